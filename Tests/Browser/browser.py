"""Chromium without a window, driven through its DevTools protocol over a pipe. Needs only Python's standard library."""

import json
import os
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def find():
    """Returns the path of Chromium: $CHROMIUM, or the first known name in PATH; None without one."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


class BrowserError(Exception):
    pass


class Browser:
    """A running browser with an empty profile."""

    def __init__(self, program, patience=90):
        self.patience = patience
        self.profile = tempfile.mkdtemp(prefix="menugen-browser-")
        read_commands, self.commands = os.pipe()
        self.answers, write_answers = os.pipe()
        command = [program, "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self.profile}",
                   "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
                   "--window-size=1000,700", "--hide-scrollbars"]
        # Chromium refuses to run as root, as in a container, with its sandbox.
        if os.geteuid() == 0:
            command.append("--no-sandbox")

        # Chromium reads commands from descriptor 3 and writes answers to 4.
        def connect():
            kept = [os.dup2(read_commands, 200), os.dup2(write_answers, 201)]
            os.dup2(kept[0], 3)
            os.dup2(kept[1], 4)
            os.close(200)
            os.close(201)

        self.process = subprocess.Popen(command, preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        os.close(read_commands)
        os.close(write_answers)
        os.set_blocking(self.answers, False)
        self.buffer = b""
        self.number = 0
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.send("Browser.close")
        except (BrowserError, OSError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, session=None, **parameters):
        """Sends a command and returns its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        number = self.number
        end = time.monotonic() + self.patience
        while True:
            answer = self.receive(end, method)
            if answer.get("id") == number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def receive(self, end, waiting_for):
        while b"\0" not in self.buffer:
            if time.monotonic() > end:
                raise BrowserError(f"no answer to {waiting_for}")
            try:
                part = os.read(self.answers, 1 << 20)
            except BlockingIOError:
                time.sleep(0.001)
                continue
            if not part:
                raise BrowserError("the browser ended")
            self.buffer += part
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def page(self, address):
        """Opens an address in a new tab."""
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, target, session)
        page.open(address)
        return page


class Page:
    """A tab."""

    def __init__(self, browser, target, session):
        self.browser, self.target, self.session = browser, target, session
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.send(domain + ".enable")

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def open(self, address):
        self.send("Page.navigate", url=address)
        self.until("document.readyState == 'complete' && location.href != 'about:blank'")

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)

    def run(self, script):
        """Evaluates an expression, waits for its promise and returns its value."""
        result = self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def until(self, condition, seconds=60):
        """Waits until an expression is true, also across a reload."""
        end = time.monotonic() + seconds
        problem = None
        while time.monotonic() < end:
            try:
                if self.run(f"!!({condition})"):
                    return
            except BrowserError as error:
                problem = error
            time.sleep(0.01)
        raise BrowserError(f"never true: {condition}" + (f" ({problem})" if problem else ""))

    def painted(self, condition, change, seconds=60):
        """Makes a change, and returns the milliseconds until a frame is painted in which an expression is true."""
        # The frame is painted after its animation callbacks, and before the next task.
        self.run(f"""window.menugenPaint = new Promise((resolve, reject) => {{
          const end = performance.now() + {seconds * 1000};
          const look = () => {{
            if ({condition}) {{
              const channel = new MessageChannel();
              channel.port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
              channel.port2.postMessage(0);
            }} else if (performance.now() > end) reject(new Error('never painted'));
            else requestAnimationFrame(look);
          }};
          look();
        }}); 0""")
        start = time.time()
        change()
        return self.run("window.menugenPaint") - start * 1000

    def printed(self):
        """Returns what scripts wrote to the console since the last call."""
        self.run("0")
        texts = [" ".join(str(value.get("value")) for value in event["params"]["args"])
                 for event in self.browser.events
                 if event.get("sessionId") == self.session and event["method"] == "Runtime.consoleAPICalled"]
        self.browser.events = [event for event in self.browser.events if event.get("sessionId") != self.session]
        return texts

    def problems(self):
        """Returns the errors in the console since the last call: refused by a policy, missing files, exceptions."""
        self.run("0")
        texts = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            if event["method"] == "Log.entryAdded" and event["params"]["entry"]["level"] in ("error", "warning"):
                texts.append(event["params"]["entry"]["text"] + " " + event["params"]["entry"].get("url", ""))
            if event["method"] == "Runtime.exceptionThrown":
                texts.append(str(event["params"]["exceptionDetails"]))
        self.browser.events = [event for event in self.browser.events if event.get("sessionId") != self.session]
        return texts
