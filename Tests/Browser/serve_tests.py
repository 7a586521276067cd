"""What `menugen serve` promises, seen in a real browser. Run by Scripts/test-browser."""

import http.server
import json
import os
import subprocess
import tempfile
import threading
import time
import unittest
from pathlib import Path

from browser import Browser, find
from served import Served

ROOT = Path(__file__).resolve().parents[2]
MENUGEN = os.environ["MENUGEN"]
PIZZAS = "Content/menus/pizzas.yaml"
OWN_STYLE = "Themes/rosa/assets/ink.css"
FOOTER = "Themes/rosa/templates/hooks/footer.mustache"
# The price of the first dish.
PRICE = "document.querySelector('.dish')?.textContent.includes('{}')"


def setUpModule():
    global BROWSER
    BROWSER = Browser(find())


def tearDownModule():
    BROWSER.__exit__()


class ServeCase(unittest.TestCase):
    def setUp(self):
        self.site = Served(MENUGEN, ROOT / "Content", "--verbose")
        self.addCleanup(self.site.__exit__)
        self.pages = []

    def open(self, path, address=None):
        page = BROWSER.page((address or self.site.address) + path)
        self.addCleanup(page.close)
        # Gone after a reload.
        page.run("window.isFirst = true")
        page.until("window.isFirst")
        self.pages.append(page)
        return page

    def use_theme(self):
        self.site.write(OWN_STYLE, "h1 { letter-spacing: 1px; }\n")
        self.site.write(FOOTER, "<p id=\"mark\">Old mark</p>\n")
        self.site.replace("Content/site.yaml", "currency: EUR", "currency: EUR\ntheme: rosa")

    def assertQuiet(self, page, allowed=()):
        texts = [text for text in page.problems() if not any(part in text for part in allowed)]
        self.assertEqual(texts, [])

    def assertNotReloaded(self, page):
        self.assertTrue(page.run("window.isFirst === true"), page.printed())


class Till(http.server.BaseHTTPRequestHandler):
    """A menu on another server, which tests change."""

    menu, status = "", 200

    def do_GET(self):
        body = Till.menu.encode()
        self.send_response(Till.status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class LiveSourceTests(unittest.TestCase):
    """A menu with a live source shows fresh prices and sold-out marks."""

    theme, gone, sums = "default", ".gone", ".dish .sum"

    def setUp(self):
        self.till = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Till)
        threading.Thread(target=self.till.serve_forever, daemon=True).start()
        self.addCleanup(self.stop)
        content = tempfile.TemporaryDirectory()
        self.addCleanup(content.cleanup)
        menus = Path(content.name, "menus")
        menus.mkdir()
        Path(content.name, "site.yaml").write_text(f"language: de\ncurrency: EUR\ntheme: {self.theme}\n")
        source = f"http://127.0.0.1:{self.till.server_port}/menu.json"
        (menus / "bar.yaml").write_text(f"name: Bar\nsource: {source}\nlive: true\n")
        self.answer("7.50", "4.00", "in-stock")
        self.site = Served(MENUGEN, content.name, "--allow-private-sources", "--cache", "cache")
        self.addCleanup(self.site.__exit__)

    def stop(self):
        if self.till:
            self.till.shutdown()
            self.till.server_close()
            self.till = None

    def answer(self, price, small, status, code=200):
        Till.status = code
        Till.menu = json.dumps({"sections": [{"id": "all", "name": "All", "items": [
            {"id": "spritz", "name": "Spritz", "price": price, "allergens": [], "status": status},
            {"id": "wine", "name": "Wine", "allergens": [], "sizes": [
                {"id": "s", "name": "S", "price": small}, {"id": "l", "name": "L", "price": 1234.5}]},
            {"id": "soup", "name": "Soup", "allergens": [], "price": {"amount": small, "kind": "from"}}]}]})

    def open(self):
        page = BROWSER.page(self.site.address + "menus/bar/")
        self.addCleanup(page.close)
        return page

    def test_prices_and_marks_are_fresh(self):
        self.answer("8.00", "4.25", "sold-out")
        page = self.open()
        page.until("document.querySelector('.dish').matches('" + self.gone + "')")
        sums = f"[...document.querySelectorAll('{self.sums}')].map((sum) => sum.innerText.replace(/[^0-9.,]/g, ''))"
        self.assertEqual(page.run(sums), ["8,00", "4,25", "1.234,50", "4,00"])
        self.assertEqual(page.run("document.querySelector('.dish').innerText.match(/Ausverkauft/gi).length"), 1)
        self.assertEqual(page.run("[...document.querySelectorAll('.live p')].filter((p) => !p.hidden).length"), 0)
        # Only one theme has an icon.
        self.assertEqual([text for text in page.problems() if "favicon.ico" not in text], [])

    def test_failures_are_announced_and_can_be_retried(self):
        self.answer("9.00", "4.00", "in-stock", code=503)
        page = self.open()
        shown = "document.querySelector('.live').innerText"
        page.until(f"{shown}.includes('Entschuldigung')")
        self.assertEqual(page.run("document.querySelector('.live').getAttribute('role')"), "status")
        # The built page stays.
        self.assertIn("7,50", page.run("document.querySelector('.dish').innerText"))
        self.answer("9.00", "4.00", "in-stock")
        page.run("document.querySelector('.live p:not([hidden]) button').click()")
        page.until("document.querySelector('.dish').innerText.includes('9,00')")
        page.until(f"{shown} == ''")
        self.stop()
        page = self.open()
        page.until(f"{shown}.includes('Hoppla')")


