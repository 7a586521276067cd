"""Measures how long it takes from saving a file to the frame that shows the change.

usage: bench_serve.py MENUGEN [EDITS]
"""

import os
import statistics
import sys
import time
from pathlib import Path

from browser import Browser, find
from served import Served

ROOT = Path(__file__).resolve().parents[2]
STYLE = "Themes/rosa/assets/ink.css"
FOOTER = "Themes/rosa/templates/hooks/footer.mustache"


def edits(site):
    """Returns name, page, condition and change of each kind of edit; N is the number of the edit."""
    menu = site.read("Content/menus/pizzas.yaml")
    text = site.read("Content/pages/about.md")
    return [
        ("menu", "menus/pizzas/", "document.querySelector('.dish').textContent.includes('8.{N}')",
         lambda n: site.save("Content/menus/pizzas.yaml", menu.replace('price: "7.50"', f'price: "8.{n}"', 1))),
        ("page", "about/", "document.querySelector('main').textContent.includes('in 19{N}')",
         lambda n: site.save("Content/pages/about.md", text.replace("In the winter of 1978", f"Once in 19{n}"))),
        ("style sheet", "menus/pizzas/", "getComputedStyle(document.querySelector('h1')).letterSpacing == '{N}px'",
         lambda n: site.save(STYLE, f"h1 {{ letter-spacing: {n}px; }}\n")),
        ("template", "menus/pizzas/", "document.getElementById('mark').textContent == '{N}'",
         lambda n: site.save(FOOTER, f"<p id=\"mark\">{n}</p>\n")),
    ]


def main():
    if not find():
        print("skipped: no Chromium here (install it with apt-get install chromium, or name it in CHROMIUM)")
        return
    menugen = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    with Served(menugen, ROOT / "Content") as first:
        print(f"ready, first build      {first.start_time:6.0f} ms")
    with Browser(find()) as browser, Served(menugen, ROOT / "Content", "--verbose") as site:
        site.write(STYLE, "")
        site.write(FOOTER, '<p id="mark"></p>')
        site.replace("Content/site.yaml", "currency: EUR", "currency: EUR\ntheme: rosa")
        for name, path, condition, change in edits(site):
            page = browser.page(site.address + path)
            page.until("document.getElementById('mark')")
            times = []
            for number in range(10, 10 + count):
                builds = site.read("errors").count("Built ")
                times.append(page.painted(condition.replace("{N}", str(number)), lambda: change(number)))
                # The next edit comes when everything is built.
                while site.read("errors").count("Built ") == builds:
                    time.sleep(0.01)
            times.sort()
            print(f"{name:<12} {count} edits   {statistics.median(times):6.0f} ms median"
                  f"   {times[0]:4.0f} ms least   {times[-1 - count // 20]:4.0f} ms in 19 of 20", flush=True)
            page.close()


if __name__ == "__main__":
    main()
