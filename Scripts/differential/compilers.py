"""What stylec and swiftc say to many bodies at once."""

import collections
import json
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

from . import scope

CHUNK = 150


class Compilers:
    def __init__(self, stylec, module, folder, jobs):
        self.stylec, self.module, self.folder, self.jobs = stylec, module, folder, jobs

    # stylec

    def check(self, cases):
        """number -> [(id, message)] of the errors of each case that has any"""
        errors = collections.defaultdict(list)
        by_platform = collections.defaultdict(list)
        for case in cases:
            by_platform[case.platform].append(case)
        for platform, group in sorted(by_platform.items()):
            self.write_styles(platform, group)
            report = os.path.join(self.folder, "report.json")
            run = subprocess.run(
                [self.stylec, "check", "--no-settings", "--limit", "0", "--diagnostics", "json", "--diagnostics-output", report,
                 self.styles(platform)], capture_output=True, text=True)
            if run.returncode not in (0, 1):
                raise SystemExit("stylec ended with %d on the cases in %s\n%s" % (run.returncode, self.styles(platform), run.stderr[-2000:]))
            with open(report, encoding="utf-8") as handle:
                for entry in json.load(handle)["diagnostics"]:
                    match = re.search(r"C(\d+)\.style$", entry["file"] or "")
                    if entry["severity"] == "error":
                        if not match:
                            raise SystemExit("the names in scope do not compile: %s" % entry)
                        errors[int(match.group(1))].append((entry["id"], entry["message"]))
        return errors

    def styles(self, platform):
        return os.path.join(self.folder, "styles-" + platform)

    def write_styles(self, platform, cases):
        folder = self.styles(platform)
        os.makedirs(folder, exist_ok=True)
        for name in os.listdir(folder):
            os.remove(os.path.join(folder, name))
        write(os.path.join(folder, "probe.style"), scope.TARGETS % platform + scope.CONFIGURATION)
        for case in cases:
            write(os.path.join(folder, "C%d.style" % case.number), "style C%d for Probe {\n%s\n}\n" % (case.number, case.text))

    def emit(self, cases):
        """number -> the Swift that stylec emits"""
        output = os.path.join(self.folder, "emitted")
        texts = {}
        by_platform = collections.defaultdict(list)
        for case in cases:
            by_platform[case.platform].append(case)
        for platform, group in sorted(by_platform.items()):
            self.write_styles(platform, group)
            run = subprocess.run([self.stylec, "compile", "--no-settings", "-o", output, self.styles(platform)], capture_output=True, text=True)
            if run.returncode != 0:
                raise SystemExit("stylec accepts the cases, but does not compile them:\n" + run.stderr[-3000:])
            for case in group:
                with open(os.path.join(output, "C%d.style.swift" % case.number), encoding="utf-8") as handle:
                    texts[case.number] = handle.read()
        return texts

    # swiftc

    def oracle(self, case):
        """The body as a member of a Swift type, without stylec."""
        return "import Foundation\nimport SwiftUI\nextension Scope {\n@ViewBuilder func c%d() -> some View {\n%s\n}\n}\n" % (case.number, case.text)

    def swift_errors(self, texts, name):
        """number -> [message] of the Swift files that swiftc refuses"""
        folder = os.path.join(self.folder, name)
        os.makedirs(folder, exist_ok=True)
        support = os.path.join(folder, "support.swift")
        write(support, scope.SWIFT + scope.ORACLE)
        paths = []
        for number, text in sorted(texts.items()):
            path = os.path.join(folder, "C%d.swift" % number)
            write(path, text)
            paths.append(path)
        chunks = [paths[index:index + CHUNK] for index in range(0, len(paths), CHUNK)]
        errors = collections.defaultdict(list)
        with ThreadPoolExecutor(self.jobs) as pool:
            for found in pool.map(lambda chunk: self.compile(chunk, support), chunks):
                for number, messages in found.items():
                    errors[number] += messages
        return errors

    def compile(self, paths, support):
        """Type checks all; what passes is then compiled further, since data races show late."""
        errors = self.run(paths, support, ["-typecheck"])
        rest = [p for p in paths if number(p) not in errors]
        while rest:
            late = self.run(rest, support, ["-emit-sil", "-o", os.devnull])
            if not late:
                break
            errors.update(late)
            rest = [p for p in rest if number(p) not in errors]
        return errors

    def run(self, paths, support, mode):
        run = subprocess.run(
            ["swiftc"] + mode + ["-wmo", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-continue-building-after-errors",
                                 "-diagnostic-style", "llvm", "-module-name", "Cases", "-I", self.module, support] + paths,
            capture_output=True, text=True)
        errors = collections.defaultdict(list)
        for line in run.stderr.split("\n"):
            match = re.match(r"(.*?)(?:/C(\d+)\.swift)?:\d+:\d+: error: (.*)", line)
            if match and match.group(2):
                errors[int(match.group(2))].append(match.group(3))
            elif re.search(r"\berror: ", line) and "fatalError" not in line:
                raise SystemExit("swiftc: " + line)
        if run.returncode != 0 and not errors:
            if len(paths) == 1:
                errors[number(paths[0])].append("the compiler ended with %d: %s" % (run.returncode, run.stderr[-300:]))
                return errors
            half = len(paths) // 2
            errors.update(self.run(paths[:half], support, mode))
            errors.update(self.run(paths[half:], support, mode))
        return errors


def number(path):
    return int(re.search(r"C(\d+)\.swift$", path).group(1))


def write(path, text):
    with open(path, "w", encoding="utf-8") as handle:
        handle.write(text)