class TrattoriaLiveSourceTests(LiveSourceTests):
    theme, gone, sums = "trattoria", ".sold-out", ".dish :is(.price, dd)"


class UpdateTests(ServeCase):
    def test_page_is_allowed_to_run_its_scripts_and_styles(self):
        for path in ["", "menus/pizzas/", "menus/pizzas/print.html", "about/", "reports/", "reports/bank/",
                     "menus/pizzas/margherita/", "it/menus/pizzas/", "ledgers/community-fund/"]:
            with self.subTest(path):
                page = self.open(path)
                page.until("performance.getEntriesByType('resource').some((e) => e.name.endsWith('/.menugen/live.js'))")
                self.assertQuiet(page)

    def test_menu_edit_keeps_scroll_position_filter_and_open_details(self):
        page = self.open("menus/pizzas/")
        page.run("""(() => {
          const filter = document.querySelector('.filter');
          filter.open = true;
          const box = filter.querySelector('input[type=checkbox]');
          box.click();
          const search = document.querySelector('input[type=search]');
          search.value = 'a';
          search.dispatchEvent(new Event('input'));
          scrollTo(0, 400);
        })()""")
        page.until("scrollY == 400")
        before = page.run("[...document.querySelectorAll('input')].map((input) => input.checked || input.value).join()")
        shown = "[...document.querySelectorAll('.dish')].filter((dish) => dish.offsetHeight).length"
        count = page.run(shown)
        page.painted(PRICE.format("8.75"), lambda: self.site.replace(PIZZAS, 'price: "7.50"', 'price: "8.75"'))
        self.assertEqual(page.run("scrollY"), 400)
        self.assertEqual(
            page.run("[...document.querySelectorAll('input')].map((input) => input.checked || input.value).join()"),
            before)
        self.assertEqual(page.run(shown), count)
        self.assertNotReloaded(page)
        self.assertQuiet(page)

    def test_new_dish_obeys_the_filter(self):
        page = self.open("menus/pizzas/")
        page.run("""(() => {
          document.querySelector('.filter').open = true;
          const search = document.querySelector('input[type=search]');
          search.value = 'zebra';
          search.dispatchEvent(new Event('input'));
        })()""")
        dish = '      - {id: zebrina, name: {en: Zebrina, it: Zebrina}, price: "5.00", allergens: []}\n'
        dish += '      - {id: other, name: {en: Other, it: Altra}, price: "6.00", allergens: []}\n      - id: margherita\n'
        page.painted("document.body.textContent.includes('Zebrina')",
                     lambda: self.site.replace(PIZZAS, "      - id: margherita\n", dish))
        self.assertQuiet(page)

    def test_markdown_edit(self):
        page = self.open("about/")
        page.painted("document.body.textContent.includes('winter of 1979')",
                     lambda: self.site.replace("Content/pages/about.md", "winter of 1978", "winter of 1979"))
        self.assertNotReloaded(page)
        self.assertQuiet(page)

    def test_movement_edit(self):
        page = self.open("reports/bank/")
        page.painted("document.body.textContent.includes('Renamed bank')",
                     lambda: self.site.replace("Content/movements/bank.json", '"en": "Bank', '"en": "Renamed bank', 1))
        self.assertQuiet(page)

    def test_style_sheet_is_replaced_without_a_flash(self):
        self.use_theme()
        page = self.open("menus/pizzas/")
        page.until("document.getElementById('mark')")
        self.site.write(OWN_STYLE, "h1 { letter-spacing: 1px; }\nbody { border-top: 1px solid; }")
        page.until("getComputedStyle(document.body).borderTopWidth == '1px'")
        # Now the browser has the font, which is optional, before the first frame.
        page.send("Page.reload")
        page.until("!window.isFirst && document.readyState == 'complete' && document.fonts.size > 0")
        page.run("""(() => {
          window.isFirst = true;
          // Frames without the theme's style, and widths of a title with and without its font.
          window.flashes = 0;
          window.widths = new Set();
          const title = document.querySelector('h1');
          title.innerHTML = '<span>' + title.textContent + '</span>';
          title.firstChild.style.letterSpacing = 0;
          const look = () => {
            if (getComputedStyle(document.body).borderTopWidth == '0px') flashes++;
            widths.add(Math.round(title.firstChild.getBoundingClientRect().width));
            requestAnimationFrame(look);
          };
          look();
          window.links = document.querySelectorAll('link[rel=stylesheet]').length;
          scrollTo(0, 300);
        })()""")
        for number in range(3, 8):
            page.painted(
                f"getComputedStyle(document.querySelector('h1')).letterSpacing == '{number}px'",
                lambda: self.site.save(
                    OWN_STYLE, f"h1 {{ letter-spacing: {number}px; }}\nbody {{ border-top: 1px solid; }}"))
        page.until("document.querySelectorAll('link[rel=stylesheet]').length == links")
        self.assertEqual(page.run("flashes"), 0)
        self.assertEqual(page.run("widths.size"), 1, page.run("[...widths]"))
        self.assertEqual(page.run("scrollY"), 300)
        self.assertNotReloaded(page)
        self.assertQuiet(page)

    def test_template_edit(self):
        self.use_theme()
        page = self.open("menus/pizzas/")
        page.until("document.getElementById('mark')")
        page.run("window.isFirst = true")
        page.painted("document.getElementById('mark')?.textContent == 'New mark'",
                     lambda: self.site.save(FOOTER, "<p id=\"mark\">New mark</p>\n"))
        self.assertNotReloaded(page)
        self.assertQuiet(page)

    def test_removed_page_and_new_page(self):
        page = self.open("about/")
        os.remove(self.site.place("Content/pages/about.it.md"))
        self.site.write("Content/pages/more.md", "---\ntitle: More\n---\nMuch more.\n")
        page.until("document.body.textContent.includes('More')")
        page = self.open("more/")
        page.until("document.body.textContent.includes('Much more')")
        os.remove(self.site.place("Content/pages/more.md"))
        page.until("!document.body.textContent.includes('Much more')")

    def test_menu_on_paper_updates(self):
        page = self.open("menus/pizzas/print.html")
        page.painted("document.body.textContent.includes('8.85')",
                     lambda: self.site.replace(PIZZAS, 'price: "7.50"', 'price: "8.85"'))
        self.assertQuiet(page)

    def test_burst_of_edits_ends_with_the_last(self):
        page = self.open("menus/pizzas/")
        old = 'price: "7.50"'
        for number in range(30):
            new = f'price: "6.{number:02}"'
            self.site.replace(PIZZAS, old, new)
            old = new
            time.sleep(0.01 * (number % 5))
        page.until(PRICE.format("6.29"))
        self.assertNotReloaded(page)


