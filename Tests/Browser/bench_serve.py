"""Measures how long it takes from saving a file to the frame that shows the change.

usage: bench_serve.py MENUGEN [EDITS [MENUS]]

MENUS adds as many menus of 50 items to the sample. Only a price is changed then: other edits change every page.
"""

import json
import os
import shutil
import statistics
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from browser import Browser, find
from served import Served

ROOT = Path(__file__).resolve().parents[2]
STYLE = "Themes/rosa/assets/ink.css"
FOOTER = "Themes/rosa/templates/hooks/footer.mustache"


def edits(site):
    """Returns the page and the steps of each kind of edit: name, condition and change; N is the number of the edit."""
    menu = site.read("Content/menus/pizzas.yaml")
    text = site.read("Content/pages/about.md")

    def price(price):
        site.save("Content/menus/pizzas.yaml", menu.replace('price: "7.50"', f'price: "{price}"', 1))

    return [
        ("menus/pizzas/", [
            ("menu", "document.querySelector('.dish').textContent.includes('8.{N}')", lambda n: price(f"8.{n}"))]),
        ("about/", [
            ("page", "document.querySelector('main').textContent.includes('in 19{N}')",
             lambda n: site.save("Content/pages/about.md", text.replace("In the winter of 1978", f"Once in 19{n}")))]),
        ("menus/pizzas/", [
            ("style sheet", "getComputedStyle(document.querySelector('h1')).letterSpacing == '{N}px'",
             lambda n: site.save(STYLE, f"h1 {{ letter-spacing: {n}px; }}\n"))]),
        ("menus/pizzas/", [
            ("template", "document.getElementById('mark').textContent == '{N}'",
             lambda n: site.save(FOOTER, f"<p id=\"mark\">{n}</p>\n"))]),
        ("menus/pizzas/", [
            ("broken file", "document.querySelector('menugen-overlay')?.shadowRoot.textContent.includes('9.{N}5')",
             lambda n: price(f"9.{n}5")),
            ("its mend", "!document.querySelector('menugen-overlay')"
             " && document.querySelector('.dish').textContent.includes('9.{N}')", lambda n: price(f"9.{n}"))]),
    ]


@contextmanager
def project(menus):
    """The sample with further menus and with a theme to edit."""
    with tempfile.TemporaryDirectory(prefix="menugen-project-") as folder:
        folder = Path(folder)
        shutil.copytree(ROOT / "Content", folder / "Content")
        settings = folder / "Content/site.yaml"
        settings.write_text(settings.read_text().replace("currency: EUR", "currency: EUR\ntheme: rosa"))
        for path, text in [(STYLE, ""), (FOOTER, '<p id="mark"></p>')]:
            (folder / path).parent.mkdir(parents=True)
            (folder / path).write_text(text)
        items = [{"id": f"dish-{number}", "name": f"Dish {number}", "price": f"{number}.50", "allergens": []}
                 for number in range(1, 51)]
        for number in range(menus):
            menu = {"name": f"Branch {number}", "sections": [{"name": "Dishes", "items": items}]}
            (folder / "Content/menus" / f"branch-{number}.json").write_text(json.dumps(menu))
        yield folder


def main():
    if not find():
        print("skipped: no Chromium here (install it with apt-get install chromium, or name it in CHROMIUM)")
        return
    menugen = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    menus = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    with Served(menugen, ROOT / "Content") as first:
        print(f"ready, first build      {first.start_time:6.0f} ms")
    with (project(menus) as folder, Browser(find()) as browser,
          Served(menugen, folder / "Content", "--verbose", themes=folder / "Themes") as site):
        for path, steps in edits(site)[:1 if menus else None]:
            page = browser.page(site.address + path)
            page.until("document.getElementById('mark')", seconds=300)
            times = {name: [] for name, _, _ in steps}
            for number in range(10, 10 + count):
                for name, condition, change in steps:
                    builds = site.read("errors").count("Built ")
                    times[name].append(page.painted(condition.replace("{N}", str(number)), lambda: change(number)))
                    # The next edit comes when everything is built.
                    while name != "broken file" and site.read("errors").count("Built ") == builds:
                        time.sleep(0.01)
            for name, some in times.items():
                some.sort()
                print(f"{name:<12} {count} edits   {statistics.median(some):6.0f} ms median"
                      f"   {some[0]:4.0f} ms least   {some[-1 - count // 20]:4.0f} ms in 19 of 20", flush=True)
            page.close()


if __name__ == "__main__":
    main()
