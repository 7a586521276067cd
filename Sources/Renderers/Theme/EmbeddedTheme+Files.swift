// swift-format-ignore-file
// Written by `make embed` from Themes/default: change the files there, never this one.

extension EmbeddedTheme {
  /// Each file of the default theme, by its path.
  static let sources: [(path: String, text: String)] = [
    (
      "assets/menu.css",
#"""
/* The default theme: one small style sheet, no script, no web fonts. Sizes in rem, directions logical, colours by name. */
:root {
  color-scheme: light dark;
  --paper: #fdf8ef;
  --raised: #fffdf9;
  --ink: #2b211b;
  --soft: #6a594d;
  --line: #dfd0bd;
  --accent: #9a2f1b;
  --leaf: #46591f;
  --debt: #a3221a;
  --serif: "Iowan Old Style", P052, "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  --sans: "Avenir Next", "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1b1512;
    --raised: #241c18;
    --ink: #f2e8db;
    --soft: #bfae9e;
    --line: #463930;
    --accent: #f3a583;
    --leaf: #bccf8e;
    --debt: #ff9d8f;
  }
}

*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block-start: 4.5rem; }
body {
  margin: 0 auto;
  max-inline-size: 74rem;
  padding-inline: 1.25rem;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.6 var(--serif);
  overflow-wrap: break-word;
  font-variant-numeric: lining-nums;
}
h1, h2, h3, h4, h5, h6 { margin: 0; font-weight: 400; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(2.1rem, 1.5rem + 3vw, 3.4rem); letter-spacing: -.01em; }
h2 { font-size: 1.7rem; }
h3 { font-size: 1.25rem; }
h4, h5, h6 { font-size: 1.15rem; }
p, dl, dd, address, nav :is(ul, ol), .cards, .links, .rows { margin: 0; padding: 0; }
address { font-style: normal; }
nav :is(ul, ol), .cards, .links, .rows { list-style: none; }
ul, ol { margin: 0; padding-inline-start: 1.3em; }
blockquote { margin: 0; padding-inline-start: 1.2em; border-inline-start: 3px solid var(--line); font-style: italic; }
hr { inline-size: 6rem; border: 0; border-block-start: 1px solid var(--line); }
pre { white-space: pre-wrap; }
code, pre { font-size: .9em; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .2rem; }
img { display: block; max-inline-size: 100%; block-size: auto; border-radius: .5rem; }
small { font-size: .8em; }
/* A word wider than the window breaks where it stands in a flexible row too: no page scrolls sideways. */
h1, h2, h3, h4, h5, h6, header.site, .crumbs, .notes, .links, .cards { overflow-wrap: anywhere; }

.skip { position: absolute; inset-block-start: -9rem; inset-inline-start: 1rem; z-index: 2; padding: .6rem 1rem; background: var(--accent); color: var(--paper); }
.skip:focus { inset-block-start: .75rem; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

/* Header, breadcrumb, footer */
header.site { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 2rem; padding-block: 1.1rem .9rem; border-block-end: 4px double var(--line); }
.brand { margin-inline-end: auto; color: inherit; font-size: 1.45rem; text-decoration: none; }
header.site nav { font: .95rem/1.5 var(--sans); }
header.site nav > ul { display: flex; flex-wrap: wrap; gap: 0 1.4rem; }
header.site li a { display: block; padding-block: .4rem; color: inherit; text-decoration: none; }
header.site li a:hover { color: var(--accent); text-decoration: underline; }
header.site [aria-current] { box-shadow: inset 0 -2px var(--accent); }
.languages { position: relative; }
.languages summary { padding: .4rem 0; cursor: pointer; }
.languages ul { position: absolute; inset-inline-end: 0; z-index: 2; min-inline-size: 11rem; padding: .4rem 1.1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--raised); box-shadow: 0 .6rem 1.6rem #0003; }
.languages [aria-current] { box-shadow: none; font-weight: 600; }
.crumbs { padding-block-start: .9rem; color: var(--soft); font: .85rem/1.5 var(--sans); }
.crumbs ol { display: flex; flex-wrap: wrap; }
.crumbs li + li::before { content: "/"; margin-inline: .6rem; }
.crumbs a { display: inline-block; padding-block: .2rem; color: inherit; }
main { display: block; padding-block: 2.25rem 4rem; }
main > section { margin-block-start: 3.5rem; }
footer.site { padding-block: 1.75rem 2.5rem; border-block-start: 4px double var(--line); color: var(--soft); text-align: center; font: .9rem/1.7 var(--sans); }
footer.site a { display: inline-block; padding-block: .2rem; }

/* Openings */
.intro { max-inline-size: 40rem; margin-inline: auto; text-align: center; }
.intro::after { content: ""; display: block; inline-size: .4rem; block-size: .4rem; margin: 1.75rem auto 0; background: var(--accent); box-shadow: 1rem -1rem var(--accent), -1rem 1rem var(--accent); transform: rotate(45deg); }
.lead { margin-block-start: .6rem; color: var(--soft); font-size: 1.15em; font-style: italic; text-wrap: balance; }
:is(.lead, h3, h4, bdi, .group):is(:lang(ja), :lang(zh), :lang(ko), :lang(ar), :lang(he), :lang(fa)) { font-style: normal; }
.lead > * + *, .dish > div > p + *, .text > * + *, .text > div > * + * { margin-block-start: .9em; }
.text > h1 + div { margin-block-start: 1.5rem; }
.text :is(h2, h3) { margin-block-start: 1.5em; }
.when, .kicker { margin-block-start: .7rem; color: var(--soft); font: .9rem/1.5 var(--sans); }
.undeclared { inline-size: fit-content; margin: 1.1rem auto 0; padding: .3rem .9rem; border: 1px solid var(--accent); border-radius: .4rem; color: var(--accent); font: .9rem/1.5 var(--sans); }
.logo { display: block; inline-size: auto; block-size: auto; max-inline-size: min(100%, 14rem); max-block-size: 5rem; margin: 0 auto 1.25rem; }
.hero { inline-size: 100%; max-block-size: 30rem; margin-block-start: 2.5rem; object-fit: cover; }
div.text, article.text { max-inline-size: 40rem; margin-inline: auto; }
div.text { margin-block-start: 2rem; }
main > h1 ~ div.text, .movement div.text, .item div.text { margin: 1.25rem 0 0; }

/* Name, leader dots, price */
.line, .rows > div, .rows li > div { display: flex; align-items: baseline; align-items: last baseline; gap: .5rem; }
.line > :first-child, .rows dt, .rows li > div > :first-child { position: relative; flex: 1; min-inline-size: 0; overflow: hidden; }
.line > :first-child { margin: -.25rem; padding: .25rem; text-wrap: wrap; }
:is(h1, h2, h3, h4, dt):lang(ja) { word-break: auto-phrase; }
.line > :first-child::after, .rows dt::after, .rows li > div > :first-child::after { content: ""; position: absolute; inline-size: 100%; margin-inline-start: .4rem; block-size: .95em; border-block-end: 2px dotted var(--line); }
.line > :last-child::after, .rows li > div > :last-child::after { content: none; }
.price, .rows dd { flex: none; max-inline-size: 60%; text-align: end; font-variant-numeric: lining-nums tabular-nums; }
.line .price { font-size: 1.15rem; }

/* A menu */
.menu section { margin-block-start: 3.5rem; }
.menu h2 { display: flex; align-items: center; gap: 1.25rem; color: var(--accent); text-align: center; }
.menu h2::before, .menu h2::after { content: ""; flex: 1; border-block-start: 1px solid var(--line); }
.menu section section { margin-block-start: 2.5rem; }
.menu section > :is(h3, h4, h5, h6) { text-align: center; font-style: italic; }
.menu section > h3 { font-size: 1.45rem; }
.menu section > h4 { color: var(--accent); }
.menu .line :is(h3, h4, h5, h6) { font-size: 1.25rem; }
.menu section > :is(.lead, .when) { text-align: center; }
.menu section > img { inline-size: auto; max-block-size: 18rem; margin: 1.25rem auto 0; }
.dishes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 2rem 3.5rem; margin-block-start: 1.75rem; }
.dish { min-inline-size: 0; }
.line + div { margin-block-start: .2rem; line-height: 1.5; }
[dir=rtl] :is(.dish > [dir], .item :is(.lead, h1, h3)[dir], .facts dd[dir]) { text-align: right; }
:root:not([dir]) :is(.dish > [dir], .item :is(.lead, h1, h3)[dir], .facts dd[dir]) { text-align: left; }
.dish > img { float: inline-end; inline-size: 6rem; block-size: 6rem; margin: 0 0 .4rem 1rem; object-fit: cover; }
/* By the page's direction: the picture's own is that of its words. */
[dir=rtl] .dish > img { margin: 0 1rem .4rem 0; }
.dish a { color: inherit; text-decoration: none; }
.dish a:hover { color: var(--accent); text-decoration: underline; }
.dish .line a:focus-visible { outline-offset: 0; }
.dish .codes { color: var(--soft); font: .75rem/1 var(--sans); }
.dish .rows { display: flow-root; margin-block-start: .25rem; font-size: .98rem; }
.notes { display: flex; flex-wrap: wrap; align-items: center; gap: .2rem .8rem; margin-block-start: .35rem; color: var(--soft); font: .875rem/1.5 var(--sans); }
.badge { padding: 0 .6em; border: 1px solid; border-radius: 1em; font-size: .8rem; }
.badge.diet { color: var(--leaf); }
.badge.tag { color: var(--accent); }
.badge.status { border-color: var(--accent); background: var(--accent); color: var(--paper); }
.sold-out :is(a, h1), .sold-out .price, .rows .sold-out > div > :first-child { color: var(--soft); text-decoration: line-through; }
.sold-out h1 { text-decoration: none; }
.sold-out .status { border-color: var(--soft); background: var(--soft); }
.contents a { display: block; padding: .35rem 0; color: inherit; text-decoration: none; }
.contents a:hover { color: var(--accent); text-decoration: underline; }
.contents { position: sticky; inset-block-start: 0; z-index: 1; margin-block-start: 2rem; margin-inline: -1.25rem; background: var(--paper); border-block: 1px solid var(--line); font: .95rem/1.5 var(--sans); }
.contents > ul { display: flex; gap: 1.5rem; overflow-x: auto; padding: .2rem 1.25rem; scrollbar-width: none; white-space: nowrap; }
.contents li { display: flex; gap: 1.5rem; }
.contents li ul { display: flex; gap: 1.5rem; padding: 0; }
.contents li ul a { color: var(--soft); }
.options { margin-block-start: 1.5rem; }
/* Choices go with the dishes above: no part of the menu like the sections, and not to be read as one. */
.menu section > .options { margin-block-start: 2rem; padding: .9rem 1.25rem 1.1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--raised); }
.menu .options > :is(h3, h4, h5, h6) { color: var(--ink); font: 600 1rem/1.4 var(--sans); text-align: start; }
.options .rows { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: .7rem 3.5rem; margin-block-start: .6rem; }
.options .rows .notes { margin: 0; }
.again { justify-content: center; }
.again { margin-block-start: 1.25rem; }
.again a { font: italic 1.1rem/1.5 var(--serif); }
.end { max-inline-size: 40rem; margin: 4rem auto 0; color: var(--soft); text-align: center; font: .9rem/1.6 var(--sans); }
.end > * + * { margin-block-start: .8rem; }
.legend h2 { font-size: 1.1rem; }
.legend dl { display: flex; flex-wrap: wrap; justify-content: center; gap: .1rem 1.1rem; }
.legend div { display: flex; gap: .4rem; }
.legend dt { color: var(--ink); font-weight: 600; }

/* A dish */
.item { display: grid; gap: 2rem; }
.item > div { inline-size: 100%; max-inline-size: 40rem; margin-inline: auto; min-inline-size: 0; }
.item > img { inline-size: 100%; }
.item h2 { margin-block: 2.25rem .6rem; font-size: 1.4rem; }
.item h3 { font-size: 1.15rem; color: var(--accent); font-style: italic; }
.item h1 { font-size: clamp(1.9rem, 1.5rem + 2vw, 2.7rem); }
.item .line .price { font-size: 1.5rem; }
.item > div > .rows { margin-block: 1.25rem .75rem; }
.kicker { margin: 0 0 .3rem; }
.facts + .notes, .nutrition + .notes { margin-block-start: 1.1rem; }
.facts { display: grid; margin-block-start: 1.5rem; font: .95rem/1.55 var(--sans); }
.facts > div { display: grid; grid-template-columns: minmax(6rem, 30%) minmax(0, 1fr); gap: 1rem; padding-block: .55rem; border-block-start: 1px solid var(--line); }
.facts :is(dt, dd) { hyphens: auto; overflow-wrap: anywhere; }
.facts dt { color: var(--soft); }
.facts dd span { display: block; }
table { border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; }
.nutrition { margin-block-start: .5rem; inline-size: 100%; font: .95rem/1.5 var(--sans); }
.nutrition :is(th, td) { padding: .35rem 0; border-block-start: 1px solid var(--line); font-weight: 400; text-align: start; }
.nutrition td { text-align: end; }
.nutrition .part :is(th, td) { border: 0; padding-block-start: 0; color: var(--soft); }
.nutrition .part th { padding-inline-start: 1.25rem; }
.pager { display: flex; flex-wrap: wrap; gap: 1rem; margin-block-start: 3.5rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); }
.pager a { color: inherit; text-decoration: none; }
.pager a:hover span { text-decoration: underline; }
.pager small { display: block; color: var(--soft); font-family: var(--sans); }
.pager [rel=next] { margin-inline-start: auto; text-align: end; }
.formats { margin-block-start: 1.5rem; font: .9rem/1.6 var(--sans); }
.formats a { display: inline-block; margin-inline-start: .6rem; }

/* Home */
main > section:not(.report) > h2 { text-align: center; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1.25rem; margin-block-start: 1.5rem; }
.cards li { position: relative; padding: 1.5rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--raised); }
.cards li:hover { border-color: var(--accent); }
.cards h3 { font-size: 1.5rem; }
.cards h3 a { color: inherit; text-decoration: none; }
.cards h3 a::after { content: ""; position: absolute; inset: 0; border-radius: .6rem; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 2rem 3.5rem; margin-block-start: 1.5rem; }
.cards .notes { margin-block-start: .6rem; }
.cards h3 + p { margin-block-start: .3rem; }
.columns p { margin-block-start: .3rem; }
.columns h3 { margin-block-end: .5rem; color: var(--accent); font-style: italic; }
.columns h4 { margin-block: 1rem .3rem; font-size: 1em; }
.columns small { color: var(--soft); }
.columns .facts { margin: 0; font: inherit; }
.columns .facts > div { padding-block: 0; border: 0; grid-template-columns: auto 1fr; }
address span { display: block; }
.links { display: flex; flex-wrap: wrap; justify-content: center; gap: .5rem 2rem; margin-block-start: 1rem; }

/* Notices */
.notice { max-inline-size: 34rem; margin: 12vh auto; text-align: center; }
.notice p { margin-block-start: 1rem; color: var(--soft); font-size: 1.15rem; }
main > section ~ .notice, h1 ~ .notice, .intro ~ .notice { margin-block: 3rem; }

/* Ledgers */
.report { margin-block-start: 2.75rem; }
.report h2 { font-size: 1.35rem; }
.scroll { margin-block-start: .9rem; overflow-x: auto; }
.ledger { inline-size: 100%; font: .95rem/1.45 var(--sans); font-variant-numeric: lining-nums tabular-nums; }
.ledger :is(th, td) { padding: .45rem 1.1rem .45rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: baseline; font-weight: 400; }
.ledger thead th { border-block-end: 2px solid var(--ink); color: var(--soft); font-size: .85rem; white-space: nowrap; }
.ledger .figure { padding-inline: 1.1rem 0; text-align: end; white-space: nowrap; }
.ledger tbody tr:hover { background: var(--raised); }
.ledger time { white-space: nowrap; }
.ledger tr:target { background: var(--raised); outline: 2px solid var(--accent); }
.negative { color: var(--debt); }
.movement { max-inline-size: 40rem; }
.movement .amount { font-size: 1.6rem; font-variant-numeric: lining-nums tabular-nums; }

/* The allergen table */
.marks { display: flex; flex-wrap: wrap; justify-content: center; gap: .3rem 1.6rem; margin-block: 2rem 1.25rem; color: var(--soft); font: .9rem/1.5 var(--sans); }
.marks div { display: flex; gap: .5em; }
.marks dt { color: var(--ink); }
.matrix { margin-inline: auto; font: .95rem/1.4 var(--sans); }
.matrix :is(th, td) { padding: .35rem .4rem; border-block-end: 1px solid var(--line); font-weight: 400; text-align: center; }
.matrix thead th { vertical-align: bottom; border-block-end: 2px solid var(--ink); }
.matrix thead span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; }
.matrix :is(tbody th, thead th:first-child) { min-inline-size: 9rem; padding-inline-start: 0; overflow-wrap: anywhere; text-align: start; }
.matrix .group { padding-block-start: 1.4rem; color: var(--accent); font: italic 1.15rem/1.3 var(--serif); }
.matrix tbody tr:hover { background: var(--raised); }
.matrix .contains { font-weight: 700; }
.matrix .unknown { color: var(--accent); font-weight: 700; }
.matrix :is(tbody th[scope=row], thead th:first-child) { position: sticky; inset-inline-start: 0; z-index: 1; background: var(--paper); }
/* All fourteen columns stand in a phone's window: one that is out of sight would read as "free of it". */
@media (max-width: 44rem) {
  .matrix { table-layout: fixed; inline-size: 100%; min-inline-size: 16rem; font-size: .85rem; }
  .matrix :is(th, td) { padding-inline: 0; }
  .matrix :is(tbody th, thead th:first-child) { inline-size: 31%; min-inline-size: 0; padding-inline-end: .3rem; hyphens: auto; }
  .matrix thead span { line-height: 1; }
  .matrix tbody td:nth-child(even) { background: var(--raised); }
}