class OverlayTests(ServeCase):
    TEXT = ("document.querySelector('menugen-overlay')?.shadowRoot.querySelector('main').innerText.includes({!r})")

    def test_errors_are_shown_over_the_last_page_until_corrected(self):
        page = self.open("menus/pizzas/")
        page.run("scrollTo(0, 400)")
        good = self.site.read(PIZZAS)
        page.painted(self.TEXT.format("price.decimals"),
                     lambda: self.site.replace(PIZZAS, 'price: "7.50"', 'price: "7.505"'))
        page.until(self.TEXT.format("^~~~"))
        page.until(self.TEXT.format("pizzas.yaml:"))
        page.until("document.body.textContent.includes('Margherita')")
        # The overlay covers the window, in its own style.
        self.assertTrue(page.run("""(() => {
          const box = document.querySelector('menugen-overlay').getBoundingClientRect();
          return box.top == 0 && box.width == innerWidth && box.height == innerHeight;
        })()"""))
        self.assertEqual(
            page.run("getComputedStyle(document.querySelector('menugen-overlay').shadowRoot.querySelector('pre')).borderLeftWidth"),
            "4px")
        page.painted("!document.querySelector('menugen-overlay')", lambda: self.site.save(PIZZAS, good))
        self.assertEqual(page.run("scrollY"), 400)
        self.assertNotReloaded(page)
        self.assertQuiet(page)

    def test_content_is_never_markup_in_the_overlay(self):
        page = self.open("menus/pizzas/")
        attack = '<img src=x onerror="window.isHacked=1"><script>isHacked=1</script>'
        self.site.replace(PIZZAS, "service: [eat-in", f"service: ['{attack}'")
        page.until(self.TEXT.format("<img src=x"))
        self.assertEqual(page.run("document.querySelector('menugen-overlay').shadowRoot.querySelectorAll('img, script').length"), 0)
        self.assertFalse(page.run("'isHacked' in window"))
        self.assertQuiet(page)

    def test_close_button_and_a_new_error(self):
        page = self.open("")
        self.site.replace(PIZZAS, 'price: "7.50"', 'price: "7.505"')
        page.until(self.TEXT.format("price.decimals"))
        page.run("document.querySelector('menugen-overlay').shadowRoot.querySelector('button').click()")
        page.until("!document.querySelector('menugen-overlay')")
        self.site.write("Content/menus/more.yaml", "name: [")
        page.until(self.TEXT.format("more.yaml"))

    def test_page_opened_while_content_is_broken_shows_the_errors(self):
        self.site.replace(PIZZAS, 'price: "7.50"', 'price: "7.505"')
        page = self.open("about/")
        page.until(self.TEXT.format("price.decimals"))
        page.until("document.body.textContent.includes('Ottavio')")
        self.assertQuiet(page)

    def test_error_in_a_template(self):
        self.use_theme()
        page = self.open("")
        page.until("document.getElementById('mark')")
        self.site.save(FOOTER, "{{ frame.titel }}")
        page.until(self.TEXT.format("footer.mustache:1"))
        self.site.save(FOOTER, "<p id=\"mark\">Mended</p>")
        page.until("!document.querySelector('menugen-overlay') && document.getElementById('mark').textContent == 'Mended'")
        self.assertQuiet(page)


