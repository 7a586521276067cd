"""A copy of a site, served by `menugen serve` for as long as a test needs it."""

import os
import shutil
import signal
import subprocess
import tempfile
import time


class Served:
    def __init__(self, menugen, content, *arguments, themes=None):
        self.folder = tempfile.mkdtemp(prefix="menugen-served-")
        shutil.copytree(content, self.place("Content"))
        if themes:
            shutil.copytree(themes, self.place("Themes"))
        start = time.monotonic()
        self.errors = open(self.place("errors"), "wb")
        self.process = subprocess.Popen([menugen, "serve", "--port", "0", *arguments], cwd=self.folder,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.errors)
        self.address = self.process.stdout.readline().decode().strip()
        # The time until the first line, in milliseconds.
        self.start_time = (time.monotonic() - start) * 1000
        if not self.address:
            raise RuntimeError("menugen serve did not start: " + self.read("errors"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(10)
        self.process.stdout.close()
        self.errors.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def place(self, path):
        return os.path.join(self.folder, path)

    def read(self, path):
        with open(self.place(path), encoding="utf-8") as file:
            return file.read()

    def write(self, path, text):
        os.makedirs(os.path.dirname(self.place(path)), exist_ok=True)
        with open(self.place(path), "w", encoding="utf-8") as file:
            file.write(text)

    def save(self, path, text):
        """Saves as many editors do: writes another file and renames it."""
        self.write(path + "~", text)
        os.replace(self.place(path + "~"), self.place(path))

    def replace(self, path, old, new, count=-1):
        text = self.read(path)
        if old not in text:
            raise ValueError(f"{path} has no {old!r}")
        self.write(path, text.replace(old, new, count))
