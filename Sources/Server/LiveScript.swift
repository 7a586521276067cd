/// The script that keeps an open page up to date.
///
/// It remembers the page as it was sent. When a build changes the page, it fetches it again and applies only the
/// differences, so that what the reader or the page's own scripts did remains: checked boxes, open details, the scroll
/// position. A changed style sheet is loaded beside the old one, which is removed afterwards, so that nothing flashes.
let liveScript = #"""
  (() => {
    'use strict';
    const tag = document.currentScript;
    let build = tag.dataset.build;
    const isLoading = tag.dataset.loading !== undefined;

    // The page as sent: a deferred script runs when all elements exist, and before other deferred scripts.
    const sent = document.documentElement.cloneNode(true);
    const shown = new WeakMap();
    const pair = (copy, node) => {
      shown.set(copy, node);
      for (let i = 0; i < copy.childNodes.length; i++) pair(copy.childNodes[i], node.childNodes[i]);
    };
    pair(sent, document.documentElement);

    // MARK: Scripts

    class NeedsReload extends Error {}

    // The folder of a theme's files has another name after each change of any of them.
    const themeFolder = /\/theme\/[0-9a-f]{1,8}\//;
    const scriptKey = (node) => {
      const url = new URL(node.getAttribute('src'), document.baseURI);
      return url.origin === location.origin ? url.href.replace(themeFolder, '/theme/') : '';
    };
    const textOf = async (url, cache) => {
      const answer = await fetch(url, { cache });
      return answer.ok ? answer.text() : null;
    };
    const ownScripts = (root) =>
      [...root.querySelectorAll('script[src]')].filter((node) => isScript(node) && scriptKey(node));

    // The texts of the scripts that run, from the browser's cache.
    const running = new Map();
    const rememberScripts = () => {
      for (const node of ownScripts(sent)) {
        running.set(scriptKey(node), textOf(node.src, 'force-cache').catch(() => null));
      }
    };

    // Keeps the address of a script whose text is the same.
    const keepScripts = async (page) => {
      const olds = new Map(ownScripts(sent).map((node) => [scriptKey(node), node.getAttribute('src')]));
      for (const node of ownScripts(page)) {
        const src = olds.get(scriptKey(node));
        if (!src) continue;
        const text = await textOf(new URL(node.getAttribute('src'), document.baseURI), 'no-cache');
        if (text === null || text !== await running.get(scriptKey(node))) throw new NeedsReload(node.src + ' changed');
        node.setAttribute('src', src);
      }
    };

    // MARK: Updating the page

    const isScript = (node) =>
      node.nodeName === 'SCRIPT' && !/json/.test(node.type) && !(node.src || '').includes('/.menugen/');
    const isOwn = (node) => node.nodeName === 'SCRIPT' && (node.getAttribute('src') || '').startsWith('/.menugen/');
    const isStyle = (node) => node.nodeName === 'LINK' && node.rel === 'stylesheet';
    const isPolicy = (node) => node.nodeName === 'META' && /security-policy/i.test(node.httpEquiv);

    // Loads a style sheet's fonts that the page uses: else text would change its font for a moment.
    const loadFonts = async (link) => {
      const name = (family) => family.replace(/["']/g, '');
      const used = new Set([...document.fonts].filter((font) => font.status === 'loaded').map((font) => name(font.family)));
      const rules = [...link.sheet.cssRules].filter(
        (rule) => rule instanceof CSSFontFaceRule && used.has(name(rule.style.fontFamily)));
      const fonts = rules.map(({ style }) => new FontFace(
        name(style.fontFamily),
        style.getPropertyValue('src').replace(
          /url\("?([^")]+)"?\)/g, (_, address) => `url("${new URL(address, link.href)}")`),
        { weight: style.fontWeight || 'normal', style: style.fontStyle || 'normal',
          unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF' }));
      await Promise.allSettled(fonts.map((font) => font.load()));
      return fonts;
    };

    let swaps = [];
    // The fonts added for each style sheet.
    const held = new Map();
    const swapStyle = (copy, href) => swaps.push((async () => {
      const old = shown.get(copy);
      const next = old.cloneNode(false);
      next.setAttribute('href', href);
      shown.set(copy, next);
      await new Promise((done) => {
        next.addEventListener('load', done);
        next.addEventListener('error', done);
        // The later style sheet wins: nothing changes before the old one is removed.
        old.before(next);
      });
      // A browser that is busy shows text without an optional font; one that is added and loaded it always has.
      const fonts = await loadFonts(next).catch(() => []);
      for (const font of fonts) document.fonts.add(font);
      old.remove();
      for (const font of held.get(copy) ?? []) document.fonts.delete(font);
      held.set(copy, fonts);
    })());

    const patchAttributes = (copy, next) => {
      const node = shown.get(copy);
      for (const { name, value } of [...next.attributes]) {
        if (copy.getAttribute(name) === value) continue;
        if (isStyle(copy) && name === 'href') swapStyle(copy, value);
        else if (node) node.setAttribute(name, value);
        copy.setAttribute(name, value);
      }
      for (const { name } of [...copy.attributes]) {
        if (next.hasAttribute(name)) continue;
        if (node) node.removeAttribute(name);
        copy.removeAttribute(name);
      }
    };

    const patch = (copy, next) => {
      if (copy.nodeType !== Node.ELEMENT_NODE) {
        if (copy.nodeValue !== next.nodeValue) {
          copy.nodeValue = next.nodeValue;
          const node = shown.get(copy);
          if (node) node.nodeValue = next.nodeValue;
        }
        return;
      }
      if (isOwn(copy)) return;
      if (!copy.isEqualNode(next) && (isScript(copy) || isPolicy(copy))) {
        throw new NeedsReload(copy.nodeName + ' changed');
      }
      patchAttributes(copy, next);
      patchChildren(copy, next);
    };

    const isSame = (one, other) => one.isEqualNode(other) || (isOwn(one) && isOwn(other));
    const canBecome = (one, other) => one.nodeName === other.nodeName && (one.id || '') === (other.id || '');

    const remove = (copy) => {
      if (isScript(copy)) throw new NeedsReload('a script was removed');
      const node = shown.get(copy);
      if (node) node.remove();
      copy.remove();
    };

    const insert = (parent, next, before) => {
      if (isScript(next) || next.querySelector?.('script:not([type*=json])')) {
        throw new NeedsReload('a script was added');
      }
      const copy = document.importNode(next, true);
      const node = document.importNode(next, true);
      parent.insertBefore(copy, before);
      pair(copy, node);
      place(parent, copy);
    };

    // Puts a node where its copy is: after the node of the copy before it.
    const place = (parent, copy) => {
      const container = shown.get(parent), node = shown.get(copy);
      if (!container || !node) return;
      const before = copy.previousSibling && shown.get(copy.previousSibling);
      if (before && before.parentNode === container) before.after(node);
      else container.prepend(node);
    };

    const patchChildren = (copy, next) => {
      let olds = [...copy.childNodes], news = [...next.childNodes];
      while (olds.length && news.length && isSame(olds[0], news[0])) { olds.shift(); news.shift(); }
      let after = null;
      while (olds.length && news.length && isSame(olds.at(-1), news.at(-1))) { after = olds.pop(); news.pop(); }
      for (const child of news) {
        let index = olds.findIndex((old) => isSame(old, child));
        if (index < 0) index = child.id
          ? olds.findIndex((old) => canBecome(old, child))
          : olds.findIndex((old) => canBecome(old, child) && !news.some((other) => isSame(old, other)));
        if (index < 0) { insert(copy, child, olds[0] || after); continue; }
        const [old] = olds.splice(index, 1);
        if (index > 0) { copy.insertBefore(old, olds[0]); place(copy, old); }
        patch(old, child);
      }
      for (const old of olds) remove(old);
    };

    const refreshPage = async () => {
      const answer = await fetch(location.href, { cache: 'no-store', headers: { Accept: 'text/html' } });
      if (!answer.ok && answer.status !== 404) throw new NeedsReload('status ' + answer.status);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      await keepScripts(page);
      patchAttributes(sent, page.documentElement);
      patchChildren(sent, page.documentElement);
      // Filters apply to new elements too.
      for (const form of document.forms) {
        const field = form.querySelector('input, select');
        if (field) field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    };

    const refreshStyles = (isChanged) => {
      for (const copy of sent.querySelectorAll('link[rel=stylesheet]')) {
        const url = new URL(copy.getAttribute('href'), document.baseURI);
        if (url.origin !== location.origin || themeFolder.test(url.pathname) || !isChanged(url)) continue;
        url.searchParams.set('menugen', build);
        swapStyle(copy, url.href);
      }
    };

    const refreshImages = (isChanged) => {
      for (const image of document.images) {
        const url = new URL(image.currentSrc || image.src, document.baseURI);
        if (url.origin !== location.origin || !isChanged(url)) continue;
        url.searchParams.set('menugen', build);
        image.removeAttribute('srcset');
        image.src = url.href;
      }
    };

    // The paths in the output folder that an address leads to.
    const places = (url) => {
      let path = decodeURIComponent(url.pathname).slice(1);
      if (path === '' || path.endsWith('/')) path += 'index.html';
      return path.startsWith('reports/') ? [path, 'site/' + path] : ['site/' + path, path];
    };

    const keep = 'menugen-kept';
    const reload = () => {
      const kept = {
        y: scrollY, x: scrollX,
        open: [...document.querySelectorAll('details')].map((element) => element.open),
        fields: [...document.querySelectorAll('input, select, textarea')].map((field) =>
          /checkbox|radio/.test(field.type) ? field.checked : field.value),
      };
      try { sessionStorage.setItem(keep, JSON.stringify(kept)); } catch {}
      location.reload();
    };
    const restore = () => {
      let kept = null;
      try {
        kept = JSON.parse(sessionStorage.getItem(keep));
        sessionStorage.removeItem(keep);
      } catch {}
      if (!kept) return;
      document.querySelectorAll('details').forEach((element, i) => {
        if (kept.open[i] !== undefined) element.open = kept.open[i];
      });
      document.querySelectorAll('input, select, textarea').forEach((field, i) => {
        const value = kept.fields[i];
        if (typeof value === 'boolean') field.checked = value;
        else if (typeof value === 'string' && field.type !== 'file') field.value = value;
        else return;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      });
      scrollTo(kept.x, kept.y);
    };
    addEventListener('load', restore);

    const update = async (state) => {
      const isNext = state.previous === build && state.changed;
      build = state.build;
      const changed = isNext && new Set(state.changed);
      const isChanged = (url) => !changed || places(url).some((path) => changed.has(path));
      try {
        // Changes of a theme's files change the addresses in pages.
        const files = changed && [...changed].filter((path) => !themeFolder.test('/' + path));
        if (files && files.some((path) => path.endsWith('.js'))) throw new NeedsReload('a script changed');
        if (isChanged(location)) await refreshPage();
        const others = files ? files.some((path) => !/\.(html|css|txt|json|xml|csv)$/.test(path)) : true;
        refreshStyles((url) => others || isChanged(url));
        if (others) refreshImages(isChanged);
        await Promise.all(swaps.splice(0));
        document.documentElement.dispatchEvent(new CustomEvent('menugen:update', { detail: build }));
      } catch (error) {
        console.info('menugen reloads the page: ' + error.message);
        reload();
      }
    };

    // MARK: The overlay

    const style = `
      :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; overflow: auto; overscroll-behavior: contain;
        background: rgb(20 16 14 / .93); color: #f4efe9; font: 16px/1.5 system-ui, sans-serif; direction: ltr; }
      main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
      h2 { font-size: 1.3rem; margin: 0 0 1rem; color: #ffb4a8; }
      pre { font: 14px/1.45 ui-monospace, Menlo, Consolas, monospace; background: #2a211d; border-left: 4px solid #ff6b57;
        border-radius: 4px; padding: .8rem 1rem; margin: 0 0 1rem; overflow-x: auto; tab-size: 4; white-space: pre; }
      pre.warning { border-color: #f0b429; }
      button { float: right; font: inherit; color: inherit; background: none; border: 1px solid #8a7a70;
        border-radius: 4px; padding: .2rem .7rem; cursor: pointer; }
      p { margin: 0; color: #cfc4bb; }`;
    let overlay = null, hidden = '';
    const hide = () => { overlay?.remove(); overlay = null; };
    const show = (html) => {
      if (!html) { hidden = ''; return hide(); }
      if (html === hidden) return;
      hide();
      overlay = document.createElement('menugen-overlay');
      const root = overlay.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      root.adoptedStyleSheets = [sheet];
      const main = document.createElement('main');
      main.setAttribute('role', 'alert');
      const close = document.createElement('button');
      close.textContent = 'Close';
      close.addEventListener('click', () => { hidden = html; hide(); });
      main.append(close, ...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
      const note = document.createElement('p');
      note.textContent = 'Below is the last page without errors. This notice goes when they are corrected.';
      main.append(note);
      root.append(main);
      document.documentElement.append(overlay);
    };
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && overlay) overlay.shadowRoot.querySelector('button').click();
    });

    // MARK: Events

    rememberScripts();
    let work = Promise.resolve();
    const receive = (state) => {
      show(state.overlay);
      if (isLoading) {
        if (state.isReady) location.reload();
      } else if (state.build !== build) {
        work = work.then(() => update(state));
      }
    };

    // A browser allows few connections to a server, so hidden pages give theirs back.
    let source = null;
    const connect = () => {
      if (source || document.visibilityState === 'hidden') return;
      source = new EventSource('/.menugen/events?page=' + location.pathname);
      source.addEventListener('state', (event) => receive(JSON.parse(event.data)));
    };
    const disconnect = () => { source?.close(); source = null; };
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') disconnect(); else connect();
    });
    addEventListener('pagehide', disconnect);
    addEventListener('pageshow', connect);
    connect();
  })();

  """#