@media (min-width: 62rem) {
  .menu:has(> .contents) { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 3.5rem; }
  .contents { align-self: start; inset-block-start: 2rem; margin: 3.9rem 0 0; border: 0; border-inline-end: 1px solid var(--line); }
  .contents :is(ul, li, li ul) { display: block; padding: 0; white-space: normal; }
  .contents li ul { padding-inline-start: 1rem; }
  html { scroll-padding-block-start: 1.5rem; }
  .item:has(> img) { grid-template-columns: 1fr 1fr; gap: 3.5rem; }
  .item > img { position: sticky; inset-block-start: 2rem; }
}
@media (max-width: 40rem) {
  body { font-size: 1rem; }
  .site .languages { order: 1; }
  header.site nav:not(.languages) { order: 2; flex-basis: 100%; }
  main { padding-block-start: 1.5rem; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media (forced-colors: active) { .badge.status { background: none; color: CanvasText; } header.site [aria-current] { text-decoration: underline; } .skip:focus { border: 2px solid; } }

/* On paper: the menu alone, in two columns; ledgers with their heads on every page */
@page { margin: 15mm 16mm; }
@media print {
  :root { color-scheme: light; --paper: #fff; --raised: #fff; --ink: #000; --soft: #444; --line: #999; --accent: #6f2012; --leaf: #33441a; --debt: #8f1a13; }
  html { font-size: 9.5pt; }
  body { max-inline-size: none; padding: 0; line-height: 1.45; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .skip, header.site nav, .crumbs, .contents, .pager, .formats, .kicker, .dish > img, .menu section > img { display: none !important; }
  a { color: inherit; text-decoration: none; }
  header.site { justify-content: center; padding: 0 0 .6rem; }
  .brand { margin: 0; }
  main { padding-block: 1.5rem; }
  main > section, .menu section { margin-block-start: 2rem; }
  h1 { font-size: 2.4rem; }
  h1, h2, h3, h4, h5, h6, .lead, .when, .options > .notes { break-after: avoid; }
  .menu, .item { display: block !important; }
  .dishes { display: block; columns: 2; column-gap: 2.5rem; }
  .dish { margin-block-end: 1.2rem; break-inside: avoid; }
  .options .rows { grid-template-columns: 1fr 1fr; gap: .4rem 2.5rem; }
  .options, .options li, .facts > div, .cards li, .columns > div, .end, tr { break-inside: avoid; }
  .badge.status, .sold-out h1 { text-decoration: none; }
.sold-out .status { background: none; color: inherit; }
  .item > img { max-inline-size: 60%; margin-inline: auto; }
  .item > div { margin-block-start: 1.5rem; }
  .scroll { overflow: visible; }
  thead { display: table-header-group; }
  .ledger { font-size: .9rem; }
  .matrix { font-size: .85rem; }
  .columns .facts > div { padding-block: .35rem; }
  .matrix :is(th, td) { padding: .37rem .2rem; position: static !important; }
  .ledger :is(th, td) { padding-block: .32rem; }
  footer.site { padding-block: .8rem 0; break-inside: avoid; }
}

"""#
    ),
    (
      "assets/print.css",
#"""
/* A menu for paper: A4, two columns, black on white whatever the screen prefers. */
@page { size: A4; margin: 14mm 16mm; }
*, ::before, ::after { box-sizing: border-box; }
html { color-scheme: light; background: #e9e4db; font-size: 9.5pt; }
body { max-inline-size: 210mm; margin: 2rem auto; padding: 14mm 16mm; background: #fff; color: #000; font: 1rem/1.45 "Iowan Old Style", P052, "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif; overflow-wrap: break-word; font-variant-numeric: lining-nums; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
h1, h2, h3, h4, h5, h6 { margin: 0; font-weight: 400; line-height: 1.2; text-wrap: balance; break-after: avoid; }
p, dl, dd, figure, ul { margin: 0; padding: 0; }
a { color: inherit; text-decoration: none; }
a:hover, a:focus-visible { text-decoration: underline; }
header { text-align: center; padding-block-end: 1.1rem; border-block-end: 3px double #000; }
.brand { font-size: 1.25rem; letter-spacing: .08em; }
h1 { margin-block-start: .6rem; font-size: 2.9rem; }
.lead { margin-block-start: .4rem; font-size: 1.1em; font-style: italic; text-align: center; text-wrap: balance; break-after: avoid; }
.when { margin-block-start: .35rem; color: #333; font-size: .95rem; text-align: center; break-after: avoid; }
.undeclared { margin-block-start: .5rem; font-weight: 700; }
section { margin-block-start: 1.5rem; }
h2 { display: flex; align-items: center; gap: 1rem; color: #6f2012; font-size: 1.8rem; text-align: center; }
h2::before, h2::after { content: ""; flex: 1; border-block-start: 1px solid #999; }
section > :is(h3, h4, h5, h6) { font-size: 1.35rem; font-style: italic; text-align: center; }
section > :is(h4, h5, h6) { font-size: 1.2rem; }
.dishes { columns: 2; column-gap: 10mm; margin-block-start: 1rem; }
.dish { margin-block-end: .85rem; break-inside: avoid; }
.dish > div > * { margin: 0; }
[dir=rtl] .dish > [dir] { text-align: right; }
:root:not([dir]) .dish > [dir] { text-align: left; }
.line, .rows > div, .rows li > div { display: flex; align-items: baseline; align-items: last baseline; gap: .4rem; }
.dish .line > :first-child { font-size: 1.18rem; font-style: normal; line-height: 1.3; break-after: auto; text-wrap: wrap; }
.line > :first-child, .rows dt, .rows li > div > :first-child { position: relative; flex: 1; min-inline-size: 0; overflow: hidden; }
.line > :first-child::after, .rows dt::after, .rows li > div > :first-child::after { content: ""; position: absolute; inline-size: 100%; margin-inline-start: .35rem; block-size: .95em; border-block-end: 1px dotted #777; }
.line > :only-child::after, .rows li > div > :only-child::after { content: none; }
.price, .rows dd { flex: none; max-inline-size: 65%; text-align: end; font-variant-numeric: lining-nums tabular-nums; }
.line .price { font-size: 1.12rem; }
.rows { list-style: none; }
small { font-size: .72em; }
.notes { display: flex; flex-wrap: wrap; gap: 0 .8em; color: #333; font-size: .88rem; }
.badge { font-style: italic; }
.sold-out :is(h3, h4, h5, h6), .sold-out .price { text-decoration: line-through; }
.sold-out .codes { display: inline-block; }
.choices { flex-basis: 100%; }
.choices > span + span::before { content: "· "; }
.options { margin-block-start: 1.2rem; padding: .5rem .9rem .6rem; border: 1px solid #999; break-inside: avoid; }
.options > :is(h3, h4, h5, h6) { font: 700 1.05rem/1.3 "Avenir Next", "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif; text-align: start; }
.again { justify-content: center; }
.again { margin-block-start: .8rem; }
.options .rows { columns: 2; column-gap: 10mm; margin-block-start: .5rem; }
.options li { margin-block-end: .4rem; break-inside: avoid; }
footer { display: flex; align-items: flex-end; justify-content: space-between; gap: 10mm; margin-block-start: 2rem; padding-block-start: 1rem; border-block-start: 3px double #000; color: #333; font-size: .9rem; break-inside: avoid; }
footer > div > * + * { margin-block-start: .4rem; }
footer span { display: inline-block; margin-inline-end: .6em; }
figure { flex: none; text-align: center; }
figure img { display: block; inline-size: 30mm; block-size: 30mm; margin-inline: auto; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
:is(.lead, h3, h4, bdi, .badge):is(:lang(ja), :lang(zh), :lang(ko), :lang(ar), :lang(he), :lang(fa)) { font-style: normal; }
@media screen and (max-width: 45rem) { body { margin: 0; padding: 1.2rem; font-size: 1.1rem; } .dishes, .options .rows { columns: 1; } footer { display: block; } figure { margin-block-start: 1rem; } }
@media print { html { background: none; } body { max-inline-size: none; margin: 0; padding: 0; } }

"""#
    ),
    (
      "assets/report.css",
#"""
/* Reports and goals, beside menu.css: drawings, wide tables, registers on paper. */
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 2rem 3rem; margin-block-start: 2.5rem; }
figure.chart { margin: 0; max-inline-size: 40rem; min-inline-size: 0; }
.chart figcaption { margin-block-end: .6rem; font-size: 1.2rem; }
.chart p { margin-block-start: .5rem; color: var(--soft); font: .85rem/1.5 var(--sans); }
.chart .whole { white-space: nowrap; }
svg.chart { display: block; inline-size: 100%; block-size: auto; overflow: visible; }
.chart text { fill: currentColor; font: 11px var(--sans); font-variant-numeric: lining-nums tabular-nums; unicode-bidi: plaintext; }
.chart .rule { stroke: var(--line); }
.chart .zero { stroke: currentColor; }
.chart .line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
.chart .in, .chart .goal { fill: var(--leaf); }
.chart .out, .chart .pursuer { fill: var(--debt); }
.chart .track { fill: var(--line); }
.chart .mark { fill: currentColor; }

.report caption { padding-block: 1.2rem .3rem; color: var(--soft); text-align: start; font-size: .95rem; }
.ledger a { color: inherit; text-decoration-color: var(--soft); text-decoration-thickness: 1px; }
.ledger a:hover { color: var(--accent); }
.ledger td small, .ledger th small { color: var(--soft); }
.ledger .reference, .ledger .note { display: block; font-weight: 400; overflow-wrap: anywhere; }
.note { white-space: pre-wrap; overflow-wrap: anywhere; }
.ledger .level1 { padding-inline-start: 1.2rem; }
.ledger .level2 { padding-inline-start: 2.4rem; }
.ledger .level3 { padding-inline-start: 3.6rem; }
.ledger .level4 { padding-inline-start: 4.8rem; }
.ledger .level5 { padding-inline-start: 6rem; }
.ledger tfoot :is(th, td) { border-block-end: 0; font-weight: 600; }
.ledger tfoot tr:first-child :is(th, td) { border-block-start: 2px solid var(--ink); }
.ledger .carried :is(th, td) { color: var(--soft); }
.ledger tfoot .carried :is(th, td) { color: inherit; }
.ledger .sheet { display: none; }
.ledger .group :is(th, td) { padding-block-start: 1.4rem; border-block-end-color: var(--ink); font-weight: 600; }
.ledger .group.sum :is(th, td) { border-block-end-width: 2px; font-size: 1.1em; }
.ledger tbody:target { background: var(--raised); outline: 2px solid var(--accent); }
.ledger .word { white-space: nowrap; }
.periods { font-size: .85rem; }
.periods :is(td, th).figure { padding-inline-start: .9rem; }
.ledger:not(.register) :is(tbody, tfoot) th { position: sticky; inset-inline-start: 0; background: var(--paper); }
.periods :is(tbody, tfoot) th { white-space: nowrap; }
.periods :is(td, th):last-child { font-weight: 600; }
.pages ul { display: flex; flex-wrap: wrap; gap: .2rem; margin-block-start: 1.5rem; font: .9rem/1.5 var(--sans); }
.pages a { display: block; min-inline-size: 2.4em; padding: .25rem .5rem; border: 1px solid var(--line); border-radius: .3rem; color: inherit; text-align: center; text-decoration: none; }
.pages [aria-current] { border-color: var(--ink); font-weight: 600; }

.proof { margin-block-start: .6rem; color: var(--soft); font: .75rem/1.5 var(--sans); overflow-wrap: anywhere; }

/* One long word (a receipt's address, a hash) doesn't push a page out of a phone's window. */
.movement, .movement .text, .crumbs, .pager a, h1 { overflow-wrap: anywhere; }
.movement .facts > div { grid-template-columns: minmax(6rem, 30%) minmax(0, 1fr); }
.pager a { min-inline-size: 0; }

.goal { max-inline-size: 40rem; }
.goal figure.chart { margin-block: 1.5rem; }
.goal .state { margin-block: .6rem 0; color: var(--accent); font-size: 1.4rem; }

@media (max-width: 40rem) {
  .ledger:not(.register) :is(tbody, tfoot) th { max-inline-size: 45vw; overflow-wrap: anywhere; }
  .periods :is(tbody, tfoot) th { min-inline-size: 6.5em; max-inline-size: 8.5em; white-space: normal; overflow-wrap: anywhere; }
  .ledger { font-size: .85rem; }
  .ledger :is(th, td) { padding-inline-end: .6rem; }
  .ledger .figure { padding-inline: .6rem 0; }
}
/* On a phone a movement takes two lines: name and amount, then the rest, so that no figure stands beyond the edge. */
@media screen and (max-width: 40rem) {
  .register, .register :is(tbody, tfoot) { display: block; }
  .register thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .register tr { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: .8rem; padding-block: .45rem; border-block-end: 1px solid var(--line); }
  .register :is(th, td), .ledger.register .figure { padding: 0; border: 0; }
  .register td:empty { display: none; }
  .register th { flex: 1 1 calc(100% - 9rem); min-inline-size: 0; overflow-wrap: anywhere; }
  .register td { min-inline-size: 0; overflow-wrap: anywhere; }
  .register td { order: 2; color: var(--soft); font-size: .85rem; }
  .register td.figure { order: 1; margin-inline-start: auto; color: inherit; font-size: inherit; }
  .register td.figure.negative { color: var(--debt); }
  .register td.figure ~ td.figure { order: 3; color: var(--soft); font-size: .85rem; }
  .register .group { margin-block-start: 1rem; border-block-end-color: var(--ink); }
  .register tfoot tr:first-child { border-block-start: 2px solid var(--ink); }
  .ledger.register tfoot tr:first-child :is(th, td) { border-block-start: 0; }
  /* Whose it is stands below, as in all other rows. */
  .register .carried td:not(.figure) { flex-basis: 100%; order: 4; }
}
@media (forced-colors: active) {
  .chart .in, .chart .goal { fill: Highlight; }
  .chart .out, .chart .pursuer { fill: CanvasText; }
  .chart .line { stroke: Highlight; }
  .chart .rule, .chart .track { stroke: GrayText; fill: none; }
  .chart text { fill: CanvasText; }
}
@media print {
  .pages { display: none; }
  .charts { display: block; columns: 2; column-gap: 2rem; }
  figure.chart { margin-block-end: 1.5rem; }
  .ledger :is(th, td) { padding-block: .32rem; }
  figure.chart, .report h2, .ledger caption { break-inside: avoid; break-after: avoid; }
  figure.chart { break-after: auto; }
  .ledger tfoot { display: table-row-group; }
  /* A register's columns have fixed parts of the width: what is carried from sheet to sheet is counted by them. */
  .register { table-layout: fixed; }
  .register :is(th, td), .register thead th, .ledger.register .figure { padding-inline: 0 .6rem; white-space: normal; overflow-wrap: anywhere; }
  .ledger.register .figure { padding-inline: .6rem 0; }
  .register time { white-space: normal; }
  .register thead .date { inline-size: 13%; }
  .register thead .category { inline-size: 18%; }
  .register thead .account { inline-size: 15%; }
  .register thead .figure { inline-size: 15%; }
  .register.broad thead .category { inline-size: 15%; }
  .register.broad thead .account { inline-size: 12%; }
  .register.broad thead .figure { inline-size: 20%; }
  .register tr { break-inside: avoid; }
  .register .screen { display: none; }
  #months tbody th { white-space: nowrap; }
  .sheets { break-before: page; }
  .whole { break-inside: avoid; }
  .ledger .sheet { display: table-row-group; break-inside: avoid; }
  .ledger .sheet .carried :is(th, td) { font-weight: 600; }
  .ledger .sheet.ends { break-before: avoid; break-after: page; }
  .ledger tfoot tr, .ledger .group { break-inside: avoid; }
  .ledger .group { break-after: avoid; }
  .periods { font-size: 6.6pt; }
  .periods :is(th, td) { padding-block: .5rem; }
  .periods :is(td, th).figure { padding-inline-start: .35rem; }
  .periods tbody th, .periods tfoot th { position: static; }
  .matrices { page: wide; }
}
@page { size: portrait; }
@page wide { size: landscape; margin: 12mm; }

"""#
    ),
    (
      "strings/ar.yaml",
#"""
# The theme's words in Arabic.

# Page states
loadingTitle: مرحبًا
loadingMessage: لحظة من فضلك
internetErrorTitle: عذرًا
internetErrorMessage: حدث خطأ في الاتصال بالإنترنت
serviceErrorTitle: نأسف
serviceErrorMessage: حدث خطأ في الخدمة
emptyTitle: لا شيء هنا بعد
emptyMessage: نرجو زيارتنا مجددًا قريبًا.
notFoundTitle: الصفحة غير موجودة
notFoundMessage: هذه الصفحة ليست في القائمة، وربما نُقلت إلى مكان آخر.
contentErrorTitle: تعذّر إنشاء هذه الصفحة
contentErrorMessage: في مصدرها أخطاء. نرجو زيارتنا مجددًا قريبًا.

# Around every page
home: الصفحة الرئيسية
menus: قوائم الطعام
reports: التقارير
morePages: صفحات أخرى
skipToContent: انتقل إلى المحتوى
mainNavigation: التنقل الرئيسي
breadcrumb: أنت هنا
languages: اللغات
contents: في هذه القائمة
previous: السابق
next: التالي
previousAndNext: السابق والتالي
comma: "، "
colon: ": "
otherFormats: متاح أيضًا بصيغة
toTop: إلى الأعلى
privateNote: "خاص: ليس للنشر"

# The restaurant
openingHours: ساعات العمل
visitUs: زورونا
findUs: موقعنا
contact: اتصل بنا
address: العنوان
telephone: الهاتف
email: البريد الإلكتروني
map: الخريطة
cuisine: المطبخ
priceRange: فئة الأسعار
reservations: "الحجز"
reservationsYes: "نعم"
reservationsNo: "لا"
reserve: "احجز طاولة"
closed: مغلق
specialHours: "ساعات عمل خاصة"
website: "الموقع الإلكتروني"
payment: "الدفع"
alsoOn: "أيضًا على"

# Menus
dishCount:
  zero: لا أطباق
  one: طبق واحد
  two: طبقان
  few: "{count} أطباق"
  many: "{count} طبقًا"
  other: "{count} طبق"
viewMenu: عرض القائمة
updated: "آخر تحديث: {date}"
plainText: نص عادي
allergenTable: جدول مسببات الحساسية
printPage: "للطباعة"
onYourPhone: "هذه القائمة على هاتفك"
price: السعر
prices: الأسعار
size: الحجم
priceFrom: "ابتداءً من {price}"
pricePer: "{price} لكل {unit}"
priceMarket: حسب سعر السوق
priceFree: مجانًا
# Prices for some guests, places or times
tier:
  breakfast: الفطور
  brunch: برانش
  lunch: الغداء
  dinner: العشاء
  happy-hour: ساعة التخفيضات
  weekdays: أيام الأسبوع
  weekend: عطلة نهاية الأسبوع
  adults: الكبار
  children: الأطفال
  students: الطلاب
  seniors: كبار السن
  staff: الموظفون
  guests: الضيوف
  members: الأعضاء
  counter: على المنضدة
  table: على الطاولة
  terrace: على التراس
  takeaway: طلبات خارجية
  delivery: توصيل
soldOut: نفد
limited: حتى نفاد الكمية
options: الاختيارات
standard: الخيار الافتراضي
chooseExactly:
  zero: "عدد الاختيارات: {count}"
  one: اختر واحدًا
  two: اختر اثنين
  few: "اختر {count}"
  many: "اختر {count}"
  other: "اختر {count}"
chooseUpTo:
  zero: "عدد الاختيارات: {count}"
  one: اختر واحدًا على الأكثر
  two: اختر اثنين على الأكثر
  few: "اختر {count} على الأكثر"
  many: "اختر {count} على الأكثر"
  other: "اختر {count} على الأكثر"
chooseAtLeast:
  zero: "عدد الاختيارات: {count}"
  one: اختر واحدًا على الأقل
  two: اختر اثنين على الأقل
  few: "اختر {count} على الأقل"
  many: "اختر {count} على الأقل"
  other: "اختر {count} على الأقل"
chooseBetween: "اختر من {min} إلى {max}"
chooseFree:
  zero: "المشمول بالسعر: {count}"
  one: واحد مشمول بالسعر
  two: اثنان مشمولان بالسعر
  few: "{count} مشمولة بالسعر"
  many: "{count} مشمولة بالسعر"
  other: "{count} مشمولة بالسعر"
chooseEach: "حتى {count} من كل نوع"
ingredients: المكونات
additives: المواد المضافة
servingSize: الحصة
alcohol: الكحول
alcoholByVolume: "{value}% من الحجم"
deposit: مبلغ التأمين
spiciness: درجة الحرارة
spicinessLevel: { 0: خفيف, 1: متوسط, 2: حار, 3: حار جدًا }
diets: الأنظمة الغذائية
tags: { new: جديد, popular: الأكثر طلبًا, seasonal: موسمي, homemade: صنع منزلي, organic: عضوي, regional: محلي, spicy: حار, chef: اختيار الشيف }

# Allergens
allergens: مسببات الحساسية
contains: "يحتوي على: {list}"
mayContain: "قد يحتوي على: {list}"
withAnyChoice: "مع أي اختيار: {list}"
withAnyChoiceMayContain: "مع أي اختيار، قد يحتوي على: {list}"
withChoices: "مع الإضافات: {list}"
withChoicesMayContain: "مع الإضافات، قد يحتوي على: {list}"
withSizes: "حسب الحجم: {list}"
withSizesMayContain: "حسب الحجم، قد يحتوي على: {list}"
allergenContains: "يحتوي"
allergenMayContain: "قد يحتوي"
allergenWithChoices: "مع بعض الإضافات على الأقل"
allergenWithSizes: "في بعض الأحجام على الأقل"
allergenNone: "لا يحتوي"
allergenUnknown: "لم يُعلن"
declaredNone: خالٍ من مسببات الحساسية الـ14 الواجب الإعلان عنها
notDeclared: لم يُعلن عن مسببات الحساسية. يُرجى سؤالنا.
allergenNote: يُرجى إبلاغنا بأي حساسية لديك قبل الطلب.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: الغلوتين
  crustaceans: القشريات
  eggs: البيض
  fish: الأسماك
  peanuts: الفول السوداني
  soybeans: فول الصويا
  milk: الحليب
  nuts: المكسرات
  celery: الكرفس
  mustard: الخردل
  sesame: بذور السمسم
  sulphites: الكبريتيت
  lupin: الترمس
  molluscs: الرخويات
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "غلوتين, الغلوتين, جلوتين, قمح, القمح, شعير, الشعير, شوفان, الشوفان, جاودار, الجاودار, حنطة, الحنطة, سميد, السميد, برغل, البرغل, كسكس, الكسكس, =طحين, =دقيق, =خبز"
  crustaceans: "قشريات, روبيان, الروبيان, جمبري, الجمبري, سلطعون, كركند, كابوريا"
  eggs: "بيض, البيض, بيضة, مايونيز, المايونيز"
  fish: "سمك, السمك, أسماك, الأسماك, أنشوجة, الأنشوجة, تونة, التونة, سلمون, السلمون, سردين, السردين, قد, كافيار"
  peanuts: "فول سوداني, الفول السوداني"
  soybeans: "صويا, الصويا, توفو"
  milk: "حليب, الحليب, زبدة, الزبدة, قشطة, القشطة, كريمة, الكريمة, جبن, الجبن, جبنة, الجبنة, لبن, اللبن, لبنة, اللبنة, زبادي, الزبادي, سمن, السمن, موزاريلا, الموزاريلا, بارميزان, ريكوتا, لاكتوز, !حليب جوز الهند, !حليب اللوز, !حليب لوز, !حليب الصويا, !حليب صويا, !حليب الشوفان, !حليب الأرز, !زبدة الفول السوداني, !زبدة الكاكاو, !زبدة اللوز, !كريمة جوز الهند"
  nuts: "مكسرات, المكسرات, لوز, اللوز, بندق, البندق, جوز, الجوز, عين الجمل, كاجو, الكاجو, فستق, الفستق, !جوز الهند, !جوز هند, !جوز الطيب"
  celery: "كرفس, الكرفس"
  mustard: "خردل, الخردل"
  sesame: "سمسم, السمسم, طحينة, الطحينة"
  sulphites: "كبريتيت, ثاني أكسيد الكبريت, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "ترمس, الترمس"
  molluscs: "رخويات, محار, المحار, بلح البحر, حبار, الحبار, كاليماري, أخطبوط, الأخطبوط"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "خالي من *, خال من *, خالٍ من *, بدون *, بلا *"
# What joins words that this is said of.
allergenAnd: "و أو"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "قمح, القمح"
  spelt: "الحنطة, حنطة"
  khorasan: "خراسان, كاموت"
  rye: "جاودار, الجاودار"
  barley: "شعير, الشعير"
  oats: "شوفان, الشوفان"
  almond: "لوز, اللوز"
  hazelnut: "بندق, البندق"
  walnut: "عين الجمل"
  cashew: "كاجو, الكاجو"
  pecan: "بيكان"
  brazil: "الجوز البرازيلي, جوز برازيلي"
  pistachio: "فستق حلبي, الفستق الحلبي"
  macadamia: "مكاديميا"
kind:
  wheat: القمح
  spelt: الحنطة
  khorasan: قمح خراسان
  rye: الجاودار
  barley: الشعير
  oats: الشوفان
  almond: اللوز
  hazelnut: البندق
  walnut: الجوز
  cashew: الكاجو
  pecan: البيكان
  brazil: الجوز البرازيلي
  pistachio: الفستق
  macadamia: المكاديميا
diet:
  vegan: نباتي صرف
  vegetarian: نباتي
  halal: حلال
  kosher: كوشر
  hindu: هندوسي
  gluten-free: خالٍ من الغلوتين
  lactose-free: خالٍ من اللاكتوز
  low-lactose: قليل اللاكتوز
  low-calorie: قليل السعرات
  low-fat: قليل الدسم
  low-salt: قليل الملح
  diabetic: مناسب لمرضى السكري

# Nutrition
nutrition: القيم الغذائية
perServing: "لكل حصة ({serving})"
perOneServing: لكل حصة
calories: "{value} سعرة حرارية"
energy: الطاقة
energyJoules: "{value} كيلوجول"
nutrient:
  fat: الدهون
  saturatedFat: منها دهون مشبعة
  carbohydrate: الكربوهيدرات
  sugar: منها سكريات
  fiber: الألياف
  protein: البروتين
  salt: الملح
  sodium: الصوديوم
  cholesterol: الكوليسترول
unit:
  g: غ
  kg: كغ
  ml: مل
  cl: سل
  dl: دل
  l: لتر
  oz: أونصة
  fl-oz: أونصة سائلة
  lb: رطل
  piece: { zero: قطعة, one: قطعة, two: قطعة, few: قطع, many: قطعة, other: قطعة }
  portion: { zero: حصة, one: حصة, two: حصة, few: حصص, many: حصة, other: حصة }
  person: { zero: شخص, one: شخص, two: شخص, few: أشخاص, many: شخص, other: شخص }
  slice: { zero: شريحة, one: شريحة, two: شريحة, few: شرائح, many: شريحة, other: شريحة }
  scoop: { zero: كرة, one: كرة, two: كرة, few: كرات, many: كرة, other: كرة }
  glass: { zero: كأس, one: كأس, two: كأس, few: كؤوس, many: كأس, other: كأس }
  bottle: { zero: زجاجة, one: زجاجة, two: زجاجة, few: زجاجات, many: زجاجة, other: زجاجة }
  cup: { zero: فنجان, one: فنجان, two: فنجان, few: فناجين, many: فنجان, other: فنجان }
  dozen: { zero: دزينة, one: دزينة, two: دزينة, few: دزينات, many: دزينة, other: دزينة }
  hour: { zero: ساعة, one: ساعة, two: ساعة, few: ساعات, many: ساعة, other: ساعة }

# When it is served
availability: أوقات التقديم
served: "يُقدَّم {when}"
everyDay: كل يوم
midnight: منتصف الليل
allDay: طوال اليوم
daysAndHours: "{days} {hours}"
hoursFrom: "من {from}"
hoursUntil: "حتى {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "من {from}"
seasonUntil: "حتى {to}"
seasonSpan: "من {from} إلى {to}"
seasonDay: "في {date}"
service: { eat-in: في المطعم, takeaway: طلبات خارجية, delivery: توصيل }

# Ledgers
movementCount:
  zero: لا حركات
  one: حركة واحدة
  two: حركتان
  few: "{count} حركات"
  many: "{count} حركة"
  other: "{count} حركة"
nameLine: "الاسم: {name}"
amountLine: "المبلغ: {amount}"
name: الاسم
amount: المبلغ
date: التاريخ
category: الفئة
account: الحساب
balance: الرصيد
runningTotal: الإجمالي التراكمي
reference: المرجع
quantity: الكمية
dish: الطبق
note: ملاحظة
currency: العملة
opening: الرصيد الافتتاحي
closing: الرصيد الختامي
moneyIn: الوارد
moneyOut: الصادر
total: المجموع
totals: المجاميع
count: الحركات
month: الشهر
byCategory: حسب الفئة
byAccount: حسب الحساب
byMonth: حسب الشهر
register: سجل الحركات
periodSpan: "{from} – {to}"
period: الفترة
cashFlow: التدفق النقدي
byPeriod: حسب الفترة
comparison: مقارنة
change: التغير
budget: الميزانية
spent: المصروف
left: المتبقي
average: المتوسط
largestIn: أكبر وارد
largestOut: أكبر صادر
statistics: إحصاءات
converted: بعد التحويل
rate: سعر الصرف
rounding: يُحوَّل كل مجموع مرة واحدة بسعر يومه أو آخر سعر قبله، ويُقرَّب إلى الرقم الزوجي.
noRate: "لا سعر"
noTotal: "لا إجمالي: بعض المبالغ بلا سعر صرف."
undatedLeftOut: "أُسقطت لعدم وجود تاريخ: {movements}"
undated: بلا تاريخ
othersCount: "أخرى ({count})"
budgetsLeftOut: "أُسقطت الميزانيات: تشمل أكثر مما اختير"
selectedBetween: "من {from} إلى {to}"
selectedFrom: "من {from}"
selectedTo: "حتى {to}"
selectedWords: "بحث «{words}»"
unnamed: "(بلا اسم)"
none: "(لا يوجد)"
ledger: دفتر الحسابات
ledgers: دفاتر الحسابات
balanceOverTime: "الرصيد عبر الزمن"
inAndOut: "الوارد والصادر"
byCategoryAndMonth: "حسب الفئة والشهر"
matrixNote: "كل رقم يقود إلى الحركات التي يتكوّن منها. الصفوف المسبوقة بعبارة «منها» جزء من الصف الذي فوقها."
ofWhich: "منها"
broughtForward: "مرحّل من السابق"
carriedForward: "مرحّل إلى التالي"
pageTotal: "مجموع هذه الصفحة"
pageOf: "الصفحة {number} من {count}"
pages: "الصفحات"
balanceSummary: "{period}. الرصيد الافتتاحي {opening}، الختامي {closing}؛ الأدنى {low}، الأعلى {high}."
flowSummary: "{period}. الوارد {in}، الصادر {out}."

# Goals
goals: "الأهداف"
goal: "الهدف"
state: "الحالة"
goalState: { not-started: "لم يبدأ", in-progress: "قيد التقدم", paused: "متوقف مؤقتًا", completed: "مكتمل", caught: "تم اللحاق به" }
progress: "التقدم"
pursuer: "المطارِد"
progressOf: "{steps} من {goal}"
toGo: "المتبقي"
distance: "المسافة"
notCounted: "غير محسوب"

"""#
    ),
    (
      "strings/de.yaml",
#"""
# The theme's words in German.

# Page states
loadingTitle: Hallo
loadingMessage: Einen Moment bitte
internetErrorTitle: Hoppla
internetErrorMessage: Es gibt ein Problem mit der Internetverbindung
serviceErrorTitle: Entschuldigung
serviceErrorMessage: Es gibt ein Problem mit dem Dienst
emptyTitle: Hier gibt es noch nichts
emptyMessage: Bitte schauen Sie bald wieder vorbei.
notFoundTitle: Seite nicht gefunden
notFoundMessage: Diese Seite steht nicht auf der Karte. Vielleicht ist sie umgezogen.
contentErrorTitle: Diese Seite konnte nicht erstellt werden
contentErrorMessage: Ihr Inhalt ist noch fehlerhaft. Bitte schauen Sie bald wieder vorbei.

# Around every page
home: Startseite
menus: Speisekarten
reports: Berichte
morePages: Weitere Seiten
skipToContent: Zum Inhalt springen
mainNavigation: Hauptnavigation
breadcrumb: Sie sind hier
languages: Sprachen
contents: Auf dieser Karte
previous: Zurück
next: Weiter
previousAndNext: Zurück und weiter
comma: ", "
colon: ": "
otherFormats: Auch als
toTop: Nach oben
privateNote: "Vertraulich: nicht zur Veröffentlichung"

# The restaurant
openingHours: Öffnungszeiten
visitUs: Besuchen Sie uns
findUs: So finden Sie uns
contact: Kontakt
address: Adresse
telephone: Telefon
email: E-Mail
map: Lageplan
cuisine: Küche
priceRange: Preisklasse
reservations: "Reservierungen"
reservationsYes: "Ja"
reservationsNo: "Nein"
reserve: "Tisch reservieren"
closed: Geschlossen
specialHours: "Besondere Öffnungszeiten"
website: "Website"
payment: "Zahlung"
alsoOn: "Auch auf"

# Menus
dishCount: { one: "{count} Gericht", other: "{count} Gerichte" }
viewMenu: Zur Speisekarte
updated: "Stand: {date}"
plainText: Reiner Text
allergenTable: Allergentabelle
printPage: "Zum Drucken"
onYourPhone: "Diese Karte auf dem Handy"
price: Preis
prices: Preise
size: Größe
priceFrom: "ab {price}"
pricePer: "{price} pro {unit}"
priceMarket: Tagespreis
priceFree: Kostenlos
# Prices for some guests, places or times
tier:
  breakfast: Frühstück
  brunch: Brunch
  lunch: Mittags
  dinner: Abends
  happy-hour: Happy Hour
  weekdays: Werktags
  weekend: Wochenende
  adults: Erwachsene
  children: Kinder
  students: Studierende
  seniors: Senioren
  staff: Mitarbeitende
  guests: Gäste
  members: Mitglieder
  counter: An der Theke
  table: Am Tisch
  terrace: Auf der Terrasse
  takeaway: Zum Mitnehmen
  delivery: Lieferung
soldOut: Ausverkauft
limited: Solange der Vorrat reicht
options: Zur Auswahl
standard: Vorausgewählt
chooseExactly: { one: "{count} zur Wahl", other: "{count} zur Wahl" }
chooseUpTo: { one: "Bis zu {count} zur Wahl", other: "Bis zu {count} zur Wahl" }
chooseAtLeast: { one: "Mindestens {count} zur Wahl", other: "Mindestens {count} zur Wahl" }
chooseBetween: "{min} bis {max} zur Wahl"
chooseFree: { one: "{count} inklusive", other: "{count} inklusive" }
chooseEach: "je bis zu {count}-mal"
ingredients: Zutaten
additives: Zusatzstoffe
servingSize: Portion
alcohol: Alkohol
alcoholByVolume: "{value} % vol"
deposit: Pfand
spiciness: Schärfe
spicinessLevel: { 0: Mild, 1: Leicht scharf, 2: Scharf, 3: Sehr scharf }
diets: Ernährungsweisen
tags: { new: Neu, popular: Beliebt, seasonal: Saisonal, homemade: Hausgemacht, organic: Bio, regional: Regional, spicy: Scharf, chef: Empfehlung des Küchenchefs }

# Allergens
allergens: Allergene
contains: "Enthält: {list}"
mayContain: "Kann enthalten: {list}"
withAnyChoice: "Bei jeder Auswahl: {list}"
withAnyChoiceMayContain: "Bei jeder Auswahl, kann enthalten: {list}"
withChoices: "Mit Extras: {list}"
withChoicesMayContain: "Mit Extras, kann enthalten: {list}"
withSizes: "Je nach Größe: {list}"
withSizesMayContain: "Je nach Größe, kann enthalten: {list}"
allergenContains: "enthält"
allergenMayContain: "kann enthalten"
allergenWithChoices: "zumindest bei manchen Extras"
allergenWithSizes: "zumindest bei manchen Größen"
allergenNone: "enthält nicht"
allergenUnknown: "nicht angegeben"
declaredNone: Keines der 14 kennzeichnungspflichtigen Allergene
notDeclared: Allergene nicht angegeben. Bitte fragen Sie uns.
allergenNote: Bitte sagen Sie uns vor der Bestellung, wenn Sie eine Allergie haben.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: Gluten
  crustaceans: Krebstiere
  eggs: Eier
  fish: Fische
  peanuts: Erdnüsse
  soybeans: Sojabohnen
  milk: Milch
  nuts: Schalenfrüchte
  celery: Sellerie
  mustard: Senf
  sesame: Sesamsamen
  sulphites: Sulfite
  lupin: Lupinen
  molluscs: Weichtiere
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluten*, *weizen*, *roggen*, *gerste*, hafer*, vollkornhafer*, *dinkel*, khorasan*, kamut*, einkorn*, emmer*, *grieß*, bulgur*, couscous, grünkern*, seitan, *graupen, =mehl, =weißmehl, =vollkornmehl, =brot, =weißbrot, =nudeln, =paniermehl, =semmelbrösel, =brösel, !buchweizen*, !maisgrieß*"
  crustaceans: "krebstier*, krebs, krebse, krebsfleisch*, *garnele*, *krabbe*, hummer*, languste*, shrimps, scampi, flusskrebs*, krill*, !vegane *, !veganer *, !veganes *"
  eggs: "ei, eier*, eigelb*, eiweiß*, eiklar*, eidotter*, vollei*, trockenei*, flüssigei*, *hühnerei, *hühnereier*, *hühnereiweiß*, *hühnereigelb*, *hühnervollei*, freilandei, freilandeier*, *wachtelei, *wachteleier*, *entenei, *enteneier*, *gänseei, *gänseeier*, *straußenei, spiegelei, spiegeleier*, rührei, rühreier*, bioei, bioeier*, *mayonnaise, *majonäse, aioli, baiser*, !eierschwamm*, !eierpflanze*, !eierfrucht*, *hollandaise*, !veganes ei, !vegane mayonnaise, !eifreie *, !vegane *, !veganer *, !veganes *"
  fish: "*fisch*, *sardelle*, anchovis, *kabeljau*, *lachs*, *forelle*, *hering*, *makrele*, *sardine*, *zander*, *saibling*, *scholle*, *dorsch*, *heilbutt*, *karpfen*, *matjes*, *aal, kaviar*, !*tintenfisch*, !fischfrei*, !lachsschinken*, !vegane *, !veganer *, !veganes *"
  peanuts: "*erdnuss*, *erdnüsse*"
  soybeans: "soja*, tofu*, edamame, miso, misopaste*, tempeh, tamari"
  milk: "*milch*, *butter*, *rahm*, *sahne*, *obers, *käse*, *joghurt*, *jogurt*, *quark*, *topfen*, *molke*, *mozzarella*, parmesan*, ricotta, mascarpone, pecorino, *feta, gorgonzola, burrata, halloumi, skyr, kefir, crème fraîche, *laktose*, kasein*, casein*, ghee, !kokosmilch*, !kokosnussmilch*, !mandelmilch*, !hafermilch*, !sojamilch*, !reismilch*, !nussmilch*, !haselnussmilch*, !cashewmilch*, !milchsäure*, !milchfrei*, !erdnussbutter*, !kakaobutter*, !mandelbutter*, !sheabutter*, !butternuss*, !butternut*, !butterkürbis*, !butterpilz*, !butterbohne*, !buttersalat*, !butterfisch*, !leberkäse*, !fleischkäse*, !sojajoghurt*, !kokosjoghurt*, !sojaquark*, !sojasahne*, !hafersahne*, !kokossahne*, !laktosefrei*, !butterbirne*, !hafercuisine*, !veganer käse, !vegane butter, !milchfreie *, !milchfreier *, !milchfreies *, !vegane *, !veganer *, !veganes *, !veganen *, !pflanzliche *, !pflanzlicher *, !kokosbutter, !kokosjogurt*"
  nuts: "nuss, nüsse, nussmischung*, nusskrokant*, nussmus*, schalenfrüchte, schalenfrucht, *mandel*, *haselnuss*, *haselnüsse*, *walnuss*, *walnüsse*, *baumnuss*, *baumnüsse*, cashew*, *pekannuss*, *pekannüsse*, *paranuss*, *paranüsse*, *pistazie*, macadamia*, marzipan*, nougat*, krokant*, nutella"
  celery: "*sellerie*"
  mustard: "*senf*"
  sesame: "*sesam*, tahin, tahini, halva"
  sulphites: "*sulfit*, schwefeldioxid*, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "*lupine*"
  molluscs: "weichtier*, *muschel*, *auster*, *tintenfisch*, kalmar*, calamari, krake, kraken, oktopus*, *schnecke*, sepia, !austernpilz*, !austernseitling*, !muschelnudel*, !*zimtschnecke*, !nussschnecke*, !mohnschnecke*, !schneckennudel*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "*frei, *freie, *freier, *freies, *freien, *-frei, *-freie, *-freier, *-freies, *-freien, * frei, ohne *, keine *, kein *, frei von *, ohne zugesetzte *, ohne zugesetzten *"
# What joins words that this is said of.
allergenAnd: "und oder noch sowie &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "*weizen*, !buchweizen*"
  spelt: "*dinkel*, grünkern*"
  khorasan: "khorasan*, kamut*"
  rye: "*roggen*"
  barley: "*gerste*"
  oats: "hafer*, vollkornhafer*"
  almond: "*mandel*, marzipan*"
  hazelnut: "*haselnuss*, *haselnüsse*"
  walnut: "*walnuss*, *walnüsse*, *baumnuss*, *baumnüsse*"
  cashew: "cashew*"
  pecan: "*pekannuss*, *pekannüsse*"
  brazil: "*paranuss*, *paranüsse*"
  pistachio: "*pistazie*"
  macadamia: "macadamia*"
kind:
  wheat: Weizen
  spelt: Dinkel
  khorasan: Khorasan-Weizen
  rye: Roggen
  barley: Gerste
  oats: Hafer
  almond: Mandeln
  hazelnut: Haselnüsse
  walnut: Walnüsse
  cashew: Kaschunüsse
  pecan: Pecannüsse
  brazil: Paranüsse
  pistachio: Pistazien
  macadamia: Macadamianüsse
diet:
  vegan: Vegan
  vegetarian: Vegetarisch
  halal: Halal
  kosher: Koscher
  hindu: Hinduistisch
  gluten-free: Glutenfrei
  lactose-free: Laktosefrei
  low-lactose: Laktosearm
  low-calorie: Kalorienarm
  low-fat: Fettarm
  low-salt: Salzarm
  diabetic: Für Diabetiker

# Nutrition
nutrition: Nährwerte
perServing: "Pro Portion ({serving})"
perOneServing: Pro Portion
calories: "{value} kcal"
energy: Brennwert
energyJoules: "{value} kJ"
nutrient:
  fat: Fett
  saturatedFat: davon gesättigte Fettsäuren
  carbohydrate: Kohlenhydrate
  sugar: davon Zucker
  fiber: Ballaststoffe
  protein: Eiweiß
  salt: Salz
  sodium: Natrium
  cholesterol: Cholesterin
unit:
  g: g
  kg: kg
  ml: ml
  cl: cl
  dl: dl
  l: l
  oz: oz
  fl-oz: fl oz
  lb: lb
  piece: { one: Stück, other: Stück }
  portion: { one: Portion, other: Portionen }
  person: { one: Person, other: Personen }
  slice: { one: Scheibe, other: Scheiben }
  scoop: { one: Kugel, other: Kugeln }
  glass: { one: Glas, other: Gläser }
  bottle: { one: Flasche, other: Flaschen }
  cup: { one: Tasse, other: Tassen }
  dozen: { one: Dutzend, other: Dutzend }
  hour: { one: Stunde, other: Stunden }

# When it is served
availability: Serviert
served: "Serviert {when}"
everyDay: Täglich
midnight: Mitternacht
allDay: ganztägig
daysAndHours: "{days} {hours}"
hoursFrom: "ab {from}"
hoursUntil: "bis {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "ab {from}"
seasonUntil: "bis {to}"
seasonSpan: "{from} bis {to}"
seasonDay: "am {date}"
service: { eat-in: Vor Ort, takeaway: Zum Mitnehmen, delivery: Lieferung }

# Ledgers
movementCount: { one: "{count} Buchung", other: "{count} Buchungen" }
nameLine: "Name: {name}"
amountLine: "Betrag: {amount}"
name: Name
amount: Betrag
date: Datum
category: Kategorie
account: Konto
balance: Saldo
runningTotal: Laufende Summe
reference: Referenz
quantity: Menge
dish: Gericht
note: Notiz
currency: Währung
opening: Anfangssaldo
closing: Endsaldo
moneyIn: Einnahmen
moneyOut: Ausgaben
total: Summe
totals: Summen
count: Buchungen
month: Monat
byCategory: Nach Kategorie
byAccount: Nach Konto
byMonth: Nach Monat
register: Journal
periodSpan: "{from} – {to}"
period: Zeitraum
cashFlow: Geldfluss
byPeriod: Nach Zeitraum
comparison: Vergleich
change: Veränderung
budget: Budget
spent: Ausgegeben
left: Übrig
average: Durchschnitt
largestIn: Größter Eingang
largestOut: Größter Ausgang
statistics: Statistik
converted: Umgerechnet
rate: Kurs
rounding: "Jede Summe wird einmal umgerechnet, zum Kurs ihres Tages oder dem letzten davor, und zur geraden Ziffer gerundet."
noRate: "kein Kurs"
noTotal: "Keine Summe: Manche Beträge haben keinen Kurs."
undatedLeftOut: "ohne Datum ausgelassen: {movements}"
undated: ohne Datum
othersCount: "Übrige ({count})"
budgetsLeftOut: "Budgets ausgelassen: sie gelten für mehr als die Auswahl"
selectedBetween: "vom {from} bis zum {to}"
selectedFrom: "ab dem {from}"
selectedTo: "bis zum {to}"
selectedWords: "Suche „{words}“"
unnamed: "(ohne Namen)"
none: "(keine)"
ledger: Kassenbuch
ledgers: Kassenbücher
balanceOverTime: "Saldo im Verlauf"
inAndOut: "Ein- und Ausgänge"
byCategoryAndMonth: "Nach Kategorie und Monat"
matrixNote: "Jede Zahl führt zu den Buchungen dahinter. Zeilen mit „davon“ sind Teil der Zeile darüber."
ofWhich: "davon"
broughtForward: "Übertrag"
carriedForward: "Übertrag auf die nächste Seite"
pageTotal: "Summe dieser Seite"
pageOf: "Seite {number} von {count}"
pages: "Seiten"
balanceSummary: "{period}. Anfang {opening}, Ende {closing}; niedrigster Stand {low}, höchster {high}."
flowSummary: "{period}. Eingang {in}, Ausgang {out}."

# Goals
goals: "Ziele"
goal: "Ziel"
state: "Stand"
goalState: { not-started: "Nicht begonnen", in-progress: "Unterwegs", paused: "Pausiert", completed: "Erreicht", caught: "Eingeholt" }
progress: "Fortschritt"
pursuer: "Verfolger"
progressOf: "{steps} von {goal}"
toGo: "Noch"
distance: "Strecke"
notCounted: "Nicht gezählt"

"""#
    ),
    (
      "strings/en.yaml",
#"""
# The theme's words in English. Every other language of the theme has the same keys; what one lacks is taken from here.
# {braces} are filled in. A key with forms for numbers (one, other, …) follows the plural rules of Unicode's CLDR.

# Page states
loadingTitle: Hi
loadingMessage: Wait A Moment Please
internetErrorTitle: Oops
internetErrorMessage: You have an internet error
serviceErrorTitle: Sorry
serviceErrorMessage: You have a service error
emptyTitle: Nothing here yet
emptyMessage: Please come back soon.
notFoundTitle: Page not found
notFoundMessage: This page is not on the menu. It may have moved.
contentErrorTitle: This page could not be made
contentErrorMessage: Its source has errors. Please come back soon.

# Around every page
home: Home
menus: Menus
reports: Reports
morePages: More pages
skipToContent: Skip to content
mainNavigation: Main
breadcrumb: You are here
languages: Languages
contents: On this menu
previous: Previous
next: Next
previousAndNext: Previous and next
comma: ", "
colon: ": "
otherFormats: "Also as"
toTop: Back to top
privateNote: "Private: not for publication"

# The restaurant
openingHours: Opening hours
visitUs: Visit us
findUs: Find us
contact: Contact
address: Address
telephone: Phone
email: E-mail
map: Map
cuisine: Cuisine
priceRange: Price range
reservations: "Reservations"
reservationsYes: "Yes"
reservationsNo: "No"
reserve: "Reserve a table"
closed: Closed
specialHours: "Special opening hours"
website: "Website"
payment: "Payment"
alsoOn: "Also on"

# Menus
dishCount: { one: "{count} dish", other: "{count} dishes" }
viewMenu: See the menu
updated: "Updated {date}"
plainText: Plain text
allergenTable: Allergen table
printPage: "To print"
onYourPhone: "This menu on your phone"
price: Price
prices: Prices
size: Size
priceFrom: "from {price}"
pricePer: "{price} per {unit}"
priceMarket: Market price
priceFree: Free
# Prices for some guests, places or times
tier:
  breakfast: Breakfast
  brunch: Brunch
  lunch: Lunch
  dinner: Dinner
  happy-hour: Happy hour
  weekdays: Weekdays
  weekend: Weekend
  adults: Adults
  children: Children
  students: Students
  seniors: Seniors
  staff: Staff
  guests: Guests
  members: Members
  counter: At the counter
  table: At the table
  terrace: On the terrace
  takeaway: Takeaway
  delivery: Delivery
soldOut: Sold out
limited: While it lasts
options: Choices
standard: Standard
chooseExactly: { one: "Choose {count}", other: "Choose {count}" }
chooseUpTo: { one: "Choose up to {count}", other: "Choose up to {count}" }
chooseAtLeast: { one: "Choose at least {count}", other: "Choose at least {count}" }
chooseBetween: "Choose {min} to {max}"
chooseFree: { one: "{count} included", other: "{count} included" }
chooseEach: "up to {count} of each"
ingredients: Ingredients
additives: Additives
servingSize: Serving
alcohol: "Alcohol"
alcoholByVolume: "{value}% vol"
deposit: Deposit
spiciness: Spiciness
spicinessLevel: { 0: Mild, 1: Medium, 2: Hot, 3: Very hot }
diets: Diets
tags: { new: New, popular: Popular, seasonal: Seasonal, homemade: Homemade, organic: Organic, regional: Regional, spicy: Spicy, chef: "Chef’s choice" }

# Allergens
allergens: Allergens
contains: "Contains: {list}"
mayContain: "May contain: {list}"
withAnyChoice: "With any choice: {list}"
withAnyChoiceMayContain: "With any choice, may contain: {list}"
withChoices: "With choices: {list}"
withChoicesMayContain: "With choices, may contain: {list}"
withSizes: "Depending on size: {list}"
withSizesMayContain: "Depending on size, may contain: {list}"
allergenContains: "contains"
allergenMayContain: "may contain"
allergenWithChoices: "at least with some choices"
allergenWithSizes: "at least in some sizes"
allergenNone: "free of it"
allergenUnknown: "not declared"
declaredNone: None of the 14 declarable allergens
notDeclared: Allergens not declared. Please ask us.
allergenNote: Please tell us about allergies before you order.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: gluten
  crustaceans: crustaceans
  eggs: eggs
  fish: fish
  peanuts: peanuts
  soybeans: soybeans
  milk: milk
  nuts: nuts
  celery: celery
  mustard: mustard
  sesame: sesame
  sulphites: sulphites
  lupin: lupin
  molluscs: molluscs
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluten, wheat, wholewheat, rye, barley, oat, oats, oatmeal, oatcake*, spelt, khorasan, kamut, semolina, bulgur, couscous, seitan, farro, freekeh, malt, =flour, =plain flour, =white flour, =bread flour, =strong flour, =self-raising flour, =all-purpose flour, =wholemeal flour, =pasta, =bread, =breadcrumbs"
  crustaceans: "crustacean, crustaceans, prawn*, shrimp*, crab, crabs, crabmeat, lobster*, crayfish, crawfish, langoustine*, scampi, krill, !crab apple*, !vegan *, !plant-based *"
  eggs: "egg, eggs, egg*yolk, mayonnaise, mayo, aioli, meringue, meringues, albumen, hollandaise, eggnog, !vegan egg*, !vegan mayo*, !egg-free mayo*, !eggless mayo*, !egg replacer, !egg substitute, !egg-free *, !egg free *, !vegan *, !plant-based *"
  fish: "fish, anchovy, anchovies, cod, tuna, salmon, hake, haddock, halibut, herring*, mackerel, sardine*, sea bass, sea bream, trout, plaice, pollock, monkfish, swordfish, turbot, eel, caviar, fish sauce, surimi, worcestershire sauce, worcester sauce, !fish-free *, !vegan *, !plant-based *"
  peanuts: "peanut*, groundnut*"
  soybeans: "soy, soya, soybean*, soyabean*, tofu, edamame, miso, tempeh, tamari"
  milk: "milk, wholemilk, butter, buttermilk, buttercream, buttered, cream, cheese, cheeses, cheddar, yoghurt*, yogurt*, mozzarella, parmesan, ricotta, mascarpone, pecorino, feta, gorgonzola, burrata, halloumi, stilton, brie, camembert, gruyère, crème fraîche, creme fraiche, custard, ghee, kefir, whey, casein*, lactose, !coconut milk, !almond milk, !oat milk, !soy milk, !soya milk, !rice milk, !cashew milk, !hemp milk, !nut milk, !coconut cream, !coconut yoghurt, !coconut yogurt, !soy yoghurt, !soya yoghurt, !vegan cheese, !vegan butter, !cashew cheese, !peanut butter, !almond butter, !cashew butter, !nut butter*, !cocoa butter, !shea butter, !apple butter, !butter bean*, !butter lettuce, !butterbean*, !cream of tartar, !cream soda, !milk thistle, paneer, cheesecake*, !vegan cream, !oat cream, !vegan cheddar, !vegan mozzarella, !vegan parmesan, !vegan feta, !milk-cap*, dairy, !dairy-free *, !dairy free *, !milk-free *, !milk free *, !vegan *, !plant-based *, !coconut butter, !cream of coconut, !cream cracker*, !almond cream, !almond yoghurt, !almond yogurt, !oat yoghurt, !oat yogurt, !rice cream, !soy cream, !soya cream, !cashew cream, !creamed coconut"
  nuts: "nut, nuts, almond*, hazelnut*, walnut*, cashew*, pecan*, brazil nut*, pistachio*, macadamia*, praline, marzipan, frangipane, nougat, gianduja, gianduia, nutella, !pine nut*, !tiger nut*, !nut-brown, !nut-free *, !nut free *"
  celery: "celery, celeriac"
  mustard: "mustard"
  sesame: "sesame, tahini, tahin, halva, gomashio"
  sulphites: "sulphite*, sulfite*, sulphur dioxide, sulfur dioxide, metabisulphite*, metabisulfite*, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "lupin*"
  molluscs: "mollusc*, mollusk*, mussel*, clam, clams, cockle, cockles, oyster*, squid, calamari, octopus, cuttlefish, scallop*, snail, snails, whelk*, !oyster mushroom*, !scalloped, !vegan *, !plant-based *"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "*-free, * free, no *, without *, free from *, free of *, no added *, without added *"
# What joins words that this is said of.
allergenAnd: "and or nor &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "wheat, wholewheat, farro"
  spelt: "spelt"
  khorasan: "khorasan, kamut"
  rye: "rye"
  barley: "barley, malt"
  oats: "oat, oats, oatmeal, oatcake*"
  almond: "almond*, marzipan, frangipane"
  hazelnut: "hazelnut*, gianduja, gianduia"
  walnut: "walnut*"
  cashew: "cashew*"
  pecan: "pecan*"
  brazil: "brazil nut*"
  pistachio: "pistachio*"
  macadamia: "macadamia*"
kind:
  wheat: wheat
  spelt: spelt
  khorasan: khorasan wheat
  rye: rye
  barley: barley
  oats: oats
  almond: almond
  hazelnut: hazelnut
  walnut: walnut
  cashew: cashew
  pecan: pecan
  brazil: Brazil nut
  pistachio: pistachio
  macadamia: macadamia
diet:
  vegan: Vegan
  vegetarian: Vegetarian
  halal: Halal
  kosher: Kosher
  hindu: Hindu
  gluten-free: Gluten-free
  lactose-free: Lactose-free
  low-lactose: Low lactose
  low-calorie: Low calorie
  low-fat: Low fat
  low-salt: Low salt
  diabetic: Diabetic

# Nutrition
nutrition: Nutrition
perServing: "Per serving ({serving})"
perOneServing: Per serving
calories: "{value} kcal"
energy: Energy
energyJoules: "{value} kJ"
nutrient:
  fat: Fat
  saturatedFat: of which saturates
  carbohydrate: Carbohydrate
  sugar: of which sugars
  fiber: Fibre
  protein: Protein
  salt: Salt
  sodium: Sodium
  cholesterol: Cholesterol
unit:
  g: g
  kg: kg
  ml: ml
  cl: cl
  dl: dl
  l: l
  oz: oz
  fl-oz: fl oz
  lb: lb
  piece: { one: piece, other: pieces }
  portion: { one: portion, other: portions }
  person: { one: person, other: people }
  slice: { one: slice, other: slices }
  scoop: { one: scoop, other: scoops }
  glass: { one: glass, other: glasses }
  bottle: { one: bottle, other: bottles }
  cup: { one: cup, other: cups }
  dozen: { one: dozen, other: dozen }
  hour: { one: hour, other: hours }

# When it is served
availability: Served
served: "Served {when}"
everyDay: Every day
midnight: midnight
allDay: all day
daysAndHours: "{days} {hours}"
hoursFrom: "from {from}"
hoursUntil: "until {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "from {from}"
seasonUntil: "until {to}"
seasonSpan: "{from} to {to}"
seasonDay: "on {date}"
service: { eat-in: Eat in, takeaway: Takeaway, delivery: Delivery }

# Ledgers
movementCount: { one: "{count} movement", other: "{count} movements" }
nameLine: "Name: {name}"
amountLine: "Amount: {amount}"
name: Name
amount: Amount
date: Date
category: Category
account: Account
balance: Balance
runningTotal: Running total
reference: Reference
quantity: Quantity
dish: Dish
note: Note
currency: Currency
opening: Opening balance
closing: Closing balance
moneyIn: In
moneyOut: Out
total: Total
totals: Totals
count: Movements
month: Month
byCategory: By category
byAccount: By account
byMonth: By month
register: Register
periodSpan: "{from} – {to}"
period: Period
cashFlow: Cash flow
byPeriod: By period
comparison: Comparison
change: Change
budget: Budget
spent: Spent
left: Left
average: Average
largestIn: Largest in
largestOut: Largest out
statistics: Statistics
converted: Converted
rate: Rate
rounding: "Each sum is converted once, by the rate of its day or the last before, and rounded half to even."
noRate: "no rate"
noTotal: "No total: some amounts have no rate."
undatedLeftOut: "left out without a date: {movements}"
undated: undated
othersCount: "Others ({count})"
budgetsLeftOut: "budgets left out: they limit more than was selected"
selectedBetween: "from {from} to {to}"
selectedFrom: "from {from}"
selectedTo: "up to {to}"
selectedWords: "search “{words}”"
unnamed: "(no name)"
none: "(none)"
ledger: Ledger
ledgers: Ledgers
balanceOverTime: "Balance over time"
inAndOut: "In and out"
byCategoryAndMonth: "By category and month"
matrixNote: "Every figure leads to the movements behind it. What is marked “of which” is part of the row above it."
ofWhich: "of which"
broughtForward: "Brought forward"
carriedForward: "Carried forward"
pageTotal: "Total of this page"
pageOf: "Page {number} of {count}"
pages: "Pages"
balanceSummary: "{period}. Opening {opening}, closing {closing}; lowest {low}, highest {high}."
flowSummary: "{period}. In {in}, out {out}."

# Goals
goals: "Goals"
goal: "Goal"
state: "State"
goalState: { not-started: "Not started", in-progress: "In progress", paused: "Paused", completed: "Completed", caught: "Caught" }
progress: "Progress"
pursuer: "Pursuer"
progressOf: "{steps} of {goal}"
toGo: "To go"
distance: "Distance"
notCounted: "Not counted"

"""#
    ),
    (
      "strings/es.yaml",
#"""
# The theme's words in Spanish.

# Page states
loadingTitle: Hola
loadingMessage: Un momento, por favor
internetErrorTitle: Vaya
internetErrorMessage: Se ha producido un error de conexión a Internet
serviceErrorTitle: Lo sentimos
serviceErrorMessage: Se ha producido un error del servicio
emptyTitle: Aquí aún no hay nada
emptyMessage: Vuelva pronto.
notFoundTitle: Página no encontrada
notFoundMessage: Esta página no está en la carta. Puede que se haya movido.
contentErrorTitle: No se ha podido crear esta página
contentErrorMessage: Su contenido tiene errores. Vuelva pronto.

# Around every page
home: Inicio
menus: Cartas
reports: Informes
morePages: Más páginas
skipToContent: Ir al contenido
mainNavigation: Principal
breadcrumb: Está aquí
languages: Idiomas
contents: En esta carta
previous: Anterior
next: Siguiente
previousAndNext: Anterior y siguiente
comma: ", "
colon: ": "
otherFormats: También en
toTop: Volver arriba
privateNote: "Privado: no publicar"

# The restaurant
openingHours: Horario
visitUs: Visítenos
findUs: Dónde estamos
contact: Contacto
address: Dirección
telephone: Teléfono
email: Correo electrónico
map: Mapa
cuisine: Cocina
priceRange: Precio medio
reservations: "Reservas"
reservationsYes: "Sí"
reservationsNo: "No"
reserve: "Reservar mesa"
closed: Cerrado
specialHours: "Horarios especiales"
website: "Sitio web"
payment: "Pago"
alsoOn: "También en"

# Menus
dishCount: { one: "{count} plato", other: "{count} platos" }
viewMenu: Ver la carta
updated: "Actualizado el {date}"
plainText: Texto sin formato
allergenTable: Tabla de alérgenos
printPage: "Para imprimir"
onYourPhone: "Esta carta en su móvil"
price: Precio
prices: Precios
size: Tamaño
priceFrom: "desde {price}"
pricePer: "{price} por {unit}"
priceMarket: Según mercado
priceFree: Gratis
# Prices for some guests, places or times
tier:
  breakfast: Desayuno
  brunch: Brunch
  lunch: Almuerzo
  dinner: Cena
  happy-hour: Happy hour
  weekdays: Entre semana
  weekend: Fin de semana
  adults: Adultos
  children: Niños
  students: Estudiantes
  seniors: Mayores
  staff: Personal
  guests: Visitantes
  members: Socios
  counter: En barra
  table: En mesa
  terrace: En terraza
  takeaway: Para llevar
  delivery: A domicilio
soldOut: Agotado
limited: Hasta agotar existencias
options: A elegir
standard: Por defecto
chooseExactly: { one: "Elija {count}", other: "Elija {count}" }
chooseUpTo: { one: "Elija hasta {count}", other: "Elija hasta {count}" }
chooseAtLeast: { one: "Elija al menos {count}", other: "Elija al menos {count}" }
chooseBetween: "Elija de {min} a {max}"
chooseFree: { one: "{count} incluido", other: "{count} incluidos" }
chooseEach: "hasta {count} de cada"
ingredients: Ingredientes
additives: Aditivos
servingSize: Ración
alcohol: Alcohol
alcoholByVolume: "{value} % vol"
deposit: Depósito
spiciness: Picante
spicinessLevel: { 0: Suave, 1: Algo picante, 2: Picante, 3: Muy picante }
diets: Dietas
tags: { new: Novedad, popular: De los favoritos, seasonal: De temporada, homemade: Casero, organic: Ecológico, regional: De la tierra, spicy: Picante, chef: Sugerencia del chef }

# Allergens
allergens: Alérgenos
contains: "Contiene: {list}"
mayContain: "Puede contener: {list}"
withAnyChoice: "Con cualquier opción: {list}"
withAnyChoiceMayContain: "Con cualquier opción, puede contener: {list}"
withChoices: "Con extras: {list}"
withChoicesMayContain: "Con extras, puede contener: {list}"
withSizes: "Según el tamaño: {list}"
withSizesMayContain: "Según el tamaño, puede contener: {list}"
allergenContains: "contiene"
allergenMayContain: "puede contener"
allergenWithChoices: "al menos con algunos extras"
allergenWithSizes: "al menos en algunos tamaños"
allergenNone: "no contiene"
allergenUnknown: "no declarado"
declaredNone: Ninguno de los 14 alérgenos de declaración obligatoria
notDeclared: Alérgenos no declarados. Consúltenos.
allergenNote: Si tiene alguna alergia, díganoslo antes de pedir.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: gluten
  crustaceans: crustáceos
  eggs: huevos
  fish: pescado
  peanuts: cacahuetes
  soybeans: soja
  milk: leche
  nuts: frutos de cáscara
  celery: apio
  mustard: mostaza
  sesame: granos de sésamo
  sulphites: sulfitos
  lupin: altramuces
  molluscs: moluscos
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluten, trigo, centeno, cebada, avena, espelta, jorasán, kamut, sémola, bulgur, cuscús, seitán, malta, =harina, =harina blanca, =harina integral, =pan, =pan rallado, =pasta, !trigo sarraceno"
  crustaceans: "crustáceo*, gamba*, langostin*, camaron*, camarón, cangrejo*, bogavante*, langosta*, cigala*, carabinero*"
  eggs: "huevo, huevos, yema*, mayonesa, mahonesa, alioli, merengue*, !huevas, !mayonesa vegana"
  fish: "pescado*, anchoa*, boquerón, boquerones, bacalao, merluza, atún, bonito, salmón, caballa, sardina*, arenque*, lubina, dorada, trucha, rape, lenguado, caviar, huevas"
  peanuts: "cacahuete*, cacahuate*, maní"
  soybeans: "soja, soya, tofu, edamame, miso, tempeh"
  milk: "leche, mantequilla, nata, queso*, yogur*, cuajada, mozzarella, parmesano, ricotta, requesón, mascarpone, manchego, gorgonzola, burrata, feta, bechamel, besamel, suero, caseína*, lactosa, !leche de coco, !leche de almendra*, !leche de soja, !leche de arroz, !leche de avena, !manteca de cacao, !mantequilla de cacahuete*, !mantequilla de cacao, !mantequilla de maní, !mantequilla de almendra*, !nata de coco, !nata vegetal, !yogur de soja, !queso vegano, !mantequilla vegana, !nata vegetal, !nata de coco, !crema de coco, !mantequilla de coco, !yogur de soja"
  nuts: "frutos de cáscara, frutos secos, almendra*, avellana*, nuez, nueces, anacardo*, pacana*, pistacho*, macadamia, mazapán, turrón, praliné, !nuez moscada, !nuez de coco"
  celery: "apio"
  mustard: "mostaza"
  sesame: "sésamo, ajonjolí, tahini"
  sulphites: "sulfito*, metabisulfito*, dióxido de azufre, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "altramu*"
  molluscs: "molusco*, mejillón, mejillones, almeja*, berberecho*, ostra*, calamar*, pulpo*, sepia*, chipirón, chipirones, vieira*, zamburiña*, caracol, caracoles, !seta ostra, !setas ostra"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "sin *, libre de *, libres de *"
# What joins words that this is said of.
allergenAnd: "y e o u ni &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "trigo, !trigo sarraceno"
  spelt: "espelta"
  khorasan: "kamut, khorasan"
  rye: "centeno"
  barley: "cebada"
  oats: "avena"
  almond: "almendra*, mazapán"
  hazelnut: "avellana*"
  walnut: "nueces de nogal"
  cashew: "anacardo*"
  pecan: "pecana*, pacana*"
  brazil: "nueces de brasil, nuez de brasil"
  pistachio: "pistacho*"
  macadamia: "macadamia*"
kind:
  wheat: trigo
  spelt: espelta
  khorasan: trigo khorasan
  rye: centeno
  barley: cebada
  oats: avena
  almond: almendras
  hazelnut: avellanas
  walnut: nueces
  cashew: anacardos
  pecan: pacanas
  brazil: nueces de Brasil
  pistachio: pistachos
  macadamia: nueces macadamia
diet:
  vegan: Vegano
  vegetarian: Vegetariano
  halal: Halal
  kosher: Kosher
  hindu: Hindú
  gluten-free: Sin gluten
  lactose-free: Sin lactosa
  low-lactose: Bajo en lactosa
  low-calorie: Bajo en calorías
  low-fat: Bajo en grasas
  low-salt: Bajo en sal
  diabetic: Apto para diabéticos

# Nutrition
nutrition: Información nutricional
perServing: "Por ración ({serving})"
perOneServing: Por ración
calories: "{value} kcal"
energy: Valor energético
energyJoules: "{value} kJ"
nutrient:
  fat: Grasas
  saturatedFat: de las cuales saturadas
  carbohydrate: Hidratos de carbono
  sugar: de los cuales azúcares
  fiber: Fibra alimentaria
  protein: Proteínas
  salt: Sal
  sodium: Sodio
  cholesterol: Colesterol
unit:
  g: g
  kg: kg
  ml: ml
  cl: cl
  dl: dl
  l: l
  oz: oz
  fl-oz: fl oz
  lb: lb
  piece: { one: unidad, other: unidades }
  portion: { one: ración, other: raciones }
  person: { one: persona, other: personas }
  slice: { one: porción, other: porciones }
  scoop: { one: bola, other: bolas }
  glass: { one: copa, other: copas }
  bottle: { one: botella, other: botellas }
  cup: { one: taza, other: tazas }
  dozen: { one: docena, other: docenas }
  hour: { one: hora, other: horas }

# When it is served
availability: Se sirve
served: "Se sirve {when}"
everyDay: Todos los días
midnight: medianoche
allDay: todo el día
daysAndHours: "{days} {hours}"
hoursFrom: "a partir de las {from}"
hoursUntil: "hasta las {to}"
hoursSpan: "{from}–{to}"
# What two words become beside each other, in times and dates.
contractions: "las 1:=la 1:, las 01:=la 01:"
seasonFrom: "desde el {from}"
seasonUntil: "hasta el {to}"
seasonSpan: "del {from} al {to}"
seasonDay: "el {date}"
service: { eat-in: En el local, takeaway: Para llevar, delivery: A domicilio }

# Ledgers
movementCount: { one: "{count} movimiento", other: "{count} movimientos" }
nameLine: "Nombre: {name}"
amountLine: "Importe: {amount}"
name: Nombre
amount: Importe
date: Fecha
category: Categoría
account: Cuenta
balance: Saldo
runningTotal: Total acumulado
reference: Referencia
quantity: Cantidad
dish: Plato
note: Nota
currency: Moneda
opening: Saldo inicial
closing: Saldo final
moneyIn: Entradas
moneyOut: Salidas
total: Total
totals: Totales
count: Movimientos
month: Mes
byCategory: Por categoría
byAccount: Por cuenta
byMonth: Por mes
register: Registro
periodSpan: "{from} – {to}"
period: Período
cashFlow: Flujo de caja
byPeriod: Por período
comparison: Comparación
change: Variación
budget: Presupuesto
spent: Gastado
left: Resto
average: Media
largestIn: Mayor entrada
largestOut: Mayor salida
statistics: Estadísticas
converted: Convertido
rate: Cambio
rounding: "Cada suma se convierte una vez, al cambio de su día o al último anterior, y se redondea al par."
noRate: "sin cambio"
noTotal: "Sin total: algunos importes no tienen cambio."
undatedLeftOut: "omitidos sin fecha: {movements}"
undated: sin fecha
othersCount: "Otras ({count})"
budgetsLeftOut: "presupuestos omitidos: abarcan más que la selección"
selectedBetween: "del {from} al {to}"
selectedFrom: "desde el {from}"
selectedTo: "hasta el {to}"
selectedWords: "búsqueda «{words}»"
unnamed: "(sin nombre)"
none: "(ninguno)"
ledger: Libro de cuentas
ledgers: Libros de cuentas
balanceOverTime: "Saldo en el tiempo"
inAndOut: "Entradas y salidas"
byCategoryAndMonth: "Por categoría y mes"
matrixNote: "Cada cifra lleva a los movimientos que la forman. Las filas con «de los cuales» son parte de la fila superior."
ofWhich: "de los cuales"
broughtForward: "Suma anterior"
carriedForward: "Suma y sigue"
pageTotal: "Total de esta página"
pageOf: "Página {number} de {count}"
pages: "Páginas"
balanceSummary: "{period}. Saldo inicial {opening}, final {closing}; mínimo {low}, máximo {high}."
flowSummary: "{period}. Entradas {in}, salidas {out}."

# Goals
goals: "Objetivos"
goal: "Objetivo"
state: "Estado"
goalState: { not-started: "Sin empezar", in-progress: "En curso", paused: "En pausa", completed: "Completado", caught: "Alcanzado por el perseguidor" }
progress: "Progreso"
pursuer: "Perseguidor"
progressOf: "{steps} de {goal}"
toGo: "Faltan"
distance: "Distancia"
notCounted: "No contado"

"""#
    ),
    (
      "strings/fa.yaml",
#"""
# The theme's words in Persian.

# Page states
loadingTitle: سلام
loadingMessage: لطفاً کمی صبر کنید
internetErrorTitle: ای وای
internetErrorMessage: اتصال به اینترنت برقرار نیست
serviceErrorTitle: متأسفیم
serviceErrorMessage: در سرویس خطایی رخ داده است
emptyTitle: هنوز چیزی اینجا نیست
emptyMessage: لطفاً بعداً دوباره سر بزنید.
notFoundTitle: صفحه پیدا نشد
notFoundMessage: این صفحه در منو نیست. شاید جابه‌جا شده باشد.
contentErrorTitle: این صفحه ساخته نشد
contentErrorMessage: منبع آن خطا دارد. لطفاً بعداً دوباره سر بزنید.

# Around every page
home: خانه
menus: منوها
reports: گزارش‌ها
morePages: صفحه‌های دیگر
skipToContent: رفتن به محتوا
mainNavigation: ناوبری اصلی
breadcrumb: شما اینجا هستید
languages: زبان‌ها
contents: در این منو
previous: قبلی
next: بعدی
previousAndNext: قبلی و بعدی
comma: "، "
colon: ": "
otherFormats: قالب‌های دیگر
toTop: بازگشت به بالا
privateNote: "خصوصی: برای انتشار نیست"

# The restaurant
openingHours: ساعت‌های کار
visitUs: به ما سر بزنید
findUs: نشانی ما
contact: تماس
address: نشانی
telephone: تلفن
email: ایمیل
map: نقشه
cuisine: نوع آشپزی
priceRange: محدودهٔ قیمت
reservations: "رزرو"
reservationsYes: "بله"
reservationsNo: "خیر"
reserve: "رزرو میز"
closed: تعطیل
specialHours: "ساعات کاری ویژه"
website: "وب‌سایت"
payment: "پرداخت"
alsoOn: "همچنین در"

# Menus
dishCount: { one: "{count} غذا", other: "{count} غذا" }
viewMenu: دیدن منو
updated: "به‌روزرسانی: {date}"
plainText: متن ساده
allergenTable: جدول مواد حساسیت‌زا
printPage: "برای چاپ"
onYourPhone: "این منو در تلفن شما"
price: قیمت
prices: قیمت‌ها
size: اندازه
priceFrom: "از {price}"
pricePer: "{price} برای هر {unit}"
priceMarket: به قیمت روز
priceFree: رایگان
# Prices for some guests, places or times
tier:
  breakfast: صبحانه
  brunch: برانچ
  lunch: ناهار
  dinner: شام
  happy-hour: ساعت خوش
  weekdays: روزهای کاری
  weekend: آخر هفته
  adults: بزرگسالان
  children: کودکان
  students: دانشجویان
  seniors: سالمندان
  staff: کارکنان
  guests: مهمانان
  members: اعضا
  counter: پای پیشخوان
  table: سر میز
  terrace: در تراس
  takeaway: بیرون‌بر
  delivery: تحویل در محل
soldOut: تمام شد
limited: تعداد محدود
options: انتخاب‌ها
standard: پیش‌فرض
chooseExactly: { one: "{count} انتخاب", other: "{count} انتخاب" }
chooseUpTo: { one: "حداکثر {count} انتخاب", other: "حداکثر {count} انتخاب" }
chooseAtLeast: { one: "حداقل {count} انتخاب", other: "حداقل {count} انتخاب" }
chooseBetween: "{min} تا {max} انتخاب"
chooseFree: { one: "{count} مورد در قیمت", other: "{count} مورد در قیمت" }
chooseEach: "از هر کدام حداکثر {count}"
ingredients: مواد تشکیل‌دهنده
additives: افزودنی‌ها
servingSize: اندازهٔ وعده
alcohol: الکل
alcoholByVolume: "{value}٪ حجمی"
deposit: ودیعه
spiciness: تندی
spicinessLevel: { 0: ملایم, 1: کمی تند, 2: تند, 3: خیلی تند }
diets: رژیم غذایی
tags: { new: جدید, popular: محبوب, seasonal: فصلی, homemade: خانگی, organic: ارگانیک, regional: محلی, spicy: تند, chef: پیشنهاد سرآشپز }

# Allergens
allergens: مواد حساسیت‌زا
contains: "دارای: {list}"
mayContain: "ممکن است دارای این‌ها باشد: {list}"
withAnyChoice: "با هر انتخابی: {list}"
withAnyChoiceMayContain: "با هر انتخابی، ممکن است دارای این‌ها باشد: {list}"
withChoices: "با افزودنی‌های انتخابی: {list}"
withChoicesMayContain: "با افزودنی‌های انتخابی، ممکن است دارای این‌ها باشد: {list}"
withSizes: "بسته به اندازه: {list}"
withSizesMayContain: "بسته به اندازه، ممکن است دارای این‌ها باشد: {list}"
allergenContains: "دارد"
allergenMayContain: "ممکن است داشته باشد"
allergenWithChoices: "دست‌کم با بعضی انتخاب‌ها"
allergenWithSizes: "دست‌کم در بعضی اندازه‌ها"
allergenNone: "ندارد"
allergenUnknown: "اعلام نشده"
declaredNone: هیچ‌یک از ۱۴ مادهٔ حساسیت‌زای مشمول اعلام را ندارد
notDeclared: مواد حساسیت‌زا اعلام نشده است. لطفاً از ما بپرسید.
allergenNote: لطفاً پیش از سفارش، حساسیت‌های خود را به ما بگویید.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: گلوتن
  crustaceans: سخت‌پوستان
  eggs: تخم‌مرغ
  fish: ماهی
  peanuts: بادام‌زمینی
  soybeans: سویا
  milk: شیر
  nuts: آجیل درختی
  celery: کرفس
  mustard: خردل
  sesame: کنجد
  sulphites: سولفیت‌ها
  lupin: لوپین
  molluscs: نرم‌تنان
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "گلوتن, گندم, آرد گندم, جو, جو دوسر, چاودار, بلغور, کوسکوس, سمولینا, مالت, =آرد, =نان, =پودر نان, =پاستا, =ماکارونی, !جو هندی"
  crustaceans: "سخت‌پوستان, میگو, خرچنگ, لابستر, شاه‌میگو"
  eggs: "تخم‌مرغ, تخم مرغ, زرده, سفیده, مایونز"
  fish: "ماهی, ماهی تن, تن ماهی, سالمون, قزل‌آلا, آنچوی, ساردین, خاویار, !ماهی مرکب"
  peanuts: "بادام‌زمینی, بادام زمینی"
  soybeans: "سویا, توفو, میسو"
  milk: "شیر, کره, خامه, پنیر, ماست, دوغ, کشک, موزارلا, پارمزان, ریکوتا, لاکتوز, !شیر نارگیل, !شیر بادام, !شیر سویا, !شیر جو, !شیر برنج, !شیرهٔ انگور, !کرهٔ بادام‌زمینی, !کره بادام زمینی, !کره بادام‌زمینی, !کرهٔ کاکائو, !کره کاکائو, !خامهٔ نارگیل"
  nuts: "آجیل, بادام, فندق, گردو, پسته, بادام هندی, ماکادمیا, پکان, مارزیپان, !بادام‌زمینی, !بادام زمینی"
  celery: "کرفس"
  mustard: "خردل"
  sesame: "کنجد, ارده, طحینی, حلوا ارده"
  sulphites: "سولفیت, سولفیت‌ها, دی‌اکسید گوگرد, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "لوپین"
  molluscs: "نرم‌تنان, صدف, ماهی مرکب, اسکوئید, هشت‌پا, اختاپوس, حلزون, !قارچ صدفی"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "بدون *, فاقد *"
# What joins words that this is said of.
allergenAnd: "و یا"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "گندم"
  spelt: "اسپلت"
  khorasan: "خراسان, کاموت"
  rye: "چاودار"
  barley: "جو"
  oats: "جو دوسر, یولاف"
  almond: "بادام"
  hazelnut: "فندق"
  walnut: "گردو"
  cashew: "بادام هندی"
  pecan: "پکان"
  brazil: "بادام برزیلی"
  pistachio: "پسته"
  macadamia: "ماکادمیا"
kind:
  wheat: گندم
  spelt: گندم اسپلت
  khorasan: گندم خراسان
  rye: چاودار
  barley: جو
  oats: جو دوسر
  almond: بادام
  hazelnut: فندق
  walnut: گردو
  cashew: بادام هندی
  pecan: پکان
  brazil: بادام برزیلی
  pistachio: پسته
  macadamia: ماکادمیا
diet:
  vegan: وگان
  vegetarian: گیاه‌خواری
  halal: حلال
  kosher: کوشر
  hindu: هندو
  gluten-free: بدون گلوتن
  lactose-free: بدون لاکتوز
  low-lactose: کم‌لاکتوز
  low-calorie: کم‌کالری
  low-fat: کم‌چرب
  low-salt: کم‌نمک
  diabetic: مناسب دیابتی‌ها

# Nutrition
nutrition: ارزش غذایی
perServing: "در هر وعده ({serving})"
perOneServing: در هر وعده
calories: "{value} کیلوکالری"
energy: انرژی
energyJoules: "{value} کیلوژول"
nutrient:
  fat: چربی
  saturatedFat: از جمله اشباع
  carbohydrate: کربوهیدرات
  sugar: از جمله قند
  fiber: فیبر
  protein: پروتئین
  salt: نمک
  sodium: سدیم
  cholesterol: کلسترول
unit:
  g: گرم
  kg: کیلوگرم
  ml: میلی‌لیتر
  cl: سانتی‌لیتر
  dl: دسی‌لیتر
  l: لیتر
  oz: اونس
  fl-oz: اونس مایع
  lb: پوند
  piece: عدد
  portion: پرس
  person: نفر
  slice: برش
  scoop: اسکوپ
  glass: لیوان
  bottle: بطری
  cup: فنجان
  dozen: دوجین
  hour: ساعت

# When it is served
availability: زمان سرو
served: "زمان سرو: {when}"
everyDay: هر روز
midnight: نیمه‌شب
allDay: تمام روز
daysAndHours: "{days} {hours}"
hoursFrom: "از {from}"
hoursUntil: "تا {to}"
hoursSpan: "{from} تا {to}"
seasonFrom: "از {from}"
seasonUntil: "تا {to}"
seasonSpan: "{from} تا {to}"
seasonDay: "{date}"
service: { eat-in: در رستوران, takeaway: بیرون‌بر, delivery: تحویل در محل }

# Ledgers
movementCount: { one: "{count} تراکنش", other: "{count} تراکنش" }
nameLine: "نام: {name}"
amountLine: "مبلغ: {amount}"
name: نام
amount: مبلغ
date: تاریخ
category: دسته
account: حساب
balance: مانده
runningTotal: جمع انباشته
reference: شمارهٔ سند
quantity: مقدار
dish: غذا
note: یادداشت
currency: ارز
opening: ماندهٔ آغازین
closing: ماندهٔ پایانی
moneyIn: دریافت
moneyOut: پرداخت
total: جمع
totals: جمع‌ها
count: تراکنش‌ها
month: ماه
byCategory: به تفکیک دسته
byAccount: به تفکیک حساب
byMonth: به تفکیک ماه
register: ریز تراکنش‌ها
periodSpan: "{from} – {to}"
period: دوره
cashFlow: جریان نقدی
byPeriod: به تفکیک دوره
comparison: مقایسه
change: تغییر
budget: بودجه
spent: خرج‌شده
left: باقی‌مانده
average: میانگین
largestIn: بزرگ‌ترین دریافت
largestOut: بزرگ‌ترین پرداخت
statistics: آمار
converted: تبدیل‌شده
rate: نرخ
rounding: "هر جمع یک بار، با نرخ همان روز یا آخرین نرخ پیش از آن، تبدیل و به زوج گرد شده است."
noRate: "بدون نرخ"
noTotal: "بدون جمع کل: برخی مبلغ‌ها نرخ ندارند."
undatedLeftOut: "بدون تاریخ و کنارگذاشته: {movements}"
undated: بدون تاریخ
othersCount: "بقیه ({count})"
budgetsLeftOut: "بودجه‌ها نیامده‌اند: بیش از آنچه انتخاب شده را در بر می‌گیرند"
selectedBetween: "از {from} تا {to}"
selectedFrom: "از {from}"
selectedTo: "تا {to}"
selectedWords: "جست‌وجوی «{words}»"
unnamed: "(بی‌نام)"
none: "(هیچ)"
ledger: دفتر حساب
ledgers: دفترهای حساب
balanceOverTime: "مانده در گذر زمان"
inAndOut: "دریافت و پرداخت"
byCategoryAndMonth: "به تفکیک دسته و ماه"
matrixNote: "هر رقم به تراکنش‌های پشت آن می‌رسد. آنچه با «از جمله» آمده بخشی از ردیف بالای خود است."
ofWhich: "از جمله"
broughtForward: "منقول از صفحهٔ قبل"
carriedForward: "نقل به صفحهٔ بعد"
pageTotal: "جمع این صفحه"
pageOf: "صفحهٔ {number} از {count}"
pages: "صفحه‌ها"
balanceSummary: "{period}. آغاز {opening}، پایان {closing}؛ کمترین {low}، بیشترین {high}."
flowSummary: "{period}. دریافت {in}، پرداخت {out}."

# Goals
goals: "هدف‌ها"
goal: "هدف"
state: "وضعیت"
goalState: { not-started: "آغازنشده", in-progress: "در جریان", paused: "متوقف", completed: "به انجام رسیده", caught: "گرفتار شده" }
progress: "پیشرفت"
pursuer: "تعقیب‌کننده"
progressOf: "{steps} از {goal}"
toGo: "باقی‌مانده"
distance: "فاصله"
notCounted: "شمرده نشده"

"""#
    ),
    (
      "strings/fr.yaml",
#"""
# The theme's words in French.

# Page states
loadingTitle: Bonjour
loadingMessage: Un instant, s’il vous plaît
internetErrorTitle: Oups
internetErrorMessage: Un problème de connexion Internet est survenu
serviceErrorTitle: Désolé
serviceErrorMessage: Un problème de service est survenu
emptyTitle: Rien ici pour l’instant
emptyMessage: Revenez bientôt.
notFoundTitle: Page introuvable
notFoundMessage: Cette page n’est pas à la carte. Elle a peut-être été déplacée.
contentErrorTitle: Cette page n’a pas pu être créée
contentErrorMessage: Sa source contient des erreurs. Revenez bientôt.

# Around every page
home: Accueil
menus: Cartes
reports: Rapports
morePages: Autres pages
skipToContent: Aller au contenu
mainNavigation: Principale
breadcrumb: Vous êtes ici
languages: Langues
contents: Sur cette carte
previous: Précédent
next: Suivant
previousAndNext: Précédent et suivant
comma: ", "
colon: " : "
otherFormats: Aussi en
toTop: Haut de page
privateNote: "Privé : ne pas publier"

# The restaurant
openingHours: Horaires d’ouverture
visitUs: Venez nous voir
findUs: Nous trouver
contact: Contact
address: Adresse
telephone: Téléphone
email: E-mail
map: Plan
cuisine: Cuisine
priceRange: Gamme de prix
reservations: "Réservations"
reservationsYes: "Oui"
reservationsNo: "Non"
reserve: "Réserver une table"
closed: Fermé
specialHours: "Horaires exceptionnels"
website: "Site web"
payment: "Paiement"
alsoOn: "Aussi sur"

# Menus
dishCount: { one: "{count} plat", other: "{count} plats" }
viewMenu: Voir la carte
updated: "Mis à jour le {date}"
plainText: Texte brut
allergenTable: Tableau des allergènes
printPage: "À imprimer"
onYourPhone: "Cette carte sur votre téléphone"
price: Prix
prices: Prix
size: Format
priceFrom: "à partir de {price}"
pricePer: "{price} par {unit}"
priceMarket: Selon le marché
priceFree: Gratuit
# Prices for some guests, places or times
tier:
  breakfast: Petit-déjeuner
  brunch: Brunch
  lunch: Midi
  dinner: Soir
  happy-hour: Happy hour
  weekdays: En semaine
  weekend: Week-end
  adults: Adultes
  children: Enfants
  students: Étudiants
  seniors: Seniors
  staff: Personnel
  guests: Visiteurs
  members: Membres
  counter: Au comptoir
  table: En salle
  terrace: En terrasse
  takeaway: À emporter
  delivery: Livraison
soldOut: Épuisé
limited: Dans la limite des stocks
options: Au choix
standard: Par défaut
chooseExactly: { one: "{count} au choix", other: "{count} au choix" }
chooseUpTo: { one: "Jusqu’à {count} au choix", other: "Jusqu’à {count} au choix" }
chooseAtLeast: { one: "Au moins {count} au choix", other: "Au moins {count} au choix" }
chooseBetween: "De {min} à {max} au choix"
chooseFree: { one: "{count} compris", other: "{count} compris" }
chooseEach: "jusqu’à {count} de chaque"
ingredients: Ingrédients
additives: Additifs
servingSize: Portion
alcohol: Alcool
alcoholByVolume: "{value} % vol"
deposit: Consigne
spiciness: Piquant
spicinessLevel: { 0: Doux, 1: Relevé, 2: Piquant, 3: Très piquant }
diets: Régimes
tags: { new: Nouveau, popular: Apprécié, seasonal: De saison, homemade: Fait maison, organic: Bio, regional: Du terroir, spicy: Épicé, chef: Suggestion du chef }

# Allergens
allergens: Allergènes
contains: "Contient : {list}"
mayContain: "Peut contenir : {list}"
withAnyChoice: "Quel que soit le choix : {list}"
withAnyChoiceMayContain: "Quel que soit le choix, peut contenir : {list}"
withChoices: "Avec suppléments : {list}"
withChoicesMayContain: "Avec suppléments, peut contenir : {list}"
withSizes: "Selon la taille : {list}"
withSizesMayContain: "Selon la taille, peut contenir : {list}"
allergenContains: "contient"
allergenMayContain: "peut contenir"
allergenWithChoices: "au moins avec certains suppléments"
allergenWithSizes: "au moins dans certaines tailles"
allergenNone: "n’en contient pas"
allergenUnknown: "non déclaré"
declaredNone: Aucun des 14 allergènes à déclaration obligatoire
notDeclared: Allergènes non déclarés. Renseignez-vous auprès de nous.
allergenNote: Merci de nous signaler toute allergie avant de commander.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: gluten
  crustaceans: crustacés
  eggs: œufs
  fish: poissons
  peanuts: arachides
  soybeans: soja
  milk: lait
  nuts: fruits à coque
  celery: céleri
  mustard: moutarde
  sesame: graines de sésame
  sulphites: sulfites
  lupin: lupin
  molluscs: mollusques
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluten, blé, froment, seigle, orge, avoine, épeautre, khorasan, kamut, semoule, boulgour, couscous, seitan, malt, =farine, =farine blanche, =farine complète, =pain, =chapelure, =pâtes, !blé noir"
  crustaceans: "crustacé*, crevette*, gambas, crabe*, homard*, langoustine*, langouste*, écrevisse*, tourteau*"
  eggs: "œuf, œufs, oeuf, oeufs, jaune d’œuf, mayonnaise, aïoli, meringue*, !œufs de poisson, !œufs de saumon, !œufs de lump, !oeufs de poisson, !oeufs de saumon, !oeufs de lump, !mayonnaise végétale, !mayonnaise vegan"
  fish: "poisson*, anchois, cabillaud, morue, thon, saumon, maquereau*, sardine*, hareng*, bar, dorade, daurade, truite, sole, lieu noir, lieu jaune, merlu, caviar, œufs de poisson, œufs de saumon, nuoc-mâm"
  peanuts: "arachide*, cacahuète*, cacahouète*"
  soybeans: "soja, tofu, edamame, miso, tempeh"
  milk: "lait, babeurre, beurre, crème, fromage*, yaourt*, yogourt*, mozzarella, parmesan, ricotta, mascarpone, pecorino, gorgonzola, roquefort, emmental, gruyère, comté, camembert, reblochon, raclette, feta, burrata, béchamel, lactosérum, petit-lait, caséine*, lactose, !lait de coco, !lait d’amande*, !lait d'amande*, !lait de soja, !lait de riz, !lait d’avoine, !lait d'avoine, !beurre de cacao, !beurre de cacahuète*, !beurre de cacahouète*, !beurre d’amande*, !beurre d'amande*, !beurre de karité, !crème de coco, !crème de soja, !crème de marron*, !crème de tartre, !crème de cassis, !yaourt de soja, !fromage végétal, !fromage vegan, !beurre végétal, !crème végétale, !beurre de coco, !yaourt de soja, !crème de soja"
  nuts: "fruits à coque, fruits secs, amande*, noisette*, noix, cajou, pécan, pistache*, macadamia, praliné*, massepain, frangipane, nougat, !noix de muscade, !noix muscade, !noix de coco, !noix de saint-jacques, !noix de veau, !beurre noisette, !pommes noisette*"
  celery: "céleri*"
  mustard: "moutarde"
  sesame: "sésame, tahini, tahin"
  sulphites: "sulfite*, métabisulfite*, anhydride sulfureux, dioxyde de soufre, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "lupin*"
  molluscs: "mollusque*, moule, moules, palourde*, coque, coques, huître*, calmar*, calamar*, encornet*, poulpe*, seiche*, escargot*, bulot*, saint-jacques, pétoncle*, !fruits à coque, !fruit à coque, !œuf à la coque, !œufs à la coque"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "sans *, sans d’*, sans d'*, exempt de *, exempte de *"
# What joins words that this is said of.
allergenAnd: "et ou ni &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "blé, froment, !blé noir"
  spelt: "épeautre*"
  khorasan: "khorasan, kamut"
  rye: "seigle"
  barley: "orge"
  oats: "avoine"
  almond: "amande*"
  hazelnut: "noisette*"
  walnut: "noix de grenoble, cerneaux de noix"
  cashew: "cajou"
  pecan: "pécan, pacane*"
  brazil: "noix du brésil"
  pistachio: "pistache*"
  macadamia: "macadamia"
kind:
  wheat: blé
  spelt: épeautre
  khorasan: blé de Khorasan
  rye: seigle
  barley: orge
  oats: avoine
  almond: amandes
  hazelnut: noisettes
  walnut: noix
  cashew: noix de cajou
  pecan: noix de pécan
  brazil: noix du Brésil
  pistachio: pistaches
  macadamia: noix de Macadamia
diet:
  vegan: Végétalien
  vegetarian: Végétarien
  halal: Halal
  kosher: Casher
  hindu: Hindou
  gluten-free: Sans gluten
  lactose-free: Sans lactose
  low-lactose: Pauvre en lactose
  low-calorie: Pauvre en calories
  low-fat: Pauvre en matières grasses
  low-salt: Pauvre en sel
  diabetic: Pour diabétiques

# Nutrition
nutrition: Valeurs nutritionnelles
perServing: "Par portion ({serving})"
perOneServing: Par portion
calories: "{value} kcal"
energy: Énergie
energyJoules: "{value} kJ"
nutrient:
  fat: Matières grasses
  saturatedFat: dont acides gras saturés
  carbohydrate: Glucides
  sugar: dont sucres
  fiber: Fibres alimentaires
  protein: Protéines
  salt: Sel
  sodium: Sodium
  cholesterol: Cholestérol
unit:
  g: g
  kg: kg
  ml: ml
  cl: cl
  dl: dl
  l: l
  oz: oz
  fl-oz: fl oz
  lb: lb
  piece: { one: pièce, other: pièces }
  portion: { one: portion, other: portions }
  person: { one: personne, other: personnes }
  slice: { one: tranche, other: tranches }
  scoop: { one: boule, other: boules }
  glass: { one: verre, other: verres }
  bottle: { one: bouteille, other: bouteilles }
  cup: { one: tasse, other: tasses }
  dozen: { one: douzaine, other: douzaines }
  hour: { one: heure, other: heures }

# When it is served
availability: Service
served: "Servi {when}"
everyDay: Tous les jours
midnight: minuit
allDay: toute la journée
daysAndHours: "{days} {hours}"
hoursFrom: "à partir de {from}"
hoursUntil: "jusqu’à {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "à partir du {from}"
seasonUntil: "jusqu’au {to}"
seasonSpan: "du {from} au {to}"
seasonDay: "le {date}"
service: { eat-in: Sur place, takeaway: À emporter, delivery: Livraison }

# Ledgers
movementCount: { one: "{count} mouvement", other: "{count} mouvements" }
nameLine: "Nom : {name}"
amountLine: "Montant : {amount}"
name: Nom
amount: Montant
date: Date
category: Catégorie
account: Compte
balance: Solde
runningTotal: Total cumulé
reference: Référence
quantity: Quantité
dish: Plat
note: Note
currency: Devise
opening: Solde initial
closing: Solde final
moneyIn: Entrées
moneyOut: Sorties
total: Total
totals: Totaux
count: Mouvements
month: Mois
byCategory: Par catégorie
byAccount: Par compte
byMonth: Par mois
register: Journal
periodSpan: "{from} – {to}"
period: Période
cashFlow: Flux de trésorerie
byPeriod: Par période
comparison: Comparaison
change: Variation
budget: Budget
spent: Dépensé
left: Reste
average: Moyenne
largestIn: Plus grande entrée
largestOut: Plus grande sortie
statistics: Statistiques
converted: Converti
rate: Taux
rounding: "Chaque somme est convertie une fois, au taux de son jour ou au dernier avant, et arrondie au pair."
noRate: "sans taux"
noTotal: "Pas de total : certains montants n’ont pas de taux."
undatedLeftOut: "omis sans date : {movements}"
undated: sans date
othersCount: "Autres ({count})"
budgetsLeftOut: "budgets omis : ils couvrent plus que la sélection"
selectedBetween: "du {from} au {to}"
selectedFrom: "à partir du {from}"
selectedTo: "jusqu’au {to}"
selectedWords: "recherche « {words} »"
unnamed: "(sans nom)"
none: "(aucun)"
ledger: Livre de comptes
ledgers: Livres de comptes
balanceOverTime: "Solde au fil du temps"
inAndOut: "Entrées et sorties"
byCategoryAndMonth: "Par catégorie et par mois"
matrixNote: "Chaque chiffre mène aux mouvements qui le composent. Les lignes « dont » font partie de la ligne au-dessus."
ofWhich: "dont"
broughtForward: "Report"
carriedForward: "À reporter"
pageTotal: "Total de cette page"
pageOf: "Page {number} sur {count}"
pages: "Pages"
balanceSummary: "{period}. Solde initial {opening}, final {closing} ; minimum {low}, maximum {high}."
flowSummary: "{period}. Entrées {in}, sorties {out}."

# Goals
goals: "Objectifs"
goal: "Objectif"
state: "État"
goalState: { not-started: "Pas commencé", in-progress: "En cours", paused: "En pause", completed: "Atteint", caught: "Rattrapé" }
progress: "Progression"
pursuer: "Poursuivant"
progressOf: "{steps} sur {goal}"
toGo: "Reste"
distance: "Distance"
notCounted: "Non compté"

"""#
    ),
    (
      "strings/he.yaml",
#"""
# The theme's words in Hebrew.

# Page states
loadingTitle: שלום
loadingMessage: רק רגע, בבקשה
internetErrorTitle: אופס
internetErrorMessage: אירעה שגיאה בחיבור לאינטרנט
serviceErrorTitle: מצטערים
serviceErrorMessage: אירעה שגיאה בשירות
emptyTitle: אין כאן עדיין כלום
emptyMessage: נשמח לראותכם שוב בקרוב.
notFoundTitle: הדף לא נמצא
notFoundMessage: הדף הזה אינו בתפריט. ייתכן שהועבר.
contentErrorTitle: לא ניתן היה ליצור את הדף הזה
contentErrorMessage: יש שגיאות במקור שלו. נשמח לראותכם שוב בקרוב.

# Around every page
home: דף הבית
menus: תפריטים
reports: דוחות
morePages: עמודים נוספים
skipToContent: דילוג לתוכן
mainNavigation: ניווט ראשי
breadcrumb: אתם נמצאים כאן
languages: שפות
contents: בתפריט הזה
previous: הקודם
next: הבא
previousAndNext: הקודם והבא
comma: ", "
colon: ": "
otherFormats: גם בתור
toTop: חזרה למעלה
privateNote: "פרטי: לא לפרסום"

# The restaurant
openingHours: שעות פתיחה
visitUs: בואו לבקר
findUs: איך מגיעים
contact: יצירת קשר
address: כתובת
telephone: טלפון
email: דוא״ל
map: מפה
cuisine: מטבח
priceRange: טווח מחירים
reservations: "הזמנת מקום"
reservationsYes: "כן"
reservationsNo: "לא"
reserve: "להזמנת שולחן"
closed: סגור
specialHours: "שעות פתיחה מיוחדות"
website: "אתר"
payment: "תשלום"
alsoOn: "גם ב"

# Menus
dishCount: { one: מנה אחת, two: שתי מנות, other: "{count} מנות" }
viewMenu: לתפריט
updated: "עודכן: {date}"
plainText: טקסט רגיל
allergenTable: טבלת אלרגנים
printPage: "להדפסה"
onYourPhone: "התפריט בטלפון שלכם"
price: מחיר
prices: מחירים
size: גודל
priceFrom: "החל מ-{price}"
pricePer: "{price} ל-{unit}"
priceMarket: לפי מחיר השוק
priceFree: חינם
# Prices for some guests, places or times
tier:
  breakfast: ארוחת בוקר
  brunch: בראנץ׳
  lunch: צהריים
  dinner: ערב
  happy-hour: שעה שמחה
  weekdays: ימי חול
  weekend: סוף שבוע
  adults: מבוגרים
  children: ילדים
  students: סטודנטים
  seniors: גיל הזהב
  staff: עובדים
  guests: אורחים
  members: חברים
  counter: בדלפק
  table: בשולחן
  terrace: במרפסת
  takeaway: איסוף עצמי
  delivery: משלוחים
soldOut: אזל
limited: עד גמר המלאי
options: לבחירה
standard: ברירת מחדל
chooseExactly: { one: בחירה אחת, two: שתי בחירות, other: "{count} בחירות" }
chooseUpTo: { one: עד בחירה אחת, two: עד שתי בחירות, other: "עד {count} בחירות" }
chooseAtLeast: { one: לפחות בחירה אחת, two: לפחות שתי בחירות, other: "לפחות {count} בחירות" }
chooseBetween: "{min} עד {max} בחירות"
chooseFree: { one: אחד כלול במחיר, two: שניים כלולים במחיר, other: "{count} כלולים במחיר" }
chooseEach: "עד {count} מכל סוג"
ingredients: רכיבים
additives: תוספי מזון
servingSize: גודל מנה
alcohol: אלכוהול
alcoholByVolume: "{value}% בנפח"
deposit: פיקדון
spiciness: חריפות
spicinessLevel: { 0: עדין, 1: חריף קלות, 2: חריף, 3: חריף מאוד }
diets: תזונה
tags: { new: חדש, popular: אהוב במיוחד, seasonal: עונתי, homemade: תוצרת בית, organic: אורגני, regional: מקומי, spicy: חריף, chef: מומלץ השף }

# Allergens
allergens: אלרגנים
contains: "מכיל: {list}"
mayContain: "עשוי להכיל: {list}"
withAnyChoice: "בכל בחירה: {list}"
withAnyChoiceMayContain: "בכל בחירה, עשוי להכיל: {list}"
withChoices: "עם תוספות: {list}"
withChoicesMayContain: "עם תוספות, עשוי להכיל: {list}"
withSizes: "תלוי בגודל: {list}"
withSizesMayContain: "תלוי בגודל, עשוי להכיל: {list}"
allergenContains: "מכיל"
allergenMayContain: "עלול להכיל"
allergenWithChoices: "לפחות עם חלק מהתוספות"
allergenWithSizes: "לפחות בחלק מהגדלים"
allergenNone: "אינו מכיל"
allergenUnknown: "לא צוין"
declaredNone: ללא 14 האלרגנים החייבים בסימון
notDeclared: האלרגנים לא צוינו. נא לשאול אותנו.
allergenNote: נא ליידע אותנו על אלרגיות לפני ההזמנה.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: גלוטן
  crustaceans: סרטנאים
  eggs: ביצים
  fish: דגים
  peanuts: בוטנים
  soybeans: סויה
  milk: חלב
  nuts: אגוזים
  celery: סלרי
  mustard: חרדל
  sesame: שומשום
  sulphites: סולפיטים
  lupin: תורמוס
  molluscs: רכיכות
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "גלוטן, חיטה, קמח חיטה, שיפון, שעורה, שיבולת שועל, כוסמין, סולת, בורגול, קוסקוס, =קמח, =קמח לבן, =לחם, =פירורי לחם, =פסטה"
  crustaceans: "סרטנים, שרימפס, חסילונים, לובסטר, סרטן"
  eggs: "ביצה, ביצים, ביצת, ביצי, חלמון, חלמונים, מיונז"
  fish: "דג, דגים, אנשובי, טונה, סלמון, קוד, בורי, סרדינים, קוויאר"
  peanuts: "בוטן, בוטנים"
  soybeans: "סויה, טופו, מיסו"
  milk: "חלב, חמאה, שמנת, גבינה, גבינת, גבינות, יוגורט, לבנה, קוטג, מוצרלה, פרמזן, ריקוטה, מסקרפונה, לקטוז, !חלב קוקוס, !חלב שקדים, !חלב סויה, !חלב אורז, !חלב שיבולת שועל, !חמאת בוטנים, !חמאת קקאו, !שמנת קוקוס"
  nuts: "אגוז, אגוזים, אגוזי, שקד, שקדים, קשיו, פקאן, פיסטוק, פיסטוקים, מקדמיה, מרציפן, !אגוז מוסקט, !אגוז קוקוס"
  celery: "סלרי"
  mustard: "חרדל"
  sesame: "שומשום, טחינה, חלווה"
  sulphites: "סולפיטים, גופרית דו חמצנית, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "תורמוס"
  molluscs: "רכיכות, צדפות, מולים, קלמרי, תמנון, !פטריות צדפה"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "ללא *, בלי *, נטול *"
# What joins words that this is said of.
allergenAnd: "או"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "חיטה"
  spelt: "כוסמין"
  khorasan: "חורסאן, קאמוט"
  rye: "שיפון"
  barley: "שעורה"
  oats: "שיבולת שועל"
  almond: "שקד, שקדים"
  hazelnut: "אגוז לוז, אגוזי לוז"
  walnut: "אגוז מלך, אגוזי מלך"
  cashew: "קשיו"
  pecan: "פקאן"
  brazil: "אגוז ברזיל, אגוזי ברזיל"
  pistachio: "פיסטוק, פיסטוקים"
  macadamia: "מקדמיה"
kind:
  wheat: חיטה
  spelt: כוסמין
  khorasan: חיטת חורסאן
  rye: שיפון
  barley: שעורה
  oats: שיבולת שועל
  almond: שקדים
  hazelnut: אגוזי לוז
  walnut: אגוזי מלך
  cashew: אגוזי קשיו
  pecan: אגוזי פקאן
  brazil: אגוזי ברזיל
  pistachio: פיסטוקים
  macadamia: אגוזי מקדמיה
diet:
  vegan: טבעוני
  vegetarian: צמחוני
  halal: חלאל
  kosher: כשר
  hindu: הינדי
  gluten-free: ללא גלוטן
  lactose-free: ללא לקטוז
  low-lactose: דל לקטוז
  low-calorie: דל קלוריות
  low-fat: דל שומן
  low-salt: דל מלח
  diabetic: מתאים לסוכרתיים

# Nutrition
nutrition: ערכים תזונתיים
perServing: "למנה ({serving})"
perOneServing: למנה
calories: "{value} קק״ל"
energy: אנרגיה
energyJoules: "{value} ק״ג׳"
nutrient:
  fat: שומנים
  saturatedFat: מתוכם שומן רווי
  carbohydrate: פחמימות
  sugar: מתוכן סוכרים
  fiber: סיבים תזונתיים
  protein: חלבונים
  salt: מלח
  sodium: נתרן
  cholesterol: כולסטרול
unit:
  g: גרם
  kg: ק״ג
  ml: מ״ל
  cl: ס״ל
  dl: ד״ל
  l: ליטר
  oz: אונקיה
  fl-oz: אונקיית נוזל
  lb: ליברה
  piece: { one: יחידה, two: יחידות, other: יחידות }
  portion: { one: מנה, two: מנות, other: מנות }
  person: { one: אדם, two: אנשים, other: אנשים }
  slice: { one: פרוסה, two: פרוסות, other: פרוסות }
  scoop: { one: כדור, two: כדורים, other: כדורים }
  glass: { one: כוס, two: כוסות, other: כוסות }
  bottle: { one: בקבוק, two: בקבוקים, other: בקבוקים }
  cup: { one: ספל, two: ספלים, other: ספלים }
  dozen: { one: תריסר, two: תריסרים, other: תריסרים }
  hour: { one: שעה, two: שעות, other: שעות }

# When it is served
availability: מוגש
served: "מוגש {when}"
everyDay: כל יום
midnight: חצות
allDay: כל היום
daysAndHours: "{days} {hours}"
hoursFrom: "מ-{from}"
hoursUntil: "עד {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "מ-{from}"
seasonUntil: "עד {to}"
seasonSpan: "מ-{from} עד {to}"
seasonDay: "ב-{date}"
service: { eat-in: ישיבה במקום, takeaway: איסוף עצמי, delivery: משלוחים }

# Ledgers
movementCount: { one: תנועה אחת, two: שתי תנועות, other: "{count} תנועות" }
nameLine: "שם: {name}"
amountLine: "סכום: {amount}"
name: שם
amount: סכום
date: תאריך
category: קטגוריה
account: חשבון
balance: יתרה
runningTotal: סכום מצטבר
reference: אסמכתה
quantity: כמות
dish: מנה
note: הערה
currency: מטבע
opening: יתרת פתיחה
closing: יתרת סגירה
moneyIn: נכנס
moneyOut: יצא
total: סך הכול
totals: סיכומים
count: תנועות
month: חודש
byCategory: לפי קטגוריה
byAccount: לפי חשבון
byMonth: לפי חודש
register: יומן תנועות
periodSpan: "{from} – {to}"
period: תקופה
cashFlow: תזרים מזומנים
byPeriod: לפי תקופה
comparison: השוואה
change: שינוי
budget: תקציב
spent: הוצא
left: נותר
average: ממוצע
largestIn: הכניסה הגדולה ביותר
largestOut: היציאה הגדולה ביותר
statistics: סטטיסטיקה
converted: מומר
rate: שער
rounding: "כל סכום מומר פעם אחת, לפי שער יומו או האחרון שלפניו, ומעוגל לזוגי."
noRate: "אין שער"
noTotal: "אין סך הכול: לחלק מהסכומים אין שער."
undatedLeftOut: "הושמטו ללא תאריך: {movements}"
undated: ללא תאריך
othersCount: "אחרות ({count})"
budgetsLeftOut: "התקציבים הושמטו: הם חלים על יותר מהנבחר"
selectedBetween: "מ־{from} עד {to}"
selectedFrom: "מ־{from}"
selectedTo: "עד {to}"
selectedWords: "חיפוש „{words}”"
unnamed: "(ללא שם)"
none: "(אין)"
ledger: ספר חשבונות
ledgers: ספרי חשבונות
balanceOverTime: "היתרה לאורך זמן"
inAndOut: "נכנס ויוצא"
byCategoryAndMonth: "לפי קטגוריה וחודש"
matrixNote: "כל סכום מוביל לתנועות שמאחוריו. שורות המסומנות ב„מתוכם” הן חלק מהשורה שמעליהן."
ofWhich: "מתוכם"
broughtForward: "העברה מהעמוד הקודם"
carriedForward: "להעברה לעמוד הבא"
pageTotal: "סך העמוד הזה"
pageOf: "עמוד {number} מתוך {count}"
pages: "עמודים"
balanceSummary: "{period}. יתרת פתיחה {opening}, סגירה {closing}; הנמוכה {low}, הגבוהה {high}."
flowSummary: "{period}. נכנס {in}, יצא {out}."

# Goals
goals: "יעדים"
goal: "יעד"
state: "מצב"
goalState: { not-started: "טרם התחיל", in-progress: "בתהליך", paused: "מושהה", completed: "הושלם", caught: "נתפס" }
progress: "התקדמות"
pursuer: "רודף"
progressOf: "{steps} מתוך {goal}"
toGo: "נותר"
distance: "מרחק"
notCounted: "לא נספר"

"""#
    ),
    (
      "strings/it.yaml",
#"""
# The theme's words in Italian.

# Page states
loadingTitle: Ciao
loadingMessage: Un attimo, per favore
internetErrorTitle: Ops
internetErrorMessage: Si è verificato un errore di connessione a Internet
serviceErrorTitle: Ci dispiace
serviceErrorMessage: Si è verificato un errore del servizio
emptyTitle: Ancora niente da vedere
emptyMessage: Torna a trovarci presto.
notFoundTitle: Pagina non trovata
notFoundMessage: Questa pagina non è in menu. Forse è stata spostata.
contentErrorTitle: Non è stato possibile creare questa pagina
contentErrorMessage: I suoi contenuti hanno degli errori. Torna a trovarci presto.

# Around every page
home: Home
menus: Menu
reports: Rendiconti
morePages: Altre pagine
skipToContent: Vai al contenuto
mainNavigation: Principale
breadcrumb: Ti trovi qui
languages: Lingue
contents: In questo menu
previous: Precedente
next: Successivo
previousAndNext: Precedente e successivo
comma: ", "
colon: ": "
otherFormats: Anche come
toTop: Torna su
privateNote: "Riservato: da non pubblicare"

# The restaurant
openingHours: Orari di apertura
visitUs: Vieni a trovarci
findUs: Dove siamo
contact: Contatti
address: Indirizzo
telephone: Telefono
email: E-mail
map: Mappa
cuisine: Cucina
priceRange: Fascia di prezzo
reservations: "Prenotazioni"
reservationsYes: "Sì"
reservationsNo: "No"
reserve: "Prenota un tavolo"
closed: Chiuso
specialHours: "Orari speciali"
website: "Sito web"
payment: "Pagamento"
alsoOn: "Anche su"

# Menus
dishCount: { one: "{count} piatto", other: "{count} piatti" }
viewMenu: Vedi il menu
updated: "Aggiornato il {date}"
plainText: Solo testo
allergenTable: Tabella degli allergeni
printPage: "Da stampare"
onYourPhone: "Questo menu sul telefono"
price: Prezzo
prices: Prezzi
size: Formato
priceFrom: "da {price}"
pricePer: "{price} per {unit}"
priceMarket: Prezzo secondo mercato
priceFree: Gratis
# Prices for some guests, places or times
tier:
  breakfast: Colazione
  brunch: Brunch
  lunch: Pranzo
  dinner: Cena
  happy-hour: Happy hour
  weekdays: Giorni feriali
  weekend: Fine settimana
  adults: Adulti
  children: Bambini
  students: Studenti
  seniors: Anziani
  staff: Personale
  guests: Ospiti
  members: Soci
  counter: Al banco
  table: Al tavolo
  terrace: In terrazza
  takeaway: Da asporto
  delivery: A domicilio
soldOut: Esaurito
limited: Fino a esaurimento
options: A scelta
standard: Scelta predefinita
chooseExactly: { one: "{count} a scelta", other: "{count} a scelta" }
chooseUpTo: { one: "Fino a {count} a scelta", other: "Fino a {count} a scelta" }
chooseAtLeast: { one: "Almeno {count} a scelta", other: "Almeno {count} a scelta" }
chooseBetween: "Da {min} a {max} a scelta"
chooseFree: { one: "{count} incluso", other: "{count} inclusi" }
chooseEach: "fino a {count} per tipo"
ingredients: Ingredienti
additives: Additivi
servingSize: Porzione
alcohol: Alcol
alcoholByVolume: "{value}% vol"
deposit: Cauzione
spiciness: Piccantezza
spicinessLevel: { 0: Delicato, 1: Medio, 2: Piccante, 3: Molto piccante }
diets: Diete
tags: { new: Novità, popular: Tra i più amati, seasonal: Di stagione, homemade: Fatto in casa, organic: Biologico, regional: Del territorio, spicy: Piccante, chef: Consigliato dallo chef }

# Allergens
allergens: Allergeni
contains: "Contiene: {list}"
mayContain: "Può contenere: {list}"
withAnyChoice: "Con qualsiasi scelta: {list}"
withAnyChoiceMayContain: "Con qualsiasi scelta, può contenere: {list}"
withChoices: "Con aggiunte: {list}"
withChoicesMayContain: "Con aggiunte, può contenere: {list}"
withSizes: "Secondo il formato: {list}"
withSizesMayContain: "Secondo il formato, può contenere: {list}"
allergenContains: "contiene"
allergenMayContain: "può contenere"
allergenWithChoices: "almeno con alcune scelte"
allergenWithSizes: "almeno in alcuni formati"
allergenNone: "non ne contiene"
allergenUnknown: "non dichiarato"
declaredNone: Nessuno dei 14 allergeni soggetti a dichiarazione
notDeclared: Allergeni non dichiarati. Chiedi al personale.
allergenNote: In caso di allergie, informaci prima di ordinare.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: glutine
  crustaceans: crostacei
  eggs: uova
  fish: pesce
  peanuts: arachidi
  soybeans: soia
  milk: latte
  nuts: frutta a guscio
  celery: sedano
  mustard: senape
  sesame: semi di sesamo
  sulphites: solfiti
  lupin: lupini
  molluscs: molluschi
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "glutine, grano, frumento, segale, orzo, avena, farro, khorasan, kamut, semola, semolino, bulgur, cous cous, couscous, seitan, malto, =farina, =farina 0, =farina 00, =farina tipo 0, =farina tipo 00, =farina bianca, =pane, =pane grattugiato, =pangrattato, =pasta, !grano saraceno"
  crustaceans: "crostace*, gamber*, scamp*, granchi*, aragost*, astic*, mazzancoll*"
  eggs: "uovo, uova, tuorl*, album*, maionese, meringhe, meringa, !uova di pesce, !uova di lompo, !uova di salmone, !maionese vegana"
  fish: "pesce, pesci, acciug*, alic*, merluzzo, baccalà, stoccafisso, tonno, salmone, sgombro, sardin*, sarde, branzino, spigola, orata, trota, rombo, caviale, bottarga, colatura di alici"
  peanuts: "arachid*"
  soybeans: "soia, tofu, edamame, miso, tempeh"
  milk: "latte, burro, panna, formaggi*, yogurt, yoghurt, mozzarell*, bufala, burrata, fior di latte, fiordilatte, stracciatella, parmigiano, grana, ricotta, mascarpone, pecorino, gorgonzola, provola, provolone, scamorza, taleggio, fontina, asiago, crescenza, stracchino, siero, besciamella, caseina, lattosio, !latte di cocco, !latte di mandorl*, !latte di soia, !latte di riso, !latte di avena, !latte d’avena, !latte d'avena, !burro di cacao, !burro di arachid*, !burro d’arachid*, !burro d'arachid*, !burro di mandorl*, !burro di karité, !panna di cocco, !panna di soia, !panna vegetale, !yogurt di soia, !formaggio vegano, !burro vegano, !panna vegetale, !panna vegana, !burro di cocco, !panna di cocco, !yogurt di soia, !yogurt vegano"
  nuts: "frutta a guscio, frutta secca, mandorl*, nocciol*, noce, noci, anacard*, pecan, pistacch*, macadamia, marzapane, gianduia, torrone, !noce moscata, !noce di cocco, !noci di cocco, !noce di vitello, !noce di prosciutto"
  celery: "sedano"
  mustard: "senape"
  sesame: "sesamo, tahina, tahin, tahini"
  sulphites: "solfit*, metabisolfit*, anidride solforosa, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "lupin*"
  molluscs: "mollusc*, cozze, cozza, vongol*, ostric*, calamar*, polpo, polpi, moscardin*, seppi*, totan*, capesant*, lumache, lumaca"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "senza *, privo di *, priva di *, privi di *, prive di *"
# What joins words that this is said of.
allergenAnd: "e ed o né &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "grano, frumento, !grano saraceno"
  spelt: "farro"
  khorasan: "khorasan, kamut"
  rye: "segale"
  barley: "orzo"
  oats: "avena"
  almond: "mandorl*, marzapane"
  hazelnut: "nocciol*"
  walnut: "noci"
  cashew: "anacard*"
  pecan: "pecan"
  brazil: "noci del brasile"
  pistachio: "pistacch*"
  macadamia: "macadamia"
kind:
  wheat: grano
  spelt: farro
  khorasan: grano khorasan
  rye: segale
  barley: orzo
  oats: avena
  almond: mandorle
  hazelnut: nocciole
  walnut: noci
  cashew: noci di acagiù
  pecan: noci di pecan
  brazil: noci del Brasile
  pistachio: pistacchi
  macadamia: noci macadamia
diet:
  vegan: Vegano
  vegetarian: Vegetariano
  halal: Halal
  kosher: Kosher
  hindu: Induista
  gluten-free: Senza glutine
  lactose-free: Senza lattosio
  low-lactose: A basso contenuto di lattosio
  low-calorie: A basso contenuto calorico
  low-fat: A basso contenuto di grassi
  low-salt: A basso contenuto di sale
  diabetic: Per diabetici

# Nutrition
nutrition: Valori nutrizionali
perServing: "Per porzione ({serving})"
perOneServing: Per porzione
calories: "{value} kcal"
energy: Energia
energyJoules: "{value} kJ"
nutrient:
  fat: Grassi
  saturatedFat: di cui acidi grassi saturi
  carbohydrate: Carboidrati
  sugar: di cui zuccheri
  fiber: Fibre
  protein: Proteine
  salt: Sale
  sodium: Sodio
  cholesterol: Colesterolo
unit:
  g: g
  kg: kg
  ml: ml
  cl: cl
  dl: dl
  l: l
  oz: oz
  fl-oz: fl oz
  lb: lb
  piece: { one: pezzo, other: pezzi }
  portion: { one: porzione, other: porzioni }
  person: { one: persona, other: persone }
  slice: { one: fetta, other: fette }
  scoop: { one: pallina, other: palline }
  glass: { one: bicchiere, other: bicchieri }
  bottle: { one: bottiglia, other: bottiglie }
  cup: { one: tazza, other: tazze }
  dozen: { one: dozzina, other: dozzine }
  hour: { one: ora, other: ore }

# When it is served
availability: Servito
served: "Servito {when}"
everyDay: Tutti i giorni
midnight: mezzanotte
allDay: tutto il giorno
daysAndHours: "{days} {hours}"
hoursFrom: "dalle ore {from}"
hoursUntil: "fino alle ore {to}"
hoursSpan: "{from}–{to}"
# What two words become beside each other, in times and dates.
contractions: "dal 8=dall’8, dal 11=dall’11, al 8=all’8, al 11=all’11, il 8=l’8, il 11=l’11"
seasonFrom: "dal {from}"
seasonUntil: "fino al {to}"
seasonSpan: "dal {from} al {to}"
seasonDay: "il {date}"
service: { eat-in: Al tavolo, takeaway: Da asporto, delivery: A domicilio }

# Ledgers
movementCount: { one: "{count} movimento", other: "{count} movimenti" }
nameLine: "Nome: {name}"
amountLine: "Importo: {amount}"
name: Nome
amount: Importo
date: Data
category: Categoria
account: Conto
balance: Saldo
runningTotal: Totale progressivo
reference: Riferimento
quantity: Quantità
dish: Piatto
note: Nota
currency: Valuta
opening: Saldo iniziale
closing: Saldo finale
moneyIn: Entrate
moneyOut: Uscite
total: Totale
totals: Totali
count: Movimenti
month: Mese
byCategory: Per categoria
byAccount: Per conto
byMonth: Per mese
register: Registro
periodSpan: "{from} – {to}"
period: Periodo
cashFlow: Flusso di cassa
byPeriod: Per periodo
comparison: Confronto
change: Variazione
budget: Budget
spent: Speso
left: Residuo
average: Media
largestIn: Entrata massima
largestOut: Uscita massima
statistics: Statistiche
converted: Convertito
rate: Cambio
rounding: "Ogni somma è convertita una volta, al cambio del suo giorno o all’ultimo prima, e arrotondata al pari."
noRate: "senza cambio"
noTotal: "Nessun totale: alcuni importi non hanno un cambio."
undatedLeftOut: "omessi senza data: {movements}"
undated: senza data
othersCount: "Altre ({count})"
budgetsLeftOut: "budget omessi: riguardano più della selezione"
selectedBetween: "dal {from} al {to}"
selectedFrom: "dal {from}"
selectedTo: "fino al {to}"
selectedWords: "ricerca «{words}»"
unnamed: "(senza nome)"
none: "(nessuno)"
ledger: Registro contabile
ledgers: Registri contabili
balanceOverTime: "Saldo nel tempo"
inAndOut: "Entrate e uscite"
byCategoryAndMonth: "Per categoria e mese"
matrixNote: "Ogni cifra porta ai movimenti che la compongono. Le righe con «di cui» fanno parte della riga superiore."
ofWhich: "di cui"
broughtForward: "Riporto"
carriedForward: "A riportare"
pageTotal: "Totale di questa pagina"
pageOf: "Pagina {number} di {count}"
pages: "Pagine"
balanceSummary: "{period}. Saldo iniziale {opening}, finale {closing}; minimo {low}, massimo {high}."
flowSummary: "{period}. Entrate {in}, uscite {out}."

# Goals
goals: "Obiettivi"
goal: "Obiettivo"
state: "Stato"
goalState: { not-started: "Non iniziato", in-progress: "In corso", paused: "In pausa", completed: "Raggiunto", caught: "Raggiunto dall’inseguitore" }
progress: "Progresso"
pursuer: "Inseguitore"
progressOf: "{steps} di {goal}"
toGo: "Mancano"
distance: "Distanza"
notCounted: "Non contato"

"""#
    ),
    (
      "strings/ja.yaml",
#"""
# The theme's words in Japanese.

# Page states
loadingTitle: こんにちは
loadingMessage: 少々お待ちください
internetErrorTitle: おっと
internetErrorMessage: インターネット接続エラーが発生しました
serviceErrorTitle: 申し訳ございません
serviceErrorMessage: サービスエラーが発生しました
emptyTitle: まだ何もありません
emptyMessage: また後ほどお越しください。
notFoundTitle: ページが見つかりません
notFoundMessage: このページはメニューにありません。移動した可能性があります。
contentErrorTitle: このページを作成できませんでした
contentErrorMessage: 元のデータに誤りがあります。また後ほどお越しください。

# Around every page
home: ホーム
menus: メニュー
reports: レポート
morePages: その他のページ
skipToContent: 本文へ移動
mainNavigation: メインナビゲーション
breadcrumb: 現在の位置
languages: 言語
contents: このメニューの内容
previous: 前へ
next: 次へ
previousAndNext: 前後のページ
comma: "、"
colon: "："
otherFormats: 他の形式
toTop: ページの先頭へ
privateNote: 非公開・転載不可

# The restaurant
openingHours: 営業時間
visitUs: ご来店案内
findUs: アクセス
contact: お問い合わせ
address: 住所
telephone: 電話
email: メール
map: 地図
cuisine: 料理
priceRange: 価格帯
reservations: "予約"
reservationsYes: "可"
reservationsNo: "不可"
reserve: "席を予約する"
closed: 定休日
specialHours: "特別営業時間"
website: "ウェブサイト"
payment: "お支払い"
alsoOn: "SNS・関連サイト"

# Menus
dishCount: { other: "{count}品" }
viewMenu: メニューを見る
updated: "{date}更新"
plainText: テキスト版
allergenTable: アレルゲン一覧表
printPage: "印刷用"
onYourPhone: "スマートフォンでメニューを見る"
price: 価格
prices: 価格
size: サイズ
priceFrom: "{price}から"
pricePer: "{unit}あたり{price}"
priceMarket: 時価
priceFree: 無料
# Prices for some guests, places or times
tier:
  breakfast: 朝食
  brunch: ブランチ
  lunch: ランチ
  dinner: ディナー
  happy-hour: ハッピーアワー
  weekdays: 平日
  weekend: 週末
  adults: 大人
  children: お子様
  students: 学生
  seniors: シニア
  staff: 職員
  guests: 一般
  members: 会員
  counter: カウンター
  table: テーブル席
  terrace: テラス席
  takeaway: テイクアウト
  delivery: デリバリー
soldOut: 売り切れ
limited: 数量限定
options: 選べるオプション
standard: 標準
chooseExactly: { other: "{count}点お選びください" }
chooseUpTo: { other: "{count}点までお選びいただけます" }
chooseAtLeast: { other: "{count}点以上お選びください" }
chooseBetween: "{min}～{max}点お選びください"
chooseFree: { other: "{count}点まで無料" }
chooseEach: "各{count}点まで"
ingredients: 原材料
additives: 食品添加物
servingSize: 一人前
alcohol: アルコール
alcoholByVolume: "{value}度"
deposit: デポジット
spiciness: 辛さ
spicinessLevel: { 0: 辛さ控えめ, 1: ピリ辛, 2: 辛口, 3: 激辛 }
diets: 食事制限
tags: { new: 新メニュー, popular: 人気, seasonal: 季節限定, homemade: 自家製, organic: オーガニック, regional: 地元産, spicy: 辛い, chef: シェフのおすすめ }

# Allergens
allergens: アレルゲン
contains: "含む：{list}"
mayContain: "含む可能性あり：{list}"
withAnyChoice: "どれを選んでも含む：{list}"
withAnyChoiceMayContain: "どれを選んでも含む可能性あり：{list}"
withChoices: "トッピングにより：{list}"
withChoicesMayContain: "トッピングにより含む可能性あり：{list}"
withSizes: "サイズにより：{list}"
withSizesMayContain: "サイズにより含む可能性あり：{list}"
allergenContains: "含む"
allergenMayContain: "含む可能性あり"
allergenWithChoices: "少なくとも一部のトッピングに含む"
allergenWithSizes: "少なくとも一部のサイズに含む"
allergenNone: "含まない"
allergenUnknown: "表示なし"
declaredNone: 表示対象14品目のアレルゲンは不使用
notDeclared: アレルゲンの表示がありません。スタッフにお尋ねください。
allergenNote: アレルギーのある方は、ご注文の前にお知らせください。
allergenKind: "{allergen}（{kind}）"
allergen:
  gluten: グルテン
  crustaceans: 甲殻類
  eggs: 卵
  fish: 魚
  peanuts: 落花生
  soybeans: 大豆
  milk: 乳
  nuts: ナッツ類
  celery: セロリ
  mustard: マスタード
  sesame: ごま
  sulphites: 亜硫酸塩
  lupin: ルピナス
  molluscs: 軟体動物
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "グルテン, 小麦, 大麦, ライ麦, オーツ麦, スペルト小麦, セモリナ, パスタ, パン粉, 薄力粉, 強力粉, 中力粉, 麦芽"
  crustaceans: "えび, エビ, 海老, かに, カニ, 蟹, ロブスター, オマール, !えびす"
  eggs: "卵, 玉子, たまご, マヨネーズ, メレンゲ"
  fish: "魚, アンチョビ, まぐろ, マグロ, ツナ, さけ, サケ, 鮭, サーモン, さば, サバ, 鯖, いわし, イワシ, たら, タラ, かつお, 鰹, キャビア, いくら, イクラ, !サバイヨン, !サバラン, !たらの芽, !タラの芽, !タラゴン, !カタラーナ"
  peanuts: "落花生, ピーナッツ, ピーナツ"
  soybeans: "大豆, 豆腐, 醤油, しょうゆ, 味噌, 枝豆, 豆乳, 油揚げ, 納豆"
  milk: "牛乳, 乳, バター, 生クリーム, クリーム, チーズ, ヨーグルト, モッツァレラ, パルメザン, リコッタ, マスカルポーネ, !豆乳, !乳化剤, !乳酸, !ピーナッツバター, !ピーナツバター, !カカオバター, !ココアバター, !アーモンドバター, !ココナッツクリーム, !バターナッツ, !ココナッツバター, !ヴィーガンチーズ, !ビーガンチーズ, !ヴィーガンバター"
  nuts: "ナッツ, アーモンド, ヘーゼルナッツ, くるみ, クルミ, 胡桃, カシューナッツ, ピスタチオ, マカダミア, ピーカンナッツ, ペカン, マジパン, !ピーナッツ, !ココナッツ, !ドーナッツ, !バターナッツ"
  celery: "セロリ"
  mustard: "マスタード, からし, 辛子"
  sesame: "ごま, ゴマ, 胡麻, タヒニ"
  sulphites: "亜硫酸塩, 二酸化硫黄, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "ルピナス, ルピン"
  molluscs: "貝, あさり, アサリ, ムール貝, かき, カキ, 牡蠣, いか, イカ, 烏賊, たこ, タコ, ほたて, ホタテ, カラマリ, !かき揚げ, !かきあげ, !かき氷, !すいか, !スイカ, !タコス, !貝割れ, !かいわれ"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "*不使用, *フリー, *なし, *抜き, 無*"
# What joins words that this is said of.
allergenAnd: "と や ・"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "小麦"
  spelt: "スペルト小麦"
  khorasan: "カムット"
  rye: "ライ麦"
  barley: "大麦"
  oats: "オーツ麦, オート麦, 燕麦"
  almond: "アーモンド"
  hazelnut: "ヘーゼルナッツ"
  walnut: "くるみ, クルミ, 胡桃"
  cashew: "カシューナッツ"
  pecan: "ピーカンナッツ, ペカンナッツ"
  brazil: "ブラジルナッツ"
  pistachio: "ピスタチオ"
  macadamia: "マカダミアナッツ"
kind:
  wheat: 小麦
  spelt: スペルト小麦
  khorasan: ホラーサーン小麦
  rye: ライ麦
  barley: 大麦
  oats: オーツ麦
  almond: アーモンド
  hazelnut: ヘーゼルナッツ
  walnut: くるみ
  cashew: カシューナッツ
  pecan: ピーカンナッツ
  brazil: ブラジルナッツ
  pistachio: ピスタチオ
  macadamia: マカダミアナッツ
diet:
  vegan: ヴィーガン
  vegetarian: ベジタリアン
  halal: ハラール
  kosher: コーシャ
  hindu: ヒンドゥー教徒向け
  gluten-free: グルテンフリー
  lactose-free: ラクトースフリー
  low-lactose: 低ラクトース
  low-calorie: 低カロリー
  low-fat: 低脂肪
  low-salt: 減塩
  diabetic: 糖尿病の方向け

# Nutrition
nutrition: 栄養成分
perServing: "一人前（{serving}）あたり"
perOneServing: 一人前あたり
calories: "{value} kcal"
energy: エネルギー
energyJoules: "{value} kJ"
nutrient:
  fat: 脂質
  saturatedFat: うち飽和脂肪酸
  carbohydrate: 炭水化物
  sugar: うち糖類
  fiber: 食物繊維
  protein: たんぱく質
  salt: 食塩相当量
  sodium: ナトリウム
  cholesterol: コレステロール
unit:
  g: g
  kg: kg
  ml: ml
  cl: cl
  dl: dl
  l: L
  oz: オンス
  fl-oz: 液量オンス
  lb: ポンド
  piece: 個
  portion: 人前
  person: 名様
  slice: 切れ
  scoop: スクープ
  glass: グラス
  bottle: 本
  cup: 杯
  dozen: ダース
  hour: 時間

# When it is served
availability: 提供時間
served: "提供：{when}"
everyDay: 毎日
midnight: 深夜0時
allDay: 終日
daysAndHours: "{days} {hours}"
hoursFrom: "{from}から"
hoursUntil: "{to}まで"
hoursSpan: "{from}～{to}"
seasonFrom: "{from}から"
seasonUntil: "{to}まで"
seasonSpan: "{from}から{to}まで"
seasonDay: "{date}"
service: { eat-in: 店内飲食, takeaway: テイクアウト, delivery: デリバリー }

# Ledgers
movementCount: { other: "{count}件の明細" }
nameLine: "名前：{name}"
amountLine: "金額：{amount}"
name: 名前
amount: 金額
date: 日付
category: カテゴリー
account: 口座
balance: 残高
runningTotal: 累計
reference: 照会番号
quantity: 数量
dish: 料理名
note: 備考
currency: 通貨
opening: 期首残高
closing: 期末残高
moneyIn: 入金
moneyOut: 出金
total: 合計
totals: 合計
count: 件数
month: 月
byCategory: カテゴリー別
byAccount: 口座別
byMonth: 月別
register: 明細
periodSpan: "{from}～{to}"
period: 期間
cashFlow: キャッシュフロー
byPeriod: 期間別
comparison: 比較
change: 増減
budget: 予算
spent: 支出
left: 残り
average: 平均
largestIn: 最大入金
largestOut: 最大出金
statistics: 統計
converted: 換算
rate: レート
rounding: 各合計は当日またはその直前のレートで一度だけ換算し、偶数丸めで端数処理しています。
noRate: "レートなし"
noTotal: "合計なし：レートのない金額があります。"
undatedLeftOut: "日付がないため除外：{movements}"
undated: 日付なし
othersCount: "その他（{count}）"
budgetsLeftOut: "予算は選択範囲より広いため除外"
selectedBetween: "{from}から{to}まで"
selectedFrom: "{from}から"
selectedTo: "{to}まで"
selectedWords: "検索「{words}」"
unnamed: （名前なし）
none: （なし）
ledger: 帳簿
ledgers: 帳簿一覧
balanceOverTime: "残高の推移"
inAndOut: "入出金"
byCategoryAndMonth: "カテゴリー・月別"
matrixNote: "各金額から、その内訳の明細に移動できます。「うち」の行は上の行に含まれます。"
ofWhich: "うち"
broughtForward: "前ページより繰越"
carriedForward: "次ページへ繰越"
pageTotal: "このページの合計"
pageOf: "{number}/{count}ページ"
pages: "ページ"
balanceSummary: "{period}。期首{opening}、期末{closing}、最低{low}、最高{high}。"
flowSummary: "{period}。入金{in}、出金{out}。"

# Goals
goals: "目標"
goal: "目標"
state: "状態"
goalState: { not-started: "未開始", in-progress: "進行中", paused: "一時停止", completed: "達成", caught: "追いつかれた" }
progress: "進み具合"
pursuer: "追う者"
progressOf: "{steps}/{goal}"
toGo: "残り"
distance: "距離"
notCounted: "対象外"

"""#
    ),
    (
      "strings/nl.yaml",
#"""
# The theme's words in Dutch.

# Page states
loadingTitle: Hallo
loadingMessage: Een ogenblik geduld, alstublieft
internetErrorTitle: Oeps
internetErrorMessage: Er is een probleem met de internetverbinding
serviceErrorTitle: Sorry
serviceErrorMessage: Er is een probleem met de dienst
emptyTitle: Hier is nog niets te zien
emptyMessage: Kom gauw nog eens terug.
notFoundTitle: Pagina niet gevonden
notFoundMessage: Deze pagina staat niet op de kaart. Misschien is ze verhuisd.
contentErrorTitle: Deze pagina kon niet worden gemaakt
contentErrorMessage: De bron ervan bevat fouten. Kom gauw nog eens terug.

# Around every page
home: Home
menus: Menukaarten
reports: Rapporten
morePages: Meer pagina’s
skipToContent: Naar de inhoud
mainNavigation: Hoofdnavigatie
breadcrumb: U bent hier
languages: Talen
contents: Op deze kaart
previous: Vorige
next: Volgende
previousAndNext: Vorige en volgende
comma: ", "
colon: ": "
otherFormats: Ook als
toTop: Naar boven
privateNote: "Vertrouwelijk: niet voor publicatie"

# The restaurant
openingHours: Openingstijden
visitUs: Kom langs
findUs: Waar u ons vindt
contact: Contact
address: Adres
telephone: Telefoon
email: E-mail
map: Plattegrond
cuisine: Keuken
priceRange: Prijsklasse
reservations: "Reserveren"
reservationsYes: "Ja"
reservationsNo: "Nee"
reserve: "Tafel reserveren"
closed: Gesloten
specialHours: "Afwijkende openingstijden"
website: "Website"
payment: "Betaling"
alsoOn: "Ook op"

# Menus
dishCount: { one: "{count} gerecht", other: "{count} gerechten" }
viewMenu: Bekijk de kaart
updated: "Bijgewerkt op {date}"
plainText: Platte tekst
allergenTable: Allergenentabel
printPage: "Om te printen"
onYourPhone: "Deze kaart op uw telefoon"
price: Prijs
prices: Prijzen
size: Formaat
priceFrom: "vanaf {price}"
pricePer: "{price} per {unit}"
priceMarket: Dagprijs
priceFree: Gratis
# Prices for some guests, places or times
tier:
  breakfast: Ontbijt
  brunch: Brunch
  lunch: Lunch
  dinner: Diner
  happy-hour: Happy hour
  weekdays: Doordeweeks
  weekend: Weekend
  adults: Volwassenen
  children: Kinderen
  students: Studenten
  seniors: Senioren
  staff: Personeel
  guests: Gasten
  members: Leden
  counter: Aan de bar
  table: Aan tafel
  terrace: Op het terras
  takeaway: Afhalen
  delivery: Bezorgen
soldOut: Uitverkocht
limited: Zolang de voorraad strekt
options: Naar keuze
standard: Standaard
chooseExactly: { one: "Kies er {count}", other: "Kies er {count}" }
chooseUpTo: { one: "Kies er maximaal {count}", other: "Kies er maximaal {count}" }
chooseAtLeast: { one: "Kies er minstens {count}", other: "Kies er minstens {count}" }
chooseBetween: "Kies er {min} tot {max}"
chooseFree: { one: "{count} inbegrepen", other: "{count} inbegrepen" }
chooseEach: "maximaal {count} van elk"
ingredients: Ingrediënten
additives: Additieven
servingSize: Portie
alcohol: Alcohol
alcoholByVolume: "{value}% vol"
deposit: Statiegeld
spiciness: Pittigheid
spicinessLevel: { 0: Mild, 1: Licht pittig, 2: Pittig, 3: Heel pittig }
diets: Diëten
tags: { new: Nieuw, popular: Populair, seasonal: Van het seizoen, homemade: Huisgemaakt, organic: Biologisch, regional: Uit de streek, spicy: Pittig, chef: Aanrader van de chef }

# Allergens
allergens: Allergenen
contains: "Bevat: {list}"
mayContain: "Kan bevatten: {list}"
withAnyChoice: "Bij elke keuze: {list}"
withAnyChoiceMayContain: "Bij elke keuze, kan bevatten: {list}"
withChoices: "Met keuzes: {list}"
withChoicesMayContain: "Met keuzes, kan bevatten: {list}"
withSizes: "Afhankelijk van de maat: {list}"
withSizesMayContain: "Afhankelijk van de maat, kan bevatten: {list}"
allergenContains: "bevat"
allergenMayContain: "kan bevatten"
allergenWithChoices: "in elk geval bij sommige keuzes"
allergenWithSizes: "in elk geval bij sommige maten"
allergenNone: "bevat niet"
allergenUnknown: "niet vermeld"
declaredNone: Geen van de 14 te vermelden allergenen
notDeclared: Allergenen niet vermeld. Vraag het ons.
allergenNote: Laat ons vóór het bestellen weten of u een allergie hebt.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: gluten
  crustaceans: schaaldieren
  eggs: eieren
  fish: vis
  peanuts: aardnoten (pinda’s)
  soybeans: soja
  milk: melk
  nuts: noten
  celery: selderij
  mustard: mosterd
  sesame: sesamzaad
  sulphites: sulfieten
  lupin: lupine
  molluscs: weekdieren
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluten*, *tarwe*, *rogge, rogge*, *gerst, gerst*, haver*, *spelt, spelt*, khorasan*, kamut, eenkoorn*, griesmeel*, bulgur, couscous, seitan, =bloem, =meel, =patentbloem, =volkorenmeel, =brood, =pasta, =paneermeel"
  crustaceans: "schaaldier*, *garnaal*, *garnalen*, krab, krabben, krabvlees, *kreeft*, langoustine*, scampi"
  eggs: "ei, eieren, eigeel, eiwit, eipoeder*, eidooier*, *kippenei*, *kippeneieren, *scharrelei*, *kwartelei*, *eendenei*, *mayonaise, mayo, aioli, !vegan *, !veganistische *, !plantaardige *"
  fish: "vis, vissen, *visfilet*, vissaus*, *ansjovis*, *kabeljauw*, *tonijn*, *zalm*, *haring*, *makreel*, *sardine*, zeebaars*, *forel, *forellen, paling*, kaviaar*, !inktvis*, !vegan *, !veganistische *"
  peanuts: "*pinda*"
  soybeans: "soja*, tofu, edamame, miso, tempé, tempeh, ketjap, tamari"
  milk: "*melk*, *boter, boterolie*, *room, roomkaas*, roomsaus*, *kaas, kaas*, *yoghurt*, *kwark*, mozzarella*, parmezaan*, ricotta, mascarpone, pecorino, feta, gorgonzola, burrata, crème fraîche, wei, weipoeder*, *lactose*, caseïne*, !kokosmelk*, !amandelmelk*, !sojamelk*, !havermelk*, !rijstmelk*, !notenmelk*, !pindaboter*, !cacaoboter*, !notenboter*, !sheaboter*, !kokosboter*, !appelboter*, !amandelboter*, !pindakaas*, !sojayoghurt*, !kokosyoghurt*, !kokosroom*, !lactosevrij*, !melkvrij*, !melkzuur*, !vegan *, !veganistische *, !plantaardige *, !zuivelvrije *, !kokosboter, !kokosroom"
  nuts: "noot, noten, notenmix, *amandel*, *hazelnoot*, *hazelnoten*, *walnoot*, *walnoten*, cashew*, *pecan*, *paranoot*, *paranoten*, *pistache*, macadamia*, marsepein*, praliné, noga"
  celery: "*selderij*, *selderie*"
  mustard: "*mosterd*"
  sesame: "*sesam*, tahin, tahini"
  sulphites: "*sulfiet*, zwaveldioxide, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "lupine*"
  molluscs: "weekdier*, *mossel*, *oester*, *inktvis*, calamari, octopus, sint-jakobsschelp*, coquille*, slak, slakken, kokkel*, !oesterzwam*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "*vrij, *vrije, *-vrij, *-vrije, zonder *, vrij van *, geen *"
# What joins words that this is said of.
allergenAnd: "en of noch &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "*tarwe*"
  spelt: "spelt*"
  khorasan: "khorasan*, kamut*"
  rye: "rogge*"
  barley: "gerst*"
  oats: "haver*"
  almond: "*amandel*, marsepein"
  hazelnut: "hazelno*"
  walnut: "walno*"
  cashew: "cashew*"
  pecan: "pecan*"
  brazil: "parano*"
  pistachio: "pistache*"
  macadamia: "macadamia*"
kind:
  wheat: tarwe
  spelt: spelt
  khorasan: khorasantarwe
  rye: rogge
  barley: gerst
  oats: haver
  almond: amandelen
  hazelnut: hazelnoten
  walnut: walnoten
  cashew: cashewnoten
  pecan: pecannoten
  brazil: paranoten
  pistachio: pistachenoten
  macadamia: macadamianoten
diet:
  vegan: Veganistisch
  vegetarian: Vegetarisch
  halal: Halal
  kosher: Koosjer
  hindu: Hindoeïstisch
  gluten-free: Glutenvrij
  lactose-free: Lactosevrij
  low-lactose: Lactosearm
  low-calorie: Caloriearm
  low-fat: Vetarm
  low-salt: Zoutarm
  diabetic: Voor diabetici

# Nutrition
nutrition: Voedingswaarde
perServing: "Per portie ({serving})"
perOneServing: Per portie
calories: "{value} kcal"
energy: Energie
energyJoules: "{value} kJ"
nutrient:
  fat: Vetten
  saturatedFat: waarvan verzadigde vetzuren
  carbohydrate: Koolhydraten
  sugar: waarvan suikers
  fiber: Vezels
  protein: Eiwitten
  salt: Zout
  sodium: Natrium
  cholesterol: Cholesterol
unit:
  g: g
  kg: kg
  ml: ml
  cl: cl
  dl: dl
  l: l
  oz: oz
  fl-oz: fl oz
  lb: lb
  piece: { one: stuk, other: stuks }
  portion: { one: portie, other: porties }
  person: { one: persoon, other: personen }
  slice: { one: plak, other: plakken }
  scoop: { one: bol, other: bollen }
  glass: { one: glas, other: glazen }
  bottle: { one: fles, other: flessen }
  cup: { one: kop, other: koppen }
  dozen: { one: dozijn, other: dozijn }
  hour: { one: uur, other: uur }

# When it is served
availability: Verkrijgbaar
served: "Verkrijgbaar {when}"
everyDay: Elke dag
midnight: middernacht
allDay: de hele dag
daysAndHours: "{days} {hours}"
hoursFrom: "vanaf {from}"
hoursUntil: "tot {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "vanaf {from}"
seasonUntil: "tot en met {to}"
seasonSpan: "{from} tot en met {to}"
seasonDay: "op {date}"
service: { eat-in: Ter plaatse, takeaway: Afhalen, delivery: Bezorgen }

# Ledgers
movementCount: { one: "{count} boeking", other: "{count} boekingen" }
nameLine: "Naam: {name}"
amountLine: "Bedrag: {amount}"
name: Naam
amount: Bedrag
date: Datum
category: Categorie
account: Rekening
balance: Saldo
runningTotal: Lopend totaal
reference: Kenmerk
quantity: Aantal
dish: Gerecht
note: Notitie
currency: Valuta
opening: Beginsaldo
closing: Eindsaldo
moneyIn: "In"
moneyOut: Uit
total: Totaal
totals: Totalen
count: Boekingen
month: Maand
byCategory: Per categorie
byAccount: Per rekening
byMonth: Per maand
register: Journaal
periodSpan: "{from} – {to}"
period: Periode
cashFlow: Kasstroom
byPeriod: Per periode
comparison: Vergelijking
change: Verschil
budget: Budget
spent: Uitgegeven
left: Over
average: Gemiddelde
largestIn: Grootste ontvangst
largestOut: Grootste uitgave
statistics: Statistiek
converted: Omgerekend
rate: Koers
rounding: "Elke som is één keer omgerekend, tegen de koers van die dag of de laatste ervoor, en naar even afgerond."
noRate: "geen koers"
noTotal: "Geen totaal: sommige bedragen hebben geen koers."
undatedLeftOut: "weggelaten zonder datum: {movements}"
undated: zonder datum
othersCount: "Overige ({count})"
budgetsLeftOut: "budgetten weggelaten: ze gelden voor meer dan de selectie"
selectedBetween: "van {from} tot en met {to}"
selectedFrom: "vanaf {from}"
selectedTo: "tot en met {to}"
selectedWords: "zoekopdracht ‘{words}’"
unnamed: "(zonder naam)"
none: "(geen)"
ledger: Kasboek
ledgers: Kasboeken
balanceOverTime: "Saldo in de tijd"
inAndOut: "In en uit"
byCategoryAndMonth: "Per categorie en maand"
matrixNote: "Elk bedrag leidt naar de boekingen erachter. Rijen met “waarvan” zijn deel van de rij erboven."
ofWhich: "waarvan"
broughtForward: "Transport"
carriedForward: "Te transporteren"
pageTotal: "Totaal van deze pagina"
pageOf: "Pagina {number} van {count}"
pages: "Pagina’s"
balanceSummary: "{period}. Beginsaldo {opening}, eindsaldo {closing}; laagste {low}, hoogste {high}."
flowSummary: "{period}. In {in}, uit {out}."

# Goals
goals: "Doelen"
goal: "Doel"
state: "Stand"
goalState: { not-started: "Niet begonnen", in-progress: "Bezig", paused: "Gepauzeerd", completed: "Bereikt", caught: "Ingehaald" }
progress: "Voortgang"
pursuer: "Achtervolger"
progressOf: "{steps} van {goal}"
toGo: "Nog te gaan"
distance: "Afstand"
notCounted: "Niet meegeteld"

"""#
    ),
    (
      "strings/pl.yaml",
#"""
# The theme's words in Polish.

# Page states
loadingTitle: Cześć
loadingMessage: Prosimy o chwilę cierpliwości
internetErrorTitle: Ojej
internetErrorMessage: Wystąpił błąd połączenia z internetem
serviceErrorTitle: Przepraszamy
serviceErrorMessage: Wystąpił błąd usługi
emptyTitle: Jeszcze nic tu nie ma
emptyMessage: Zapraszamy wkrótce.
notFoundTitle: Nie znaleziono strony
notFoundMessage: Tej strony nie ma w karcie. Być może została przeniesiona.
contentErrorTitle: Nie udało się utworzyć tej strony
contentErrorMessage: Jej źródło zawiera błędy. Zapraszamy wkrótce.

# Around every page
home: Strona główna
menus: Menu
reports: Raporty
morePages: Więcej stron
skipToContent: Przejdź do treści
mainNavigation: Główna
breadcrumb: Jesteś tutaj
languages: Języki
contents: W tym menu
previous: Poprzednie
next: Następne
previousAndNext: Poprzednie i następne
comma: ", "
colon: ": "
otherFormats: Także jako
toTop: Do góry
privateNote: "Poufne: nie do publikacji"

# The restaurant
openingHours: Godziny otwarcia
visitUs: Odwiedź nas
findUs: Jak nas znaleźć
contact: Kontakt
address: Adres
telephone: Telefon
email: E-mail
map: Mapa
cuisine: Kuchnia
priceRange: Przedział cenowy
reservations: "Rezerwacje"
reservationsYes: "Tak"
reservationsNo: "Nie"
reserve: "Zarezerwuj stolik"
closed: Zamknięte
specialHours: "Specjalne godziny otwarcia"
website: "Strona internetowa"
payment: "Płatność"
alsoOn: "Także na"

# Menus
dishCount: { one: "{count} danie", few: "{count} dania", many: "{count} dań", other: "{count} dania" }
viewMenu: Zobacz menu
updated: "Aktualizacja: {date}"
plainText: Zwykły tekst
allergenTable: Tabela alergenów
printPage: "Do druku"
onYourPhone: "To menu w telefonie"
price: Cena
prices: Ceny
size: Rozmiar
priceFrom: "od {price}"
pricePer: "{price} / {unit}"
priceMarket: Cena dnia
priceFree: Gratis
# Prices for some guests, places or times
tier:
  breakfast: Śniadanie
  brunch: Brunch
  lunch: Lunch
  dinner: Kolacja
  happy-hour: Happy hour
  weekdays: Dni robocze
  weekend: Weekend
  adults: Dorośli
  children: Dzieci
  students: Studenci
  seniors: Seniorzy
  staff: Pracownicy
  guests: Goście
  members: Członkowie
  counter: Przy barze
  table: Przy stoliku
  terrace: W ogródku
  takeaway: Na wynos
  delivery: Z dostawą
soldOut: Wyprzedane
limited: Do wyczerpania zapasów
options: Do wyboru
standard: Domyślnie
chooseExactly:
  one: "Do wyboru: {count}"
  few: "Do wyboru: {count}"
  many: "Do wyboru: {count}"
  other: "Do wyboru: {count}"
chooseUpTo:
  one: "Do wyboru najwyżej {count}"
  few: "Do wyboru najwyżej {count}"
  many: "Do wyboru najwyżej {count}"
  other: "Do wyboru najwyżej {count}"
chooseAtLeast:
  one: "Do wyboru co najmniej {count}"
  few: "Do wyboru co najmniej {count}"
  many: "Do wyboru co najmniej {count}"
  other: "Do wyboru co najmniej {count}"
chooseBetween: "Do wyboru od {min} do {max}"
chooseFree: { one: "{count} w cenie", few: "{count} w cenie", many: "{count} w cenie", other: "{count} w cenie" }
chooseEach: "do {count} każdego rodzaju"
ingredients: Składniki
additives: Substancje dodatkowe
servingSize: Porcja
alcohol: Alkohol
alcoholByVolume: "{value}% obj."
deposit: Kaucja
spiciness: Ostrość
spicinessLevel: { 0: Łagodne, 1: Lekko ostre, 2: Ostre, 3: Bardzo ostre }
diets: Diety
tags: { new: Nowość, popular: Polubione, seasonal: Sezonowe, homemade: Domowe, organic: Ekologiczne, regional: Regionalne, spicy: Ostre, chef: Szef kuchni poleca }

# Allergens
allergens: Alergeny
contains: "Zawiera: {list}"
mayContain: "Może zawierać: {list}"
withAnyChoice: "Przy każdym wyborze: {list}"
withAnyChoiceMayContain: "Przy każdym wyborze może zawierać: {list}"
withChoices: "Z dodatkami: {list}"
withChoicesMayContain: "Z dodatkami może zawierać: {list}"
withSizes: "Zależnie od rozmiaru: {list}"
withSizesMayContain: "Zależnie od rozmiaru może zawierać: {list}"
allergenContains: "zawiera"
allergenMayContain: "może zawierać"
allergenWithChoices: "przynajmniej z niektórymi dodatkami"
allergenWithSizes: "przynajmniej w niektórych rozmiarach"
allergenNone: "nie zawiera"
allergenUnknown: "nie podano"
declaredNone: Żaden z 14 alergenów podlegających oznaczeniu
notDeclared: Alergenów nie podano. Prosimy pytać obsługę.
allergenNote: O alergiach prosimy powiedzieć przed złożeniem zamówienia.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: gluten
  crustaceans: skorupiaki
  eggs: jaja
  fish: ryby
  peanuts: orzeszki ziemne (arachidowe)
  soybeans: soja
  milk: mleko
  nuts: orzechy
  celery: seler
  mustard: gorczyca
  sesame: nasiona sezamu
  sulphites: siarczyny
  lupin: łubin
  molluscs: mięczaki
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluten*, pszen*, pełnopszen*, żyt*, jęczmie*, owies, ows*, orkisz*, khorasan, kamut, kasza manna, bulgur, kuskus, seitan, słód, słodu, słodow*, =mąka, =mąki, =mąka tortowa, =chleb, =bułka tarta, =makaron"
  crustaceans: "skorupiak*, krewet*, krab, kraba, kraby, krabów, krabow*, homar*, langust*, rak, raki, raków"
  eggs: "jaj*, żółtk*, białko jaj*, majonez*, beza, bezy, !wegański *, !wegańska *"
  fish: "ryb*, anchois, dorsz*, tuńczyk*, łoso*, śledź, śledzi*, makrel*, sardyn*, pstrąg*, halibut*, karp, karpia, sandacz*, kawior*"
  peanuts: "orzeszki ziemne, orzeszków ziemnych, orzechy ziemne, orzechów ziemnych, arachid*, fistaszk*"
  soybeans: "soj*, tofu, edamame, miso, tempeh"
  milk: "mlek*, mlecz*, masło, masła, masłem, maśl*, śmietan*, ser, sera, sery, serem, serek, serka, serow*, jogurt*, kefir*, twaróg, twarog*, mozzarell*, parmezan*, ricott*, mascarpone, feta, gorgonzol*, serwatk*, kazein*, laktoz*, !mleczaj*, !mleko kokosow*, !mleko migdałow*, !mleko sojow*, !mleko ryżow*, !mleko owsian*, !mleczko kokosow*, !masło orzechow*, !masło kakaow*, !masło shea, !masła orzechow*, !masła kakaow*, !jogurt sojow*, !jogurt kokosow*, !wegański *, !wegańska *, !wegańskie *, !roślinny *, !roślinna *, !masło kokosowe, !śmietanka kokosowa"
  nuts: "orzech, orzechy, orzechów, orzechow*, migdał*, nerkow*, pekan*, pistacj*, makadami*, marcepan*, nugat*, !orzech kokosow*, !orzechy ziemne, !orzechów ziemnych, !orzechowiec"
  celery: "seler*"
  mustard: "gorczyc*, musztard*"
  sesame: "sezam*, tahini, chałwa"
  sulphites: "siarczyn*, pirosiarczyn*, dwutlenek siarki, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "łubin*"
  molluscs: "mięczak*, małż*, omułk*, ostryg*, kalmar*, ośmiornic*, ślimak*, mątw*, przegrzebk*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "bez *, wolne od *, wolny od *"
# What joins words that this is said of.
allergenAnd: "i oraz lub ani &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "pszen*"
  spelt: "orkisz*"
  khorasan: "kamut, khorasan"
  rye: "żyto, żytni*, żytnia"
  barley: "jęczmie*"
  oats: "owies, owsian*"
  almond: "migdał*, marcepan*"
  hazelnut: "laskow*"
  walnut: "włosk*"
  cashew: "nerkow*"
  pecan: "pekan*"
  brazil: "brazylijsk*"
  pistachio: "pistacj*"
  macadamia: "makadami*"
kind:
  wheat: pszenica
  spelt: orkisz
  khorasan: pszenica khorasan
  rye: żyto
  barley: jęczmień
  oats: owies
  almond: migdały
  hazelnut: orzechy laskowe
  walnut: orzechy włoskie
  cashew: orzechy nerkowca
  pecan: orzeszki pekan
  brazil: orzechy brazylijskie
  pistachio: pistacje
  macadamia: orzechy makadamia
diet:
  vegan: Wegańskie
  vegetarian: Wegetariańskie
  halal: Halal
  kosher: Koszerne
  hindu: Hinduistyczne
  gluten-free: Bez glutenu
  lactose-free: Bez laktozy
  low-lactose: O niskiej zawartości laktozy
  low-calorie: Niskokaloryczne
  low-fat: Niskotłuszczowe
  low-salt: O niskiej zawartości soli
  diabetic: Dla diabetyków

# Nutrition
nutrition: Wartości odżywcze
perServing: "W porcji ({serving})"
perOneServing: W porcji
calories: "{value} kcal"
energy: Wartość energetyczna
energyJoules: "{value} kJ"
nutrient:
  fat: Tłuszcz
  saturatedFat: w tym kwasy tłuszczowe nasycone
  carbohydrate: Węglowodany
  sugar: w tym cukry
  fiber: Błonnik
  protein: Białko
  salt: Sól
  sodium: Sód
  cholesterol: Cholesterol
unit:
  g: g
  kg: kg
  ml: ml
  cl: cl
  dl: dl
  l: l
  oz: oz
  fl-oz: fl oz
  lb: lb
  piece: szt.
  portion: { one: porcja, few: porcje, many: porcji, other: porcji }
  person: { one: osoba, few: osoby, many: osób, other: osoby }
  slice: { one: kawałek, few: kawałki, many: kawałków, other: kawałka }
  scoop: { one: gałka, few: gałki, many: gałek, other: gałki }
  glass: { one: kieliszek, few: kieliszki, many: kieliszków, other: kieliszka }
  bottle: { one: butelka, few: butelki, many: butelek, other: butelki }
  cup: { one: filiżanka, few: filiżanki, many: filiżanek, other: filiżanki }
  dozen: { one: tuzin, few: tuziny, many: tuzinów, other: tuzina }
  hour: godz.

# When it is served
availability: Dostępność
served: "Dostępne {when}"
everyDay: Codziennie
midnight: północ
allDay: całą dobę
daysAndHours: "{days} {hours}"
hoursFrom: "od {from}"
hoursUntil: "do {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "od {from}"
seasonUntil: "do {to}"
seasonSpan: "od {from} do {to}"
seasonDay: "{date}"
service: { eat-in: Na miejscu, takeaway: Na wynos, delivery: Z dostawą }

# Ledgers
movementCount: { one: "{count} operacja", few: "{count} operacje", many: "{count} operacji", other: "{count} operacji" }
nameLine: "Nazwa: {name}"
amountLine: "Kwota: {amount}"
name: Nazwa
amount: Kwota
date: Data
category: Kategoria
account: Konto
balance: Saldo
runningTotal: Suma narastająco
reference: Numer referencyjny
quantity: Ilość
dish: Danie
note: Uwagi
currency: Waluta
opening: Saldo początkowe
closing: Saldo końcowe
moneyIn: Wpływy
moneyOut: Wydatki
total: Suma
totals: Sumy
count: Operacje
month: Miesiąc
byCategory: Według kategorii
byAccount: Według konta
byMonth: Według miesiąca
register: Wykaz operacji
periodSpan: "{from} – {to}"
period: Okres
cashFlow: Przepływy pieniężne
byPeriod: Według okresu
comparison: Porównanie
change: Zmiana
budget: Budżet
spent: Wydano
left: Zostało
average: Średnia
largestIn: Największy wpływ
largestOut: Największy wydatek
statistics: Statystyka
converted: Przeliczono
rate: Kurs
rounding: "Każda suma jest przeliczana raz, po kursie z danego dnia lub ostatnim wcześniejszym, i zaokrąglana do parzystej."
noRate: "brak kursu"
noTotal: "Brak sumy: niektóre kwoty nie mają kursu."
undatedLeftOut: "pominięto bez daty: {movements}"
undated: bez daty
othersCount: "Pozostałe ({count})"
budgetsLeftOut: "budżety pominięte: obejmują więcej niż wybór"
selectedBetween: "od {from} do {to}"
selectedFrom: "od {from}"
selectedTo: "do {to}"
selectedWords: "wyszukiwanie „{words}”"
unnamed: "(bez nazwy)"
none: "(brak)"
ledger: Księga
ledgers: Księgi
balanceOverTime: "Saldo w czasie"
inAndOut: "Wpływy i wydatki"
byCategoryAndMonth: "Według kategorii i miesiąca"
matrixNote: "Każda kwota prowadzi do operacji, z których się składa. Wiersze „w tym” są częścią wiersza powyżej."
ofWhich: "w tym"
broughtForward: "Z przeniesienia"
carriedForward: "Do przeniesienia"
pageTotal: "Suma tej strony"
pageOf: "Strona {number} z {count}"
pages: "Strony"
balanceSummary: "{period}. Saldo początkowe {opening}, końcowe {closing}; najniższe {low}, najwyższe {high}."
flowSummary: "{period}. Wpływy {in}, wydatki {out}."

# Goals
goals: "Cele"
goal: "Cel"
state: "Stan"
goalState: { not-started: "Nierozpoczęty", in-progress: "W toku", paused: "Wstrzymany", completed: "Osiągnięty", caught: "Doścignięty" }
progress: "Postęp"
pursuer: "Ścigający"
progressOf: "{steps} z {goal}"
toGo: "Pozostało"
distance: "Dystans"
notCounted: "Nie wliczono"

"""#
    ),
    (
      "strings/pt-BR.yaml",
#"""
# The theme's words as Brazil says them, where that isn't as pt.yaml has them.

# Page states
internetErrorTitle: Opa
internetErrorMessage: Ocorreu um erro na conexão com a Internet
serviceErrorTitle: Desculpe
notFoundMessage: Esta página não está no cardápio. Talvez tenha mudado de lugar.

# Around every page
menus: Cardápios
skipToContent: Pular para o conteúdo
breadcrumb: Você está aqui
contents: Neste cardápio
next: Próximo
previousAndNext: Anterior e próximo

# The restaurant
openingHours: Horário de funcionamento
contact: Contato
address: Endereço
priceRange: Faixa de preço
closed: Fechado

# Menus
viewMenu: Ver o cardápio
allergenTable: Tabela de alérgenos
onYourPhone: "Este cardápio no seu celular"
priceFrom: "a partir de {price}"
tier:
  breakfast: Café da manhã
  seniors: Idosos
  counter: No balcão
  table: Na mesa
  terrace: No terraço
  delivery: Entrega
limited: Enquanto durar o estoque
servingSize: Porção
tags: { popular: Mais pedido, organic: Orgânico }

# Allergens
allergens: Alérgenos
withSizes: "Dependendo do tamanho: {list}"
withSizesMayContain: "Dependendo do tamanho, pode conter: {list}"
declaredNone: Nenhum dos 14 alérgenos de declaração obrigatória
notDeclared: Alérgenos não declarados. Por favor, pergunte.
allergenNote: Se você tem alguma alergia, avise antes de pedir.
allergen:
  fish: peixe
  nuts: castanhas e nozes
  sesame: gergelim
kind:
  pecan: nozes-pecã
  brazil: castanhas-do-pará
  pistachio: pistaches

# Nutrition
perServing: "Por porção ({serving})"
perOneServing: Por porção
nutrient:
  fat: Gorduras
  saturatedFat: das quais saturadas
  carbohydrate: Carboidratos
unit:
  portion: { one: porção, other: porções }
  cup: { one: xícara, other: xícaras }

# When it is served
service: { delivery: Entrega }

# Ledgers
amountLine: "Valor: {amount}"
amount: Valor
register: Registro
goalState: { in-progress: "Em andamento", caught: "Alcançado" }

"""#
    ),
    (
      "strings/pt.yaml",
#"""
# The theme's words in Portuguese.

# Page states
loadingTitle: Olá
loadingMessage: Um momento, por favor
internetErrorTitle: Ups
internetErrorMessage: Ocorreu um erro na ligação à Internet
serviceErrorTitle: Lamentamos
serviceErrorMessage: Ocorreu um erro no serviço
emptyTitle: Ainda não há nada aqui
emptyMessage: Volte em breve.
notFoundTitle: Página não encontrada
notFoundMessage: Esta página não consta da ementa. Talvez tenha mudado de lugar.
contentErrorTitle: Não foi possível criar esta página
contentErrorMessage: O seu conteúdo tem erros. Volte em breve.

# Around every page
home: Início
menus: Ementas
reports: Relatórios
morePages: Mais páginas
skipToContent: Saltar para o conteúdo
mainNavigation: Principal
breadcrumb: Está aqui
languages: Idiomas
contents: Nesta ementa
previous: Anterior
next: Seguinte
previousAndNext: Anterior e seguinte
comma: ", "
colon: ": "
otherFormats: Também em
toTop: Voltar ao topo
privateNote: "Privado: não publicar"

# The restaurant
openingHours: Horário
visitUs: Visite-nos
findUs: Onde estamos
contact: Contactos
address: Morada
telephone: Telefone
email: E-mail
map: Mapa
cuisine: Cozinha
priceRange: Gama de preços
reservations: "Reservas"
reservationsYes: "Sim"
reservationsNo: "Não"
reserve: "Reservar mesa"
closed: Encerrado
specialHours: "Horários especiais"
website: "Site"
payment: "Pagamento"
alsoOn: "Também em"

# Menus
dishCount: { one: "{count} prato", other: "{count} pratos" }
viewMenu: Ver a ementa
updated: "Atualizado em {date}"
plainText: Texto simples
allergenTable: Tabela de alergénios
printPage: "Para imprimir"
onYourPhone: "Esta ementa no seu telemóvel"
price: Preço
prices: Preços
size: Tamanho
priceFrom: "desde {price}"
pricePer: "{price} por {unit}"
priceMarket: Preço do dia
priceFree: Grátis
# Prices for some guests, places or times
tier:
  breakfast: Pequeno-almoço
  brunch: Brunch
  lunch: Almoço
  dinner: Jantar
  happy-hour: Happy hour
  weekdays: Dias úteis
  weekend: Fim de semana
  adults: Adultos
  children: Crianças
  students: Estudantes
  seniors: Seniores
  staff: Funcionários
  guests: Visitantes
  members: Sócios
  counter: Ao balcão
  table: À mesa
  terrace: Na esplanada
  takeaway: Para levar
  delivery: Entrega ao domicílio
soldOut: Esgotado
limited: Limitado ao stock existente
options: À escolha
standard: Opção padrão
chooseExactly: { one: "Escolha {count}", other: "Escolha {count}" }
chooseUpTo: { one: "Escolha até {count}", other: "Escolha até {count}" }
chooseAtLeast: { one: "Escolha pelo menos {count}", other: "Escolha pelo menos {count}" }
chooseBetween: "Escolha de {min} a {max}"
chooseFree: { one: "{count} incluído", other: "{count} incluídos" }
chooseEach: "até {count} de cada"
ingredients: Ingredientes
additives: Aditivos
servingSize: Dose
alcohol: Álcool
alcoholByVolume: "{value}% vol"
deposit: Depósito
spiciness: Picante
spicinessLevel: { 0: Suave, 1: Pouco picante, 2: Picante, 3: Muito picante }
diets: Dietas
tags: { new: Novidade, popular: Dos mais pedidos, seasonal: Da época, homemade: Caseiro, organic: Biológico, regional: Regional, spicy: Picante, chef: Sugestão do chef }

# Allergens
allergens: Alergénios
contains: "Contém: {list}"
mayContain: "Pode conter: {list}"
withAnyChoice: "Com qualquer opção: {list}"
withAnyChoiceMayContain: "Com qualquer opção, pode conter: {list}"
withChoices: "Com extras: {list}"
withChoicesMayContain: "Com extras, pode conter: {list}"
withSizes: "Conforme o tamanho: {list}"
withSizesMayContain: "Conforme o tamanho, pode conter: {list}"
allergenContains: "contém"
allergenMayContain: "pode conter"
allergenWithChoices: "pelo menos com alguns extras"
allergenWithSizes: "pelo menos em alguns tamanhos"
allergenNone: "não contém"
allergenUnknown: "não declarado"
declaredNone: Nenhum dos 14 alergénios de declaração obrigatória
notDeclared: Alergénios não declarados. Por favor, pergunte-nos.
allergenNote: Se tem alguma alergia, informe-nos antes de pedir.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: glúten
  crustaceans: crustáceos
  eggs: ovos
  fish: peixes
  peanuts: amendoins
  soybeans: soja
  milk: leite
  nuts: frutos de casca rija
  celery: aipo
  mustard: mostarda
  sesame: sementes de sésamo
  sulphites: sulfitos
  lupin: tremoço
  molluscs: moluscos
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "glúten, trigo, centeio, cevada, aveia, espelta, khorasan, kamut, sêmola, sémola, bulgur, cuscuz, seitan, malte, =farinha, =farinha branca, =farinha integral, =pão, =pão ralado, =massa, =macarrão, !trigo sarraceno, !trigo-sarraceno"
  crustaceans: "crustáceo*, camarão, camarões, gamba*, caranguejo*, lagosta*, lagostim, lagostins, sapateira"
  eggs: "ovo, ovos, gema*, maionese, !ovas, !ovos de peixe, !maionese vegana"
  fish: "peixe*, anchova*, biqueirão, bacalhau, pescada, atum, salmão, cavala, sardinha*, arenque*, robalo, dourada, truta, linguado, caviar, ovas"
  peanuts: "amendoim, amendoins"
  soybeans: "soja, tofu, edamame, miso, tempeh"
  milk: "leite, manteiga, nata, natas, queijo*, requeijão, coalhada, iogurte*, mozzarella, mozarela, muçarela, mussarela, parmesão, ricota, mascarpone, burrata, feta, bechamel, soro, caseína*, lactose, !leite de coco, !leite de amêndoa*, !leite de soja, !leite de arroz, !leite de aveia, !manteiga de cacau, !manteiga de amendoim, !manteiga de amêndoa*, !nata de coco, !natas vegetais, !natas de soja, !iogurte de soja, !queijo vegano, !manteiga vegana, !creme de coco, !natas vegetais, !manteiga de coco, !iogurte de soja"
  nuts: "frutos de casca rija, frutos secos, amêndoa*, avelã*, noz, nozes, caju, pecã*, castanha do brasil, castanha-do-brasil, castanha do pará, castanha-do-pará, pistácio*, pistache*, macadâmia, maçapão, !noz-moscada, !noz moscada, !noz de coco"
  celery: "aipo"
  mustard: "mostarda"
  sesame: "sésamo, gergelim, tahini"
  sulphites: "sulfito*, metabissulfito*, dióxido de enxofre, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "tremoço*"
  molluscs: "molusco*, mexilhão, mexilhões, amêijoa*, berbigão, ostra*, lula*, polvo*, choco, chocos, vieira*, caracol, caracóis, !cogumelo ostra, !cogumelos ostra"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "sem *, livre de *, isento de *"
# What joins words that this is said of.
allergenAnd: "e ou nem &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "trigo, !trigo sarraceno, !trigo mourisco"
  spelt: "espelta"
  khorasan: "khorasan, kamut"
  rye: "centeio"
  barley: "cevada"
  oats: "aveia"
  almond: "amêndoa*, maçapão"
  hazelnut: "avelã*"
  walnut: "nozes de nogueira"
  cashew: "caju"
  pecan: "pecã, pecan"
  brazil: "castanha do pará, castanha-do-pará, castanha do brasil"
  pistachio: "pistácio*, pistache*"
  macadamia: "macadâmia*, macadamia*"
kind:
  wheat: trigo
  spelt: espelta
  khorasan: trigo khorasan
  rye: centeio
  barley: cevada
  oats: aveia
  almond: amêndoas
  hazelnut: avelãs
  walnut: nozes
  cashew: castanhas de caju
  pecan: nozes pécan
  brazil: castanhas do Brasil
  pistachio: pistácios
  macadamia: nozes de macadâmia
diet:
  vegan: Vegano
  vegetarian: Vegetariano
  halal: Halal
  kosher: Kosher
  hindu: Hindu
  gluten-free: Sem glúten
  lactose-free: Sem lactose
  low-lactose: Baixo teor de lactose
  low-calorie: Baixo em calorias
  low-fat: Baixo teor de gordura
  low-salt: Baixo teor de sal
  diabetic: Para diabéticos

# Nutrition
nutrition: Informação nutricional
perServing: "Por dose ({serving})"
perOneServing: Por dose
calories: "{value} kcal"
energy: Energia
energyJoules: "{value} kJ"
nutrient:
  fat: Lípidos
  saturatedFat: dos quais saturados
  carbohydrate: Hidratos de carbono
  sugar: dos quais açúcares
  fiber: Fibra
  protein: Proteínas
  salt: Sal
  sodium: Sódio
  cholesterol: Colesterol
unit:
  g: g
  kg: kg
  ml: ml
  cl: cl
  dl: dl
  l: l
  oz: oz
  fl-oz: fl oz
  lb: lb
  piece: { one: unidade, other: unidades }
  portion: { one: dose, other: doses }
  person: { one: pessoa, other: pessoas }
  slice: { one: fatia, other: fatias }
  scoop: { one: bola, other: bolas }
  glass: { one: copo, other: copos }
  bottle: { one: garrafa, other: garrafas }
  cup: { one: chávena, other: chávenas }
  dozen: { one: dúzia, other: dúzias }
  hour: { one: hora, other: horas }

# When it is served
availability: Servido
served: "Servido {when}"
everyDay: Todos os dias
midnight: meia-noite
allDay: todo o dia
daysAndHours: "{days} {hours}"
hoursFrom: "a partir das {from}"
hoursUntil: "até às {to}"
hoursSpan: "{from}–{to}"
# What two words become beside each other, in times and dates.
contractions: "das 1:=da 1:, das 01:=da 01:, às 1:=à 1:, às 01:=à 01:"
seasonFrom: "a partir de {from}"
seasonUntil: "até {to}"
seasonSpan: "de {from} a {to}"
seasonDay: "em {date}"
service: { eat-in: No local, takeaway: Para levar, delivery: Entrega ao domicílio }

# Ledgers
movementCount: { one: "{count} movimento", other: "{count} movimentos" }
nameLine: "Nome: {name}"
amountLine: "Montante: {amount}"
name: Nome
amount: Montante
date: Data
category: Categoria
account: Conta
balance: Saldo
runningTotal: Total acumulado
reference: Referência
quantity: Quantidade
dish: Prato
note: Nota
currency: Moeda
opening: Saldo inicial
closing: Saldo final
moneyIn: Entradas
moneyOut: Saídas
total: Total
totals: Totais
count: Movimentos
month: Mês
byCategory: Por categoria
byAccount: Por conta
byMonth: Por mês
register: Registo
periodSpan: "{from} – {to}"
period: Período
cashFlow: Fluxo de caixa
byPeriod: Por período
comparison: Comparação
change: Variação
budget: Orçamento
spent: Gasto
left: Resto
average: Média
largestIn: Maior entrada
largestOut: Maior saída
statistics: Estatísticas
converted: Convertido
rate: Câmbio
rounding: "Cada soma é convertida uma vez, ao câmbio do seu dia ou ao último anterior, e arredondada ao par."
noRate: "sem câmbio"
noTotal: "Sem total: alguns valores não têm câmbio."
undatedLeftOut: "omitidos sem data: {movements}"
undated: sem data
othersCount: "Outras ({count})"
budgetsLeftOut: "orçamentos omitidos: abrangem mais do que a seleção"
selectedBetween: "de {from} a {to}"
selectedFrom: "a partir de {from}"
selectedTo: "até {to}"
selectedWords: "pesquisa “{words}”"
unnamed: "(sem nome)"
none: "(nenhum)"
ledger: Livro de contas
ledgers: Livros de contas
balanceOverTime: "Saldo ao longo do tempo"
inAndOut: "Entradas e saídas"
byCategoryAndMonth: "Por categoria e mês"
matrixNote: "Cada valor leva aos movimentos que o formam. As linhas com “dos quais” fazem parte da linha acima."
ofWhich: "dos quais"
broughtForward: "Transporte"
carriedForward: "A transportar"
pageTotal: "Total desta página"
pageOf: "Página {number} de {count}"
pages: "Páginas"
balanceSummary: "{period}. Saldo inicial {opening}, final {closing}; mínimo {low}, máximo {high}."
flowSummary: "{period}. Entradas {in}, saídas {out}."

# Goals
goals: "Objetivos"
goal: "Objetivo"
state: "Estado"
goalState: { not-started: "Não iniciado", in-progress: "Em curso", paused: "Em pausa", completed: "Concluído", caught: "Apanhado" }
progress: "Progresso"
pursuer: "Perseguidor"
progressOf: "{steps} de {goal}"
toGo: "Faltam"
distance: "Distância"
notCounted: "Não contado"

"""#
    ),
    (
      "strings/ru.yaml",
#"""
# The theme's words in Russian.

# Page states
loadingTitle: Здравствуйте
loadingMessage: Минутку, пожалуйста
internetErrorTitle: Ой
internetErrorMessage: Нет соединения с интернетом
serviceErrorTitle: Извините
serviceErrorMessage: Ошибка сервиса
emptyTitle: Здесь пока ничего нет
emptyMessage: Загляните, пожалуйста, позже.
notFoundTitle: Страница не найдена
notFoundMessage: Этой страницы нет в меню. Возможно, она переехала.
contentErrorTitle: Не удалось создать эту страницу
contentErrorMessage: В её источнике есть ошибки. Загляните, пожалуйста, позже.

# Around every page
home: Главная
menus: Меню
reports: Отчёты
morePages: Другие страницы
skipToContent: Перейти к содержанию
mainNavigation: Основная навигация
breadcrumb: Вы находитесь здесь
languages: Языки
contents: В этом меню
previous: Назад
next: Далее
previousAndNext: Назад и далее
comma: ", "
colon: ": "
otherFormats: "Другие форматы"
toTop: Наверх
privateNote: "Личное: не для публикации"

# The restaurant
openingHours: Часы работы
visitUs: Ждём вас
findUs: Как нас найти
contact: Контакты
address: Адрес
telephone: Телефон
email: Эл. почта
map: Карта
cuisine: Кухня
priceRange: Уровень цен
reservations: "Бронирование"
reservationsYes: "Да"
reservationsNo: "Нет"
reserve: "Забронировать столик"
closed: Закрыто
specialHours: "Особые часы работы"
website: "Сайт"
payment: "Оплата"
alsoOn: "Мы также на"

# Menus
dishCount: { one: "{count} блюдо", few: "{count} блюда", many: "{count} блюд", other: "{count} блюда" }
viewMenu: Посмотреть меню
updated: "Обновлено: {date}"
plainText: Простой текст
allergenTable: Таблица аллергенов
printPage: "Для печати"
onYourPhone: "Это меню на вашем телефоне"
price: Цена
prices: Цены
size: Размер
priceFrom: "от {price}"
pricePer: "{price} / {unit}"
priceMarket: По рыночной цене
priceFree: Бесплатно
# Prices for some guests, places or times
tier:
  breakfast: Завтрак
  brunch: Бранч
  lunch: Обед
  dinner: Ужин
  happy-hour: Счастливые часы
  weekdays: По будням
  weekend: По выходным
  adults: Взрослые
  children: Дети
  students: Студенты
  seniors: Пенсионеры
  staff: Сотрудники
  guests: Гости
  members: Участники клуба
  counter: У стойки
  table: За столиком
  terrace: На террасе
  takeaway: Навынос
  delivery: Доставка
soldOut: Закончилось
limited: Количество ограничено
options: На выбор
standard: По умолчанию
chooseExactly: { one: "На выбор: {count}", few: "На выбор: {count}", many: "На выбор: {count}", other: "На выбор: {count}" }
chooseUpTo: { one: "На выбор не более {count}", few: "На выбор не более {count}", many: "На выбор не более {count}", other: "На выбор не более {count}" }
chooseAtLeast: { one: "На выбор не менее {count}", few: "На выбор не менее {count}", many: "На выбор не менее {count}", other: "На выбор не менее {count}" }
chooseBetween: "На выбор от {min} до {max}"
chooseFree: { one: "{count} входит в цену", few: "{count} входят в цену", many: "{count} входят в цену", other: "{count} входит в цену" }
chooseEach: "каждого не более {count}"
ingredients: Состав
additives: Пищевые добавки
servingSize: Порция
alcohol: "Алкоголь"
alcoholByVolume: "{value} % об."
deposit: Залог
spiciness: Острота
spicinessLevel: { 0: Неострое, 1: Слегка острое, 2: Острое, 3: Очень острое }
diets: Питание
tags: { new: Новинка, popular: Популярное, seasonal: Сезонное, homemade: Домашнее, organic: Органическое, regional: Местное, spicy: Острое, chef: Выбор шеф-повара }

# Allergens
allergens: Аллергены
contains: "Содержит: {list}"
mayContain: "Может содержать: {list}"
withAnyChoice: "При любом выборе: {list}"
withAnyChoiceMayContain: "При любом выборе может содержать: {list}"
withChoices: "С добавками: {list}"
withChoicesMayContain: "С добавками может содержать: {list}"
withSizes: "В зависимости от размера: {list}"
withSizesMayContain: "В зависимости от размера может содержать: {list}"
allergenContains: "содержит"
allergenMayContain: "может содержать"
allergenWithChoices: "по крайней мере с некоторыми добавками"
allergenWithSizes: "по крайней мере в некоторых размерах"
allergenNone: "не содержит"
allergenUnknown: "не указано"
declaredNone: Ни одного из 14 аллергенов, подлежащих указанию
notDeclared: Аллергены не указаны. Пожалуйста, спросите нас.
allergenNote: Пожалуйста, сообщите нам об аллергии до заказа.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: глютен
  crustaceans: ракообразные
  eggs: яйца
  fish: рыба
  peanuts: арахис
  soybeans: соя
  milk: молоко
  nuts: орехи
  celery: сельдерей
  mustard: горчица
  sesame: кунжут
  sulphites: сульфиты
  lupin: люпин
  molluscs: моллюски
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "глютен*, клейковин*, пшениц*, пшеничн*, цельнопшеничн*, рожь, ржи, ржан*, ячмен*, ячневая, перлов*, овёс, овес, овса, овсян*, полб*, спельт*, манка, манная, булгур*, кускус*, сейтан*, солод*, =мука, =хлеб, =макароны, =паста, =панировочные сухари, =сухари"
  crustaceans: "ракообразн*, креветк*, креветок, краб*, лобстер*, омар*, лангуст*, раки, раков, раковые шейки, !крабовые палочки"
  eggs: "яйцо, яйца, яиц, яичн*, желток*, желтк*, майонез*, меренг*, безе, !яичный баклажан, !веганский *, !веганская *"
  fish: "рыб*, анчоус*, тунец, тунц*, лосос*, сёмг*, семга, форел*, треск*, скумбри*, сельд*, сардин*, икра, угорь, угр*, палтус*, хек*, минтай*, сибас*, дорад*, !икра кабачковая, !икра баклажанная"
  peanuts: "арахис*"
  soybeans: "соя, сои, соев*, тофу, эдамаме, мисо, темпе"
  milk: "молок*, молочн*, сливк*, сливок, сливочн*, сметан*, творог*, творож*, сыр, сыра, сырн*, сыры, йогурт*, кефир*, ряженк*, моцарелл*, пармезан*, рикотт*, маскарпоне, горгонзол*, фет*, брынз*, сыворотк*, казеин*, лактоз*, топлёное масло, =масло, !кокосовое молоко, !миндальное молоко, !соевое молоко, !овсяное молоко, !рисовое молоко, !кокосовые сливки, !молочай*, !молочная кислота, !веганский *, !веганская *, !веганское *, !растительное *, !растительный *, !растительные *, !кокосовое масло, !кокосовые сливки"
  nuts: "орех, орехи, ореха, орехов, орехов*, миндал*, фундук*, кешью, пекан*, фисташ*, макадами*, марципан*, пралине, нуга, !мускатный орех, !мускатного ореха, !кокосовый орех, !кедровый орех, !кедровые орехи, !кедровых орехов"
  celery: "сельдере*"
  mustard: "горчиц*, горчичн*"
  sesame: "кунжут*, тахин*, халва"
  sulphites: "сульфит*, диоксид серы, метабисульфит*, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "люпин*"
  molluscs: "моллюск*, мидии, мидий, устриц*, кальмар*, осьминог*, каракатиц*, гребешк*, гребешок, улитк*, рапан*, !морской гребешок-гриб"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "без *, не содержит *, свободно от *"
# What joins words that this is said of.
allergenAnd: "и или ни &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "пшени*"
  spelt: "спельт*, полб*"
  khorasan: "хорасан*, камут*"
  rye: "ржан*, рожь"
  barley: "ячмен*"
  oats: "овес, овёс, овсян*"
  almond: "миндал*, марципан*"
  hazelnut: "фундук*, лещин*"
  walnut: "грецк*"
  cashew: "кешью"
  pecan: "пекан*"
  brazil: "бразильск*"
  pistachio: "фисташ*"
  macadamia: "макадами*"
kind:
  wheat: пшеница
  spelt: спельта
  khorasan: хорасанская пшеница
  rye: рожь
  barley: ячмень
  oats: овёс
  almond: миндаль
  hazelnut: фундук
  walnut: грецкий орех
  cashew: кешью
  pecan: пекан
  brazil: бразильский орех
  pistachio: фисташки
  macadamia: макадамия
diet:
  vegan: Веганское
  vegetarian: Вегетарианское
  halal: Халяль
  kosher: Кошерное
  hindu: Индуистское
  gluten-free: Без глютена
  lactose-free: Без лактозы
  low-lactose: С низким содержанием лактозы
  low-calorie: Низкокалорийное
  low-fat: С низким содержанием жира
  low-salt: С низким содержанием соли
  diabetic: Для диабетиков

# Nutrition
nutrition: Пищевая ценность
perServing: "На порцию ({serving})"
perOneServing: На порцию
calories: "{value} ккал"
energy: Энергетическая ценность
energyJoules: "{value} кДж"
nutrient:
  fat: Жиры
  saturatedFat: в том числе насыщенные
  carbohydrate: Углеводы
  sugar: в том числе сахара
  fiber: Клетчатка
  protein: Белки
  salt: Соль
  sodium: Натрий
  cholesterol: Холестерин
unit:
  g: г
  kg: кг
  ml: мл
  cl: сл
  dl: дл
  l: л
  oz: унц.
  fl-oz: жидк. унц.
  lb: фунт
  piece: шт.
  portion: { one: порция, few: порции, many: порций, other: порции }
  person: { one: человек, few: человека, many: человек, other: человека }
  slice: { one: кусок, few: куска, many: кусков, other: куска }
  scoop: { one: шарик, few: шарика, many: шариков, other: шарика }
  glass: { one: бокал, few: бокала, many: бокалов, other: бокала }
  bottle: { one: бутылка, few: бутылки, many: бутылок, other: бутылки }
  cup: { one: чашка, few: чашки, many: чашек, other: чашки }
  dozen: { one: дюжина, few: дюжины, many: дюжин, other: дюжины }
  hour: ч

# When it is served
availability: Подаётся
served: "Подаётся: {when}"
everyDay: Ежедневно
midnight: полночь
allDay: весь день
daysAndHours: "{days} {hours}"
hoursFrom: "с {from}"
hoursUntil: "до {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "с {from}"
seasonUntil: "до {to} включительно"
seasonSpan: "с {from} по {to}"
seasonDay: "{date}"
service: { eat-in: В зале, takeaway: Навынос, delivery: Доставка }

# Ledgers
movementCount: { one: "{count} операция", few: "{count} операции", many: "{count} операций", other: "{count} операции" }
nameLine: "Название: {name}"
amountLine: "Сумма: {amount}"
name: Название
amount: Сумма
date: Дата
category: Категория
account: Счёт
balance: Остаток
runningTotal: Нарастающий итог
reference: Номер документа
quantity: Количество
dish: Блюдо
note: Примечание
currency: Валюта
opening: Начальный остаток
closing: Конечный остаток
moneyIn: Приход
moneyOut: Расход
total: Итого
totals: Итоги
count: Операции
month: Месяц
byCategory: По категориям
byAccount: По счетам
byMonth: По месяцам
register: Реестр
periodSpan: "{from} – {to}"
period: Период
cashFlow: Движение денежных средств
byPeriod: По периодам
comparison: Сравнение
change: Изменение
budget: Бюджет
spent: Израсходовано
left: Осталось
average: Среднее
largestIn: Крупнейший приход
largestOut: Крупнейший расход
statistics: Статистика
converted: Пересчитано
rate: Курс
rounding: "Каждая сумма пересчитана один раз по курсу её дня или последнему до него и округлена до чётного."
noRate: "нет курса"
noTotal: "Нет итога: для некоторых сумм нет курса."
undatedLeftOut: "не учтено без даты: {movements}"
undated: без даты
othersCount: "Прочие ({count})"
budgetsLeftOut: "бюджеты не показаны: они охватывают больше, чем выбрано"
selectedBetween: "с {from} по {to}"
selectedFrom: "с {from}"
selectedTo: "по {to}"
selectedWords: "поиск «{words}»"
unnamed: "(без названия)"
none: "(нет)"
ledger: Книга учёта
ledgers: Книги учёта
balanceOverTime: "Остаток по времени"
inAndOut: "Приход и расход"
byCategoryAndMonth: "По категориям и месяцам"
matrixNote: "Каждая цифра ведёт к операциям, из которых она складывается. Строка с пометкой «в том числе» входит в строку над ней."
ofWhich: "в том числе"
broughtForward: "Перенесено с предыдущей"
carriedForward: "Перенос на следующую"
pageTotal: "Итого на странице"
pageOf: "Страница {number} из {count}"
pages: "Страницы"
balanceSummary: "{period}. В начале {opening}, в конце {closing}; минимум {low}, максимум {high}."
flowSummary: "{period}. Приход {in}, расход {out}."

# Goals
goals: "Цели"
goal: "Цель"
state: "Состояние"
goalState: { not-started: "Не начата", in-progress: "В процессе", paused: "Приостановлена", completed: "Достигнута", caught: "Настигнута" }
progress: "Ход"
pursuer: "Преследователь"
progressOf: "{steps} из {goal}"
toGo: "Осталось"
distance: "Расстояние"
notCounted: "Не учтено"

"""#
    ),
    (
      "strings/tr.yaml",
#"""
# The theme's words in Turkish.

# Page states
loadingTitle: Merhaba
loadingMessage: Lütfen bir dakika bekleyin
internetErrorTitle: Hay aksi
internetErrorMessage: İnternet bağlantısında bir sorun var
serviceErrorTitle: Üzgünüz
serviceErrorMessage: Hizmette bir sorun var
emptyTitle: Burada henüz bir şey yok
emptyMessage: Lütfen yakında yine uğrayın.
notFoundTitle: Sayfa bulunamadı
notFoundMessage: Bu sayfa menüde yok. Taşınmış olabilir.
contentErrorTitle: Bu sayfa oluşturulamadı
contentErrorMessage: Kaynağında hatalar var. Lütfen yakında yine uğrayın.

# Around every page
home: Ana sayfa
menus: Menüler
reports: Raporlar
morePages: Diğer sayfalar
skipToContent: İçeriğe geç
mainNavigation: Ana gezinme
breadcrumb: Buradasınız
languages: Diller
contents: Bu menüde
previous: Önceki
next: Sonraki
previousAndNext: Önceki ve sonraki
comma: ", "
colon: ": "
otherFormats: Diğer biçimler
toTop: Başa dön
privateNote: "Özel: yayımlanmaz"

# The restaurant
openingHours: Çalışma saatleri
visitUs: Bize uğrayın
findUs: Neredeyiz
contact: İletişim
address: Adres
telephone: Telefon
email: E-posta
map: Harita
cuisine: Mutfak
priceRange: Fiyat aralığı
reservations: "Rezervasyon"
reservationsYes: "Var"
reservationsNo: "Yok"
reserve: "Masa ayırt"
closed: Kapalı
specialHours: "Özel çalışma saatleri"
website: "Web sitesi"
payment: "Ödeme"
alsoOn: "Diğer adresler"

# Menus
dishCount: { one: "{count} çeşit", other: "{count} çeşit" }
viewMenu: Menüyü gör
updated: "Güncelleme: {date}"
plainText: Düz metin
allergenTable: Alerjen tablosu
printPage: "Yazdırmak için"
onYourPhone: "Bu menü telefonunuzda"
price: Fiyat
prices: Fiyatlar
size: Boy
priceFrom: "{price} fiyatından başlar"
pricePer: "{price} / {unit}"
priceMarket: Günün fiyatı
priceFree: Ücretsiz
# Prices for some guests, places or times
tier:
  breakfast: Kahvaltı
  brunch: Brunch
  lunch: Öğle
  dinner: Akşam
  happy-hour: Happy hour
  weekdays: Hafta içi
  weekend: Hafta sonu
  adults: Yetişkin
  children: Çocuk
  students: Öğrenci
  seniors: Yaşlı
  staff: Personel
  guests: Misafir
  members: Üye
  counter: Tezgâhta
  table: Masada
  terrace: Terasta
  takeaway: Gel-al
  delivery: Paket servis
soldOut: Tükendi
limited: Stoklarla sınırlı
options: Seçenekler
standard: Varsayılan
chooseExactly: { one: "{count} seçim yapın", other: "{count} seçim yapın" }
chooseUpTo: { one: "En fazla {count} seçim yapın", other: "En fazla {count} seçim yapın" }
chooseAtLeast: { one: "En az {count} seçim yapın", other: "En az {count} seçim yapın" }
chooseBetween: "{min}–{max} seçim yapın"
chooseFree: { one: "{count} adet dahil", other: "{count} adet dahil" }
chooseEach: "her birinden en fazla {count}"
ingredients: İçindekiler
additives: Katkı maddeleri
servingSize: Porsiyon
alcohol: Alkol
alcoholByVolume: "hacmen %{value}"
deposit: Depozito
spiciness: Acılık
spicinessLevel: { 0: Acısız, 1: Az acılı, 2: Acılı, 3: Çok acılı }
diets: Beslenme biçimleri
tags: { new: Yeni, popular: Çok sevilen, seasonal: Mevsiminde, homemade: Ev yapımı, organic: Organik, regional: Yöresel, spicy: Acılı, chef: Şefin önerisi }

# Allergens
allergens: Alerjenler
contains: "İçerir: {list}"
mayContain: "İçerebilir: {list}"
withAnyChoice: "Her seçimde: {list}"
withAnyChoiceMayContain: "Her seçimde içerebilir: {list}"
withChoices: "Ek seçimlerle: {list}"
withChoicesMayContain: "Ek seçimlerle içerebilir: {list}"
withSizes: "Boyuta göre: {list}"
withSizesMayContain: "Boyuta göre içerebilir: {list}"
allergenContains: "içerir"
allergenMayContain: "içerebilir"
allergenWithChoices: "en azından bazı seçimlerle"
allergenWithSizes: "en azından bazı boyutlarda"
allergenNone: "içermez"
allergenUnknown: "bildirilmemiş"
declaredNone: Bildirimi zorunlu 14 alerjenden hiçbiri yok
notDeclared: Alerjenler bildirilmemiştir. Lütfen bize sorun.
allergenNote: Alerjiniz varsa lütfen sipariş vermeden önce bize söyleyin.
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: gluten
  crustaceans: kabuklular
  eggs: yumurta
  fish: balık
  peanuts: yer fıstığı
  soybeans: soya fasulyesi
  milk: süt
  nuts: sert kabuklu meyveler
  celery: kereviz
  mustard: hardal
  sesame: susam tohumu
  sulphites: sülfitler
  lupin: acı bakla
  molluscs: yumuşakçalar
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluten*, buğday*, çavdar*, arpa*, yulaf*, siyez*, khorasan, irmik*, bulgur*, kuskus*, =un, =beyaz un, =ekmek, =galeta unu, =makarna, !arpacık*"
  crustaceans: "kabuklu*, karides*, yengeç*, ıstakoz*, kerevit*"
  eggs: "yumurta*, mayonez*, !vegan *"
  fish: "balık*, balığı*, hamsi*, ançüez*, ton balığı, somon*, levrek*, çipura*, uskumru*, sardalya*, alabalık*, mezgit*, havyar*"
  peanuts: "yer fıstığı*, yerfıstığı*"
  soybeans: "soya*, tofu, edamame, miso"
  milk: "süt*, tereyağ*, krema*, kaymak*, peynir*, yoğurt*, kefir*, mozzarella*, parmesan*, kaşar*, lor, mascarpone, labne*, ayran*, laktoz*, kazein*, !sütsüz*, !badem sütü*, !soya sütü*, !yulaf sütü*, !pirinç sütü*, !hindistan cevizi sütü*, !hindistan cevizi kreması*, !vegan *, !bitkisel *, !hindistan cevizi yağı, !hindistan cevizi kreması"
  nuts: "badem*, fındık*, fındığı*, ceviz*, kaju*, pekan*, antep fıstığı*, antepfıstığı*, makadamya*, !hindistan cevizi*, !muskat cevizi*, !küçük hindistan cevizi*"
  celery: "kereviz*"
  mustard: "hardal*"
  sesame: "susam*, tahin*"
  sulphites: "sülfit*, kükürt dioksit, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "acı bakla*, lupin*"
  molluscs: "yumuşakça*, midye*, istiridye*, kalamar*, ahtapot*, sübye*, salyangoz*, !istiridye mantarı*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "*siz, *sız, *suz, *süz, * içermez"
# What joins words that this is said of.
allergenAnd: "ve veya ya &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "buğday*"
  spelt: "kavuzlu buğday"
  khorasan: "horasan buğdayı, kamut"
  rye: "çavdar*"
  barley: "arpa*"
  oats: "yulaf*"
  almond: "badem*"
  hazelnut: "fındık*"
  walnut: "ceviz*"
  cashew: "kaju*"
  pecan: "pekan*"
  brazil: "brezilya cevizi"
  pistachio: "antep fıstığı*, antep fıstık*"
  macadamia: "makadamya*"
kind:
  wheat: buğday
  spelt: kavuzlu buğday
  khorasan: horasan buğdayı
  rye: çavdar
  barley: arpa
  oats: yulaf
  almond: badem
  hazelnut: fındık
  walnut: ceviz
  cashew: kaju fıstığı
  pecan: pikan cevizi
  brazil: Brezilya fındığı
  pistachio: Antep fıstığı
  macadamia: makademya fındığı
diet:
  vegan: Vegan
  vegetarian: Vejetaryen
  halal: Helal
  kosher: Koşer
  hindu: Hindu beslenmesine uygun
  gluten-free: Glutensiz
  lactose-free: Laktozsuz
  low-lactose: Düşük laktozlu
  low-calorie: Düşük kalorili
  low-fat: Az yağlı
  low-salt: Az tuzlu
  diabetic: Diyabetik

# Nutrition
nutrition: Besin değerleri
perServing: "Porsiyon başına ({serving})"
perOneServing: Porsiyon başına
calories: "{value} kcal"
energy: Enerji
energyJoules: "{value} kJ"
nutrient:
  fat: Yağ
  saturatedFat: doymuş yağ
  carbohydrate: Karbonhidrat
  sugar: şekerler
  fiber: Lif
  protein: Protein
  salt: Tuz
  sodium: Sodyum
  cholesterol: Kolesterol
unit:
  g: g
  kg: kg
  ml: ml
  cl: cl
  dl: dl
  l: l
  oz: oz
  fl-oz: fl oz
  lb: lb
  piece: adet
  portion: porsiyon
  person: kişi
  slice: dilim
  scoop: top
  glass: bardak
  bottle: şişe
  cup: fincan
  dozen: düzine
  hour: saat

# When it is served
availability: Servis
served: "Servis: {when}"
everyDay: Her gün
midnight: gece yarısı
allDay: gün boyu
daysAndHours: "{days} {hours}"
hoursFrom: "{from} saatinden itibaren"
hoursUntil: "{to} saatine kadar"
hoursSpan: "{from}–{to}"
seasonFrom: "{from} tarihinden itibaren"
seasonUntil: "{to} tarihine kadar"
seasonSpan: "{from} – {to}"
seasonDay: "{date}"
service: { eat-in: Restoranda, takeaway: Gel-al, delivery: Paket servis }

# Ledgers
movementCount: { one: "{count} hareket", other: "{count} hareket" }
nameLine: "Ad: {name}"
amountLine: "Tutar: {amount}"
name: Ad
amount: Tutar
date: Tarih
category: Kategori
account: Hesap
balance: Bakiye
runningTotal: Kümülatif toplam
reference: Referans
quantity: Miktar
dish: Yemek
note: Not
currency: Para birimi
opening: Açılış bakiyesi
closing: Kapanış bakiyesi
moneyIn: Giren
moneyOut: Çıkan
total: Toplam
totals: Toplamlar
count: Hareketler
month: Ay
byCategory: Kategoriye göre
byAccount: Hesaba göre
byMonth: Aya göre
register: Hareket dökümü
periodSpan: "{from} – {to}"
period: Dönem
cashFlow: Nakit akışı
byPeriod: Döneme göre
comparison: Karşılaştırma
change: Değişim
budget: Bütçe
spent: Harcanan
left: Kalan
average: Ortalama
largestIn: En büyük giriş
largestOut: En büyük çıkış
statistics: İstatistik
converted: Çevrilmiş
rate: Kur
rounding: "Her toplam bir kez, gününün ya da önceki son günün kuruyla çevrilir ve çift sayıya yuvarlanır."
noRate: "kur yok"
noTotal: "Toplam yok: bazı tutarların kuru yok."
undatedLeftOut: "tarihsiz, dışarıda bırakıldı: {movements}"
undated: tarihsiz
othersCount: "Diğerleri ({count})"
budgetsLeftOut: "bütçeler dışarıda bırakıldı: seçimden fazlasını kapsıyorlar"
selectedBetween: "{from} – {to} arası"
selectedFrom: "{from} tarihinden itibaren"
selectedTo: "{to} tarihine kadar"
selectedWords: "arama “{words}”"
unnamed: "(adsız)"
none: "(yok)"
ledger: Hesap defteri
ledgers: Hesap defterleri
balanceOverTime: "Zaman içinde bakiye"
inAndOut: "Giren ve çıkan"
byCategoryAndMonth: "Kategori ve aya göre"
matrixNote: "Her tutar, arkasındaki hareketlere götürür. “Bunun” ile işaretli satırlar üstteki satırın parçasıdır."
ofWhich: "bunun"
broughtForward: "Önceki sayfadan nakil"
carriedForward: "Sonraki sayfaya nakil"
pageTotal: "Bu sayfanın toplamı"
pageOf: "Sayfa {number} / {count}"
pages: "Sayfalar"
balanceSummary: "{period}. Açılış {opening}, kapanış {closing}; en düşük {low}, en yüksek {high}."
flowSummary: "{period}. Giren {in}, çıkan {out}."

# Goals
goals: "Hedefler"
goal: "Hedef"
state: "Durum"
goalState: { not-started: "Başlamadı", in-progress: "Sürüyor", paused: "Duraklatıldı", completed: "Tamamlandı", caught: "Yakalandı" }
progress: "İlerleme"
pursuer: "Takipçi"
progressOf: "{steps} / {goal}"
toGo: "Kalan"
distance: "Mesafe"
notCounted: "Sayılmadı"

"""#
    ),
    (
      "strings/zh-Hans.yaml",
#"""
# The theme's words in Simplified Chinese.

# Page states
loadingTitle: 您好
loadingMessage: 请稍候片刻
internetErrorTitle: 哎呀
internetErrorMessage: 网络连接出现错误
serviceErrorTitle: 抱歉
serviceErrorMessage: 服务出现错误
emptyTitle: 这里暂时没有内容
emptyMessage: 欢迎稍后再来。
notFoundTitle: 找不到页面
notFoundMessage: 菜单上没有这一页，它可能已被移走。
contentErrorTitle: 无法生成此页面
contentErrorMessage: 其内容有误，欢迎稍后再来。

# Around every page
home: 首页
menus: 菜单
reports: 报表
morePages: 更多页面
skipToContent: 跳到正文
mainNavigation: 主导航
breadcrumb: 当前位置
languages: 语言
contents: 菜单目录
previous: 上一项
next: 下一项
previousAndNext: 上一项与下一项
comma: "，"
colon: "："
otherFormats: 其他格式
toTop: 返回顶部
privateNote: 内部资料，请勿公开

# The restaurant
openingHours: 营业时间
visitUs: 欢迎光临
findUs: 如何到达
contact: 联系我们
address: 地址
telephone: 电话
email: 电子邮箱
map: 地图
cuisine: 菜系
priceRange: 价格区间
reservations: "预订"
reservationsYes: "可以"
reservationsNo: "不接受"
reserve: "预订座位"
closed: 休息
specialHours: "特殊营业时间"
website: "网站"
payment: "付款方式"
alsoOn: "其他平台"

# Menus
dishCount: { other: "{count} 道菜品" }
viewMenu: 查看菜单
updated: "更新于{date}"
plainText: 纯文本
allergenTable: 过敏原一览表
printPage: "打印版"
onYourPhone: "用手机查看本菜单"
price: 价格
prices: 价格
size: 规格
priceFrom: "{price} 起"
pricePer: "{price}/{unit}"
priceMarket: 时价
priceFree: 免费
# Prices for some guests, places or times
tier:
  breakfast: 早餐
  brunch: 早午餐
  lunch: 午餐
  dinner: 晚餐
  happy-hour: 欢乐时光
  weekdays: 工作日
  weekend: 周末
  adults: 成人
  children: 儿童
  students: 学生
  seniors: 长者
  staff: 员工
  guests: 来宾
  members: 会员
  counter: 吧台
  table: 餐桌
  terrace: 露台
  takeaway: 外带
  delivery: 外卖
soldOut: 售罄
limited: 限量供应
options: 可选
standard: 默认
chooseExactly: { other: "选 {count} 项" }
chooseUpTo: { other: "最多选 {count} 项" }
chooseAtLeast: { other: "至少选 {count} 项" }
chooseBetween: "选 {min} 至 {max} 项"
chooseFree: { other: "含 {count} 项" }
chooseEach: "每种最多 {count} 份"
ingredients: 配料
additives: 食品添加剂
servingSize: 每份
alcohol: 酒精
alcoholByVolume: "{value}% vol"
deposit: 押金
spiciness: 辣度
spicinessLevel: { 0: 不辣, 1: 微辣, 2: 中辣, 3: 特辣 }
diets: 饮食类型
tags: { new: 新品, popular: 人气, seasonal: 时令, homemade: 自制, organic: 有机, regional: 本地, spicy: 辣, chef: 主厨推荐 }

# Allergens
allergens: 过敏原
contains: "含有：{list}"
mayContain: "可能含有：{list}"
withAnyChoice: "无论如何选择均含有：{list}"
withAnyChoiceMayContain: "无论如何选择均可能含有：{list}"
withChoices: "搭配选项时：{list}"
withChoicesMayContain: "搭配选项时可能含有：{list}"
withSizes: "视规格而定：{list}"
withSizesMayContain: "视规格而定，可能含有：{list}"
allergenContains: "含有"
allergenMayContain: "可能含有"
allergenWithChoices: "至少部分选项含有"
allergenWithSizes: "至少部分规格含有"
allergenNone: "不含"
allergenUnknown: "未申报"
declaredNone: 不含 14 种须申报的过敏原
notDeclared: 未申报过敏原，请向我们咨询。
allergenNote: 如有食物过敏，请在点餐前告知我们。
allergenKind: "{allergen}（{kind}）"
allergen:
  gluten: 麸质
  crustaceans: 甲壳类
  eggs: 蛋类
  fish: 鱼类
  peanuts: 花生
  soybeans: 大豆
  milk: 乳
  nuts: 坚果
  celery: 芹菜
  mustard: 芥末
  sesame: 芝麻
  sulphites: 亚硫酸盐
  lupin: 羽扇豆
  molluscs: 软体动物
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "麸质, 面筋, 小麦, 大麦, 黑麦, 燕麦, 斯佩尔特, 面粉, 面包糠, !荞麦面粉"
  crustaceans: "虾, 蟹, 龙虾, !蟹味菇, !虾夷葱"
  eggs: "鸡蛋, 蛋, 蛋黄酱, !蛋白质"
  fish: "鱼, 凤尾鱼, 金枪鱼, 三文鱼, 鳕鱼, 鱼子酱, !鱿鱼, !章鱼, !墨鱼, !鲍鱼, !鱼腥草, !鱼香"
  peanuts: "花生"
  soybeans: "大豆, 黄豆, 豆腐, 酱油, 豆浆, 毛豆, 味噌"
  milk: "牛奶, 奶油, 黄油, 奶酪, 芝士, 酸奶, 奶粉, 炼乳, 马苏里拉, 帕尔马, 乳糖, 乳清, !植物奶油, !椰奶油, !植物黄油, !花生黄油, !椰子奶油, !椰奶油, !纯素奶酪, !植物奶油"
  nuts: "坚果, 杏仁, 榛子, 榛果, 核桃, 腰果, 碧根果, 巴西坚果, 开心果, 夏威夷果"
  celery: "芹菜, 西芹"
  mustard: "芥末, 芥子"
  sesame: "芝麻"
  sulphites: "亚硫酸盐, 二氧化硫, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "羽扇豆"
  molluscs: "贝, 蛤, 青口, 牡蛎, 生蚝, 鱿鱼, 章鱼, 墨鱼, 鲍鱼, 蜗牛, !贝果"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "无*, 不含*"
# What joins words that this is said of.
allergenAnd: "和 或 与 及"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "小麦"
  spelt: "斯佩尔特小麦"
  khorasan: "卡姆小麦"
  rye: "黑麦"
  barley: "大麦"
  oats: "燕麦"
  almond: "杏仁, 扁桃仁"
  hazelnut: "榛子"
  walnut: "核桃"
  cashew: "腰果"
  pecan: "碧根果, 美洲山核桃"
  brazil: "巴西坚果"
  pistachio: "开心果"
  macadamia: "夏威夷果, 澳洲坚果"
kind:
  wheat: 小麦
  spelt: 斯佩尔特小麦
  khorasan: 呼罗珊小麦
  rye: 黑麦
  barley: 大麦
  oats: 燕麦
  almond: 杏仁
  hazelnut: 榛子
  walnut: 核桃
  cashew: 腰果
  pecan: 碧根果
  brazil: 巴西坚果
  pistachio: 开心果
  macadamia: 夏威夷果
diet:
  vegan: 纯素
  vegetarian: 素食
  halal: 清真
  kosher: 犹太洁食
  hindu: 印度教饮食
  gluten-free: 无麸质
  lactose-free: 无乳糖
  low-lactose: 低乳糖
  low-calorie: 低热量
  low-fat: 低脂
  low-salt: 低盐
  diabetic: 适合糖尿病人

# Nutrition
nutrition: 营养成分
perServing: "每份（{serving}）"
perOneServing: 每份
calories: "{value} 千卡"
energy: 能量
energyJoules: "{value} 千焦"
nutrient:
  fat: 脂肪
  saturatedFat: 其中饱和脂肪
  carbohydrate: 碳水化合物
  sugar: 其中糖
  fiber: 膳食纤维
  protein: 蛋白质
  salt: 盐
  sodium: 钠
  cholesterol: 胆固醇
unit:
  g: 克
  kg: 千克
  ml: 毫升
  cl: 厘升
  dl: 分升
  l: 升
  oz: 盎司
  fl-oz: 液盎司
  lb: 磅
  piece: 件
  portion: 份
  person: 人
  slice: 片
  scoop: 球
  glass: 杯
  bottle: 瓶
  cup: 杯
  dozen: 打
  hour: 小时

# When it is served
availability: 供应时间
served: "供应时间：{when}"
everyDay: 每天
midnight: 午夜
allDay: 全天
daysAndHours: "{days} {hours}"
hoursFrom: "{from} 起"
hoursUntil: "至 {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "{from}起"
seasonUntil: "至{to}"
seasonSpan: "{from}至{to}"
seasonDay: "{date}"
service: { eat-in: 堂食, takeaway: 外带, delivery: 外卖 }

# Ledgers
movementCount: { other: "{count} 笔收支" }
nameLine: "名称：{name}"
amountLine: "金额：{amount}"
name: 名称
amount: 金额
date: 日期
category: 类别
account: 账户
balance: 余额
runningTotal: 累计
reference: 凭证号
quantity: 数量
dish: 菜品
note: 备注
currency: 货币
opening: 期初余额
closing: 期末余额
moneyIn: 收入
moneyOut: 支出
total: 合计
totals: 合计
count: 笔数
month: 月份
byCategory: 按类别
byAccount: 按账户
byMonth: 按月
register: 明细
periodSpan: "{from} – {to}"
period: 期间
cashFlow: 现金流
byPeriod: 按期间
comparison: 比较
change: 变动
budget: 预算
spent: 已支出
left: 剩余
average: 平均
largestIn: 最大收入
largestOut: 最大支出
statistics: 统计
converted: 折算
rate: 汇率
rounding: 每笔合计按当日或之前最近的汇率折算一次，并按银行家舍入法取整。
noRate: "无汇率"
noTotal: "无合计：部分金额没有汇率。"
undatedLeftOut: "因无日期而未计入：{movements}"
undated: 无日期
othersCount: "其他（{count}）"
budgetsLeftOut: "预算未列出：其范围大于所选"
selectedBetween: "{from}至{to}"
selectedFrom: "{from}起"
selectedTo: "截至{to}"
selectedWords: "搜索“{words}”"
unnamed: （未命名）
none: （无）
ledger: 账簿
ledgers: 账簿
balanceOverTime: "余额走势"
inAndOut: "收入与支出"
byCategoryAndMonth: "按类别和月份"
matrixNote: "每个数字都可链接到构成它的明细。标有“其中”的行包含在上一行中。"
ofWhich: "其中"
broughtForward: "承前页"
carriedForward: "过次页"
pageTotal: "本页合计"
pageOf: "第 {number} 页，共 {count} 页"
pages: "页码"
balanceSummary: "{period}。期初 {opening}，期末 {closing}；最低 {low}，最高 {high}。"
flowSummary: "{period}。收入 {in}，支出 {out}。"

# Goals
goals: "目标"
goal: "目标"
state: "状态"
goalState: { not-started: "未开始", in-progress: "进行中", paused: "已暂停", completed: "已完成", caught: "被追上" }
progress: "进度"
pursuer: "追赶者"
progressOf: "{steps} / {goal}"
toGo: "剩余"
distance: "距离"
notCounted: "未计入"

"""#
    ),
    (
      "strings/zh-Hant.yaml",
#"""
# The theme's words in Traditional Chinese.

# Page states
loadingTitle: 您好
loadingMessage: 請稍候片刻
internetErrorTitle: 哎呀
internetErrorMessage: 網路連線出現錯誤
serviceErrorTitle: 抱歉
serviceErrorMessage: 服務出現錯誤
emptyTitle: 這里暫時沒有內容
emptyMessage: 歡迎稍後再來。
notFoundTitle: 找不到頁面
notFoundMessage: 菜單上沒有這一頁，它可能已被移走。
contentErrorTitle: 無法生成此頁面
contentErrorMessage: 其內容有誤，歡迎稍後再來。

# Around every page
home: 首頁
menus: 菜單
reports: 報表
morePages: 更多頁面
skipToContent: 跳到正文
mainNavigation: 主選單
breadcrumb: 目前位置
languages: 語言
contents: 菜單目錄
previous: 上一項
next: 下一項
previousAndNext: 上一項與下一項
comma: "，"
colon: "："
otherFormats: 其他格式
toTop: 返回頂部
privateNote: 內部資料，請勿公開

# The restaurant
openingHours: 營業時間
visitUs: 歡迎光臨
findUs: 如何到達
contact: 聯絡我們
address: 地址
telephone: 電話
email: 電子郵件
map: 地圖
cuisine: 料理類型
priceRange: 價格區間
reservations: "訂位"
reservationsYes: "可以"
reservationsNo: "不接受"
reserve: "線上訂位"
closed: 休息
specialHours: "特殊營業時間"
website: "網站"
payment: "付款方式"
alsoOn: "其他平台"

# Menus
dishCount: { other: "{count} 道餐點" }
viewMenu: 查看菜單
updated: "更新於{date}"
plainText: 純文字
allergenTable: 過敏原一覽表
printPage: "列印版"
onYourPhone: "用手機查看本菜單"
price: 價格
prices: 價格
size: 規格
priceFrom: "{price} 起"
pricePer: "{price}/{unit}"
priceMarket: 時價
priceFree: 免費
# Prices for some guests, places or times
tier:
  breakfast: 早餐
  brunch: 早午餐
  lunch: 午餐
  dinner: 晚餐
  happy-hour: 歡樂時光
  weekdays: 工作日
  weekend: 週末
  adults: 成人
  children: 兒童
  students: 學生
  seniors: 長者
  staff: 員工
  guests: 來賓
  members: 會員
  counter: 吧台
  table: 桌邊
  terrace: 露天座位
  takeaway: 外帶
  delivery: 外送
soldOut: 售完
limited: 限量供應
options: 可選
standard: 預設
chooseExactly: { other: "選 {count} 項" }
chooseUpTo: { other: "最多選 {count} 項" }
chooseAtLeast: { other: "至少選 {count} 項" }
chooseBetween: "選 {min} 至 {max} 項"
chooseFree: { other: "含 {count} 項" }
chooseEach: "每種最多 {count} 份"
ingredients: 成分
additives: 食品添加劑
servingSize: 每份
alcohol: 酒精
alcoholByVolume: "{value}% vol"
deposit: 押金
spiciness: 辣度
spicinessLevel: { 0: 不辣, 1: 微辣, 2: 中辣, 3: 特辣 }
diets: 飲食類型
tags: { new: 新品, popular: 人氣, seasonal: 時令, homemade: 自製, organic: 有機, regional: 本地, spicy: 辣, chef: 主廚推薦 }

# Allergens
allergens: 過敏原
contains: "含有：{list}"
mayContain: "可能含有：{list}"
withAnyChoice: "無論如何選擇均含有：{list}"
withAnyChoiceMayContain: "無論如何選擇均可能含有：{list}"
withChoices: "搭配選項時：{list}"
withChoicesMayContain: "搭配選項時可能含有：{list}"
withSizes: "視規格而定：{list}"
withSizesMayContain: "視規格而定，可能含有：{list}"
allergenContains: "含有"
allergenMayContain: "可能含有"
allergenWithChoices: "至少部分選項含有"
allergenWithSizes: "至少部分規格含有"
allergenNone: "不含"
allergenUnknown: "未申報"
declaredNone: 不含 14 種須申報的過敏原
notDeclared: 未申報過敏原，請向我們詢問。
allergenNote: 如有食物過敏，請在點餐前告知我們。
allergenKind: "{allergen}（{kind}）"
allergen:
  gluten: 麩質
  crustaceans: 甲殼類
  eggs: 蛋類
  fish: 魚類
  peanuts: 花生
  soybeans: 大豆
  milk: 乳
  nuts: 堅果
  celery: 芹菜
  mustard: 芥末
  sesame: 芝麻
  sulphites: 亞硫酸鹽
  lupin: 羽扇豆
  molluscs: 軟體動物
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "麩質, 麵筋, 小麥, 大麥, 黑麥, 燕麥, 斯佩爾特, 麵粉, 麵包糠, !蕎麥麵粉"
  crustaceans: "蝦, 蟹, 龍蝦, !蟹味菇, !蝦夷蔥"
  eggs: "雞蛋, 蛋, 蛋黃醬, !蛋白質"
  fish: "魚, 鳳尾魚, 鮪魚, 鮭魚, 鱈魚, 魚子醬, !魷魚, !章魚, !墨魚, !鮑魚, !魚腥草, !魚香"
  peanuts: "花生"
  soybeans: "大豆, 黃豆, 豆腐, 醬油, 豆漿, 毛豆, 味噌"
  milk: "牛奶, 鮮奶, 奶油, 鮮奶油, 牛油, 乳酪, 起司, 芝士, 起士, 優格, 優酪乳, 奶粉, 煉乳, 莫札瑞拉, 帕馬森, 乳糖, 乳清, !植物奶油, !植物性奶油, !植物性鮮奶油, !椰子奶油, !椰奶油, !牛油果, !花生奶油, !椰子奶油, !椰奶油, !純素起司, !純素乳酪, !植物奶油"
  nuts: "堅果, 杏仁, 榛子, 榛果, 核桃, 腰果, 胡桃, 碧根果, 巴西堅果, 開心果, 夏威夷豆"
  celery: "芹菜, 西芹"
  mustard: "芥末, 芥子"
  sesame: "芝麻"
  sulphites: "亞硫酸鹽, 二氧化硫, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "羽扇豆"
  molluscs: "貝, 蛤, 青口, 牡蠣, 生蠔, 魷魚, 章魚, 墨魚, 鮑魚, 蝸牛, !貝果"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "無*, 不含*"
# What joins words that this is said of.
allergenAnd: "和 或 與 及"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "小麥"
  spelt: "斯佩爾特小麥"
  khorasan: "卡姆小麥"
  rye: "黑麥"
  barley: "大麥"
  oats: "燕麥"
  almond: "杏仁, 扁桃仁"
  hazelnut: "榛果, 榛子"
  walnut: "核桃"
  cashew: "腰果"
  pecan: "胡桃果, 美洲山核桃"
  brazil: "巴西堅果"
  pistachio: "開心果"
  macadamia: "夏威夷果, 夏威夷豆"
kind:
  wheat: 小麥
  spelt: 斯佩爾特小麥
  khorasan: 呼羅珊小麥
  rye: 黑麥
  barley: 大麥
  oats: 燕麥
  almond: 杏仁
  hazelnut: 榛子
  walnut: 核桃
  cashew: 腰果
  pecan: 胡桃
  brazil: 巴西堅果
  pistachio: 開心果
  macadamia: 夏威夷豆
diet:
  vegan: 純素
  vegetarian: 素食
  halal: 清真
  kosher: 猶太潔食
  hindu: 印度教飲食
  gluten-free: 無麩質
  lactose-free: 無乳糖
  low-lactose: 低乳糖
  low-calorie: 低熱量
  low-fat: 低脂
  low-salt: 低鹽
  diabetic: 適合糖尿病人

# Nutrition
nutrition: 營養標示
perServing: "每份（{serving}）"
perOneServing: 每份
calories: "{value} 大卡"
energy: 能量
energyJoules: "{value} 千焦"
nutrient:
  fat: 脂肪
  saturatedFat: 其中飽和脂肪
  carbohydrate: 碳水化合物
  sugar: 其中糖
  fiber: 膳食纖維
  protein: 蛋白質
  salt: 鹽
  sodium: 鈉
  cholesterol: 膽固醇
unit:
  g: 公克
  kg: 公斤
  ml: 毫升
  cl: 厘升
  dl: 分升
  l: 公升
  oz: 盎司
  fl-oz: 液盎司
  lb: 磅
  piece: 件
  portion: 份
  person: 人
  slice: 片
  scoop: 球
  glass: 杯
  bottle: 瓶
  cup: 杯
  dozen: 打
  hour: 小時

# When it is served
availability: 供應時間
served: "供應時間：{when}"
everyDay: 每天
midnight: 午夜
allDay: 全天
daysAndHours: "{days} {hours}"
hoursFrom: "{from} 起"
hoursUntil: "至 {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "{from}起"
seasonUntil: "至{to}"
seasonSpan: "{from}至{to}"
seasonDay: "{date}"
service: { eat-in: 內用, takeaway: 外帶, delivery: 外送 }

# Ledgers
movementCount: { other: "{count} 筆收支" }
nameLine: "名稱：{name}"
amountLine: "金額：{amount}"
name: 名稱
amount: 金額
date: 日期
category: 類別
account: 帳戶
balance: 餘額
runningTotal: 累計
reference: 憑證號
quantity: 數量
dish: 餐點
note: 備註
currency: 貨幣
opening: 期初餘額
closing: 期末餘額
moneyIn: 收入
moneyOut: 支出
total: 合計
totals: 合計
count: 筆數
month: 月份
byCategory: 按類別
byAccount: 按帳戶
byMonth: 按月
register: 明細
periodSpan: "{from} – {to}"
period: 期間
cashFlow: 現金流
byPeriod: 按期間
comparison: 比較
change: 變動
budget: 預算
spent: 已支出
left: 剩餘
average: 平均
largestIn: 最大收入
largestOut: 最大支出
statistics: 統計
converted: 折算
rate: 匯率
rounding: 每筆合計按當日或之前最近的匯率折算一次，並按銀行家捨入法取整。
noRate: "無匯率"
noTotal: "無合計：部分金額沒有匯率。"
undatedLeftOut: "因無日期而未計入：{movements}"
undated: 無日期
othersCount: "其他（{count}）"
budgetsLeftOut: "預算未列出：其範圍大於所選"
selectedBetween: "{from}至{to}"
selectedFrom: "{from}起"
selectedTo: "截至{to}"
selectedWords: "搜尋「{words}」"
unnamed: （未命名）
none: （無）
ledger: 帳簿
ledgers: 帳簿
balanceOverTime: "餘額走勢"
inAndOut: "收入與支出"
byCategoryAndMonth: "按類別和月份"
matrixNote: "每個數字都可連結到構成它的明細。標有「其中」的行包含在上一行中。"
ofWhich: "其中"
broughtForward: "承前頁"
carriedForward: "過次頁"
pageTotal: "本頁合計"
pageOf: "第 {number} 頁，共 {count} 頁"
pages: "頁碼"
balanceSummary: "{period}。期初 {opening}，期末 {closing}；最低 {low}，最高 {high}。"
flowSummary: "{period}。收入 {in}，支出 {out}。"

# Goals
goals: "目標"
goal: "目標"
state: "狀態"
goalState: { not-started: "未開始", in-progress: "進行中", paused: "已暫停", completed: "已完成", caught: "被追上" }
progress: "進度"
pursuer: "追趕者"
progressOf: "{steps} / {goal}"
toGo: "剩餘"
distance: "距離"
notCounted: "未計入"

"""#
    ),
    (
      "templates/allergens.mustache",
#"""
{{<layout}}
{{$main}}
<header class="intro">
<h1>{{title}}</h1>
<p class="lead">{{#menu}}{{> partials/link}}{{/menu}}</p>
</header>
<dl class="marks">
{{#legend}}
<div><dt>{{code}}</dt><dd>{{word}}</dd></div>
{{/legend}}
</dl>
<div class="scroll" role="region" tabindex="0" aria-label="{{text.allergenTable}}">
<table class="matrix">
<thead><tr><th scope="col">{{text.dish}}</th>
{{#columns}}
<th scope="col"><span>{{word}}{{#code}} ({{code}}){{/code}}</span></th>
{{/columns}}
</tr></thead>
{{#sections}}
<tbody>
<tr><th class="group" scope="rowgroup" colspan="15">{{#parents}}<span{{> partials/lang}}>{{text}}</span> · {{/parents}}<span{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</span></th></tr>
{{#rows}}
<tr><th scope="row">{{#dish}}{{> partials/link}}{{/dish}}</th>
{{#cells}}
<td class="{{key}}"><span role="img" aria-label="{{word}}">{{mark}}</span></td>
{{/cells}}
</tr>
{{/rows}}
</tbody>
{{/sections}}
</table>
</div>
<footer class="end">
{{#allergenNote}}
<p>{{allergenNote}}</p>
{{/allergenNote}}
{{> partials/formats}}
</footer>
{{/main}}
{{/layout}}

"""#
    ),
    (
      "templates/goal.mustache",
#"""
{{<layout}}
{{$head}}
{{> partials/report-style}}
{{/head}}
{{$main}}
<article class="goal">
<h1{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
{{^notice}}
<p class="state">{{state}}{{#progress}} · {{> partials/mixed}}{{/progress}}</p>
{{/notice}}
{{#note}}
<div class="text"{{> partials/lang}}>{{{html}}}</div>
{{/note}}
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#chart}}
<figure class="chart">
{{{svg}}}
</figure>
{{/chart}}
<dl class="facts">
{{#facts}}
<div><dt>{{#name}}{{> partials/mixed}}{{/name}}</dt><dd>{{#value}}{{> partials/mixed}}{{/value}}</dd></div>
{{/facts}}
{{#ledger}}
<div><dt>{{text.ledger}}</dt><dd>{{> partials/link}}</dd></div>
{{/ledger}}
</dl>
</article>
{{#proof}}
<p class="proof">{{.}}</p>
{{/proof}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      "templates/home.mustache",
#"""
{{<layout}}
{{$main}}
<header class="intro">
{{#restaurant}}
{{#logo}}
<img class="logo" src="{{url}}" alt="{{alternativeText}}"{{> partials/lang}}{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}} decoding="async">
{{/logo}}
{{/restaurant}}
<h1{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
{{#description}}
<div class="lead"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{#restaurant}}
{{#slogan}}
<p class="lead"{{> partials/lang}}>{{text}}</p>
{{/slogan}}
{{/restaurant}}
</header>
{{#restaurant}}
{{#image}}
<img class="hero" src="{{url}}" alt="{{alternativeText}}"{{> partials/lang}}{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}} decoding="async" fetchpriority="high">
{{/image}}
{{#description}}
<div class="text"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{/restaurant}}
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#hasMenus}}
<section>
<h2>{{text.menus}}</h2>
<ul class="cards">
{{#menus}}
<li><h3><a href="{{url}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</a></h3>
{{#description}}
<p{{> partials/lang}}>{{text}}</p>
{{/description}}
<p class="notes"><span>{{count}}</span>
{{#availability}}
<span>{{.}}</span>
{{/availability}}
</p></li>
{{/menus}}
</ul>
</section>
{{/hasMenus}}
{{#restaurant}}
<section class="visit">
<h2>{{text.visitUs}}</h2>
<div class="columns">
{{#hasHours}}
<div>
<h3>{{text.openingHours}}</h3>
{{#hasOpeningHours}}
<dl class="rows">
{{#openingHours}}
<div><dt>{{days}}{{#dates}} <small>{{dates}}</small>{{/dates}}</dt><dd>{{hours}}</dd></div>
{{/openingHours}}
</dl>
{{/hasOpeningHours}}
{{#hasSpecialHours}}
<h4>{{text.specialHours}}</h4>
<dl class="rows">
{{#specialHours}}
<div><dt>{{days}}{{#dates}} <small>{{dates}}</small>{{/dates}}</dt><dd>{{hours}}</dd></div>
{{/specialHours}}
</dl>
{{/hasSpecialHours}}
</div>
{{/hasHours}}
{{#hasPlace}}
<div>
<h3>{{text.findUs}}</h3>
{{#hasAddressLines}}
<address>
<span{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</span>
{{#addressLines}}
<span{{> partials/lang}}>{{text}}</span>
{{/addressLines}}
</address>
{{/hasAddressLines}}
{{#mapURL}}
<p><a href="{{mapURL}}">{{text.map}}</a></p>
{{/mapURL}}
</div>
{{/hasPlace}}
<div>
<h3>{{text.contact}}</h3>
<dl class="facts">
{{#telephone}}
<div><dt>{{text.telephone}}</dt><dd>{{#telephoneURL}}<a href="{{telephoneURL}}" dir="ltr">{{telephone}}</a>{{/telephoneURL}}{{^telephoneURL}}{{telephone}}{{/telephoneURL}}</dd></div>
{{/telephone}}
{{#email}}
<div><dt>{{text.email}}</dt><dd>{{#emailURL}}<a href="{{emailURL}}">{{email}}</a>{{/emailURL}}{{^emailURL}}{{email}}{{/emailURL}}</dd></div>
{{/email}}
{{#reservations}}
<div><dt>{{text.reservations}}</dt><dd>{{#reservationsURL}}<a href="{{reservationsURL}}">{{reservations}}</a>{{/reservationsURL}}{{^reservationsURL}}{{reservations}}{{/reservationsURL}}</dd></div>
{{/reservations}}
{{#cuisine}}
<div><dt>{{text.cuisine}}</dt><dd>{{> partials/mixed}}</dd></div>
{{/cuisine}}
{{#payment}}
<div><dt>{{text.payment}}</dt><dd>{{> partials/mixed}}</dd></div>
{{/payment}}
{{#website}}
<div><dt>{{text.website}}</dt><dd>{{> partials/link}}</dd></div>
{{/website}}
{{#hasProfiles}}
<div><dt>{{text.alsoOn}}</dt><dd>{{#profiles}}<span>{{> partials/link}}</span>{{/profiles}}</dd></div>
{{/hasProfiles}}
{{#priceRange}}
<div><dt>{{text.priceRange}}</dt><dd>{{priceRange}}</dd></div>
{{/priceRange}}
</dl>
</div>
</div>
</section>
{{/restaurant}}
{{#hasReports}}
<section>
<h2>{{text.reports}}</h2>
<ul class="links">
{{#reports}}
<li>{{> partials/link}}</li>
{{/reports}}
</ul>
</section>
{{/hasReports}}
{{#hasPages}}
<section>
<h2>{{text.morePages}}</h2>
<ul class="links">
{{#pages}}
<li>{{> partials/link}}</li>
{{/pages}}
</ul>
</section>
{{/hasPages}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      "templates/item.mustache",
#"""
{{<layout}}
{{$main}}
<article class="item">
{{#item}}
{{#image}}
<img src="{{url}}" alt="{{alternativeText}}"{{> partials/lang}}{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}} decoding="async" fetchpriority="high">
{{/image}}
<div>
<p class="kicker">{{#section}}{{> partials/link}}{{/section}}</p>
<header class="line{{#isSoldOut}} sold-out{{/isSoldOut}}">
<h1>{{#orderCode}}<small>{{orderCode}}</small> {{/orderCode}}{{#name}}{{> partials/name}}{{/name}}</h1>
{{> partials/price}}
</header>
{{#description}}
<div class="lead"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{> partials/prices}}
{{#hasBadges}}
<p class="notes">
{{> partials/badges}}
</p>
{{/hasBadges}}
{{#body}}
<div class="text"{{> partials/lang}}>{{{html}}}</div>
{{/body}}
<dl class="facts">
{{#ingredients}}
<div><dt>{{text.ingredients}}</dt><dd{{> partials/lang}}>{{#parts}}{{> partials/ingredient}}{{/parts}}</dd></div>
{{/ingredients}}
{{#allergens}}
<div><dt>{{text.allergens}}</dt><dd class="allergens">
{{> partials/allergens}}
</dd></div>
{{/allergens}}
{{#additives}}
<div><dt>{{name}}</dt><dd>{{> partials/value}}</dd></div>
{{/additives}}
{{#facts}}
<div><dt>{{name}}</dt><dd>{{> partials/value}}</dd></div>
{{/facts}}
{{#hasAvailability}}
<div><dt>{{text.availability}}</dt><dd>
{{#availability}}
<span>{{.}}</span>
{{/availability}}
</dd></div>
{{/hasAvailability}}
</dl>
{{#hasOptionGroups}}
<h2>{{text.options}}</h2>
{{#optionGroups}}
<section class="options">
<h3{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h3>
{{> partials/options}}
</section>
{{/optionGroups}}
{{/hasOptionGroups}}
{{#nutrition}}
<h2>{{text.nutrition}}</h2>
{{#basis}}
<p class="notes">{{> partials/mixed}}</p>
{{/basis}}
{{#hasFacts}}
<table class="nutrition">
{{#facts}}
<tr{{#isPart}} class="part"{{/isPart}}><th scope="row">{{name}}</th><td>{{value}}</td></tr>
{{/facts}}
</table>
{{/hasFacts}}
{{^hasFacts}}
{{#calories}}
<p>{{calories}}</p>
{{/calories}}
{{/hasFacts}}
{{/nutrition}}
{{#allergenNote}}
<p class="notes">{{allergenNote}}</p>
{{/allergenNote}}
{{#updated}}
<p class="notes"><time datetime="{{iso}}">{{text}}</time></p>
{{/updated}}
</div>
{{/item}}
</article>
{{> partials/pager}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      "templates/layout.mustache",
#"""
<!DOCTYPE html>
<html lang="{{frame.language}}"{{#frame.isRightToLeft}} dir="rtl"{{/frame.isRightToLeft}}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{frame.title}}</title>
{{#frame.description}}
<meta name="description" content="{{frame.description}}">
{{/frame.description}}
{{#frame.isPrivate}}
<meta name="robots" content="noindex, nofollow">
{{/frame.isPrivate}}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fdf8ef" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1b1512" media="(prefers-color-scheme: dark)">
{{#frame.styleSheet}}
{{{frame.styleSheet}}}
{{/frame.styleSheet}}
{{^frame.styleSheet}}
<link rel="stylesheet" href="{{frame.themeURL}}menu.css">
{{/frame.styleSheet}}
{{$head}}
{{/head}}
{{#frame.canonicalURL}}
<link rel="canonical" href="{{frame.canonicalURL}}">
<meta property="og:url" content="{{frame.canonicalURL}}">
{{/frame.canonicalURL}}
{{#frame.languages}}
{{#absoluteURL}}
<link rel="alternate" hreflang="{{language}}" href="{{absoluteURL}}">
{{#isDefault}}
<link rel="alternate" hreflang="x-default" href="{{absoluteURL}}">
{{/isDefault}}
{{/absoluteURL}}
{{/frame.languages}}
{{^frame.isPrivate}}
<meta property="og:type" content="website">
<meta property="og:title" content="{{frame.title}}">
{{#frame.shareImageURL}}
<meta property="og:image" content="{{frame.shareImageURL}}">
{{/frame.shareImageURL}}
{{/frame.isPrivate}}
{{{structuredData}}}
</head>
<body{{#frame.wordsLanguage}} lang="{{frame.wordsLanguage}}"{{/frame.wordsLanguage}}>
<a class="skip" href="#content">{{text.skipToContent}}</a>
<header class="site">
{{#frame.hasHome}}
<a class="brand" href="{{frame.homeURL}}">{{#frame.siteName}}{{> partials/name}}{{/frame.siteName}}</a>
{{/frame.hasHome}}
{{^frame.hasHome}}
<span class="brand">{{#frame.siteName}}{{> partials/name}}{{/frame.siteName}}</span>
{{/frame.hasHome}}
{{#frame.hasNavigation}}
<nav aria-label="{{text.mainNavigation}}"><ul>
{{#frame.navigation}}
<li>{{> partials/link}}</li>
{{/frame.navigation}}
</ul></nav>
{{/frame.hasNavigation}}
{{#frame.hasLanguages}}
<nav class="languages" aria-label="{{text.languages}}"><details><summary{{#frame.wordsLanguage}} lang="{{frame.language}}"{{/frame.wordsLanguage}}>{{#frame.languages}}{{#isCurrent}}{{name}}{{/isCurrent}}{{/frame.languages}}</summary><ul>
{{#frame.languages}}
<li><a href="{{url}}" lang="{{language}}" hreflang="{{language}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{name}}</a></li>
{{/frame.languages}}
</ul></details></nav>
{{/frame.hasLanguages}}
</header>
{{#frame.hasBreadcrumbs}}
<nav class="crumbs" aria-label="{{text.breadcrumb}}"><ol>
{{#frame.breadcrumbs}}
<li>{{> partials/link}}</li>
{{/frame.breadcrumbs}}
</ol></nav>
{{/frame.hasBreadcrumbs}}
<main id="content">
{{$main}}{{/main}}
</main>
<footer class="site">
{{#frame.isPrivate}}
<p><strong>{{text.privateNote}}</strong></p>
{{/frame.isPrivate}}
{{#frame.footer.lines}}
<p{{> partials/lang}}>{{text}}</p>
{{/frame.footer.lines}}
{{#frame.footer.telephoneURL}}
<p><a href="{{frame.footer.telephoneURL}}" dir="ltr">{{frame.footer.telephone}}</a></p>
{{/frame.footer.telephoneURL}}
</footer>
</body>
</html>

"""#
    ),
    (
      "templates/ledger.mustache",
#"""
{{<layout}}
{{$head}}
{{> partials/report-style}}
{{/head}}
{{$main}}
<h1{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
{{#count}}
<p class="notes"><span>{{count}}</span>
{{#period}}
<span>{{period}}</span>
{{/period}}
{{#part}}
<span>{{part}}</span>
{{/part}}
</p>
{{/count}}
{{#note}}
<div class="text"{{> partials/lang}}>{{{html}}}</div>
{{/note}}
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#hasTotals}}
{{> partials/ledger-totals}}
{{/hasTotals}}
{{#hasCharts}}
<div class="charts">
{{#charts}}
{{> partials/chart}}
{{/charts}}
</div>
{{/hasCharts}}
{{#hasMonths}}
<section class="report" id="months">
<h2>{{text.byMonth}}</h2>
<div class="scroll" role="region" aria-label="{{text.byMonth}}" tabindex="0">
<table class="ledger">
<thead><tr><th scope="col">{{text.month}}</th><th scope="col" class="figure">{{text.count}}</th><th scope="col" class="figure">{{text.opening}}</th><th scope="col" class="figure">{{text.moneyIn}}</th><th scope="col" class="figure">{{text.moneyOut}}</th><th scope="col" class="figure">{{text.total}}</th><th scope="col" class="figure">{{text.closing}}</th><th scope="col" class="figure">{{text.change}}</th></tr></thead>
<tbody>
{{#months}}
<tr><th scope="row">{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}</th><td class="figure">{{count}}</td><td class="figure">{{opening}}</td><td class="figure">{{moneyIn}}</td><td class="figure">{{moneyOut}}</td><td class="figure{{#isNegative}} negative{{/isNegative}}">{{amount}}</td><td class="figure">{{balance}}</td><td class="figure">{{change}}</td></tr>
{{/months}}
</tbody>
</table>
</div>
{{#monthsRest}}
<p class="notes">{{> partials/link}}</p>
{{/monthsRest}}
</section>
{{/hasMonths}}
{{#hasCategoryTree}}
<section class="report" id="categories">
<h2>{{text.byCategory}}</h2>
<div class="scroll" role="region" aria-label="{{text.byCategory}}" tabindex="0">
<table class="ledger">
<thead><tr><th scope="col">{{text.category}}</th><th scope="col" class="figure">{{text.count}}</th><th scope="col" class="figure">{{text.moneyIn}}</th><th scope="col" class="figure">{{text.moneyOut}}</th><th scope="col" class="figure">{{text.total}}</th></tr></thead>
<tbody>
{{#categoryTree}}
<tr>{{#name}}{{> partials/category}}{{/name}}<td class="figure">{{count}}</td><td class="figure">{{moneyIn}}</td><td class="figure">{{moneyOut}}</td>{{#amount}}{{> partials/figure}}{{/amount}}</tr>
{{/categoryTree}}
</tbody>
</table>
</div>
{{#categoryRest}}
<p class="notes">{{> partials/link}}</p>
{{/categoryRest}}
</section>
{{/hasCategoryTree}}
{{#hasMatrices}}
<section class="report matrices">
<h2>{{text.byCategoryAndMonth}}</h2>
<p class="notes">{{text.matrixNote}}</p>
{{#matrices}}
{{> partials/matrix}}
{{/matrices}}
</section>
{{/hasMatrices}}
{{#tables}}
{{> partials/table}}
{{/tables}}
{{#hasTablePages}}
<nav class="pages" aria-label="{{text.totals}}"><ul>
{{#tablePages}}
<li>{{> partials/link}}</li>
{{/tablePages}}
</ul></nav>
{{/hasTablePages}}
{{#register}}
<section class="report{{#startsSheet}} sheets{{/startsSheet}}{{^hasSheets}} whole{{/hasSheets}}" id="register">
<h2>{{text.register}}</h2>
{{> partials/register}}
</section>
{{/register}}
{{> partials/pages}}
{{> partials/formats}}
{{#proof}}
<p class="proof">{{.}}</p>
{{/proof}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      "templates/menu.mustache",
#"""
{{<layout}}
{{$main}}
<header class="intro">
<h1{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
{{#description}}
<div class="lead"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{#availability}}
<p class="when">{{.}}</p>
{{/availability}}
{{#services}}
<p class="when">{{services}}</p>
{{/services}}
{{#notDeclared}}
<p class="undeclared">{{notDeclared}}</p>
{{/notDeclared}}
</header>
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#hasSections}}
<div class="menu">
{{#showsContents}}
<nav class="contents" aria-label="{{text.contents}}"><ul>
{{#sections}}
{{> partials/contents}}
{{/sections}}
</ul></nav>
{{/showsContents}}
<div>
{{#sections}}
{{> partials/section}}
{{/sections}}
</div>
</div>
{{/hasSections}}
<footer class="end">
{{#hasLegend}}
<section class="legend">
<h2>{{text.allergens}}</h2>
<dl>
{{#legend}}
<div><dt>{{code}}</dt><dd>{{word}}</dd></div>
{{/legend}}
</dl>
</section>
{{/hasLegend}}
{{#allergenTable}}
<p><strong>{{> partials/link}}</strong></p>
{{/allergenTable}}
{{#disclaimer}}
<div{{> partials/lang}}>{{{html}}}</div>
{{/disclaimer}}
{{#allergenNote}}
<p>{{allergenNote}}</p>
{{/allergenNote}}
{{#updated}}
<p><time datetime="{{iso}}">{{text}}</time></p>
{{/updated}}
{{> partials/formats}}
</footer>
{{/main}}
{{/layout}}

"""#
    ),
    (
      "templates/movement.mustache",
#"""
{{<layout}}
{{$head}}
{{> partials/report-style}}
{{/head}}
{{$main}}
<article class="movement">
<h1>{{nameLine}}</h1>
<p class="amount{{#movement.isNegative}} negative{{/movement.isNegative}}">{{amountLine}}</p>
<dl class="facts">
{{#facts}}
<div><dt>{{name}}</dt><dd>{{value}}</dd></div>
{{/facts}}
{{#category}}
<div><dt>{{text.category}}</dt><dd>{{> partials/link}}</dd></div>
{{/category}}
{{#account}}
<div><dt>{{text.account}}</dt><dd>{{> partials/link}}</dd></div>
{{/account}}
{{#item}}
<div><dt>{{text.dish}}</dt><dd>{{> partials/link}}</dd></div>
{{/item}}
{{#ledger}}
<div><dt>{{text.ledger}}</dt><dd>{{> partials/link}}</dd></div>
{{/ledger}}
{{#register}}
<div><dt>{{text.register}}</dt><dd>{{> partials/link}}</dd></div>
{{/register}}
</dl>
{{#note}}
<p class="note">{{note}}</p>
{{/note}}
</article>
{{> partials/pager}}
{{#proof}}
<p class="proof">{{.}}</p>
{{/proof}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      "templates/notice.mustache",
#"""
{{<layout}}
{{$main}}
{{#notice}}
{{> partials/notice}}
{{/notice}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      "templates/partials/allergens.mustache",
#"""
{{#contains}}
<span>{{contains}}</span>
{{/contains}}
{{#mayContain}}
<span>{{mayContain}}</span>
{{/mayContain}}
{{#declaredNone}}
<span>{{declaredNone}}</span>
{{/declaredNone}}
{{#notDeclared}}
<span>{{notDeclared}}</span>
{{/notDeclared}}
{{#withSizes}}
<span>{{> partials/mixed}}</span>
{{/withSizes}}
{{#withChoices}}
<span>{{.}}</span>
{{/withChoices}}

"""#
    ),
    (
      "templates/partials/badges.mustache",
#"""
{{#status}}
<span class="badge status">{{status}}</span>
{{/status}}
{{#tags}}
<span class="badge tag"{{> partials/lang}}>{{text}}</span>
{{/tags}}
{{#diets}}
<span class="badge diet {{key}}">{{text}}</span>
{{/diets}}
{{#spiciness}}
<span class="badge">{{spiciness}}</span>
{{/spiciness}}

"""#
    ),
    (
      "templates/partials/carried.mustache",
#"""
{{#hasCategories}}<td></td>{{/hasCategories}}{{#hasAccounts}}<td>{{account}}</td>{{/hasAccounts}}{{#sum}}{{> partials/figure}}{{/sum}}{{^sum}}<td></td>{{/sum}}{{#balance}}{{> partials/figure}}{{/balance}}{{^balance}}{{#hasBalance}}<td></td>{{/hasBalance}}{{/balance}}
"""#
    ),
    (
      "templates/partials/category.mustache",
#"""
<th scope="row" class="level{{level}}">{{#isPart}}<small>{{text.ofWhich}}</small> {{/isPart}}{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}</th>
"""#
    ),
    (
      "templates/partials/chart.mustache",
#"""
<figure class="chart">
<figcaption>{{title}}</figcaption>
{{{svg}}}
<p>{{{caption}}}</p>
</figure>

"""#
    ),
    (
      "templates/partials/contents.mustache",
#"""
<li><a href="#{{id}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</a>{{#hasSections}}<ul>
{{#sections}}
{{> partials/contents}}
{{/sections}}
</ul>{{/hasSections}}</li>

"""#
    ),
    (
      "templates/partials/dish-name.mustache",
#"""
<a href="{{url}}">{{#orderCode}}<small>{{orderCode}}</small> {{/orderCode}}{{#name}}{{> partials/name}}{{/name}}</a>{{#allergens.codes}} <small class="codes"><span class="unseen">{{text.allergens}}</span> {{allergens.codes}}</small>{{/allergens.codes}}
"""#
    ),
    (
      "templates/partials/dish.mustache",
#"""
<article class="dish{{#isSoldOut}} sold-out{{/isSoldOut}}">
{{#image}}
{{> partials/image}}
{{/image}}
<div class="line">
{{<partials/heading-below}}{{$words}}{{> partials/dish-name}}{{/words}}{{/partials/heading-below}}

{{> partials/price}}
</div>
{{#description}}
<div{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{> partials/prices}}
{{#hasNotes}}
<p class="notes">
{{> partials/badges}}
{{#nutrition}}
{{#calories}}
<span>{{calories}}</span>
{{/calories}}
{{/nutrition}}
{{#facts}}
<span>{{name}} {{> partials/value}}</span>
{{/facts}}
{{#availability}}
<span>{{.}}</span>
{{/availability}}
{{#optionGroups}}
<span>{{#name}}{{> partials/name}}{{/name}}{{#rule}} ({{rule}}){{/rule}}</span>
{{/optionGroups}}
{{#additives}}
<span>{{name}} {{> partials/value}}</span>
{{/additives}}
</p>
{{/hasNotes}}
{{#allergens}}
{{#hasLines}}
<p class="notes allergens">
{{> partials/allergens}}
</p>
{{/hasLines}}
{{/allergens}}
</article>

"""#
    ),
    (
      "templates/partials/figure.mustache",
#"""
<td class="figure{{#isNegative}} negative{{/isNegative}}">{{#url}}<a href="{{url}}">{{figure}}</a>{{/url}}{{^url}}{{figure}}{{/url}}</td>
"""#
    ),
    (
      "templates/partials/formats.mustache",
#"""
{{#hasFormats}}
<p class="formats">{{text.otherFormats}} {{#formats}}{{> partials/link}} {{/formats}}</p>
{{/hasFormats}}

"""#
    ),
    (
      "templates/partials/heading-below.mustache",
#"""
{{#isNested}}{{#isLevel3}}<h4>{{$words}}{{/words}}</h4>{{/isLevel3}}{{#isLevel4}}<h5>{{$words}}{{/words}}</h5>{{/isLevel4}}{{#isLevel5}}<h6>{{$words}}{{/words}}</h6>{{/isLevel5}}{{#isLevel6}}<h6>{{$words}}{{/words}}</h6>{{/isLevel6}}{{/isNested}}{{^isNested}}<h3>{{$words}}{{/words}}</h3>{{/isNested}}
"""#
    ),
    (
      "templates/partials/image.mustache",
#"""
<img src="{{url}}" alt="{{alternativeText}}"{{> partials/lang}}{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}} loading="lazy" decoding="async">

"""#
    ),
    (
      "templates/partials/ingredient.mustache",
#"""
{{#isAllergen}}<strong{{> partials/lang}}>{{text}}</strong>{{/isAllergen}}{{^isAllergen}}{{#language}}<bdi{{> partials/lang}}>{{text}}</bdi>{{/language}}{{^language}}{{text}}{{/language}}{{/isAllergen}}
"""#
    ),
    (
      "templates/partials/lang.mustache",
#"""
{{#language}} lang="{{language}}"{{/language}}{{#direction}} dir="{{direction}}"{{/direction}}
"""#
    ),
    (
      "templates/partials/ledger-totals.mustache",
#"""
<section class="report">
<h2>{{text.totals}}</h2>
<div class="scroll" role="region" aria-label="{{text.totals}}" tabindex="0">
<table class="ledger">
<thead><tr><th scope="col">{{text.currency}}</th>{{#hasOpening}}<th scope="col" class="figure">{{text.opening}}</th>{{/hasOpening}}<th scope="col" class="figure">{{text.moneyIn}}</th><th scope="col" class="figure">{{text.moneyOut}}</th><th scope="col" class="figure">{{text.total}}</th>{{#hasOpening}}<th scope="col" class="figure">{{text.closing}}</th>{{/hasOpening}}</tr></thead>
<tbody>
{{#totals}}
<tr><th scope="row">{{currency}}</th>{{#hasOpening}}<td class="figure">{{opening}}</td>{{/hasOpening}}<td class="figure">{{moneyIn}}</td><td class="figure">{{moneyOut}}</td><td class="figure{{#isNegative}} negative{{/isNegative}}"><strong>{{total}}</strong></td>{{#hasOpening}}<td class="figure">{{closing}}</td>{{/hasOpening}}</tr>
{{/totals}}
</tbody>
</table>
</div>
</section>

"""#
    ),
    (
      "templates/partials/link.mustache",
#"""
<a href="{{url}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}{{#label}}{{> partials/lang}}{{/label}}>{{label.text}}</a>
"""#
    ),
    (
      "templates/partials/matrix.mustache",
#"""
<div class="scroll" role="region" aria-label="{{title}}" tabindex="0">
<table class="ledger periods">
<caption>{{title}}</caption>
<thead><tr><th scope="col">{{text.category}}</th>{{#columns}}<th scope="col" class="figure">{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}</th>{{/columns}}<th scope="col" class="figure">{{text.total}}</th></tr></thead>
<tbody>
{{#rows}}
<tr>{{#name}}{{> partials/category}}{{/name}}{{#figures}}{{> partials/figure}}{{/figures}}{{#total}}{{> partials/figure}}{{/total}}</tr>
{{/rows}}
</tbody>
{{#totals}}
<tfoot>
<tr>{{#name}}{{> partials/category}}{{/name}}{{#figures}}{{> partials/figure}}{{/figures}}{{#total}}{{> partials/figure}}{{/total}}</tr>
</tfoot>
{{/totals}}
</table>
</div>
{{#rest}}
<p class="notes">{{> partials/link}}</p>
{{/rest}}

"""#
    ),
    (
      "templates/partials/mixed.mustache",
#"""
{{#parts}}{{> partials/name}}{{/parts}}{{^parts}}{{text}}{{/parts}}
"""#
    ),
    (
      "templates/partials/name.mustache",
#"""
{{#language}}<bdi{{> partials/lang}}>{{text}}</bdi>{{/language}}{{^language}}{{text}}{{/language}}
"""#
    ),
    (
      "templates/partials/next.mustache",
#"""
<a rel="next" href="{{url}}"><small>{{text.next}}</small> <span{{#label}}{{> partials/lang}}{{/label}}>{{label.text}}</span></a>

"""#
    ),
    (
      "templates/partials/notice.mustache",
#"""
<div class="notice {{kind}}">
<h1>{{title}}</h1>
<p>{{message}}</p>
<p><a href="{{frame.homeURL}}">{{text.home}}</a></p>
</div>

"""#
    ),
    (
      "templates/partials/opening.mustache",
#"""
{{#hasOpening}}
<tbody class="carried">
{{#opening}}
<tr class="carried" data-row="opening"{{#isOfAll}} data-account="all"{{/isOfAll}}{{#isOfNobody}} data-account="none"{{/isOfNobody}}>{{#hasDates}}<td></td>{{/hasDates}}<th scope="row">{{openingTitle}}</th>{{> partials/carried}}</tr>
{{/opening}}
</tbody>
{{/hasOpening}}

"""#
    ),
    (
      "templates/partials/options.mustache",
#"""
{{#rule}}
<p class="notes">{{rule}}</p>
{{/rule}}
<ul class="rows">
{{#options}}
<li{{#isSoldOut}} class="sold-out"{{/isSoldOut}}><div><span>{{#name}}{{> partials/name}}{{/name}}</span>{{#price}} <span class="price">{{> partials/mixed}}</span>{{/price}}</div>
{{#hasNotes}}
<p class="notes">
{{#isDefault}}
<span class="badge">{{text.standard}}</span>
{{/isDefault}}
{{#status}}
<span class="badge status">{{status}}</span>
{{/status}}
{{#diets}}
<span class="badge diet {{key}}">{{text}}</span>
{{/diets}}
{{#allergens}}
{{> partials/allergens}}
{{/allergens}}
</p>
{{/hasNotes}}
</li>
{{/options}}
</ul>

"""#
    ),
    (
      "templates/partials/pager.mustache",
#"""
{{#previous}}
<nav class="pager" aria-label="{{text.previousAndNext}}">
{{> partials/previous}}
{{#next}}
{{> partials/next}}
{{/next}}
</nav>
{{/previous}}
{{^previous}}
{{#next}}
<nav class="pager" aria-label="{{text.previousAndNext}}">
{{> partials/next}}
</nav>
{{/next}}
{{/previous}}

"""#
    ),
    (
      "templates/partials/pages.mustache",
#"""
{{#hasPages}}
<nav class="pages" aria-label="{{text.pages}}"><ul>
{{#pages}}
<li>{{> partials/link}}</li>
{{/pages}}
</ul></nav>
{{/hasPages}}

"""#
    ),
    (
      "templates/partials/previous.mustache",
#"""
<a rel="prev" href="{{url}}"><small>{{text.previous}}</small> <span{{#label}}{{> partials/lang}}{{/label}}>{{label.text}}</span></a>

"""#
    ),
    (
      "templates/partials/price.mustache",
#"""
{{#price}}
<p class="price">{{price}}</p>
{{/price}}

"""#
    ),
    (
      "templates/partials/prices.mustache",
#"""
{{#hasPrices}}
<dl class="rows">
{{#prices}}
<div>{{#tier}}<dt><bdi{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</bdi>{{separator}}{{> partials/name}}</dt>{{/tier}}{{^tier}}<dt>{{#name}}{{> partials/name}}{{/name}}</dt>{{/tier}}<dd>{{price}}</dd></div>
{{/prices}}
</dl>
{{/hasPrices}}

"""#
    ),
    (
      "templates/partials/print-dish.mustache",
#"""
<div class="dish{{#isSoldOut}} sold-out{{/isSoldOut}}">
<div class="line">{{<partials/heading-below}}{{$words}}{{#orderCode}}<small>{{orderCode}}</small> {{/orderCode}}{{#name}}{{> partials/name}}{{/name}}{{#allergens.codes}} <small class="codes">{{allergens.codes}}</small>{{/allergens.codes}}{{/words}}{{/partials/heading-below}}{{#price}}<p class="price">{{price}}</p>{{/price}}</div>
{{#description}}
<div{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{> partials/prices}}
{{#hasNotes}}
<p class="notes">
{{> partials/badges}}
{{#nutrition}}
{{#calories}}
<span>{{calories}}</span>
{{/calories}}
{{/nutrition}}
{{#facts}}
<span>{{name}} {{> partials/value}}</span>
{{/facts}}
{{#availability}}
<span>{{.}}</span>
{{/availability}}
{{#optionGroups}}
<span class="choices"><b>{{#name}}{{> partials/name}}{{/name}}</b>{{#rule}} ({{rule}}){{/rule}}{{^isShownAbove}}{{#options}} <span>{{#name}}{{> partials/name}}{{/name}}{{#allergens.codes}} <small>{{allergens.codes}}</small>{{/allergens.codes}}{{#price}} {{> partials/mixed}}{{/price}}{{#status}} ({{status}}){{/status}}</span>{{/options}}{{/isShownAbove}}</span>
{{/optionGroups}}
{{#additives}}
<span>{{name}} {{> partials/value}}</span>
{{/additives}}
</p>
{{/hasNotes}}
{{#allergens}}
{{#hasLines}}
<p class="notes">
{{> partials/allergens}}
</p>
{{/hasLines}}
{{/allergens}}
</div>

"""#
    ),
    (
      "templates/partials/print-section.mustache",
#"""
<section>
{{> partials/section-heading}}
{{#description}}
<div class="lead"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{#availability}}
<p class="when">{{.}}</p>
{{/availability}}
{{#hasItems}}
<div class="dishes">
{{#items}}
{{> partials/print-dish}}
{{/items}}
</div>
{{/hasItems}}
{{#optionGroups}}
{{#isShownAbove}}
<p class="notes again"><b{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</b>{{#rule}} <span>{{rule}}</span>{{/rule}}</p>
{{/isShownAbove}}
{{^isShownAbove}}
<section class="options">
{{<partials/heading-below}}{{$words}}{{#name}}{{> partials/name}}{{/name}}{{/words}}{{/partials/heading-below}}

{{> partials/options}}
</section>
{{/isShownAbove}}
{{/optionGroups}}
{{#sections}}
{{> partials/print-section}}
{{/sections}}
</section>

"""#
    ),
    (
      "templates/partials/register-foot.mustache",
#"""
{{#hasFoot}}
<tfoot>
{{#pageSums}}
<tr class="carried{{#hasSheets}} screen{{/hasSheets}}" data-row="page">{{#hasDates}}<td></td>{{/hasDates}}<th scope="row">{{text.pageTotal}}</th>{{> partials/sum}}</tr>
{{/pageSums}}
{{#totals}}
<tr class="carried" data-row="total">{{#hasDates}}<td></td>{{/hasDates}}<th scope="row">{{text.total}}</th>{{> partials/sum}}</tr>
{{/totals}}
{{#closing}}
<tr class="carried" data-row="closing"{{#isOfAll}} data-account="all"{{/isOfAll}}{{#isOfNobody}} data-account="none"{{/isOfNobody}}>{{#hasDates}}<td></td>{{/hasDates}}<th scope="row">{{closingTitle}}</th>{{> partials/carried}}</tr>
{{/closing}}
</tfoot>
{{/hasFoot}}

"""#
    ),
    (
      "templates/partials/register-head.mustache",
#"""
<thead><tr>{{#hasDates}}<th scope="col" class="date">{{text.date}}</th>{{/hasDates}}<th scope="col">{{text.name}}</th>{{#hasCategories}}<th scope="col" class="category">{{text.category}}</th>{{/hasCategories}}{{#hasAccounts}}<th scope="col" class="account">{{text.account}}</th>{{/hasAccounts}}<th scope="col" class="figure">{{text.amount}}</th>{{#hasBalance}}<th scope="col" class="figure">{{#balanceTitle}}{{balanceTitle}}{{/balanceTitle}}{{^balanceTitle}}{{text.balance}}{{/balanceTitle}}</th>{{/hasBalance}}</tr></thead>

"""#
    ),
    (
      "templates/partials/register.mustache",
#"""
<div class="scroll" role="region" aria-label="{{text.register}}" tabindex="0">
<table class="ledger register{{#isBroad}} broad{{/isBroad}}">
{{> partials/register-head}}
{{> partials/opening}}
{{#groups}}
<tbody{{#id}} id="{{id}}"{{/id}}>
{{#name}}
<tr class="group{{#isHeading}} sum{{/isHeading}}">{{#hasDates}}<td></td>{{/hasDates}}<th scope="rowgroup">{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}</th>{{#hasCategories}}<td></td>{{/hasCategories}}{{#hasAccounts}}<td></td>{{/hasAccounts}}{{#total}}{{> partials/figure}}{{/total}}{{#hasBalance}}<td></td>{{/hasBalance}}</tr>
{{/name}}
{{#parts}}
<tr>{{#hasDates}}<td></td>{{/hasDates}}{{#name}}<th scope="row"><small>{{text.ofWhich}}</small> {{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{/name}} <small>{{count}}</small></th>{{#hasCategories}}<td></td>{{/hasCategories}}{{#hasAccounts}}<td></td>{{/hasAccounts}}{{#amount}}{{> partials/figure}}{{/amount}}{{#hasBalance}}<td></td>{{/hasBalance}}</tr>
{{/parts}}
{{#movements}}
<tr id="{{id}}">{{#hasDates}}<td>{{#date}}<time datetime="{{iso}}">{{text}}</time>{{/date}}</td>{{/hasDates}}<th scope="row">{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}{{#reference}} <small class="reference">{{reference}}</small>{{/reference}}{{#note}} <small class="note">{{note}}</small>{{/note}}</th>{{#hasCategories}}<td>{{category}}</td>{{/hasCategories}}{{#hasAccounts}}<td>{{account}}</td>{{/hasAccounts}}<td class="figure{{#isNegative}} negative{{/isNegative}}">{{amount}}</td>{{#hasBalance}}<td class="figure">{{balance}}</td>{{/hasBalance}}</tr>
{{/movements}}
</tbody>
{{#hasCarried}}
<tbody class="sheet ends" hidden>
{{#carried}}
<tr class="carried">{{#hasDates}}<td></td>{{/hasDates}}<th scope="row">{{text.carriedForward}}</th>{{> partials/carried}}</tr>
{{/carried}}
</tbody>
<tbody class="sheet" hidden>
{{#carried}}
<tr class="carried">{{#hasDates}}<td></td>{{/hasDates}}<th scope="row">{{text.broughtForward}}</th>{{> partials/carried}}</tr>
{{/carried}}
</tbody>
{{/hasCarried}}
{{/groups}}
{{> partials/register-foot}}
</table>
</div>

"""#
    ),
    (
      "templates/partials/report-style.mustache",
#"""
<link rel="stylesheet" href="{{frame.themeURL}}report.css">

"""#
    ),
    (
      "templates/partials/section-heading.mustache",
#"""
{{#isLevel2}}
<h2{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h2>
{{/isLevel2}}
{{#isLevel3}}
<h3{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h3>
{{/isLevel3}}
{{#isLevel4}}
<h4{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h4>
{{/isLevel4}}
{{#isLevel5}}
<h5{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h5>
{{/isLevel5}}
{{#isLevel6}}
<h6{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h6>
{{/isLevel6}}

"""#
    ),
    (
      "templates/partials/section.mustache",
#"""
<section id="{{id}}">
{{> partials/section-heading}}
{{#image}}
{{> partials/image}}
{{/image}}
{{#description}}
<div class="lead"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{#availability}}
<p class="when">{{.}}</p>
{{/availability}}
{{#hasItems}}
<div class="dishes">
{{#items}}
{{> partials/dish}}
{{/items}}
</div>
{{/hasItems}}
{{#optionGroups}}
{{#isShownAbove}}
<p class="notes again"><a href="#choices-{{id}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</a>{{#rule}} <span>{{rule}}</span>{{/rule}}</p>
{{/isShownAbove}}
{{^isShownAbove}}
<section class="options"{{#hasAnchor}} id="choices-{{id}}"{{/hasAnchor}}>
{{<partials/heading-below}}{{$words}}{{#name}}{{> partials/name}}{{/name}}{{/words}}{{/partials/heading-below}}

{{> partials/options}}
</section>
{{/isShownAbove}}
{{/optionGroups}}
{{#sections}}
{{> partials/section}}
{{/sections}}
</section>

"""#
    ),
    (
      "templates/partials/state.mustache",
#"""
<div class="notice {{kind}}">
<h2>{{title}}</h2>
<p>{{message}}</p>
</div>

"""#
    ),
    (
      "templates/partials/sum.mustache",
#"""
{{#hasCategories}}<td></td>{{/hasCategories}}{{#hasAccounts}}<td></td>{{/hasAccounts}}{{> partials/figure}}{{#hasBalance}}<td></td>{{/hasBalance}}
"""#
    ),
    (
      "templates/partials/table.mustache",
#"""
<section class="report{{#isWide}} matrices{{/isWide}}">
<h2>{{title}}</h2>
<div class="scroll" role="region" aria-label="{{title}}" tabindex="0">
<table class="ledger{{#isWide}} periods{{/isWide}}">
<thead><tr>{{#columns}}<th scope="col"{{#isFigure}} class="figure"{{/isFigure}}>{{text}}</th>{{/columns}}</tr></thead>
<tbody>
{{#rows}}
<tr>{{#name}}{{> partials/category}}{{/name}}{{#cells}}<td{{#isFigure}} class="figure"{{/isFigure}}>{{#url}}<a href="{{url}}">{{text}}</a>{{/url}}{{^url}}{{text}}{{/url}}</td>{{/cells}}</tr>
{{/rows}}
</tbody>
</table>
</div>
{{#rest}}
<p class="notes">{{> partials/link}}</p>
{{/rest}}
{{#note}}
<p class="notes">{{note}}</p>
{{/note}}
</section>

"""#
    ),
    (
      "templates/partials/value.mustache",
#"""
{{#parts}}{{> partials/name}}{{/parts}}{{^parts}}{{value}}{{/parts}}
"""#
    ),
    (
      "templates/print.mustache",
#"""
<!DOCTYPE html>
<html lang="{{menu.frame.language}}"{{#menu.frame.isRightToLeft}} dir="rtl"{{/menu.frame.isRightToLeft}}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{menu.frame.title}}</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="{{menu.frame.themeURL}}print.css">
{{#menu.frame.canonicalURL}}
<link rel="canonical" href="{{menu.frame.canonicalURL}}">
{{/menu.frame.canonicalURL}}
</head>
<body{{#menu.frame.wordsLanguage}} lang="{{menu.frame.wordsLanguage}}"{{/menu.frame.wordsLanguage}}>
{{#menu}}
<header>
<p class="brand"><a href="./">{{#frame.siteName}}{{> partials/name}}{{/frame.siteName}}</a></p>
<h1{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
{{#description}}
<div class="lead"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{#availability}}
<p class="when">{{.}}</p>
{{/availability}}
{{#services}}
<p class="when">{{services}}</p>
{{/services}}
{{#notDeclared}}
<p class="undeclared">{{notDeclared}}</p>
{{/notDeclared}}
</header>
<main>
{{#notice}}
<p>{{message}}</p>
{{/notice}}
{{#sections}}
{{> partials/print-section}}
{{/sections}}
</main>
<footer>
<div>
{{#hasLegend}}
<p>{{#legend}}<span><b>{{code}}</b> {{word}}</span> {{/legend}}</p>
{{/hasLegend}}
{{#disclaimer}}
<div{{> partials/lang}}>{{{html}}}</div>
{{/disclaimer}}
{{#allergenNote}}
<p>{{allergenNote}}</p>
{{/allergenNote}}
{{#updated}}
<p>{{text}}</p>
{{/updated}}
</div>
{{#code}}
<figure><img src="{{url}}" alt="{{alternativeText}}"><figcaption>{{text.onYourPhone}}</figcaption></figure>
{{/code}}
</footer>
{{/menu}}
</body>
</html>

"""#
    ),
    (
      "templates/register.mustache",
#"""
{{<layout}}
{{$head}}
{{> partials/report-style}}
{{/head}}
{{$main}}
<h1{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
<p class="notes"><span>{{#ledger}}{{> partials/link}}{{/ledger}}</span> <span>{{count}}</span>
{{#part}}
<span>{{part}}</span>
{{/part}}
</p>
{{#hasTotals}}
{{> partials/ledger-totals}}
{{/hasTotals}}
{{#register}}
<section class="report{{#startsSheet}} sheets{{/startsSheet}}{{^hasSheets}} whole{{/hasSheets}}" id="register">
<h2>{{text.register}}</h2>
{{> partials/register}}
</section>
{{/register}}
{{> partials/pages}}
{{> partials/pager}}
{{#proof}}
<p class="proof">{{.}}</p>
{{/proof}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      "templates/report.mustache",
#"""
{{<layout}}
{{$main}}
<h1>{{name}}</h1>
<p class="notes">{{#facts}}<span>{{.}}</span> {{/facts}}</p>
{{#note}}
<p>{{.}}</p>
{{/note}}
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#hasCharts}}
<div class="charts">
{{#charts}}
{{> partials/chart}}
{{/charts}}
</div>
{{/hasCharts}}
{{#tables}}
{{> partials/table}}
{{/tables}}
{{^notice}}
{{#register}}
<section class="report{{#startsSheet}} sheets{{/startsSheet}}{{^startsSheet}} whole{{/startsSheet}}" id="register">
<h2>{{registerTitle}}</h2>
<div class="scroll" role="region" aria-label="{{registerTitle}}" tabindex="0">
<table class="ledger register{{#isBroad}} broad{{/isBroad}}">
{{> partials/register-head}}
{{> partials/opening}}
<tbody>
{{{rows}}}
</tbody>
{{> partials/register-foot}}
</table>
</div>
</section>
{{/register}}
{{/notice}}
{{#proof}}
<p class="proof">{{.}}</p>
{{/proof}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      "templates/reports.mustache",
#"""
{{<layout}}
{{$head}}
{{> partials/report-style}}
{{/head}}
{{$main}}
<h1>{{title}}</h1>
{{#part}}
<p class="notes"><span>{{part}}</span></p>
{{/part}}
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#hasLedgers}}
<div class="scroll" role="region" aria-label="{{text.ledgers}}" tabindex="0">
<table class="ledger">
<thead><tr><th scope="col">{{text.name}}</th><th scope="col" class="figure">{{text.total}}</th></tr></thead>
<tbody>
{{#ledgers}}
<tr><th scope="row"><a href="{{url}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</a> <small>{{count}}</small></th><td class="figure">{{#totals}}<div>{{.}}</div>{{/totals}}</td></tr>
{{/ledgers}}
</tbody>
</table>
</div>
{{/hasLedgers}}
{{#hasGoals}}
<section class="report">
<h2>{{text.goals}}</h2>
<div class="scroll" role="region" aria-label="{{text.goals}}" tabindex="0">
<table class="ledger">
<thead><tr><th scope="col">{{text.goal}}</th><th scope="col">{{text.state}}</th><th scope="col" class="figure">{{text.progress}}</th></tr></thead>
<tbody>
{{#goals}}
<tr><th scope="row">{{#link}}{{> partials/link}}{{/link}}</th><td>{{state}}</td><td class="figure">{{#progress}}{{> partials/mixed}}{{/progress}}</td></tr>
{{/goals}}
</tbody>
</table>
</div>
</section>
{{/hasGoals}}
{{#hasPages}}
<nav class="pages" aria-label="{{text.pages}}"><ul>
{{#pages}}
<li>{{> partials/link}}</li>
{{/pages}}
</ul></nav>
{{/hasPages}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      "templates/text.mustache",
#"""
{{<layout}}
{{$main}}
<article class="text">
{{^hasOwnHeading}}
<h1{{#title}}{{> partials/lang}}{{/title}}>{{title.text}}</h1>
{{/hasOwnHeading}}
{{#body}}
<div{{> partials/lang}}>
{{{html}}}
</div>
{{/body}}
</article>
{{/main}}
{{/layout}}

"""#
    ),
  ]
}
