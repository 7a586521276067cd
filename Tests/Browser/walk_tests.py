"""A guest's way through a menu, on a phone: with scripts, and without."""

import base64
import os
import re
import unittest
from pathlib import Path

from browser import Browser, Page, find
from served import Served

ROOT = Path(__file__).resolve().parents[2]
DISHES = """[...document.querySelectorAll('.dish')].map((dish) => ({
  id: dish.querySelector('a').getAttribute('href').split('/').at(-2),
  isShown: dish.offsetHeight > 0,
  words: dish.innerText,
  notes: [...dish.querySelectorAll('.ask')].filter((note) =>
    getComputedStyle(note).backgroundColor == getComputedStyle(dish).color).map((note) => note.innerText),
}))"""
CONTAINS_MILK = re.compile(r"Contains:[^.]*\bmilk\b")
MAY_CONTAIN_MILK = re.compile(r"(May contain|With choices[^:]*|Depending on size[^:]*):[^.]*\bmilk\b")


def setUpModule():
    global BROWSER, SITE
    BROWSER = Browser(find())
    SITE = Served(os.environ["MENUGEN"], ROOT / "Content")


def tearDownModule():
    BROWSER.__exit__()
    SITE.__exit__()


class WalkTests(unittest.TestCase):
    def open(self, path, scripts=True):
        target = BROWSER.send("Target.createTarget", url="about:blank")["targetId"]
        session = BROWSER.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(BROWSER, target, session)
        self.addCleanup(page.close)
        page.send("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=True)
        page.send("Emulation.setScriptExecutionDisabled", value=not scripts)
        page.open(SITE.address + path)
        return page

    def click(self, page, selector):
        """Clicks where an element is, as a guest would: what covers it gets the click."""
        x, y = page.run(f"""(() => {{
          const part = document.querySelector({selector!r});
          part.scrollIntoView({{block: 'center', behavior: 'instant'}});
          const box = part.getClientRects()[0];
          return [box.x + Math.min(box.width / 2, 20), box.y + box.height / 2];
        }})()""")
        for kind in ["mousePressed", "mouseReleased"]:
            page.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def follow(self, page, selector):
        """Clicks a link and waits for its page."""
        old = page.run("location.href")
        self.click(page, selector)
        page.until(f"location.href != {old!r} && document.readyState == 'complete'")

    def leave_out_milk(self, page):
        """Filters, and returns the dishes that are left."""
        before = page.run(DISHES)
        self.assertTrue(all(dish["isShown"] for dish in before))
        self.click(page, ".filter summary")
        page.until("document.querySelector('.filter').open")
        self.click(page, ".filter input[value=milk]")
        page.until("document.querySelector('.filter input[value=milk]').checked")
        after = page.run(DISHES)
        for was, dish in zip(before, after):
            with self.subTest(dish["id"]):
                has_milk = CONTAINS_MILK.search(was["words"])
                self.assertEqual(dish["isShown"], not has_milk, was["words"])
                if dish["isShown"]:
                    # It says why a guest should ask: in negative.
                    may_have = MAY_CONTAIN_MILK.search(was["words"]) or "not declared" in was["words"]
                    self.assertEqual(bool(dish["notes"]), bool(may_have), dish)
        left = [dish["id"] for dish in after if dish["isShown"]]
        self.assertTrue(0 < len(left) < len(after))
        self.assertTrue(any(dish["notes"] for dish in after if dish["isShown"]))
        # The number of dishes is a counter of the style sheet.
        self.assertGreater(page.run("document.querySelector('.left').offsetHeight"), 0)
        return left, len(after)

    def left(self, page):
        return [dish["id"] for dish in page.run(DISHES) if dish["isShown"]]

    def open_dish(self, page, dish):
        self.follow(page, f".dish a[href='{dish}/']")
        self.assertEqual(page.run("document.querySelectorAll('h1').length"), 1)
        words = page.run("document.querySelector('main').innerText")
        self.assertIn("Allergens", words)
        self.assertIsNone(CONTAINS_MILK.search(words.split("Allergens")[1].split("\n")[0]))

    def go_back(self, page):
        # As the browser's button does, with or without scripts.
        history = page.send("Page.getNavigationHistory")
        entry = history["entries"][history["currentIndex"] - 1]["id"]
        page.send("Page.navigateToHistoryEntry", entryId=entry)
        page.until("document.querySelector('.filter') && document.readyState == 'complete'")

    def print_menu(self, page):
        """All dishes are on paper, whatever the filter leaves out on the screen."""
        page.send("Emulation.setEmulatedMedia", media="print")
        self.assertTrue(all(dish["isShown"] for dish in page.run(DISHES)))
        self.assertEqual(page.run("document.querySelector('.filter').offsetHeight"), 0)
        page.send("Emulation.setEmulatedMedia", media="")
        data = page.send("Page.printToPDF", preferCSSPageSize=True, printBackground=True)["data"]
        sheets = len(re.findall(rb"/Type\s*/Page\b(?!s)", base64.b64decode(data)))
        self.assertIn(sheets, [1, 2])

    def test_guest_without_milk(self):
        page = self.open("")
        self.follow(page, "main a[href*='menus/pizzas']")
        page.until("document.querySelector('input[type=search]')")
        left, count = self.leave_out_milk(page)
        # A screen reader reads the number aloud.
        page.until(f"document.querySelector('[role=status]').innerText == '{len(left)} of {count} dishes left'")
        self.open_dish(page, left[0])
        self.go_back(page)
        page.until("document.querySelector('.filter input[value=milk]').checked")
        page.until(f"{DISHES}.filter((dish) => dish.isShown).length == {len(left)}")
        self.assertEqual(self.left(page), left)
        self.assertTrue(page.run("document.querySelector('.filter').open"))
        self.click(page, ".languages summary")
        page.until("document.querySelector('.languages details').open")
        self.follow(page, ".languages a[lang=it]")
        self.assertEqual(page.run("document.documentElement.lang"), "it")
        page.until("document.querySelector('.filter input[value=milk]').checked")
        self.assertEqual(self.left(page), left)
        self.print_menu(page)
        self.assertEqual(page.problems(), [])

    def test_guest_without_milk_and_scripts(self):
        page = self.open("", scripts=False)
        self.follow(page, "main a[href*='menus/pizzas']")
        self.assertFalse(page.run("!!document.querySelector('input[type=search]')"))
        left, _ = self.leave_out_milk(page)
        self.open_dish(page, left[0])
        self.go_back(page)
        # The browser keeps the boxes.
        page.until("document.querySelector('.filter input[value=milk]').checked")
        self.assertEqual(self.left(page), left)
        self.click(page, ".languages summary")
        page.until("document.querySelector('.languages details').open")
        self.follow(page, ".languages a[lang=it]")
        self.assertEqual(page.run("document.documentElement.lang"), "it")
        self.print_menu(page)
        self.assertEqual(page.problems(), [])
