import Hashing
import TypeChecker

/// Fixed choices between modifiers.
extension BodyEmitter {
  /// The choice as `#if` in the chain, "" for no modifiers at all; nil where it depends on the
  /// version of the system or needs values before the statement.
  mutating func directiveText(
    _ branches: [CheckedFixedBranch], _ otherwise: CheckedChain, _ place: Place
  ) -> String? {
    let choice = FixedChoice(branches.map(\.condition))
    guard choice.groups.allSatisfy({ $0.versions.isEmpty }) else { return nil }
    let chains = branches.map(\.chain) + [otherwise]
    guard chains.allSatisfy({ $0.whens.isEmpty && sdk(of: $0) == nil }) else { return nil }
    let trial = trial()
    let texts = choice.groups.map { group in
      let text = string { $0.write("", chains[group.branches[0]], place) }
      return Indentation.removed(String(text.drop { $0 == "\n" }))
    }
    if hasPending(since: trial) {
      takeBack(trial)
      return nil
    }
    if texts.allSatisfy(\.isEmpty) { return "" }
    guard let text = choice.directive(texts) else {
      takeBack(trial)
      return nil
    }
    return text
  }

  private func sdk(of chain: CheckedChain) -> Int? {
    newestSDK { $0.walk(chain) }
  }

  /// `adapted(content)`: what is chosen by version is chosen in a method of its own, since a chain
  /// cannot be divided by `#available`.
  mutating func adapted(
    _ base: String, _ branches: [CheckedFixedBranch], _ otherwise: CheckedChain, _ place: Place
  ) -> String {
    let chains = branches.map(\.chain) + [otherwise]
    let name = SwiftName.unused("adapted") { isTaken($0) || memberNames.contains($0) }
    memberNames.insert(name)
    let content = unused("content")
    var argument = base
    if base.isMultiline || !place.after(name + "(").fits(base + ")") {
      argument = claim("base")
      let text = base.isMultiline ? "let " + argument + " =\n" + base.indented() : nil
      addPending(text ?? assigned("let " + argument + " =", base, place))
    }
    let given = givenNames(chains)
    let parameters =
      ["_ " + content + ": some View"]
      + given.map { SwiftName.escaped($0.name) + ": " + $0.type }
    let text = FixedChoice(branches.map(\.condition)).text(sdks: branches.map { sdk(of: $0.chain) })
    { index in
      string { emitter in
        emitter.scope { emitter in
          emitter.statement { $0.write(content, chains[index], Place(edge: 10)) }
        }
      }
    }
    let head = SwiftWriter.listed(
      "private func " + name + "(", parameters, ") -> some View {", room: SwiftWriter.width - 2)
    members.append("@ViewBuilder\n" + head + "\n" + text.indented() + "\n}")
    let arguments = given.map {
      SwiftName.label($0.name) + ": " + SwiftName.escaped($0.name)
    }
    return SwiftWriter.listed(name + "(", [argument] + arguments, ")", room: place.room)
  }

  /// The names of the enclosing blocks that the chains use, which a method must be given.
  func givenNames(_ chains: [CheckedChain]) -> [(name: String, type: String)] {
    var result: [(name: String, type: String)] = []
    var inner: HashSet<String> = []
    var mentions = Mentions(
      { reference, type in
        let isLocal = reference.kind == .constant || methodParameters.contains(reference.name)
        if isLocal && !inner.contains(reference.name)
          && !result.contains(where: { $0.name == reference.name })
        {
          result.append((reference.name, type.swift))
        }
      }, declare: { inner.insert($0) })
    for chain in chains { mentions.walk(chain) }
    return result
  }
}

extension FixedChoice {
  /// `#if os(iOS) … #else … #endif` of modifiers; nil where a branch without any stands in the way,
  /// since a branch in a chain cannot be empty.
  fileprivate func directive(_ texts: [String]) -> String? {
    guard let last = texts.last else { return "" }
    let filled = texts.indices.dropLast().filter { !texts[$0].isEmpty }
    if filled.count == texts.count - 1 || last.isEmpty {
      var result = ""
      for index in filled {
        result += (result.isEmpty ? "#if " : "#elseif ") + groups[index].platformTest + "\n"
        result += texts[index].indented() + "\n"
      }
      if !last.isEmpty { result += "#else\n" + last.indented() + "\n" }
      return result + "#endif"
    }
    guard filled.isEmpty else { return nil }
    let others = groups.dropLast().flatMap(\.platforms).map { "!os(" + $0.name + ")" }
    return "#if " + others.joined(separator: " && ") + "\n" + last.indented() + "\n#endif"
  }
}
