"""What stylec and swiftc say to many bodies at once."""

import collections
import glob
import json
import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

from . import catalogue as model
from . import scope

CHUNK = 150
EXAMPLE_SUPPORT = """
struct ExampleSlot: View { var body: some View { EmptyView() } }

extension View {
  /// Stands for `when`: the type stays as it is, since the modifiers behind it replace arguments.
  func whenever(_ condition: Bool) -> Self { self }
  /// Stands for `animate`.
  func animated<each Value: Equatable>(_ animation: Animation?, _ values: repeat each Value) -> Self { self }
}
"""
HEAD = "import Foundation\nimport SwiftUI\n"


class Compilers:
    def __init__(self, stylec, module, folder, jobs, examples):
        self.stylec, self.module, self.folder, self.jobs, self.examples = stylec, module, folder, jobs, examples

    # stylec

    def groups(self, cases):
        """Cases that are one module, by what they stand beside: a platform's names, or the examples."""
        result = collections.defaultdict(list)
        for case in cases:
            result[case.platform].append(case)
        return sorted(result.items())

    def check(self, cases):
        """number -> [(id, message)] of the errors of each case that has any"""
        errors = collections.defaultdict(list)
        for name, group in self.groups(cases):
            self.write_styles(name, group)
            report = os.path.join(self.folder, "report.json")
            run = subprocess.run(
                [self.stylec, "check", "--no-settings", "--limit", "0", "--diagnostics", "json", "--diagnostics-output", report,
                 self.styles(name)], capture_output=True, text=True)
            if run.returncode not in (0, 1):
                raise SystemExit("stylec ended with %d on the cases in %s\n%s" % (run.returncode, self.styles(name), run.stderr[-2000:]))
            with open(report, encoding="utf-8") as handle:
                for entry in json.load(handle)["diagnostics"]:
                    match = re.search(r"C(\d+)\.style$", entry["file"] or "")
                    if entry["severity"] == "error":
                        if not match:
                            raise SystemExit("the names in scope do not compile: %s" % entry)
                        errors[int(match.group(1))].append((entry["id"], entry["message"]))
        return errors

    def styles(self, name):
        return os.path.join(self.folder, "styles-" + name)

    def write_styles(self, name, cases):
        folder = self.styles(name)
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        if name == "examples":
            for path in self.examples.files:
                shutil.copy(path, folder)
        else:
            write(os.path.join(folder, "probe.style"), scope.TARGETS % name + scope.CONFIGURATION)
        for case in cases:
            write(os.path.join(folder, "C%d.style" % case.number), case.style)

    def emit(self, cases):
        """Writes the Swift that stylec emits; number -> path"""
        paths = {}
        for name, group in self.groups(cases):
            self.write_styles(name, group)
            output = os.path.join(self.folder, "emitted-" + name)
            shutil.rmtree(output, ignore_errors=True)
            run = subprocess.run([self.stylec, "compile", "--no-settings", "-o", output, self.styles(name)], capture_output=True, text=True)
            if run.returncode != 0:
                raise SystemExit("stylec accepts the cases, but does not compile them:\n" + run.stderr[-3000:])
            for case in group:
                paths[case.number] = os.path.join(output, "C%d.style.swift" % case.number)
        return paths

    # swiftc

    def support(self, name):
        """The Swift files that the cases of a module stand beside."""
        path = os.path.join(self.folder, "support-%s.swift" % name)
        if name == "examples":
            write(path, HEAD + EXAMPLE_SUPPORT)
            files = [p for p in glob.glob(os.path.join(self.folder, "emitted-examples", "*.swift")) if not re.search(r"/C\d+\.style", p)]
            return [path, os.path.join(model.ROOT, "Tests", "Callers", "Externs.swift")] + sorted(files)
        write(path, scope.SWIFT + scope.ORACLE)
        return [path]

    def emitted_errors(self, cases):
        """number -> [message] of what stylec accepts and swiftc refuses"""
        paths, errors = self.emit(cases), {}
        for name, group in self.groups(cases):
            errors.update(self.compile_all([paths[c.number] for c in group], self.support(name)))
        return errors

    def oracle_errors(self, cases, name="oracle"):
        """number -> [message] of the bodies that swiftc refuses as they stand"""
        folder, errors = os.path.join(self.folder, name), {}
        os.makedirs(folder, exist_ok=True)
        for group_name, group in self.groups(cases):
            paths = []
            for case in group:
                paths.append(os.path.join(folder, "C%d.swift" % case.number))
                write(paths[-1], HEAD + case.oracle)
            errors.update(self.compile_all(paths, self.support(group_name)))
        return errors

    def compile_all(self, paths, support):
        chunks = [paths[index:index + CHUNK] for index in range(0, len(paths), CHUNK)]
        errors = {}
        with ThreadPoolExecutor(self.jobs) as pool:
            for found in pool.map(lambda chunk: self.compile(chunk, support), chunks):
                errors.update(found)
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
                                 "-diagnostic-style", "llvm", "-module-name", "Cases", "-I", self.module] + support + paths,
            capture_output=True, text=True)
        errors = collections.defaultdict(list)
        for line in run.stderr.split("\n"):
            match = re.match(r"(?:.*/C(\d+)(?:\.style)?\.swift)?[^:]*:\d+:\d+: error: (.*)", line)
            if match and match.group(1):
                errors[int(match.group(1))].append(match.group(2))
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
    return int(re.search(r"C(\d+)(?:\.style)?\.swift$", path).group(1))


def write(path, text):
    with open(path, "w", encoding="utf-8") as handle:
        handle.write(text)
