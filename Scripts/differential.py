#!/usr/bin/env python3
"""Compares what stylec accepts with what swiftc accepts, on generated bodies.

usage: differential.py [--count N] [--seed N] [--stylec PATH] [--module DIR] [--jobs N] [--keep DIR] [--list] [--examples-only]

Bodies are made from the catalogue (each modifier, initialiser and static member with arguments in many forms), and most of them are
then changed: labels, arity, types, receivers, members, order, optionality, cases. stylec is asked about each. What it accepts is
emitted and compiled against the SwiftUI module of Tests/SwiftUIAPI; what it refuses is given to swiftc as it stands, as a member of
a type that has the same names (Scripts/differential/scope.py), so that stylec has no part in the answer.

Reported are four counts, and every disagreement: swiftc refuses what stylec accepts (wanted: none), swiftc accepts what stylec
refuses (wanted: under 1 %). What stylec refuses for a reason that swiftc does not look at (the module knows no availability) or that
Docs/Checking.md lists is counted apart. The exit status is 1 where a wanted measure is not met.
"""

import argparse
import collections
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from differential import cases, catalogue, compilers, expressions, known, mutate  # noqa: E402

ROOT = catalogue.ROOT


def generate(count, seed):
    """The cases of a seed."""
    source = random.Random(seed)
    library = catalogue.Catalogue()
    forms = expressions.Expressions(library, source)
    generator = cases.Generator(library, forms, source)
    mutations = mutate.Mutations(library, source)
    result, seen = [], set()
    while len(result) < count:
        case = generator.next()
        if case is None:
            continue
        for _ in range(source.choice([0, 0, 1, 1, 2])):
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


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stylec", default=os.path.join(ROOT, ".build", "release", "stylec"))
    parser.add_argument("--module", default=os.environ.get("SWIFTUI_API_DIR"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", help="leave all files in this folder")
    parser.add_argument("--list", action="store_true", help="print the disagreements that are counted apart too")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(folder, exist_ok=True)
        module = options.module or os.path.join(folder, "api")
        if not os.path.exists(os.path.join(module, "SwiftUI.swiftmodule")):
            subprocess.run([os.path.join(ROOT, "Tests", "SwiftUIAPI", "build.sh"), module, "-evolution"], check=True, stdout=subprocess.DEVNULL)
        return measure(options, compilers.Compilers(options.stylec, module, folder, options.jobs))


def measure(options, tools):
    all_cases = generate(options.count, options.seed)
    refused = tools.check(all_cases)
    accepted = [c for c in all_cases if c.number not in refused]
    wrong = tools.swift_errors(tools.emit(accepted), "accepted")
    doubtful = [c for c in all_cases if c.number in refused]
    swift = tools.swift_errors({c.number: tools.oracle(c) for c in doubtful}, "refused")
    apart, disagreements = collections.defaultdict(list), []
    for case in doubtful:
        if case.number in swift:
            continue
        reason = known.reason(case.text, refused[case.number])
        if reason:
            apart[reason].append(case)
        else:
            disagreements.append(case)
    for case in accepted:
        if case.number in wrong:
            print("ACCEPTED, but not by swiftc: %s (C%d, %s)" % (case.origin, case.number, case.platform))
            print("    " + case.text.replace("\n", "\n    "))
            for message in wrong[case.number][:2]:
                print("    swiftc: " + message)
    for case in disagreements:
        show(case, refused, "REFUSED, but not by swiftc")
    for reason, group in sorted(apart.items()):
        for case in group if options.list else []:
            show(case, refused, "REFUSED (%s)" % reason)
    print()
    print("%6d cases of seed %d" % (len(all_cases), options.seed))
    print("%6d accepted by both" % (len(accepted) - len([c for c in accepted if c.number in wrong])))
    print("%6d refused by both" % len([c for c in doubtful if c.number in swift]))
    print("%6d accepted by stylec, refused by swiftc" % len([c for c in accepted if c.number in wrong]))
    print("%6d refused by stylec, accepted by swiftc (%.2f %%)" % (len(disagreements), 100 * len(disagreements) / len(all_cases)))
    for reason, group in sorted(apart.items(), key=lambda item: -len(item[1])):
        print("%6d   of a known kind: %s" % (len(group), reason))
    return 1 if wrong or len(disagreements) * 100 >= len(all_cases) else 0


def show(case, refused, title):
    print("%s: %s (C%d, %s)" % (title, case.origin, case.number, case.platform))
    print("    " + case.text.replace("\n", "\n    "))
    for identifier, message in refused[case.number][:2]:
        print("    stylec: %s [%s]" % (message, identifier))


if __name__ == "__main__":
    sys.exit(main())
