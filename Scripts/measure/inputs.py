#!/usr/bin/env python3
"""Writes the inputs of Scripts/bench: DIR/KIND-COUNT.EXT for each kind and count.

    Scripts/measure/inputs.py DIR 1 100 1000

A declaration is what stands on its own in a file. Each kind repeats a cycle of ten that is alike in
size and in what the compiler has to do: names that refer to each other, types, default values.

style   1 modifier, 1 struct, 1 configuration of five members, 7 styles with a parameter, a state
        conditional and, all but one, an animation
fbs     1 enum, 1 struct, 8 tables of five fields with defaults and references
thrift  1 enum, 1 exception, 8 structs of five fields with defaults and references
scss    1 mixin, 1 function, 8 rules of five items that use both
"""
import os
import sys


def style(index):
    group, place = divmod(index, 10)
    if place == 0:
        return f"""/// A button that fills its width.
style Wide{group}(fill: Color = .blue) for Button {{
    label
        .padding(12)
        .background(fill)
        when isPressed {{ .opacity(0.7) }}
}}
"""
    if place == 1:
        return f"modifier Raised{group}(level: CGFloat = 2) {{\n    .shadow(radius: level)\n}}\n"
    if place == 2:
        return f"struct Tones{group} {{\n    normal: Color\n    pressed: Color? = nil\n}}\n"
    if place == 3:
        return f"""/// A mark with a title.
configuration Mark{group} {{
    slot title: Text
    state isSelected: Bool = false
    state level: Int = 3
    binding value: Double
    action onTap?
}}
"""
    default = "default " if place == 4 else ""
    return f"""{default}style Look{place}(tint: Color = .blue) for Mark{group} {{
    title
        .padding({place})
        .background(tint)
        when isSelected {{ .background(.gray) }}
        animate .easeOut(duration: 0.1)
}}
"""


def flatbuffers(index):
    group, place = divmod(index, 10)
    if place == 0:
        return f"enum Tone{group} : byte {{ neutral, info, success, warning, danger }}\n"
    if place == 1:
        return f"struct Point{group} {{\n  x:float;\n  y:float;\n}}\n"
    other = f"Mark{group}_{place - 1}" if place > 2 else f"Point{group}"
    return f"""/// A mark with a title.
table Mark{group}_{place} {{
  title:string;
  count:int = {place};
  value:double = 0.5;
  tone:Tone{group} = info;
  other:{other};
}}
"""


def thrift(index):
    group, place = divmod(index, 10)
    if place == 0:
        return f"enum Tone{group} {{ neutral, info, success, warning, danger }}\n"
    if place == 1:
        return f"exception Fault{group} {{\n  1: string message\n  2: i32 code\n}}\n"
    other = f"Mark{group}_{place - 1}" if place > 2 else "string"
    return f"""/** A mark with a title. */
struct Mark{group}_{place} {{
  1: required string title
  2: i32 count = {place}
  3: double value = 0.5
  4: Tone{group} tone
  5: optional {other} other
}}
"""


def sass(index):
    group, place = divmod(index, 10)
    if place == 0:
        return f"@mixin raised{group}($level: 2px) {{\n  box-shadow: 0 $level $level * 2 gray;\n}}\n"
    if place == 1:
        return f"@function tone{group}($level) {{\n  @return rgba(#0a84ff, $level / 10);\n}}\n"
    return f"""/* Look {place} of a mark. */
.mark{group}-{place} {{
  $tint: #0a84ff;
  padding: {place}px;
  background: tone{group}({place});
  @include raised{group}({place}px);
  &:hover {{ color: $tint; }}
}}
"""


KINDS = {
    "style": (style, "target iOS 16, macOS 13\n\n"),
    "fbs": (flatbuffers, "namespace bench;\n\n"),
    "thrift": (thrift, "namespace swift Bench\n\n"),
    "scss": (sass, ""),
}


def main():
    folder, counts = sys.argv[1], [int(count) for count in sys.argv[2:]]
    os.makedirs(folder, exist_ok=True)
    for kind, (declaration, head) in KINDS.items():
        for count in counts:
            with open(os.path.join(folder, f"input{count}.{kind}"), "w") as file:
                file.write(head)
                file.writelines(declaration(index) + "\n" for index in range(count))


main()