class ConnectionTests(ServeCase):
    def test_restart_of_the_server_updates_open_pages(self):
        port = self.site.address.rstrip("/").rpartition(":")[2]
        page = self.open("menus/pizzas/")
        self.site.process.terminate()
        self.assertEqual(self.site.process.wait(10), 0)
        self.site.replace(PIZZAS, 'price: "7.50"', 'price: "8.95"')
        process = subprocess.Popen([MENUGEN, "serve", "--port", port, "--quiet"], cwd=self.site.folder,
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            self.assertEqual(process.stdout.readline().decode().strip() + "", self.site.address)
            page.until(PRICE.format("8.95"))
        finally:
            process.terminate()
            process.wait(10)
            process.stdout.close()

    def test_more_tabs_than_connections_to_a_server(self):
        for _ in range(9):
            page = self.open("menus/pizzas/")
        self.site.replace(PIZZAS, 'price: "7.50"', 'price: "8.65"')
        page.until(PRICE.format("8.65"))

    def test_loading_page_until_the_content_is_mended(self):
        folder = self.site.folder
        port = self.site.address.rstrip("/").rpartition(":")[2]
        self.site.process.terminate()
        self.site.process.wait(10)
        subprocess.run(["rm", "-rf", os.path.join(folder, "Output")], check=True)
        good = self.site.read(PIZZAS)
        self.site.write(PIZZAS, "name: [")
        process = subprocess.Popen([MENUGEN, "serve", "--port", port], cwd=folder, stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL)
        try:
            process.stdout.readline()
            page = self.open("menus/pizzas/")
            page.until("document.body.textContent.includes('Wait A Moment Please')")
            page.until(OverlayTests.TEXT.format("pizzas.yaml"))
            self.assertQuiet(page, ["503"])
            self.site.write(PIZZAS, good)
            page.until(PRICE.format("7.50"))
            self.assertFalse(page.run("!!document.querySelector('menugen-overlay')"))
        finally:
            process.terminate()
            process.wait(10)
            process.stdout.close()


class DiskTests(ServeCase):
    """A site without a baseURL, whose links name files."""

    # A browser refuses to preload fonts and to read a manifest from a disk; the font itself is loaded.
    ON_DISK = ["clarendon.woff2", "manifest.webmanifest"]

    def setUp(self):
        super().setUp()
        site = self.site.read("Content/site.yaml")
        self.site.write("Content/site.yaml", "".join(
            line for line in site.splitlines(True) if not line.startswith("baseURL")))
        self.open("about/").until("document.querySelector('a[href$=\"index.html\"]')")

    def assertQuiet(self, page):
        super().assertQuiet(page, self.ON_DISK)
        page.until("[...document.fonts].some((font) => font.status == 'loaded')")

    def test_first_click_reaches_the_menu(self):
        page = self.open("Output/site/index.html", "file://" + self.site.folder + "/")
        self.assertQuiet(page)
        link = page.run("document.querySelector('main a[href*=\"menus/pizzas\"]').href")
        self.assertTrue(link.startswith("file://"))
        page.run("document.querySelector('main a[href*=\"menus/pizzas\"]').click()")
        page.until("document.readyState == 'complete' && document.querySelectorAll('.dish').length > 5")
        self.assertQuiet(page)
        page.until("document.querySelector('input[type=search]')")
        self.assertNotIn("live.js", page.run("document.documentElement.outerHTML"))

    def test_reports_open_from_a_disk(self):
        page = self.open("Output/reports/index.html", "file://" + self.site.folder + "/")
        page.run("document.querySelector('main a[href*=bank]').click()")
        page.until("document.readyState == 'complete' && location.pathname.includes('/reports/bank/')")
        self.assertGreater(page.run("document.styleSheets.length"), 0)
        self.assertQuiet(page)

