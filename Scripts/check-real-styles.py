#!/usr/bin/env python3
"""Compiles Tests/RealStyles: each file with stylec, and what it emits with swiftc beside stubs of its `extern` names.

usage: check-real-styles.py [--stylec PATH] [--module DIR] [--mode 5|6] [--jobs N] [--summary] [FILES…]

--summary counts how many styles need no `#swift`, how many need one as a value, and how many need one as a whole view.
"""

import argparse
import glob
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def script(name):
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), os.path.join(ROOT, "Scripts", name + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def empty_module(name, folder):
    """A module that a style imports, without anything in it."""
    source = os.path.join(folder, "empty.swift")
    with open(source, "w", encoding="utf-8"):
        pass
    subprocess.run(["swiftc", "-emit-module", "-parse-as-library", "-module-name", name, "-emit-module-path",
                    os.path.join(folder, name + ".swiftmodule"), source], check=True, capture_output=True)


def compile_file(path, stub, options, module, folder):
    """What is wrong with one file, as lines."""
    name = os.path.splitext(os.path.basename(path))[0]
    output = os.path.join(folder, name + ".swift")
    run = subprocess.run([options.stylec, "compile", "--no-settings", "-o", output, path], capture_output=True, text=True)
    if run.returncode != 0:
        return ["stylec: " + line for line in run.stderr.split("\n") if " error: " in line] or [run.stderr]
    with open(path, encoding="utf-8") as handle:
        text = handle.read()
    declared = stub.stubs([text]) + stub.ANYTHING
    sources = [output, os.path.join(folder, name + "-stubs.swift")]
    # What the raw Swift of a style takes from elsewhere.
    raw = os.path.join(ROOT, "Tests", "RealStyles", "Swift", name + ".swift")
    if os.path.exists(raw):
        sources.append(raw)
    for imported in re.findall(r"^import (\w+)$", text, re.M):
        empty_module(imported, folder)
    with open(sources[1], "w", encoding="utf-8") as handle:
        handle.write(declared)
    run = subprocess.run(
        ["swiftc", "-c", "-wmo", "-parse-as-library", "-swift-version", options.mode, "-suppress-warnings", "-module-name", "RealStyle",
         "-diagnostic-style", "llvm", "-I", module, "-I", folder, "-o", os.path.join(folder, name + ".o")] + sources, capture_output=True, text=True)
    return ["swiftc: " + line for line in run.stderr.split("\n") if ": error: " in line] if run.returncode else []


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stylec", default=os.path.join(ROOT, ".build", "release", "stylec"))
    parser.add_argument("--module", default=os.environ.get("SWIFTUI_API_DIR"))
    parser.add_argument("--mode", default="6")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--summary", action="store_true")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    files = options.files or sorted(glob.glob(os.path.join(ROOT, "Tests", "RealStyles", "*.style")))
    if options.summary:
        return summary(files)
    stub = script("extern-stubs")
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        module = options.module or os.path.join(folder, "api")
        if not os.path.exists(os.path.join(module, "SwiftUI.swiftmodule")):
            subprocess.run([os.path.join(ROOT, "Tests", "SwiftUIAPI", "build.sh"), module, "-evolution"], check=True, stdout=subprocess.DEVNULL)
        with ThreadPoolExecutor(options.jobs) as pool:
            for path, errors in zip(files, pool.map(lambda p: compile_file(p, stub, options, module, folder), files)):
                failed += bool(errors)
                for error in errors[:4]:
                    print("%s: %s" % (os.path.basename(path), error))
    print("%d of %d files compile in Swift %s" % (len(files) - failed, len(files), options.mode))
    return 1 if failed else 0


def summary(files):
    none, values, views = [], [], []
    for path in files:
        with open(path, encoding="utf-8") as handle:
            text = re.sub(r"^\s*//[^\n]*\n", "", handle.read(), flags=re.M)
        if "#swift" not in text:
            none.append(path)
        elif re.search(r"^\s*#swift", text, re.M):
            views.append(path)
        else:
            values.append(path)
    total = len(files)
    print("%d styles: %d (%.0f %%) without #swift, %d with one as a value, %d with one as a view" % (
        total, len(none), 100 * len(none) / total, len(values), len(views)))
    for path in values + views:
        print("    " + os.path.basename(path))
    return 0


if __name__ == "__main__":
    sys.exit(main())
