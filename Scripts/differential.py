#!/usr/bin/env python3
"""Compares what stylec accepts with what swiftc accepts, on generated bodies.

usage: differential.py [--count N] [--seed N] [--stylec PATH] [--module DIR] [--jobs N] [--keep DIR] [--list]

Bodies are made from the catalogue (each modifier, initialiser and static member with arguments in many forms), and most of them are
then changed: labels, arity, types, receivers, members, order, optionality, cases. A third are bodies of the examples with one or two
such changes. stylec is asked about each. What it accepts is emitted and compiled against the SwiftUI module of Tests/SwiftUIAPI; what
it refuses is given to swiftc as it stands, as a member of a type that has the same names (Scripts/differential/scope.py and
examples.py), so that stylec has no part in the answer.

Reported are four counts and every disagreement: swiftc refuses what stylec accepts (wanted: none), swiftc accepts what stylec
refuses (wanted: under 1 %). What stylec refuses for a reason that is the language's own, or that swiftc does not look at (the module
knows no availability), is counted apart; Docs/Checking.md lists these kinds. The exit status is 1 where a measure is not met.
"""

import argparse
import collections
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from differential import cases, catalogue, compilers, examples, expressions, known, mutate  # noqa: E402

ROOT = catalogue.ROOT


def generate(count, seed, sources, translated):
    """The cases of a seed."""
    source = random.Random(seed)
    library = catalogue.Catalogue()
    generator = cases.Generator(library, expressions.Expressions(library, source), source)
    mutations = mutate.Mutations(library, source)
    result, seen = [], set()
    while len(result) < count:
        if source.random() < 1 / 3:
            style = source.choice(sources.styles)
            case = cases.ExampleCase(sources, style, style.body, "%s for %s" % (style.name, style.control), style.key in translated)
            changes = source.choice([1, 1, 2])
        else:
            case = generator.next()
            changes = source.choice([0, 0, 1, 1, 2])
        if case is None:
            continue
        for _ in range(changes):
            changed = mutations.mutate(case.body)
            if changed:
                case.origin += " " + changed[0]
                case.body = changed[1]
        if case.text in seen or not known.is_in_language(case.text):
            continue
        seen.add(case.text)
        case.number = len(result)
        result.append(case)
    return result


def translatable(sources, tools):
    """The names of the styles whose body, unchanged, compiles as the Swift that stands for it."""
    whole = []
    for style in sources.styles:
        case = cases.ExampleCase(sources, style, style.body, style.name, True)
        case.number = len(whole)
        if case.oracle is not None:
            whole.append(case)
    tools.emit(whole)
    errors = tools.oracle_errors(whole, "unchanged")
    return {case.source.key for case in whole if case.number not in errors}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stylec", default=os.path.join(ROOT, ".build", "release", "stylec"))
    parser.add_argument("--module", default=os.environ.get("SWIFTUI_API_DIR"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", help="leave all files in this folder")
    parser.add_argument("--list", action="store_true", help="print what is counted apart too")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(folder, exist_ok=True)
        module = options.module or os.path.join(folder, "api")
        if not os.path.exists(os.path.join(module, "SwiftUI.swiftmodule")):
            subprocess.run([os.path.join(ROOT, "Tests", "SwiftUIAPI", "build.sh"), module, "-evolution"], check=True, stdout=subprocess.DEVNULL)
        sources = examples.Examples()
        tools = compilers.Compilers(options.stylec, module, folder, options.jobs, sources)
        return measure(options, generate(options.count, options.seed, sources, translatable(sources, tools)), tools)


def measure(options, all_cases, tools):
    refused = tools.check(all_cases)
    accepted = [c for c in all_cases if c.number not in refused]
    wrong = tools.emitted_errors(accepted)
    doubtful = [c for c in all_cases if c.number in refused]
    compared = [c for c in doubtful if c.oracle is not None]
    swift = tools.oracle_errors(compared)
    apart, disagreements = collections.defaultdict(list), []
    for case in compared:
        if case.number not in swift:
            reason = known.reason(case.text, refused[case.number])
            (apart[reason] if reason else disagreements).append(case)
    for case in accepted:
        if case.number in wrong:
            show(case, ["swiftc: " + m for m in wrong[case.number]], "ACCEPTED, but not by swiftc")
    for case in disagreements:
        show(case, ["stylec: %s [%s]" % (m, i) for i, m in refused[case.number]], "REFUSED, but not by swiftc")
    for reason, group in sorted(apart.items()):
        for case in group if options.list else []:
            show(case, ["stylec: %s [%s]" % (m, i) for i, m in refused[case.number]], "REFUSED (%s)" % reason)
    print()
    print("%6d cases of seed %d" % (len(all_cases), options.seed))
    print("%6d accepted by both" % (len(accepted) - len(wrong)))
    print("%6d refused by both" % len(swift))
    print("%6d accepted by stylec, refused by swiftc" % len(wrong))
    print("%6d refused by stylec, accepted by swiftc (%.2f %%)" % (len(disagreements), 100 * len(disagreements) / len(all_cases)))
    for reason, group in sorted(apart.items(), key=lambda item: -len(item[1])):
        print("%6d more of a known kind: %s" % (len(group), reason))
    print("%6d refused by stylec, not compared: nothing in Swift stands for them" % (len(doubtful) - len(compared)))
    return 1 if wrong or len(disagreements) * 100 >= len(all_cases) else 0


def show(case, messages, title):
    print("%s: %s (C%d, %s)" % (title, case.origin, case.number, case.platform))
    print("    " + case.text.replace("\n", "\n    "))
    for message in messages[:2]:
        print("    " + message)


if __name__ == "__main__":
    sys.exit(main())
