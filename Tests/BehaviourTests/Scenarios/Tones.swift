// styles: Examples/Avatar.style Examples/Badge.style Examples/Banner.style Examples/Card.style
// styles: Examples/Chip.style Examples/StatTile.style Examples/Foundations.style
// swift: Tests/Callers/Card.swift Tests/Callers/StatTile.swift Tests/Callers/Externs.swift
// replace: #if (os(iOS) || os(macOS)) && compiler(>=6.2) => #if true
// replace: #if os(macOS) => #if true
// replace: #available(iOS 26, macOS 26, *) => isNew
// without a variant: a hand-written style
import SwiftUI

// Enumerations, fixed choices, shared modifiers, values of the project's own.

nonisolated(unsafe) var isNew = true

// MARK: - Avatar

for presence in AvatarStyleConfiguration.Presence.allCases {
  let host = Host {
    Avatar(presence: presence, initials: "AB") { Image(systemName: "person") }
  }
  let dot = host.first(showing: "Circle()")!
  let paints: [AvatarStyleConfiguration.Presence: String] = [
    .offline: "gray", .away: "orange", .online: "green",
  ]
  check("a func of a case: \(presence)", dot.look("fill"), is: paints[presence])
  check("a when of a case: \(presence)", dot.opacity, is: presence == .offline ? 0 : 1)
  check(
    "saturation: \(presence)", host.first("Image")?.argument(of: "saturation"),
    is: presence == .offline ? "0.2" : "1")
  let cut = Host {
    Avatar(presence: presence) { Image(systemName: "person") }
      .avatarStyle(.cut(shape: Capsule(), line: .red))
  }
  let line = cut.first(showing: "Capsule()")
  check(
    "an opaque shape: \(presence)", line?.look("strokePaint"),
    is: presence == .offline ? "gray.opacity(0.4)" : "red")
  check("a fixed argument: \(presence)", line?.look("stroke"), is: "2")
  for newer in [true, false] {
    isNew = newer
    let initials = Host {
      Avatar(presence: presence, initials: "AB") { EmptyView() }.avatarStyle(.initials)
    }
    let text = initials.first(showing: "AB")!
    let name = "\(presence), \(newer ? "newer" : "older")"
    check("if available: \(name)", text.argument(of: "glassEffect") != nil, is: newer)
    check("else: \(name)", text.argument(of: "background") != nil, is: !newer)
    check("if os: \(name)", text.argument(of: "help") != nil)
    check(
      "after a fixed choice: \(name)", text.argument(of: "shadow", "radius"),
      is: presence == .online ? "4" : "0")
    check("an environment value or else: \(name)", text.look("font"), is: ".headline")
    initials.set(\.font, .title)
    check("an environment value: \(name)", initials.first("Text")?.look("font"), is: ".title")
  }
  isNew = true
}

do {
  let opened = Outside(0)
  let host = Host {
    Avatar {
      Image(systemName: "person")
    } mark: {
      Text("mark")
    } onOpen: {
      opened.value += 1
    }
  }
  check("an optional slot in place of another view", host.first(showing: "Circle()") == nil)
  host.tap(host.first("Image")!)
  check("an optional action of a gesture", opened.value, is: 1)
}

// MARK: - Badge

for emphasis in CountBadgeStyleConfiguration.Emphasis.allCases {
  for count in [0, 3, 120] {
    let host = Host { CountBadge("new", count: count, emphasis: emphasis) }
    let text = host.first("Text")!
    let name = "\(emphasis), \(count)"
    check("a derived text: \(name)", text.content, is: count == 120 ? "99+" : "\(count)")
    check(
      "a declared default of an inherited value: \(name)", text.look("font"),
      is: emphasis == .loud ? ".callout" : ".caption2")
    check("weight: \(name)", text.look("weight"), is: emphasis == .loud ? ".bold" : ".regular")
    check(
      "kinds that differ: \(name)",
      [text.look("foreground"), text.argument(of: "background")],
      is: emphasis == .quiet ? ["secondary", "quaternary"] : ["white", "red"])
    check("opacity: \(name)", text.opacity, is: count == 0 ? 0 : 1)
    let stamp = Host {
      CountBadge(count: count, emphasis: emphasis)
        .countBadgeStyle(.stamp(shape: Circle(), ink: .black))
    }
    check(
      "a when inside a block of views: \(name)", stamp.first(showing: "Circle()")?.look("fill"),
      is: emphasis == .quiet ? "black.opacity(0.4)" : "black")
    check(
      "rotation: \(name)", stamp.first("Text")?.argument(of: "rotationEffect"),
      is: emphasis == .loud ? "-8°" : "0°")
  }
}

do {
  let host = Host {
    CountBadge(count: 1, emphasis: .loud).countBadgeStyle(.wreathed(ornament: Counter("leaf")))
  }
  host.tap(host.first(showing: "leaf 0")!)
  check("a view as a parameter, twice", host.root.texts, is: ["leaf 1", "1", "leaf 0"])
  check("a level over all", host.first("Text")?.look("foreground"), is: "yellow")
}

// MARK: - Banner

