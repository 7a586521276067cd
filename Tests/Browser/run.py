"""Runs the tests in Chromium: all, or those whose names contain one of the texts given.

usage: run.py MENUGEN [TEXT…]
"""

import os
import sys
import unittest

from browser import find


def cases(suite):
    for part in suite:
        yield from cases(part) if isinstance(part, unittest.TestSuite) else [part]


if __name__ == "__main__":
    os.environ["MENUGEN"] = os.path.abspath(sys.argv[1])
    names = sys.argv[2:]
    if not find():
        print("skipped: no Chromium here (install it with apt-get install chromium, or name it in CHROMIUM)")
        sys.exit(0)
    found = [case for case in cases(unittest.defaultTestLoader.loadTestsFromNames(["serve_tests", "walk_tests"]))
             if not names or any(name in case.id() for name in names)]
    if not found:
        sys.exit(f"no test is named {' or '.join(names)}")
    sys.exit(not unittest.TextTestRunner(verbosity=2).run(unittest.TestSuite(found)).wasSuccessful())