for tone in Tone.allCases {
  for isBusy in [false, true] {
    let name = "\(tone), busy \(isBusy)"
    let dismiss: (() -> Void)? = isBusy ? nil : {}
    let host = Host {
      Banner("T", message: "M", tone: tone, isBusy: isBusy, onDismiss: dismiss)
    }
    let disc = host.first("Image")!
    let paints: [Tone: String] = [
      .neutral: "gray", .info: "blue", .success: "green", .warning: "orange", .danger: "red",
    ]
    check("a switch: \(name)", disc.argument(of: "background"), is: paints[tone])
    let symbols: [Tone: String] = [
      .success: "checkmark", .warning: "exclamationmark", .danger: "exclamationmark",
    ]
    check("a switch with a default: \(name)", disc.content, is: symbols[tone] ?? "info")
    check("a modifier of the project: \(name)", disc.opacity, is: isBusy ? 0.6 : 1)
    check("an action's presence: \(name)", host.first(showing: "xmark") != nil, is: !isBusy)
    let strip = Host {
      Banner("T", message: "M", tone: tone, isBusy: isBusy, onDismiss: dismiss).bannerStyle(.strip)
    }
    let text = strip.first(showing: "T")!
    check("inserted, of the project: \(name)", text.opacity, is: isBusy ? 0.6 : 1)
    check(
      "brightness: \(name)", text.argument(of: "brightness"), is: tone == .danger ? "0.05" : "0")
    check(
      "passed on unchecked: \(name)", text.argument(of: "tint"), is: tone == .danger ? "red" : "nil"
    )
  }
}

do {
  let host = Host { Banner("T", message: "M", icon: { Counter("icon") }) }
  host.tap(host.first(showing: "icon 0")!)
  let before = host.root.identities
  host.set(\.colorScheme, .dark)
  let edge = host.root.all.last { $0.name.hasPrefix("RoundedRectangle") }
  check("a shared modifier's environment", edge?.look("borderPaint"), is: "white.opacity(0.15)")
  check("a shared modifier: one identity", host.root.identities, is: before)
  check("a slot in an if: state inside survives", host.root.texts.first, is: "icon 1")
  let disc = Host { Banner("T", message: "M").controlSize(.large) }
  check(
    "a shared view's environment", disc.first("Image")?.argument(of: "frame", "width"), is: "40")
}

// MARK: - Card

for states in combinations(2) {
  let host = Host {
    Card(isFeatured: states[0]) {
      Text("T")
    } content: {
      Text("C")
    } badge: {
      Text("B")
    }
  }
  host.hover(host.first(showing: "T")!, states[1])
  let name = "featured \(states[0]), hovered \(states[1])"
  check(
    "a shared modifier in a when: \(name)",
    host.first(showing: "T")?.argument(of: "shadow", "radius"),
    is: states[0] || states[1] ? "12" : "4")
  let dotted = Host {
    Card(isFeatured: states[0]) {
      Text("T")
    } content: {
      Text("C")
    } badge: {
      Text("B")
    }
    .cardStyle(.dotted(color: .red))
  }
  let line = dotted.root.all.last { $0.name.hasPrefix("RoundedRectangle") }
  check(
    "a choice inside a value: \(name)", line?.look("stroke")?.contains("3"), is: states[0])
}

// MARK: - Chip

for tone in Tone.allCases {
  for states in combinations(4) {
    let taps = Outside(0)
    let (isSelected, isHovered, canSelect) = (states[0], states[1], states[2])
    let host = Host {
      Chip(
        "T", tone: tone, isSelected: isSelected,
        onSelect: canSelect ? { taps.value += 1 } : nil)
    }
    host.hover(host.first(showing: "T")!, isHovered)
    host.set(\.isEnabled, !states[3])
    let name =
      "\(tone), selected \(isSelected), hovered \(isHovered), selectable \(canSelect), "
      + "enabled \(!states[3])"
    let text = host.first(showing: "T")!
    let fill =
      "\(tone == .neutral ? "gray" : tone == .info ? "blue" : tone == .success ? "green" : tone == .warning ? "orange" : "red")"
    let ink = tone == .neutral ? "Color.primary" : fill
    check("ink: \(name)", text.look("foreground"), is: isSelected ? "white" : ink)
    let lit = isHovered && canSelect ? "\(fill).opacity(0.25)" : "\(fill).opacity(0.15)"
    let selected = tone == .success ? "mint" : fill
    check(
      "the later wins: \(name)", text.argument(of: "background"), is: isSelected ? selected : lit)
    check("opacity: \(name)", text.opacity, is: states[3] ? 0.4 : 1)
    host.tap(text)
    check("an optional action: \(name)", taps.value, is: canSelect && !states[3] ? 1 : 0)
  }
}

do {
  let host = Host { Chip("T") }
  check("an environment value of the project", host.first("Text")?.look("font"), is: ".footnote")
  host.set(\.density, .compact)
  check(
    "an environment value of the project updates", host.first("Text")?.look("font"), is: ".caption")
}

// MARK: - StatTile

do {
  let host = Host { StatTile(name: "T", lines: ["A", "B"]) }
  check("rows", host.root.texts, is: ["T", "2.0", "A", "B"])
  check("not reached", host.first("Text")?.argument(of: "background"), is: "gray.opacity(0.1)")
  host.tap(host.first(showing: "arrow.clockwise")!)
  check(
    "a derived value updates", host.first("Text")?.argument(of: "background"),
    is: "indigo.opacity(0.2)")
  check(
    "a theme", host.first("Text")?.argument(of: "clipShape"),
    is: "RoundedRectangle(cornerRadius: 18)")
  let written = Host { StatTile(name: "T", lines: ["A"]).statTileStyle(NumberStatTileStyle()) }
  check("a hand-written style", written.root.texts, is: ["T", "2.0", "A"])
  checkNoFaults("no faults")
}
