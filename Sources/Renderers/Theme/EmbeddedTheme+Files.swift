// swift-format-ignore-file
// Written by `make embed` from Themes/: change the files there, never this one.

extension EmbeddedTheme {
  /// Each text of the themes, by its path.
  static let texts: [(theme: EmbeddedTheme, path: String, text: String)] = [
    (
      .default, "assets/book.css",
#"""
/* Books: ledgers, registers, reports. The column of sums is wider; totals are a bill, bars stand in the tables' rows. */
:root { --money: 7.5rem; --label: .875rem; }
:root:has(.broad) { --money: 9.25rem; }
:root:has(.vast) { --money: 11rem; }
@media screen and (min-width: 48rem) {
  .periods :is(td, th):last-child:nth-child(n) { min-inline-size: calc(var(--money) + 4px); position: sticky; inset-inline-end: 0; background: var(--rule) left / 4px 100% no-repeat, var(--paper); }
  [dir=rtl] .periods :is(td, th):last-child { background-position: right, 0 0; }
  .bill .sum { font-size: 1.375rem; }
  :root { --money: 9.5rem; --margin: 10rem; }
  :root:has(.broad) { --money: 12rem; }
  :root:has(.vast) { --money: 16rem; }
}
main { display: block; }
.head h1 { font-size: clamp(2.25rem, 8vw, 5rem); overflow-wrap: anywhere; }
.movement .head h1 { font-size: clamp(1.875rem, 6vw, 4rem); }
.head .soft a { color: inherit; }
.explanation, .rest, .formats, .keys, .written, .state { margin-inline: 0 calc(var(--money) + 1rem); text-wrap: pretty; }
.note.text { margin-inline-start: var(--in); }
.note.text > * + * { margin-block-start: .5rem; }
.rest a, .formats a { display: inline-block; padding-block: .25rem; }

/* A sum is in the one face; tables' other figures are in the reader's own */
.sum { white-space: nowrap; font-size: 1.125rem; }
.bill { inline-size: 100%; border-collapse: collapse; font-size: 1.125rem; }
.bills { margin-block-start: 1.5rem; }
.bill + .bill { margin-block-start: 1.5rem; }
.bill caption { padding-block-end: .25rem; font: 700 1.5rem/1 var(--face); text-align: start; }
.bill :is(th, td) { padding-block: .3125rem; font-weight: 400; text-align: end; vertical-align: baseline; }
.bill td { inline-size: calc(var(--money) + 1rem); padding-inline-start: 1rem; font-weight: 700; }
.bill .total th { padding-block-start: .875rem; font: 700 1.5rem/1.2 var(--face); }
.bill .total td { padding-block-start: .875rem; }
.bill .total td { background: linear-gradient(var(--ink) 1px, transparent 1px 3px, var(--ink) 3px 4px) no-repeat right .3125rem / var(--money) 4px; }
[dir=rtl] .bill .total td { background-position: left .3125rem; }

.course { margin-block-start: 2.5rem; }
.course > h2 { font-size: clamp(2rem, 1.6rem + 2vw, 3.25rem); overflow-wrap: anywhere; }
.lesser > h2 { font-size: clamp(1.5rem, 1.35rem + .7vw, 2rem); }

/* The balance: a step line over a tint, its scale behind the rule */
.line { display: grid; grid-template-columns: minmax(0, 1fr) var(--money); column-gap: 1rem; margin-block-start: 1rem; }
.plot { display: block; inline-size: 100%; block-size: 200px; overflow: visible; }
.plot path { fill: none; }
.plot .grid { stroke: var(--line); }
.plot .stroke { stroke: var(--ink); stroke-width: 2; stroke-linejoin: round; }
.plot .area { fill: var(--line); opacity: .55; }
[dir=rtl] :is(.plot, .bar) { transform: scaleX(-1); }
.scale { display: flex; flex-direction: column; justify-content: space-between; block-size: calc(200px + 1rem); margin-block-start: -.5rem; font-size: var(--label); line-height: 1rem; text-align: end; font-variant-numeric: tabular-nums lining-nums; }
.days { display: flex; justify-content: space-between; gap: 1rem; padding-block-start: .375rem; font-size: var(--label); }
.line figcaption { grid-column: 1; padding-block-start: .5rem; color: var(--soft); font-size: .9375rem; line-height: 1.4; text-wrap: pretty; }
.line .whole { white-space: nowrap; }
:root:has(.vast) .line figcaption { grid-column: 1 / -1; background: var(--paper); }

/* In is solid, out is hatched: they differ in black and white, too */
.keys { display: flex; gap: 1.25rem; margin-block-start: .5rem; font-size: var(--label); }
.in, .goal-bar { fill: var(--ink); }
.out { fill: url(#hatch); stroke: var(--ink); stroke-width: 1; }
.hatch { stroke: var(--ink); stroke-width: 1.5; }
.bar { display: block; overflow: visible; }

/* Tables */
.ledger { inline-size: 100%; margin-block-start: .75rem; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; font-size: 1rem; }
.ledger :is(th, td) { padding: .375rem 0; text-align: start; vertical-align: baseline; font-weight: 400; border-block-end: 1px solid var(--line); }
.ledger thead :is(th, td) { vertical-align: bottom; color: var(--soft); font-size: .9375rem; border-block-end: 1px solid var(--ink); }
.ledger caption { padding-block-start: .75rem; text-align: start; font: 700 1.25rem/1.2 var(--face); }
.ledger .figure { padding-inline-start: 1.25rem; text-align: end; white-space: nowrap; }
.ledger thead .figure { white-space: normal; }
.ledger :is(td, th).figure:last-child { inline-size: calc(var(--money) + 1rem); padding-inline-start: 1rem; }
.ledger tfoot :is(th, td) { font-weight: 700; border-block-end: 0; }
.ledger tfoot tr:first-child :is(th, td) { border-block-start: 1px solid var(--ink); }
.ledger tfoot tr:last-child :is(th, td) { border-block-end: 3px double var(--ink); }
.ledger td.sum { font: 700 1.125rem/1.5rem var(--face); }
.ledger a { text-decoration-color: var(--line); }
.ledger a:hover { text-decoration-color: currentColor; }
.ledger th a { display: inline-block; padding-block: .125rem; }
.ledger th { overflow-wrap: anywhere; }
.ledger thead th { overflow-wrap: normal; }
.ledger small { color: var(--soft); font-size: var(--label); }
.lesser td:not(.figure) { padding-inline-end: .75rem; }
.lesser .figure + :not(.figure, .bars) { padding-inline-start: 1.25rem; }
.lesser .bars { min-inline-size: 6rem; }
.lesser .figure small { display: block; color: inherit; font-weight: 700; }
.ledger :is(.reference, .note, .receipts) { display: block; margin: 0; overflow-wrap: anywhere; }
.ledger .note, .written { white-space: pre-wrap; overflow-wrap: anywhere; }
.level1 { padding-inline-start: 1.25rem !important; }
.level2 { padding-inline-start: 2.5rem !important; }
.level3 { padding-inline-start: 3.75rem !important; }
.level4 { padding-inline-start: 5rem !important; }
.level5 { padding-inline-start: 6.25rem !important; }
:is([class^=level], [class*=" level"]):not(.level0) small:first-child { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.ledger .bars { inline-size: 20%; padding-inline-start: 1.25rem; vertical-align: middle; }
.tree .bars { inline-size: 26%; }
.tree th:first-child { min-inline-size: 14rem; }
.months .figure { padding-inline-start: .75rem; font-size: .9375rem; }
.months tfoot td.sum { font-weight: 700; }
.months th { white-space: nowrap; }
.months thead th, .months tfoot th { white-space: normal; }
.months .bars { min-inline-size: 8rem; }
.tree .top-level :is(th, td) { padding-block-start: .75rem; font-weight: 700; }
.tree tr:not(.top-level) td.sum { font: 400 1rem/1.5rem var(--text); }
.tree .top-level .count { font-weight: 400; }
.list th { font: 700 1.5rem/1.2 var(--face); }
.list small { display: block; font: 400 .9375rem/1.4 var(--text); }
.list thead th { font: inherit; font-size: .9375rem; }
.scroll { position: relative; overflow-x: auto; }
.scroll td { white-space: nowrap; }
.scroll th a { inline-size: max-content; max-inline-size: 15rem; overflow-wrap: anywhere; }
.ledger .word { white-space: nowrap; }

/* A matrix is wider than its sheet: names stay at its edge */
.periods { font-size: .9375rem; }
.periods .figure { padding-inline-start: 1rem; }
.scroll .ledger:not(.register) :is(tbody, tfoot) th { position: sticky; inset-inline-start: 0; background: var(--paper); }
/* Tables without a sum cover the rule, and the gap above them */
@media screen { .matrices, .lesser { background: var(--paper); box-shadow: 0 -2.5rem var(--paper); } }
.periods tbody th { white-space: nowrap; }
.periods :is(td, th):last-child { font-weight: 700; }

/* Registers */
.register .carried :is(th, td) { color: var(--soft); }
.register tfoot .carried :is(th, td) { color: inherit; }
.register .sheet { display: none; }
.register tr.sum { font: inherit; text-align: start; white-space: normal; }
.register .group :is(th, td) { padding-block-start: 1.25rem; border-block-end-color: var(--ink); font-weight: 700; }
.register .group.sum :is(th, td) { font: 700 1.25rem/1.3 var(--face); border-block-end-width: 3px; }
.register tbody:target, .register tr:target { outline: 3px solid var(--ink); outline-offset: -1px; }
.register :is(.date, .category, .account, td) { padding-inline-end: 1rem; }
.register :is(td, th).figure { padding-inline-end: 0; }
.register time { white-space: nowrap; }
.register td:not(.figure) { overflow-wrap: break-word; }

/* A movement, a goal */
.movement .head > .behind { margin-inline-start: 0; grid-row: 1; align-self: end; padding-block-end: .5rem; }
.facts { display: grid; margin-inline: var(--in) calc(var(--money) + 1rem); }
.facts > div { display: grid; grid-template-columns: minmax(6rem, 12rem) minmax(0, 1fr); column-gap: 1rem; padding-block: .5rem; border-block-end: 1px solid var(--line); }
.facts dt { color: var(--soft); }
.facts dd { overflow-wrap: anywhere; }
.facts a { display: inline-block; }
.written { margin-block-start: 1rem; margin-inline-start: var(--in); }
.goal .state { font: 700 1.5rem/1.3 var(--face); }
figure.chart { margin-block: 1.5rem; margin-inline-end: calc(var(--money) + 1rem); max-inline-size: 40rem; }
svg.chart { display: block; inline-size: 100%; block-size: auto; overflow: visible; }
.chart text { fill: currentColor; font: .75rem var(--text); font-variant-numeric: lining-nums tabular-nums; unicode-bidi: plaintext; }
.chart :is(.goal, .mark) { fill: var(--ink); }
.chart .pursuer { fill: none; stroke: var(--ink); stroke-width: 2; }
.chart .track { fill: none; stroke: var(--line); }

/* Around a page */
.pager { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem 1.5rem; margin-block-start: 2rem; margin-inline-end: calc(var(--money) + 1rem); }
.pager a { min-inline-size: 0; padding-block: .25rem; overflow-wrap: anywhere; }
.pager a[rel=next] { margin-inline-start: auto; text-align: end; }
.pager small { display: block; color: var(--soft); font-size: var(--label); }
.pages ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-block-start: 1.5rem; margin-inline-end: calc(var(--money) + 1rem); }
.pages a { display: block; min-inline-size: 1.5rem; padding-block: .25rem; text-align: center; }
.pages [aria-current] { font-weight: 700; text-decoration-thickness: 3px; }
.formats { margin-block-start: 2rem; font-size: .9375rem; }
.formats a { margin-inline-end: .75rem; }
.proof { margin-block-start: .5rem; margin-inline-end: calc(var(--money) + 1rem); color: var(--soft); font-size: var(--label); line-height: 1.4; overflow-wrap: anywhere; }
.formats + .proof, .register + .proof { margin-block-start: 1.5rem; }
.crumbs a { overflow-wrap: anywhere; }

@media screen and (max-width: 84rem) { .months .change, :root:has(.broad) .months .opening { display: none; } }
@media screen and (max-width: 71.99rem) {
  .months :is(.opening, .count), .tree .flow { display: none; }
  :root:has(.vast) .months :is(.bars, .closing) { display: none; }
}
@media screen { :root:has(.vast) .months .bars { inline-size: 8%; min-inline-size: 5rem; } }
@media screen { :root:has(.vast) :is(.months :is(.opening, .count, .change), .tree .flow) { display: none; } }
@media screen and (max-width: 47.99rem) {
  .head { padding-block: 1rem; }
  .course { margin-block-start: 1.5rem; padding-block-start: .375rem; }
  .course > h2 { margin-inline-end: calc(var(--money) + 1rem); }
  .chart text { font-size: 1.375rem; }
  :root:has(.vast) { --label: .8125rem; }
  :root:has(.vast) .ledger:is(.months) tr > .bars { display: table-cell; }
  :root:has(.vast) :is(.sum, .ledger td.sum) { font-size: .9375rem; }
  :root:has(.broad) .ledger td.sum { font-size: 1rem; }
  .foot { margin-block-start: 2rem; padding-block: 1rem 2rem; }

  /* A row is name and sum, then the bar, then what came in and went out */
  .months thead, .tree thead, .list thead, .register thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .ledger:is(.months, .tree, .list), .ledger:is(.months, .tree, .list) :is(tbody, tfoot) { display: block; }
  .ledger:is(.months, .tree, .list) tr { line-height: 1.375rem; display: grid; grid-template-columns: minmax(0, auto) minmax(0, 1fr) var(--money); column-gap: .75rem; align-items: baseline; padding-block: .25rem; border-block-end: 1px solid var(--line); }
  .ledger:is(.months, .tree, .list) tr > :is(th, td):nth-child(n) { inline-size: auto; max-inline-size: none; min-inline-size: 0; padding: 0; border: 0; }
  .ledger:is(.months, .tree, .list) tr > th { grid-row: 1; grid-column: 1 / 3; white-space: normal; }
  .ledger:is(.months, .tree, .list) tr > .figure:last-child { grid-row: 1; grid-column: 3; }
  .ledger:is(.months, .tree, .list) tr > .bars:nth-child(n) { grid-row: 2; grid-column: 1 / 3; inline-size: 100%; align-self: center; }
  .ledger:is(.months, .tree) tr > :is(.count, .opening, .change, .flow) { display: none; }
  .months .closing:empty { display: none; }
  .months .figure:not(:last-child) { grid-row: 3; color: var(--soft); font-size: var(--label); line-height: 1.25rem; text-align: start; }
  .months .figure[data-l]::before { content: attr(data-l) " "; }
  .ledger.months tr > .figure[data-l] { grid-column: 1 / 3; }
  .ledger.months tr > .figure[data-l] ~ .figure[data-l] { grid-row: 4; }
  .ledger.months tr > .figure[data-l] ~ .figure[data-l] ~ .figure[data-l] { grid-row: 5; }
  .months .closing:not(:last-child) { grid-column: 3; text-align: end; }
  .months .closing::before { content: "= "; }
  .months .bar { block-size: 13px; margin-block: .125rem; }
  .months .bar rect { height: 5.5px; }
  .months .bar .out { transform: translateY(-2px); }
  .ledger:is(.months, .tree) th a { padding-block: 0; }
  .ledger:is(.months, .tree, .list) td.sum { line-height: 1.375rem; }
  .ledger.tree tr { padding-block: 0 .25rem; }
  .ledger.tree .top-level { padding-block-start: .25rem; }
  .tree .bar { block-size: 5px; }
  .tree .bar rect { height: 5px; }
  .ledger.tree tr > th.level1:nth-child(n) { padding-inline-start: .75rem; }
  .ledger.tree tr > th.level2:nth-child(n) { padding-inline-start: 1.5rem; }
  .ledger.tree tr > th:is(.level3, .level4, .level5):nth-child(n) { padding-inline-start: 2.25rem; }
  .ledger.goals tr > td:not(.figure) { grid-row: 2; grid-column: 1 / 3; color: var(--soft); }
  .ledger.goals tr > .figure:last-child { grid-row: 3; grid-column: 1 / 4; text-align: start; white-space: normal; }

  /* Wide tables move under their names and headings, like a sheet under a ruler */
  .facts > div { display: block; padding-block: .375rem; }
  .facts dt { font-size: var(--label); line-height: 1.25rem; }

  .scroll { max-block-size: 22rem; overflow: auto; background: var(--paper); }
  .scroll .ledger { font-size: .9375rem; }
  .scroll .ledger :is(th, td) { padding-block: .1875rem; }
  .scroll .ledger thead :is(th, td) { position: sticky; inset-block-start: 0; z-index: 1; background: var(--paper); box-shadow: 0 1px var(--ink); }
  .scroll .ledger thead :first-child { z-index: 2; inset-inline-start: 0; }
  .scroll .ledger :is(tbody, tfoot) th { padding-inline-end: .5rem; white-space: normal; overflow-wrap: break-word; }
  .scroll .ledger :is(tbody, tfoot) th a { max-inline-size: 8.5rem; }
  .scroll .ledger .figure, .scroll .ledger :is(td, th).figure:last-child { inline-size: auto; padding-inline-start: .75rem; }
  .scroll .level1 { padding-inline-start: .5rem !important; }
  .scroll .level2 { padding-inline-start: 1rem !important; }
  .scroll :is(.level3, .level4, .level5) { padding-inline-start: 1.5rem !important; }

  /* A movement takes two lines: name and amount, then the rest and the balance */
  .register, .register :is(tbody, tfoot) { display: block; }
  .register .sheet { display: none; }
  .register tr { position: relative; display: flex; flex-wrap: wrap; column-gap: .75rem; padding-block: .375rem; padding-inline-end: calc(var(--money) + .75rem); border-block-end: 1px solid var(--line); line-height: 1.375rem; }
  .register tr:has(.figure:not(:empty) ~ .figure:not(:empty)) { min-block-size: 3.25rem; }
  .ledger.register tr > :is(th, td):nth-child(n) { inline-size: auto; min-inline-size: 0; padding: 0; border: 0; }
  .register td:empty { display: none; }
  .register th { flex: 0 0 100%; }
  .register td { order: 1; color: var(--soft); font-size: var(--label); line-height: 1.25rem; overflow-wrap: anywhere; }
  .register td.figure { position: absolute; inset-inline-end: 0; inset-block-start: .375rem; color: inherit; font-size: 1rem; line-height: 1.375rem; }
  .register td.figure ~ td.figure { inset-block: auto .375rem; color: var(--soft); font-size: var(--label); line-height: 1.25rem; }
  .register .carried td.figure ~ td.figure { color: inherit; font-size: 1rem; }
  .register .group { margin-block-start: 1rem; border-block-end-color: var(--ink); }
  .register tfoot tr:first-child { border-block-start: 1px solid var(--ink); }
  .register tfoot tr:last-child { border-block-end: 3px double var(--ink); }
}
@media screen and (max-width: 23.99rem) {
  :root { --money: 6.5rem; --label: .8125rem; }
  :root:has(.broad) { --money: 8rem; }
  :root:has(.vast) { --money: 10rem; }
  .ledger.months tr > .figure:not(:last-child, .closing) { grid-column: 1 / 3; }
  .ledger.months tr > .figure[data-l] ~ .figure[data-l] { grid-row: 4; }
  .ledger.months tr > .figure[data-l] ~ .figure[data-l] ~ .figure[data-l] { grid-row: 5; }
}
@media (forced-colors: active) {
  .in { fill: CanvasText; }
  .out, .chart .pursuer { fill: Canvas; stroke: CanvasText; }
  .plot .stroke { stroke: CanvasText; }
  .plot :is(.grid), .chart .track { stroke: GrayText; }
  .plot .area { fill: none; }
  .chart text { fill: CanvasText; }
  .chart :is(.goal, .mark) { fill: CanvasText; }
}

@page { size: portrait; }
@page wide { size: landscape; }
@media print {
  :root, :root:has(.broad), :root:has(.vast) { --money: 26mm; --pad: 0mm; --margin: 0mm; --in: 0mm; --label: 7pt; --soft: #94020d; }
  html { font-size: 8pt; }
  body { background: none; line-height: 1.27; }
  .top { display: flex; justify-content: space-between; min-block-size: 0; border: 0; }
  .top .brand { padding: 0; font-size: 11pt; }
  .top .behind { display: block; }
  .head { display: block; padding-block: 0 2mm; }
  .head h1, .movement .head h1 { padding: 0; font-size: 22pt; line-height: 1; letter-spacing: 0; }
  .head > * { margin-inline: 0 !important; }
  .opener { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: 6mm; align-items: end; break-inside: avoid; }
  .bills { margin-block-start: 0; }
  .bill { inline-size: auto; margin-inline-start: auto; font-size: 8pt; }
  .bill :is(th, td), .bill .total :is(th, td) { padding-block: .5mm; }
  .bill .total th { font-size: 9pt; }
  .bill td.sum { inline-size: auto; padding-inline-start: 4mm; font-size: 9pt; line-height: 1.2; }
  .bill .total td { background: none; border-block-start: 3px double var(--ink); }
  .course { margin: 0; padding-block: 1.5mm 0; border-block-start: 2pt solid; }
  .course + .course { margin-block-start: 4mm; }
  .course > h2 { font-size: 14pt; line-height: 1.1; break-after: avoid; }
  .listing > h2 { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .listing { padding-block-start: 0; }
  .explanation, .rest, .keys, .facts, .proof, .note { margin-inline-end: 0; }
  .keys, .explanation { break-after: avoid; }
  .pages, .pager, .formats, .ledger .receipts { display: none; }
  .ledger { margin-block-start: 1mm; font-size: 8pt; }
  .ledger :is(th, td), .ledger thead :is(th, td) { padding-block: .3mm; font-size: 8pt; border-block-end-width: .5pt; }
  .ledger td.sum, .tree tr:not(.top-level) td.sum { font-size: 8.5pt; line-height: 1.2; }
  .ledger small { font-size: 6.8pt; line-height: 1.25; }
  .ledger th a { padding: 0; }
  .bars svg.bar { block-size: 3mm; }
  .bar rect { height: 1.3mm; }
  .months .bar .out { transform: translateY(-.8mm); }
  .tree .bar rect { height: 2mm; }
  .ledger caption { font-size: 10pt; break-after: avoid; }
  .ledger .figure, .ledger :is(td, th).figure:last-child { inline-size: auto; padding-inline-start: 3mm; }
  .tree .top-level :is(th, td) { padding-block-start: 1.2mm; }
  .list th { font-size: 12pt; }
  .scroll { overflow: visible; }
  .scroll .ledger :is(tbody, tfoot) th { position: static; }
  tr, figure { break-inside: avoid; }
  .line { grid-template-columns: minmax(0, 1fr) 22mm; break-inside: avoid; }
  .plot { block-size: 34mm; }
  .scale { block-size: calc(34mm + 1rem); }
  thead { display: table-header-group; }
  .ledger tfoot { display: table-row-group; }
  .periods { font-size: 6.6pt; }
  .ledger.periods :is(th, td), .ledger.periods thead :is(th, td) { padding-block: .3mm; font-size: 6.6pt; }
  .periods .figure, .periods :is(td, th).figure:last-child { padding-inline-start: 1.2mm; }
  .matrices, .matrices ~ .course:not(.listing) { page: wide; }
  .foot { margin-block-start: 2mm; padding-block: 1mm 0; border-block-start-width: 1px; font-size: 7.5pt; break-inside: avoid; }
  .proof { margin-block-start: 1mm; font-size: 7pt; line-height: 1.25; break-inside: avoid; }
  .movement .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
  .facts a { min-inline-size: 24px; padding-block: 1.8mm; }
  .facts > div { align-items: baseline; }
  .facts > div { grid-template-columns: 40mm minmax(0, 1fr); padding-block: .2mm; }

  /* A register's columns have fixed parts of the width: what is carried from sheet to sheet is counted by them. */
  .register { table-layout: fixed; font-family: "Helvetica Neue", Arial, "Noto Sans", sans-serif; }
  .register :is(th, td), .register thead th, .ledger.register :is(td, th).figure { padding-inline: 0 2mm; white-space: normal; overflow-wrap: anywhere; }
  .ledger.register :is(td, th).figure { padding-inline: 2mm 0; }
  /* The rows are too low to press a link in one (WCAG 2.5.8), in a PDF as well. */
  .register :is(td, th) a { display: contents; }
  .register time { white-space: normal; }
  .register thead .date { inline-size: 11%; }
  .register thead .category { inline-size: 20%; }
  .register thead .account { inline-size: 12%; }
  .ledger.register thead .figure { inline-size: 14%; }
  .register.broad-figures thead .category { inline-size: 14%; }
  .register.broad-figures thead .account { inline-size: 12%; }
  .ledger.register.broad-figures thead .figure { inline-size: 20%; }
  .register .screen { display: none; }
  .register .group :is(th, td) { padding-block-start: 2mm; }
  .register .group.sum :is(th, td) { font-size: 10pt; border-block-end-width: 1pt; }
  .sheets { break-before: page; }
  .whole { break-inside: avoid; }
  .register .sheet { display: table-row-group; break-inside: avoid; }
  .register .sheet .carried :is(th, td) { font-weight: 700; }
  .register .sheet.ends { break-before: avoid; break-after: page; }
  .register tfoot tr, .register .group { break-inside: avoid; }
  .register .group { break-after: avoid; }
}

"""#
    ),
    (
      .default, "assets/clarendon-OFL.txt",
#"""
Copyright 2022 The Besley Project Authors (https://github.com/indestructibletype/Besley)

This Font Software is licensed under the SIL Open Font License, Version 1.1.
This license is copied below, and is also available with a FAQ at:
https://scripts.sil.org/OFL


-----------------------------------------------------------
SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007
-----------------------------------------------------------

PREAMBLE
The goals of the Open Font License (OFL) are to stimulate worldwide
development of collaborative font projects, to support the font creation
efforts of academic and linguistic communities, and to provide a free and
open framework in which fonts may be shared and improved in partnership
with others.

The OFL allows the licensed fonts to be used, studied, modified and
redistributed freely as long as they are not sold by themselves. The
fonts, including any derivative works, can be bundled, embedded, 
redistributed and/or sold with any software provided that any reserved
names are not used by derivative works. The fonts and derivatives,
however, cannot be released under any other type of license. The
requirement for fonts to remain under this license does not apply
to any document created using the fonts or their derivatives.

DEFINITIONS
"Font Software" refers to the set of files released by the Copyright
Holder(s) under this license and clearly marked as such. This may
include source files, build scripts and documentation.

"Reserved Font Name" refers to any names specified as such after the
copyright statement(s).

"Original Version" refers to the collection of Font Software components as
distributed by the Copyright Holder(s).

"Modified Version" refers to any derivative made by adding to, deleting,
or substituting -- in part or in whole -- any of the components of the
Original Version, by changing formats or by porting the Font Software to a
new environment.

"Author" refers to any designer, engineer, programmer, technical
writer or other person who contributed to the Font Software.

PERMISSION & CONDITIONS
Permission is hereby granted, free of charge, to any person obtaining
a copy of the Font Software, to use, study, copy, merge, embed, modify,
redistribute, and sell modified and unmodified copies of the Font
Software, subject to the following conditions:

1) Neither the Font Software nor any of its individual components,
in Original or Modified Versions, may be sold by itself.

2) Original or Modified Versions of the Font Software may be bundled,
redistributed and/or sold with any software, provided that each copy
contains the above copyright notice and this license. These can be
included either as stand-alone text files, human-readable headers or
in the appropriate machine-readable metadata fields within text or
binary files as long as those fields can be easily viewed by the user.

3) No Modified Version of the Font Software may use the Reserved Font
Name(s) unless explicit written permission is granted by the corresponding
Copyright Holder. This restriction only applies to the primary font name as
presented to the users.

4) The name(s) of the Copyright Holder(s) or the Author(s) of the Font
Software shall not be used to promote, endorse or advertise any
Modified Version, except to acknowledge the contribution(s) of the
Copyright Holder(s) and the Author(s) or with their explicit written
permission.

5) The Font Software, modified or unmodified, in part or in whole,
must be distributed entirely under this license, and must not be
distributed under any other license. The requirement for fonts to
remain under this license does not apply to any document created
using the Font Software.

TERMINATION
This license becomes null and void if any of the above conditions are
not met.

DISCLAIMER
THE FONT SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,
EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO ANY WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT
OF COPYRIGHT, PATENT, TRADEMARK, OR OTHER RIGHT. IN NO EVENT SHALL THE
COPYRIGHT HOLDER BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY,
INCLUDING ANY GENERAL, SPECIAL, INDIRECT, INCIDENTAL, OR CONSEQUENTIAL
DAMAGES, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
FROM, OUT OF THE USE OR INABILITY TO USE THE FONT SOFTWARE OR FROM
OTHER DEALINGS IN THE FONT SOFTWARE.

"""#
    ),
    (
      .default, "assets/home.css",
#"""
/* The home page, beside ink.css */
.poster { grid-template-columns: 1fr; padding-block: 1.5rem 1.25rem; }
.poster h1 { --fit: calc((100vw - var(--pad) - var(--pad) - .5rem) / var(--n, 12) * 2.44); font-size: max(1.75rem, min(14.35rem, var(--fit))); line-height: .84; letter-spacing: -.025em; padding-block-end: .1em; margin-inline-end: calc(-1 * var(--pad)); }
.poster .lead { max-inline-size: 25rem; margin-inline-end: calc(var(--money) + 1rem); }
.poster .logo { position: relative; z-index: 1; max-inline-size: min(100%, 14rem); max-block-size: 5rem; block-size: auto; margin-block-end: .5rem; }
.lead.story[dir], .poster .lead[dir] { margin-inline: calc(var(--money) + 1rem) 0; }
.story { margin: 1.5rem calc(var(--money) + 1rem) 0 0; }
.menus h3 { font-size: 2rem; }
.menus h3 a { text-decoration: none; }
.menus h3 a:hover { text-decoration: underline; text-decoration-thickness: 2px; }
.menus .sum { grid-row: 1; align-self: center; }
.menus .info { margin-block-start: .25rem; }
.rows.hours > div { grid-template-columns: minmax(0, 1fr) auto var(--money); font-variant-numeric: tabular-nums lining-nums; }
.hours dd { font-size: .9375rem; text-align: end; text-wrap: balance; }
.hours dd span { display: block; }
.rows.dated > div { grid-template-columns: minmax(0, 1fr) minmax(var(--money), max-content); }
.dated dd { max-inline-size: 40vw; text-align: end; font-variant-numeric: tabular-nums lining-nums; }
.course > .name { margin: 1.5rem 0 0 var(--in); }
@media (min-width: 48rem) {
  .menus h3 { font-size: 2.75rem; }
  .story, .poster .lead { margin-inline-start: var(--in); }
}
/* On a phone, a day's hours are behind the rule, one below the other */
@media screen and (max-width: 47.99rem) {
  .home { --money: 7.25rem; }
  /* The double rule doesn't run through the name */
  .poster h1 { background: var(--paper); box-shadow: 0 -1.5rem var(--paper), 0 .15em var(--paper); }
  .rows.hours > div { grid-template-columns: minmax(0, 1fr) var(--money); }
  .rows.hours dt { grid-row: 1 / span 2; }
  .hours dd { grid-column: 2; font-size: .8125rem; line-height: 1.375rem; }
  .rows.hours dd:empty { display: none; }
}
@media print {
  .home { --money: 34mm; }
  .poster h1 { font-size: 44pt; }
  .course { break-inside: avoid; }
  .menus h3 { font-size: 14pt; }
  .rows > * { padding-block: 1mm; }
}

"""#
    ),
    (
      .default, "assets/icon.svg",
#"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" fill="#94020d"/><path stroke="#fef1ef" d="M10.5 0v16M12.5 0v16"/><path fill="#fef1ef" d="M2 5h6v2H2zM2 9h4v2H2z"/></svg>
"""#
    ),
    (
      .default, "assets/ink.css",
#"""
/* One ink, one face, one column: names on the left, sums behind the double rule. */
@font-face { font-family: Clarendon; src: url(clarendon.woff2) format("woff2"); font-weight: 700; font-display: optional; }

:root {
  color-scheme: light dark;
  --ink: #94020d;            /* 8.4 : 1 on paper */
  --soft: #a23d36;           /* 5.8 : 1 on paper */
  --line: #e8ada6;           /* hairlines only, never text */
  --paper: #fef1ef;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #ffe0db; --soft: #dcb2ad; --line: #643b36; --paper: #200c0a; }
}
:root {
  --face: Clarendon, Rockwell, "Roboto Slab", "Noto Serif", Georgia, serif;
  --text: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  --money: 4.5rem;           /* the column of sums */
  --pad: 1.25rem;            /* from the edge of the sheet */
  --bleed: var(--pad);       /* how far a picture reaches beyond the words */
  --margin: 0rem;            /* where pictures hang, on wide sheets */
  --in: 0rem;                /* where words begin */
  --rule: linear-gradient(to right, var(--ink) 1px, transparent 1px 3px, var(--ink) 3px);
}
/* Pages whose sums are wider: a home page's hours, options and long prices */
@media (max-width: 47.99rem) { .home, .one { --money: 6rem; } .wide { --money: 6.25rem; } }
@media (min-width: 48rem) { :root { --money: 6.5rem; --pad: max(2rem, calc((100vw - 68rem) / 2)); --bleed: 2rem; --margin: 12rem; --in: calc(var(--margin) + 1.5rem); } }
@media (min-width: 48rem) { .home, .wide { --money: 8.5rem; } }
@media (min-width: 72rem) { :root { --margin: 15rem; } }

*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; background: var(--paper); scroll-padding-block-start: 4rem; }
body {
  margin: 0; min-block-size: 100vh; padding-inline: var(--pad);
  background: var(--rule) right calc(var(--pad) + var(--money)) top / 4px 100% no-repeat;
  color: var(--ink); font: 1.0625rem/1.5 var(--text); overflow-wrap: break-word;
}
[dir=rtl] body { background-position: left calc(var(--pad) + var(--money)) top; }
h1, h2, h3, h4, h5, h6, p, dl, dd, ul, ol, figure, table, address { margin: 0; padding: 0; }
h1, h2, h3, h4, h5, h6, .face { font: 700 1.5rem/1 var(--face); text-wrap: balance; overflow-wrap: anywhere; hyphens: auto; hyphenate-limit-chars: 14 5 5; }
ul, ol { list-style: none; }
address { font-style: normal; }
/* An address has the direction of its own letters, and the side of the page's. */
address, address span, .foot p { unicode-bidi: plaintext; }
html[dir=rtl] :is(address, address span, .foot p) { text-align: right; }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
picture { display: contents; }
img { display: block; max-inline-size: 100%; block-size: auto; }
.sum { font: 700 1.25rem/1.5rem var(--face); font-variant-numeric: tabular-nums lining-nums; text-align: right; direction: ltr; unicode-bidi: isolate; overflow-wrap: normal; }
[dir=rtl] .sum { text-align: left; }
.sum.word { font: 650 .8125rem/1.3 var(--text); unicode-bidi: plaintext; }
.soft { color: var(--soft); }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; inset-block-start: -9rem; z-index: 3; padding: .75rem 1rem; background: var(--ink); color: var(--paper); }
.skip:focus { inset-block-start: .5rem; }

/* Two columns: words before the rule, sums behind it */
.top, .head, .foot, .rows > *, .crumbs { display: grid; grid-template-columns: minmax(0, 1fr) var(--money); column-gap: 1rem; }
.top > *, .head > *, .foot > *, .crumbs > * { grid-column: 1; }
.note { margin-inline: var(--in) calc(var(--money) + 1rem); text-wrap: pretty; }
.behind { grid-column: 2 !important; text-align: end; }

/* The head of a page */
.top { align-items: center; min-block-size: 3.5rem; border-block-end: 3px solid; }
.top nav { font-size: .9375rem; }
.top nav > ul { display: flex; gap: 0 1.25rem; overflow-x: auto; scrollbar-width: none; white-space: nowrap; }
.top a, .top summary { display: block; padding-block: .75rem; text-decoration: none; }
.top a:hover, .top [aria-current] { text-decoration: underline; text-decoration-thickness: 3px; text-underline-offset: .3em; }
.top .brand { justify-self: start; --fit: calc((100vw - var(--pad) - var(--pad) - var(--money) - 1rem) / var(--n, 12) * 1.54); font: 700 1.375rem/1 var(--face); font-size: max(.875rem, min(1.375rem, var(--fit))); }
.languages { position: relative; z-index: 3; text-transform: uppercase; }
.languages summary { cursor: pointer; list-style: none; }
.languages summary::-webkit-details-marker { display: none; }
.languages summary::after { content: ""; display: inline-block; inline-size: .375rem; block-size: .375rem; margin-inline-start: .375rem; border: solid; border-width: 0 1px 1px 0; transform: translateY(-.1875rem) rotate(45deg); }
.languages details ul { display: block; position: absolute; inset-inline-end: 0; min-inline-size: 11rem; max-block-size: 70vh; overflow-y: auto; padding: .5rem 1rem; border: 1px solid; background: var(--paper); text-align: start; text-transform: none; }
.crumbs { font-size: .9375rem; }
.crumbs ol { display: flex; flex-wrap: wrap; padding-block-start: .75rem; }
.crumbs li + li::before { content: "/"; margin-inline: .5rem; color: var(--soft); }
.crumbs a { display: inline-block; padding-block: .125rem; }
.head { padding-block: 1.25rem 1.5rem; row-gap: .5rem; align-items: end; }
/* A page's heading is as large as its words allow: --n is the width of its widest line in letters */
h1 { --fit: calc((100vw - var(--pad) - var(--pad) - var(--money) - 1rem) / var(--n, 12) * 2.32); font-size: max(1.75rem, min(17vw, 10rem, var(--fit))); line-height: .9; letter-spacing: -.02em; padding-block-end: .12em; }
.lead { max-inline-size: 32rem; font-size: clamp(1.125rem, 1rem + .6vw, 1.375rem); line-height: 1.4; text-wrap: pretty; }

/* A course, and rows of any kind */
.course { margin-block-start: 3rem; border-block-start: 3px solid; padding-block-start: .625rem; }
.course > h2 { font-size: clamp(2.5rem, 1.9rem + 3vw, 4.25rem); line-height: 1.12; letter-spacing: -.015em; }
@media screen and (max-width: 47.99rem) { .course > h2 { font-size: clamp(1.75rem, 9vw, 2.5rem); margin-inline-end: calc(var(--money) + .5rem); } }
.rows { display: grid; }
.rows > * { padding-block: .5rem; border-block-end: 1px solid var(--line); align-items: baseline; }
.rows > :last-child { border-block-end: 0; }
.rows .sum:empty, .rows dd:empty { min-block-size: 1px; }
.rows dt, .rows li > *, .rows .info { grid-column: 1; }
.rows .sum { grid-column: 2; }
.rows .soft { color: var(--soft); }
.info { color: var(--soft); font-size: .9375rem; line-height: 1.4; }
.mark { display: inline-block; padding: .0625rem .375rem; background: var(--ink); color: var(--paper); font-size: .8125rem; font-weight: 650; }

.info b { color: var(--ink); font-weight: 650; }
.note + .note, .note > * + * { margin-block-start: .5rem; }
.course > .note { margin-block-start: .375rem; }
.course > .rows { margin-block-start: 1rem; }
.note.big span { display: block; }
.note a, .soft a, .links a, .info a { display: inline-block; max-inline-size: 100%; padding-block: .125rem; overflow-wrap: anywhere; }

/* Text of the other direction keeps the page's edge and column */
[dir=rtl] [dir=ltr]:is(h1, h2, h3, h4, .note, .lead, .prose, .words > div) { text-align: right; }
:root:not([dir]) [dir=rtl]:is(h1, h2, h3, h4, .note, .lead, .prose, .words > div) { text-align: left; }
[dir]:is(.note, .prose) { margin-inline: calc(var(--money) + 1rem) var(--in); }

/* A picture bleeds off the sheet and ends at the rule: it never moves a sum */
.wide-shot { margin-inline: calc(-1 * var(--pad)) var(--money); padding-inline-end: .75rem; }
.wide-shot img { inline-size: 100%; max-block-size: 36rem; aspect-ratio: 4 / 3; object-fit: cover; }


/* Notices */
.notice { padding-block: 2rem; }
.notice h1 { font-size: max(2.5rem, min(22vw, 14rem, var(--fit))); }
.notice h1 { margin-inline-end: calc(var(--money) + 1rem); }
.notice :is(.lead, .note) { margin: 1.5rem calc(var(--money) + 1rem) 0 var(--in); }

.foot { margin-block-start: 5rem; padding-block: 1.5rem 3rem; border-block-start: 3px solid; font-size: .9375rem; row-gap: .5rem; }
.foot a { display: inline-block; padding-block: .25rem; }

@media (min-width: 48rem) {
  .sum { font-size: 1.5rem; line-height: 1.625rem; }
  .head > :is(p, .lead):not(.behind, .sum) { margin-inline-start: var(--in); }
  .wide-shot img { aspect-ratio: 16 / 9; }
  .head { padding-block: 2rem 2.5rem; row-gap: .75rem; }
  .top { grid-template-columns: auto minmax(0, 1fr) var(--money); column-gap: 2rem; min-block-size: 4rem; }
  .top > nav { grid-column: 2; grid-row: 1; }
  .top .behind { grid-column: 3 !important; grid-row: 1; }
}
@media (max-width: 47.99rem) {
  .top > nav:not(.behind) { grid-column: 1; grid-row: 2; }
  .top .brand { padding-block: .875rem .25rem; }
  .top .behind { grid-row: 1; }
  .top .behind :is(a, summary) { padding-block: .875rem .25rem; }
}

/* On paper: the site's address, which the build adds, and the number of each sheet */
@page { margin: 9mm 11mm 11mm; @bottom-left { content: var(--address, ""); font: 7.5pt system-ui, sans-serif; color: var(--ink); } @bottom-right { content: counter(page) " / " counter(pages); font: 7.5pt system-ui, sans-serif; color: var(--ink); } }
@media print {
  :root { color-scheme: light; --ink: #94020d; --soft: #94020d; --line: #e8ada6; --paper: #fff; --pad: 0mm; --bleed: 0mm; --margin: 0mm; --in: 0mm; }
  html { background: none; font-size: 9.5pt; }
  body { min-block-size: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  a { text-decoration: none; }
  .skip, .top nav, .crumbs, .wide-shot { display: none; }
  .top { min-block-size: 0; }
  h1 { font-size: 40pt; }
  .head { padding-block: 3mm 4mm; }
  .course { margin-block-start: 6mm; padding-block-start: 1mm; }
  .course > h2 { font-size: 20pt; }
  .foot { margin-block-start: 8mm; padding-block: 2mm 0; break-inside: avoid; }
}
.paper { display: none; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media (forced-colors: active) { body { background-image: none; } .mark { border: 1px solid; background: none; color: CanvasText; } }
.entries > li { padding-block: .75rem; border-block-end: 1px solid var(--line); }
.entries time, .date { font-size: .9375rem; color: var(--soft); }
.links { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none; }
.links a { display: inline-block; padding-block: .375rem; }
.logo { inline-size: auto; block-size: 2rem; }

/* The widths of headings, in letters */
.n1{--n:1}.n2{--n:2}.n3{--n:3}.n4{--n:4}.n5{--n:5}.n6{--n:6}.n7{--n:7}.n8{--n:8}.n9{--n:9}.n10{--n:10}.n11{--n:11}.n12{--n:12}.n13{--n:13}.n14{--n:14}.n15{--n:15}.n16{--n:16}.n17{--n:17}.n18{--n:18}.n19{--n:19}.n20{--n:20}.n21{--n:21}.n22{--n:22}.n23{--n:23}.n24{--n:24}.n25{--n:25}.n26{--n:26}.n27{--n:27}.n28{--n:28}.n29{--n:29}.n30{--n:30; }

/* The average colour of a photograph, until it is loaded */
.c000{background:#000}.c004{background:#004}.c008{background:#008}.c00b{background:#00b}.c00f{background:#00f}.c040{background:#040}.c044{background:#044}.c048{background:#048}.c04b{background:#04b}.c04f{background:#04f}.c080{background:#080}.c084{background:#084}.c088{background:#088}.c08b{background:#08b}.c08f{background:#08f}.c0b0{background:#0b0}.c0b4{background:#0b4}.c0b8{background:#0b8}.c0bb{background:#0bb}.c0bf{background:#0bf}.c0f0{background:#0f0}.c0f4{background:#0f4}.c0f8{background:#0f8}.c0fb{background:#0fb}.c0ff{background:#0ff}.c400{background:#400}.c404{background:#404}.c408{background:#408}.c40b{background:#40b}.c40f{background:#40f}.c440{background:#440}.c444{background:#444}.c448{background:#448}.c44b{background:#44b}.c44f{background:#44f}.c480{background:#480}.c484{background:#484}.c488{background:#488}.c48b{background:#48b}.c48f{background:#48f}.c4b0{background:#4b0}.c4b4{background:#4b4}.c4b8{background:#4b8}.c4bb{background:#4bb}.c4bf{background:#4bf}.c4f0{background:#4f0}.c4f4{background:#4f4}.c4f8{background:#4f8}.c4fb{background:#4fb}.c4ff{background:#4ff}.c800{background:#800}.c804{background:#804}.c808{background:#808}.c80b{background:#80b}.c80f{background:#80f}.c840{background:#840}.c844{background:#844}.c848{background:#848}.c84b{background:#84b}.c84f{background:#84f}.c880{background:#880}.c884{background:#884}.c888{background:#888}.c88b{background:#88b}.c88f{background:#88f}.c8b0{background:#8b0}.c8b4{background:#8b4}.c8b8{background:#8b8}.c8bb{background:#8bb}.c8bf{background:#8bf}.c8f0{background:#8f0}.c8f4{background:#8f4}.c8f8{background:#8f8}.c8fb{background:#8fb}.c8ff{background:#8ff}.cb00{background:#b00}.cb04{background:#b04}.cb08{background:#b08}.cb0b{background:#b0b}.cb0f{background:#b0f}.cb40{background:#b40}.cb44{background:#b44}.cb48{background:#b48}.cb4b{background:#b4b}.cb4f{background:#b4f}.cb80{background:#b80}.cb84{background:#b84}.cb88{background:#b88}.cb8b{background:#b8b}.cb8f{background:#b8f}.cbb0{background:#bb0}.cbb4{background:#bb4}.cbb8{background:#bb8}.cbbb{background:#bbb}.cbbf{background:#bbf}.cbf0{background:#bf0}.cbf4{background:#bf4}.cbf8{background:#bf8}.cbfb{background:#bfb}.cbff{background:#bff}.cf00{background:#f00}.cf04{background:#f04}.cf08{background:#f08}.cf0b{background:#f0b}.cf0f{background:#f0f}.cf40{background:#f40}.cf44{background:#f44}.cf48{background:#f48}.cf4b{background:#f4b}.cf4f{background:#f4f}.cf80{background:#f80}.cf84{background:#f84}.cf88{background:#f88}.cf8b{background:#f8b}.cf8f{background:#f8f}.cfb0{background:#fb0}.cfb4{background:#fb4}.cfb8{background:#fb8}.cfbb{background:#fbb}.cfbf{background:#fbf}.cff0{background:#ff0}.cff4{background:#ff4}.cff8{background:#ff8}.cffb{background:#ffb}.cfff{background:#fff}
/* The display face lacks letters of these languages: one whole word in one face looks better than two faces in a word */
:root:is(:lang(cs), :lang(hu), :lang(pl), :lang(tr), :lang(vi)) { --face: Rockwell, "Roboto Slab", "Noto Serif", Georgia, serif; }

"""#
    ),
    (
      .default, "assets/live.js",
#"""
// Fresh prices and sold-out marks from a menu's source. The element's data-… attributes name what a theme's dishes have.
const live = document.querySelector(".live");
if (live) {
const {source, locale, currency, zeros, grouped, sold, price: one = ".sum", sizes: more = ".sizes > .sum",
  gone = "gone", mark: marked = "mark", marks = ".info"} = live.dataset, [wait, offline, failed] = live.children;
const style = {style: "currency", currency, useGrouping: !!grouped, trailingZeroDisplay: zeros};
const numbers = new Intl.NumberFormat(locale, style);
const digits = /\p{Nd}([\p{Nd}.,'’٫٬\s]*\p{Nd})?/u;
const show = state => { for (const part of live.children) part.hidden = part != state; };
const items = node => Array.isArray(node) ? node.flatMap(items) : Object(node) !== node ? []
  : node.items || node.sections ? items([node.items, node.sections])
  : node.id ? [node] : items(Object.values(node));
const write = (sum, price) => {
  const {amount = price, kind = "fixed", unit, to, tiers, currency: own = currency} = price;
  const text = [...sum?.childNodes ?? []].find(node => node.nodeType == 3 && digits.test(node.data));
  if (unit || to || tiers || kind != "fixed" || own != currency || !/^\d+(\.\d+)?$/.test(amount)) return;
  if (text && !sum.matches(".word")) text.data = text.data.replace(digits, () =>
    numbers.formatToParts(amount).map(({type, value}) => /cur|lit/.test(type) ? "" : value).join(""));
};
const update = (dish, {price, sizes, status}) => {
  const find = name => [...dish.querySelectorAll(name)], sums = find(more), isSold = status == "sold-out";
  if (price) write(find(":scope > " + one)[0], price);
  if (sizes?.length == sums.length) sizes.map((size, index) => write(sums[index], size.price ?? ""));
  const mark = find("." + marked.split(" ").join(".")).find(mark => mark.textContent.startsWith(sold));
  dish.classList.toggle(gone, isSold);
  if (!isSold) mark?.remove();
  else if (!mark) (find(marks)[0] ?? dish).append(
    Object.assign(document.createElement("span"), {className: marked, textContent: sold}));
};
const refresh = async () => {
  let answer, menu;
  live.matches(":focus-within") && live.focus();
  show(wait);
  try { answer = await fetch(source, {cache: "no-cache", signal: AbortSignal.timeout(1e4)}); }
  catch { return show(offline); }
  try { menu = answer.ok && await answer.json(); } catch {}
  if (!menu) return show(failed);
  const known = new Map(items(menu).map(item => [item.id, item]));
  for (const dish of document.querySelectorAll(".dish")) {
    const item = known.get(decodeURI(dish.querySelector("a").getAttribute("href").split("/").at(-2)));
    if (item) update(dish, item);
  }
  show();
};
for (const button of live.querySelectorAll("button")) button.onclick = refresh;
refresh();
}

"""#
    ),
    (
      .default, "assets/menu.css",
#"""
/* Menus and dishes, beside ink.css */

/* The index stays at the head of the window */
.index, .dish { display: grid; grid-template-columns: minmax(0, 1fr) var(--money); column-gap: 1rem; }
.index { position: sticky; inset-block-start: 0; z-index: 2; margin-inline: calc(-1 * var(--pad)); padding-inline: var(--pad); border-block: 1px solid; background: var(--rule) right calc(var(--pad) + var(--money)) top / 4px 100% no-repeat, var(--paper); }
[dir=rtl] .index { background-position: left calc(var(--pad) + var(--money)) top, 0 0; }
.index ul { grid-column: 1; display: flex; gap: 1.25rem; overflow-x: auto; scrollbar-width: none; white-space: nowrap; }
.index a { display: block; padding-block: .6875rem .625rem; text-decoration: none; font-size: .9375rem; }
.index a:hover { text-decoration: underline; text-decoration-thickness: 3px; text-underline-offset: .35em; }
.index .behind { align-self: center; font-size: .9375rem; }
.head > .unit { grid-column: 2; font-size: .9375rem; }

/* A course and its dishes */
.filter + .course { margin-block-start: 1.25rem; }
.part { margin-block-start: 2.25rem; }
.part > :is(h3, h4, h5, h6) { font-size: clamp(1.75rem, 1.5rem + 1vw, 2.5rem); }
.part .part > :is(h4, h5, h6) { font-size: 1.5rem; }
.dishes { margin-block-start: .75rem; }
.dish { position: relative; grid-template-columns: minmax(0, 1fr) auto var(--money); column-gap: .75rem; align-items: baseline; padding-block: .75rem .875rem; }
.dish + .dish::before { content: ""; position: absolute; inset-block-start: 0; inset-inline: var(--in) 0; border-block-start: 1px solid var(--line); }
.dish > * { grid-column: 1; }
.dish > .name { line-height: 1.5rem; margin-block-end: .1875rem; }
.dish > .name:nth-last-child(2):has(+ .sum) { grid-column: 1 / 3; }
.name a { text-decoration: none; }
.name a:hover { text-decoration: underline; text-decoration-thickness: 2px; }
.dish > .sum { grid-column: 3; grid-row: var(--from, 1) / span 2; }
.leaflet .pictured { --from: 1; }
.words { max-inline-size: 34rem; text-wrap: pretty; line-height: 1.4; }
.words > div > * + * { margin-block-start: .5em; }
.words .info { margin-block-start: .25rem; }
.code { font: 400 .9375rem/1 var(--text); letter-spacing: 0; color: var(--soft); }
.sizes { grid-column: 2 / 4 !important; grid-row: var(--from, 1) / span 3; display: grid; grid-template-columns: minmax(0, auto) var(--money); justify-content: end; column-gap: inherit; align-items: baseline; }
.sizes dt { grid-column: 1; max-inline-size: min(7.5rem, 31vw); hyphens: auto; color: var(--soft); font-size: .9375rem; line-height: 1.5rem; text-align: end; overflow-wrap: anywhere; }
.sizes dd { grid-column: 2; }
.gone :is(.name a, .sum), .gone > dt { text-decoration: line-through; text-decoration-thickness: 2px; color: var(--soft); }
.gone .words, .gone .info { text-decoration: none; color: var(--soft); }
.ask { box-decoration-break: clone; -webkit-box-decoration-break: clone; }
.hidden { display: none; }

/* The refreshing of a menu with a live source */
.live p { margin: 1.5rem 0 0 var(--in); }
.live button { font: inherit; color: inherit; background: none; border: 1px solid; padding: .25rem .75rem; margin-inline-start: .5rem; cursor: pointer; }

/* On a phone the sizes are beside the name and the description, and allergens are below, across both columns */
@media screen and (max-width: 47.99rem) {
  .dish > .sizes { grid-row: var(--from, 1) / span 2; }
  .dish:has(> .sizes) > .words { display: contents; }
  .dish:has(> .sizes) > .words > * { grid-column: 1; }
  .dish:has(> .sizes) > .words > .info { grid-column: 1 / 3; }
  .wide .dish:has(> .sizes) > .name { grid-column: 1 / 3; }
  .wide .dish > .sizes { grid-row: calc(var(--from, 1) + 1); }
}
@media screen and (max-width: 22.49rem) {
  .dish:has(> .sizes) > .name, .dish:has(> .sizes) > .words > * { grid-column: 1 / 3; }
  .dish > .sizes { grid-column: 1 / 4 !important; grid-row: auto; }
  .sizes dt { max-inline-size: none; }
}

/* A picture: above the name, and on a wide sheet in the margin, into that of the next dish */
.dish > .shot { grid-column: 1 / 3; grid-row: 1; margin-inline: calc(-1 * var(--bleed)) 0; margin-block-end: .75rem; }
.shot img { inline-size: 100%; aspect-ratio: 8 / 5; object-fit: cover; }
.pictured { --from: 2; }
:is(.course, .part) > .shot { margin: .75rem calc(var(--money) + .75rem) 0 calc(-1 * var(--bleed)); }
:is(.course, .part) > .shot img { max-block-size: 20rem; }

/* Choices */
.options { margin-block-start: 1.5rem; }
.options > .name { margin-inline-start: var(--in); }
.options > .rows, .options > .note { margin-inline-start: var(--in); margin-block-start: .25rem; }
.rows > div:has(> .of) { grid-template-columns: minmax(0, 1fr) auto var(--money); column-gap: .75rem; }
.rows > div:has(> .of) > dt { grid-row: 1 / span 8; }
.rows > div:has(> .of) > .of { grid-column: 2; max-inline-size: 7.5rem; color: var(--soft); font-size: .9375rem; text-align: end; }
.rows > div:has(> .of) > .sum { grid-column: 3; }
dt > .info { display: block; }

/* The end of a menu */
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.note.legend > * { margin: 0; }
.formats a { margin-inline-end: 1rem; }

/* One dish */
.one .head { grid-template-columns: minmax(0, 1fr) auto var(--money); column-gap: .75rem; align-items: start; padding-block: 1.5rem 1rem; }
.one .head > :is(h1, p, .lead) { grid-column: 1 / 3; }
.one .head > .soft:first-child { grid-row: 1; }
.one .head > .unit { grid-column: 3 !important; grid-row: 1; }
.one .head > h1 { grid-row: 2; }
.one .head > :is(.sizes, .sum) { grid-row: 3 / span 2; margin: 0; align-self: start; }
.one .head > .sum { grid-column: 3; margin: 0; }
.one .head > .lead { grid-column: 1; grid-row: 3; }
.lines li { display: block; }
.rows.lines { margin-inline-end: calc(var(--money) + 1rem); }
.rows.lines + .note, .updated { margin-block-start: .75rem; }
.pager { display: grid; grid-template-columns: 1fr 1fr; margin-block-start: 4rem; border-block-start: 3px solid; margin-inline-end: calc(var(--money) + 1rem); }
.pager a { padding-block: 1rem; text-decoration: none; }
.pager a[rel=next] { grid-column: 2; text-align: end; }
.pager .face { display: block; }
.pager a:hover .face { text-decoration: underline; text-decoration-thickness: 2px; }

@media (min-width: 48rem) {
  .dish { grid-template-columns: var(--margin) minmax(0, 1fr) auto var(--money); column-gap: 1.5rem; padding-block: .8125rem .875rem; }
  .dish > * { grid-column: 2; }
  .dish > .name:nth-last-child(2):has(+ .sum) { grid-column: 2 / 4; }
  .dish > .sum { grid-column: 4; }
  .dish > .name { font-size: 1.75rem; line-height: 1.625rem; }
  .sizes { grid-column: 3 / 5 !important; }
  .sizes dt { line-height: 1.625rem; max-inline-size: 14rem; }
  .dish > .shot { grid-column: 1; grid-row: 1 / span 5; margin-block: .25rem 0; align-self: start; }
  .pictured:has(+ .dish:not(.pictured)) > .shot { margin-block-end: -5rem; }
  .pictured { --from: 1; }
  .one .sizes { grid-column: 2 / 4 !important; }
  .filter + .course { margin-block-start: 2.5rem; }
  .part > :is(h3, h4, h5, h6) { margin-inline-start: var(--in); }
  .rows > div:has(> .of) > .of { max-inline-size: 14rem; }
  .rows.lines { margin-inline-start: var(--in); }
}

/* The filter: what may contain it, or is undeclared, stays in negative */
.filter { border-block-end: 1px solid; margin-inline-end: calc(var(--money) + 1rem); font-size: .9375rem; }
.filter summary { padding-block: .6875rem; cursor: pointer; }
.filter summary:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .3em; }
.filter fieldset { margin: 0; padding: 0 0 1rem; border: 0; min-inline-size: 0; }
.filter legend { padding: 0 0 .25rem; font-weight: 650; }
.filter fieldset div { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.filter label { display: flex; align-items: center; gap: .5rem; min-block-size: 2.25rem; }
.filter input[type=checkbox] { flex: none; appearance: none; inline-size: 1.25rem; block-size: 1.25rem; margin: 0; border: 2px solid var(--ink); border-radius: 0; background: none; }
.filter input[type=checkbox]:checked { background: linear-gradient(45deg, transparent 46%, var(--paper) 46% 58%, transparent 58%), linear-gradient(-45deg, transparent 46%, var(--paper) 46% 58%, transparent 58%), var(--ink); }
.filter > p { padding-block-end: 1rem; }
.search { padding-block: .5rem; font-size: .9375rem; margin-inline-end: calc(var(--money) + 1rem); }
.search input { inline-size: 100%; padding: .5rem 0; border: 0; border-block-end: 1px solid; border-radius: 0; background: none; color: inherit; font: inherit; }
.search input::placeholder { color: var(--soft); opacity: 1; }
.left { display: none; }
@media screen {
.menu { display: flex; flex-direction: column; counter-reset: left; }
.menu .dish { counter-increment: left; }
.menu > .search { order: -3; }
.menu > .filter { order: -2; }
.menu > .left { order: -1; padding-block: .5rem; font-weight: 650; }
.left span::before { content: counter(left); }
.left .arabic-indic::before { content: counter(left, arabic-indic); }
.left .persian::before { content: counter(left, persian); }
.menu:has(.filter :checked) > .left, .menu:has(.miss) > .left { display: block; }
.miss { display: none !important; }
.menu:has([value=gluten]:checked) .a-gluten,
.menu:has([value=crustaceans]:checked) .a-crustaceans,
.menu:has([value=eggs]:checked) .a-eggs,
.menu:has([value=fish]:checked) .a-fish,
.menu:has([value=peanuts]:checked) .a-peanuts,
.menu:has([value=soybeans]:checked) .a-soybeans,
.menu:has([value=milk]:checked) .a-milk,
.menu:has([value=nuts]:checked) .a-nuts,
.menu:has([value=celery]:checked) .a-celery,
.menu:has([value=mustard]:checked) .a-mustard,
.menu:has([value=sesame]:checked) .a-sesame,
.menu:has([value=sulphites]:checked) .a-sulphites,
.menu:has([value=lupin]:checked) .a-lupin,
.menu:has([value=molluscs]:checked) .a-molluscs,
.menu:has([value=vegan]:checked) .dish:not(.d-vegan),
.menu:has([value=vegetarian]:checked) .dish:not(.d-vegetarian),
.menu:has([value=halal]:checked) .dish:not(.d-halal),
.menu:has([value=kosher]:checked) .dish:not(.d-kosher),
.menu:has([value=hindu]:checked) .dish:not(.d-hindu),
.menu:has([value=gluten-free]:checked) .dish:not(.d-gluten-free),
.menu:has([value=lactose-free]:checked) .dish:not(.d-lactose-free),
.menu:has([value=low-lactose]:checked) .dish:not(.d-low-lactose),
.menu:has([value=low-calorie]:checked) .dish:not(.d-low-calorie),
.menu:has([value=low-fat]:checked) .dish:not(.d-low-fat),
.menu:has([value=low-salt]:checked) .dish:not(.d-low-salt),
.menu:has([value=diabetic]:checked) .dish:not(.d-diabetic) { display: none; }
.menu:has([value=gluten]:checked) .m-gluten .hidden,
.menu:has([value=crustaceans]:checked) .m-crustaceans .hidden,
.menu:has([value=eggs]:checked) .m-eggs .hidden,
.menu:has([value=fish]:checked) .m-fish .hidden,
.menu:has([value=peanuts]:checked) .m-peanuts .hidden,
.menu:has([value=soybeans]:checked) .m-soybeans .hidden,
.menu:has([value=milk]:checked) .m-milk .hidden,
.menu:has([value=nuts]:checked) .m-nuts .hidden,
.menu:has([value=celery]:checked) .m-celery .hidden,
.menu:has([value=mustard]:checked) .m-mustard .hidden,
.menu:has([value=sesame]:checked) .m-sesame .hidden,
.menu:has([value=sulphites]:checked) .m-sulphites .hidden,
.menu:has([value=lupin]:checked) .m-lupin .hidden,
.menu:has([value=molluscs]:checked) .m-molluscs .hidden { display: inline; }
.menu:has([value=gluten]:checked) .m-gluten .ask,
.menu:has([value=crustaceans]:checked) .m-crustaceans .ask,
.menu:has([value=eggs]:checked) .m-eggs .ask,
.menu:has([value=fish]:checked) .m-fish .ask,
.menu:has([value=peanuts]:checked) .m-peanuts .ask,
.menu:has([value=soybeans]:checked) .m-soybeans .ask,
.menu:has([value=milk]:checked) .m-milk .ask,
.menu:has([value=nuts]:checked) .m-nuts .ask,
.menu:has([value=celery]:checked) .m-celery .ask,
.menu:has([value=mustard]:checked) .m-mustard .ask,
.menu:has([value=sesame]:checked) .m-sesame .ask,
.menu:has([value=sulphites]:checked) .m-sulphites .ask,
.menu:has([value=lupin]:checked) .m-lupin .ask,
.menu:has([value=molluscs]:checked) .m-molluscs .ask,
.menu:has([name=no]:checked) .u .ask { background: var(--ink); color: var(--paper); box-shadow: 0 0 0 .125rem var(--ink); }
}

/* On paper: A4 or Letter */
@media print {
  .home, .wide, :root { --money: 13mm; }
  .one { --money: 28mm; }
  .one .rows > * { padding-block: .7mm; }
  .wide { --money: 19mm; }
  html { font-size: 7.6pt; }
  body { max-inline-size: none; background: none; line-height: 1.22; }
  .index, .filter, .left, .search, .shot, .formats, .pager, .head > .unit { display: none !important; }
  .top { display: block; border: 0; }
  .top .brand { font-size: 15pt; }
  .head { display: block; padding-block: 0 3mm; padding-inline-end: 32mm; }
  .head h1 { font-size: 44pt; padding: 0; }
  /* The code and its words, which may need three lines, are beside the head */
  body:has(> .paper) .head { min-block-size: 28mm; }
  .one .head { display: grid; column-gap: 2mm; padding-block: 2mm 4mm; padding-inline-end: 0; }
  .head > * { margin-inline: 0 !important; }
  .lead { font-size: 10pt; margin-block-start: 1mm; }
  .paper { display: block; position: absolute; inset-block-start: 0; inset-inline-end: 0; inline-size: 30mm; text-align: end; font-size: 7.5pt; line-height: 1.2; }
  .paper img { inline-size: 24mm; block-size: 24mm; margin-inline-start: auto; }
  .menu { display: block; columns: 2; column-gap: 8mm; orphans: 2; widows: 2; border-block-start: 2pt solid; }
  .course, .filter + .course { margin: 0; padding: 1.5mm 0 2mm; border: 0; background: var(--rule) right var(--money) top / 4px 100% no-repeat; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
  [dir=rtl] .course { background-position: left var(--money) top; }
  .course + .course > h2 { border-block-start: 2pt solid; padding-block-start: 1.2mm; }
  .course > h2 { font-size: 18pt; line-height: 1.05; break-after: avoid; }
  .part { margin-block-start: 2mm; }
  .part > :is(h3, h4, h5, h6) { font-size: 14pt; break-after: avoid; }
  .course > .note, .part > .note { break-after: avoid; font-size: 8.2pt; margin-block-start: .5mm; }
  .dishes { margin-block-start: 1mm; }
  .dish { grid-template-columns: minmax(0, 1fr) auto var(--money); column-gap: 2mm; padding-block: .5mm .6mm; break-inside: avoid; }
  .pictured { --from: 1; }
  .dish > * { grid-column: 1; }
  .dish > .name:nth-last-child(2):has(+ .sum) { grid-column: 1 / 3; }
  .dish > .sum { grid-column: 3; }
  .sizes { grid-column: 2 / 4 !important; }
  .dish > .name { font-size: 10.8pt; line-height: 11pt; margin: 0 0 .2mm; }
  .sum { font-size: 10pt; line-height: 11pt; }
  .sizes dt { font-size: 7.4pt; line-height: 11pt; max-inline-size: 24mm; }
  .words > div, .words > div > p, .words > .info { display: inline; margin: 0; }
  .words { text-wrap: wrap; }
  .words > div + .info { margin-inline-start: .3em; }
  .info { font-size: 7pt; line-height: 1.2; margin-block-start: .2mm; }
  .code, .sum.word { font-size: 7pt; }
  .mark { padding: 0 .8mm; font-size: 6.6pt; }
  .options { margin-block-start: 1.5mm; break-inside: avoid; }
  .options .name { font-size: 10pt; }
  .options .rows { margin-block-start: 0; }
  .options .rows > * { padding-block: .3mm; border: 0; }
  .end { break-inside: avoid; background: none; }
  .end > h2 { font-size: 12pt; }
  .end > .note { margin-inline: 0; }
  .foot { position: absolute; inset-block-start: 0; inset-inline-end: 34mm; display: block; inline-size: 60mm; margin: 0; padding: 0; border: 0; font-size: 7.5pt; text-align: end; }
  .foot .face { display: none; }
  .note a, .soft a, .foot a, .brand { display: inline-block; min-inline-size: 24px; padding-block: .7rem; margin-block: -.6rem; }
}
@media screen { .leaflet .top { grid-template-columns: 1fr; } }
@media (forced-colors: active) { .index { background: Canvas; } .filter input[type=checkbox] { appearance: auto; } .menu:has(:checked) .ask { outline: 1px solid; } }

"""#
    ),
    (
      .default, "assets/menu.js",
#"""
// Search, a kept filter, a count read aloud.
const menu = document.querySelector(".menu"), left = menu?.querySelector(".left");
if (left) {
const all = (name, from = menu) => [...from.querySelectorAll(name)];
const make = (name, more) => Object.assign(document.createElement(name), more);
const plain = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const filter = menu.querySelector(".filter"), boxes = all("input"), parts = all(".course, .part");
const rows = all(".dish").map(dish => [dish, plain(dish.textContent)]), shown = dish => dish.offsetHeight;
const status = make("p", {className: "unseen", role: "status"}), label = make("label", {className: "search"});
const name = filter.dataset.search, search = make("input", {type: "search", placeholder: name, ariaLabel: name});
const digits = {"arabic-indic": "arab", persian: "arabext"}[left.children[0].className] || "latn";
const key = "menugen";
let timer, kept = [];
try { kept = JSON.parse(localStorage[key]); } catch {}
const update = () => {
  const words = plain(search.value).split(" ");
  for (const part of parts) part.classList.remove("miss");
  for (const [dish, text] of rows) dish.classList.toggle("miss", !words.every(word => text.includes(word)));
  for (const part of parts) part.classList.toggle("miss", all(".dish", part)[0] && !all(".dish", part).some(shown));
  const count = rows.filter(([dish]) => shown(dish)).length.toLocaleString("en", {numberingSystem: digits});
  clearTimeout(timer);
  timer = setTimeout(() => status.textContent = [...left.childNodes].map(node => node.data ?? count).join(""), 500);
};
label.append(search);
menu.prepend(label, status);
for (const box of boxes) if (kept.includes(box.value)) box.checked = filter.open = true;
if (filter.open) update();
filter.onchange = () => {
  kept = kept.filter(value => !boxes.some(box => box.value == value));
  for (const box of boxes) if (box.checked) kept.push(box.value);
  try { localStorage[key] = JSON.stringify(kept); } catch {}
  update();
};
search.oninput = update;
}

"""#
    ),
    (
      .default, "assets/table.css",
#"""
/* The allergen table, beside ink.css */
.marks { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-inline-end: calc(var(--money) + 1rem); }
.marks > div { display: flex; gap: .5rem; }
.scroll { --edge: var(--pad); overflow-x: auto; position: relative; margin: 1.5rem calc(-1 * var(--edge)) 0; background: var(--paper); }
.matrix { inline-size: 100%; border-collapse: separate; border-spacing: 0; }
.matrix :is(th, td) { padding: .375rem .25rem; border-block-end: 1px solid var(--line); text-align: center; font-weight: 400; line-height: 1.3; }
.matrix thead th { padding-block-end: .5rem; border-block-end: 3px solid; vertical-align: bottom; color: var(--ink); font-size: .9375rem; }
.matrix thead th:not(:first-child) span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; }
.matrix :lang(ja) thead th span, .matrix :lang(zh) thead th span { transform: none; }
.matrix :is(thead th:first-child, th[scope=row]) { position: sticky; inset-inline-start: 0; padding-inline-start: var(--edge); background: var(--paper); text-align: start; min-inline-size: 9rem; max-inline-size: 44vw; }
.matrix td { min-inline-size: 2.25rem; font-size: 1.125rem; }
.matrix td.none { color: var(--soft); }
.matrix td:is(.unknown, .may-contain, .with-choices, .with-sizes) { font-weight: 700; }
.matrix .group { padding-block-start: 1.5rem; padding-inline-start: var(--edge); border-block-end: 1px solid; text-align: start; }
.matrix .group > span { position: sticky; inset-inline-start: var(--edge); font: 700 1.5rem/1.1 var(--face); }
.matrix tbody tr:hover > * { background: linear-gradient(var(--line), var(--line)) 0 100% / 100% 2px no-repeat, var(--paper); }
.scroll + .after-table { padding-block-start: 1.5rem; }
@media (min-width: 48rem) { .scroll { --edge: 0rem; } }
@media print {
  html { font-size: 8pt; }
  body { background: none; }
  .matrix { font-size: 7pt; }
  .matrix td { min-inline-size: 0; font-size: 8pt; }
  .matrix tr { break-inside: avoid; }
  .matrix thead { display: table-header-group; }
  .soft a, .note a, .foot a, .brand { display: inline-block; min-inline-size: 24px; padding-block: .7rem; margin-block: -.6rem; }
  .matrix th[scope=row] { padding-block: 0; }
  .matrix a { display: inline-block; min-inline-size: 24px; padding-block: .6rem; }
  .scroll { overflow: visible; }
  .formats { display: none; }
}

"""#
    ),
    (
      .default, "assets/tent.css",
#"""
/* A card for the table: a sheet of A4 or Letter, folded once across */
@page { margin: 0; }
:root { --money: 62mm; --pad: 12mm; --ink: #94020d; --paper: #fff; color-scheme: light; }
html, body { margin: 0; padding: 0; min-block-size: 0; background: #fff; }
.side { display: grid; grid-template: auto 1fr / 1fr calc(var(--money) - 6mm); column-gap: 12mm; inline-size: 100%; max-inline-size: 216mm; block-size: 139mm; padding: 10mm var(--pad); overflow: hidden; background: var(--rule) right calc(var(--pad) + var(--money) - 2mm) top / 4px 100% no-repeat; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
[dir=rtl] .side { background-position: left calc(var(--pad) + var(--money) - 2mm) top; }
.turned { transform: rotate(180deg); border-block-start: .2mm dashed #bbb; }
.over { --fit: calc(186mm / var(--n, 12) * 2.32); grid-column: 1 / -1; font: 700 104pt/.9 var(--face); font-size: min(104pt, var(--fit)); letter-spacing: -.025em; }
.say { align-self: end; font-size: 12pt; }
.say .face { font-size: 24pt; line-height: 1.05; margin-block-end: 4mm; }
.scan { align-self: end; text-align: end; font-size: 11pt; overflow-wrap: anywhere; }
.scan img { inline-size: 54mm; block-size: 54mm; margin-inline-start: auto; }
@media print { html { font-size: 16px; } .side { block-size: 49.9vh; max-inline-size: none; } }
@media screen and (max-width: 820px) { .turned { display: none; } .side { display: block; block-size: auto; padding: 1.25rem; background: none; } .over { font-size: 3rem; } .say, .scan { margin-block-start: 2rem; text-align: start; } .scan img { margin: 0; } }
@media (forced-colors: active) { .side { forced-color-adjust: none; color: #000; } }

"""#
    ),
    (
      .default, "assets/text.css",
#"""
/* Text in Markdown, beside ink.css */
.prose { margin-inline: var(--in) calc(var(--money) + 1rem); padding-block: 1.25rem 0; max-inline-size: 36rem; text-wrap: pretty; }
.prose h1 { margin-block: 0 1.5rem; margin-inline-start: calc(-1 * var(--in)); inline-size: calc(100vw - var(--pad) - var(--pad) - var(--money) - 1rem); }
.prose :is(p, ul, ol, blockquote, pre, table, img, dl) + * , .prose hr { margin-block-start: .9em; }
.prose :is(h2, h3, h4, h5, h6) { margin-block: 1.5em .35em; }
.prose h2 { font-size: 2rem; }
.prose ul { list-style: disc; padding-inline-start: 1.25em; }
.prose ol { list-style: decimal; padding-inline-start: 1.5em; }
.prose blockquote { margin-inline: 0; margin-block-end: 0; padding-inline-start: 1em; border-inline-start: 4px double; }
.prose pre { white-space: pre-wrap; font-size: .9em; }
.prose :is(th, td) { padding: .25rem 1rem .25rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: baseline; }
.prose table { display: block; overflow-x: auto; }
.prose hr { border: 0; border-block-start: 1px solid var(--line); }
@media print { .prose { padding-block-start: 3mm; max-inline-size: 140mm; } .prose h1 { margin-block-end: 4mm; font-size: 32pt; } .prose h2 { font-size: 15pt; break-after: avoid; } .prose img { max-block-size: 60mm; inline-size: auto; } }

"""#
    ),
    (
      .default, "strings/ar.yaml",
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
retry: إعادة المحاولة

# Around every page
home: الصفحة الرئيسية
menus: قوائم الطعام
locations: الفروع
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
privateNote: "خاص: ليس للنشر"
privateMark: "خاص"

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
filter: "الحساسية والأنظمة الغذائية"
filterAvoid: "استبعاد ما يحتوي على"
filterOnly: "فقط"
filterLeft: "بقي {left} من {count}"
filterNote: "الأطباق التي قد تحتوي عليه، أو التي لم تُذكر مسببات الحساسية فيها، تبقى وعليها إشارة. يُرجى سؤالنا."
searchDishes: "بحث"
stop: "."
tent: "بطاقة الطاولة"
tentNote: "وجّه كاميرا هاتفك نحو المربّع: الأطباق والأسعار ومسببات الحساسية."
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
receipt: "الإيصال"
receipts: "الإيصالات"
missing: "مفقود"
missingReceipts: "إيصالات مفقودة"
monthEnds: "نهايات الأشهر"
bankStatement: "كشف الحساب"
proved: "مؤكَّد"
unproved: "غير مذكور"
differsBy: "الفرق {amount}"
proofNote: "مؤكَّد: يذكر الملف أيضًا رصيد ذلك اليوم وهو مطابق. غير مذكور: لا يذكر الملف رصيدًا."
yearEnd: "إقفال السنة {year}"
files: "الملفات"
file: "الملف"
bytes: "بايت"
quantity: الكمية
dish: الطبق
note: ملاحظة
currency: العملة
opening: الرصيد الافتتاحي
closing: الرصيد الختامي
moneyIn: الوارد
moneyOut: الصادر
transfers: التحويلات
probableTransfers: "تحويلات محتملة"
ambiguousTransfers: "ملتبسة"
transferNote: "لكل تحويل، اكتب «transfer: true» في الحركتين. لم يتغير شيء."
ambiguousNote: "كل حركة من هذه تطابق عدة حركات: القرار لك."
forecast: "توقعات"
interval: "الفترة"
everyWeek: "كل أسبوع"
everyMonth: "كل شهر"
everyQuarter: "كل ربع سنة"
everyYear: "كل سنة"
forecastNote: "توقعات: حركات تكررت ثلاث مرات على الأقل بهذه الفترة، بآخر مبلغ لها. لا يتضمنها أي رقم آخر."
split: تقسيم
tag: "وسم"
movementTags: "الوسوم"
tagNote: "الحركة ذات الوسوم المتعددة تُحسب في كل منها، لذا قد تتجاوز هذه المجاميع مجموع الدفتر."
bookingStatus: "الحالة"
pending: "معلّقة"
pendingNote: "تشمل المجاميع والأرصدة هذه الحركات التي لم يقيّدها البنك بعد."
booked: "الرصيد المقيّد"
vat: "ضريبة القيمة المضافة"
vatRate: "نسبة الضريبة"
net: "الصافي"
withoutVAT: "بلا ضريبة"
netIn: "صافي الوارد"
outputTax: "ضريبة المخرجات"
netOut: "صافي الصادر"
inputTax: "ضريبة المدخلات"
taxDue: "الضريبة المستحقة"
vatNote: "كل مبلغ يشمل ضريبته، مقرَّبة لكل حركة. الضريبة المستحقة هي ضريبة المخرجات ناقص ضريبة المدخلات؛ وما دون الصفر مسترد. لا تُحتسب التحويلات."
dishes: "الأطباق"
units: "الوحدات"
share: "الحصة"
revenue: "الإيراد"
contribution: "الهامش"
perUnit: "لكل وحدة"
quadrant: "الفئة"
star: "نجم"
plowhorse: "حصان عمل"
puzzle: "لغز"
dog: "راكد"
tooFew: "قليل جدًا"
dishNote: "الإيراد بلا ضريبة، والهامش هو الإيراد ناقص التكلفة. رائج: 70 % على الأقل من حصة متساوية. مربح: متوسط هامش الوحدة على الأقل. نجم: كلاهما. حصان عمل: رائج. لغز: مربح. راكد: لا هذا ولا ذاك (كاسافانا وسميث). أقل من {count} وحدة قليل جدًا."
total: المجموع
totals: المجاميع
count: الحركات
month: الشهر
byCategory: حسب الفئة
byAccount: حسب الحساب
byName: حسب الاسم
byTag: "حسب الوسم"
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
overspent: تجاوز
average: المتوسط
averageNote: "لا يشمل المتوسط التحويلات."
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
selectedWithout: "دون الفئة {category}"
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
      .default, "strings/cs.yaml",
#"""
# The theme's words in Czech.

# Page states
loadingTitle: Dobrý den
loadingMessage: "Okamžik, prosím"
internetErrorTitle: Jejda
internetErrorMessage: Připojení k internetu nefunguje
serviceErrorTitle: Omlouváme se
serviceErrorMessage: Došlo k chybě služby
emptyTitle: Zatím tu nic není
emptyMessage: Přijďte prosím brzy znovu.
notFoundTitle: Stránka nenalezena
notFoundMessage: Tato stránka na jídelním lístku není. Možná byla přesunuta.
contentErrorTitle: Tuto stránku se nepodařilo vytvořit
contentErrorMessage: Její podklady obsahují chyby. Přijďte prosím brzy znovu.
retry: Zkusit znovu

# Around every page
home: Úvod
menus: Jídelní lístky
locations: Pobočky
reports: Přehledy
morePages: Další stránky
skipToContent: Přejít k obsahu
mainNavigation: Hlavní navigace
breadcrumb: Nacházíte se zde
languages: Jazyky
contents: Na tomto lístku
previous: Předchozí
next: Další
previousAndNext: Předchozí a další
comma: ", "
colon: ": "
otherFormats: "Také jako"
privateNote: "Důvěrné: neurčeno ke zveřejnění"
privateMark: "Důvěrné"

# The restaurant
openingHours: Otevírací doba
visitUs: Navštivte nás
findUs: Kde nás najdete
contact: Kontakt
address: Adresa
telephone: Telefon
email: E-mail
map: Mapa
cuisine: Kuchyně
priceRange: Cenová hladina
reservations: "Rezervace"
reservationsYes: "Ano"
reservationsNo: "Ne"
reserve: "Rezervovat stůl"
closed: Zavřeno
specialHours: "Mimořádná otevírací doba"
website: "Web"
payment: "Platba"
alsoOn: "Najdete nás také na"

# Menus
dishCount: { one: "{count} jídlo", few: "{count} jídla", many: "{count} jídla", other: "{count} jídel" }
updated: "Aktualizováno {date}"
plainText: Prostý text
allergenTable: Tabulka alergenů
printPage: "K vytištění"
onYourPhone: "Tento lístek v mobilu"
price: Cena
prices: Ceny
size: Velikost
priceFrom: "od {price}"
pricePer: "{price} / {unit}"
priceMarket: Denní cena
priceFree: Zdarma
# Prices for some guests, places or times
tier:
  breakfast: Snídaně
  brunch: Brunch
  lunch: Oběd
  dinner: Večeře
  happy-hour: Happy hour
  weekdays: Všední dny
  weekend: Víkend
  adults: Dospělí
  children: Děti
  students: Studenti
  seniors: Senioři
  staff: Zaměstnanci
  guests: Hosté
  members: Členové
  counter: U pultu
  table: U stolu
  terrace: Na zahrádce
  takeaway: S sebou
  delivery: Rozvoz
soldOut: Vyprodáno
limited: Do vyprodání zásob
options: Na výběr
standard: Výchozí volba
chooseExactly:
  one: "Vyberte {count}"
  few: "Vyberte {count}"
  many: "Vyberte {count}"
  other: "Vyberte {count}"
chooseUpTo:
  one: "Vyberte nejvýše {count}"
  few: "Vyberte nejvýše {count}"
  many: "Vyberte nejvýše {count}"
  other: "Vyberte nejvýše {count}"
chooseAtLeast:
  one: "Vyberte nejméně {count}"
  few: "Vyberte nejméně {count}"
  many: "Vyberte nejméně {count}"
  other: "Vyberte nejméně {count}"
chooseBetween: "Vyberte {min} až {max}"
chooseFree: { one: "{count} v ceně", few: "{count} v ceně", many: "{count} v ceně", other: "{count} v ceně" }
chooseEach: "každého nejvýše {count}"
ingredients: Složení
additives: Přídatné látky
servingSize: Porce
alcohol: "Alkohol"
alcoholByVolume: "{value} % obj."
deposit: Záloha
spicinessLevel: { 0: Nepálivé, 1: Mírně pálivé, 2: Pálivé, 3: Velmi pálivé }
diets: Druh stravy
tags: { new: Novinka, popular: Oblíbené, seasonal: Sezonní, homemade: Domácí, organic: Bio, regional: Regionální, spicy: Pálivé, chef: Doporučení šéfkuchaře }

# Allergens
allergens: Alergeny
contains: "Obsahuje: {list}"
mayContain: "Může obsahovat: {list}"
withAnyChoice: "Při jakékoli volbě: {list}"
withAnyChoiceMayContain: "Při jakékoli volbě může obsahovat: {list}"
withChoices: "Podle výběru: {list}"
withChoicesMayContain: "Podle výběru může obsahovat: {list}"
withSizes: "Podle velikosti: {list}"
withSizesMayContain: "Podle velikosti může obsahovat: {list}"
allergenContains: "obsahuje"
allergenMayContain: "může obsahovat"
allergenWithChoices: "alespoň při některých volbách"
allergenWithSizes: "alespoň v některých velikostech"
allergenNone: "neobsahuje"
allergenUnknown: "neuvedeno"
declaredNone: "Žádný ze 14 alergenů, které se musí uvádět"
notDeclared: "Alergeny nejsou uvedeny. Zeptejte se nás, prosím."
allergenNote: "O alergiích nám prosím řekněte, než si objednáte."
filter: "Alergie a diety"
filterAvoid: "Bez jídel, která obsahují"
filterOnly: "Jen"
filterLeft: "Zbývá {left} z {count} jídel"
filterNote: "Jídla, která to mohou obsahovat nebo u nichž alergeny nejsou uvedeny, zůstávají a jsou označena. Zeptejte se nás, prosím."
searchDishes: "Hledat"
stop: "."
tent: "Kartička na stůl"
tentNote: "Namiřte fotoaparát telefonu na čtverec: jídla, ceny a alergeny."
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: lepek
  crustaceans: korýši
  eggs: vejce
  fish: ryby
  peanuts: arašídy
  soybeans: sója
  milk: mléko
  nuts: skořápkové plody
  celery: celer
  mustard: hořčice
  sesame: sezam
  sulphites: siřičitany
  lupin: vlčí bob (lupina)
  molluscs: měkkýši
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "lepek, lepku, pšeni*, celozrnná mouka, žito, žita, žitn*, ječmen*, ječn*, oves, ovsa, ovesn*, špald*, khorasan*, kamut*, krupice, krupici, krupičk*, dětská krupice, bulgur*, kuskus*, seitan*, slad, sladu, sladov*, strouhank*, =mouka, =hladká mouka, =polohrubá mouka, =hrubá mouka, =chléb, =chleba, =rohlík, =houska, =knedlík, =těstoviny, !kukuřičná krupice, !rýžová krupice, !bezlepk*"
  crustaceans: "korýš*, krevet*, krab, kraba, krabi, krabů, krabí*, humr*, langust*, rak, raka, raci, raků, račí, scampi, krill*, !krabí tyčinky"
  eggs: "vejce, vejci, vajec, vejcem, vaječn*, žloutek, žloutk*, bílek, bílku, bílky, bílků, majonéz*, aioli, !veganský *, !veganská *, !veganské *"
  fish: "ryb*, ančovič*, sardel*, tresk*, tresčí*, tuňák*, losos*, sleď*, sled*, slaneč*, zavináč*, makrel*, sardin*, pstruh*, kapr, kapra, kaprem, kapří*, candát*, štik*, úhoř*, halibut*, pražm*, mořský vlk, kaviár*, !rybíz*, !veganský *, !veganská *"
  peanuts: "arašíd*, burák*, burské ořech*, burských ořech*, podzemnic*"
  soybeans: "sój*, sojov*, tofu, edamame, miso, tempeh, tamari"
  milk: "mlék*, mléč*, máslo, másla, máslu, máslem, másle, máslov*, podmásl*, smetan*, sýr, sýra, sýry, sýrem, sýrů, sýrov*, jogurt*, kefír*, tvaroh*, mozzarell*, parmazán*, parmezán*, ricott*, mascarpone, eidam*, hermelín*, niva, balkánský sýr, feta, gorgonzol*, brynz*, žervé, cottage, lučin*, syrovátk*, kasein*, laktóz*, zakysan*, šlehačk*, !kyselina mléčná, !kokosové mléko, !kokosového mléka, !mandlové mléko, !mandlového mléka, !sójové mléko, !sójového mléka, !rýžové mléko, !ovesné mléko, !ovesného mléka, !arašídové máslo, !arašídového másla, !burákové máslo, !kakaové máslo, !kakaového másla, !bambucké máslo, !kokosové máslo, !mandlové máslo, !ořechové máslo, !kokosová smetana, !sójová smetana, !sójový jogurt, !kokosový jogurt, !veganský *, !veganská *, !veganské *, !rostlinný *, !rostlinná *, !rostlinné *"
  nuts: "ořech, ořechy, ořechu, ořechů, ořechov*, oříšek, oříšk*, mandl*, lískov*, vlašsk*, kešu, pekan*, para ořech*, pistác*, makadam*, marcipán*, nugát*, pralink*, !muškátový oříšek, !muškátového oříšku, !muškátový ořech, !muškátového ořechu, !kokosový ořech, !kokosového ořechu, !burské ořechy, !burských ořechů, !piniové oříšky, !piniových oříšků"
  celery: "celer*"
  mustard: "hořčic*, hořčič*"
  sesame: "sezam*, tahini, tahina, chalva, chalvy"
  sulphites: "siřičitan*, disiřičitan*, oxid siřičitý, oxidu siřičitého, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "vlčí bob, vlčího bobu, lupin*"
  molluscs: "měkkýš*, slávk*, mušl*, ústřic*, ústřičná omáčka, ústřičné omáčky, kalamár*, oliheň, olihn*, chobotnic*, sépi*, šnek, šneci, šneků, hlemýžď*, hlemýžd*, hřebenatk*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "bez *, neobsahuje *, bez přidaného *, bez přidané *"
# What joins words that this is said of.
allergenAnd: "a i ani nebo či &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "pšeni*"
  spelt: "špald*"
  khorasan: "khorasan*, kamut*"
  rye: "žito, žita, žitn*"
  barley: "ječmen*, ječn*"
  oats: "oves, ovsa, ovesn*"
  almond: "mandl*, marcipán*"
  hazelnut: "lískov*"
  walnut: "vlašsk*"
  cashew: "kešu"
  pecan: "pekan*"
  brazil: "para ořech*"
  pistachio: "pistác*"
  macadamia: "makadam*"
kind:
  wheat: pšenice
  spelt: špalda
  khorasan: pšenice khorasan
  rye: žito
  barley: ječmen
  oats: oves
  almond: mandle
  hazelnut: lískové ořechy
  walnut: vlašské ořechy
  cashew: kešu ořechy
  pecan: pekanové ořechy
  brazil: para ořechy
  pistachio: pistácie
  macadamia: makadamie
diet:
  vegan: Veganské
  vegetarian: Vegetariánské
  halal: Halal
  kosher: Košer
  hindu: Pro hinduisty
  gluten-free: Bez lepku
  lactose-free: Bez laktózy
  low-lactose: Se sníženým obsahem laktózy
  low-calorie: Nízkokalorické
  low-fat: S nízkým obsahem tuku
  low-salt: S nízkým obsahem soli
  diabetic: Pro diabetiky

# Nutrition
nutrition: Výživové údaje
perServing: "V porci ({serving})"
perOneServing: V porci
calories: "{value} kcal"
energy: Energie
energyJoules: "{value} kJ"
nutrient:
  fat: Tuky
  saturatedFat: z toho nasycené mastné kyseliny
  carbohydrate: Sacharidy
  sugar: z toho cukry
  fiber: Vláknina
  protein: Bílkoviny
  salt: Sůl
  sodium: Sodík
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
  piece: { one: kus, few: kusy, many: kusu, other: kusů }
  portion: { one: porce, few: porce, many: porce, other: porcí }
  person: { one: osoba, few: osoby, many: osoby, other: osob }
  slice: { one: kousek, few: kousky, many: kousku, other: kousků }
  scoop: { one: kopeček, few: kopečky, many: kopečku, other: kopečků }
  glass: { one: sklenka, few: sklenky, many: sklenky, other: sklenek }
  bottle: { one: láhev, few: láhve, many: láhve, other: lahví }
  cup: { one: šálek, few: šálky, many: šálku, other: šálků }
  dozen: { one: tucet, few: tucty, many: tuctu, other: tuctů }
  hour: { one: hodina, few: hodiny, many: hodiny, other: hodin }

# When it is served
availability: Podáváme
served: "Podáváme: {when}"
everyDay: Denně
midnight: půlnoc
allDay: celý den
daysAndHours: "{days} {hours}"
hoursFrom: "od {from}"
hoursUntil: "do {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "od {from}"
seasonUntil: "do {to}"
seasonSpan: "od {from} do {to}"
seasonDay: "{date}"
service: { eat-in: V restauraci, takeaway: S sebou, delivery: Rozvoz }

# Ledgers
movementCount: { one: "{count} pohyb", few: "{count} pohyby", many: "{count} pohybu", other: "{count} pohybů" }
nameLine: "Název: {name}"
amountLine: "Částka: {amount}"
name: Název
amount: Částka
date: Datum
category: Kategorie
account: Účet
balance: Zůstatek
runningTotal: Průběžný součet
reference: Číslo dokladu
receipt: "Doklad"
receipts: "Doklady"
missing: "chybí"
missingReceipts: "Chybějící doklady"
monthEnds: "Konce měsíců"
bankStatement: "Výpis z účtu"
proved: "potvrzeno"
unproved: "neuvedeno"
differsBy: "liší se o {amount}"
proofNote: "Potvrzeno: soubor uvádí i zůstatek toho dne a souhlasí. Neuvedeno: žádný neuvádí."
yearEnd: "Roční uzávěrka {year}"
files: "Soubory"
file: "Soubor"
bytes: "Bajty"
quantity: Množství
dish: Jídlo
note: Poznámka
currency: Měna
opening: Počáteční zůstatek
closing: Konečný zůstatek
moneyIn: Příjmy
moneyOut: Výdaje
transfers: Převody
probableTransfers: "Pravděpodobné převody"
ambiguousTransfers: "Nejednoznačné"
transferNote: "U každého převodu napište „transfer: true“ do obou pohybů. Nic nebylo změněno."
ambiguousNote: "Každý z nich odpovídá více jiným: rozhodněte sami."
forecast: "Předpověď"
interval: "Odstup"
everyWeek: "každý týden"
everyMonth: "každý měsíc"
everyQuarter: "každé čtvrtletí"
everyYear: "každý rok"
forecastNote: "Předpověď: pohyby, které přišly alespoň třikrát v tomto odstupu, s poslední částkou. Žádný jiný údaj ji nezahrnuje."
split: Rozdělení
tag: "Štítek"
movementTags: "Štítky"
tagNote: "Pohyb s více štítky se počítá u každého z nich, takže tyto součty mohou převýšit součet knihy."
bookingStatus: "Stav"
pending: "Čekající"
pendingNote: "Součty a zůstatky zahrnují tyto pohyby, které banka ještě nezaúčtovala."
booked: "Zaúčtovaný zůstatek"
vat: "DPH"
vatRate: "Sazba DPH"
net: "Základ"
withoutVAT: "bez DPH"
netIn: "Příjmy bez DPH"
outputTax: "DPH na výstupu"
netOut: "Výdaje bez DPH"
inputTax: "DPH na vstupu"
taxDue: "DPH k úhradě"
vatNote: "Každá částka obsahuje svou DPH, zaokrouhlenou u každého pohybu. DPH k úhradě je DPH na výstupu minus na vstupu; pod nulou je to vratka. Převody se nepočítají."
dishes: "Jídla"
units: "Kusy"
share: "Podíl"
revenue: "Tržby"
contribution: "Příspěvek"
perUnit: "Na kus"
quadrant: "Třída"
star: "Hvězda"
plowhorse: "Tahoun"
puzzle: "Hádanka"
dog: "Ležák"
tooFew: "příliš málo"
dishNote: "Tržby jsou bez DPH; příspěvek jsou tržby minus náklad. Oblíbené: aspoň 70 % rovného podílu. Výnosné: aspoň průměrný příspěvek na kus. Hvězda: obojí. Tahoun: oblíbené. Hádanka: výnosné. Ležák: nic z toho (Kasavana a Smith). Pod {count} kusů je to příliš málo."
total: Celkem
totals: Součty
count: Pohyby
month: Měsíc
byCategory: Podle kategorií
byAccount: Podle účtů
byName: Podle názvu
byTag: "Podle štítků"
byMonth: Podle měsíců
register: Přehled pohybů
periodSpan: "{from} – {to}"
period: Období
cashFlow: Peněžní tok
byPeriod: Podle období
comparison: Srovnání
change: Změna
budget: Rozpočet
spent: Vyčerpáno
left: Zbývá
overspent: překročeno
average: Průměr
averageNote: "Průměr nezahrnuje převody."
largestIn: Největší příjem
largestOut: Největší výdaj
statistics: Statistika
converted: Přepočteno
rate: Kurz
rounding: "Každý součet se přepočítává jednou, kurzem daného dne nebo posledním předchozím, a zaokrouhluje se k sudé číslici."
noRate: "bez kurzu"
noTotal: "Součet chybí: některé částky nemají kurz."
undatedLeftOut: "vynecháno bez data: {movements}"
undated: bez data
othersCount: "Ostatní ({count})"
budgetsLeftOut: "rozpočty vynechány: zahrnují více, než je vybráno"
selectedBetween: "od {from} do {to}"
selectedFrom: "od {from}"
selectedTo: "do {to}"
selectedWords: "hledání „{words}“"
selectedWithout: "bez kategorie {category}"
unnamed: "(bez názvu)"
none: "(nezařazeno)"
ledger: Účetní kniha
ledgers: Účetní knihy
balanceOverTime: "Vývoj zůstatku"
inAndOut: "Příjmy a výdaje"
byCategoryAndMonth: "Podle kategorií a měsíců"
matrixNote: "Každá částka vede k pohybům, ze kterých se skládá. Řádky označené „z toho“ jsou součástí řádku nad nimi."
ofWhich: "z toho"
broughtForward: "Převod z předchozí strany"
carriedForward: "Převod na další stranu"
pageTotal: "Součet této strany"
pageOf: "Strana {number} z {count}"
pages: "Strany"
balanceSummary: "{period}. Počáteční zůstatek {opening}, konečný {closing}; nejnižší {low}, nejvyšší {high}."
flowSummary: "{period}. Příjmy {in}, výdaje {out}."

# Goals
goals: "Cíle"
goal: "Cíl"
state: "Stav"
goalState: { not-started: "Nezahájen", in-progress: "Probíhá", paused: "Pozastaven", completed: "Splněn", caught: "Dostižen" }
progress: "Postup"
pursuer: "Pronásledovatel"
progressOf: "{steps} z {goal}"
toGo: "Zbývá"
distance: "Vzdálenost"
notCounted: "Nezapočítáno"

"""#
    ),
    (
      .default, "strings/da.yaml",
#"""
# The theme's words in Danish.

# Page states
loadingTitle: Hej
loadingMessage: Et øjeblik
internetErrorTitle: Ups
internetErrorMessage: Der er problemer med internetforbindelsen
serviceErrorTitle: Beklager
serviceErrorMessage: Der er problemer med tjenesten
emptyTitle: Her er ikke noget endnu
emptyMessage: Kig forbi igen snart.
notFoundTitle: Siden blev ikke fundet
notFoundMessage: Denne side står ikke på menukortet. Den kan være flyttet.
contentErrorTitle: Denne side kunne ikke oprettes
contentErrorMessage: Der er fejl i dens indhold. Kig forbi igen snart.
retry: Prøv igen

# Around every page
home: Forside
menus: Menukort
locations: Afdelinger
reports: Rapporter
morePages: Flere sider
skipToContent: Gå til indholdet
mainNavigation: Hovednavigation
breadcrumb: Du er her
languages: Sprog
contents: På dette menukort
previous: Forrige
next: Næste
previousAndNext: Forrige og næste
comma: ", "
colon: ": "
otherFormats: "Findes også som"
privateNote: "Fortroligt: må ikke offentliggøres"
privateMark: "Fortroligt"

# The restaurant
openingHours: Åbningstider
visitUs: Besøg os
findUs: Find os
contact: Kontakt
address: Adresse
telephone: Telefon
email: E-mail
map: Kort
cuisine: Køkken
priceRange: Prisniveau
reservations: "Bordbestilling"
reservationsYes: "Ja"
reservationsNo: "Nej"
reserve: "Bestil bord"
closed: Lukket
specialHours: "Særlige åbningstider"
website: "Hjemmeside"
payment: "Betaling"
alsoOn: "Find os også på"

# Menus
dishCount: { one: "{count} ret", other: "{count} retter" }
updated: "Opdateret {date}"
plainText: Ren tekst
allergenTable: Allergenskema
printPage: "Til udskrift"
onYourPhone: "Menukortet på din mobil"
price: Pris
prices: Priser
size: Størrelse
priceFrom: "fra {price}"
pricePer: "{price} pr. {unit}"
priceMarket: Dagspris
priceFree: Gratis
# Prices for some guests, places or times
tier:
  breakfast: Morgenmad
  brunch: Brunch
  lunch: Frokost
  dinner: Aftensmad
  happy-hour: Happy hour
  weekdays: Hverdage
  weekend: Weekend
  adults: Voksne
  children: Børn
  students: Studerende
  seniors: Pensionister
  staff: Personale
  guests: Gæster
  members: Medlemmer
  counter: Ved disken
  table: Ved bordet
  terrace: På terrassen
  takeaway: Takeaway
  delivery: Udbringning
soldOut: Udsolgt
limited: Begrænset antal
options: Valgmuligheder
standard: Forvalgt
chooseExactly: { one: "Vælg {count}", other: "Vælg {count}" }
chooseUpTo: { one: "Vælg højst {count}", other: "Vælg højst {count}" }
chooseAtLeast: { one: "Vælg mindst {count}", other: "Vælg mindst {count}" }
chooseBetween: "Vælg {min} til {max}"
chooseFree: { one: "{count} er med i prisen", other: "{count} er med i prisen" }
chooseEach: "højst {count} af hver"
ingredients: Ingredienser
additives: Tilsætningsstoffer
servingSize: Portion
alcohol: "Alkohol"
alcoholByVolume: "{value} % vol"
deposit: Pant
spicinessLevel: { 0: Mild, 1: Lidt stærk, 2: Stærk, 3: Meget stærk }
diets: Kostformer
tags: { new: Nyhed, popular: Populær, seasonal: Sæson, homemade: Hjemmelavet, organic: Økologisk, regional: Lokal, spicy: Stærk, chef: Kokkens anbefaling }

# Allergens
allergens: Allergener
contains: "Indeholder: {list}"
mayContain: "Kan indeholde: {list}"
withAnyChoice: "Uanset valg: {list}"
withAnyChoiceMayContain: "Uanset valg, kan indeholde: {list}"
withChoices: "Afhængigt af valg: {list}"
withChoicesMayContain: "Afhængigt af valg, kan indeholde: {list}"
withSizes: "Afhængigt af størrelsen: {list}"
withSizesMayContain: "Afhængigt af størrelsen, kan indeholde: {list}"
allergenContains: "indeholder"
allergenMayContain: "kan indeholde"
allergenWithChoices: "i det mindste med nogle valg"
allergenWithSizes: "i det mindste i nogle størrelser"
allergenNone: "indeholder ikke"
allergenUnknown: "ikke oplyst"
declaredNone: "Ingen af de 14 allergener, der skal oplyses"
notDeclared: Allergener er ikke oplyst. Spørg os gerne.
allergenNote: "Fortæl os om allergier, før du bestiller."
filter: "Allergier og diæter"
filterAvoid: "Udelad retter, der indeholder"
filterOnly: "Kun"
filterLeft: "{left} af {count} retter tilbage"
filterNote: "Retter, der kan indeholde det, eller hvis allergener ikke er angivet, bliver stående og er markeret. Spørg os."
searchDishes: "Søg"
stop: "."
tent: "Bordskilt"
tentNote: "Ret telefonens kamera mod firkanten: retter, priser og allergener."
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: gluten
  crustaceans: krebsdyr
  eggs: æg
  fish: fisk
  peanuts: jordnødder
  soybeans: soja
  milk: mælk
  nuts: nødder
  celery: selleri
  mustard: sennep
  sesame: sesamfrø
  sulphites: sulfitter
  lupin: lupin
  molluscs: bløddyr
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluten*, *hvede*, *rug, rug, rugmel*, rugbrød*, rugkerne*, rugflage*, fuldkornsrug*, byg, bygmel*, bygmalt*, bygkorn*, byggryn*, perlebyg*, havre*, *spelt*, khorasan*, kamut*, emmer*, enkorn*, *semulje*, bulgur*, couscous*, seitan*, malt, maltekstrakt*, ølandshvede*, manitoba*, =mel, =brød, =pasta, =rasp, =panko, !boghvede*, !glutenfri*"
  crustaceans: "krebsdyr*, reje, rejer, rejesalat*, *rejer, *reje, krabbe*, *krabbe, hummer*, *hummer, languster*, krebs, krebsehale*, flodkrebs*, scampi, krill*, !vegansk *, !veganske *"
  eggs: "æg, æg*, *hønseæg*, *vagtelæg*, *andeæg*, *spejlæg*, *røræg*, *mayonnaise*, *majonæse*, aioli, *marengs*, *hollandaise*, bearnaise*, !ægplante*, !ægfri*, !vegansk *"
  fish: "fisk*, *fisk, *fiskefilet*, sardel*, ansjos*, *torsk*, *tunfisk*, tun, laks*, *laks, *sild, sild*, *makrel*, *sardin*, *ørred*, *rødspætte*, *søtunge*, *havbars*, *kulmule*, *helleflynder*, *hellefisk*, ål, *stenbiderrogn, kaviar*, !blæksprutte*, !vegansk *"
  peanuts: "jordnød*, peanut*"
  soybeans: "soja*, soya*, tofu*, edamame, miso, misopasta*, tempeh, tamari"
  milk: "*mælk*, smør, smørret, *brunet smør, urtesmør*, hvidløgssmør*, smørdej*, fløde*, *fløde, piskefløde*, cremefraiche*, crème fraîche, creme fraiche, *yoghurt*, *skyr*, *tykmælk*, ymer, kvark, hytteost*, ost, osten, oste, ostesovs*, ostecreme*, ostefyld*, *flødeost*, *friskost*, *gedeost*, *fåreost*, *rygeost*, *blåskimmelost*, *skæreost*, danbo, havarti, *fetaost*, *halloumi*, mozzarella*, parmesan*, vesterhavsost*, ricotta*, mascarpone*, pecorino, gorgonzola*, burrata*, brie*, kefir, *valle, vallepulver*, *kasein*, *laktose*, !kokosmælk*, !mandelmælk*, !havremælk*, !sojamælk*, !soyamælk*, !rismælk*, !nøddemælk*, !mælkesyre*, !mælkefri*, !mælkebøtte*, !peanutsmør, !kakaosmør*, !kokosfløde*, !havrefløde*, !sojayoghurt*, !kokosyoghurt*, !laktosefri*, !plantebaseret *, !vegansk *, !veganske *, !vegansk ost"
  nuts: "nød, nødder, nøddemix, nøddecreme*, nøddesmør*, nøddemælk*, *mandel*, *mandler*, *hasselnød*, *valnød*, cashew*, *pekannød*, *paranød*, *pistacie*, macadamia*, marcipan*, nougat*, pralin*, krokant*, !nøddefri*, !mandelkartof*"
  celery: "*selleri*"
  mustard: "*sennep*"
  sesame: "*sesam*, tahin, tahini, halva"
  sulphites: "*sulfit*, svovldioxid*, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "lupin*"
  molluscs: "bløddyr*, *musling*, østers, *blæksprutte*, calamari, snegl, snegle, vinbjergsnegl*, hjertemusling*, !østershat*, !kanelsnegl*, !østerssvamp*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "*fri, *frit, *frie, *-fri, *-frit, *-frie, fri for *, frit for *, fri fra *, uden *, ikke *, ingen *, intet *"
# What joins words that this is said of.
allergenAnd: "og eller samt &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "*hvede*, !boghvede*"
  spelt: "*spelt*"
  khorasan: "khorasan*, kamut*"
  rye: "rug, *rug, rugmel*, rugbrød*, rugkerne*, rugflage*"
  barley: "byg, bygmel*, bygmalt*, bygkorn*, byggryn*, perlebyg*"
  oats: "havre*"
  almond: "*mandel*, *mandler*, marcipan*, !mandelkartof*"
  hazelnut: "*hasselnød*"
  walnut: "*valnød*"
  cashew: "cashew*"
  pecan: "*pekannød*"
  brazil: "*paranød*"
  pistachio: "*pistacie*"
  macadamia: "macadamia*"
kind:
  wheat: hvede
  spelt: spelt
  khorasan: khorasanhvede
  rye: rug
  barley: byg
  oats: havre
  almond: mandler
  hazelnut: hasselnødder
  walnut: valnødder
  cashew: cashewnødder
  pecan: pekannødder
  brazil: paranødder
  pistachio: pistacienødder
  macadamia: macadamianødder
diet:
  vegan: Vegansk
  vegetarian: Vegetarisk
  halal: Halal
  kosher: Kosher
  hindu: Hinduistisk
  gluten-free: Glutenfri
  lactose-free: Laktosefri
  low-lactose: Lavt laktoseindhold
  low-calorie: Lavt kalorieindhold
  low-fat: Fedtfattig
  low-salt: Saltfattig
  diabetic: Til diabetikere

# Nutrition
nutrition: Næringsindhold
perServing: "Pr. portion ({serving})"
perOneServing: Pr. portion
calories: "{value} kcal"
energy: Energi
energyJoules: "{value} kJ"
nutrient:
  fat: Fedt
  saturatedFat: heraf mættede fedtsyrer
  carbohydrate: Kulhydrat
  sugar: heraf sukkerarter
  fiber: Kostfibre
  protein: Protein
  salt: Salt
  sodium: Natrium
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
  piece: { one: stk., other: stk. }
  portion: { one: portion, other: portioner }
  person: { one: person, other: personer }
  slice: { one: stykke, other: stykker }
  scoop: { one: kugle, other: kugler }
  glass: { one: glas, other: glas }
  bottle: { one: flaske, other: flasker }
  cup: { one: kop, other: kopper }
  dozen: { one: dusin, other: dusin }
  hour: { one: time, other: timer }

# When it is served
availability: Serveres
served: "Serveres: {when}"
everyDay: Hver dag
midnight: midnat
allDay: hele dagen
daysAndHours: "{days} {hours}"
hoursFrom: "fra kl. {from}"
hoursUntil: "til kl. {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "fra og med {from}"
seasonUntil: "til og med {to}"
seasonSpan: "fra {from} til {to}"
seasonDay: "den {date}"
service: { eat-in: Spis her, takeaway: Takeaway, delivery: Udbringning }

# Ledgers
movementCount: { one: "{count} postering", other: "{count} posteringer" }
nameLine: "Navn: {name}"
amountLine: "Beløb: {amount}"
name: Navn
amount: Beløb
date: Dato
category: Kategori
account: Konto
balance: Saldo
runningTotal: Løbende sum
reference: Reference
receipt: "Bilag"
receipts: "Bilag"
missing: "mangler"
missingReceipts: "Manglende bilag"
monthEnds: "Månedsslut"
bankStatement: "Kontoudtog"
proved: "bekræftet"
unproved: "ikke oplyst"
differsBy: "afviger med {amount}"
proofNote: "Bekræftet: filen oplyser også dagens saldo, og den stemmer. Ikke oplyst: den oplyser ingen."
yearEnd: "Årsafslutning {year}"
files: "Filer"
file: "Fil"
bytes: "Byte"
quantity: Antal
dish: Ret
note: Note
currency: Valuta
opening: Primosaldo
closing: Ultimosaldo
moneyIn: Ind
moneyOut: Ud
transfers: Overførsler
probableTransfers: "Sandsynlige overførsler"
ambiguousTransfers: "Flertydige"
transferNote: "Skriv “transfer: true” i begge bevægelser for hver overførsel. Intet er ændret."
ambiguousNote: "Hver af disse passer til flere andre: afgør det selv."
forecast: "Prognose"
interval: "Interval"
everyWeek: "hver uge"
everyMonth: "hver måned"
everyQuarter: "hvert kvartal"
everyYear: "hvert år"
forecastNote: "En prognose: bevægelser, der er kommet mindst tre gange med dette interval, med deres seneste beløb. Intet andet tal omfatter den."
split: Opdeling
tag: "Mærke"
movementTags: "Mærker"
tagNote: "En postering med flere mærker tæller med i hvert af dem, så disse summer kan blive større end regnskabets."
bookingStatus: "Status"
pending: "Afventer"
pendingNote: "Summer og saldi omfatter disse posteringer, som banken endnu ikke har bogført."
booked: "Bogført saldo"
vat: "Moms"
vatRate: "Momssats"
net: "Netto"
withoutVAT: "uden moms"
netIn: "Netto ind"
outputTax: "Salgsmoms"
netOut: "Netto ud"
inputTax: "Købsmoms"
taxDue: "Momstilsvar"
vatNote: "Hvert beløb indeholder sin moms, afrundet for hver postering. Momstilsvaret er salgsmoms minus købsmoms; under nul er det en tilbagebetaling. Overførsler tælles ikke med."
dishes: "Retter"
units: "Antal"
share: "Andel"
revenue: "Omsætning"
contribution: "Dækningsbidrag"
perUnit: "Pr. stk."
quadrant: "Klasse"
star: "Stjerne"
plowhorse: "Arbejdshest"
puzzle: "Gåde"
dog: "Hyldevarmer"
tooFew: "for få"
dishNote: "Omsætning er uden moms; dækningsbidrag er omsætning minus kostpris. Populær: mindst 70 % af en lige andel. Indbringende: mindst det gennemsnitlige bidrag pr. stk. Stjerne: begge. Arbejdshest: populær. Gåde: indbringende. Hyldevarmer: ingen (Kasavana og Smith). Under {count} stk. er for få."
total: I alt
totals: Summer
count: Posteringer
month: Måned
byCategory: Efter kategori
byAccount: Efter konto
byName: Efter navn
byTag: "Efter mærke"
byMonth: Efter måned
register: Posteringsoversigt
periodSpan: "{from} – {to}"
period: Periode
cashFlow: Pengestrøm
byPeriod: Efter periode
comparison: Sammenligning
change: Ændring
budget: Budget
spent: Brugt
left: Tilbage
overspent: overskredet
average: Gennemsnit
averageNote: "Gennemsnittet er uden overførsler."
largestIn: Største indbetaling
largestOut: Største udbetaling
statistics: Statistik
converted: Omregnet
rate: Kurs
rounding: "Hver sum omregnes én gang, til dagens kurs eller den seneste før den, og afrundes til lige ciffer."
noRate: "ingen kurs"
noTotal: "Ingen sum: nogle beløb har ingen kurs."
undatedLeftOut: "udeladt uden dato: {movements}"
undated: uden dato
othersCount: "Øvrige ({count})"
budgetsLeftOut: "budgetter udeladt: de omfatter mere end udvalget"
selectedBetween: "fra {from} til {to}"
selectedFrom: "fra og med {from}"
selectedTo: "til og med {to}"
selectedWords: "søgning »{words}«"
selectedWithout: "uden kategorien {category}"
unnamed: "(uden navn)"
none: "(ingen)"
ledger: Kassebog
ledgers: Kassebøger
balanceOverTime: "Saldo over tid"
inAndOut: "Ind og ud"
byCategoryAndMonth: "Efter kategori og måned"
matrixNote: "Hvert tal fører til posteringerne bag det. Rækker med »heraf« er en del af rækken ovenover."
ofWhich: "heraf"
broughtForward: "Overført fra forrige side"
carriedForward: "Overføres til næste side"
pageTotal: "Sidens sum"
pageOf: "Side {number} af {count}"
pages: "Sider"
balanceSummary: "{period}. Primo {opening}, ultimo {closing}; lavest {low}, højest {high}."
flowSummary: "{period}. Ind {in}, ud {out}."

# Goals
goals: "Mål"
goal: "Mål"
state: "Status"
goalState: { not-started: "Ikke begyndt", in-progress: "I gang", paused: "På pause", completed: "Nået", caught: "Indhentet" }
progress: "Fremskridt"
pursuer: "Forfølger"
progressOf: "{steps} af {goal}"
toGo: "Mangler"
distance: "Distance"
notCounted: "Ikke talt med"

"""#
    ),
    (
      .default, "strings/de.yaml",
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
retry: Erneut versuchen

# Around every page
home: Startseite
menus: Speisekarten
locations: Standorte
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
privateNote: "Vertraulich: nicht zur Veröffentlichung"
privateMark: "Privat"

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
filter: "Allergien und Ernährung"
filterAvoid: "Ohne Gerichte mit"
filterOnly: "Nur"
filterLeft: "{left} von {count} Gerichten übrig"
filterNote: "Gerichte, die es enthalten können oder deren Allergene nicht angegeben sind, bleiben stehen und sind gekennzeichnet. Bitte fragen Sie uns."
searchDishes: "Suchen"
stop: "."
tent: "Tischaufsteller"
tentNote: "Richten Sie die Kamera Ihres Telefons auf das Quadrat: Gerichte, Preise und Allergene."
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
  nuts: "nuss, nüsse, nüssen, nussmischung*, nusskrokant*, nussmus*, schalenfrüchte, schalenfrucht, *mandel*, *haselnuss*, *haselnüsse*, *walnuss*, *walnüsse*, *baumnuss*, *baumnüsse*, cashew*, *pekannuss*, *pekannüsse*, *paranuss*, *paranüsse*, *pistazie*, macadamia*, marzipan*, nougat*, krokant*, nutella"
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
receipt: "Beleg"
receipts: "Belege"
missing: "fehlt"
missingReceipts: "Fehlende Belege"
monthEnds: "Monatsenden"
bankStatement: "Kontoauszug"
proved: "belegt"
unproved: "keine Angabe"
differsBy: "weicht um {amount} ab"
proofNote: "Belegt: Die Datei des Kassenbuchs nennt den Saldo dieses Tages ebenfalls, und er stimmt. Keine Angabe: Sie nennt keinen."
yearEnd: "Unterlagen zum Jahresabschluss {year}"
files: "Dateien"
file: "Datei"
bytes: "Bytes"
quantity: Menge
dish: Gericht
note: Notiz
currency: Währung
opening: Anfangssaldo
closing: Endsaldo
moneyIn: Einnahmen
moneyOut: Ausgaben
transfers: Umbuchungen
probableTransfers: "Mögliche Umbuchungen"
ambiguousTransfers: "Mehrdeutig"
transferNote: "Schreiben Sie bei jeder, die eine Umbuchung ist, „transfer: true“ in beide Bewegungen. Nichts wurde geändert."
ambiguousNote: "Jede dieser Bewegungen passt zu mehreren anderen: Entscheiden Sie selbst."
forecast: "Vorschau"
interval: "Abstand"
everyWeek: "jede Woche"
everyMonth: "jeden Monat"
everyQuarter: "jedes Quartal"
everyYear: "jedes Jahr"
forecastNote: "Eine Vorschau: Bewegungen, die mindestens dreimal in diesem Abstand kamen, mit ihrem letzten Betrag. Keine andere Zahl enthält sie."
split: Aufteilung
tag: "Schlagwort"
movementTags: "Schlagwörter"
tagNote: "Eine Buchung mit mehreren Schlagwörtern zählt bei jedem mit; diese Summen können daher mehr ergeben als die des Buchs."
bookingStatus: "Status"
pending: "Vorgemerkt"
pendingNote: "Summen und Salden enthalten diese Umsätze, die die Bank noch nicht gebucht hat."
booked: "Gebuchter Saldo"
vat: "Umsatzsteuer"
vatRate: "Steuersatz"
net: "Netto"
withoutVAT: "ohne Steuer"
netIn: "Einnahmen netto"
outputTax: "Umsatzsteuer"
netOut: "Ausgaben netto"
inputTax: "Vorsteuer"
taxDue: "Zahllast"
vatNote: "Jeder Betrag enthält seine Steuer, je Buchung gerundet. Die Zahllast ist Umsatzsteuer weniger Vorsteuer; unter null ist sie ein Guthaben. Umbuchungen zählen nicht."
dishes: "Gerichte"
units: "Stück"
share: "Anteil"
revenue: "Erlös"
contribution: "Deckungsbeitrag"
perUnit: "Je Stück"
quadrant: "Klasse"
star: "Renner"
plowhorse: "Brotbringer"
puzzle: "Rätsel"
dog: "Ladenhüter"
tooFew: "zu wenige"
dishNote: "Der Erlös ist ohne Steuer, der Deckungsbeitrag Erlös weniger Kosten. Beliebt: mindestens 70 % eines gleichen Anteils am Absatz. Einträglich: mindestens der mittlere Deckungsbeitrag je Stück. Renner: beides. Brotbringer: beliebt. Rätsel: einträglich. Ladenhüter: keins von beiden (Kasavana und Smith). Unter {count} Stück sind es zu wenige."
total: Summe
totals: Summen
count: Buchungen
month: Monat
byCategory: Nach Kategorie
byAccount: Nach Konto
byName: Nach Name
byTag: "Nach Schlagwort"
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
overspent: überzogen
average: Durchschnitt
averageNote: "Der Durchschnitt lässt Umbuchungen aus."
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
selectedWithout: "ohne die Kategorie {category}"
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
      .default, "strings/el.yaml",
#"""
# The theme's words in Greek.

# Page states
loadingTitle: Γεια σας
loadingMessage: "Μια στιγμή, παρακαλούμε"
internetErrorTitle: Ωχ
internetErrorMessage: Υπάρχει πρόβλημα με τη σύνδεση στο διαδίκτυο
serviceErrorTitle: Συγγνώμη
serviceErrorMessage: Παρουσιάστηκε σφάλμα στην υπηρεσία
emptyTitle: Δεν υπάρχει τίποτα εδώ ακόμη
emptyMessage: Σας περιμένουμε ξανά σύντομα.
notFoundTitle: Η σελίδα δεν βρέθηκε
notFoundMessage: Αυτή η σελίδα δεν είναι στον κατάλογο. Ίσως έχει μετακινηθεί.
contentErrorTitle: Δεν ήταν δυνατή η δημιουργία αυτής της σελίδας
contentErrorMessage: Το περιεχόμενό της έχει σφάλματα. Σας περιμένουμε ξανά σύντομα.
retry: Δοκιμάστε ξανά

# Around every page
home: Αρχική
menus: Κατάλογοι
locations: Καταστήματα
reports: Αναφορές
morePages: Περισσότερες σελίδες
skipToContent: Μετάβαση στο περιεχόμενο
mainNavigation: Κύρια πλοήγηση
breadcrumb: Βρίσκεστε εδώ
languages: Γλώσσες
contents: Σε αυτόν τον κατάλογο
previous: Προηγούμενο
next: Επόμενο
previousAndNext: Προηγούμενο και επόμενο
comma: ", "
colon: ": "
otherFormats: "Και σε μορφή"
privateNote: "Εμπιστευτικό: όχι για δημοσίευση"
privateMark: "Εμπιστευτικό"

# The restaurant
openingHours: Ώρες λειτουργίας
visitUs: Επισκεφθείτε μας
findUs: Πώς θα μας βρείτε
contact: Επικοινωνία
address: Διεύθυνση
telephone: Τηλέφωνο
email: Ηλ. ταχυδρομείο
map: Χάρτης
cuisine: Κουζίνα
priceRange: Εύρος τιμών
reservations: "Κρατήσεις"
reservationsYes: "Ναι"
reservationsNo: "Όχι"
reserve: "Κράτηση τραπεζιού"
closed: Κλειστά
specialHours: "Ειδικές ώρες λειτουργίας"
website: "Ιστότοπος"
payment: "Πληρωμή"
alsoOn: "Θα μας βρείτε και στο"

# Menus
dishCount: { one: "{count} πιάτο", other: "{count} πιάτα" }
updated: "Ενημερώθηκε στις {date}"
plainText: Απλό κείμενο
allergenTable: Πίνακας αλλεργιογόνων
printPage: "Για εκτύπωση"
onYourPhone: "Ο κατάλογος στο κινητό σας"
price: Τιμή
prices: Τιμές
size: Μέγεθος
priceFrom: "από {price}"
pricePer: "{price} ανά {unit}"
priceMarket: Τιμή ημέρας
priceFree: Δωρεάν
# Prices for some guests, places or times
tier:
  breakfast: Πρωινό
  brunch: Brunch
  lunch: Μεσημεριανό
  dinner: Βραδινό
  happy-hour: Happy hour
  weekdays: Καθημερινές
  weekend: Σαββατοκύριακο
  adults: Ενήλικες
  children: Παιδιά
  students: Φοιτητές
  seniors: Τρίτη ηλικία
  staff: Προσωπικό
  guests: Επισκέπτες
  members: Μέλη
  counter: Στο μπαρ
  table: Στο τραπέζι
  terrace: Στη βεράντα
  takeaway: Σε πακέτο
  delivery: Παράδοση κατ’ οίκον
soldOut: Εξαντλήθηκε
limited: Μέχρι εξαντλήσεως
options: Επιλογές
standard: Προεπιλογή
chooseExactly: { one: "Επιλέξτε {count}", other: "Επιλέξτε {count}" }
chooseUpTo: { one: "Επιλέξτε έως {count}", other: "Επιλέξτε έως {count}" }
chooseAtLeast: { one: "Επιλέξτε τουλάχιστον {count}", other: "Επιλέξτε τουλάχιστον {count}" }
chooseBetween: "Επιλέξτε από {min} έως {max}"
chooseFree: { one: "{count} περιλαμβάνεται στην τιμή", other: "{count} περιλαμβάνονται στην τιμή" }
chooseEach: "έως {count} από το καθένα"
ingredients: Συστατικά
additives: Πρόσθετα
servingSize: Μερίδα
alcohol: "Αλκοόλ"
alcoholByVolume: "{value}% vol"
deposit: Εγγύηση
spicinessLevel: { 0: Ήπιο, 1: Ελαφρώς καυτερό, 2: Καυτερό, 3: Πολύ καυτερό }
diets: Διατροφή
tags: { new: Νέο, popular: Δημοφιλές, seasonal: Εποχής, homemade: Σπιτικό, organic: Βιολογικό, regional: Τοπικό, spicy: Καυτερό, chef: Επιλογή του σεφ }

# Allergens
allergens: Αλλεργιογόνα
contains: "Περιέχει: {list}"
mayContain: "Μπορεί να περιέχει: {list}"
withAnyChoice: "Με οποιαδήποτε επιλογή: {list}"
withAnyChoiceMayContain: "Με οποιαδήποτε επιλογή μπορεί να περιέχει: {list}"
withChoices: "Ανάλογα με τις επιλογές: {list}"
withChoicesMayContain: "Ανάλογα με τις επιλογές μπορεί να περιέχει: {list}"
withSizes: "Ανάλογα με το μέγεθος: {list}"
withSizesMayContain: "Ανάλογα με το μέγεθος μπορεί να περιέχει: {list}"
allergenContains: "περιέχει"
allergenMayContain: "μπορεί να περιέχει"
allergenWithChoices: "τουλάχιστον με ορισμένες επιλογές"
allergenWithSizes: "τουλάχιστον σε ορισμένα μεγέθη"
allergenNone: "δεν περιέχει"
allergenUnknown: "δεν δηλώνεται"
declaredNone: Κανένα από τα 14 αλλεργιογόνα που δηλώνονται υποχρεωτικά
notDeclared: Τα αλλεργιογόνα δεν έχουν δηλωθεί. Παρακαλούμε ρωτήστε μας.
allergenNote: Παρακαλούμε ενημερώστε μας για αλλεργίες πριν παραγγείλετε.
filter: "Αλλεργίες και δίαιτες"
filterAvoid: "Χωρίς πιάτα που περιέχουν"
filterOnly: "Μόνο"
filterLeft: "Απομένουν {left} από {count} πιάτα"
filterNote: "Τα πιάτα που μπορεί να το περιέχουν, ή των οποίων τα αλλεργιογόνα δεν δηλώνονται, παραμένουν και επισημαίνονται. Ρωτήστε μας."
searchDishes: "Αναζήτηση"
stop: "."
tent: "Κάρτα τραπεζιού"
tentNote: "Στρέψτε την κάμερα του τηλεφώνου στο τετράγωνο: πιάτα, τιμές και αλλεργιογόνα."
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: γλουτένη
  crustaceans: καρκινοειδή
  eggs: αυγά
  fish: ψάρια
  peanuts: αραχίδες (αράπικα φιστίκια)
  soybeans: σόγια
  milk: γάλα
  nuts: καρποί με κέλυφος
  celery: σέλινο
  mustard: σινάπι (μουστάρδα)
  sesame: σουσάμι
  sulphites: θειώδη
  lupin: λούπινο
  molluscs: μαλάκια
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "γλουτέν*, σιτάρι*, σιταριού, σίτου, σίτος, σιταρένι*, σταρένι*, σίκαλη, σίκαλης, κριθάρι*, κριθαριού, κρίθιν*, κριθαρένι*, κριθαράκι*, βρώμη, βρώμης, βρόμη, βρόμης, ντίνκελ, όλυρα, όλυρας, ζέα, khorasan, καμούτ, σιμιγδάλι*, σιμιγδαλιού, πλιγούρι*, κουσκούς, τραχανά*, χυλοπίτ*, σεϊτάν, βύνη, βύνης, φρυγανι*, =αλεύρι, =αλεύρι για όλες τις χρήσεις, =ψωμί, =φρυγανιά, =γαλέτα, =παξιμάδι, =ζυμαρικά, =μακαρόνια, =φύλλο, =φύλλο κρούστας, =πίτα"
  crustaceans: "καρκινοειδ*, γαρίδ*, γαριδ*, καβούρι*, καβουριού, καβουρόψιχα, αστακ*, καραβίδ*, καραβιδ*, σκάμπι, !vegan *"
  eggs: "αυγό, αυγά, αυγού, αυγών, αυγοκρέμα, αυγολέμονο, αβγό, αβγά, αβγού, αβγών, αβγολέμονο, κρόκος αυγού, ασπράδι*, μαγιονέζα*, μαρέγκα*, !αυγοτάραχο*, !αβγοτάραχο*, !vegan *"
  fish: "ψάρι, ψάρια, ψαριού, ψαριών, ψαρόσουπα, αντσούγι*, αντζούγι*, γαύρο*, γάβρο*, μπακαλιάρο*, σολομό*, σολομού, σολωμό*, τόνος, τόνο, τόνου, σαρδέλ*, λαυράκι*, λαβράκι*, τσιπούρα*, πέστροφα*, σκουμπρί*, ρέγκα*, ρέγγα*, χέλι*, ξιφία*, μπαρμπούνι*, σφυρίδα*, ταραμά*, ταραμο*, χαβιάρι*, αυγοτάραχο*, αβγοτάραχο*, !vegan *"
  peanuts: "αραχίδ*, αραχιδ*, αράπικα φιστίκια, αράπικο φιστίκι, αράπικα φυστίκια, αράπικο φυστίκι, φιστίκια αράπικα, φιστικοβούτυρο*, φυστικοβούτυρο*"
  soybeans: "σόγια, σόγιας, σόια, σόγιες, τόφου, ενταμάμε, μίσο, τέμπε"
  milk: "γάλα, γάλακτος, γαλακτοκομ*, βούτυρο*, βουτύρου, κρέμα γάλακτος, σαντιγί, τυρί, τυριά, τυριού, τυριών, τυροκαυτερ*, τυροσαλάτ*, φέτα, φέτας, γιαούρτι*, γιαουρτιού, γραβιέρα*, κασέρι*, κεφαλοτύρι*, κεφαλογραβιέρα*, μυζήθρα*, μανούρι*, ανθότυρο*, παρμεζάνα*, μοτσαρέλα*, ρικότα*, μασκαρπόνε, χαλούμι*, γκοργκοντζόλα*, μπεσαμέλ, κεφίρ, ξινόγαλα, ξινομυζήθρα, ορός γάλακτος, λακτόζη, λακτόζης, καζεΐν*, καζεϊν*, παγωτό, !γάλα καρύδας, !γάλα αμυγδάλου, !γάλα σόγιας, !γάλα βρώμης, !γάλα ρυζιού, !γάλακτος καρύδας, !βούτυρο κακάο, !βούτυρο καριτέ, !βούτυρο αμυγδάλου, !κρέμα καρύδας, !γιαούρτι σόγιας, !γιαούρτι καρύδας, !φέτα ψωμί, !φυτικό *, !φυτική *, !φυτικά *, !vegan *, !νηστίσιμο *"
  nuts: "ξηροί καρποί, ξηρών καρπών, καρποί με κέλυφος, καρύδι*, καρυδι*, καρυδό*, αμύγδαλ*, αμυγδάλ*, αμυγδαλ*, φουντούκ*, φουντουκ*, κάσιους, πεκάν, φιστίκι Αιγίνης, φιστίκια Αιγίνης, φιστικιού Αιγίνης, φυστίκι Αιγίνης, φυστίκια Αιγίνης, κελυφωτό φιστίκι, κελυφωτά φιστίκια, μακαντάμια, αμυγδαλόπαστα, πραλίνα*, νουγκά*, μαντολάτο, !καρύδα*"
  celery: "σέλινο*, σέλινου, σελινόριζα*, σελινό*"
  mustard: "μουστάρδα*, σινάπι*, σιναπιού, σιναπόσπορ*"
  sesame: "σουσάμι*, σουσαμιού, σησάμι*, σησαμιού, ταχίνι*, χαλβά*, παστέλι*"
  sulphites: "θειώδ*, θειώδη, διοξείδιο του θείου, μεταδιθειώδ*, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "λούπιν*"
  molluscs: "μαλάκια, μαλακίων, μύδι*, μυδι*, στρείδι*, στρειδι*, καλαμάρι*, καλαμαριού, χταπόδι*, χταποδιού, σουπιά*, σουπιές, χτένι*, γυαλιστερ*, θράψαλ*, σαλιγκάρι*, όστρακα, οστράκων"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "χωρίς *, δίχως *, άνευ *, δεν περιέχει *, ελεύθερο από *"
# What joins words that this is said of.
allergenAnd: "και ή ούτε &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "σιτάρι*, σιταριού, σίτου, σίτος, σιταρένι*, σταρένι*"
  spelt: "ντίνκελ, όλυρα, όλυρας"
  khorasan: "khorasan, καμούτ"
  rye: "σίκαλη, σίκαλης"
  barley: "κριθάρι, κριθαριού, κρίθιν*, κριθαρένι*"
  oats: "βρώμη, βρώμης, βρόμη, βρόμης"
  almond: "αμύγδαλ*, αμυγδάλ*, αμυγδαλ*"
  hazelnut: "φουντούκ*, φουντουκ*"
  walnut: "καρύδι, καρύδια, καρυδιού, καρυδιών, καρυδόψιχα"
  cashew: "κάσιους"
  pecan: "πεκάν"
  brazil: "καρύδια Βραζιλίας, καρύδι Βραζιλίας"
  pistachio: "φιστίκι Αιγίνης, φιστίκια Αιγίνης, φυστίκι Αιγίνης, φυστίκια Αιγίνης, κελυφωτό φιστίκι, κελυφωτά φιστίκια"
  macadamia: "μακαντάμια"
kind:
  wheat: σιτάρι
  spelt: όλυρα (ντίνκελ)
  khorasan: σιτάρι khorasan
  rye: σίκαλη
  barley: κριθάρι
  oats: βρώμη
  almond: αμύγδαλα
  hazelnut: φουντούκια
  walnut: καρύδια
  cashew: κάσιους
  pecan: καρύδια πεκάν
  brazil: καρύδια Βραζιλίας
  pistachio: φιστίκια Αιγίνης
  macadamia: καρύδια μακαντάμια
diet:
  vegan: Vegan
  vegetarian: Χορτοφαγικό
  halal: Χαλάλ
  kosher: Κόσερ
  hindu: Ινδουιστικό
  gluten-free: Χωρίς γλουτένη
  lactose-free: Χωρίς λακτόζη
  low-lactose: Με λίγη λακτόζη
  low-calorie: Με λίγες θερμίδες
  low-fat: Με λίγα λιπαρά
  low-salt: Με λίγο αλάτι
  diabetic: Για διαβητικούς

# Nutrition
nutrition: Διατροφικά στοιχεία
perServing: "Ανά μερίδα ({serving})"
perOneServing: Ανά μερίδα
calories: "{value} kcal"
energy: Ενέργεια
energyJoules: "{value} kJ"
nutrient:
  fat: Λιπαρά
  saturatedFat: εκ των οποίων κορεσμένα
  carbohydrate: Υδατάνθρακες
  sugar: εκ των οποίων σάκχαρα
  fiber: Εδώδιμες ίνες
  protein: Πρωτεΐνες
  salt: Αλάτι
  sodium: Νάτριο
  cholesterol: Χοληστερόλη
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
  piece: { one: τεμάχιο, other: τεμάχια }
  portion: { one: μερίδα, other: μερίδες }
  person: { one: άτομο, other: άτομα }
  slice: { one: κομμάτι, other: κομμάτια }
  scoop: { one: μπάλα, other: μπάλες }
  glass: { one: ποτήρι, other: ποτήρια }
  bottle: { one: φιάλη, other: φιάλες }
  cup: { one: φλιτζάνι, other: φλιτζάνια }
  dozen: { one: ντουζίνα, other: ντουζίνες }
  hour: { one: ώρα, other: ώρες }

# When it is served
availability: Σερβίρεται
served: "Σερβίρεται: {when}"
everyDay: Κάθε μέρα
midnight: μεσάνυχτα
allDay: όλη μέρα
daysAndHours: "{days} {hours}"
hoursFrom: "από {from}"
hoursUntil: "έως {to}"
hoursSpan: "{from}–{to}"
contractions: "έως μεσάνυχτα=έως τα μεσάνυχτα, στις 1 =την 1η "
seasonFrom: "από {from}"
seasonUntil: "έως {to}"
seasonSpan: "από {from} έως {to}"
seasonDay: "στις {date}"
service: { eat-in: Στο κατάστημα, takeaway: Σε πακέτο, delivery: Παράδοση κατ’ οίκον }

# Ledgers
movementCount: { one: "{count} κίνηση", other: "{count} κινήσεις" }
nameLine: "Όνομα: {name}"
amountLine: "Ποσό: {amount}"
name: Όνομα
amount: Ποσό
date: Ημερομηνία
category: Κατηγορία
account: Λογαριασμός
balance: Υπόλοιπο
runningTotal: Προοδευτικό σύνολο
reference: Παραστατικό
receipt: "Παραστατικό"
receipts: "Παραστατικά"
missing: "λείπει"
missingReceipts: "Παραστατικά που λείπουν"
monthEnds: "Τέλη μηνών"
bankStatement: "Κίνηση λογαριασμού"
proved: "επιβεβαιωμένο"
unproved: "χωρίς ένδειξη"
differsBy: "διαφορά {amount}"
proofNote: "Επιβεβαιωμένο: το αρχείο δίνει και αυτό το υπόλοιπο της ημέρας, και συμφωνεί. Χωρίς ένδειξη: δεν δίνει κανένα."
yearEnd: "Κλείσιμο έτους {year}"
files: "Αρχεία"
file: "Αρχείο"
bytes: "Byte"
quantity: Ποσότητα
dish: Πιάτο
note: Σημείωση
currency: Νόμισμα
opening: Αρχικό υπόλοιπο
closing: Τελικό υπόλοιπο
moneyIn: Εισπράξεις
moneyOut: Πληρωμές
transfers: Μεταφορές
probableTransfers: "Πιθανές μεταφορές"
ambiguousTransfers: "Ασαφείς"
transferNote: "Για κάθε μεταφορά γράψτε «transfer: true» και στις δύο κινήσεις. Τίποτα δεν άλλαξε."
ambiguousNote: "Καθεμία ταιριάζει με περισσότερες: αποφασίστε εσείς."
forecast: "Πρόβλεψη"
interval: "Διάστημα"
everyWeek: "κάθε εβδομάδα"
everyMonth: "κάθε μήνα"
everyQuarter: "κάθε τρίμηνο"
everyYear: "κάθε έτος"
forecastNote: "Πρόβλεψη: κινήσεις που ήρθαν τουλάχιστον τρεις φορές με αυτό το διάστημα, με το τελευταίο ποσό. Κανένα άλλο μέγεθος δεν την περιλαμβάνει."
split: Επιμερισμός
tag: "Ετικέτα"
movementTags: "Ετικέτες"
tagNote: "Μια κίνηση με πολλές ετικέτες μετράει σε καθεμία, οπότε αυτά τα σύνολα μπορεί να ξεπερνούν του βιβλίου."
bookingStatus: "Κατάσταση"
pending: "Σε εκκρεμότητα"
pendingNote: "Τα σύνολα και τα υπόλοιπα περιλαμβάνουν αυτές τις κινήσεις, που η τράπεζα δεν έχει ακόμη καταχωρίσει."
booked: "Λογιστικό υπόλοιπο"
vat: "ΦΠΑ"
vatRate: "Συντελεστής ΦΠΑ"
net: "Καθαρό"
withoutVAT: "χωρίς ΦΠΑ"
netIn: "Έσοδα καθαρά"
outputTax: "ΦΠΑ εκροών"
netOut: "Έξοδα καθαρά"
inputTax: "ΦΠΑ εισροών"
taxDue: "ΦΠΑ για πληρωμή"
vatNote: "Κάθε ποσό περιλαμβάνει τον ΦΠΑ του, στρογγυλεμένο ανά κίνηση. Ο ΦΠΑ για πληρωμή είναι ΦΠΑ εκροών μείον εισροών· κάτω από το μηδέν είναι επιστροφή. Οι μεταφορές δεν μετρούν."
dishes: "Πιάτα"
units: "Τεμάχια"
share: "Μερίδιο"
revenue: "Έσοδα"
contribution: "Περιθώριο"
perUnit: "Ανά τεμάχιο"
quadrant: "Κατηγορία"
star: "Αστέρι"
plowhorse: "Δουλευταράς"
puzzle: "Γρίφος"
dog: "Βαρίδι"
tooFew: "πολύ λίγα"
dishNote: "Τα έσοδα είναι χωρίς ΦΠΑ· το περιθώριο είναι έσοδα μείον κόστος. Δημοφιλές: τουλάχιστον 70 % ενός ίσου μεριδίου. Κερδοφόρο: τουλάχιστον το μέσο περιθώριο ανά τεμάχιο. Αστέρι: και τα δύο. Δουλευταράς: δημοφιλές. Γρίφος: κερδοφόρο. Βαρίδι: κανένα (Kasavana και Smith). Κάτω από {count} τεμάχια είναι πολύ λίγα."
total: Σύνολο
totals: Σύνολα
count: Κινήσεις
month: Μήνας
byCategory: Ανά κατηγορία
byAccount: Ανά λογαριασμό
byName: Ανά όνομα
byTag: "Ανά ετικέτα"
byMonth: Ανά μήνα
register: Κατάσταση κινήσεων
periodSpan: "{from} – {to}"
period: Περίοδος
cashFlow: Ταμειακή ροή
byPeriod: Ανά περίοδο
comparison: Σύγκριση
change: Μεταβολή
budget: Προϋπολογισμός
spent: Δαπανήθηκαν
left: Απομένουν
overspent: υπέρβαση
average: Μέσος όρος
averageNote: "Ο μέσος όρος δεν περιλαμβάνει τις μεταφορές."
largestIn: Μεγαλύτερη είσπραξη
largestOut: Μεγαλύτερη πληρωμή
statistics: Στατιστικά
converted: Μετατροπή
rate: Ισοτιμία
rounding: "Κάθε ποσό μετατρέπεται μία φορά, με την ισοτιμία της ημέρας του ή την τελευταία πριν από αυτήν, και στρογγυλοποιείται στον άρτιο."
noRate: "χωρίς ισοτιμία"
noTotal: "Χωρίς σύνολο: ορισμένα ποσά δεν έχουν ισοτιμία."
undatedLeftOut: "παραλείφθηκαν χωρίς ημερομηνία: {movements}"
undated: χωρίς ημερομηνία
othersCount: "Λοιπά ({count})"
budgetsLeftOut: "οι προϋπολογισμοί παραλείφθηκαν: αφορούν περισσότερα από την επιλογή"
selectedBetween: "από {from} έως {to}"
selectedFrom: "από {from}"
selectedTo: "έως {to}"
selectedWords: "αναζήτηση «{words}»"
selectedWithout: "χωρίς την κατηγορία {category}"
unnamed: "(χωρίς όνομα)"
none: "(κανένα)"
ledger: Βιβλίο ταμείου
ledgers: Βιβλία ταμείου
balanceOverTime: "Εξέλιξη υπολοίπου"
inAndOut: "Εισπράξεις και πληρωμές"
byCategoryAndMonth: "Ανά κατηγορία και μήνα"
matrixNote: "Κάθε ποσό οδηγεί στις κινήσεις από τις οποίες προκύπτει. Οι γραμμές με την ένδειξη «εκ των οποίων» είναι μέρος της γραμμής από πάνω."
ofWhich: "εκ των οποίων"
broughtForward: "Εκ μεταφοράς"
carriedForward: "Σε μεταφορά"
pageTotal: "Σύνολο σελίδας"
pageOf: "Σελίδα {number} από {count}"
pages: "Σελίδες"
balanceSummary: "{period}. Αρχικό {opening}, τελικό {closing}· χαμηλότερο {low}, υψηλότερο {high}."
flowSummary: "{period}. Εισπράξεις {in}, πληρωμές {out}."

# Goals
goals: "Στόχοι"
goal: "Στόχος"
state: "Κατάσταση"
goalState: { not-started: "Δεν ξεκίνησε", in-progress: "Σε εξέλιξη", paused: "Σε παύση", completed: "Επιτεύχθηκε", caught: "Σας έφτασε" }
progress: "Πρόοδος"
pursuer: "Διώκτης"
progressOf: "{steps} από {goal}"
toGo: "Απομένουν"
distance: "Απόσταση"
notCounted: "Δεν υπολογίστηκε"

"""#
    ),
    (
      .default, "strings/en.yaml",
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
retry: Try again

# Around every page
home: Home
menus: Menus
locations: Locations
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
privateNote: "Private: not for publication"
privateMark: "Private"

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
filter: "Allergies and diets"
filterAvoid: "Leave out what contains"
filterOnly: "Only"
filterLeft: "{left} of {count} dishes left"
filterNote: "A dish that may contain it, or that doesn’t declare its allergens, stays and says so. Please ask us."
searchDishes: "Search"
stop: "."
tent: "Table card"
tentNote: "Point your phone’s camera at the square: dishes, prices and allergens."
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
receipt: "Receipt"
receipts: "Receipts"
missing: "missing"
missingReceipts: "Missing receipts"
monthEnds: "Month ends"
bankStatement: "Bank statement"
proved: "proved"
unproved: "no claim"
differsBy: "differs by {amount}"
proofNote: "Proved: the ledger’s file gives the balance of that day too, and it agrees. No claim: it gives none."
yearEnd: "Year-end pack {year}"
files: "Files"
file: "File"
bytes: "Bytes"
quantity: Quantity
dish: Dish
note: Note
currency: Currency
opening: Opening balance
closing: Closing balance
moneyIn: In
moneyOut: Out
transfers: Transfers
probableTransfers: "Probable transfers"
ambiguousTransfers: "Ambiguous"
transferNote: "For each that is a transfer, write “transfer: true” in both movements. Nothing has been changed."
ambiguousNote: "Each of these fits several others: decide yourself."
forecast: "Forecast"
interval: "Interval"
everyWeek: "every week"
everyMonth: "every month"
everyQuarter: "every quarter"
everyYear: "every year"
forecastNote: "A forecast: movements that came at least three times at this interval, with their last amount. No other figure includes it."
split: Split
tag: "Tag"
movementTags: "Tags"
tagNote: "A movement with several tags counts in each of them, so these totals may come to more than the ledger’s."
bookingStatus: "Status"
pending: "Pending"
pendingNote: "The totals and balances include these movements, which the bank hasn’t booked yet."
booked: "Booked balance"
vat: "VAT"
vatRate: "VAT rate"
net: "Net"
withoutVAT: "without VAT"
netIn: "Net in"
outputTax: "Output VAT"
netOut: "Net out"
inputTax: "Input VAT"
taxDue: "VAT due"
vatNote: "Every amount includes its VAT, rounded for each movement. VAT due is output VAT less input VAT; below zero, it is a refund. Transfers are left out."
dishes: "Dishes"
units: "Units"
share: "Share"
revenue: "Revenue"
contribution: "Contribution"
perUnit: "Per unit"
quadrant: "Class"
star: "Star"
plowhorse: "Plowhorse"
puzzle: "Puzzle"
dog: "Dog"
tooFew: "too few to say"
dishNote: "Revenue is without VAT; contribution is revenue less cost. Popular: at least 70 % of an equal share of the units. Profitable: at least the average contribution per unit. Star: both. Plowhorse: popular. Puzzle: profitable. Dog: neither (Kasavana and Smith). Below {count} units, it is too few to say."
total: Total
totals: Totals
count: Movements
month: Month
byCategory: By category
byAccount: By account
byName: By name
byTag: "By tag"
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
overspent: overspent
average: Average
averageNote: "The average leaves out transfers."
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
selectedWithout: "without the category {category}"
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
      .default, "strings/es.yaml",
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
retry: Reintentar

# Around every page
home: Inicio
menus: Cartas
locations: Locales
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
privateNote: "Privado: no publicar"
privateMark: "Privado"

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
filter: "Alergias y dietas"
filterAvoid: "Sin platos que contengan"
filterOnly: "Solo"
filterLeft: "Quedan {left} de {count} platos"
filterNote: "Los platos que pueden contenerlo, o cuyos alérgenos no están declarados, se quedan y lo indican. Consúltenos."
searchDishes: "Buscar"
stop: "."
tent: "Tarjeta de mesa"
tentNote: "Apunte la cámara del teléfono al cuadrado: platos, precios y alérgenos."
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
receipt: "Justificante"
receipts: "Justificantes"
missing: "falta"
missingReceipts: "Justificantes que faltan"
monthEnds: "Fin de mes"
bankStatement: "Extracto bancario"
proved: "comprobado"
unproved: "sin dato"
differsBy: "difiere en {amount}"
proofNote: "Comprobado: el archivo también indica el saldo de ese día, y coincide. Sin dato: no indica ninguno."
yearEnd: "Cierre del año {year}"
files: "Archivos"
file: "Archivo"
bytes: "Bytes"
quantity: Cantidad
dish: Plato
note: Nota
currency: Moneda
opening: Saldo inicial
closing: Saldo final
moneyIn: Entradas
moneyOut: Salidas
transfers: Traspasos
probableTransfers: "Probables traspasos"
ambiguousTransfers: "Ambiguos"
transferNote: "En cada traspaso, escriba «transfer: true» en los dos movimientos. No se ha cambiado nada."
ambiguousNote: "Cada uno de estos movimientos corresponde a varios: decida usted."
forecast: "Previsión"
interval: "Intervalo"
everyWeek: "cada semana"
everyMonth: "cada mes"
everyQuarter: "cada trimestre"
everyYear: "cada año"
forecastNote: "Una previsión: movimientos que llegaron al menos tres veces con este intervalo, con su último importe. Ninguna otra cifra la incluye."
split: Desglose
tag: "Etiqueta"
movementTags: "Etiquetas"
tagNote: "Un movimiento con varias etiquetas cuenta en cada una, así que estos totales pueden superar el del libro."
bookingStatus: "Estado"
pending: "Pendiente"
pendingNote: "Los totales y los saldos incluyen estos movimientos, que el banco aún no ha contabilizado."
booked: "Saldo contabilizado"
vat: "IVA"
vatRate: "Tipo de IVA"
net: "Neto"
withoutVAT: "sin IVA"
netIn: "Ingresos netos"
outputTax: "IVA repercutido"
netOut: "Gastos netos"
inputTax: "IVA soportado"
taxDue: "IVA a pagar"
vatNote: "Cada importe incluye su IVA, redondeado por movimiento. El IVA a pagar es el repercutido menos el soportado; por debajo de cero es una devolución. Los traspasos no cuentan."
dishes: "Platos"
units: "Unidades"
share: "Cuota"
revenue: "Ingresos"
contribution: "Margen"
perUnit: "Por unidad"
quadrant: "Clase"
star: "Estrella"
plowhorse: "Caballo de batalla"
puzzle: "Enigma"
dog: "Perro"
tooFew: "muy pocos"
dishNote: "Los ingresos son sin IVA; el margen es ingresos menos coste. Popular: al menos el 70 % de una cuota igual de las unidades. Rentable: al menos el margen medio por unidad. Estrella: ambos. Caballo de batalla: popular. Enigma: rentable. Perro: ninguno (Kasavana y Smith). Con menos de {count} unidades son muy pocos."
total: Total
totals: Totales
count: Movimientos
month: Mes
byCategory: Por categoría
byAccount: Por cuenta
byName: Por nombre
byTag: "Por etiqueta"
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
overspent: excedido
average: Media
averageNote: "La media no incluye los traspasos."
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
selectedWithout: "sin la categoría {category}"
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
      .default, "strings/fa.yaml",
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
retry: تلاش دوباره

# Around every page
home: خانه
menus: منوها
locations: شعبه‌ها
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
privateNote: "خصوصی: برای انتشار نیست"
privateMark: "خصوصی"

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
filter: "حساسیت‌ها و رژیم‌ها"
filterAvoid: "بدون غذاهای دارای"
filterOnly: "فقط"
filterLeft: "{left} از {count} غذا مانده است"
filterNote: "غذاهایی که ممکن است آن را داشته باشند، یا مواد حساسیت‌زایشان اعلام نشده است، می‌مانند و علامت دارند. لطفاً از ما بپرسید."
searchDishes: "جستجو"
stop: "."
tent: "کارت روی میز"
tentNote: "دوربین گوشی را رو به مربع بگیرید: غذاها، قیمت‌ها و مواد حساسیت‌زا."
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
receipt: "رسید"
receipts: "رسیدها"
missing: "موجود نیست"
missingReceipts: "رسیدهای مفقود"
monthEnds: "پایان ماه‌ها"
bankStatement: "صورت‌حساب بانکی"
proved: "تأییدشده"
unproved: "ذکر نشده"
differsBy: "{amount} اختلاف"
proofNote: "تأییدشده: فایل نیز ماندهٔ آن روز را دارد و یکسان است. ذکر نشده: فایل مانده‌ای ندارد."
yearEnd: "پایان سال {year}"
files: "فایل‌ها"
file: "فایل"
bytes: "بایت"
quantity: مقدار
dish: غذا
note: یادداشت
currency: ارز
opening: ماندهٔ آغازین
closing: ماندهٔ پایانی
moneyIn: دریافت
moneyOut: پرداخت
transfers: انتقال‌ها
probableTransfers: "انتقال‌های احتمالی"
ambiguousTransfers: "مبهم"
transferNote: "برای هر انتقال، در هر دو گردش «transfer: true» بنویسید. چیزی تغییر نکرده است."
ambiguousNote: "هر یک از این‌ها با چند مورد مطابقت دارد: خودتان تصمیم بگیرید."
forecast: "پیش‌بینی"
interval: "فاصله"
everyWeek: "هر هفته"
everyMonth: "هر ماه"
everyQuarter: "هر سه ماه"
everyYear: "هر سال"
forecastNote: "پیش‌بینی: گردش‌هایی که دست‌کم سه بار با این فاصله آمده‌اند، با آخرین مبلغ. هیچ رقم دیگری آن را در بر ندارد."
split: تقسیم
tag: "برچسب"
movementTags: "برچسب‌ها"
tagNote: "گردشی که چند برچسب دارد در هر یک به شمار می‌آید، پس این جمع‌ها ممکن است از جمع دفتر بیشتر شوند."
bookingStatus: "وضعیت"
pending: "در انتظار"
pendingNote: "جمع‌ها و مانده‌ها این گردش‌ها را که بانک هنوز ثبت نکرده است در بر دارند."
booked: "ماندهٔ ثبت‌شده"
vat: "مالیات بر ارزش افزوده"
vatRate: "نرخ مالیات"
net: "خالص"
withoutVAT: "بدون مالیات"
netIn: "خالص ورودی"
outputTax: "مالیات فروش"
netOut: "خالص خروجی"
inputTax: "مالیات خرید"
taxDue: "مالیات پرداختنی"
vatNote: "هر مبلغ مالیات خود را در بر دارد که برای هر گردش گرد شده است. مالیات پرداختنی مالیات فروش منهای مالیات خرید است؛ زیر صفر بازگشتی است. انتقال‌ها شمرده نمی‌شوند."
dishes: "غذاها"
units: "تعداد"
share: "سهم"
revenue: "درآمد"
contribution: "حاشیه سود"
perUnit: "هر واحد"
quadrant: "دسته"
star: "ستاره"
plowhorse: "اسب کار"
puzzle: "معما"
dog: "راکد"
tooFew: "بسیار کم"
dishNote: "درآمد بدون مالیات است؛ حاشیه سود درآمد منهای هزینه است. پرطرفدار: دست‌کم ۷۰٪ سهم برابر. سودآور: دست‌کم میانگین حاشیه سود هر واحد. ستاره: هر دو. اسب کار: پرطرفدار. معما: سودآور. راکد: هیچ‌کدام (کاساوانا و اسمیت). کمتر از {count} واحد بسیار کم است."
total: جمع
totals: جمع‌ها
count: تراکنش‌ها
month: ماه
byCategory: به تفکیک دسته
byAccount: به تفکیک حساب
byName: به تفکیک نام
byTag: "به تفکیک برچسب"
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
overspent: بیش از بودجه
average: میانگین
averageNote: "میانگین انتقال‌ها را در بر ندارد."
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
selectedWithout: "بدون دستهٔ {category}"
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
      .default, "strings/fi.yaml",
#"""
# The theme's words in Finnish.

# Page states
loadingTitle: Hei
loadingMessage: Hetkinen vain
internetErrorTitle: Hups
internetErrorMessage: Internetyhteydessä on vika
serviceErrorTitle: Pahoittelemme
serviceErrorMessage: Palvelussa on vika
emptyTitle: Täällä ei ole vielä mitään
emptyMessage: Tervetuloa pian uudelleen.
notFoundTitle: Sivua ei löydy
notFoundMessage: Tätä sivua ei ole ruokalistalla. Se on ehkä siirretty.
contentErrorTitle: Tätä sivua ei voitu tehdä
contentErrorMessage: Sen sisällössä on virheitä. Tervetuloa pian uudelleen.
retry: Yritä uudelleen

# Around every page
home: Etusivu
menus: Ruokalistat
locations: Toimipaikat
reports: Raportit
morePages: Lisää sivuja
skipToContent: Siirry sisältöön
mainNavigation: Päävalikko
breadcrumb: Olet tässä
languages: Kielet
contents: Tällä ruokalistalla
previous: Edellinen
next: Seuraava
previousAndNext: Edellinen ja seuraava
comma: ", "
colon: ": "
otherFormats: "Myös muodossa"
privateNote: "Luottamuksellinen: ei julkaistavaksi"
privateMark: "Luottamuksellinen"

# The restaurant
openingHours: Aukioloajat
visitUs: Tervetuloa
findUs: Löydä meidät
contact: Yhteystiedot
address: Osoite
telephone: Puhelin
email: Sähköposti
map: Kartta
cuisine: Keittiö
priceRange: Hintataso
reservations: "Pöytävaraukset"
reservationsYes: "Kyllä"
reservationsNo: "Ei"
reserve: "Varaa pöytä"
closed: Suljettu
specialHours: "Poikkeavat aukioloajat"
website: "Verkkosivusto"
payment: "Maksutavat"
alsoOn: "Löydät meidät myös"

# Menus
dishCount: { one: "{count} annos", other: "{count} annosta" }
updated: "Päivitetty {date}"
plainText: Pelkkä teksti
allergenTable: Allergeenitaulukko
printPage: "Tulostettava"
onYourPhone: "Ruokalista puhelimessa"
price: Hinta
prices: Hinnat
size: Koko
priceFrom: "alkaen {price}"
pricePer: "{price} / {unit}"
priceMarket: Päivän hinta
priceFree: Ilmainen
# Prices for some guests, places or times
tier:
  breakfast: Aamiainen
  brunch: Brunssi
  lunch: Lounas
  dinner: Illallinen
  happy-hour: Happy hour
  weekdays: Arkisin
  weekend: Viikonloppuna
  adults: Aikuiset
  children: Lapset
  students: Opiskelijat
  seniors: Eläkeläiset
  staff: Henkilökunta
  guests: Vieraat
  members: Jäsenet
  counter: Tiskillä
  table: Pöydässä
  terrace: Terassilla
  takeaway: Mukaan
  delivery: Kotiinkuljetus
soldOut: Loppuunmyyty
limited: Niin kauan kuin riittää
options: Valinnat
standard: Oletus
chooseExactly: { one: "Valitse {count}", other: "Valitse {count}" }
chooseUpTo: { one: "Valitse enintään {count}", other: "Valitse enintään {count}" }
chooseAtLeast: { one: "Valitse vähintään {count}", other: "Valitse vähintään {count}" }
chooseBetween: "Valitse {min}–{max}"
chooseFree: { one: "{count} sisältyy hintaan", other: "{count} sisältyy hintaan" }
chooseEach: "enintään {count} kutakin"
ingredients: Ainekset
additives: Lisäaineet
servingSize: Annoskoko
alcohol: "Alkoholi"
alcoholByVolume: "{value} til-%"
deposit: Pantti
spicinessLevel: { 0: Mieto, 1: Keskitulinen, 2: Tulinen, 3: Erittäin tulinen }
diets: Ruokavaliot
tags: { new: Uutuus, popular: Suosittu, seasonal: Sesonkiruoka, homemade: Itse tehty, organic: Luomu, regional: Lähiruokaa, spicy: Tulinen, chef: Keittiömestarin suositus }

# Allergens
allergens: Allergeenit
contains: "Sisältää: {list}"
mayContain: "Saattaa sisältää: {list}"
withAnyChoice: "Kaikissa vaihtoehdoissa: {list}"
withAnyChoiceMayContain: "Kaikissa vaihtoehdoissa, saattaa sisältää: {list}"
withChoices: "Valinnasta riippuen: {list}"
withChoicesMayContain: "Valinnasta riippuen, saattaa sisältää: {list}"
withSizes: "Koon mukaan: {list}"
withSizesMayContain: "Koon mukaan, saattaa sisältää: {list}"
allergenContains: "sisältää"
allergenMayContain: "saattaa sisältää"
allergenWithChoices: "ainakin joidenkin valintojen kanssa"
allergenWithSizes: "ainakin joissakin kokovaihtoehdoissa"
allergenNone: "ei sisällä"
allergenUnknown: "ei ilmoitettu"
declaredNone: Ei yhtäkään 14 ilmoitettavasta allergeenista
notDeclared: Allergeeneja ei ole ilmoitettu. Kysy meiltä.
allergenNote: Kerro allergioista ennen tilaamista.
filter: "Allergiat ja ruokavaliot"
filterAvoid: "Pois annokset, joissa on"
filterOnly: "Vain"
filterLeft: "Jäljellä {left} / {count}"
filterNote: "Annokset, jotka voivat sisältää sitä tai joiden allergeeneja ei ole ilmoitettu, jäävät näkyviin ja on merkitty. Kysy meiltä."
searchDishes: "Haku"
stop: "."
tent: "Pöytäkortti"
tentNote: "Suuntaa puhelimen kamera neliöön: annokset, hinnat ja allergeenit."
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: gluteeni
  crustaceans: äyriäiset
  eggs: kananmuna
  fish: kala
  peanuts: maapähkinä
  soybeans: soija
  milk: maito
  nuts: pähkinät
  celery: selleri
  mustard: sinappi
  sesame: seesaminsiemenet
  sulphites: sulfiitit
  lupin: lupiini
  molluscs: nilviäiset
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluteeni*, *vehnä*, ruis*, rukii*, *ruis, ohra*, *ohra, kaura*, *kaura, *kauraa, speltti*, speltin*, spelttiä, khorasan*, kamut*, emmer*, *mallas*, maltaita, manna, mannasuurimo*, mannaryyn*, bulgur*, couscous*, kuskus*, seitan*, korppujauho*, graham*, =jauho, =jauhot, =leipä, =pasta, =panko"
  crustaceans: "äyriäi*, katkarav*, katkarap*, *katkarapu, *katkarapuja, jättikatkarav*, jättikatkarap*, rapu, rapuja, ravun*, *jokirapu*, jokirav*, rapusalaat*, hummeri*, langust*, taskurapu*, kuningasrapu*, scampi, krilli*"
  eggs: "muna, muna*, *kananmuna*, *kananmunia, *viiriäisenmun*, keltuai*, *munankeltuai*, valkuaisvaahto*, *majoneesi*, aioli, marenki*, marengi*, hollandaise*, !munakoiso*, !vegaaninen *"
  fish: "kala, kalaa, kalan, kalan*, kaloja, kalakastik*, kalalie*, kalafile*, kalapuikko*, *kala, *kalaa, lohi, lohta, lohen, lohi*, *lohi, *lohta, turska*, *turska, tonnikala*, silli, silliä, sillin*, silakka*, silaka*, anjovis*, sardelli*, makrilli*, siika, siikaa, siian*, kuha, kuhaa, kuhan*, ahven*, muikku*, muikk*, muiku*, hauki, haukea, hauen*, nieriä*, taime*, sardiini*, seiti*, pallas, kampela*, ankeria*, kaviaari*, mäti, mätiä, mädin*"
  peanuts: "maapähkin*"
  soybeans: "soija*, soijapa*, tofu*, edamame*, miso, misoa, misotahna*, tempe*, tamari"
  milk: "maito*, maido*, *maito, *maitoa, *maidon, voi, voita, voissa, voilla, *nokareella voita, yrttivoi*, valkosipulivoi*, voitaikina*, voisula*, kerma*, *kerma, *kermaa, smetana*, ranskankerma*, crème fraîche, *juusto*, jogurtti*, jogurtin*, *jogurtti, *jogurttia, rahka*, *rahka, *rahkaa, piimä*, viili, kermaviili*, *jäätelö*, hera, herajauhe*, heraproteii*, kaseiini*, laktoosi*, halloumi*, mozzarella*, parmesan*, ricotta*, mascarpone*, pecorino*, gorgonzola*, burrata*, feta, fetaa, kefir*, !maitohappo*, !maidoton*, !kookosmai*, !mantelimai*, !kauramai*, !soijamai*, !riisimai*, !kookoskerma*, !kaurakerma*, !soijakerma*, !soijajogurt*, !kookosjogurt*, !maapähkinävoi*, !kaakaovoi*, !mantelivoi*, !sheavoi*, !vegaanijuusto*, !vegejuusto*, !vegaaninen *, !vegaanista *, !kasvipohjainen *"
  nuts: "pähkin*, *pähkinä, *pähkinää, *pähkinöitä, hasselpähkin*, saksanpähkin*, cashewpähkin*, cashew*, pekaanipähkin*, pekaani*, parapähkin*, manteli*, mantele*, pistaasi*, macadamia*, marsipaani*, nougat*, praliini*, krokantti*, !maapähkin*, !muskottipähkin*, !kookospähkin*, !pähkinäkurpits*, !myskipähkinäkurpits*, !pähkinätön*"
  celery: "selleri*, *selleri, *selleriä, mukulaselleri*, lehtiselleri*"
  mustard: "sinap*, *sinappi, *sinappia"
  sesame: "seesam*, tahini*, halva"
  sulphites: "sulfiit*, *sulfiitti, rikkidioksidi*, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "lupiini*"
  molluscs: "nilviäi*, simpuk*, *simpukka, *simpukoita, sinisimpuk*, kampasimpuk*, osteri*, mustekala*, kalmari*, calamari*, etana*, !osterivino*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "*ton, *tön, *tonta, *töntä, *ttoman, *ttömän, *ttomat, *ttömät, *ttomia, *ttömiä, ilman *, ei *, ei sisällä *, vapaa *"
# What joins words that this is said of.
allergenAnd: "ja tai eikä sekä &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "*vehnä*"
  spelt: "speltti*, speltin*, spelttiä"
  khorasan: "khorasan*, kamut*"
  rye: "ruis*, rukii*, *ruis"
  barley: "ohra*, *ohra"
  oats: "kaura*, *kaura, *kauraa"
  almond: "manteli*, mantele*, marsipaani*"
  hazelnut: "hasselpähkin*"
  walnut: "saksanpähkin*"
  cashew: "cashew*"
  pecan: "pekaani*"
  brazil: "parapähkin*"
  pistachio: "pistaasi*"
  macadamia: "macadamia*"
kind:
  wheat: vehnä
  spelt: speltti
  khorasan: khorasanvehnä
  rye: ruis
  barley: ohra
  oats: kaura
  almond: manteli
  hazelnut: hasselpähkinä
  walnut: saksanpähkinä
  cashew: cashewpähkinä
  pecan: pekaanipähkinä
  brazil: parapähkinä
  pistachio: pistaasipähkinä
  macadamia: macadamiapähkinä
diet:
  vegan: Vegaaninen
  vegetarian: Kasvisruoka
  halal: Halal
  kosher: Kosher
  hindu: Hindulainen
  gluten-free: Gluteeniton
  lactose-free: Laktoositon
  low-lactose: Vähälaktoosinen
  low-calorie: Vähäkalorinen
  low-fat: Vähärasvainen
  low-salt: Vähäsuolainen
  diabetic: Diabeetikoille

# Nutrition
nutrition: Ravintosisältö
perServing: "Annosta kohti ({serving})"
perOneServing: Annosta kohti
calories: "{value} kcal"
energy: Energia
energyJoules: "{value} kJ"
nutrient:
  fat: Rasva
  saturatedFat: josta tyydyttynyttä
  carbohydrate: Hiilihydraatit
  sugar: josta sokereita
  fiber: Ravintokuitu
  protein: Proteiini
  salt: Suola
  sodium: Natrium
  cholesterol: Kolesteroli
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
  piece: { one: kpl, other: kpl }
  portion: { one: annos, other: annosta }
  person: { one: henkilö, other: henkilöä }
  slice: { one: pala, other: palaa }
  scoop: { one: pallo, other: palloa }
  glass: { one: lasi, other: lasia }
  bottle: { one: pullo, other: pulloa }
  cup: { one: kuppi, other: kuppia }
  dozen: { one: tusina, other: tusinaa }
  hour: { one: tunti, other: tuntia }

# When it is served
availability: Tarjolla
served: "Tarjolla: {when}"
everyDay: Joka päivä
midnight: keskiyö
allDay: koko päivän
daysAndHours: "{days} klo {hours}"
hoursFrom: "{from} alkaen"
hoursUntil: "{to} asti"
hoursSpan: "{from}–{to}"
seasonFrom: "{from} alkaen"
seasonUntil: "{to} asti"
seasonSpan: "{from} – {to}"
seasonDay: "{date}"
service: { eat-in: Paikan päällä, takeaway: Mukaan, delivery: Kotiinkuljetus }

# Ledgers
movementCount: { one: "{count} tapahtuma", other: "{count} tapahtumaa" }
nameLine: "Nimi: {name}"
amountLine: "Summa: {amount}"
name: Nimi
amount: Summa
date: Päivämäärä
category: Luokka
account: Tili
balance: Saldo
runningTotal: Kertymä
reference: Viite
receipt: "Tosite"
receipts: "Tositteet"
missing: "puuttuu"
missingReceipts: "Puuttuvat tositteet"
monthEnds: "Kuukausien loput"
bankStatement: "Tiliote"
proved: "vahvistettu"
unproved: "ei tietoa"
differsBy: "ero {amount}"
proofNote: "Vahvistettu: tiedosto ilmoittaa myös päivän saldon, ja se täsmää. Ei tietoa: se ei ilmoita saldoa."
yearEnd: "Vuoden päätös {year}"
files: "Tiedostot"
file: "Tiedosto"
bytes: "Tavua"
quantity: Määrä
dish: Annos
note: Huomautus
currency: Valuutta
opening: Alkusaldo
closing: Loppusaldo
moneyIn: Tulot
moneyOut: Menot
transfers: Tilisiirrot
probableTransfers: "Todennäköiset siirrot"
ambiguousTransfers: "Monitulkintaiset"
transferNote: "Kirjoita jokaisen siirron molempiin tapahtumiin ”transfer: true”. Mitään ei ole muutettu."
ambiguousNote: "Jokainen näistä sopii useaan muuhun: päätä itse."
forecast: "Ennuste"
interval: "Väli"
everyWeek: "joka viikko"
everyMonth: "joka kuukausi"
everyQuarter: "joka neljännes"
everyYear: "joka vuosi"
forecastNote: "Ennuste: tapahtumat, jotka ovat toistuneet vähintään kolmesti tällä välillä, viimeisellä summalla. Mikään muu luku ei sisällä sitä."
split: Jako
tag: "Tunniste"
movementTags: "Tunnisteet"
tagNote: "Tapahtuma, jolla on useita tunnisteita, lasketaan jokaiseen niistä, joten nämä summat voivat ylittää kirjanpidon summan."
bookingStatus: "Tila"
pending: "Odottaa"
pendingNote: "Summat ja saldot sisältävät nämä tapahtumat, joita pankki ei ole vielä kirjannut."
booked: "Kirjattu saldo"
vat: "Arvonlisävero"
vatRate: "Verokanta"
net: "Netto"
withoutVAT: "ilman veroa"
netIn: "Tulot netto"
outputTax: "Myynnin vero"
netOut: "Menot netto"
inputTax: "Ostojen vero"
taxDue: "Maksettava vero"
vatNote: "Jokainen summa sisältää veronsa, pyöristettynä tapahtumittain. Maksettava vero on myynnin vero vähennettynä ostojen verolla; alle nollan se on palautus. Siirtoja ei lasketa."
dishes: "Annokset"
units: "Kappaleet"
share: "Osuus"
revenue: "Myynti"
contribution: "Kate"
perUnit: "Kappaleelta"
quadrant: "Luokka"
star: "Tähti"
plowhorse: "Työhevonen"
puzzle: "Arvoitus"
dog: "Hyllynlämmittäjä"
tooFew: "liian vähän"
dishNote: "Myynti on ilman veroa; kate on myynti miinus kustannus. Suosittu: vähintään 70 % tasaosuudesta. Kannattava: vähintään keskimääräinen kate kappaleelta. Tähti: molemmat. Työhevonen: suosittu. Arvoitus: kannattava. Hyllynlämmittäjä: ei kumpikaan (Kasavana ja Smith). Alle {count} kappaletta on liian vähän."
total: Yhteensä
totals: Summat
count: Tapahtumat
month: Kuukausi
byCategory: Luokittain
byAccount: Tileittäin
byName: Nimen mukaan
byTag: "Tunnisteen mukaan"
byMonth: Kuukausittain
register: Tapahtumaluettelo
periodSpan: "{from} – {to}"
period: Ajanjakso
cashFlow: Kassavirta
byPeriod: Jaksoittain
comparison: Vertailu
change: Muutos
budget: Budjetti
spent: Käytetty
left: Jäljellä
overspent: ylitetty
average: Keskiarvo
averageNote: "Keskiarvo ei sisällä tilisiirtoja."
largestIn: Suurin tulo
largestOut: Suurin meno
statistics: Tilastot
converted: Muunnettu
rate: Kurssi
rounding: "Jokainen summa muunnetaan kerran, päivän kurssilla tai viimeisellä sitä edeltävällä, ja pyöristetään parilliseen."
noRate: "ei kurssia"
noTotal: "Ei yhteissummaa: joillakin summilla ei ole kurssia."
undatedLeftOut: "jätetty pois, ei päivämäärää: {movements}"
undated: ei päivämäärää
othersCount: "Muut ({count})"
budgetsLeftOut: "budjetit jätetty pois: ne kattavat valintaa enemmän"
selectedBetween: "{from} – {to}"
selectedFrom: "{from} alkaen"
selectedTo: "{to} asti"
selectedWords: "haku ”{words}”"
selectedWithout: "ilman luokkaa {category}"
unnamed: "(ei nimeä)"
none: "(ei mitään)"
ledger: Kassakirja
ledgers: Kassakirjat
balanceOverTime: "Saldon kehitys"
inAndOut: "Tulot ja menot"
byCategoryAndMonth: "Luokittain ja kuukausittain"
matrixNote: "Jokaisesta luvusta pääsee tapahtumiin, joista se koostuu. Rivi, jossa lukee ”josta”, sisältyy yläpuolella olevaan riviin."
ofWhich: "josta"
broughtForward: "Siirto edelliseltä sivulta"
carriedForward: "Siirto seuraavalle sivulle"
pageTotal: "Tämän sivun summa"
pageOf: "Sivu {number}/{count}"
pages: "Sivut"
balanceSummary: "{period}. Alussa {opening}, lopussa {closing}; alin {low}, ylin {high}."
flowSummary: "{period}. Tulot {in}, menot {out}."

# Goals
goals: "Tavoitteet"
goal: "Tavoite"
state: "Tila"
goalState: { not-started: "Ei aloitettu", in-progress: "Käynnissä", paused: "Tauolla", completed: "Saavutettu", caught: "Kiinni saatu" }
progress: "Eteneminen"
pursuer: "Takaa-ajaja"
progressOf: "{steps} / {goal}"
toGo: "Jäljellä"
distance: "Matka"
notCounted: "Ei lasketa"

"""#
    ),
    (
      .default, "strings/fr.yaml",
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
retry: Réessayer

# Around every page
home: Accueil
menus: Cartes
locations: Établissements
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
privateNote: "Privé : ne pas publier"
privateMark: "Privé"

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
filter: "Allergies et régimes"
filterAvoid: "Sans les plats qui contiennent"
filterOnly: "Seulement"
filterLeft: "Il reste {left} plats sur {count}"
filterNote: "Les plats qui peuvent en contenir, ou dont les allergènes ne sont pas déclarés, restent et sont signalés. Renseignez-vous auprès de nous."
searchDishes: "Rechercher"
stop: "."
tent: "Chevalet de table"
tentNote: "Visez le carré avec votre téléphone : plats, prix et allergènes."
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
receipt: "Justificatif"
receipts: "Justificatifs"
missing: "manquant"
missingReceipts: "Justificatifs manquants"
monthEnds: "Fins de mois"
bankStatement: "Relevé bancaire"
proved: "confirmé"
unproved: "non indiqué"
differsBy: "écart de {amount}"
proofNote: "Confirmé : le fichier indique aussi le solde de ce jour, et il concorde. Non indiqué : il n’en indique pas."
yearEnd: "Dossier de fin d’année {year}"
files: "Fichiers"
file: "Fichier"
bytes: "Octets"
quantity: Quantité
dish: Plat
note: Note
currency: Devise
opening: Solde initial
closing: Solde final
moneyIn: Entrées
moneyOut: Sorties
transfers: Virements internes
probableTransfers: "Virements internes probables"
ambiguousTransfers: "Ambigus"
transferNote: "Pour chaque virement interne, écrivez « transfer: true » dans les deux mouvements. Rien n’a été modifié."
ambiguousNote: "Chacun de ces mouvements correspond à plusieurs autres : décidez vous-même."
forecast: "Prévision"
interval: "Intervalle"
everyWeek: "chaque semaine"
everyMonth: "chaque mois"
everyQuarter: "chaque trimestre"
everyYear: "chaque année"
forecastNote: "Une prévision : mouvements revenus au moins trois fois à cet intervalle, avec leur dernier montant. Aucun autre chiffre ne l’inclut."
split: Ventilation
tag: "Étiquette"
movementTags: "Étiquettes"
tagNote: "Un mouvement à plusieurs étiquettes compte dans chacune ; ces totaux peuvent donc dépasser celui du livre."
bookingStatus: "Statut"
pending: "En attente"
pendingNote: "Les totaux et les soldes comprennent ces mouvements, que la banque n’a pas encore comptabilisés."
booked: "Solde comptabilisé"
vat: "TVA"
vatRate: "Taux de TVA"
net: "Hors taxes"
withoutVAT: "sans TVA"
netIn: "Recettes HT"
outputTax: "TVA collectée"
netOut: "Dépenses HT"
inputTax: "TVA déductible"
taxDue: "TVA due"
vatNote: "Chaque montant comprend sa TVA, arrondie par mouvement. La TVA due est la TVA collectée moins la TVA déductible ; en dessous de zéro, c’est un crédit. Les virements internes ne comptent pas."
dishes: "Plats"
units: "Unités"
share: "Part"
revenue: "Chiffre d’affaires"
contribution: "Marge"
perUnit: "Par unité"
quadrant: "Classe"
star: "Étoile"
plowhorse: "Vache à lait"
puzzle: "Énigme"
dog: "Poids mort"
tooFew: "trop peu"
dishNote: "Le chiffre d’affaires est hors TVA ; la marge est ce qu’il reste après le coût. Populaire : au moins 70 % d’une part égale des unités. Rentable : au moins la marge moyenne par unité. Étoile : les deux. Vache à lait : populaire. Énigme : rentable. Poids mort : aucun (Kasavana et Smith). Sous {count} unités, c’est trop peu."
total: Total
totals: Totaux
count: Mouvements
month: Mois
byCategory: Par catégorie
byAccount: Par compte
byName: Par nom
byTag: "Par étiquette"
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
overspent: dépassé
average: Moyenne
averageNote: "La moyenne ne compte pas les virements internes."
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
selectedWithout: "sans la catégorie {category}"
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
      .default, "strings/he.yaml",
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
retry: ניסיון נוסף

# Around every page
home: דף הבית
menus: תפריטים
locations: סניפים
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
privateNote: "פרטי: לא לפרסום"
privateMark: "פרטי"

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
filter: "אלרגיות ותזונה"
filterAvoid: "בלי מנות שמכילות"
filterOnly: "רק"
filterLeft: "נשארו {left} מתוך {count} מנות"
filterNote: "מנות שעלולות להכיל זאת, או שלא צוינו בהן אלרגנים, נשארות ומסומנות. נא לשאול אותנו."
searchDishes: "חיפוש"
stop: "."
tent: "כרטיס שולחן"
tentNote: "כוונו את מצלמת הטלפון אל הריבוע: מנות, מחירים ואלרגנים."
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
receipt: "קבלה"
receipts: "קבלות"
missing: "חסרה"
missingReceipts: "קבלות חסרות"
monthEnds: "סופי חודשים"
bankStatement: "דף חשבון"
proved: "מאומת"
unproved: "לא צוין"
differsBy: "הפרש של {amount}"
proofNote: "מאומת: גם הקובץ מציין את היתרה של אותו יום, והיא תואמת. לא צוין: הקובץ אינו מציין יתרה."
yearEnd: "סיכום שנת {year}"
files: "קבצים"
file: "קובץ"
bytes: "בתים"
quantity: כמות
dish: מנה
note: הערה
currency: מטבע
opening: יתרת פתיחה
closing: יתרת סגירה
moneyIn: נכנס
moneyOut: יצא
transfers: העברות
probableTransfers: "העברות אפשריות"
ambiguousTransfers: "לא חד־משמעי"
transferNote: "בכל העברה יש לכתוב “transfer: true” בשתי התנועות. דבר לא שונה."
ambiguousNote: "כל אחת מאלה מתאימה לכמה אחרות: ההחלטה בידיכם."
forecast: "תחזית"
interval: "תדירות"
everyWeek: "כל שבוע"
everyMonth: "כל חודש"
everyQuarter: "כל רבעון"
everyYear: "כל שנה"
forecastNote: "תחזית: תנועות שחזרו לפחות שלוש פעמים בתדירות זו, עם הסכום האחרון. אף נתון אחר אינו כולל אותה."
split: פיצול
tag: "תגית"
movementTags: "תגיות"
tagNote: "תנועה עם כמה תגיות נספרת בכל אחת מהן, ולכן הסכומים האלה עשויים לעלות על סכום הספר."
bookingStatus: "סטטוס"
pending: "ממתינה"
pendingNote: "הסכומים והיתרות כוללים את התנועות האלה, שהבנק עדיין לא רשם."
booked: "יתרה רשומה"
vat: "מע״מ"
vatRate: "שיעור מע״מ"
net: "נטו"
withoutVAT: "ללא מע״מ"
netIn: "הכנסות נטו"
outputTax: "מע״מ עסקאות"
netOut: "הוצאות נטו"
inputTax: "מע״מ תשומות"
taxDue: "מע״מ לתשלום"
vatNote: "כל סכום כולל את המע״מ שלו, מעוגל לכל תנועה. מע״מ לתשלום הוא מע״מ עסקאות פחות מע״מ תשומות; מתחת לאפס זה החזר. העברות אינן נספרות."
dishes: "מנות"
units: "יחידות"
share: "נתח"
revenue: "הכנסה"
contribution: "תרומה"
perUnit: "ליחידה"
quadrant: "סיווג"
star: "כוכב"
plowhorse: "סוס עבודה"
puzzle: "חידה"
dog: "אבן שאין לה הופכין"
tooFew: "מעט מדי"
dishNote: "ההכנסה ללא מע״מ; התרומה היא הכנסה פחות עלות. פופולרי: לפחות 70 % מנתח שווה. רווחי: לפחות התרומה הממוצעת ליחידה. כוכב: שניהם. סוס עבודה: פופולרי. חידה: רווחי. אבן שאין לה הופכין: אף אחד (קסוונה וסמית). מתחת ל-{count} יחידות זה מעט מדי."
total: סך הכול
totals: סיכומים
count: תנועות
month: חודש
byCategory: לפי קטגוריה
byAccount: לפי חשבון
byName: לפי שם
byTag: "לפי תגית"
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
overspent: חריגה
average: ממוצע
averageNote: "הממוצע אינו כולל העברות."
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
selectedWithout: "ללא הקטגוריה {category}"
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
      .default, "strings/hu.yaml",
#"""
# The theme's words in Hungarian.

# Page states
loadingTitle: Üdvözöljük
loadingMessage: Egy pillanat türelmet kérünk
internetErrorTitle: Hoppá
internetErrorMessage: Nincs internetkapcsolat
serviceErrorTitle: Elnézést kérünk
serviceErrorMessage: Hiba történt a szolgáltatásban
emptyTitle: Itt még nincs semmi
emptyMessage: "Kérjük, nézzen vissza hamarosan."
notFoundTitle: Az oldal nem található
notFoundMessage: "Ez az oldal nem szerepel az étlapon. Lehet, hogy áthelyeztük."
contentErrorTitle: Ezt az oldalt nem sikerült elkészíteni
contentErrorMessage: "A forrása hibás. Kérjük, nézzen vissza hamarosan."
retry: Újra

# Around every page
home: Kezdőlap
menus: Étlapok
locations: Éttermeink
reports: Kimutatások
morePages: További oldalak
skipToContent: Ugrás a tartalomhoz
mainNavigation: Fő navigáció
breadcrumb: Ön itt van
languages: Nyelvek
contents: Ezen az étlapon
previous: Előző
next: Következő
previousAndNext: Előző és következő
comma: ", "
colon: ": "
otherFormats: "Más formában"
privateNote: "Bizalmas: nem nyilvános"
privateMark: "Bizalmas"

# The restaurant
openingHours: Nyitvatartás
visitUs: Látogasson el hozzánk
findUs: Így talál ránk
contact: Kapcsolat
address: Cím
telephone: Telefon
email: E-mail
map: Térkép
cuisine: Konyha
priceRange: Árkategória
reservations: "Asztalfoglalás"
reservationsYes: "Igen"
reservationsNo: "Nem"
reserve: "Foglaljon asztalt"
closed: Zárva
specialHours: "Rendkívüli nyitvatartás"
website: "Weboldal"
payment: "Fizetés"
alsoOn: "Itt is megtalál minket"

# Menus
dishCount: { one: "{count} étel", other: "{count} étel" }
updated: "Frissítve: {date}"
plainText: Egyszerű szöveg
allergenTable: Allergéntáblázat
printPage: "Nyomtatható változat"
onYourPhone: "Az étlap a telefonján"
price: Ár
prices: Árak
size: Méret
priceFrom: "{price}-tól"
pricePer: "{price} / {unit}"
priceMarket: Napi ár
priceFree: Ingyenes
# Prices for some guests, places or times
tier:
  breakfast: Reggeli
  brunch: Brunch
  lunch: Ebéd
  dinner: Vacsora
  happy-hour: Happy hour
  weekdays: Hétköznap
  weekend: Hétvége
  adults: Felnőttek
  children: Gyerekek
  students: Diákok
  seniors: Nyugdíjasok
  staff: Dolgozók
  guests: Vendégek
  members: Tagok
  counter: A pultnál
  table: Az asztalnál
  terrace: A teraszon
  takeaway: Elvitelre
  delivery: Házhoz szállítás
soldOut: Elfogyott
limited: Amíg a készlet tart
options: Választható
standard: Alapértelmezett
chooseExactly: { one: "{count} választható", other: "{count} választható" }
chooseUpTo: { one: "Legfeljebb {count} választható", other: "Legfeljebb {count} választható" }
chooseAtLeast: { one: "Legalább {count} választandó", other: "Legalább {count} választandó" }
chooseBetween: "{min}–{max} választható"
chooseFree: { one: "{count} benne van az árban", other: "{count} benne van az árban" }
chooseEach: "mindegyikből legfeljebb {count}"
ingredients: Összetevők
additives: Adalékanyagok
servingSize: Adag
alcohol: "Alkohol"
alcoholByVolume: "{value}% vol"
deposit: Betétdíj
spicinessLevel: { 0: Nem csípős, 1: Enyhén csípős, 2: Csípős, 3: Nagyon csípős }
diets: Étrendek
tags: { new: Újdonság, popular: Népszerű, seasonal: Szezonális, homemade: Házi, organic: Bio, regional: Helyi, spicy: Csípős, chef: A séf ajánlata }

# Allergens
allergens: Allergének
contains: "Tartalmaz: {list}"
mayContain: "Tartalmazhat: {list}"
withAnyChoice: "Bármelyik választással: {list}"
withAnyChoiceMayContain: "Bármelyik választással tartalmazhat: {list}"
withChoices: "A választástól függően: {list}"
withChoicesMayContain: "A választástól függően tartalmazhat: {list}"
withSizes: "A mérettől függően: {list}"
withSizesMayContain: "A mérettől függően tartalmazhat: {list}"
allergenContains: "tartalmaz"
allergenMayContain: "tartalmazhat"
allergenWithChoices: "legalább egyes választásokkal"
allergenWithSizes: "legalább egyes méretekben"
allergenNone: "nem tartalmaz"
allergenUnknown: "nincs megadva"
declaredNone: Nem tartalmazza a 14 jelölendő allergén egyikét sem
notDeclared: "Az allergének nincsenek megadva. Kérjük, érdeklődjön nálunk."
allergenNote: "Kérjük, rendelés előtt jelezze, ha allergiája van."
filter: "Allergiák és étrendek"
filterAvoid: "Kihagyás, ha tartalmazza"
filterOnly: "Csak"
filterLeft: "{count} ételből {left} maradt"
filterNote: "Azok az ételek, amelyek tartalmazhatják, vagy amelyek allergénjei nincsenek feltüntetve, megmaradnak és jelölve vannak. Kérjük, kérdezzen minket."
searchDishes: "Keresés"
stop: "."
tent: "Asztali kártya"
tentNote: "Irányítsa a telefon kameráját a négyzetre: ételek, árak és allergének."
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: glutén
  crustaceans: rákfélék
  eggs: tojás
  fish: hal
  peanuts: földimogyoró
  soybeans: szójabab
  milk: tej
  nuts: diófélék
  celery: zeller
  mustard: mustár
  sesame: szezámmag
  sulphites: szulfitok
  lupin: csillagfürt
  molluscs: puhatestűek
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "glutén*, búza*, búzá*, *búza, *búzaliszt*, finomliszt*, rétesliszt*, kenyérliszt*, grahamliszt*, rozs, rozsliszt*, rozskenyér*, rozsos*, rozsot, árpa*, árpá*, gerslit*, gersli, zab, zabot, zabpehely*, zabliszt*, zabkorpa*, zabital*, zabtej*, tönköly*, khorasan*, kamut*, búzadara*, =dara, bulgur*, kuszkusz*, szejtán*, maláta*, malátá*, zsemlemorzs*, panírmorzs*, =morzsa, =liszt, =kenyér, =zsemle, =tészta, =kifli, !gluténmentes*"
  crustaceans: "rákfél*, rák, rákot, rákkal, rákfark*, rákhús*, *garnéla*, *garnélarák*, homár*, languszta*, tarisznyarák*, folyami rák*, scampi, krill*"
  eggs: "tojás*, *tojás, *tojást, *tojással, majonéz*, aioli, habcsók*, hollandi*, !tojásmentes*, !vegán *"
  fish: "hal, halat, halak, hallal, halfilé*, halszelet*, halszósz*, halikra*, halrudacsk*, halászlé*, *tőkehal*, lazac*, *lazac, *lazaccal, tonhal*, ponty*, harcsa*, pisztráng*, fogas*, süllő*, hekk*, csuka*, keszeg*, szardínia*, szardíniá*, szardella*, ajóka*, ajóká*, hering*, makréla*, makrélá*, kaviár*, !fogaskerék*, !vegán *"
  peanuts: "földimogyoró*, amerikai mogyoró*, mogyoróvaj*"
  soybeans: "szója*, szójá*, tofu*, edamame, miszo, miso, tempeh, tamari"
  milk: "tej, tejet, tejjel, tejes*, tejszín*, tejföl*, tejpor*, tejsavó*, tejtermék*, tejcsoki*, *joghurt*, kefir*, aludttej*, író, *sajt, *sajtot, *sajttal, sajt*, vaj, vajat, vajjal, vajas*, vajkrém*, túró*, *túró, körözött*, mozzarell*, parmezán*, ricott*, mascarpone*, trappista*, camembert*, feta, gorgonzol*, juhtúró*, juhsajt*, savópor*, savó, kazein*, laktóz*, !tejsav, !tejsavbaktér*, !tejmentes*, !laktózmentes*, !kókusztej*, !mandulatej*, !zabtej*, !szójatej*, !rizstej*, !kakaóvaj*, !mogyoróvaj*, !mandulavaj*, !kókuszjoghurt*, !szójajoghurt*, !növényi *, !vegán *, !vegán sajt*"
  nuts: "dió, diót, dióval, diós, dióbél*, diódarab*, diókrém*, diófél*, mandula*, mandulá*, mogyoró*, törökmogyoró*, kesudió*, kesu, pekándió*, brazildió*, brazil dió*, paradió*, pisztáci*, makadámi*, makadámdió*, marcipán*, nugát*, grillázs*, !mogyoróvaj*, !mogyoróhagym*"
  celery: "zeller*"
  mustard: "mustár*"
  sesame: "szezám*, tahini, halva"
  sulphites: "szulfit*, *szulfit, kén-dioxid*, kéndioxid*, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "csillagfürt*, lupin*"
  molluscs: "puhatest*, kagyló*, *kagyló, *kagylót, osztriga*, osztrigá*, tintahal*, kalmár*, calamari, polip*, csiga, csigát, csigával, éticsig*, tengeri herkentyű*, !kakaós csiga, !osztrigalaskagomb*, !laskagomb*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "*mentes, *mentesen, *mentesek, *mentesített, * nélkül, * nélküli, nem tartalmaz *, nincs benne *"
# What joins words that this is said of.
allergenAnd: "és vagy sem &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "búza*, búzá*, *búza, *búzaliszt*, finomliszt*, rétesliszt*, !tönkölybúz*"
  spelt: "tönköly*"
  khorasan: "khorasan*, kamut*"
  rye: "rozs, rozsliszt*, rozskenyér*, rozsos*"
  barley: "árpa*, árpá*, gersli"
  oats: "zab, zabot, zabpehely*, zabliszt*, zabkorpa*, zabital*, zabtej*"
  almond: "mandula*, mandulá*, marcipán*"
  hazelnut: "mogyoró*, törökmogyoró*, !mogyoróvaj*, !mogyoróhagym*"
  walnut: "dió, diót, dióval, diós, dióbél*, diódarab*"
  cashew: "kesu*"
  pecan: "pekándió*"
  brazil: "brazildió*, brazil dió*, paradió*"
  pistachio: "pisztáci*"
  macadamia: "makadám*"
kind:
  wheat: búza
  spelt: tönkölybúza
  khorasan: khorasan búza
  rye: rozs
  barley: árpa
  oats: zab
  almond: mandula
  hazelnut: mogyoró
  walnut: dió
  cashew: kesudió
  pecan: pekándió
  brazil: brazil dió
  pistachio: pisztácia
  macadamia: makadámdió
diet:
  vegan: Vegán
  vegetarian: Vegetáriánus
  halal: Halal
  kosher: Kóser
  hindu: Hindu
  gluten-free: Gluténmentes
  lactose-free: Laktózmentes
  low-lactose: Laktózszegény
  low-calorie: Kalóriaszegény
  low-fat: Zsírszegény
  low-salt: Sószegény
  diabetic: Cukorbetegeknek

# Nutrition
nutrition: Tápérték
perServing: "Adagonként ({serving})"
perOneServing: Adagonként
calories: "{value} kcal"
energy: Energia
energyJoules: "{value} kJ"
nutrient:
  fat: Zsír
  saturatedFat: amelyből telített zsírsavak
  carbohydrate: Szénhidrát
  sugar: amelyből cukrok
  fiber: Rost
  protein: Fehérje
  salt: Só
  sodium: Nátrium
  cholesterol: Koleszterin
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
  piece: { one: db, other: db }
  portion: { one: adag, other: adag }
  person: { one: fő, other: fő }
  slice: { one: szelet, other: szelet }
  scoop: { one: gombóc, other: gombóc }
  glass: { one: pohár, other: pohár }
  bottle: { one: üveg, other: üveg }
  cup: { one: csésze, other: csésze }
  dozen: { one: tucat, other: tucat }
  hour: { one: óra, other: óra }

# When it is served
availability: Kapható
served: "Kapható: {when}"
everyDay: Minden nap
midnight: éjfél
allDay: egész nap
daysAndHours: "{days} {hours}"
hoursFrom: "{from} órától"
hoursUntil: "{to} óráig"
hoursSpan: "{from}–{to}"
contractions: "éjfél óráig=éjfélig, 1.-tól=1-jétől, 1.-ig=1-jéig, 2.-tól=2-ától, 2.-ig=2-áig, 3.-tól=3-ától, 3.-ig=3-áig, 4.-tól=4-étől, 4.-ig=4-éig, 5.-tól=5-étől, 5.-ig=5-éig, 6.-tól=6-ától, 6.-ig=6-áig, 7.-tól=7-étől, 7.-ig=7-éig, 8.-tól=8-ától, 8.-ig=8-áig, 9.-tól=9-étől, 9.-ig=9-éig, 10.-tól=10-étől, 10.-ig=10-éig, 11.-tól=11-étől, 11.-ig=11-éig, 12.-tól=12-étől, 12.-ig=12-éig, 13.-tól=13-ától, 13.-ig=13-áig, 14.-tól=14-étől, 14.-ig=14-éig, 15.-tól=15-étől, 15.-ig=15-éig, 16.-tól=16-ától, 16.-ig=16-áig, 17.-tól=17-étől, 17.-ig=17-éig, 18.-tól=18-ától, 18.-ig=18-áig, 19.-tól=19-étől, 19.-ig=19-éig, 20.-tól=20-ától, 20.-ig=20-áig, 21.-tól=21-étől, 21.-ig=21-éig, 22.-tól=22-étől, 22.-ig=22-éig, 23.-tól=23-ától, 23.-ig=23-áig, 24.-tól=24-étől, 24.-ig=24-éig, 25.-tól=25-étől, 25.-ig=25-éig, 26.-tól=26-ától, 26.-ig=26-áig, 27.-tól=27-étől, 27.-ig=27-éig, 28.-tól=28-ától, 28.-ig=28-áig, 29.-tól=29-étől, 29.-ig=29-éig, 30.-tól=30-ától, 30.-ig=30-áig, 31.-tól=31-étől, 31.-ig=31-éig"
seasonFrom: "{from}-tól"
seasonUntil: "{to}-ig"
seasonSpan: "{from}-tól {to}-ig"
seasonDay: "{date}"
service: { eat-in: Helyben, takeaway: Elvitelre, delivery: Házhoz szállítás }

# Ledgers
movementCount: { one: "{count} tétel", other: "{count} tétel" }
nameLine: "Név: {name}"
amountLine: "Összeg: {amount}"
name: Név
amount: Összeg
date: Dátum
category: Kategória
account: Számla
balance: Egyenleg
runningTotal: Göngyölített összeg
reference: Hivatkozás
receipt: "Bizonylat"
receipts: "Bizonylatok"
missing: "hiányzik"
missingReceipts: "Hiányzó bizonylatok"
monthEnds: "Hónapvégek"
bankStatement: "Bankkivonat"
proved: "igazolt"
unproved: "nincs adat"
differsBy: "eltérés: {amount}"
proofNote: "Igazolt: a fájl is megadja az aznapi egyenleget, és az egyezik. Nincs adat: nem ad meg egyenleget."
yearEnd: "Évzárás {year}"
files: "Fájlok"
file: "Fájl"
bytes: "Bájt"
quantity: Mennyiség
dish: Étel
note: Megjegyzés
currency: Pénznem
opening: Nyitó egyenleg
closing: Záró egyenleg
moneyIn: Bevétel
moneyOut: Kiadás
transfers: Átvezetések
probableTransfers: "Valószínű átvezetések"
ambiguousTransfers: "Nem egyértelmű"
transferNote: "Minden átvezetésnél írja mindkét tételbe: „transfer: true”. Semmi sem változott."
ambiguousNote: "Ezek mindegyike több másikhoz illik: döntse el Ön."
forecast: "Előrejelzés"
interval: "Gyakoriság"
everyWeek: "hetente"
everyMonth: "havonta"
everyQuarter: "negyedévente"
everyYear: "évente"
forecastNote: "Előrejelzés: legalább háromszor ilyen időközzel ismétlődő tételek, az utolsó összeggel. Más szám nem tartalmazza."
split: Felosztás
tag: "Címke"
movementTags: "Címkék"
tagNote: "A több címkével ellátott tétel mindegyiknél számít, ezért ezek az összegek meghaladhatják a könyvét."
bookingStatus: "Állapot"
pending: "Függőben"
pendingNote: "Az összegek és egyenlegek tartalmazzák ezeket a tételeket, amelyeket a bank még nem könyvelt."
booked: "Könyvelt egyenleg"
vat: "Áfa"
vatRate: "Áfakulcs"
net: "Nettó"
withoutVAT: "áfa nélkül"
netIn: "Nettó bevétel"
outputTax: "Fizetendő áfa"
netOut: "Nettó kiadás"
inputTax: "Levonható áfa"
taxDue: "Befizetendő áfa"
vatNote: "Minden összeg tartalmazza az áfát, tételenként kerekítve. A befizetendő áfa a fizetendő és a levonható különbsége; nulla alatt visszatérítés. Az átvezetések nem számítanak."
dishes: "Ételek"
units: "Darab"
share: "Részesedés"
revenue: "Bevétel"
contribution: "Fedezet"
perUnit: "Darabonként"
quadrant: "Osztály"
star: "Csillag"
plowhorse: "Igásló"
puzzle: "Rejtvény"
dog: "Porosodó"
tooFew: "túl kevés"
dishNote: "A bevétel áfa nélküli; a fedezet a bevétel mínusz a költség. Népszerű: legalább az egyenlő rész 70 %-a. Jövedelmező: legalább az átlagos darabonkénti fedezet. Csillag: mindkettő. Igásló: népszerű. Rejtvény: jövedelmező. Porosodó: egyik sem (Kasavana és Smith). {count} darab alatt túl kevés."
total: Összesen
totals: Összesítés
count: Tételek
month: Hónap
byCategory: Kategóriánként
byAccount: Számlánként
byName: Nevenként
byTag: "Címkénként"
byMonth: Havonta
register: Tételek jegyzéke
periodSpan: "{from} – {to}"
period: Időszak
cashFlow: Pénzforgalom
byPeriod: Időszakonként
comparison: Összehasonlítás
change: Változás
budget: Keret
spent: Felhasznált
left: Fennmaradó
overspent: túllépve
average: Átlag
averageNote: "Az átlag nem tartalmazza az átvezetéseket."
largestIn: Legnagyobb bevétel
largestOut: Legnagyobb kiadás
statistics: Statisztika
converted: Átszámítva
rate: Árfolyam
rounding: "Minden összeget egyszer számítunk át, az adott napi vagy az azt megelőző utolsó árfolyamon, és páros számjegyre kerekítünk."
noRate: "nincs árfolyam"
noTotal: "Nincs végösszeg: egyes összegekhez nincs árfolyam."
undatedLeftOut: "dátum nélkül kihagyva: {movements}"
undated: dátum nélkül
othersCount: "Egyéb ({count})"
budgetsLeftOut: "a keretek kimaradtak: többre vonatkoznak, mint a kijelölés"
selectedBetween: "{from} napjától {to} napjáig"
selectedFrom: "{from} napjától"
selectedTo: "{to} napjáig"
selectedWords: "keresés: „{words}”"
selectedWithout: "e kategória nélkül: {category}"
unnamed: "(névtelen)"
none: "(nincs)"
ledger: Pénztárkönyv
ledgers: Pénztárkönyvek
balanceOverTime: "Az egyenleg alakulása"
inAndOut: "Bevételek és kiadások"
byCategoryAndMonth: "Kategóriánként és havonta"
matrixNote: "Minden szám azokhoz a tételekhez vezet, amelyekből összeáll. Az „ebből” jelölésű sorok a felettük lévő sor részei."
ofWhich: "ebből"
broughtForward: "Áthozat"
carriedForward: "Átvitel"
pageTotal: "Oldalösszesen"
pageOf: "{number}/{count}. oldal"
pages: "Oldalak"
balanceSummary: "{period}. Nyitó {opening}, záró {closing}; legalacsonyabb {low}, legmagasabb {high}."
flowSummary: "{period}. Bevétel {in}, kiadás {out}."

# Goals
goals: "Célok"
goal: "Cél"
state: "Állapot"
goalState: { not-started: "Még nem kezdődött el", in-progress: "Folyamatban", paused: "Szünetel", completed: "Elérve", caught: "Utolérve" }
progress: "Haladás"
pursuer: "Üldöző"
progressOf: "{steps} / {goal}"
toGo: "Hátravan"
distance: "Távolság"
notCounted: "Nincs beszámítva"

"""#
    ),
    (
      .default, "strings/it.yaml",
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
retry: Riprova

# Around every page
home: Home
menus: Menu
locations: Le nostre sedi
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
privateNote: "Riservato: da non pubblicare"
privateMark: "Privato"

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
filter: "Allergie e diete"
filterAvoid: "Escludi i piatti che contengono"
filterOnly: "Solo"
filterLeft: "Restano {left} piatti su {count}"
filterNote: "I piatti che possono contenerlo, o i cui allergeni non sono dichiarati, restano e sono segnalati. Chiedete a noi."
searchDishes: "Cerca"
stop: "."
tent: "Cavaliere da tavolo"
tentNote: "Inquadrate il quadrato con il telefono: piatti, prezzi e allergeni."
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
receipt: "Giustificativo"
receipts: "Giustificativi"
missing: "mancante"
missingReceipts: "Giustificativi mancanti"
monthEnds: "Fine mese"
bankStatement: "Estratto conto"
proved: "confermato"
unproved: "non indicato"
differsBy: "differisce di {amount}"
proofNote: "Confermato: il file indica anche il saldo di quel giorno, e coincide. Non indicato: non ne indica nessuno."
yearEnd: "Chiusura d’anno {year}"
files: "File"
file: "File"
bytes: "Byte"
quantity: Quantità
dish: Piatto
note: Nota
currency: Valuta
opening: Saldo iniziale
closing: Saldo finale
moneyIn: Entrate
moneyOut: Uscite
transfers: Giroconti
probableTransfers: "Probabili giroconti"
ambiguousTransfers: "Ambigui"
transferNote: "Per ogni giroconto, scrivete «transfer: true» in entrambi i movimenti. Nulla è stato modificato."
ambiguousNote: "Ognuno di questi movimenti corrisponde a più di uno: decidete voi."
forecast: "Previsione"
interval: "Intervallo"
everyWeek: "ogni settimana"
everyMonth: "ogni mese"
everyQuarter: "ogni trimestre"
everyYear: "ogni anno"
forecastNote: "Una previsione: movimenti avvenuti almeno tre volte a questo intervallo, con l’ultimo importo. Nessun’altra cifra la comprende."
split: Suddivisione
tag: "Etichetta"
movementTags: "Etichette"
tagNote: "Un movimento con più etichette conta in ciascuna: questi totali possono superare quello del registro."
bookingStatus: "Stato"
pending: "In sospeso"
pendingNote: "I totali e i saldi comprendono questi movimenti, che la banca non ha ancora contabilizzato."
booked: "Saldo contabile"
vat: "IVA"
vatRate: "Aliquota IVA"
net: "Netto"
withoutVAT: "senza IVA"
netIn: "Entrate nette"
outputTax: "IVA a debito"
netOut: "Uscite nette"
inputTax: "IVA a credito"
taxDue: "IVA dovuta"
vatNote: "Ogni importo comprende la sua IVA, arrotondata per movimento. L’IVA dovuta è quella a debito meno quella a credito; sotto zero è un credito. I giroconti sono esclusi."
dishes: "Piatti"
units: "Unità"
share: "Quota"
revenue: "Ricavi"
contribution: "Margine"
perUnit: "Per unità"
quadrant: "Classe"
star: "Stella"
plowhorse: "Cavallo da tiro"
puzzle: "Enigma"
dog: "Zavorra"
tooFew: "troppo pochi"
dishNote: "I ricavi sono senza IVA; il margine è ricavi meno costo. Popolare: almeno il 70 % di una quota uguale delle unità. Redditizio: almeno il margine medio per unità. Stella: entrambi. Cavallo da tiro: popolare. Enigma: redditizio. Zavorra: nessuno (Kasavana e Smith). Sotto {count} unità sono troppo pochi."
total: Totale
totals: Totali
count: Movimenti
month: Mese
byCategory: Per categoria
byAccount: Per conto
byName: Per nome
byTag: "Per etichetta"
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
overspent: sforato
average: Media
averageNote: "La media esclude i giroconti."
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
selectedWithout: "senza la categoria {category}"
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
      .default, "strings/ja.yaml",
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
retry: 再試行

# Around every page
home: ホーム
menus: メニュー
locations: 店舗一覧
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
privateNote: 非公開・転載不可
privateMark: "非公開"

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
filter: "アレルギーと食事制限"
filterAvoid: "次を含む料理を除く"
filterOnly: "次のみ"
filterLeft: "全{count}品中、残り{left}品"
filterNote: "含む可能性のある料理と、アレルゲンの表示がない料理は残り、印が付きます。スタッフにお尋ねください。"
searchDishes: "検索"
stop: "。"
tent: "卓上カード"
tentNote: "スマートフォンのカメラを四角に向けると、料理、価格、アレルゲンが見られます。"
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
receipt: "領収書"
receipts: "領収書"
missing: "なし"
missingReceipts: "不足している領収書"
monthEnds: "月末残高"
bankStatement: "銀行明細"
proved: "確認済み"
unproved: "記載なし"
differsBy: "差額 {amount}"
proofNote: "確認済み：ファイルにもその日の残高があり、一致しています。記載なし：ファイルに残高がありません。"
yearEnd: "{year}年 年次決算"
files: "ファイル"
file: "ファイル"
bytes: "バイト"
quantity: 数量
dish: 料理名
note: 備考
currency: 通貨
opening: 期首残高
closing: 期末残高
moneyIn: 入金
moneyOut: 出金
transfers: 振替
probableTransfers: "振替の可能性"
ambiguousTransfers: "特定できないもの"
transferNote: "振替であれば、両方の入出金に「transfer: true」と書いてください。何も変更していません。"
ambiguousNote: "いずれも複数の入出金に当てはまります。ご確認ください。"
forecast: "予測"
interval: "間隔"
everyWeek: "毎週"
everyMonth: "毎月"
everyQuarter: "四半期ごと"
everyYear: "毎年"
forecastNote: "予測：この間隔で3回以上あった入出金で、金額は直近のものです。ほかの数字には含まれません。"
split: 内訳
tag: "タグ"
movementTags: "タグ"
tagNote: "複数のタグを持つ取引はそれぞれのタグに計上されるため、これらの合計は帳簿の合計を超えることがあります。"
bookingStatus: "状態"
pending: "未記帳"
pendingNote: "合計と残高には、銀行がまだ記帳していないこれらの取引が含まれます。"
booked: "記帳済み残高"
vat: "消費税"
vatRate: "税率"
net: "税抜"
withoutVAT: "対象外"
netIn: "税抜収入"
outputTax: "売上税額"
netOut: "税抜支出"
inputTax: "仕入税額"
taxDue: "納付税額"
vatNote: "各金額は税込みで、税額は取引ごとに四捨五入しています。納付税額は売上税額から仕入税額を引いた額で、マイナスは還付です。振替は含みません。"
dishes: "料理"
units: "数量"
share: "構成比"
revenue: "売上"
contribution: "粗利"
perUnit: "1点あたり"
quadrant: "分類"
star: "花形"
plowhorse: "働き馬"
puzzle: "なぞ"
dog: "負け犬"
tooFew: "判定不可"
dishNote: "売上は税抜、粗利は売上から原価を引いた額です。人気：均等割の70％以上。高収益：1点あたり平均粗利以上。花形：両方。働き馬：人気のみ。なぞ：高収益のみ。負け犬：どちらでもない（Kasavana と Smith）。{count}点未満では判定しません。"
total: 合計
totals: 合計
count: 件数
month: 月
byCategory: カテゴリー別
byAccount: 口座別
byName: 名前別
byTag: "タグ別"
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
overspent: 超過
average: 平均
averageNote: "平均には振替は含まれません。"
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
selectedWithout: "カテゴリ「{category}」を除く"
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
      .default, "strings/ko.yaml",
#"""
# The theme's words in Korean.

# Page states
loadingTitle: 안녕하세요
loadingMessage: 잠시만 기다려 주세요
internetErrorTitle: 이런
internetErrorMessage: 인터넷 연결에 문제가 있습니다
serviceErrorTitle: 죄송합니다
serviceErrorMessage: 서비스에 오류가 발생했습니다
emptyTitle: 아직 내용이 없습니다
emptyMessage: 곧 다시 방문해 주세요.
notFoundTitle: 페이지를 찾을 수 없습니다
notFoundMessage: 메뉴에 없는 페이지입니다. 다른 곳으로 옮겨졌을 수 있습니다.
contentErrorTitle: 이 페이지를 만들 수 없었습니다
contentErrorMessage: 원본에 오류가 있습니다. 곧 다시 방문해 주세요.
retry: 다시 시도

# Around every page
home: 홈
menus: 메뉴
locations: 매장
reports: 보고서
morePages: 다른 페이지
skipToContent: 본문으로 바로가기
mainNavigation: 주 메뉴
breadcrumb: 현재 위치
languages: 언어
contents: 이 메뉴의 차례
previous: 이전
next: 다음
previousAndNext: 이전과 다음
comma: ", "
colon: ": "
otherFormats: "다른 형식"
privateNote: "비공개: 외부 유출 금지"
privateMark: "비공개"

# The restaurant
openingHours: 영업시간
visitUs: 방문 안내
findUs: 오시는 길
contact: 연락처
address: 주소
telephone: 전화
email: 이메일
map: 지도
cuisine: 요리
priceRange: 가격대
reservations: "예약"
reservationsYes: "가능"
reservationsNo: "불가"
reserve: "예약하기"
closed: 휴무
specialHours: "특별 영업시간"
website: "웹사이트"
payment: "결제"
alsoOn: "다른 채널"

# Menus
dishCount: { other: "메뉴 {count}가지" }
updated: "{date} 업데이트"
plainText: 텍스트
allergenTable: 알레르기 성분표
printPage: "인쇄용"
onYourPhone: "휴대폰으로 메뉴 보기"
price: 가격
prices: 가격
size: 크기
priceFrom: "{price}부터"
pricePer: "{price} / {unit}"
priceMarket: 시가
priceFree: 무료
# Prices for some guests, places or times
tier:
  breakfast: 아침
  brunch: 브런치
  lunch: 점심
  dinner: 저녁
  happy-hour: 해피 아워
  weekdays: 평일
  weekend: 주말
  adults: 성인
  children: 어린이
  students: 학생
  seniors: 경로
  staff: 직원
  guests: 일반
  members: 회원
  counter: 카운터
  table: 테이블
  terrace: 테라스
  takeaway: 포장
  delivery: 배달
soldOut: 품절
limited: 한정 수량
options: 선택 사항
standard: 기본
chooseExactly: { other: "{count}개 선택" }
chooseUpTo: { other: "최대 {count}개 선택" }
chooseAtLeast: { other: "{count}개 이상 선택" }
chooseBetween: "{min}~{max}개 선택"
chooseFree: { other: "{count}개까지 무료" }
chooseEach: "각 최대 {count}개"
ingredients: 재료
additives: 식품첨가물
servingSize: "1회 제공량"
alcohol: "알코올"
alcoholByVolume: "{value}도"
deposit: 보증금
spicinessLevel: { 0: 순한맛, 1: 약간 매운맛, 2: 매운맛, 3: 아주 매운맛 }
diets: 식단
tags: { new: 신메뉴, popular: 인기, seasonal: 계절 메뉴, homemade: 수제, organic: 유기농, regional: 지역 식재료, spicy: 매운맛, chef: 셰프 추천 }

# Allergens
allergens: 알레르기 유발 성분
contains: "함유: {list}"
mayContain: "함유 가능: {list}"
withAnyChoice: "어떤 선택이든 함유: {list}"
withAnyChoiceMayContain: "어떤 선택이든 함유 가능: {list}"
withChoices: "선택에 따라 함유: {list}"
withChoicesMayContain: "선택에 따라 함유 가능: {list}"
withSizes: "크기에 따라 함유: {list}"
withSizesMayContain: "크기에 따라 함유 가능: {list}"
allergenContains: "함유"
allergenMayContain: "함유 가능"
allergenWithChoices: "적어도 일부 선택 시 함유"
allergenWithSizes: "적어도 일부 크기에 함유"
allergenNone: "미함유"
allergenUnknown: "표시 없음"
declaredNone: 표시 대상 알레르기 유발 성분 14종 없음
notDeclared: 알레르기 유발 성분이 표시되지 않았습니다. 직원에게 문의해 주세요.
allergenNote: 알레르기가 있으시면 주문 전에 말씀해 주세요.
filter: "알레르기와 식단"
filterAvoid: "다음을 포함한 요리 제외"
filterOnly: "다음만"
filterLeft: "{count}개 중 {left}개 남음"
filterNote: "포함할 수 있는 요리와 알레르기 유발 성분이 표시되지 않은 요리는 남고 표시됩니다. 직원에게 문의해 주세요."
searchDishes: "검색"
stop: "."
tent: "테이블 카드"
tentNote: "휴대전화 카메라를 사각형에 비추면 요리, 가격, 알레르기 유발 성분을 볼 수 있습니다."
allergenKind: "{allergen}({kind})"
allergen:
  gluten: 글루텐
  crustaceans: 갑각류
  eggs: 알류
  fish: 생선
  peanuts: 땅콩
  soybeans: 대두
  milk: 우유
  nuts: 견과류
  celery: 셀러리
  mustard: 겨자
  sesame: 참깨
  sulphites: 아황산류
  lupin: 루핀
  molluscs: 연체동물
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "글루텐*, 밀, 밀가루*, *밀가루, 통밀*, 우리밀*, 듀럼밀*, 강력분, 중력분, 박력분, 세몰리나, 보리, 보리밥, 보리쌀*, 보릿가루*, 호밀*, 귀리*, 오트밀*, 오트, 오트밀크*, 스펠트*, 부침가루*, 튀김가루*, *빵가루*, 맥아*, 엿기름*, 쿠스쿠스, 불구르, 세이탄, 우동*, 소면, 중면, 칼국수*, 파스타*, 스파게티*, =빵, =식빵, =국수, =라면, !글루텐프리*, !메밀*, !옥수수빵가루*, !쌀빵가루*, !쌀국수*"
  crustaceans: "갑각류, 새우*, *새우, *새우살, 꽃게*, 대게*, 게살*, 게장*, 홍게*, =게, 킹크랩*, 크랩*, 랍스터*, 로브스터*, 바닷가재*, 가재*, 크릴*, 새우젓*, !비건 *"
  eggs: "알류, 난류, 계란*, *계란, 달걀*, *달걀, 난백*, 난황*, 전란*, 메추리알*, 노른자*, 마요네즈*, *마요네즈, 머랭*, 아이올리*, !비건 *"
  fish: "생선*, 어류, 고등어*, 연어*, *연어, 참치*, 다랑어*, 가다랑어*, 가쓰오부시*, 멸치*, 대구, 대구살*, 명태*, 동태*, 황태*, 북어*, 코다리*, 명란*, 갈치*, 굴비*, 광어*, 우럭*, 도미*, 장어*, *장어, 정어리*, 청어*, 삼치*, 가자미*, 농어*, 송어*, 어묵*, 액젓*, *액젓, 피시소스*, 피쉬소스*, 앤초비*, 안초비*, 엔초비*, 캐비아*, 날치알*, 연어알*, !비건 *"
  peanuts: "땅콩*, *땅콩, 피넛*"
  soybeans: "대두*, 콩가루*, 콩나물*, 콩기름*, 두부*, *두부, 유부*, 두유*, 간장*, *간장, 된장*, 고추장*, 쌈장*, 청국장*, 낫토*, 미소*, 템페*, 에다마메*, 춘장*"
  milk: "우유*, *우유, 버터*, *버터, 치즈*, *치즈, 크림*, 생크림*, 휘핑크림*, 사워크림*, 크림치즈*, 요거트*, 요구르트*, 연유*, 분유*, *분유, 유청*, 유당*, 카제인*, 카세인*, 밀크*, 아이스크림*, 모차렐라*, 모짜렐라*, 파르메산*, 파마산*, 체다*, 리코타*, 마스카르포네*, 고르곤졸라*, 부라타*, 페타*, !땅콩버터*, !땅콩 버터*, !코코넛밀크*, !코코넛 밀크*, !코코넛크림*, !코코넛 크림*, !카카오버터*, !카카오 버터*, !코코아버터*, !코코아 버터*, !아몬드밀크*, !아몬드 밀크*, !아몬드버터*, !아몬드 버터*, !아몬드우유*, !오트밀크*, !오트 밀크*, !귀리우유*, !귀리 우유*, !쌀우유*, !두유*, !비건버터*, !비건치즈*, !비건 *, !식물성 *, !밀크시슬*"
  nuts: "견과*, 아몬드*, *아몬드, 헤이즐넛*, 개암*, 호두*, *호두, 캐슈*, 피칸*, 브라질너트*, 브라질넛*, 피스타치오*, 마카다미아*, 마지팬*, 프랄린*, 누가"
  celery: "셀러리*, 샐러리*, 셀러리악*"
  mustard: "겨자*, *겨자, 머스터드*, *머스터드, 머스타드*, *머스타드"
  sesame: "참깨*, 깨소금*, 검은깨*, 흑임자*, 참기름*, 통깨*, 볶은깨*, 타히니*, =깨, 할바*"
  sulphites: "아황산*, 이산화황*, 메타중아황산*, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "루핀*"
  molluscs: "연체동물, 연체류, 조개*, *조개, 조갯살*, 바지락*, 홍합*, =굴, 굴소스*, 생굴*, 굴튀김*, 전복*, 가리비*, 관자*, 꼬막*, 재첩*, 소라*, 골뱅이*, 달팽이*, 오징어*, *오징어, 문어*, 낙지*, 주꾸미*, 쭈꾸미*, 한치*, 꼴뚜기*, 갑오징어*, !굴비*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "*프리, * 프리, *무첨가, * 무첨가, *무함유, * 무함유, * 미포함, * 불포함, * 없음, * 없는, * 없이, * 제외, *제거, * 제거"
# What joins words that this is said of.
allergenAnd: "와 과 및 또는 이나 &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "밀, 밀가루*, *밀가루, 통밀*, 우리밀*, 듀럼밀*, 강력분, 중력분, 박력분"
  spelt: "스펠트*"
  khorasan: "호라산*, 카무트*"
  rye: "호밀*"
  barley: "보리, 보리밥, 보리쌀*, 보릿가루*, 엿기름*"
  oats: "귀리*, 오트, 오트밀*"
  almond: "아몬드*, 마지팬*"
  hazelnut: "헤이즐넛*, 개암*"
  walnut: "호두*"
  cashew: "캐슈*"
  pecan: "피칸*"
  brazil: "브라질너트*, 브라질넛*"
  pistachio: "피스타치오*"
  macadamia: "마카다미아*"
kind:
  wheat: 밀
  spelt: 스펠트밀
  khorasan: 호라산밀
  rye: 호밀
  barley: 보리
  oats: 귀리
  almond: 아몬드
  hazelnut: 헤이즐넛
  walnut: 호두
  cashew: 캐슈너트
  pecan: 피칸
  brazil: 브라질너트
  pistachio: 피스타치오
  macadamia: 마카다미아
diet:
  vegan: 비건
  vegetarian: 채식
  halal: 할랄
  kosher: 코셔
  hindu: 힌두교식
  gluten-free: 글루텐 프리
  lactose-free: 락토프리
  low-lactose: 저유당
  low-calorie: 저칼로리
  low-fat: 저지방
  low-salt: 저염
  diabetic: 당뇨식

# Nutrition
nutrition: 영양성분
perServing: "1회 제공량({serving})당"
perOneServing: "1회 제공량당"
calories: "{value} kcal"
energy: 열량
energyJoules: "{value} kJ"
nutrient:
  fat: 지방
  saturatedFat: 그중 포화지방
  carbohydrate: 탄수화물
  sugar: 그중 당류
  fiber: 식이섬유
  protein: 단백질
  salt: 소금
  sodium: 나트륨
  cholesterol: 콜레스테롤
unit:
  g: g
  kg: kg
  ml: ml
  cl: cl
  dl: dl
  l: L
  oz: 온스
  fl-oz: 액량 온스
  lb: 파운드
  piece: 개
  portion: 인분
  person: 명
  slice: 조각
  scoop: 스쿱
  glass: 잔
  bottle: 병
  cup: 컵
  dozen: 다스
  hour: 시간

# When it is served
availability: 제공 시간
served: "제공 시간: {when}"
everyDay: 매일
midnight: 자정
allDay: 종일
daysAndHours: "{days} {hours}"
hoursFrom: "{from}부터"
hoursUntil: "{to}까지"
hoursSpan: "{from}~{to}"
seasonFrom: "{from}부터"
seasonUntil: "{to}까지"
seasonSpan: "{from}부터 {to}까지"
seasonDay: "{date}"
service: { eat-in: 매장 식사, takeaway: 포장, delivery: 배달 }

# Ledgers
movementCount: { other: "거래 {count}건" }
nameLine: "이름: {name}"
amountLine: "금액: {amount}"
name: 이름
amount: 금액
date: 날짜
category: 분류
account: 계정
balance: 잔액
runningTotal: 누계
reference: 증빙 번호
receipt: "영수증"
receipts: "영수증"
missing: "없음"
missingReceipts: "누락된 영수증"
monthEnds: "월말 잔액"
bankStatement: "은행 명세서"
proved: "확인됨"
unproved: "기재 없음"
differsBy: "차액 {amount}"
proofNote: "확인됨: 파일에도 그날의 잔액이 있으며 일치합니다. 기재 없음: 파일에 잔액이 없습니다."
yearEnd: "{year}년 연말 결산"
files: "파일"
file: "파일"
bytes: "바이트"
quantity: 수량
dish: 요리
note: 비고
currency: 통화
opening: 기초 잔액
closing: 기말 잔액
moneyIn: 입금
moneyOut: 출금
transfers: 이체
probableTransfers: "이체로 보이는 항목"
ambiguousTransfers: "모호함"
transferNote: "이체인 경우 두 거래 모두에 “transfer: true”를 쓰세요. 아무것도 변경되지 않았습니다."
ambiguousNote: "각 거래가 여러 거래와 맞습니다. 직접 판단하세요."
forecast: "예측"
interval: "간격"
everyWeek: "매주"
everyMonth: "매월"
everyQuarter: "매 분기"
everyYear: "매년"
forecastNote: "예측: 이 간격으로 세 번 이상 있었던 거래이며 금액은 마지막 금액입니다. 다른 수치에는 포함되지 않습니다."
split: 분할
tag: "태그"
movementTags: "태그"
tagNote: "태그가 여러 개인 거래는 각 태그에 모두 합산되므로 이 합계는 장부의 합계보다 클 수 있습니다."
bookingStatus: "상태"
pending: "처리 중"
pendingNote: "합계와 잔액에는 은행이 아직 기장하지 않은 이 거래들이 포함됩니다."
booked: "기장된 잔액"
vat: "부가가치세"
vatRate: "세율"
net: "공급가액"
withoutVAT: "비과세"
netIn: "수입 공급가액"
outputTax: "매출세액"
netOut: "지출 공급가액"
inputTax: "매입세액"
taxDue: "납부세액"
vatNote: "모든 금액은 부가가치세를 포함하며 거래마다 반올림합니다. 납부세액은 매출세액에서 매입세액을 뺀 금액이고, 0보다 작으면 환급입니다. 이체는 제외합니다."
dishes: "메뉴"
units: "수량"
share: "비중"
revenue: "매출"
contribution: "공헌이익"
perUnit: "개당"
quadrant: "분류"
star: "스타"
plowhorse: "일꾼"
puzzle: "수수께끼"
dog: "애물"
tooFew: "판단 불가"
dishNote: "매출은 부가세 제외, 공헌이익은 매출에서 원가를 뺀 금액입니다. 인기: 균등 비중의 70% 이상. 수익: 개당 평균 공헌이익 이상. 스타: 둘 다. 일꾼: 인기만. 수수께끼: 수익만. 애물: 둘 다 아님 (Kasavana와 Smith). {count}개 미만은 판단하지 않습니다."
total: 합계
totals: 합계
count: 건수
month: 월
byCategory: 분류별
byAccount: 계정별
byName: 이름별
byTag: "태그별"
byMonth: 월별
register: 거래 내역
periodSpan: "{from} ~ {to}"
period: 기간
cashFlow: 현금 흐름
byPeriod: 기간별
comparison: 비교
change: 증감
budget: 예산
spent: 지출
left: 잔여
overspent: 초과
average: 평균
averageNote: "평균에는 이체가 포함되지 않습니다."
largestIn: 최대 입금
largestOut: 최대 출금
statistics: 통계
converted: 환산
rate: 환율
rounding: "각 합계는 해당일 또는 그 직전의 환율로 한 번만 환산하며, 끝자리는 짝수로 반올림합니다."
noRate: "환율 없음"
noTotal: "합계 없음: 환율이 없는 금액이 있습니다."
undatedLeftOut: "날짜가 없어 제외: {movements}"
undated: 날짜 없음
othersCount: "기타({count})"
budgetsLeftOut: "예산 제외: 선택한 범위보다 넓은 예산입니다"
selectedBetween: "{from}부터 {to}까지"
selectedFrom: "{from}부터"
selectedTo: "{to}까지"
selectedWords: "검색 ‘{words}’"
selectedWithout: "{category} 분류 제외"
unnamed: "(이름 없음)"
none: "(없음)"
ledger: 장부
ledgers: 장부
balanceOverTime: "잔액 추이"
inAndOut: "입출금"
byCategoryAndMonth: "분류별·월별"
matrixNote: "각 금액을 누르면 그 금액을 이루는 거래를 볼 수 있습니다. ‘그중’으로 표시된 행은 위 행에 포함됩니다."
ofWhich: "그중"
broughtForward: "전 페이지 이월"
carriedForward: "다음 페이지로 이월"
pageTotal: "이 페이지 합계"
pageOf: "{number}/{count}쪽"
pages: "쪽"
balanceSummary: "{period}. 기초 {opening}, 기말 {closing}, 최저 {low}, 최고 {high}."
flowSummary: "{period}. 입금 {in}, 출금 {out}."

# Goals
goals: "목표"
goal: "목표"
state: "상태"
goalState: { not-started: "시작 전", in-progress: "진행 중", paused: "일시 중지", completed: "달성", caught: "따라잡힘" }
progress: "진행률"
pursuer: "추격자"
progressOf: "{steps}/{goal}"
toGo: "남음"
distance: "거리"
notCounted: "집계 제외"

"""#
    ),
    (
      .default, "strings/nb.yaml",
#"""
# The theme's words in Norwegian.

# Page states
loadingTitle: Hei
loadingMessage: Et øyeblikk
internetErrorTitle: Oi
internetErrorMessage: Det er noe galt med internettforbindelsen
serviceErrorTitle: Beklager
serviceErrorMessage: Det er noe galt med tjenesten
emptyTitle: Her er det ingenting ennå
emptyMessage: Velkommen tilbake snart.
notFoundTitle: Fant ikke siden
notFoundMessage: Denne siden står ikke på menyen. Den kan ha blitt flyttet.
contentErrorTitle: Denne siden kunne ikke opprettes
contentErrorMessage: Det er feil i innholdet. Velkommen tilbake snart.
retry: Prøv igjen

# Around every page
home: Forside
menus: Menyer
locations: Steder
reports: Rapporter
morePages: Flere sider
skipToContent: Gå til innholdet
mainNavigation: Hovednavigasjon
breadcrumb: Du er her
languages: Språk
contents: På denne menyen
previous: Forrige
next: Neste
previousAndNext: Forrige og neste
comma: ", "
colon: ": "
otherFormats: "Finnes også som"
privateNote: "Fortrolig: skal ikke publiseres"
privateMark: "Fortrolig"

# The restaurant
openingHours: Åpningstider
visitUs: Besøk oss
findUs: Finn oss
contact: Kontakt
address: Adresse
telephone: Telefon
email: E-post
map: Kart
cuisine: Kjøkken
priceRange: Prisnivå
reservations: "Bordbestilling"
reservationsYes: "Ja"
reservationsNo: "Nei"
reserve: "Bestill bord"
closed: Stengt
specialHours: "Avvikende åpningstider"
website: "Nettsted"
payment: "Betaling"
alsoOn: "Finn oss også på"

# Menus
dishCount: { one: "{count} rett", other: "{count} retter" }
updated: "Oppdatert {date}"
plainText: Ren tekst
allergenTable: Allergentabell
printPage: "For utskrift"
onYourPhone: "Menyen på mobilen"
price: Pris
prices: Priser
size: Størrelse
priceFrom: "fra {price}"
pricePer: "{price} per {unit}"
priceMarket: Dagspris
priceFree: Gratis
# Prices for some guests, places or times
tier:
  breakfast: Frokost
  brunch: Brunsj
  lunch: Lunsj
  dinner: Middag
  happy-hour: Happy hour
  weekdays: Hverdager
  weekend: Helg
  adults: Voksne
  children: Barn
  students: Studenter
  seniors: Honnør
  staff: Ansatte
  guests: Gjester
  members: Medlemmer
  counter: Ved disken
  table: Ved bordet
  terrace: På uteserveringen
  takeaway: Ta med
  delivery: Levering
soldOut: Utsolgt
limited: Så lenge det rekker
options: Valgmuligheter
standard: Forhåndsvalgt
chooseExactly: { one: "Velg {count}", other: "Velg {count}" }
chooseUpTo: { one: "Velg høyst {count}", other: "Velg høyst {count}" }
chooseAtLeast: { one: "Velg minst {count}", other: "Velg minst {count}" }
chooseBetween: "Velg {min} til {max}"
chooseFree: { one: "{count} er inkludert", other: "{count} er inkludert" }
chooseEach: "høyst {count} av hver"
ingredients: Ingredienser
additives: Tilsetningsstoffer
servingSize: Porsjon
alcohol: "Alkohol"
alcoholByVolume: "{value} % vol"
deposit: Pant
spicinessLevel: { 0: Mild, 1: Litt sterk, 2: Sterk, 3: Svært sterk }
diets: Kosthold
tags: { new: Nyhet, popular: Populær, seasonal: Sesong, homemade: Hjemmelaget, organic: Økologisk, regional: Lokal, spicy: Sterk, chef: Kokkens favoritt }

# Allergens
allergens: Allergener
contains: "Inneholder: {list}"
mayContain: "Kan inneholde: {list}"
withAnyChoice: "Uansett valg: {list}"
withAnyChoiceMayContain: "Uansett valg, kan inneholde: {list}"
withChoices: "Avhengig av valg: {list}"
withChoicesMayContain: "Avhengig av valg, kan inneholde: {list}"
withSizes: "Avhengig av størrelsen: {list}"
withSizesMayContain: "Avhengig av størrelsen, kan inneholde: {list}"
allergenContains: "inneholder"
allergenMayContain: "kan inneholde"
allergenWithChoices: "i det minste med noen valg"
allergenWithSizes: "i det minste i noen størrelser"
allergenNone: "inneholder ikke"
allergenUnknown: "ikke oppgitt"
declaredNone: Ingen av de 14 allergenene som skal oppgis
notDeclared: Allergener er ikke oppgitt. Spør oss gjerne.
allergenNote: Si fra om allergier før du bestiller.
filter: "Allergier og dietter"
filterAvoid: "Utelat retter som inneholder"
filterOnly: "Bare"
filterLeft: "{left} av {count} retter igjen"
filterNote: "Retter som kan inneholde det, eller der allergener ikke er oppgitt, blir stående og er merket. Spør oss."
searchDishes: "Søk"
stop: "."
tent: "Bordskilt"
tentNote: "Rett telefonens kamera mot firkanten: retter, priser og allergener."
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: gluten
  crustaceans: skalldyr
  eggs: egg
  fish: fisk
  peanuts: peanøtter
  soybeans: soya
  milk: melk
  nuts: nøtter
  celery: selleri
  mustard: sennep
  sesame: sesamfrø
  sulphites: sulfitt
  lupin: lupin
  molluscs: bløtdyr
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluten*, *hvete*, *rug, rug, rugmel*, rugbrød*, rugkjerne*, rugflak*, sammalt rug, bygg, byggmel*, byggmalt*, byggryn*, perlebygg*, havre*, *spelt*, khorasan*, kamut*, emmer*, enkorn*, *semule*, *semulegryn*, bulgur*, couscous*, seitan*, malt, maltekstrakt*, =mel, =brød, =pasta, =strøbrød, =griljermel, =panko, !bokhvete*, !glutenfri*"
  crustaceans: "krepsdyr*, skalldyr*, reke, reker, rekesalat*, *reker, *reke, krabbe*, *krabbe, hummer*, *hummer, languster*, kreps, krepsehale*, *sjøkreps*, *ferskvannskreps, scampi, krill*, !vegansk *, !veganske *"
  eggs: "egg, egg*, *høneegg*, *vaktelegg*, *andeegg*, *speilegg*, *majones*, aioli, *marengs*, *hollandaise*, bearnaise*, !eggplante*, !eggfri*, !vegansk *"
  fish: "fisk*, *fisk, *fiskefilet*, sardell*, ansjos*, *torsk*, *tunfisk*, laks*, *laks, sild*, *sild, *makrell*, *sardin*, *ørret*, røye, *røye, *rødspette*, *havabbor*, *kveite*, *sei, seifilet*, *hyse*, *breiflabb*, *uer, steinbit*, lutefisk*, klippfisk*, bacalao, ål, løyrom, kaviar*, !blekksprut*, !vegansk *"
  peanuts: "peanøtt*, jordnøtt*"
  soybeans: "soya*, soja*, tofu*, edamame, miso, misopasta*, tempeh, tamari"
  milk: "*melk*, smør, smøret, *brunet smør, urtesmør*, hvitløkssmør*, smørdeig*, fløte*, *fløte, *kremfløte*, rømme*, *rømme, crème fraîche, creme fraiche, *yoghurt*, *skyr*, kesam*, kvarg*, cottage cheese, ost, osten, oster, ostesaus*, ostekrem*, *kremost*, *ferskost*, *geitost*, *brunost*, *fetaost*, *blåmuggost*, *hvitost*, jarlsberg*, norvegia*, *halloumi*, mozzarella*, parmesan*, ricotta*, mascarpone*, pecorino, gorgonzola*, burrata*, brie*, kefir, *myse, mysepulver*, *kasein*, *laktose*, !kokosmelk*, !mandelmelk*, !havremelk*, !soyamelk*, !soyadrikk*, !rismelk*, !nøttemelk*, !melkesyre*, !melkefri*, !peanøttsmør*, !kakaosmør*, !kokosfløte*, !havrefløte*, !soyayoghurt*, !kokosyoghurt*, !laktosefri*, !plantebasert *, !vegansk *, !veganske *"
  nuts: "nøtt, nøtter, nøtteblanding*, nøttekrem*, nøttesmør*, nøttemelk*, *mandel*, *mandler*, *hasselnøtt*, *valnøtt*, cashew*, kasjunøtt*, *pekannøtt*, *pekan*, *paranøtt*, *pistasj*, macadamia*, marsipan*, nugat*, nougat*, pralin*, krokan*, !nøttefri*, !mandelpotet*"
  celery: "*selleri*"
  mustard: "*sennep*"
  sesame: "*sesam*, tahini, halva"
  sulphites: "*sulfitt*, svoveldioksid*, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "lupin*"
  molluscs: "bløtdyr*, *skjell, *blåskjell*, *kamskjell*, *hjerteskjell*, *musling*, østers, *blekksprut*, calamari, akkar*, snegl, snegler, vinbergsnegl*, !østerssopp*, !eggeskall*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "*fri, *fritt, *frie, *-fri, *-fritt, *-frie, fri for *, fritt for *, uten *, ikke *, ingen *"
# What joins words that this is said of.
allergenAnd: "og eller samt &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "*hvete*, !bokhvete*"
  spelt: "*spelt*"
  khorasan: "khorasan*, kamut*"
  rye: "rug, *rug, rugmel*, rugbrød*, rugkjerne*, rugflak*"
  barley: "bygg, byggmel*, byggmalt*, byggryn*, perlebygg*"
  oats: "havre*"
  almond: "*mandel*, *mandler*, marsipan*, !mandelpotet*"
  hazelnut: "*hasselnøtt*"
  walnut: "*valnøtt*"
  cashew: "cashew*, kasjunøtt*"
  pecan: "*pekan*"
  brazil: "*paranøtt*"
  pistachio: "*pistasj*"
  macadamia: "macadamia*"
kind:
  wheat: hvete
  spelt: spelt
  khorasan: khorasanhvete
  rye: rug
  barley: bygg
  oats: havre
  almond: mandel
  hazelnut: hasselnøtt
  walnut: valnøtt
  cashew: kasjunøtt
  pecan: pekannøtt
  brazil: paranøtt
  pistachio: pistasienøtt
  macadamia: macadamianøtt
diet:
  vegan: Vegansk
  vegetarian: Vegetarisk
  halal: Halal
  kosher: Kosher
  hindu: Hinduistisk
  gluten-free: Glutenfri
  lactose-free: Laktosefri
  low-lactose: Laktoseredusert
  low-calorie: Kalorifattig
  low-fat: Fettfattig
  low-salt: Saltfattig
  diabetic: For diabetikere

# Nutrition
nutrition: Næringsinnhold
perServing: "Per porsjon ({serving})"
perOneServing: Per porsjon
calories: "{value} kcal"
energy: Energi
energyJoules: "{value} kJ"
nutrient:
  fat: Fett
  saturatedFat: hvorav mettede fettsyrer
  carbohydrate: Karbohydrater
  sugar: hvorav sukkerarter
  fiber: Kostfiber
  protein: Protein
  salt: Salt
  sodium: Natrium
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
  piece: { one: stk., other: stk. }
  portion: { one: porsjon, other: porsjoner }
  person: { one: person, other: personer }
  slice: { one: stykke, other: stykker }
  scoop: { one: kule, other: kuler }
  glass: { one: glass, other: glass }
  bottle: { one: flaske, other: flasker }
  cup: { one: kopp, other: kopper }
  dozen: { one: dusin, other: dusin }
  hour: { one: time, other: timer }

# When it is served
availability: Serveres
served: "Serveres: {when}"
everyDay: Hver dag
midnight: midnatt
allDay: hele dagen
daysAndHours: "{days} {hours}"
hoursFrom: "fra kl. {from}"
hoursUntil: "til kl. {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "fra og med {from}"
seasonUntil: "til og med {to}"
seasonSpan: "fra {from} til {to}"
seasonDay: "{date}"
service: { eat-in: Spis her, takeaway: Ta med, delivery: Levering }

# Ledgers
movementCount: { one: "{count} postering", other: "{count} posteringer" }
nameLine: "Navn: {name}"
amountLine: "Beløp: {amount}"
name: Navn
amount: Beløp
date: Dato
category: Kategori
account: Konto
balance: Saldo
runningTotal: Løpende sum
reference: Referanse
receipt: "Bilag"
receipts: "Bilag"
missing: "mangler"
missingReceipts: "Manglende bilag"
monthEnds: "Månedsslutt"
bankStatement: "Kontoutskrift"
proved: "bekreftet"
unproved: "ikke oppgitt"
differsBy: "avviker med {amount}"
proofNote: "Bekreftet: filen oppgir også dagens saldo, og den stemmer. Ikke oppgitt: den oppgir ingen."
yearEnd: "Årsavslutning {year}"
files: "Filer"
file: "Fil"
bytes: "Byte"
quantity: Antall
dish: Rett
note: Merknad
currency: Valuta
opening: Inngående saldo
closing: Utgående saldo
moneyIn: Inn
moneyOut: Ut
transfers: Overføringer
probableTransfers: "Sannsynlige overføringer"
ambiguousTransfers: "Flertydige"
transferNote: "Skriv «transfer: true» i begge bevegelser for hver overføring. Ingenting er endret."
ambiguousNote: "Hver av disse passer til flere andre: avgjør selv."
forecast: "Prognose"
interval: "Intervall"
everyWeek: "hver uke"
everyMonth: "hver måned"
everyQuarter: "hvert kvartal"
everyYear: "hvert år"
forecastNote: "En prognose: bevegelser som har kommet minst tre ganger med dette intervallet, med siste beløp. Ingen andre tall omfatter den."
split: Deling
tag: "Merkelapp"
movementTags: "Merkelapper"
tagNote: "En postering med flere merkelapper teller med i hver av dem, så disse summene kan bli større enn regnskapets."
bookingStatus: "Status"
pending: "Venter"
pendingNote: "Summer og saldoer omfatter disse posteringene, som banken ennå ikke har bokført."
booked: "Bokført saldo"
vat: "Merverdiavgift"
vatRate: "Mva-sats"
net: "Netto"
withoutVAT: "uten mva"
netIn: "Netto inn"
outputTax: "Utgående mva"
netOut: "Netto ut"
inputTax: "Inngående mva"
taxDue: "Mva å betale"
vatNote: "Hvert beløp inneholder sin mva, avrundet for hver postering. Mva å betale er utgående minus inngående mva; under null er det til gode. Overføringer telles ikke med."
dishes: "Retter"
units: "Antall"
share: "Andel"
revenue: "Omsetning"
contribution: "Dekningsbidrag"
perUnit: "Per stykk"
quadrant: "Klasse"
star: "Stjerne"
plowhorse: "Arbeidshest"
puzzle: "Gåte"
dog: "Hyllevarmer"
tooFew: "for få"
dishNote: "Omsetning er uten mva; dekningsbidrag er omsetning minus kostnad. Populær: minst 70 % av en lik andel. Lønnsom: minst gjennomsnittlig bidrag per stykk. Stjerne: begge. Arbeidshest: populær. Gåte: lønnsom. Hyllevarmer: ingen (Kasavana og Smith). Under {count} stykk er for få."
total: Sum
totals: Summer
count: Posteringer
month: Måned
byCategory: Etter kategori
byAccount: Etter konto
byName: Etter navn
byTag: "Etter merkelapp"
byMonth: Etter måned
register: Posteringsliste
periodSpan: "{from} – {to}"
period: Periode
cashFlow: Kontantstrøm
byPeriod: Etter periode
comparison: Sammenligning
change: Endring
budget: Budsjett
spent: Brukt
left: Igjen
overspent: overskredet
average: Gjennomsnitt
averageNote: "Gjennomsnittet er uten overføringer."
largestIn: Største innbetaling
largestOut: Største utbetaling
statistics: Statistikk
converted: Omregnet
rate: Kurs
rounding: "Hver sum regnes om én gang, til dagens kurs eller den siste før den, og avrundes til partall."
noRate: "ingen kurs"
noTotal: "Ingen sum: noen beløp mangler kurs."
undatedLeftOut: "utelatt uten dato: {movements}"
undated: uten dato
othersCount: "Øvrige ({count})"
budgetsLeftOut: "budsjetter utelatt: de omfatter mer enn utvalget"
selectedBetween: "fra {from} til {to}"
selectedFrom: "fra og med {from}"
selectedTo: "til og med {to}"
selectedWords: "søk «{words}»"
selectedWithout: "uten kategorien {category}"
unnamed: "(uten navn)"
none: "(ingen)"
ledger: Kassebok
ledgers: Kassebøker
balanceOverTime: "Saldo over tid"
inAndOut: "Inn og ut"
byCategoryAndMonth: "Etter kategori og måned"
matrixNote: "Hvert tall fører til posteringene bak det. Rader med «herav» er en del av raden over."
ofWhich: "herav"
broughtForward: "Overført fra forrige side"
carriedForward: "Overføres til neste side"
pageTotal: "Sum denne siden"
pageOf: "Side {number} av {count}"
pages: "Sider"
balanceSummary: "{period}. Inngående {opening}, utgående {closing}; lavest {low}, høyest {high}."
flowSummary: "{period}. Inn {in}, ut {out}."

# Goals
goals: "Mål"
goal: "Mål"
state: "Status"
goalState: { not-started: "Ikke begynt", in-progress: "I gang", paused: "På pause", completed: "Nådd", caught: "Innhentet" }
progress: "Framdrift"
pursuer: "Forfølger"
progressOf: "{steps} av {goal}"
toGo: "Gjenstår"
distance: "Avstand"
notCounted: "Ikke medregnet"

"""#
    ),
    (
      .default, "strings/nl.yaml",
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
retry: Opnieuw proberen

# Around every page
home: Home
menus: Menukaarten
locations: Vestigingen
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
privateNote: "Vertrouwelijk: niet voor publicatie"
privateMark: "Privé"

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
filter: "Allergieën en diëten"
filterAvoid: "Zonder gerechten met"
filterOnly: "Alleen"
filterLeft: "Nog {left} van {count} gerechten"
filterNote: "Gerechten die het kunnen bevatten, of waarvan de allergenen niet zijn vermeld, blijven staan en zijn gemarkeerd. Vraag het ons."
searchDishes: "Zoeken"
stop: "."
tent: "Tafelkaart"
tentNote: "Richt de camera van uw telefoon op het vierkant: gerechten, prijzen en allergenen."
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
receipt: "Bon"
receipts: "Bonnen"
missing: "ontbreekt"
missingReceipts: "Ontbrekende bonnen"
monthEnds: "Maandeinden"
bankStatement: "Bankafschrift"
proved: "bewezen"
unproved: "geen opgave"
differsBy: "wijkt {amount} af"
proofNote: "Bewezen: het bestand geeft het saldo van die dag ook, en het klopt. Geen opgave: het geeft er geen."
yearEnd: "Jaarafsluiting {year}"
files: "Bestanden"
file: "Bestand"
bytes: "Bytes"
quantity: Aantal
dish: Gerecht
note: Notitie
currency: Valuta
opening: Beginsaldo
closing: Eindsaldo
moneyIn: "In"
moneyOut: Uit
transfers: Overboekingen
probableTransfers: "Waarschijnlijke overboekingen"
ambiguousTransfers: "Niet eenduidig"
transferNote: "Schrijf bij elke overboeking “transfer: true” in beide mutaties. Er is niets gewijzigd."
ambiguousNote: "Elk van deze past bij meerdere andere: beslis zelf."
forecast: "Prognose"
interval: "Interval"
everyWeek: "elke week"
everyMonth: "elke maand"
everyQuarter: "elk kwartaal"
everyYear: "elk jaar"
forecastNote: "Een prognose: mutaties die minstens drie keer met dit interval kwamen, met hun laatste bedrag. Geen ander cijfer bevat haar."
split: Splitsing
tag: "Label"
movementTags: "Labels"
tagNote: "Een mutatie met meerdere labels telt bij elk mee; deze totalen kunnen dus hoger zijn dan dat van het boek."
bookingStatus: "Status"
pending: "In behandeling"
pendingNote: "De totalen en saldi bevatten deze mutaties, die de bank nog niet heeft geboekt."
booked: "Geboekt saldo"
vat: "Btw"
vatRate: "Btw-tarief"
net: "Netto"
withoutVAT: "zonder btw"
netIn: "Netto in"
outputTax: "Btw op verkopen"
netOut: "Netto uit"
inputTax: "Voorbelasting"
taxDue: "Te betalen btw"
vatNote: "Elk bedrag bevat zijn btw, per boeking afgerond. Te betalen is de btw op verkopen min de voorbelasting; onder nul is het een teruggave. Overboekingen tellen niet mee."
dishes: "Gerechten"
units: "Stuks"
share: "Aandeel"
revenue: "Omzet"
contribution: "Bijdrage"
perUnit: "Per stuk"
quadrant: "Klasse"
star: "Ster"
plowhorse: "Werkpaard"
puzzle: "Raadsel"
dog: "Winkeldochter"
tooFew: "te weinig"
dishNote: "Omzet is zonder btw; bijdrage is omzet min kosten. Populair: minstens 70 % van een gelijk aandeel van de stuks. Winstgevend: minstens de gemiddelde bijdrage per stuk. Ster: beide. Werkpaard: populair. Raadsel: winstgevend. Winkeldochter: geen van beide (Kasavana en Smith). Onder {count} stuks is het te weinig."
total: Totaal
totals: Totalen
count: Boekingen
month: Maand
byCategory: Per categorie
byAccount: Per rekening
byName: Per naam
byTag: "Per label"
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
overspent: overschreden
average: Gemiddelde
averageNote: "Het gemiddelde telt overboekingen niet mee."
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
selectedWithout: "zonder de categorie {category}"
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
      .default, "strings/pl.yaml",
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
retry: Spróbuj ponownie

# Around every page
home: Strona główna
menus: Menu
locations: Lokale
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
privateNote: "Poufne: nie do publikacji"
privateMark: "Prywatne"

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
filter: "Alergie i diety"
filterAvoid: "Bez dań, które zawierają"
filterOnly: "Tylko"
filterLeft: "Pozostało: {left} z {count}"
filterNote: "Dania, które mogą to zawierać lub których alergenów nie podano, pozostają i są oznaczone. Prosimy nas zapytać."
searchDishes: "Szukaj"
stop: "."
tent: "Karta na stół"
tentNote: "Skieruj aparat telefonu na kwadrat: dania, ceny i alergeny."
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
receipt: "Dowód"
receipts: "Dowody"
missing: "brak"
missingReceipts: "Brakujące dowody"
monthEnds: "Końce miesięcy"
bankStatement: "Wyciąg bankowy"
proved: "potwierdzone"
unproved: "brak danych"
differsBy: "różnica {amount}"
proofNote: "Potwierdzone: plik podaje też saldo tego dnia i jest ono zgodne. Brak danych: plik go nie podaje."
yearEnd: "Zamknięcie roku {year}"
files: "Pliki"
file: "Plik"
bytes: "Bajty"
quantity: Ilość
dish: Danie
note: Uwagi
currency: Waluta
opening: Saldo początkowe
closing: Saldo końcowe
moneyIn: Wpływy
moneyOut: Wydatki
transfers: Przelewy wewnętrzne
probableTransfers: "Prawdopodobne przelewy własne"
ambiguousTransfers: "Niejednoznaczne"
transferNote: "Dla każdego przelewu własnego wpisz „transfer: true” w obu pozycjach. Niczego nie zmieniono."
ambiguousNote: "Każda z tych pozycji pasuje do kilku innych: zdecyduj samodzielnie."
forecast: "Prognoza"
interval: "Odstęp"
everyWeek: "co tydzień"
everyMonth: "co miesiąc"
everyQuarter: "co kwartał"
everyYear: "co rok"
forecastNote: "Prognoza: pozycje, które wystąpiły co najmniej trzy razy w tym odstępie, z ostatnią kwotą. Żadna inna liczba jej nie zawiera."
split: Podział
tag: "Etykieta"
movementTags: "Etykiety"
tagNote: "Operacja z kilkoma etykietami liczy się w każdej z nich, więc te sumy mogą przekroczyć sumę księgi."
bookingStatus: "Status"
pending: "Oczekujące"
pendingNote: "Sumy i salda obejmują te operacje, których bank jeszcze nie zaksięgował."
booked: "Saldo zaksięgowane"
vat: "VAT"
vatRate: "Stawka VAT"
net: "Netto"
withoutVAT: "bez VAT"
netIn: "Przychody netto"
outputTax: "VAT należny"
netOut: "Wydatki netto"
inputTax: "VAT naliczony"
taxDue: "VAT do zapłaty"
vatNote: "Każda kwota zawiera swój VAT, zaokrąglony dla każdej operacji. VAT do zapłaty to VAT należny minus naliczony; poniżej zera to zwrot. Przelewy własne są pominięte."
dishes: "Dania"
units: "Sztuki"
share: "Udział"
revenue: "Przychód"
contribution: "Marża"
perUnit: "Na sztukę"
quadrant: "Klasa"
star: "Gwiazda"
plowhorse: "Koń roboczy"
puzzle: "Zagadka"
dog: "Balast"
tooFew: "za mało"
dishNote: "Przychód jest bez VAT; marża to przychód minus koszt. Popularne: co najmniej 70 % równego udziału. Zyskowne: co najmniej średnia marża na sztukę. Gwiazda: oba. Koń roboczy: popularne. Zagadka: zyskowne. Balast: żadne (Kasavana i Smith). Poniżej {count} sztuk to za mało."
total: Suma
totals: Sumy
count: Operacje
month: Miesiąc
byCategory: Według kategorii
byAccount: Według konta
byName: Według nazwy
byTag: "Według etykiet"
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
overspent: przekroczono
average: Średnia
averageNote: "Średnia nie obejmuje przelewów własnych."
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
selectedWithout: "bez kategorii {category}"
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
      .default, "strings/pt-BR.yaml",
#"""
# The theme's words as Brazil says them, where that isn't as pt.yaml has them.

# Page states
retry: Tentar novamente
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
filterOnly: "Somente"
filterNote: "Os pratos que podem conter, ou cujos alergênicos não estão declarados, ficam e são sinalizados. Pergunte a nós."
searchDishes: "Buscar"
tentNote: "Aponte a câmera do celular para o quadrado: pratos, preços e alergênicos."
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
receipt: "Comprovante"
receipts: "Comprovantes"
missing: "faltando"
missingReceipts: "Comprovantes faltando"
proofNote: "Comprovado: o arquivo também indica o saldo desse dia, e coincide. Sem indicação: não indica nenhum."
yearEnd: "Fechamento do ano {year}"
files: "Arquivos"
file: "Arquivo"
booked: "Saldo contabilizado"
bookingStatus: "Status"

"""#
    ),
    (
      .default, "strings/pt.yaml",
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
retry: Tentar de novo

# Around every page
home: Início
menus: Ementas
locations: Unidades
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
privateNote: "Privado: não publicar"
privateMark: "Privado"

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
filter: "Alergias e dietas"
filterAvoid: "Sem pratos que contenham"
filterOnly: "Só"
filterLeft: "Restam {left} de {count} pratos"
filterNote: "Os pratos que podem conter, ou cujos alergénios não estão declarados, ficam e são assinalados. Pergunte-nos."
searchDishes: "Procurar"
stop: "."
tent: "Cartão de mesa"
tentNote: "Aponte a câmara do telemóvel ao quadrado: pratos, preços e alergénios."
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
receipt: "Comprovativo"
receipts: "Comprovativos"
missing: "em falta"
missingReceipts: "Comprovativos em falta"
monthEnds: "Fim do mês"
bankStatement: "Extrato bancário"
proved: "comprovado"
unproved: "sem indicação"
differsBy: "difere em {amount}"
proofNote: "Comprovado: o ficheiro também indica o saldo desse dia, e coincide. Sem indicação: não indica nenhum."
yearEnd: "Fecho do ano {year}"
files: "Ficheiros"
file: "Ficheiro"
bytes: "Bytes"
quantity: Quantidade
dish: Prato
note: Nota
currency: Moeda
opening: Saldo inicial
closing: Saldo final
moneyIn: Entradas
moneyOut: Saídas
transfers: Transferências
probableTransfers: "Transferências prováveis"
ambiguousTransfers: "Ambíguas"
transferNote: "Em cada transferência, escreva “transfer: true” nos dois movimentos. Nada foi alterado."
ambiguousNote: "Cada um destes movimentos corresponde a vários outros: decida."
forecast: "Previsão"
interval: "Intervalo"
everyWeek: "todas as semanas"
everyMonth: "todos os meses"
everyQuarter: "todos os trimestres"
everyYear: "todos os anos"
forecastNote: "Uma previsão: movimentos que ocorreram pelo menos três vezes neste intervalo, com o último valor. Nenhum outro número a inclui."
split: Divisão
tag: "Etiqueta"
movementTags: "Etiquetas"
tagNote: "Um movimento com várias etiquetas conta em cada uma; estes totais podem exceder o do livro."
bookingStatus: "Estado"
pending: "Pendente"
pendingNote: "Os totais e os saldos incluem estes movimentos, que o banco ainda não contabilizou."
booked: "Saldo contabilístico"
vat: "IVA"
vatRate: "Taxa de IVA"
net: "Líquido"
withoutVAT: "sem IVA"
netIn: "Receitas líquidas"
outputTax: "IVA liquidado"
netOut: "Despesas líquidas"
inputTax: "IVA dedutível"
taxDue: "IVA a pagar"
vatNote: "Cada valor inclui o seu IVA, arredondado por movimento. O IVA a pagar é o liquidado menos o dedutível; abaixo de zero é um reembolso. As transferências não contam."
dishes: "Pratos"
units: "Unidades"
share: "Quota"
revenue: "Receita"
contribution: "Margem"
perUnit: "Por unidade"
quadrant: "Classe"
star: "Estrela"
plowhorse: "Cavalo de batalha"
puzzle: "Enigma"
dog: "Peso morto"
tooFew: "muito poucos"
dishNote: "A receita é sem IVA; a margem é receita menos custo. Popular: pelo menos 70 % de uma quota igual das unidades. Rentável: pelo menos a margem média por unidade. Estrela: ambos. Cavalo de batalha: popular. Enigma: rentável. Peso morto: nenhum (Kasavana e Smith). Abaixo de {count} unidades são muito poucos."
total: Total
totals: Totais
count: Movimentos
month: Mês
byCategory: Por categoria
byAccount: Por conta
byName: Por nome
byTag: "Por etiqueta"
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
overspent: excedido
average: Média
averageNote: "A média não inclui as transferências."
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
selectedWithout: "sem a categoria {category}"
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
      .default, "strings/ru.yaml",
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
retry: Повторить

# Around every page
home: Главная
menus: Меню
locations: Адреса
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
privateNote: "Личное: не для публикации"
privateMark: "Приватно"

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
filter: "Аллергии и диеты"
filterAvoid: "Убрать блюда, которые содержат"
filterOnly: "Только"
filterLeft: "Осталось: {left} из {count}"
filterNote: "Блюда, которые могут это содержать или аллергены которых не указаны, остаются и отмечены. Пожалуйста, спросите нас."
searchDishes: "Поиск"
stop: "."
tent: "Карточка на стол"
tentNote: "Наведите камеру телефона на квадрат: блюда, цены и аллергены."
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
receipt: "Документ"
receipts: "Документы"
missing: "отсутствует"
missingReceipts: "Недостающие документы"
monthEnds: "Концы месяцев"
bankStatement: "Выписка банка"
proved: "подтверждено"
unproved: "не указано"
differsBy: "расхождение {amount}"
proofNote: "Подтверждено: в файле тоже указан остаток на этот день, и он совпадает. Не указано: остатка в нём нет."
yearEnd: "Закрытие года {year}"
files: "Файлы"
file: "Файл"
bytes: "Байты"
quantity: Количество
dish: Блюдо
note: Примечание
currency: Валюта
opening: Начальный остаток
closing: Конечный остаток
moneyIn: Приход
moneyOut: Расход
transfers: Переводы
probableTransfers: "Вероятные переводы"
ambiguousTransfers: "Неоднозначные"
transferNote: "Для каждого перевода напишите «transfer: true» в обоих движениях. Ничего не изменено."
ambiguousNote: "Каждое из этих движений подходит к нескольким: решите сами."
forecast: "Прогноз"
interval: "Интервал"
everyWeek: "каждую неделю"
everyMonth: "каждый месяц"
everyQuarter: "каждый квартал"
everyYear: "каждый год"
forecastNote: "Прогноз: движения, которые повторились не менее трёх раз с этим интервалом, с последней суммой. Ни в один другой показатель он не входит."
split: Разбивка
tag: "Метка"
movementTags: "Метки"
tagNote: "Операция с несколькими метками учитывается в каждой из них, поэтому эти итоги могут превышать итог книги."
bookingStatus: "Статус"
pending: "В обработке"
pendingNote: "Итоги и остатки включают эти операции, которые банк ещё не провёл."
booked: "Проведённый остаток"
vat: "НДС"
vatRate: "Ставка НДС"
net: "Без налога"
withoutVAT: "без НДС"
netIn: "Приход без НДС"
outputTax: "НДС с продаж"
netOut: "Расход без НДС"
inputTax: "НДС к вычету"
taxDue: "НДС к уплате"
vatNote: "Каждая сумма включает свой НДС, округлённый по каждой операции. НДС к уплате — это НДС с продаж минус НДС к вычету; ниже нуля — возмещение. Переводы не учтены."
dishes: "Блюда"
units: "Штуки"
share: "Доля"
revenue: "Выручка"
contribution: "Маржа"
perUnit: "На штуку"
quadrant: "Класс"
star: "Звезда"
plowhorse: "Рабочая лошадка"
puzzle: "Загадка"
dog: "Балласт"
tooFew: "слишком мало"
dishNote: "Выручка без НДС; маржа — это выручка минус себестоимость. Популярно: не менее 70 % равной доли. Прибыльно: не менее средней маржи на штуку. Звезда: и то и другое. Рабочая лошадка: популярно. Загадка: прибыльно. Балласт: ни то ни другое (Касавана и Смит). Меньше {count} штук — слишком мало."
total: Итого
totals: Итоги
count: Операции
month: Месяц
byCategory: По категориям
byAccount: По счетам
byName: По названиям
byTag: "По меткам"
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
overspent: перерасход
average: Среднее
averageNote: "Среднее не включает переводы."
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
selectedWithout: "без категории {category}"
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
      .default, "strings/sv.yaml",
#"""
# The theme's words in Swedish.

# Page states
loadingTitle: Hej
loadingMessage: "Ett ögonblick, tack"
internetErrorTitle: Hoppsan
internetErrorMessage: Det är något fel med internetanslutningen
serviceErrorTitle: Tyvärr
serviceErrorMessage: Det är något fel med tjänsten
emptyTitle: Här finns inget ännu
emptyMessage: Välkommen tillbaka snart.
notFoundTitle: Sidan hittades inte
notFoundMessage: Den här sidan står inte på menyn. Den kan ha flyttats.
contentErrorTitle: Den här sidan kunde inte skapas
contentErrorMessage: Det finns fel i underlaget. Välkommen tillbaka snart.
retry: Försök igen

# Around every page
home: Startsida
menus: Menyer
locations: Restauranger
reports: Rapporter
morePages: Fler sidor
skipToContent: Hoppa till innehållet
mainNavigation: Huvudnavigering
breadcrumb: Du är här
languages: Språk
contents: I den här menyn
previous: Föregående
next: Nästa
previousAndNext: Föregående och nästa
comma: ", "
colon: ": "
otherFormats: "Finns även som"
privateNote: "Konfidentiellt: får inte publiceras"
privateMark: "Konfidentiellt"

# The restaurant
openingHours: Öppettider
visitUs: Besök oss
findUs: Hitta hit
contact: Kontakt
address: Adress
telephone: Telefon
email: E-post
map: Karta
cuisine: Kök
priceRange: Prisklass
reservations: "Bordsbokning"
reservationsYes: "Ja"
reservationsNo: "Nej"
reserve: "Boka bord"
closed: Stängt
specialHours: "Avvikande öppettider"
website: "Webbplats"
payment: "Betalning"
alsoOn: "Finns även på"

# Menus
dishCount: { one: "{count} rätt", other: "{count} rätter" }
updated: "Uppdaterad {date}"
plainText: Ren text
allergenTable: Allergentabell
printPage: "För utskrift"
onYourPhone: "Menyn i mobilen"
price: Pris
prices: Priser
size: Storlek
priceFrom: "från {price}"
pricePer: "{price} per {unit}"
priceMarket: Dagspris
priceFree: Gratis
# Prices for some guests, places or times
tier:
  breakfast: Frukost
  brunch: Brunch
  lunch: Lunch
  dinner: Middag
  happy-hour: Happy hour
  weekdays: Vardagar
  weekend: Helg
  adults: Vuxna
  children: Barn
  students: Studenter
  seniors: Pensionärer
  staff: Personal
  guests: Gäster
  members: Medlemmar
  counter: Vid disken
  table: Vid bordet
  terrace: På uteserveringen
  takeaway: Avhämtning
  delivery: Hemleverans
soldOut: Slutsåld
limited: Så länge det räcker
options: Valmöjligheter
standard: Förvalt
chooseExactly: { one: "Välj {count}", other: "Välj {count}" }
chooseUpTo: { one: "Välj högst {count}", other: "Välj högst {count}" }
chooseAtLeast: { one: "Välj minst {count}", other: "Välj minst {count}" }
chooseBetween: "Välj {min} till {max}"
chooseFree: { one: "{count} ingår i priset", other: "{count} ingår i priset" }
chooseEach: "högst {count} av varje"
ingredients: Ingredienser
additives: Tillsatser
servingSize: Portion
alcohol: "Alkohol"
alcoholByVolume: "{value} % vol"
deposit: Pant
spicinessLevel: { 0: Mild, 1: Medelstark, 2: Stark, 3: Mycket stark }
diets: Specialkost
tags: { new: Nyhet, popular: Populär, seasonal: Säsong, homemade: Hemlagad, organic: Ekologisk, regional: Närproducerad, spicy: Stark, chef: Kockens favorit }

# Allergens
allergens: Allergener
contains: "Innehåller: {list}"
mayContain: "Kan innehålla: {list}"
withAnyChoice: "Oavsett val: {list}"
withAnyChoiceMayContain: "Oavsett val, kan innehålla: {list}"
withChoices: "Beroende på val: {list}"
withChoicesMayContain: "Beroende på val, kan innehålla: {list}"
withSizes: "Beroende på storlek: {list}"
withSizesMayContain: "Beroende på storlek, kan innehålla: {list}"
allergenContains: "innehåller"
allergenMayContain: "kan innehålla"
allergenWithChoices: "åtminstone med vissa val"
allergenWithSizes: "åtminstone i vissa storlekar"
allergenNone: "innehåller inte"
allergenUnknown: "ej angivet"
declaredNone: Ingen av de 14 märkningspliktiga allergenerna
notDeclared: Allergener är inte angivna. Fråga oss gärna.
allergenNote: Berätta om allergier innan du beställer.
filter: "Allergier och kost"
filterAvoid: "Utan rätter som innehåller"
filterOnly: "Endast"
filterLeft: "{left} av {count} rätter kvar"
filterNote: "Rätter som kan innehålla det, eller vars allergener inte är angivna, står kvar och är markerade. Fråga oss."
searchDishes: "Sök"
stop: "."
tent: "Bordsskylt"
tentNote: "Rikta telefonens kamera mot kvadraten: rätter, priser och allergener."
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: gluten
  crustaceans: kräftdjur
  eggs: ägg
  fish: fisk
  peanuts: jordnötter
  soybeans: sojabönor
  milk: mjölk
  nuts: nötter
  celery: selleri
  mustard: senap
  sesame: sesamfrön
  sulphites: sulfit
  lupin: lupin
  molluscs: blötdjur
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluten*, *vete*, *råg, råg*, korn, korngryn*, kornmjöl*, kornmalt*, kornflingor, havre*, *dinkel*, *spält*, khorasan*, kamut*, enkorn*, emmer, *mannagryn*, *semolina*, bulgur*, couscous*, seitan*, malt, maltextrakt*, *ströbröd*, =mjöl, =grahamsmjöl, =bröd, =pasta, =makaroner, =panko, !bovete*, !glutenfri*"
  crustaceans: "kräftdjur*, *räka, *räkor*, *räkost, räksallad*, räksmör*, krabba*, krabbor, krabbkött*, krabbklo*, hummer*, langust*, kräfta, kräftor*, kräftstjärt*, *havskräft*, signalkräft*, scampi, krill*, !veganska *, !vegansk *"
  eggs: "ägg, ägg*, *hönsägg*, *vaktelägg*, *ankägg*, *helägg*, *majonnäs*, aioli, *maräng*, *hollandaise*, bearnaise*, !äggplant*, !äggfri*, !vegansk *, !vegansk majonnäs*"
  fish: "fisk*, *fisk, *fiskar, *fiskfilé*, *fiskbuljong*, sardell*, ansjovis*, *torsk*, *tonfisk*, *lax, lax*, *sill, sill*, *strömming*, *makrill*, *sardin*, *forell*, röding*, *abborr*, *gös, hälleflundra*, rödspätta*, sjötunga*, *havsabborre*, ål, *löjrom*, *stenbitsrom*, kaviar*, !bläckfisk*, !blötdjur*, !vegansk *"
  peanuts: "jordnöt*"
  soybeans: "soja*, tofu*, edamame, miso, misopasta*, tempeh, tamari"
  milk: "*mjölk*, smör, smöret, smörstekt*, smörslungad*, *smördeg*, *brynt smör, *gräddfil*, grädde*, *grädde, gräddsås*, vispgrädd*, matlagningsgrädd*, crème fraiche, crème fraîche, creme fraiche, *yoghurt*, *filmjölk*, kvarg*, keso, kesella, ost, osten, ostar, ostsås*, ostkräm*, ostfyll*, *hårdost*, *färskost*, *getost*, *fårost*, *gräddost*, *ädelost*, *grönmögelost*, *västerbottensost*, *prästost*, *herrgårdsost*, *mesost*, *messmör*, *fetaost*, *halloumi*, mozzarella*, parmesan*, ricotta*, mascarpone*, pecorino, gorgonzola*, burrata*, brie*, kefir, *vassle*, *kasein*, *laktos*, glass, vaniljglass*, !kokosmjölk*, !mandelmjölk*, !havremjölk*, !sojamjölk*, !rismjölk*, !nötmjölk*, !mjölksyra*, !mjölkfri*, !jordnötssmör*, !kakaosmör*, !mandelsmör*, !nötsmör*, !sheasmör*, !kokossmör*, !havregrädde*, !kokosgrädde*, !sojagrädde*, !havreyoghurt*, !sojayoghurt*, !kokosyoghurt*, !laktosfri*, !växtbaserad *, !växtbaserat *, !vegansk *, !veganskt *, !veganska *"
  nuts: "nötter, nötmix, nötkräm*, nötsmör*, nötmjölk*, *mandel*, *mandlar*, *hasselnöt*, *valnöt*, cashew*, *pekannöt*, *paranöt*, *pistasch*, pistage*, macadamia*, makadamia*, marsipan*, nougat*, pralin*, krokant*, !mandelpotatis*, !nötfri*"
  celery: "*selleri*"
  mustard: "*senap*"
  sesame: "*sesam*, tahini, halva"
  sulphites: "*sulfit*, svaveldioxid*, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "lupin*"
  molluscs: "blötdjur*, *mussla, *musslor*, *ostron*, *bläckfisk*, calamari, kalmar*, snigel, sniglar, *snäcka, *snäckor, *pilgrimsmussl*, hjärtmussl*, !ostronskivling*, !ostronvivel*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "*fri, *fritt, *fria, *-fri, *-fritt, *-fria, * fri, fri från *, fritt från *, fria från *, utan *, ej *, inga *, ingen *, inget *"
# What joins words that this is said of.
allergenAnd: "och eller samt &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "*vete*, !bovete*"
  spelt: "*dinkel*, *spält*"
  khorasan: "khorasan*, kamut*"
  rye: "*råg, råg*"
  barley: "korn, korngryn*, kornmjöl*, kornmalt*, kornflingor"
  oats: "havre*"
  almond: "*mandel*, *mandlar*, marsipan*, !mandelpotatis*"
  hazelnut: "*hasselnöt*"
  walnut: "*valnöt*"
  cashew: "cashew*"
  pecan: "*pekannöt*"
  brazil: "*paranöt*"
  pistachio: "*pistasch*, pistage*"
  macadamia: "macadamia*, makadamia*"
kind:
  wheat: vete
  spelt: dinkel
  khorasan: khorasanvete
  rye: råg
  barley: korn
  oats: havre
  almond: mandel
  hazelnut: hasselnöt
  walnut: valnöt
  cashew: cashewnöt
  pecan: pekannöt
  brazil: paranöt
  pistachio: pistaschmandel
  macadamia: makadamianöt
diet:
  vegan: Vegansk
  vegetarian: Vegetarisk
  halal: Halal
  kosher: Kosher
  hindu: Hinduisk
  gluten-free: Glutenfri
  lactose-free: Laktosfri
  low-lactose: Låglaktos
  low-calorie: Kalorisnål
  low-fat: Låg fetthalt
  low-salt: Låg salthalt
  diabetic: För diabetiker

# Nutrition
nutrition: Näringsvärde
perServing: "Per portion ({serving})"
perOneServing: Per portion
calories: "{value} kcal"
energy: Energi
energyJoules: "{value} kJ"
nutrient:
  fat: Fett
  saturatedFat: varav mättat fett
  carbohydrate: Kolhydrat
  sugar: varav sockerarter
  fiber: Fiber
  protein: Protein
  salt: Salt
  sodium: Natrium
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
  piece: { one: styck, other: stycken }
  portion: { one: portion, other: portioner }
  person: { one: person, other: personer }
  slice: { one: bit, other: bitar }
  scoop: { one: kula, other: kulor }
  glass: { one: glas, other: glas }
  bottle: { one: flaska, other: flaskor }
  cup: { one: kopp, other: koppar }
  dozen: { one: dussin, other: dussin }
  hour: { one: timme, other: timmar }

# When it is served
availability: Serveras
served: "Serveras: {when}"
everyDay: Alla dagar
midnight: midnatt
allDay: hela dagen
daysAndHours: "{days} {hours}"
hoursFrom: "från {from}"
hoursUntil: "till {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "från och med {from}"
seasonUntil: "till och med {to}"
seasonSpan: "{from} till {to}"
seasonDay: "den {date}"
service: { eat-in: Äta här, takeaway: Avhämtning, delivery: Hemleverans }

# Ledgers
movementCount: { one: "{count} transaktion", other: "{count} transaktioner" }
nameLine: "Namn: {name}"
amountLine: "Belopp: {amount}"
name: Namn
amount: Belopp
date: Datum
category: Kategori
account: Konto
balance: Saldo
runningTotal: Löpande summa
reference: Referens
receipt: "Verifikation"
receipts: "Verifikationer"
missing: "saknas"
missingReceipts: "Verifikationer som saknas"
monthEnds: "Månadsslut"
bankStatement: "Kontoutdrag"
proved: "bekräftat"
unproved: "ej angivet"
differsBy: "avviker med {amount}"
proofNote: "Bekräftat: filen anger också dagens saldo, och det stämmer. Ej angivet: den anger inget."
yearEnd: "Bokslutsunderlag {year}"
files: "Filer"
file: "Fil"
bytes: "Byte"
quantity: Antal
dish: Rätt
note: Anteckning
currency: Valuta
opening: Ingående saldo
closing: Utgående saldo
moneyIn: "In"
moneyOut: Ut
transfers: Överföringar
probableTransfers: "Troliga överföringar"
ambiguousTransfers: "Flertydiga"
transferNote: "Skriv ”transfer: true” i båda posterna för varje överföring. Inget har ändrats."
ambiguousNote: "Var och en av dessa passar flera andra: avgör själv."
forecast: "Prognos"
interval: "Intervall"
everyWeek: "varje vecka"
everyMonth: "varje månad"
everyQuarter: "varje kvartal"
everyYear: "varje år"
forecastNote: "En prognos: poster som kommit minst tre gånger med detta intervall, med senaste belopp. Ingen annan siffra omfattar den."
split: Delning
tag: "Etikett"
movementTags: "Etiketter"
tagNote: "En transaktion med flera etiketter räknas i var och en, så dessa summor kan bli större än bokens."
bookingStatus: "Status"
pending: "Väntande"
pendingNote: "Summor och saldon omfattar dessa transaktioner, som banken ännu inte har bokfört."
booked: "Bokfört saldo"
vat: "Moms"
vatRate: "Momssats"
net: "Netto"
withoutVAT: "utan moms"
netIn: "Netto in"
outputTax: "Utgående moms"
netOut: "Netto ut"
inputTax: "Ingående moms"
taxDue: "Moms att betala"
vatNote: "Varje belopp innehåller sin moms, avrundad för varje post. Moms att betala är utgående minus ingående moms; under noll är det att få tillbaka. Överföringar räknas inte."
dishes: "Rätter"
units: "Antal"
share: "Andel"
revenue: "Intäkt"
contribution: "Täckningsbidrag"
perUnit: "Per styck"
quadrant: "Klass"
star: "Stjärna"
plowhorse: "Arbetshäst"
puzzle: "Gåta"
dog: "Hyllvärmare"
tooFew: "för få"
dishNote: "Intäkt är utan moms; täckningsbidrag är intäkt minus kostnad. Populär: minst 70 % av en lika andel. Lönsam: minst genomsnittligt bidrag per styck. Stjärna: båda. Arbetshäst: populär. Gåta: lönsam. Hyllvärmare: ingen (Kasavana och Smith). Under {count} styck är för få."
total: Summa
totals: Summor
count: Transaktioner
month: Månad
byCategory: Per kategori
byAccount: Per konto
byName: Per namn
byTag: "Efter etikett"
byMonth: Per månad
register: Transaktionslista
periodSpan: "{from} – {to}"
period: Period
cashFlow: Kassaflöde
byPeriod: Per period
comparison: Jämförelse
change: Förändring
budget: Budget
spent: Förbrukat
left: Kvar
overspent: överskridet
average: Genomsnitt
averageNote: "Genomsnittet är utan överföringar."
largestIn: Största inbetalning
largestOut: Största utbetalning
statistics: Statistik
converted: Omräknat
rate: Kurs
rounding: "Varje summa räknas om en gång, till dagens kurs eller den senaste före den, och avrundas till jämn siffra."
noRate: "kurs saknas"
noTotal: "Ingen summa: kurs saknas för vissa belopp."
undatedLeftOut: "utelämnat utan datum: {movements}"
undated: utan datum
othersCount: "Övriga ({count})"
budgetsLeftOut: "budgetar utelämnade: de omfattar mer än urvalet"
selectedBetween: "från {from} till {to}"
selectedFrom: "från och med {from}"
selectedTo: "till och med {to}"
selectedWords: "sökning ”{words}”"
selectedWithout: "utan kategorin {category}"
unnamed: "(utan namn)"
none: "(ingen)"
ledger: Kassabok
ledgers: Kassaböcker
balanceOverTime: "Saldo över tid"
inAndOut: "In och ut"
byCategoryAndMonth: "Per kategori och månad"
matrixNote: "Varje siffra leder till transaktionerna bakom den. Rader med ”varav” ingår i raden ovanför."
ofWhich: "varav"
broughtForward: "Transport från föregående sida"
carriedForward: "Transport till nästa sida"
pageTotal: "Sidans summa"
pageOf: "Sida {number} av {count}"
pages: "Sidor"
balanceSummary: "{period}. Ingående {opening}, utgående {closing}; lägst {low}, högst {high}."
flowSummary: "{period}. In {in}, ut {out}."

# Goals
goals: "Mål"
goal: "Mål"
state: "Status"
goalState: { not-started: "Ej påbörjat", in-progress: "Pågår", paused: "Pausat", completed: "Uppnått", caught: "Upphunnen" }
progress: "Framsteg"
pursuer: "Förföljare"
progressOf: "{steps} av {goal}"
toGo: "Återstår"
distance: "Sträcka"
notCounted: "Ej medräknat"

"""#
    ),
    (
      .default, "strings/tr.yaml",
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
retry: Tekrar dene

# Around every page
home: Ana sayfa
menus: Menüler
locations: Şubeler
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
privateNote: "Özel: yayımlanmaz"
privateMark: "Özel"

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
filter: "Alerjiler ve diyetler"
filterAvoid: "Şunları içerenleri çıkar"
filterOnly: "Yalnızca"
filterLeft: "{count} yemekten {left} tanesi kaldı"
filterNote: "Bunu içerebilecek ya da alerjenleri belirtilmemiş yemekler kalır ve işaretlenir. Lütfen bize sorun."
searchDishes: "Ara"
stop: "."
tent: "Masa kartı"
tentNote: "Telefonunuzun kamerasını kareye tutun: yemekler, fiyatlar ve alerjenler."
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
receipt: "Fiş"
receipts: "Fişler"
missing: "eksik"
missingReceipts: "Eksik fişler"
monthEnds: "Ay sonları"
bankStatement: "Hesap özeti"
proved: "doğrulandı"
unproved: "belirtilmemiş"
differsBy: "{amount} fark var"
proofNote: "Doğrulandı: dosya da o günün bakiyesini verir ve tutar. Belirtilmemiş: dosya bakiye vermez."
yearEnd: "Yıl sonu {year}"
files: "Dosyalar"
file: "Dosya"
bytes: "Bayt"
quantity: Miktar
dish: Yemek
note: Not
currency: Para birimi
opening: Açılış bakiyesi
closing: Kapanış bakiyesi
moneyIn: Giren
moneyOut: Çıkan
transfers: Virmanlar
probableTransfers: "Olası aktarımlar"
ambiguousTransfers: "Belirsiz"
transferNote: "Aktarım olan her çiftte iki harekete de “transfer: true” yazın. Hiçbir şey değiştirilmedi."
ambiguousNote: "Bunların her biri birden çok harekete uyuyor: siz karar verin."
forecast: "Tahmin"
interval: "Aralık"
everyWeek: "her hafta"
everyMonth: "her ay"
everyQuarter: "her üç ayda bir"
everyYear: "her yıl"
forecastNote: "Tahmin: bu aralıkla en az üç kez gelen hareketler, son tutarlarıyla. Başka hiçbir rakam bunu içermez."
split: Bölüm
tag: "Etiket"
movementTags: "Etiketler"
tagNote: "Birden çok etiketi olan bir hareket her birinde sayılır; bu toplamlar defterinkini aşabilir."
bookingStatus: "Durum"
pending: "Beklemede"
pendingNote: "Toplamlar ve bakiyeler, bankanın henüz kaydetmediği bu hareketleri içerir."
booked: "Kayıtlı bakiye"
vat: "KDV"
vatRate: "KDV oranı"
net: "Net"
withoutVAT: "KDV’siz"
netIn: "Net giren"
outputTax: "Hesaplanan KDV"
netOut: "Net çıkan"
inputTax: "İndirilecek KDV"
taxDue: "Ödenecek KDV"
vatNote: "Her tutar KDV’sini içerir; KDV her harekette yuvarlanır. Ödenecek KDV, hesaplanan eksi indirilecek KDV’dir; sıfırın altında iadedir. Virmanlar sayılmaz."
dishes: "Yemekler"
units: "Adet"
share: "Pay"
revenue: "Gelir"
contribution: "Katkı"
perUnit: "Adet başına"
quadrant: "Sınıf"
star: "Yıldız"
plowhorse: "İş atı"
puzzle: "Bilmece"
dog: "Rafta kalan"
tooFew: "çok az"
dishNote: "Gelir KDV’sizdir; katkı, gelir eksi maliyettir. Popüler: eşit payın en az %70’i. Kârlı: en az ortalama adet başı katkı. Yıldız: ikisi de. İş atı: popüler. Bilmece: kârlı. Rafta kalan: hiçbiri (Kasavana ve Smith). {count} adedin altı çok azdır."
total: Toplam
totals: Toplamlar
count: Hareketler
month: Ay
byCategory: Kategoriye göre
byAccount: Hesaba göre
byName: Ada göre
byTag: "Etikete göre"
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
overspent: aşıldı
average: Ortalama
averageNote: "Ortalama, virmanları içermez."
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
selectedWithout: "{category} kategorisi hariç"
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
      .default, "strings/uk.yaml",
#"""
# The theme's words in Ukrainian.

# Page states
loadingTitle: Вітаємо
loadingMessage: "Хвилинку, будь ласка"
internetErrorTitle: Ой
internetErrorMessage: Немає з’єднання з інтернетом
serviceErrorTitle: Перепрошуємо
serviceErrorMessage: Сталася помилка сервісу
emptyTitle: Тут поки що нічого немає
emptyMessage: "Завітайте, будь ласка, трохи згодом."
notFoundTitle: Сторінку не знайдено
notFoundMessage: "Цієї сторінки немає в меню. Можливо, її перенесли."
contentErrorTitle: Не вдалося створити цю сторінку
contentErrorMessage: "У її джерелі є помилки. Завітайте, будь ласка, трохи згодом."
retry: Спробувати ще раз

# Around every page
home: Головна
menus: Меню
locations: Заклади
reports: Звіти
morePages: Інші сторінки
skipToContent: Перейти до вмісту
mainNavigation: Основна навігація
breadcrumb: Ви тут
languages: Мови
contents: У цьому меню
previous: Назад
next: Далі
previousAndNext: Назад і далі
comma: ", "
colon: ": "
otherFormats: "Також у форматі"
privateNote: "Конфіденційно: не для оприлюднення"
privateMark: "Конфіденційно"

# The restaurant
openingHours: Години роботи
visitUs: Чекаємо на вас
findUs: Як нас знайти
contact: Контакти
address: Адреса
telephone: Телефон
email: Ел. пошта
map: Мапа
cuisine: Кухня
priceRange: Рівень цін
reservations: "Бронювання"
reservationsYes: "Так"
reservationsNo: "Ні"
reserve: "Забронювати столик"
closed: Зачинено
specialHours: "Особливі години роботи"
website: "Сайт"
payment: "Оплата"
alsoOn: "Ми також тут"

# Menus
dishCount: { one: "{count} страва", few: "{count} страви", many: "{count} страв", other: "{count} страви" }
updated: "Оновлено {date}"
plainText: Простий текст
allergenTable: Таблиця алергенів
printPage: "Для друку"
onYourPhone: "Це меню у вашому телефоні"
price: Ціна
prices: Ціни
size: Розмір
priceFrom: "від {price}"
pricePer: "{price} / {unit}"
priceMarket: За ринковою ціною
priceFree: Безкоштовно
# Prices for some guests, places or times
tier:
  breakfast: Сніданок
  brunch: Бранч
  lunch: Обід
  dinner: Вечеря
  happy-hour: Щасливі години
  weekdays: У будні
  weekend: У вихідні
  adults: Дорослі
  children: Діти
  students: Студенти
  seniors: Пенсіонери
  staff: Працівники
  guests: Гості
  members: Члени клубу
  counter: Біля стійки
  table: За столиком
  terrace: На терасі
  takeaway: Із собою
  delivery: Доставка
soldOut: Розпродано
limited: Кількість обмежена
options: На вибір
standard: За замовчуванням
chooseExactly:
  one: "Оберіть {count}"
  few: "Оберіть {count}"
  many: "Оберіть {count}"
  other: "Оберіть {count}"
chooseUpTo:
  one: "Оберіть не більше ніж {count}"
  few: "Оберіть не більше ніж {count}"
  many: "Оберіть не більше ніж {count}"
  other: "Оберіть не більше ніж {count}"
chooseAtLeast:
  one: "Оберіть щонайменше {count}"
  few: "Оберіть щонайменше {count}"
  many: "Оберіть щонайменше {count}"
  other: "Оберіть щонайменше {count}"
chooseBetween: "Оберіть від {min} до {max}"
chooseFree:
  one: "{count} входить у ціну"
  few: "{count} входять у ціну"
  many: "{count} входять у ціну"
  other: "{count} входить у ціну"
chooseEach: "кожного не більше ніж {count}"
ingredients: Склад
additives: Харчові добавки
servingSize: Порція
alcohol: "Алкоголь"
alcoholByVolume: "{value}% об."
deposit: Застава
spicinessLevel: { 0: Негостре, 1: Злегка гостре, 2: Гостре, 3: Дуже гостре }
diets: Харчування
tags: { new: Новинка, popular: Популярне, seasonal: Сезонне, homemade: Домашнє, organic: Органічне, regional: Місцеве, spicy: Гостре, chef: Вибір шеф-кухаря }

# Allergens
allergens: Алергени
contains: "Містить: {list}"
mayContain: "Може містити: {list}"
withAnyChoice: "За будь-якого вибору: {list}"
withAnyChoiceMayContain: "За будь-якого вибору може містити: {list}"
withChoices: "Залежно від вибору: {list}"
withChoicesMayContain: "Залежно від вибору може містити: {list}"
withSizes: "Залежно від розміру: {list}"
withSizesMayContain: "Залежно від розміру може містити: {list}"
allergenContains: "містить"
allergenMayContain: "може містити"
allergenWithChoices: "принаймні за деяких варіантів"
allergenWithSizes: "принаймні в деяких розмірах"
allergenNone: "не містить"
allergenUnknown: "не зазначено"
declaredNone: "Жодного з 14 алергенів, що підлягають зазначенню"
notDeclared: "Алергени не зазначено. Будь ласка, запитайте нас."
allergenNote: "Будь ласка, повідомте нам про алергію до замовлення."
filter: "Алергії та дієти"
filterAvoid: "Прибрати страви, що містять"
filterOnly: "Лише"
filterLeft: "Залишилося {left} з {count} страв"
filterNote: "Страви, які можуть це містити або алергени яких не вказано, залишаються й позначені. Будь ласка, запитайте нас."
searchDishes: "Пошук"
stop: "."
tent: "Картка на стіл"
tentNote: "Наведіть камеру телефону на квадрат: страви, ціни та алергени."
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: глютен
  crustaceans: ракоподібні
  eggs: яйця
  fish: риба
  peanuts: арахіс
  soybeans: соя
  milk: молоко
  nuts: горіхи
  celery: селера
  mustard: гірчиця
  sesame: кунжут
  sulphites: сульфіти
  lupin: люпин
  molluscs: молюски
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "глютен*, клейковин*, пшениц*, пшенич*, жито, жита, житн*, ячмін*, ячмен*, ячн*, перлов*, овес, вівса, вівсян*, спельт*, полб*, манка, манки, манку, манна, манної, манну, булгур*, кускус*, сейтан*, солод, солоду, солодов*, =борошно, =борошно вищого ґатунку, =хліб, =макарони, =паста, =панірувальні сухарі, =сухарі"
  crustaceans: "ракоподібн*, креветк*, креветок, краб, краба, краби, крабів, крабов*, лобстер*, омар*, лангуст*, раки, раків, ракові шийки, криль, криля, !крабові палички"
  eggs: "яйце, яйця, яєць, яйцем, яєчн*, жовток, жовтк*, майонез*, меренг*, безе, !веганський *, !веганська *"
  fish: "риб*, анчоус*, тунець, тунц*, лосос*, сьомг*, форел*, тріск*, скумбрі*, оселед*, сардин*, шпрот*, ікра, ікри, ікрою, вугор, вугр*, палтус*, хек, хека, минта*, сібас*, дорад*, короп*, судак*, щук*, камбал*, !ікра кабачкова, !ікра баклажанна, !кабачкова ікра, !баклажанна ікра"
  peanuts: "арахіс*"
  soybeans: "соя, сої, сою, соєю, соєв*, тофу, едамаме, місо, темпе"
  milk: "молок*, молоч*, вершк*, сметан*, сир, сиру, сири, сиром, сирів, сирн*, сирок, сирк*, масло, масла, маслом, маслянк*, йогурт*, кефір*, ряжанк*, бринз*, моцарел*, пармезан*, рикот*, маскарпоне, горгонзол*, фета, фети, фету, камамбер*, сироватк*, казеїн*, лактоз*, !кокосове молоко, !кокосового молока, !мигдальне молоко, !мигдального молока, !соєве молоко, !соєвого молока, !вівсяне молоко, !вівсяного молока, !рисове молоко, !кокосові вершки, !кокосових вершків, !молочай*, !молочна кислота, !какао-масло, !масло какао, !какао масло, !кокосове масло, !кокосового масла, !арахісове масло, !веганський *, !веганська *, !веганське *, !рослинне *, !рослинний *, !рослинні *"
  nuts: "горіх, горіхи, горіха, горіхів, горіхами, горіхов*, мигдал*, фундук*, ліщин*, кеш’ю, кеш'ю, кешʼю, пекан*, фісташ*, макадамі*, марципан*, праліне, нуга, !мускатний горіх, !мускатного горіха, !кокосовий горіх, !кедровий горіх, !кедрові горіхи, !кедрових горіхів, !кедровими горіхами"
  celery: "селер*"
  mustard: "гірчиц*, гірчич*"
  sesame: "кунжут*, сезам*, тахін*, халва, халви"
  sulphites: "сульфіт*, діоксид сірки, метабісульфіт*, піросульфіт*, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "люпин*"
  molluscs: "молюск*, мідія, мідії, мідій, мідіями, устриц*, кальмар*, восьмин*, каракатиц*, морський гребінець, морські гребінці, морських гребінців, гребінці, равлик*, рапан*"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "без *, не містить *, вільне від *, вільний від *"
# What joins words that this is said of.
allergenAnd: "і й та або чи ні &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "пшениц*, пшенич*"
  spelt: "спельт*, полб*"
  khorasan: "хорасан*, камут*"
  rye: "жито, жита, житн*"
  barley: "ячмін*, ячмен*, ячн*, перлов*"
  oats: "овес, вівса, вівсян*"
  almond: "мигдал*, марципан*"
  hazelnut: "фундук*, ліщин*"
  walnut: "волоськ*, грецьк*"
  cashew: "кеш’ю, кеш'ю, кешʼю"
  pecan: "пекан*"
  brazil: "бразильськ*"
  pistachio: "фісташ*"
  macadamia: "макадамі*"
kind:
  wheat: пшениця
  spelt: спельта
  khorasan: хорасанська пшениця
  rye: жито
  barley: ячмінь
  oats: овес
  almond: мигдаль
  hazelnut: фундук
  walnut: волоський горіх
  cashew: кеш’ю
  pecan: пекан
  brazil: бразильський горіх
  pistachio: фісташки
  macadamia: макадамія
diet:
  vegan: Веганське
  vegetarian: Вегетаріанське
  halal: Халяль
  kosher: Кошерне
  hindu: Індуїстське
  gluten-free: Без глютену
  lactose-free: Без лактози
  low-lactose: Зі зниженим вмістом лактози
  low-calorie: Низькокалорійне
  low-fat: З низьким вмістом жиру
  low-salt: З низьким вмістом солі
  diabetic: Для діабетиків

# Nutrition
nutrition: Поживна цінність
perServing: "На порцію ({serving})"
perOneServing: На порцію
calories: "{value} ккал"
energy: Енергетична цінність
energyJoules: "{value} кДж"
nutrient:
  fat: Жири
  saturatedFat: з них насичені
  carbohydrate: Вуглеводи
  sugar: з них цукри
  fiber: Харчові волокна
  protein: Білки
  salt: Сіль
  sodium: Натрій
  cholesterol: Холестерин
unit:
  g: г
  kg: кг
  ml: мл
  cl: сл
  dl: дл
  l: л
  oz: унц.
  fl-oz: рід. унц.
  lb: фунт
  piece: шт.
  portion: { one: порція, few: порції, many: порцій, other: порції }
  person: { one: особа, few: особи, many: осіб, other: особи }
  slice: { one: шматок, few: шматки, many: шматків, other: шматка }
  scoop: { one: кулька, few: кульки, many: кульок, other: кульки }
  glass: { one: келих, few: келихи, many: келихів, other: келиха }
  bottle: { one: пляшка, few: пляшки, many: пляшок, other: пляшки }
  cup: { one: чашка, few: чашки, many: чашок, other: чашки }
  dozen: { one: дюжина, few: дюжини, many: дюжин, other: дюжини }
  hour: год

# When it is served
availability: Подаємо
served: "Подаємо: {when}"
everyDay: Щодня
midnight: північ
allDay: увесь день
daysAndHours: "{days} {hours}"
hoursFrom: "з {from}"
hoursUntil: "до {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "з {from}"
seasonUntil: "до {to} включно"
seasonSpan: "з {from} до {to}"
seasonDay: "{date}"
service: { eat-in: У закладі, takeaway: Із собою, delivery: Доставка }

# Ledgers
movementCount: { one: "{count} операція", few: "{count} операції", many: "{count} операцій", other: "{count} операції" }
nameLine: "Назва: {name}"
amountLine: "Сума: {amount}"
name: Назва
amount: Сума
date: Дата
category: Категорія
account: Рахунок
balance: Залишок
runningTotal: Наростаючий підсумок
reference: Номер документа
receipt: "Документ"
receipts: "Документи"
missing: "відсутній"
missingReceipts: "Відсутні документи"
monthEnds: "Кінці місяців"
bankStatement: "Банківська виписка"
proved: "підтверджено"
unproved: "не вказано"
differsBy: "розбіжність {amount}"
proofNote: "Підтверджено: у файлі теж вказано залишок на цей день, і він збігається. Не вказано: залишку в ньому немає."
yearEnd: "Закриття року {year}"
files: "Файли"
file: "Файл"
bytes: "Байти"
quantity: Кількість
dish: Страва
note: Примітка
currency: Валюта
opening: Початковий залишок
closing: Кінцевий залишок
moneyIn: Надходження
moneyOut: Витрати
transfers: Перекази
probableTransfers: "Імовірні перекази"
ambiguousTransfers: "Неоднозначні"
transferNote: "Для кожного переказу напишіть «transfer: true» в обох рухах. Нічого не змінено."
ambiguousNote: "Кожен із цих рухів підходить до кількох: вирішіть самі."
forecast: "Прогноз"
interval: "Інтервал"
everyWeek: "щотижня"
everyMonth: "щомісяця"
everyQuarter: "щокварталу"
everyYear: "щороку"
forecastNote: "Прогноз: рухи, які повторилися щонайменше тричі з цим інтервалом, з останньою сумою. Жодне інше число його не містить."
split: Розподіл
tag: "Мітка"
movementTags: "Мітки"
tagNote: "Операція з кількома мітками враховується в кожній із них, тому ці підсумки можуть перевищувати підсумок книги."
bookingStatus: "Статус"
pending: "В обробці"
pendingNote: "Підсумки й залишки включають ці операції, які банк ще не провів."
booked: "Проведений залишок"
vat: "ПДВ"
vatRate: "Ставка ПДВ"
net: "Без податку"
withoutVAT: "без ПДВ"
netIn: "Надходження без ПДВ"
outputTax: "Податкове зобов’язання"
netOut: "Витрати без ПДВ"
inputTax: "Податковий кредит"
taxDue: "ПДВ до сплати"
vatNote: "Кожна сума містить свій ПДВ, округлений для кожної операції. ПДВ до сплати — це зобов’язання мінус кредит; нижче нуля — відшкодування. Перекази не враховано."
dishes: "Страви"
units: "Штуки"
share: "Частка"
revenue: "Виручка"
contribution: "Маржа"
perUnit: "На штуку"
quadrant: "Клас"
star: "Зірка"
plowhorse: "Робоча конячка"
puzzle: "Загадка"
dog: "Баласт"
tooFew: "замало"
dishNote: "Виручка без ПДВ; маржа — це виручка мінус собівартість. Популярно: щонайменше 70 % рівної частки. Прибутково: щонайменше середня маржа на штуку. Зірка: обидва. Робоча конячка: популярно. Загадка: прибутково. Баласт: жодне (Касавана і Сміт). Менше {count} штук — замало."
total: Усього
totals: Підсумки
count: Операції
month: Місяць
byCategory: За категоріями
byAccount: За рахунками
byName: За назвами
byTag: "За мітками"
byMonth: За місяцями
register: Реєстр операцій
periodSpan: "{from} – {to}"
period: Період
cashFlow: Рух грошових коштів
byPeriod: За періодами
comparison: Порівняння
change: Зміна
budget: Бюджет
spent: Витрачено
left: Залишилося
overspent: перевитрата
average: Середнє
averageNote: "Середнє не включає перекази."
largestIn: Найбільше надходження
largestOut: Найбільша витрата
statistics: Статистика
converted: Перераховано
rate: Курс
rounding: "Кожну суму перераховано один раз за курсом її дня або останнім до нього й округлено до парного."
noRate: "немає курсу"
noTotal: "Підсумку немає: для деяких сум немає курсу."
undatedLeftOut: "не враховано без дати: {movements}"
undated: без дати
othersCount: "Інші ({count})"
budgetsLeftOut: "бюджети не показано: вони охоплюють більше, ніж вибрано"
selectedBetween: "з {from} до {to}"
selectedFrom: "з {from}"
selectedTo: "до {to} включно"
selectedWords: "пошук «{words}»"
selectedWithout: "без категорії {category}"
unnamed: "(без назви)"
none: "(немає)"
ledger: Книга обліку
ledgers: Книги обліку
balanceOverTime: "Залишок у часі"
inAndOut: "Надходження та витрати"
byCategoryAndMonth: "За категоріями та місяцями"
matrixNote: "Кожна цифра веде до операцій, з яких вона складається. Рядок із позначкою «з них» входить до рядка над ним."
ofWhich: "з них"
broughtForward: "Перенесено з попередньої сторінки"
carriedForward: "Перенесення на наступну сторінку"
pageTotal: "Усього на сторінці"
pageOf: "Сторінка {number} з {count}"
pages: "Сторінки"
balanceSummary: "{period}. На початку {opening}, на кінець {closing}; найменше {low}, найбільше {high}."
flowSummary: "{period}. Надходження {in}, витрати {out}."

# Goals
goals: "Цілі"
goal: "Ціль"
state: "Стан"
goalState: { not-started: "Не розпочато", in-progress: "Триває", paused: "Призупинено", completed: "Досягнуто", caught: "Наздогнано" }
progress: "Поступ"
pursuer: "Переслідувач"
progressOf: "{steps} з {goal}"
toGo: "Залишилося"
distance: "Відстань"
notCounted: "Не враховано"

"""#
    ),
    (
      .default, "strings/vi.yaml",
#"""
# The theme's words in Vietnamese.

# Page states
loadingTitle: Xin chào
loadingMessage: Xin vui lòng chờ trong giây lát
internetErrorTitle: Ôi
internetErrorMessage: Có lỗi kết nối Internet
serviceErrorTitle: Xin lỗi
serviceErrorMessage: Dịch vụ đang gặp lỗi
emptyTitle: Chưa có gì ở đây
emptyMessage: Xin mời quý khách quay lại sau.
notFoundTitle: Không tìm thấy trang
notFoundMessage: Trang này không có trong thực đơn. Có thể trang đã được chuyển đi.
contentErrorTitle: Không tạo được trang này
contentErrorMessage: Nội dung của trang có lỗi. Xin mời quý khách quay lại sau.
retry: Thử lại

# Around every page
home: Trang chủ
menus: Thực đơn
locations: Cơ sở
reports: Báo cáo
morePages: Trang khác
skipToContent: Chuyển đến nội dung
mainNavigation: Điều hướng chính
breadcrumb: Bạn đang ở đây
languages: Ngôn ngữ
contents: Trong thực đơn này
previous: Trước
next: Tiếp
previousAndNext: Trước và tiếp
comma: ", "
colon: ": "
otherFormats: "Định dạng khác"
privateNote: "Riêng tư: không công bố"
privateMark: "Riêng tư"

# The restaurant
openingHours: Giờ mở cửa
visitUs: Mời ghé quán
findUs: Đường đến quán
contact: Liên hệ
address: Địa chỉ
telephone: Điện thoại
email: Email
map: Bản đồ
cuisine: Ẩm thực
priceRange: Mức giá
reservations: "Đặt bàn"
reservationsYes: "Có"
reservationsNo: "Không"
reserve: "Đặt bàn"
closed: Nghỉ
specialHours: "Giờ mở cửa đặc biệt"
website: "Trang web"
payment: "Thanh toán"
alsoOn: "Cũng có trên"

# Menus
dishCount: { other: "{count} món" }
updated: "Cập nhật {date}"
plainText: Văn bản thuần
allergenTable: Bảng chất gây dị ứng
printPage: "Bản in"
onYourPhone: "Xem thực đơn trên điện thoại"
price: Giá
prices: Giá
size: Cỡ
priceFrom: "từ {price}"
pricePer: "{price} / {unit}"
priceMarket: Giá theo thời điểm
priceFree: Miễn phí
# Prices for some guests, places or times
tier:
  breakfast: Bữa sáng
  brunch: Brunch
  lunch: Bữa trưa
  dinner: Bữa tối
  happy-hour: Giờ vàng
  weekdays: Ngày thường
  weekend: Cuối tuần
  adults: Người lớn
  children: Trẻ em
  students: Sinh viên
  seniors: Người cao tuổi
  staff: Nhân viên
  guests: Khách
  members: Thành viên
  counter: Tại quầy
  table: Tại bàn
  terrace: Ngoài sân
  takeaway: Mang đi
  delivery: Giao hàng
soldOut: Hết món
limited: Số lượng có hạn
options: Lựa chọn
standard: Mặc định
chooseExactly: { other: "Chọn {count}" }
chooseUpTo: { other: "Chọn tối đa {count}" }
chooseAtLeast: { other: "Chọn ít nhất {count}" }
chooseBetween: "Chọn từ {min} đến {max}"
chooseFree: { other: "Đã gồm {count}" }
chooseEach: "mỗi loại tối đa {count}"
ingredients: Nguyên liệu
additives: Phụ gia thực phẩm
servingSize: Khẩu phần
alcohol: "Nồng độ cồn"
alcoholByVolume: "{value}% vol"
deposit: Tiền cọc
spicinessLevel: { 0: Không cay, 1: Cay nhẹ, 2: Cay, 3: Rất cay }
diets: Chế độ ăn
tags: { new: Món mới, popular: Được ưa thích, seasonal: Theo mùa, homemade: Nhà làm, organic: Hữu cơ, regional: Đặc sản địa phương, spicy: Cay, chef: Bếp trưởng giới thiệu }

# Allergens
allergens: Chất gây dị ứng
contains: "Có chứa: {list}"
mayContain: "Có thể chứa: {list}"
withAnyChoice: "Với mọi lựa chọn: {list}"
withAnyChoiceMayContain: "Với mọi lựa chọn, có thể chứa: {list}"
withChoices: "Tùy lựa chọn: {list}"
withChoicesMayContain: "Tùy lựa chọn, có thể chứa: {list}"
withSizes: "Tùy cỡ: {list}"
withSizesMayContain: "Tùy cỡ, có thể chứa: {list}"
allergenContains: "có chứa"
allergenMayContain: "có thể chứa"
allergenWithChoices: "ít nhất với một số lựa chọn"
allergenWithSizes: "ít nhất ở một số cỡ"
allergenNone: "không chứa"
allergenUnknown: "chưa công bố"
declaredNone: Không có chất nào trong 14 chất gây dị ứng phải công bố
notDeclared: Chưa công bố chất gây dị ứng. Xin quý khách hỏi chúng tôi.
allergenNote: Xin quý khách cho biết nếu bị dị ứng trước khi gọi món.
filter: "Dị ứng và chế độ ăn"
filterAvoid: "Bỏ các món có chứa"
filterOnly: "Chỉ"
filterLeft: "Còn {left} trong {count} món"
filterNote: "Món có thể chứa thành phần đó, hoặc chưa khai báo chất gây dị ứng, vẫn được giữ lại và đánh dấu. Vui lòng hỏi chúng tôi."
searchDishes: "Tìm"
stop: "."
tent: "Thẻ bàn"
tentNote: "Hướng camera điện thoại vào ô vuông: món ăn, giá và chất gây dị ứng."
allergenKind: "{allergen} ({kind})"
allergen:
  gluten: gluten
  crustaceans: giáp xác
  eggs: trứng
  fish: cá
  peanuts: đậu phộng (lạc)
  soybeans: đậu nành
  milk: sữa
  nuts: các loại quả hạch
  celery: cần tây
  mustard: mù tạt
  sesame: mè (vừng)
  sulphites: sulfit
  lupin: đậu lupin
  molluscs: nhuyễn thể
# What a dish's ingredients may call the allergens it declares: these words are set off there. A * stands for any beginning
# or ending of a word, = before a word means the whole of an ingredient (=flour: not rice flour), and ! none of the others.
allergenWords:
  gluten: "gluten, lúa mì, bột mì, mì sợi, mì ống, mì trứng, mì căn, mì tươi, mì gói, mì Ý, bánh mì, lúa mạch, đại mạch, yến mạch, lúa mạch đen, mạch nha, bột chiên xù, bột chiên giòn, bulgur, couscous, seitan, nui, =mì, =vỏ hoành thánh, hoành thánh, !mì gạo"
  crustaceans: "giáp xác, tôm, tép, cua, ghẹ, tôm hùm, mắm tôm, mắm ruốc, ruốc tôm"
  eggs: "trứng, lòng đỏ, lòng trắng, xốt mayonnaise, mayonnaise, mayonaise, ma-yo-ne, bánh trứng, !trứng cá, !trứng tôm, !trứng cua"
  fish: "cá, nước mắm, mắm nêm, mắm cá, trứng cá, lươn, chả cá, cá cơm, cá hồi, cá ngừ"
  peanuts: "đậu phộng, đậu phụng, lạc, bơ lạc"
  soybeans: "đậu nành, đậu tương, đậu phụ, đậu hũ, đậu hủ, tàu hũ, tào phớ, nước tương, xì dầu, tương hột, tương bần, tempeh, miso"
  milk: "sữa, bơ, bơ sữa, kem tươi, kem sữa, kem chua, whipping cream, phô mai, phó mát, pho mát, sữa chua, váng sữa, lactose, casein, mozzarella, parmesan, mascarpone, ricotta, !sữa dừa, !sữa hạt, !sữa đậu nành, !sữa hạnh nhân, !sữa yến mạch, !sữa gạo, !sữa hạt điều, !quả bơ, !trái bơ, !sinh tố bơ, !bơ đậu phộng, !bơ lạc, !bơ hạt, !bơ hạnh nhân, !bơ ca cao, !bơ cacao, !bơ thực vật, !bơ dừa, !dầu bơ, !bơ sáp, !phô mai thuần chay, !lợn sữa, !heo sữa"
  nuts: "quả hạch, hạnh nhân, hạt phỉ, óc chó, hạt điều, hồ đào, quả hồ trăn, hạt dẻ cười, mắc ca, macca, macadamia, hạt Brazil, praline"
  celery: "cần tây"
  mustard: "mù tạt, mù tạc"
  sesame: "mè, vừng, tahini, !cá mè"
  sulphites: "sulfit, sulphit, sulfite, metabisulfit*, lưu huỳnh đioxit, lưu huỳnh dioxit, e220, e221, e222, e223, e224, e226, e227, e228"
  lupin: "lupin"
  molluscs: "nhuyễn thể, thân mềm, mực, bạch tuộc, nghêu, ngao, sò, hàu, hào, ốc, hến, vẹm, bào ngư, điệp, chem chép, dầu hào, !đường mực, !nấm bào ngư, !nấm sò"
# What says around such a word that it is not in there; the * stands for the word.
allergenFree: "không *, không có *, không chứa *, không thêm *, chẳng có *"
# What joins words that this is said of.
allergenAnd: "và hoặc hay &"
# The words for single cereals and nuts, as above.
kindWords:
  wheat: "lúa mì, bột mì"
  spelt: "lúa mì spelt, spelt"
  khorasan: "lúa mì khorasan, kamut"
  rye: "lúa mạch đen"
  barley: "đại mạch, mạch nha"
  oats: "yến mạch"
  almond: "hạnh nhân"
  hazelnut: "hạt phỉ"
  walnut: "óc chó"
  cashew: "hạt điều"
  pecan: "hồ đào"
  brazil: "hạt Brazil"
  pistachio: "hạt dẻ cười, quả hồ trăn"
  macadamia: "mắc ca, macca, macadamia"
kind:
  wheat: lúa mì
  spelt: lúa mì spelt
  khorasan: lúa mì khorasan
  rye: lúa mạch đen
  barley: lúa mạch
  oats: yến mạch
  almond: hạnh nhân
  hazelnut: hạt phỉ
  walnut: quả óc chó
  cashew: hạt điều
  pecan: hồ đào pecan
  brazil: hạt Brazil
  pistachio: hạt dẻ cười
  macadamia: mắc ca
diet:
  vegan: Thuần chay
  vegetarian: Chay
  halal: Halal
  kosher: Kosher
  hindu: Theo đạo Hindu
  gluten-free: Không gluten
  lactose-free: Không lactose
  low-lactose: Ít lactose
  low-calorie: Ít calo
  low-fat: Ít béo
  low-salt: Ít muối
  diabetic: Cho người tiểu đường

# Nutrition
nutrition: Dinh dưỡng
perServing: "Mỗi khẩu phần ({serving})"
perOneServing: Mỗi khẩu phần
calories: "{value} kcal"
energy: Năng lượng
energyJoules: "{value} kJ"
nutrient:
  fat: Chất béo
  saturatedFat: trong đó chất béo bão hòa
  carbohydrate: Carbohydrat
  sugar: trong đó đường
  fiber: Chất xơ
  protein: Chất đạm
  salt: Muối
  sodium: Natri
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
  piece: cái
  portion: phần
  person: người
  slice: lát
  scoop: viên
  glass: ly
  bottle: chai
  cup: tách
  dozen: tá
  hour: giờ

# When it is served
availability: Phục vụ
served: "Phục vụ: {when}"
everyDay: Hằng ngày
midnight: nửa đêm
allDay: cả ngày
daysAndHours: "{days} {hours}"
hoursFrom: "từ {from}"
hoursUntil: "đến {to}"
hoursSpan: "{from}–{to}"
seasonFrom: "từ {from}"
seasonUntil: "đến hết {to}"
seasonSpan: "từ {from} đến {to}"
seasonDay: "{date}"
service: { eat-in: Ăn tại chỗ, takeaway: Mang đi, delivery: Giao hàng }

# Ledgers
movementCount: { other: "{count} giao dịch" }
nameLine: "Tên: {name}"
amountLine: "Số tiền: {amount}"
name: Tên
amount: Số tiền
date: Ngày
category: Hạng mục
account: Tài khoản
balance: Số dư
runningTotal: Lũy kế
reference: Số chứng từ
receipt: "Chứng từ"
receipts: "Chứng từ"
missing: "thiếu"
missingReceipts: "Chứng từ còn thiếu"
monthEnds: "Cuối tháng"
bankStatement: "Sao kê ngân hàng"
proved: "đã xác nhận"
unproved: "không có"
differsBy: "lệch {amount}"
proofNote: "Đã xác nhận: tệp cũng ghi số dư của ngày đó và khớp. Không có: tệp không ghi số dư."
yearEnd: "Sổ cuối năm {year}"
files: "Các tệp"
file: "Tệp"
bytes: "Byte"
quantity: Số lượng
dish: Món
note: Ghi chú
currency: Tiền tệ
opening: Số dư đầu kỳ
closing: Số dư cuối kỳ
moneyIn: Thu
moneyOut: Chi
transfers: Chuyển khoản
probableTransfers: "Có thể là chuyển khoản nội bộ"
ambiguousTransfers: "Không rõ ràng"
transferNote: "Với mỗi lần chuyển khoản, hãy ghi “transfer: true” ở cả hai giao dịch. Chưa có gì thay đổi."
ambiguousNote: "Mỗi giao dịch này khớp với nhiều giao dịch khác: hãy tự quyết định."
forecast: "Dự báo"
interval: "Chu kỳ"
everyWeek: "hằng tuần"
everyMonth: "hằng tháng"
everyQuarter: "hằng quý"
everyYear: "hằng năm"
forecastNote: "Dự báo: các giao dịch lặp lại ít nhất ba lần theo chu kỳ này, với số tiền gần nhất. Không số liệu nào khác bao gồm dự báo này."
split: Phân chia
tag: "Nhãn"
movementTags: "Nhãn"
tagNote: "Giao dịch có nhiều nhãn được tính vào từng nhãn, nên các tổng này có thể lớn hơn tổng của sổ."
bookingStatus: "Trạng thái"
pending: "Đang chờ"
pendingNote: "Các tổng và số dư bao gồm những giao dịch này, mà ngân hàng chưa ghi sổ."
booked: "Số dư đã ghi sổ"
vat: "Thuế GTGT"
vatRate: "Thuế suất"
net: "Chưa thuế"
withoutVAT: "không có thuế GTGT"
netIn: "Thu chưa thuế"
outputTax: "Thuế đầu ra"
netOut: "Chi chưa thuế"
inputTax: "Thuế đầu vào"
taxDue: "Thuế phải nộp"
vatNote: "Mỗi số tiền đã gồm thuế GTGT, làm tròn theo từng giao dịch. Thuế phải nộp là thuế đầu ra trừ thuế đầu vào; dưới 0 là được hoàn. Không tính chuyển khoản nội bộ."
dishes: "Món"
units: "Số suất"
share: "Tỷ trọng"
revenue: "Doanh thu"
contribution: "Lãi gộp"
perUnit: "Mỗi suất"
quadrant: "Loại"
star: "Ngôi sao"
plowhorse: "Ngựa thồ"
puzzle: "Câu đố"
dog: "Ế"
tooFew: "quá ít"
dishNote: "Doanh thu chưa thuế; lãi gộp là doanh thu trừ giá vốn. Được ưa chuộng: ít nhất 70 % phần chia đều. Sinh lời: ít nhất lãi gộp trung bình mỗi suất. Ngôi sao: cả hai. Ngựa thồ: được ưa chuộng. Câu đố: sinh lời. Ế: không gì cả (Kasavana và Smith). Dưới {count} suất là quá ít."
total: Tổng cộng
totals: Tổng cộng
count: Số giao dịch
month: Tháng
byCategory: Theo hạng mục
byAccount: Theo tài khoản
byName: Theo tên
byTag: "Theo nhãn"
byMonth: Theo tháng
register: Sổ chi tiết
periodSpan: "{from} – {to}"
period: Kỳ
cashFlow: Dòng tiền
byPeriod: Theo kỳ
comparison: So sánh
change: Biến động
budget: Ngân sách
spent: Đã chi
left: Còn lại
overspent: vượt mức
average: Bình quân
averageNote: "Số trung bình không gồm các khoản chuyển."
largestIn: Khoản thu lớn nhất
largestOut: Khoản chi lớn nhất
statistics: Thống kê
converted: Quy đổi
rate: Tỷ giá
rounding: "Mỗi tổng được quy đổi một lần, theo tỷ giá của ngày đó hoặc tỷ giá gần nhất trước đó, và làm tròn về số chẵn."
noRate: "không có tỷ giá"
noTotal: "Không có tổng cộng: một số khoản không có tỷ giá."
undatedLeftOut: "không tính vì không có ngày: {movements}"
undated: không có ngày
othersCount: "Khác ({count})"
budgetsLeftOut: "không hiện ngân sách: phạm vi ngân sách rộng hơn phần đã chọn"
selectedBetween: "từ {from} đến {to}"
selectedFrom: "từ {from}"
selectedTo: "đến hết {to}"
selectedWords: "tìm “{words}”"
selectedWithout: "không có danh mục {category}"
unnamed: "(không tên)"
none: "(không có)"
ledger: Sổ thu chi
ledgers: Sổ thu chi
balanceOverTime: "Số dư theo thời gian"
inAndOut: "Thu và chi"
byCategoryAndMonth: "Theo hạng mục và tháng"
matrixNote: "Mỗi con số dẫn đến các giao dịch tạo nên nó. Dòng có ghi “trong đó” là một phần của dòng phía trên."
ofWhich: "trong đó"
broughtForward: "Số trang trước chuyển sang"
carriedForward: "Cộng chuyển sang trang sau"
pageTotal: "Cộng trang này"
pageOf: "Trang {number}/{count}"
pages: "Trang"
balanceSummary: "{period}. Đầu kỳ {opening}, cuối kỳ {closing}; thấp nhất {low}, cao nhất {high}."
flowSummary: "{period}. Thu {in}, chi {out}."

# Goals
goals: "Mục tiêu"
goal: "Mục tiêu"
state: "Trạng thái"
goalState: { not-started: "Chưa bắt đầu", in-progress: "Đang thực hiện", paused: "Tạm dừng", completed: "Đã đạt", caught: "Bị đuổi kịp" }
progress: "Tiến độ"
pursuer: "Người đuổi theo"
progressOf: "{steps} / {goal}"
toGo: "Còn lại"
distance: "Quãng đường"
notCounted: "Không tính"

"""#
    ),
    (
      .default, "strings/zh-Hans.yaml",
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
retry: 重试

# Around every page
home: 首页
menus: 菜单
locations: 门店
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
privateNote: 内部资料，请勿公开
privateMark: "非公开"

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
filter: "过敏与饮食"
filterAvoid: "排除含有以下成分的菜品"
filterOnly: "仅限"
filterLeft: "{count} 道菜中剩余 {left} 道"
filterNote: "可能含有该成分或未标明过敏原的菜品会保留并加以标记。请询问我们。"
searchDishes: "搜索"
stop: "。"
tent: "桌卡"
tentNote: "将手机摄像头对准方块：查看菜品、价格和过敏原。"
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
receipt: "凭证"
receipts: "凭证"
missing: "缺失"
missingReceipts: "缺失的凭证"
monthEnds: "月末余额"
bankStatement: "银行对账单"
proved: "已核对"
unproved: "未注明"
differsBy: "相差 {amount}"
proofNote: "已核对：文件也注明了当日余额，并且一致。未注明：文件没有注明余额。"
yearEnd: "{year}年年终账目"
files: "文件"
file: "文件"
bytes: "字节"
quantity: 数量
dish: 菜品
note: 备注
currency: 货币
opening: 期初余额
closing: 期末余额
moneyIn: 收入
moneyOut: 支出
transfers: 转账
probableTransfers: "可能的内部转账"
ambiguousTransfers: "无法确定"
transferNote: "如果是内部转账，请在两条记录中都写上“transfer: true”。未作任何更改。"
ambiguousNote: "这些记录各自对应多条记录：请自行判断。"
forecast: "预测"
interval: "间隔"
everyWeek: "每周"
everyMonth: "每月"
everyQuarter: "每季度"
everyYear: "每年"
forecastNote: "预测：按此间隔至少出现三次的记录，金额为最近一次的金额。其他数字均不包含它。"
split: 拆分
tag: "标签"
movementTags: "标签"
tagNote: "带有多个标签的记录会计入每个标签，因此这些合计可能大于账簿的合计。"
bookingStatus: "状态"
pending: "待入账"
pendingNote: "合计和余额包含这些银行尚未入账的记录。"
booked: "已入账余额"
vat: "增值税"
vatRate: "税率"
net: "不含税"
withoutVAT: "无增值税"
netIn: "不含税收入"
outputTax: "销项税额"
netOut: "不含税支出"
inputTax: "进项税额"
taxDue: "应纳税额"
vatNote: "每笔金额均含增值税，按笔四舍五入。应纳税额为销项税额减进项税额；小于零为退税。转账不计。"
dishes: "菜品"
units: "份数"
share: "占比"
revenue: "收入"
contribution: "毛利"
perUnit: "每份"
quadrant: "分类"
star: "明星"
plowhorse: "耕马"
puzzle: "谜题"
dog: "瘦狗"
tooFew: "数量太少"
dishNote: "收入不含税；毛利为收入减成本。受欢迎：至少为平均占比的 70%。盈利：至少为每份平均毛利。明星：两者皆是。耕马：受欢迎。谜题：盈利。瘦狗：两者皆非（Kasavana 与 Smith）。少于 {count} 份则数量太少。"
total: 合计
totals: 合计
count: 笔数
month: 月份
byCategory: 按类别
byAccount: 按账户
byName: 按名称
byTag: "按标签"
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
overspent: 超支
average: 平均
averageNote: "平均值不含转账。"
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
selectedWithout: "不含类别“{category}”"
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
      .default, "strings/zh-Hant.yaml",
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
retry: 重試

# Around every page
home: 首頁
menus: 菜單
locations: 門市
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
privateNote: 內部資料，請勿公開
privateMark: "非公開"

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
filter: "過敏與飲食"
filterAvoid: "排除含有以下成分的菜色"
filterOnly: "僅限"
filterLeft: "{count} 道菜中剩餘 {left} 道"
filterNote: "可能含有該成分或未標示過敏原的菜色會保留並加以標記。請詢問我們。"
searchDishes: "搜尋"
stop: "。"
tent: "桌卡"
tentNote: "將手機相機對準方塊：查看菜色、價格和過敏原。"
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
receipt: "憑證"
receipts: "憑證"
missing: "缺少"
missingReceipts: "缺少的憑證"
monthEnds: "月末餘額"
bankStatement: "銀行對帳單"
proved: "已核對"
unproved: "未註明"
differsBy: "相差 {amount}"
proofNote: "已核對：檔案也註明了當日餘額，並且一致。未註明：檔案沒有註明餘額。"
yearEnd: "{year}年年終帳目"
files: "檔案"
file: "檔案"
bytes: "位元組"
quantity: 數量
dish: 餐點
note: 備註
currency: 貨幣
opening: 期初餘額
closing: 期末餘額
moneyIn: 收入
moneyOut: 支出
transfers: 轉帳
probableTransfers: "可能的內部轉帳"
ambiguousTransfers: "無法確定"
transferNote: "如果是內部轉帳，請在兩筆記錄中都寫上「transfer: true」。未作任何更改。"
ambiguousNote: "這些記錄各自對應多筆記錄：請自行判斷。"
forecast: "預測"
interval: "間隔"
everyWeek: "每週"
everyMonth: "每月"
everyQuarter: "每季"
everyYear: "每年"
forecastNote: "預測：按此間隔至少出現三次的記錄，金額為最近一次的金額。其他數字均不包含它。"
split: 拆分
tag: "標籤"
movementTags: "標籤"
tagNote: "帶有多個標籤的紀錄會計入每個標籤，因此這些合計可能大於帳簿的合計。"
bookingStatus: "狀態"
pending: "待入帳"
pendingNote: "合計和餘額包含這些銀行尚未入帳的紀錄。"
booked: "已入帳餘額"
vat: "營業稅"
vatRate: "稅率"
net: "未稅"
withoutVAT: "無營業稅"
netIn: "未稅收入"
outputTax: "銷項稅額"
netOut: "未稅支出"
inputTax: "進項稅額"
taxDue: "應納稅額"
vatNote: "每筆金額均含營業稅，按筆四捨五入。應納稅額為銷項稅額減進項稅額；小於零為退稅。轉帳不計。"
dishes: "菜品"
units: "份數"
share: "占比"
revenue: "收入"
contribution: "毛利"
perUnit: "每份"
quadrant: "分類"
star: "明星"
plowhorse: "耕馬"
puzzle: "謎題"
dog: "瘦狗"
tooFew: "數量太少"
dishNote: "收入未稅；毛利為收入減成本。受歡迎：至少為平均占比的 70%。獲利：至少為每份平均毛利。明星：兩者皆是。耕馬：受歡迎。謎題：獲利。瘦狗：兩者皆非（Kasavana 與 Smith）。少於 {count} 份則數量太少。"
total: 合計
totals: 合計
count: 筆數
month: 月份
byCategory: 按類別
byAccount: 按帳戶
byName: 依名稱
byTag: "依標籤"
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
overspent: 超支
average: 平均
averageNote: "平均值不含轉帳。"
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
selectedWithout: "不含類別「{category}」"
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
      .default, "templates/allergens.mustache",
#"""
{{<layout}}
{{$head}}
<link rel="stylesheet" href="{{frame.themeURL}}table.css">
{{/head}}
{{$class}}table{{/class}}
{{$main}}
<header class="head">
<p class="soft">{{#menu}}{{> partials/link}}{{/menu}}</p>
<h1 class="n{{frame.headingWidth}}">{{title}}</h1>
</header>
<dl class="marks">
{{#legend}}
<div><dt>{{code}}</dt><dd>{{word}}</dd></div>
{{/legend}}
</dl>
<div class="scroll" role="region" tabindex="0" aria-label="{{text.allergenTable}}">
<table class="matrix">
<thead><tr><th scope="col"><span>{{text.dish}}</span></th>
{{#columns}}
<th scope="col"><span>{{word}}{{#code}} ({{code}}){{/code}}</span></th>
{{/columns}}
</tr></thead>
{{#sections}}
<tbody>
<tr><th class="group" scope="rowgroup" colspan="15"><span>{{#parents}}<span{{> partials/lang}}>{{text}}</span>{{text.comma}}{{/parents}}<span{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</span></span></th></tr>
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
<div class="after-table">
{{#allergenNote}}
<p class="note">{{allergenNote}}</p>
{{/allergenNote}}
{{#updated}}
<p class="note soft updated"><time datetime="{{iso}}">{{text}}</time></p>
{{/updated}}
{{> partials/formats}}
</div>
{{/main}}
{{/layout}}

"""#
    ),
    (
      .default, "templates/goal.mustache",
#"""
{{<layout}}
{{$head}}
{{> partials/book-style}}
<link rel="stylesheet" href="{{frame.themeURL}}text.css">
{{/head}}
{{$crumbs}}
{{> partials/crumbs}}
{{/crumbs}}
{{$main}}
<article class="goal">
<header class="head">
<h1 class="n{{frame.headingWidth}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
{{^notice}}
<p class="lead">{{state}}{{#progress}}{{text.comma}}{{> partials/mixed}}{{/progress}}</p>
{{/notice}}
</header>
{{#note}}
<div class="prose"{{> partials/lang}}>{{{html}}}</div>
{{/note}}
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#chart}}
<figure class="chart">
{{{svg}}}
</figure>
{{/chart}}
<dl class="rows">
{{#facts}}
<div><dt>{{#name}}{{> partials/mixed}}{{/name}}</dt><dd class="sum">{{#value}}{{> partials/mixed}}{{/value}}</dd></div>
{{/facts}}
</dl>
{{#ledger}}
<p class="note"><span class="soft">{{text.ledger}}{{text.colon}}</span>{{> partials/link}}</p>
{{/ledger}}
</article>
{{#proof}}
<p class="proof">{{.}}</p>
{{/proof}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      .default, "templates/home.mustache",
#"""
{{<layout}}
{{$head}}
<link rel="stylesheet" href="{{frame.themeURL}}home.css">
{{/head}}
{{$class}}home{{/class}}
{{$brand}}
{{#frame.isOfLocation}}
{{> partials/brand}}
{{/frame.isOfLocation}}
{{^frame.isOfLocation}}
{{#frame.logo}}
<p class="brand">{{> partials/logo}}</p>
{{/frame.logo}}
{{^frame.logo}}
{{#restaurant}}
{{#place}}
<p class="brand">{{place}}</p>
{{/place}}
{{^place}}
<p class="brand"><span class="unseen">{{text.home}}</span></p>
{{/place}}
{{/restaurant}}
{{^restaurant}}
<p class="brand"><span class="unseen">{{text.home}}</span></p>
{{/restaurant}}
{{/frame.logo}}
{{/frame.isOfLocation}}
{{/brand}}
{{$main}}
<header class="head poster">
{{#restaurant}}
{{#logo}}
<img class="logo" src="{{url}}" alt="{{alternativeText}}"{{> partials/lang}}{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}} decoding="async">
{{/logo}}
{{/restaurant}}
<h1 class="n{{frame.headingWidth}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
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
<div class="wide-shot">
{{<partials/image}}{{$sizes}}85vw{{/sizes}}{{$loading}} decoding="async" fetchpriority="high"{{/loading}}{{/partials/image}}
</div>
{{/image}}
{{#description}}
<div class="lead story"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{/restaurant}}
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#hasMenus}}
<section class="course">
<h2>{{text.menus}}</h2>
<ul class="rows menus">
{{#menus}}
<li><h3><a href="{{url}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</a></h3>
<p class="sum word">{{count}}<span class="unseen">{{text.stop}}</span></p>
{{#hasWords}}
<p class="info">{{#description}}<span{{> partials/lang}}>{{text}}</span> {{/description}}{{#availability}}{{.}}{{text.stop}} {{/availability}}</p>
{{/hasWords}}
</li>
{{/menus}}
</ul>
</section>
{{/hasMenus}}
{{#restaurant}}
{{#hasHours}}
<section class="course">
<h2>{{text.openingHours}}</h2>
{{#hasWeek}}
<dl class="rows hours">
{{#week}}
<div><dt>{{day}}</dt><dd>{{#earlier}}<span>{{.}}</span>{{/earlier}}</dd><dd>{{last}}</dd></div>
{{/week}}
</dl>
{{/hasWeek}}
{{#hasDatedHours}}
<dl class="rows dated">
{{#datedHours}}
<div><dt>{{days}}{{#dates}} <span class="info">{{dates}}</span>{{/dates}}</dt><dd>{{hours}}</dd></div>
{{/datedHours}}
</dl>
{{/hasDatedHours}}
{{#hasSpecialHours}}
<h3 class="name">{{text.specialHours}}</h3>
<dl class="rows dated">
{{#specialHours}}
<div><dt>{{days}}{{#dates}} <span class="info">{{dates}}</span>{{/dates}}</dt><dd>{{hours}}</dd></div>
{{/specialHours}}
</dl>
{{/hasSpecialHours}}
</section>
{{/hasHours}}
{{#hasContact}}
<section class="course">
<h2>{{text.visitUs}}</h2>
{{#ownName}}
<p class="note face">{{> partials/name}}</p>
{{/ownName}}
{{#hasPlace}}
{{#hasAddressLines}}
<address class="note big">
{{#addressLines}}
<span{{> partials/lang}}>{{text}}</span>
{{/addressLines}}
</address>
{{/hasAddressLines}}
{{#mapURL}}
<p class="note"><a href="{{mapURL}}">{{text.map}}</a></p>
{{/mapURL}}
{{/hasPlace}}
{{#telephone}}
<p class="note face">{{#telephoneURL}}<a href="{{telephoneURL}}" dir="ltr">{{telephone}}</a>{{/telephoneURL}}{{^telephoneURL}}{{telephone}}{{/telephoneURL}}</p>
{{/telephone}}
{{#email}}
<p class="note">{{#emailURL}}<a href="{{emailURL}}">{{email}}</a>{{/emailURL}}{{^emailURL}}{{email}}{{/emailURL}}</p>
{{/email}}
{{#reservations}}
<p class="note"><span class="soft">{{text.reservations}}{{text.colon}}</span>{{#reservationsURL}}<a href="{{reservationsURL}}">{{reservations}}</a>{{/reservationsURL}}{{^reservationsURL}}{{reservations}}{{/reservationsURL}}</p>
{{/reservations}}
{{#cuisine}}
<p class="note"><span class="soft">{{text.cuisine}}{{text.colon}}</span>{{> partials/mixed}}</p>
{{/cuisine}}
{{#payment}}
<p class="note"><span class="soft">{{text.payment}}{{text.colon}}</span>{{> partials/mixed}}</p>
{{/payment}}
{{#priceRange}}
<p class="note"><span class="soft">{{text.priceRange}}{{text.colon}}</span>{{priceRange}}</p>
{{/priceRange}}
{{#website}}
<p class="note"><span class="soft">{{text.website}}{{text.colon}}</span>{{> partials/link}}</p>
{{/website}}
{{#hasProfiles}}
<p class="note"><span class="soft">{{text.alsoOn}}{{text.colon}}</span>{{#profiles}}{{> partials/link}} {{/profiles}}</p>
{{/hasProfiles}}
</section>
{{/hasContact}}
{{/restaurant}}
{{#hasReports}}
<section class="course">
<h2>{{text.reports}}</h2>
<ul class="rows links">
{{#reports}}
<li>{{> partials/link}}</li>
{{/reports}}
</ul>
</section>
{{/hasReports}}
{{#hasPages}}
<section class="course">
<h2>{{text.morePages}}</h2>
<ul class="rows links">
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
      .default, "templates/hooks/after-menu.mustache",
#"""

"""#
    ),
    (
      .default, "templates/hooks/footer.mustache",
#"""

"""#
    ),
    (
      .default, "templates/hooks/head.mustache",
#"""

"""#
    ),
    (
      .default, "templates/hooks/header.mustache",
#"""

"""#
    ),
    (
      .default, "templates/item.mustache",
#"""
{{<layout}}
{{$head}}
<link rel="stylesheet" href="{{frame.themeURL}}menu.css">
<link rel="stylesheet" href="{{frame.themeURL}}text.css">
{{/head}}
{{$class}}one{{/class}}
{{$main}}
{{#item}}
{{#image}}
<div class="wide-shot">
{{<partials/image}}{{$sizes}}85vw{{/sizes}}{{$loading}} decoding="async" fetchpriority="high"{{/loading}}{{/partials/image}}
</div>
{{/image}}
<header class="head">
<p class="soft">{{#menu}}{{> partials/link}}{{/menu}}{{text.comma}}{{#section}}{{> partials/link}}{{/section}}</p>
{{#hasCurrency}}
<p class="behind unit"><span class="unseen">{{text.prices}}{{text.colon}}</span>{{currencySymbol}}</p>
{{/hasCurrency}}
<h1 class="n{{frame.headingWidth}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}{{#orderCode}} <small class="code">{{orderCode}}</small>{{/orderCode}}</h1>
{{> partials/amounts}}
{{#description}}
<div class="lead"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{#availability}}
<p class="soft">{{.}}</p>
{{/availability}}
{{#hasNotes}}
<p class="info">
{{> partials/diets}}
{{#spiciness}}
{{spiciness}}{{text.stop}}
{{/spiciness}}
{{#facts}}
{{name}} {{> partials/value}}{{text.stop}}
{{/facts}}
{{> partials/marks}}
</p>
{{/hasNotes}}
</header>
{{#body}}
<div class="prose"{{> partials/lang}}>{{{html}}}</div>
{{/body}}
<section class="course">
<h2>{{text.allergens}}</h2>
<ul class="rows lines">
{{#allergens}}
{{> partials/allergen-lines}}
{{/allergens}}
</ul>
{{#ingredients}}
<p class="note"><span class="soft">{{text.ingredients}}{{text.colon}}</span><span{{> partials/lang}}>{{#parts}}{{> partials/ingredient}}{{/parts}}</span></p>
{{/ingredients}}
{{#additives}}
<p class="note"><span class="soft">{{name}}{{text.colon}}</span>{{> partials/value}}</p>
{{/additives}}
{{#allergenNote}}
<p class="note">{{allergenNote}}</p>
{{/allergenNote}}
</section>
{{#optionGroups}}
<section class="course">
<h2{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h2>
{{> partials/options}}
</section>
{{/optionGroups}}
{{#nutrition}}
<section class="course">
<h2>{{text.nutrition}}</h2>
{{#basis}}
<p class="note">{{> partials/mixed}}</p>
{{/basis}}
{{#hasFacts}}
<dl class="rows">
{{#facts}}
<div{{#isPart}} class="soft"{{/isPart}}><dt>{{name}}</dt><dd class="sum">{{value}}</dd></div>
{{/facts}}
</dl>
{{/hasFacts}}
{{^hasFacts}}
{{#calories}}
<p class="note">{{calories}}</p>
{{/calories}}
{{/hasFacts}}
</section>
{{/nutrition}}
{{/item}}
{{#updated}}
<p class="note soft updated"><time datetime="{{iso}}">{{text}}</time></p>
{{/updated}}
{{> partials/pager}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      .default, "templates/layout.mustache",
#"""
<!DOCTYPE html>
<html lang="{{frame.language}}"{{#frame.isRightToLeft}} dir="rtl"{{/frame.isRightToLeft}}>
<head>
<meta charset="utf-8">
{{^frame.styleSheet}}
{{> partials/policy}}
{{/frame.styleSheet}}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{frame.title}}</title>
{{#frame.description}}
<meta name="description" content="{{frame.description}}">
{{/frame.description}}
{{#frame.isPrivate}}
<meta name="robots" content="noindex, nofollow">
{{/frame.isPrivate}}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="{{frame.themeColor}}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="{{frame.themeColorDark}}" media="(prefers-color-scheme: dark)">
{{#frame.styleSheet}}
{{{frame.styleSheet}}}
{{/frame.styleSheet}}
{{^frame.styleSheet}}
<link rel="preload" href="{{frame.themeURL}}clarendon.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="{{frame.themeURL}}ink.css">
<link rel="icon" href="{{frame.themeURL}}icon.ico" sizes="32x32">
<link rel="icon" href="{{frame.themeURL}}icon.svg" type="image/svg+xml">
{{#frame.manifestURL}}
<link rel="manifest" href="{{frame.manifestURL}}">
{{/frame.manifestURL}}
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
{{#frame.description}}
<meta property="og:description" content="{{frame.description}}">
{{/frame.description}}
{{#frame.shareImageURL}}
<meta property="og:image" content="{{frame.shareImageURL}}">
{{#frame.shareImageWidth}}
<meta property="og:image:width" content="{{frame.shareImageWidth}}">
<meta property="og:image:height" content="{{frame.shareImageHeight}}">
{{/frame.shareImageWidth}}
{{#frame.shareImageAlternative}}
<meta property="og:image:alt" content="{{frame.shareImageAlternative}}">
{{/frame.shareImageAlternative}}
{{/frame.shareImageURL}}
{{/frame.isPrivate}}
{{#frame.feeds}}
<link rel="alternate" type="application/atom+xml" title="{{label.text}}" href="{{url}}">
{{/frame.feeds}}
{{^frame.isPrivate}}
{{> hooks/head}}
{{/frame.isPrivate}}
{{{structuredData}}}
</head>
<body class="{{$class}}page{{/class}}"{{#frame.wordsLanguage}} lang="{{frame.wordsLanguage}}"{{/frame.wordsLanguage}}>
<a class="skip" href="#content">{{text.skipToContent}}</a>
<header class="top">
{{$brand}}
{{> partials/brand}}
{{/brand}}
{{#frame.hasLanguages}}
{{> partials/languages}}
{{/frame.hasLanguages}}
{{#frame.hasNavigation}}
<nav aria-label="{{text.mainNavigation}}"><ul>
{{#frame.navigation}}
<li>{{> partials/link}}</li>
{{/frame.navigation}}
</ul></nav>
{{/frame.hasNavigation}}
{{^frame.isPrivate}}
{{> hooks/header}}
{{/frame.isPrivate}}
</header>
{{$crumbs}}
{{#frame.isOfLocation}}
{{> partials/crumbs}}
{{/frame.isOfLocation}}
{{/crumbs}}
<main id="content">
{{$main}}{{/main}}
</main>
{{$after}}
{{/after}}
{{> partials/foot}}
</body>
</html>

"""#
    ),
    (
      .default, "templates/ledger.mustache",
#"""
{{<layout}}
{{$head}}
{{> partials/book-style}}
{{/head}}
{{$brand}}
{{> partials/brand}}
{{> partials/private}}
{{/brand}}
{{$crumbs}}
{{> partials/crumbs}}
{{/crumbs}}
{{$main}}
{{> partials/hatch}}
<header class="head">
<h1 class="long"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
{{#count}}
<p class="soft"><span>{{count}}</span>{{#period}}, <span>{{period}}</span>{{/period}}{{#part}} · <span>{{part}}</span>{{/part}}</p>
{{/count}}
</header>
{{#note}}
<div class="note text"{{> partials/lang}}>{{{html}}}</div>
{{/note}}
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#hasTotals}}
{{> partials/bill}}
{{/hasTotals}}
{{#plots}}
{{> partials/plot}}
{{/plots}}
{{#hasMonths}}
<section class="course" id="months">
<h2>{{text.byMonth}}</h2>
{{> partials/keys}}
<table class="ledger months">
<thead><tr><th scope="col">{{text.month}}</th><td class="bars"></td><th scope="col" class="figure count">{{text.count}}</th><th scope="col" class="figure opening" data-figure="opening">{{text.opening}}</th><th scope="col" class="figure">{{text.moneyIn}}</th><th scope="col" class="figure">{{text.moneyOut}}</th>{{#hasTransfers}}<th scope="col" class="figure">{{text.transfers}}</th>{{/hasTransfers}}<th scope="col" class="figure" data-figure="closing">{{text.closing}}</th><th scope="col" class="figure change">{{text.change}}</th><th scope="col" class="figure">{{text.total}}</th></tr></thead>
<tbody>
{{#months}}
<tr><th scope="row">{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}</th>{{> partials/bars}}<td class="figure count">{{count}}</td><td class="figure opening">{{opening}}</td><td class="figure" data-l="{{text.moneyIn}}">{{moneyIn}}</td><td class="figure" data-l="{{text.moneyOut}}">{{moneyOut}}</td>{{#transfers}}<td class="figure" data-l="{{text.transfers}}">{{transfers}}</td>{{/transfers}}<td class="figure closing">{{balance}}</td><td class="figure change">{{change}}</td><td class="figure sum{{#isNegative}} negative{{/isNegative}}">{{amount}}</td></tr>
{{/months}}
</tbody>
{{^monthsRest}}
{{#hasTotals}}
<tfoot>
{{#totals}}
<tr><th scope="row">{{text.total}}{{#hasSeveralTotals}} · {{currency}}{{/hasSeveralTotals}}</th><td class="bars"></td><td class="figure count"></td><td class="figure opening">{{opening}}</td><td class="figure" data-l="{{text.moneyIn}}">{{moneyIn}}</td><td class="figure" data-l="{{text.moneyOut}}">{{moneyOut}}</td>{{#transfers}}<td class="figure" data-l="{{text.transfers}}">{{transfers}}</td>{{/transfers}}<td class="figure closing">{{closing}}</td><td class="figure change"></td><td class="figure sum{{#isNegative}} negative{{/isNegative}}">{{total}}</td></tr>
{{/totals}}
</tfoot>
{{/hasTotals}}
{{/monthsRest}}
</table>
{{#monthsRest}}
<p class="rest">{{> partials/link}}</p>
{{/monthsRest}}
</section>
{{/hasMonths}}
{{#hasCategoryTree}}
<section class="course" id="categories">
<h2>{{text.byCategory}}</h2>
<table class="ledger tree">
<thead><tr><th scope="col">{{text.category}}</th><td class="bars"></td><th scope="col" class="figure count">{{text.count}}</th><th scope="col" class="figure flow">{{text.moneyIn}}</th><th scope="col" class="figure flow">{{text.moneyOut}}</th>{{#hasTransfers}}<th scope="col" class="figure flow">{{text.transfers}}</th>{{/hasTransfers}}<th scope="col" class="figure">{{text.total}}</th></tr></thead>
<tbody>
{{#categoryTree}}
<tr{{#name}}{{^isPart}} class="top-level"{{/isPart}}{{/name}}>{{#name}}{{> partials/category}}{{/name}}{{> partials/one-bar}}<td class="figure count">{{count}}</td><td class="figure flow">{{moneyIn}}</td><td class="figure flow">{{moneyOut}}</td>{{#transfers}}<td class="figure flow">{{transfers}}</td>{{/transfers}}{{#amount}}{{> partials/sum-figure}}{{/amount}}</tr>
{{/categoryTree}}
</tbody>
</table>
{{#categoryRest}}
<p class="rest">{{> partials/link}}</p>
{{/categoryRest}}
</section>
{{/hasCategoryTree}}
{{#hasMatrices}}
<section class="course matrices">
<h2>{{text.byCategoryAndMonth}}</h2>
<p class="explanation">{{text.matrixNote}}</p>
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
<section class="course listing{{#startsSheet}} sheets{{/startsSheet}}{{^hasSheets}} whole{{/hasSheets}}" id="register">
<h2>{{text.register}}</h2>
{{> partials/register}}
</section>
{{/register}}
{{> partials/pages}}
{{> partials/formats}}
{{> partials/proof}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      .default, "templates/locations.mustache",
#"""
{{<layout}}
{{$head}}
<link rel="stylesheet" href="{{frame.themeURL}}home.css">
{{/head}}
{{$class}}home{{/class}}
{{$main}}
<header class="head">
<h1 class="n{{frame.headingWidth}}">{{title}}</h1>
{{#part}}
<p class="soft">{{part}}</p>
{{/part}}
</header>
<section class="course">
<ul class="rows menus">
{{#locations}}
<li><h2 class="name">{{#link}}{{> partials/link}}{{/link}}</h2>
{{#address}}
<address class="info"{{> partials/lang}}>{{text}}</address>
{{/address}}
<p class="info">{{#telephoneURL}}<a href="{{telephoneURL}}" dir="ltr">{{telephone}}</a> {{/telephoneURL}}{{#mapURL}}<a href="{{mapURL}}">{{text.map}}</a>{{/mapURL}}</p>
</li>
{{/locations}}
</ul>
</section>
{{> partials/pages}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      .default, "templates/menu.mustache",
#"""
{{<layout}}
{{$head}}
<link rel="stylesheet" href="{{frame.themeURL}}menu.css">
{{#filter}}
<script src="{{frame.themeURL}}menu.js" defer></script>
{{/filter}}
{{#live}}
<script src="{{frame.themeURL}}live.js" defer></script>
{{/live}}
{{/head}}
{{$class}}{{#hasWideAmounts}}wide{{/hasWideAmounts}}{{/class}}
{{$main}}
{{> partials/menu-head}}
{{#live}}
{{> partials/live}}
{{/live}}
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#hasSections}}
{{#showsContents}}
<nav class="index" aria-label="{{text.contents}}"><ul>
{{#sections}}
{{> partials/contents}}
{{/sections}}
</ul>{{#hasCurrency}}<p class="behind"><span class="unseen">{{text.prices}}{{text.colon}}</span>{{currencySymbol}}</p>{{/hasCurrency}}</nav>
{{/showsContents}}
<div class="menu">
{{#filter}}
{{> partials/filter}}
{{/filter}}
{{#sections}}
{{> partials/section}}
{{/sections}}
{{> partials/menu-end}}
{{#filter}}
<p class="left">{{beforeCount}}<span class="{{digits}}"></span>{{afterCount}}</p>
{{/filter}}
</div>
{{/hasSections}}
{{> hooks/after-menu}}
{{/main}}
{{$after}}
{{#code}}
<aside class="paper" aria-hidden="true"><img src="{{url}}" alt="" width="96" height="96" loading="lazy"><p>{{text.onYourPhone}}</p></aside>
{{/code}}
{{/after}}
{{/layout}}

"""#
    ),
    (
      .default, "templates/movement.mustache",
#"""
{{<layout}}
{{$head}}
{{> partials/book-style}}
{{/head}}
{{$brand}}
{{> partials/brand}}
{{> partials/private}}
{{/brand}}
{{$crumbs}}
{{> partials/crumbs}}
{{/crumbs}}
{{$main}}
{{> partials/hatch}}
<article class="movement">
<header class="head">
<h1 class="long">{{nameLine}}</h1>
<p class="unseen">{{amountLine}}</p>
<p class="behind sum" aria-hidden="true">{{#movement}}{{amount}}{{/movement}}</p>
</header>
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
{{#hasReceipts}}
<div><dt>{{text.receipts}}</dt><dd class="receipts">{{#receipts}}{{> partials/link}} {{/receipts}}</dd></div>
{{/hasReceipts}}
{{#ledger}}
<div><dt>{{text.ledger}}</dt><dd>{{> partials/link}}</dd></div>
{{/ledger}}
{{#register}}
<div><dt>{{text.register}}</dt><dd>{{> partials/link}}</dd></div>
{{/register}}
</dl>
{{#note}}
<p class="written">{{note}}</p>
{{/note}}
</article>
{{> partials/pager}}
{{> partials/proof}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      .default, "templates/notice.mustache",
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
      .default, "templates/partials/allergen-lines.mustache",
#"""
{{#contains}}
<li>{{contains}}{{text.stop}}</li>
{{/contains}}
{{#mayContain}}
<li>{{mayContain}}{{text.stop}}</li>
{{/mayContain}}
{{#declaredNone}}
<li>{{declaredNone}}{{text.stop}}</li>
{{/declaredNone}}
{{#notDeclared}}
<li><span class="mark">{{notDeclared}}</span></li>
{{/notDeclared}}
{{#withSizes}}
<li>{{> partials/mixed}}{{text.stop}}</li>
{{/withSizes}}
{{#withChoices}}
<li>{{.}}{{text.stop}}</li>
{{/withChoices}}

"""#
    ),
    (
      .default, "templates/partials/allergens.mustache",
#"""
{{#contains}}
{{contains}}{{text.stop}}
{{/contains}}
{{#mayContain}}
<span class="ask">{{mayContain}}{{text.stop}}</span>
{{/mayContain}}
{{#declaredNone}}
{{declaredNone}}{{text.stop}}
{{/declaredNone}}
{{#notDeclared}}
<span class="ask">{{notDeclared}}</span>
{{/notDeclared}}
{{#withSizes}}
<span class="ask">{{> partials/mixed}}{{text.stop}}</span>
{{/withSizes}}
{{#withChoices}}
<span class="ask">{{.}}{{text.stop}}</span>
{{/withChoices}}
{{#whileFiltering}}
<span class="ask hidden">{{whileFiltering}}{{text.stop}}</span>
{{/whileFiltering}}

"""#
    ),
    (
      .default, "templates/partials/amount.mustache",
#"""
{{#hasBefore}}<span class="unseen">{{before}}</span>{{/hasBefore}}{{number}}{{#hasAfter}}<span class="unseen">{{after}}</span>{{/hasAfter}}
"""#
    ),
    (
      .default, "templates/partials/amounts.mustache",
#"""
{{^hasSizes}}
{{#amount}}
<p class="sum{{#isInWords}} word{{/isInWords}}">{{> partials/amount}}</p>
{{/amount}}
{{/hasSizes}}
{{#hasSizes}}
<dl class="sizes">
{{#amount}}
<dt>{{#label}}{{label}}{{/label}}{{^label}}<span class="unseen">{{text.price}}</span>{{/label}}</dt><dd class="sum{{#isInWords}} word{{/isInWords}}">{{> partials/amount}}</dd>
{{/amount}}
{{#prices}}
<dt>{{#tier}}<bdi{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</bdi>{{separator}}{{> partials/name}}{{/tier}}{{^tier}}{{#name}}{{> partials/name}}{{/name}}{{/tier}}{{#amount.label}}{{text.comma}}{{amount.label}}{{/amount.label}}</dt>{{#amount}}<dd class="sum{{#isInWords}} word{{/isInWords}}">{{> partials/amount}}</dd>{{/amount}}
{{/prices}}
</dl>
{{/hasSizes}}

"""#
    ),
    (
      .default, "templates/partials/bars.mustache",
#"""
<td class="bars">{{#bars}}<svg class="bar" aria-hidden="true" width="100%" height="18">{{#barIn}}<rect class="in" width="{{barIn}}" height="8"/>{{/barIn}}{{#barOut}}<rect class="out" y="9" width="{{barOut}}" height="8"/>{{/barOut}}</svg>{{/bars}}</td>
"""#
    ),
    (
      .default, "templates/partials/bill.mustache",
#"""
<div class="bills">
{{#totals}}
<table class="bill">
{{#hasSeveralTotals}}
<caption>{{currency}}</caption>
{{/hasSeveralTotals}}
<tbody>
{{#opening}}
<tr data-row="opening"><th scope="row">{{text.opening}}</th><td class="sum">{{opening}}</td></tr>
{{/opening}}
<tr data-row="in"><th scope="row">{{text.moneyIn}}</th><td class="sum">{{moneyIn}}</td></tr>
<tr data-row="out"><th scope="row">{{text.moneyOut}}</th><td class="sum">{{moneyOut}}</td></tr>
{{#transfers}}
<tr data-row="transfers"><th scope="row">{{text.transfers}}</th><td class="sum">{{transfers}}</td></tr>
{{/transfers}}
{{#closing}}
{{#hasTotalInBill}}
<tr data-row="total"><th scope="row">{{text.total}}</th><td class="sum">{{total}}</td></tr>
{{/hasTotalInBill}}
<tr data-row="closing" class="total"><th scope="row">{{text.closing}}</th><td class="sum">{{closing}}</td></tr>
{{/closing}}
{{^closing}}
<tr data-row="total" class="total"><th scope="row">{{text.total}}</th><td class="sum">{{total}}</td></tr>
{{/closing}}
</tbody>
</table>
{{/totals}}
</div>

"""#
    ),
    (
      .default, "templates/partials/book-style.mustache",
#"""
{{^frame.styleSheet}}
<link rel="stylesheet" href="{{frame.themeURL}}book.css">
{{/frame.styleSheet}}

"""#
    ),
    (
      .default, "templates/partials/brand.mustache",
#"""
{{#frame.hasHome}}
<a class="brand n{{frame.siteNameWidth}}" href="{{frame.homeURL}}">{{#frame.logo}}{{> partials/logo}}{{/frame.logo}}{{^frame.logo}}{{#frame.siteName}}{{> partials/name}}{{/frame.siteName}}{{/frame.logo}}</a>
{{/frame.hasHome}}
{{^frame.hasHome}}
<span class="brand n{{frame.siteNameWidth}}">{{#frame.siteName}}{{> partials/name}}{{/frame.siteName}}</span>
{{/frame.hasHome}}

"""#
    ),
    (
      .default, "templates/partials/carried.mustache",
#"""
{{#hasCategories}}<td></td>{{/hasCategories}}{{#hasAccounts}}<td>{{{accountPath}}}</td>{{/hasAccounts}}{{#sum}}{{> partials/figure}}{{/sum}}{{^sum}}<td></td>{{/sum}}{{#balance}}{{> partials/figure}}{{/balance}}{{^balance}}{{#hasBalance}}<td></td>{{/hasBalance}}{{/balance}}
"""#
    ),
    (
      .default, "templates/partials/category.mustache",
#"""
<th scope="row" class="level{{level}}">{{#isPart}}<small>{{text.ofWhich}}</small> {{/isPart}}{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}</th>
"""#
    ),
    (
      .default, "templates/partials/contents.mustache",
#"""
<li><a href="#{{id}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</a></li>

"""#
    ),
    (
      .default, "templates/partials/crumbs.mustache",
#"""
{{#frame.hasBreadcrumbs}}
<nav class="crumbs" aria-label="{{text.breadcrumb}}"><ol>
{{#frame.breadcrumbs}}
<li>{{> partials/link}}</li>
{{/frame.breadcrumbs}}
</ol></nav>
{{/frame.hasBreadcrumbs}}

"""#
    ),
    (
      .default, "templates/partials/diets.mustache",
#"""
{{#diets}}
<b>{{text}}{{text.stop}}</b>
{{/diets}}

"""#
    ),
    (
      .default, "templates/partials/dish-name.mustache",
#"""
<a href="{{url}}">{{#name}}{{> partials/name}}{{/name}}</a>{{#orderCode}} <small class="code">{{orderCode}}</small>{{/orderCode}}{{#allergens.codes}} <small class="code"><span class="unseen">{{text.allergens}}</span> {{allergens.codes}}</small>{{/allergens.codes}}
"""#
    ),
    (
      .default, "templates/partials/dish.mustache",
#"""
<li class="dish{{filterClasses}}{{#image}} pictured{{/image}}{{#isSoldOut}} gone{{/isSoldOut}}">
{{<partials/heading-below}}{{$words}}{{> partials/dish-name}}{{/words}}{{/partials/heading-below}}

{{> partials/amounts}}
{{$picture}}
{{#image}}
<div class="shot">
{{> partials/image}}
</div>
{{/image}}
{{/picture}}
{{#hasWords}}
<div class="words">
{{#description}}
<div{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{#hasInfo}}
<p class="info">
{{> partials/diets}}
{{#allergens}}
{{> partials/allergens}}
{{/allergens}}
{{#additives}}
{{name}} {{> partials/value}}{{text.stop}}
{{/additives}}
{{#spiciness}}
{{spiciness}}{{text.stop}}
{{/spiciness}}
{{#nutrition}}
{{#calories}}
{{calories}}{{text.stop}}
{{/calories}}
{{/nutrition}}
{{#facts}}
{{name}} {{> partials/value}}{{text.stop}}
{{/facts}}
{{#availability}}
{{.}}{{text.stop}}
{{/availability}}
{{$choices}}
{{#optionGroups}}
{{^isCommon}}
{{#name}}{{> partials/name}}{{/name}}{{#rule}} ({{rule}}){{/rule}}{{text.stop}}
{{/isCommon}}
{{/optionGroups}}
{{/choices}}
{{> partials/marks}}
</p>
{{/hasInfo}}
</div>
{{/hasWords}}
</li>

"""#
    ),
    (
      .default, "templates/partials/entries.mustache",
#"""
{{#hasEntries}}
<ul class="entries">
{{#entries}}
<li><time datetime="{{date.iso}}">{{date.text}}</time> {{#link}}{{> partials/link}}{{/link}}{{#summary}}<p{{> partials/lang}}>{{text}}</p>{{/summary}}</li>
{{/entries}}
</ul>
{{/hasEntries}}

"""#
    ),
    (
      .default, "templates/partials/figure.mustache",
#"""
<td class="figure{{#isNegative}} negative{{/isNegative}}">{{#url}}<a href="{{url}}">{{figure}}</a>{{/url}}{{^url}}{{figure}}{{/url}}</td>
"""#
    ),
    (
      .default, "templates/partials/filter.mustache",
#"""
<details class="filter" data-search="{{text.searchDishes}}">
<summary>{{text.filter}}</summary>
{{#hasAllergens}}
<fieldset><legend>{{text.filterAvoid}}</legend><div>
{{#allergens}}
<label><input type="checkbox" name="no" value="{{key}}"> {{text}}</label>
{{/allergens}}
</div></fieldset>
{{/hasAllergens}}
{{#hasDiets}}
<fieldset><legend>{{text.filterOnly}}</legend><div>
{{#diets}}
<label><input type="checkbox" name="only" value="{{key}}"> {{text}}</label>
{{/diets}}
</div></fieldset>
{{/hasDiets}}
{{#hasAllergens}}
<p class="info">{{text.filterNote}}</p>
{{/hasAllergens}}
</details>

"""#
    ),
    (
      .default, "templates/partials/foot.mustache",
#"""
<footer class="foot">
{{#frame.isPrivate}}
<p><strong>{{text.privateNote}}</strong></p>
{{/frame.isPrivate}}
{{^frame.isPrivate}}
<p class="face">{{#frame.siteName}}{{> partials/name}}{{/frame.siteName}}</p>
{{/frame.isPrivate}}
{{#frame.footer.lines}}
<p{{> partials/lang}}>{{text}}</p>
{{/frame.footer.lines}}
{{#frame.footer.telephoneURL}}
<p><a href="{{frame.footer.telephoneURL}}" dir="ltr">{{frame.footer.telephone}}</a></p>
{{/frame.footer.telephoneURL}}
{{> partials/footer-links}}
{{^frame.isPrivate}}
{{> hooks/footer}}
{{/frame.isPrivate}}
</footer>

"""#
    ),
    (
      .default, "templates/partials/footer-links.mustache",
#"""
{{#frame.footer.hasLinks}}
<ul class="links">
{{#frame.footer.links}}
<li>{{> partials/link}}</li>
{{/frame.footer.links}}
</ul>
{{/frame.footer.hasLinks}}
{{#frame.footer.hasProfiles}}
<ul class="links">
{{#frame.footer.profiles}}
<li><a href="{{url}}" rel="me"{{#label}}{{> partials/lang}}{{/label}}>{{label.text}}</a></li>
{{/frame.footer.profiles}}
</ul>
{{/frame.footer.hasProfiles}}

"""#
    ),
    (
      .default, "templates/partials/formats.mustache",
#"""
{{#hasFormats}}
<p class="note formats">{{#formats}}{{> partials/link}} {{/formats}}</p>
{{/hasFormats}}

"""#
    ),
    (
      .default, "templates/partials/hatch.mustache",
#"""
<svg class="unseen{{#isBroad}} broad{{/isBroad}}{{#isVast}} vast{{/isVast}}" aria-hidden="true" width="0" height="0"><defs><pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V4" class="hatch"/></pattern></defs></svg>

"""#
    ),
    (
      .default, "templates/partials/heading-below.mustache",
#"""
{{#isNested}}{{#isLevel3}}<h4 class="name">{{$words}}{{/words}}</h4>{{/isLevel3}}{{#isLevel4}}<h5 class="name">{{$words}}{{/words}}</h5>{{/isLevel4}}{{#isLevel5}}<h6 class="name">{{$words}}{{/words}}</h6>{{/isLevel5}}{{#isLevel6}}<h6 class="name">{{$words}}{{/words}}</h6>{{/isLevel6}}{{/isNested}}{{^isNested}}<h3 class="name">{{$words}}{{/words}}</h3>{{/isNested}}
"""#
    ),
    (
      .default, "templates/partials/image.mustache",
#"""
{{#hasSources}}<picture>{{#sources}}<source type="{{mediaType}}" srcset="{{srcset}}" sizes="{{$sizes}}(min-width: 72rem) 15rem, (min-width: 48rem) 12rem, calc(100vw - 5.75rem){{/sizes}}">{{/sources}}{{/hasSources}}<img src="{{url}}"{{#srcset}} srcset="{{srcset}}" sizes="{{$sizes}}(min-width: 72rem) 15rem, (min-width: 48rem) 12rem, calc(100vw - 5.75rem){{/sizes}}"{{/srcset}} alt="{{alternativeText}}"{{> partials/lang}}{{#color}} class="{{color}}"{{/color}}{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}}{{$loading}} loading="lazy" decoding="async"{{/loading}}>{{#hasSources}}</picture>{{/hasSources}}

"""#
    ),
    (
      .default, "templates/partials/ingredient.mustache",
#"""
{{#isAllergen}}<strong{{> partials/lang}}>{{text}}</strong>{{/isAllergen}}{{^isAllergen}}{{#language}}<bdi{{> partials/lang}}>{{text}}</bdi>{{/language}}{{^language}}{{text}}{{/language}}{{/isAllergen}}
"""#
    ),
    (
      .default, "templates/partials/keys.mustache",
#"""
<p class="keys" aria-hidden="true"><span><svg width="26" height="10"><rect class="in" width="26" height="10"/></svg> {{text.moneyIn}}</span> <span><svg width="26" height="10"><rect class="out" width="26" height="10"/></svg> {{text.moneyOut}}</span></p>

"""#
    ),
    (
      .default, "templates/partials/lang.mustache",
#"""
{{#language}} lang="{{language}}"{{/language}}{{#direction}} dir="{{direction}}"{{/direction}}
"""#
    ),
    (
      .default, "templates/partials/languages.mustache",
#"""
<nav class="behind languages" aria-label="{{text.languages}}"><details><summary{{#frame.wordsLanguage}} lang="{{frame.language}}"{{/frame.wordsLanguage}}>{{#frame.languages}}{{#isCurrent}}<span class="unseen">{{name}}</span><span aria-hidden="true">{{language}}</span>{{/isCurrent}}{{/frame.languages}}</summary><ul>
{{#frame.languages}}
<li><a href="{{url}}" lang="{{language}}" hreflang="{{language}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{name}}</a></li>
{{/frame.languages}}
</ul></details></nav>

"""#
    ),
    (
      .default, "templates/partials/link.mustache",
#"""
<a href="{{url}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}{{#label}}{{> partials/lang}}{{/label}}>{{label.text}}</a>
"""#
    ),
    (
      .default, "templates/partials/live.mustache",
#"""
<div class="live" role="status" tabindex="-1" data-source="{{address}}" data-locale="{{locale}}" data-currency="{{currency}}" data-zeros="{{zeros}}"{{#isGrouped}} data-grouped="1"{{/isGrouped}} data-sold="{{soldOut}}">
<p hidden>{{#loading}}<b>{{title}}</b> {{message}}{{/loading}}</p>
<p hidden>{{#internetError}}<b>{{title}}</b> {{message}}{{/internetError}} <button type="button">{{text.retry}}</button></p>
<p hidden>{{#serviceError}}<b>{{title}}</b> {{message}}{{/serviceError}} <button type="button">{{text.retry}}</button></p>
</div>

"""#
    ),
    (
      .default, "templates/partials/logo.mustache",
#"""
<img class="logo" src="{{url}}" alt="{{alternativeText}}"{{> partials/lang}}{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}}>
"""#
    ),
    (
      .default, "templates/partials/marks.mustache",
#"""
{{#status}}
<span class="mark">{{status}}<span class="unseen">{{text.stop}}</span></span>
{{/status}}
{{#tags}}
<span class="mark"{{> partials/lang}}>{{text}}<span class="unseen">{{text.stop}}</span></span>
{{/tags}}

"""#
    ),
    (
      .default, "templates/partials/matrix.mustache",
#"""
<div class="scroll" role="region" aria-label="{{text.byCategoryAndMonth}}, {{title}}" tabindex="0">
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
<p class="rest">{{> partials/link}}</p>
{{/rest}}

"""#
    ),
    (
      .default, "templates/partials/menu-end.mustache",
#"""
<section class="course end">
<h2>{{text.allergens}}</h2>
{{#disclaimer}}
<div class="note"{{> partials/lang}}>{{{html}}}</div>
{{/disclaimer}}
{{#allergenNote}}
<p class="note">{{allergenNote}}</p>
{{/allergenNote}}
{{#hasLegend}}
<ul class="note legend">
{{#legend}}
<li><b>{{code}}</b> {{word}}</li>
{{/legend}}
</ul>
{{/hasLegend}}
{{> partials/formats}}
{{#updated}}
<p class="note soft"><time datetime="{{iso}}">{{text}}</time></p>
{{/updated}}
</section>

"""#
    ),
    (
      .default, "templates/partials/menu-head.mustache",
#"""
<header class="head">
<h1 class="n{{frame.headingWidth}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
{{#description}}
<div class="lead"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{#availability}}
<p class="soft">{{.}}</p>
{{/availability}}
{{#services}}
<p class="soft">{{services}}</p>
{{/services}}
{{#notDeclared}}
<p><span class="mark">{{notDeclared}}</span></p>
{{/notDeclared}}
{{^showsContents}}
{{#hasCurrency}}
<p class="behind unit"><span class="unseen">{{text.prices}}{{text.colon}}</span>{{currencySymbol}}</p>
{{/hasCurrency}}
{{/showsContents}}
</header>

"""#
    ),
    (
      .default, "templates/partials/mixed.mustache",
#"""
{{#parts}}{{> partials/name}}{{/parts}}{{^parts}}{{text}}{{/parts}}
"""#
    ),
    (
      .default, "templates/partials/name.mustache",
#"""
{{#language}}<bdi{{> partials/lang}}>{{text}}</bdi>{{/language}}{{^language}}{{text}}{{/language}}
"""#
    ),
    (
      .default, "templates/partials/next.mustache",
#"""
<a rel="next" href="{{url}}"><span class="soft">{{text.next}}</span> <span class="face"{{#label}}{{> partials/lang}}{{/label}}>{{label.text}}</span></a>

"""#
    ),
    (
      .default, "templates/partials/notice.mustache",
#"""
<div class="notice {{kind}}">
<h1 class="n{{frame.headingWidth}}">{{title}}</h1>
<p class="lead">{{message}}</p>
<p class="note"><a class="face" href="{{frame.homeURL}}">{{text.home}}</a></p>
</div>

"""#
    ),
    (
      .default, "templates/partials/one-bar.mustache",
#"""
<td class="bars">{{#bars}}<svg class="bar" aria-hidden="true" width="100%" height="10">{{#barIn}}<rect class="in" width="{{barIn}}" height="9"/>{{/barIn}}{{#barOut}}<rect class="out" y=".5" width="{{barOut}}" height="8"/>{{/barOut}}</svg>{{/bars}}</td>
"""#
    ),
    (
      .default, "templates/partials/opening.mustache",
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
      .default, "templates/partials/options.mustache",
#"""
{{#rule}}
<p class="note soft">{{rule}}</p>
{{/rule}}
<dl class="rows">
{{#options}}
<div{{#isSoldOut}} class="gone"{{/isSoldOut}}><dt>{{#name}}{{> partials/name}}{{/name}}{{#hasNotes}} <span class="info">
{{#isDefault}}
{{text.standard}}{{text.stop}}
{{/isDefault}}
{{> partials/diets}}
{{#allergens}}
{{> partials/allergens}}
{{/allergens}}
{{#status}}
<span class="mark">{{status}}<span class="unseen">{{text.stop}}</span></span>
{{/status}}
</span>{{/hasNotes}}</dt>
{{#amounts}}
<dd class="of">{{#size}}{{> partials/name}}{{/size}}{{#label}}{{label}}{{/label}}</dd><dd class="sum{{#isInWords}} word{{/isInWords}}">{{> partials/amount}}</dd>
{{/amounts}}
{{^hasAmounts}}
<dd class="sum"></dd>
{{/hasAmounts}}
</div>
{{/options}}
</dl>

"""#
    ),
    (
      .default, "templates/partials/pager.mustache",
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
      .default, "templates/partials/pages.mustache",
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
      .default, "templates/partials/plot.mustache",
#"""
<section class="course">
<h2>{{title}}</h2>
<figure class="line">
{{{svg}}}
<ul class="scale" aria-hidden="true">{{#amounts}}<li>{{.}}</li>{{/amounts}}</ul>
<div class="days" aria-hidden="true">{{#days}}<span>{{.}}</span>{{/days}}</div>
<figcaption>{{{caption}}}</figcaption>
</figure>
</section>

"""#
    ),
    (
      .default, "templates/partials/policy.mustache",
#"""
{{#frame.contentPolicy}}
<meta http-equiv="Content-Security-Policy" content="{{frame.contentPolicy}}">
{{/frame.contentPolicy}}
<meta name="referrer" content="strict-origin-when-cross-origin">

"""#
    ),
    (
      .default, "templates/partials/previous.mustache",
#"""
<a rel="prev" href="{{url}}"><span class="soft">{{text.previous}}</span> <span class="face"{{#label}}{{> partials/lang}}{{/label}}>{{label.text}}</span></a>

"""#
    ),
    (
      .default, "templates/partials/print-dish.mustache",
#"""
{{<partials/dish}}
{{$picture}}
{{/picture}}
{{$choices}}
{{#optionGroups}}
<span class="choices"><b>{{#name}}{{> partials/name}}{{/name}}</b>{{#rule}} ({{rule}}){{/rule}}{{^isShownAbove}}{{#options}} <span>{{#name}}{{> partials/name}}{{/name}}{{#allergens.codes}} <small>{{allergens.codes}}</small>{{/allergens.codes}}{{#price}} {{> partials/mixed}}{{/price}}{{#status}} ({{status}}){{/status}}</span>{{/options}}{{/isShownAbove}}{{text.stop}}</span>
{{/optionGroups}}
{{/choices}}
{{/partials/dish}}

"""#
    ),
    (
      .default, "templates/partials/print-end.mustache",
#"""
<section class="course end">
<h2>{{text.allergens}}</h2>
{{#disclaimer}}
<div class="note"{{> partials/lang}}>{{{html}}}</div>
{{/disclaimer}}
{{#allergenNote}}
<p class="note">{{allergenNote}}</p>
{{/allergenNote}}
{{#hasLegend}}
<ul class="note legend">
{{#legend}}
<li><b>{{code}}</b> {{word}}</li>
{{/legend}}
</ul>
{{/hasLegend}}
{{#updated}}
<p class="note soft"><time datetime="{{iso}}">{{text}}</time></p>
{{/updated}}
</section>

"""#
    ),
    (
      .default, "templates/partials/print-section.mustache",
#"""
{{<partials/section}}
{{$picture}}
{{/picture}}
{{$dish}}
{{> partials/print-dish}}
{{/dish}}
{{$below}}
{{> partials/print-section}}
{{/below}}
{{/partials/section}}

"""#
    ),
    (
      .default, "templates/partials/private.mustache",
#"""
{{#frame.isPrivate}}
<p class="behind"><span class="mark">{{text.privateMark}}</span></p>
{{/frame.isPrivate}}

"""#
    ),
    (
      .default, "templates/partials/proof.mustache",
#"""
{{#proof}}
<p class="proof">{{.}}</p>
{{/proof}}

"""#
    ),
    (
      .default, "templates/partials/register-foot.mustache",
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
      .default, "templates/partials/register-head.mustache",
#"""
<thead><tr>{{#hasDates}}<th scope="col" class="date">{{text.date}}</th>{{/hasDates}}<th scope="col">{{text.name}}</th>{{#hasCategories}}<th scope="col" class="category">{{text.category}}</th>{{/hasCategories}}{{#hasAccounts}}<th scope="col" class="account">{{text.account}}</th>{{/hasAccounts}}<th scope="col" class="figure">{{text.amount}}</th>{{#hasBalance}}<th scope="col" class="figure">{{#balanceTitle}}{{balanceTitle}}{{/balanceTitle}}{{^balanceTitle}}{{text.balance}}{{/balanceTitle}}</th>{{/hasBalance}}</tr></thead>

"""#
    ),
    (
      .default, "templates/partials/register.mustache",
#"""
<table class="ledger register{{#isBroad}} broad-figures{{/isBroad}}">
{{> partials/register-head}}
{{> partials/opening}}
{{#groups}}
<tbody{{#id}} id="{{id}}"{{/id}}>
{{#name}}
<tr class="group{{#isHeading}} sum{{/isHeading}}">{{#hasDates}}<td></td>{{/hasDates}}<th scope="rowgroup">{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}</th>{{#hasCategories}}<td></td>{{/hasCategories}}{{#hasAccounts}}<td></td>{{/hasAccounts}}{{#total}}{{> partials/figure}}{{/total}}{{#hasBalance}}<td></td>{{/hasBalance}}</tr>
{{/name}}
{{#parts}}
<tr>{{#hasDates}}<td></td>{{/hasDates}}{{#name}}<th scope="row"><small>{{text.ofWhich}}</small> {{#url}}<a href="{{url}}">{{{path}}}</a>{{/url}}{{/name}} <small>{{count}}</small></th>{{#hasCategories}}<td></td>{{/hasCategories}}{{#hasAccounts}}<td></td>{{/hasAccounts}}{{#amount}}{{> partials/figure}}{{/amount}}{{#hasBalance}}<td></td>{{/hasBalance}}</tr>
{{/parts}}
{{#movements}}
<tr id="{{id}}">{{#hasDates}}<td>{{#date}}<time datetime="{{iso}}">{{text}}</time>{{/date}}</td>{{/hasDates}}<th scope="row">{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}{{#reference}} <small class="reference">{{reference}}</small>{{/reference}}{{#remark}} <small class="reference">{{remark}}</small>{{/remark}}{{#note}} <small class="note">{{note}}</small>{{/note}}{{#hasReceipts}} <small class="receipts">{{#receipts}}{{> partials/link}} {{/receipts}}</small>{{/hasReceipts}}</th>{{#hasCategories}}<td>{{{categoryPath}}}</td>{{/hasCategories}}{{#hasAccounts}}<td>{{{accountPath}}}</td>{{/hasAccounts}}<td class="figure{{#isNegative}} negative{{/isNegative}}">{{amount}}</td>{{#hasBalance}}<td class="figure">{{balance}}</td>{{/hasBalance}}</tr>
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

"""#
    ),
    (
      .default, "templates/partials/section-choices.mustache",
#"""
{{#isShownAbove}}
<p class="note again"><a href="#choices-{{id}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</a>{{#rule}} <span class="soft">{{rule}}</span>{{/rule}}</p>
{{/isShownAbove}}
{{^isShownAbove}}
<section class="options"{{#hasAnchor}} id="choices-{{id}}"{{/hasAnchor}}>
{{<partials/heading-below}}{{$words}}{{#name}}{{> partials/name}}{{/name}}{{/words}}{{/partials/heading-below}}

{{> partials/options}}
</section>
{{/isShownAbove}}

"""#
    ),
    (
      .default, "templates/partials/section-heading.mustache",
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
      .default, "templates/partials/section.mustache",
#"""
<section class="{{^isNested}}course{{/isNested}}{{#isNested}}part{{/isNested}}" id="{{id}}">
{{> partials/section-heading}}
{{$picture}}
{{#image}}
<div class="shot">
{{> partials/image}}
</div>
{{/image}}
{{/picture}}
{{#description}}
<div class="note"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{#availability}}
<p class="note soft">{{.}}</p>
{{/availability}}
{{#commonGroups}}
<p class="note soft">{{#name}}{{> partials/name}}{{/name}}{{#rule}} ({{rule}}){{/rule}}{{text.stop}}</p>
{{/commonGroups}}
{{#hasItems}}
<ul class="dishes">
{{#items}}
{{$dish}}
{{> partials/dish}}
{{/dish}}
{{/items}}
</ul>
{{/hasItems}}
{{#optionGroups}}
{{> partials/section-choices}}
{{/optionGroups}}
{{#sections}}
{{$below}}
{{> partials/section}}
{{/below}}
{{/sections}}
</section>

"""#
    ),
    (
      .default, "templates/partials/state.mustache",
#"""
<div class="notice course {{kind}}">
<h2>{{title}}</h2>
<p class="lead">{{message}}</p>
</div>

"""#
    ),
    (
      .default, "templates/partials/sum-figure.mustache",
#"""
<td class="figure sum{{#isNegative}} negative{{/isNegative}}">{{#url}}<a href="{{url}}">{{figure}}</a>{{/url}}{{^url}}{{figure}}{{/url}}</td>
"""#
    ),
    (
      .default, "templates/partials/sum.mustache",
#"""
{{#hasCategories}}<td></td>{{/hasCategories}}{{#hasAccounts}}<td></td>{{/hasAccounts}}{{> partials/figure}}{{#hasBalance}}<td></td>{{/hasBalance}}
"""#
    ),
    (
      .default, "templates/partials/table.mustache",
#"""
<section class="course lesser{{#isWide}} matrices{{/isWide}}">
<h2>{{title}}</h2>
<div class="scroll" role="region" aria-label="{{title}}" tabindex="0">
<table class="ledger{{#isWide}} periods{{/isWide}}">
<thead><tr>{{#columns}}<th scope="col"{{#isFigure}} class="figure"{{/isFigure}}>{{text}}</th>{{/columns}}{{#hasBars}}<td class="bars"></td>{{/hasBars}}</tr></thead>
<tbody>
{{#rows}}
<tr>{{#name}}{{> partials/category}}{{/name}}{{#cells}}<td{{#isFigure}} class="figure"{{/isFigure}}>{{#url}}<a href="{{url}}">{{text}}</a>{{/url}}{{^url}}{{text}}{{/url}}{{#remark}} <small>{{remark}}</small>{{/remark}}</td>{{/cells}}{{#bars}}<td class="bars"><svg class="bar" aria-hidden="true" width="100%" height="10">{{#barIn}}<rect class="in" width="{{barIn}}" height="9"/>{{/barIn}}{{#barOut}}<rect class="out" y=".5" width="{{barOut}}" height="8"/>{{/barOut}}</svg></td>{{/bars}}</tr>
{{/rows}}
</tbody>
</table>
</div>
{{#rest}}
<p class="rest">{{> partials/link}}</p>
{{/rest}}
{{#note}}
<p class="explanation">{{note}}</p>
{{/note}}
</section>

"""#
    ),
    (
      .default, "templates/partials/tent-side.mustache",
#"""
<p class="over n{{menu.frame.siteNameWidth}}">{{#menu}}{{#frame.siteName}}{{> partials/name}}{{/frame.siteName}}{{/menu}}</p>
<div class="say">
<p class="face">{{#menu}}{{#name}}{{> partials/name}}{{/name}}{{/menu}}</p>
<p>{{text.tentNote}}</p>
</div>
<div class="scan">
{{#code}}
<img src="{{url}}" alt="{{alternativeText}}" width="200" height="200">
{{/code}}
{{#code}}
<p dir="ltr">{{alternativeText}}</p>
{{/code}}
</div>

"""#
    ),
    (
      .default, "templates/partials/value.mustache",
#"""
{{#parts}}{{> partials/name}}{{/parts}}{{^parts}}{{value}}{{/parts}}
"""#
    ),
    (
      .default, "templates/print.mustache",
#"""
<!DOCTYPE html>
<html lang="{{menu.frame.language}}"{{#menu.frame.isRightToLeft}} dir="rtl"{{/menu.frame.isRightToLeft}}>
<head>
<meta charset="utf-8">
{{#menu}}
{{> partials/policy}}
{{/menu}}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{menu.frame.title}}</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="{{menu.frame.themeURL}}ink.css">
<link rel="stylesheet" href="{{menu.frame.themeURL}}menu.css">
<link rel="icon" href="{{menu.frame.themeURL}}icon.svg" type="image/svg+xml">
{{#menu.frame.canonicalURL}}
<link rel="canonical" href="{{menu.frame.canonicalURL}}">
{{/menu.frame.canonicalURL}}
</head>
<body{{#menu.frame.wordsLanguage}} lang="{{menu.frame.wordsLanguage}}"{{/menu.frame.wordsLanguage}} class="leaflet{{#menu.hasWideAmounts}} wide{{/menu.hasWideAmounts}}">
{{#menu}}
<header class="top">
<a class="brand" href="{{frame.homeURL}}">{{#frame.siteName}}{{> partials/name}}{{/frame.siteName}}</a>
</header>
<main>
{{> partials/menu-head}}
{{#notice}}
<p class="note">{{message}}</p>
{{/notice}}
<div class="menu">
{{#sections}}
{{> partials/print-section}}
{{/sections}}
{{> partials/print-end}}
</div>
</main>
{{#code}}
<aside class="paper"><img src="{{url}}" alt="{{alternativeText}}" width="96" height="96"><p>{{text.onYourPhone}}</p></aside>
{{/code}}
{{> partials/foot}}
{{/menu}}
</body>
</html>

"""#
    ),
    (
      .default, "templates/register.mustache",
#"""
{{<layout}}
{{$head}}
{{> partials/book-style}}
{{/head}}
{{$brand}}
{{> partials/brand}}
{{> partials/private}}
{{/brand}}
{{$crumbs}}
{{> partials/crumbs}}
{{/crumbs}}
{{$main}}
{{> partials/hatch}}
<div class="opener">
<header class="head">
<h1 class="long"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
<p class="soft">{{#ledger}}{{> partials/link}}{{/ledger}}, <span>{{count}}</span>{{#part}} · <span>{{part}}</span>{{/part}}</p>
</header>
{{#hasTotals}}
{{> partials/bill}}
{{/hasTotals}}
</div>
{{#register}}
<section class="course listing{{#startsSheet}} sheets{{/startsSheet}}{{^hasSheets}} whole{{/hasSheets}}" id="register">
<h2>{{text.register}}</h2>
{{> partials/register}}
</section>
{{/register}}
{{> partials/pages}}
{{> partials/pager}}
{{> partials/proof}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      .default, "templates/report.mustache",
#"""
{{<layout}}
{{$brand}}
{{> partials/brand}}
{{> partials/private}}
{{/brand}}
{{$main}}
{{> partials/hatch}}
<header class="head">
<h1 class="long">{{name}}</h1>
<p class="soft">{{#facts}}<span>{{.}}</span> {{/facts}}</p>
</header>
{{#note}}
<p class="note">{{.}}</p>
{{/note}}
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#plots}}
{{> partials/plot}}
{{/plots}}
{{#tables}}
{{> partials/table}}
{{/tables}}
{{^notice}}
{{#register}}
<section class="course listing{{#startsSheet}} sheets{{/startsSheet}}{{^startsSheet}} whole{{/startsSheet}}" id="register">
<h2>{{registerTitle}}</h2>
<table class="ledger register{{#isBroad}} broad-figures{{/isBroad}}">
{{> partials/register-head}}
{{> partials/opening}}
<tbody>
{{{rows}}}
</tbody>
{{> partials/register-foot}}
</table>
{{#registerNote}}
<p class="explanation">{{registerNote}}</p>
{{/registerNote}}
</section>
{{/register}}
{{/notice}}
{{> partials/proof}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      .default, "templates/reports.mustache",
#"""
{{<layout}}
{{$head}}
{{> partials/book-style}}
{{/head}}
{{$brand}}
{{> partials/brand}}
{{> partials/private}}
{{/brand}}
{{$crumbs}}
{{> partials/crumbs}}
{{/crumbs}}
{{$main}}
{{> partials/hatch}}
<header class="head">
<h1 class="long">{{title}}</h1>
{{#part}}
<p class="soft">{{part}}</p>
{{/part}}
</header>
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#hasLedgers}}
<section class="course">
<h2>{{text.ledgers}}</h2>
<table class="ledger list">
<thead><tr><th scope="col">{{text.name}}</th><th scope="col" class="figure">{{text.total}}</th></tr></thead>
<tbody>
{{#ledgers}}
<tr><th scope="row"><a href="{{url}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</a> <small>{{count}}</small></th><td class="figure sum">{{#totals}}<div>{{.}}</div>{{/totals}}</td></tr>
{{/ledgers}}
</tbody>
</table>
</section>
{{/hasLedgers}}
{{#hasGoals}}
<section class="course">
<h2>{{text.goals}}</h2>
<table class="ledger list goals">
<thead><tr><th scope="col">{{text.goal}}</th><th scope="col">{{text.state}}</th><th scope="col" class="figure">{{text.progress}}</th></tr></thead>
<tbody>
{{#goals}}
<tr><th scope="row">{{#link}}{{> partials/link}}{{/link}}</th><td>{{state}}</td><td class="figure">{{#progress}}{{> partials/mixed}}{{/progress}}</td></tr>
{{/goals}}
</tbody>
</table>
</section>
{{/hasGoals}}
{{> partials/pages}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      .default, "templates/tent.mustache",
#"""
<!DOCTYPE html>
<html lang="{{menu.frame.language}}"{{#menu.frame.isRightToLeft}} dir="rtl"{{/menu.frame.isRightToLeft}}>
<head>
<meta charset="utf-8">
{{#menu}}
{{> partials/policy}}
{{/menu}}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{text.tent}} · {{menu.frame.title}}</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="{{menu.frame.themeURL}}ink.css">
<link rel="stylesheet" href="{{menu.frame.themeURL}}tent.css">
<link rel="icon" href="{{menu.frame.themeURL}}icon.svg" type="image/svg+xml">
</head>
<body{{#menu.frame.wordsLanguage}} lang="{{menu.frame.wordsLanguage}}"{{/menu.frame.wordsLanguage}}>
<main>
<h1 class="unseen">{{text.tent}}</h1>
<div class="side turned" aria-hidden="true">
{{> partials/tent-side}}
</div>
<div class="side">
{{> partials/tent-side}}
</div>
</main>
</body>
</html>

"""#
    ),
    (
      .default, "templates/text.mustache",
#"""
{{<layout}}
{{$head}}
<link rel="stylesheet" href="{{frame.themeURL}}text.css">
{{/head}}
{{$main}}
<article class="prose">
{{^hasOwnHeading}}
<h1 class="n{{frame.headingWidth}}"{{#title}}{{> partials/lang}}{{/title}}>{{title.text}}</h1>
{{/hasOwnHeading}}
{{#date}}
<p class="date"><time datetime="{{iso}}">{{text}}</time></p>
{{/date}}
{{#body}}
<div{{> partials/lang}}>
{{{html}}}
</div>
{{/body}}
{{> partials/entries}}
</article>
{{/main}}
{{/layout}}

"""#
    ),
    (
      .default, "theme.yaml",
#"""
# The style sheets in this folder are whole: they are not added to those in the program.
css: replace

"""#
    ),
    (
      .trattoria, "assets/menu.css",
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
/* An address has the direction of its own letters, and the side of the page's. */
address, address span { unicode-bidi: plaintext; }
html[dir=rtl] :is(address, address span):not(.notes) { text-align: right; }
nav :is(ul, ol), .cards, .links, .rows { list-style: none; }
ul, ol { margin: 0; padding-inline-start: 1.3em; }
blockquote { margin: 0; padding-inline-start: 1.2em; border-inline-start: 3px solid var(--line); font-style: italic; }
hr { inline-size: 6rem; border: 0; border-block-start: 1px solid var(--line); }
pre { white-space: pre-wrap; }
code, pre { font-size: .9em; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .2rem; }
picture { display: contents; }
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
.hero img { inline-size: 100%; max-block-size: 30rem; margin-block-start: 2.5rem; object-fit: cover; }
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
:is(.menu section, .menu section > picture) > img { inline-size: auto; max-block-size: 18rem; margin: 1.25rem auto 0; }
.dishes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 2rem 3.5rem; margin-block-start: 1.75rem; }
.dish { min-inline-size: 0; }
.line + div { margin-block-start: .2rem; line-height: 1.5; }
[dir=rtl] :is(.dish > [dir], .item :is(.lead, h1, h3)[dir], .facts dd[dir]) { text-align: right; }
:root:not([dir]) :is(.dish > [dir], .item :is(.lead, h1, h3)[dir], .facts dd[dir]) { text-align: left; }
:is(.dish, .dish > picture) > img { float: inline-end; inline-size: 6rem; block-size: 6rem; margin: 0 0 .4rem 1rem; object-fit: cover; }
/* By the page's direction: the picture's own is that of its words. */
[dir=rtl] :is(.dish, .dish > picture) > img { margin: 0 1rem .4rem 0; }
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
:is(.item, .item > picture) > img { inline-size: 100%; }
.item h2 { margin-block: 2.25rem .6rem; font-size: 1.4rem; }
.item h3 { font-size: 1.15rem; color: var(--accent); font-style: italic; }
.item h1 { font-size: clamp(1.55rem, 1.1rem + 2.6vw, 2.7rem); }
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
.cards :is(h2, h3) { font-size: 1.5rem; }
.cards :is(h2, h3) a { color: inherit; text-decoration: none; }
.cards :is(h2, h3) a::after { content: ""; position: absolute; inset: 0; border-radius: .6rem; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 2rem 3.5rem; margin-block-start: 1.5rem; }
.cards .notes { margin-block-start: .6rem; }
/* What else a card links to lies over its first link. */
.cards .notes a { position: relative; z-index: 1; }
.cards h3 + p { margin-block-start: .3rem; }
.pages ul { display: flex; flex-wrap: wrap; gap: .2rem; margin-block-start: 1.5rem; font: .9rem/1.5 var(--sans); }
.pages a { display: block; min-inline-size: 2.4em; padding: .25rem .5rem; border: 1px solid var(--line); border-radius: .3rem; color: inherit; text-align: center; text-decoration: none; }
.pages [aria-current] { border-color: var(--ink); font-weight: 600; }
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

/* The refreshing of a menu with a live source */
.live p { margin-block-start: 1rem; text-align: center; color: var(--soft); }
.live button { font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 1em; padding: .25rem .9rem; margin-inline-start: .5rem; cursor: pointer; }

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
  .item:has(> img, > picture) { grid-template-columns: 1fr 1fr; gap: 3.5rem; }
  :is(.item, .item > picture) > img { position: sticky; inset-block-start: 2rem; }
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
/* The site's address, which the build adds, and the number of each sheet */
@page { margin: 15mm 16mm; @bottom-left { content: var(--address, ""); font: 7.5pt system-ui, sans-serif; color: #444; } @bottom-right { content: counter(page) " / " counter(pages); font: 7.5pt system-ui, sans-serif; color: #444; } }
@media print {
  :root { color-scheme: light; --paper: #fff; --raised: #fff; --ink: #000; --soft: #444; --line: #999; --accent: #6f2012; --leaf: #33441a; --debt: #8f1a13; }
  html { font-size: 9.5pt; }
  body { max-inline-size: none; padding: 0; line-height: 1.45; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .skip, header.site nav, .crumbs, .contents, .pager, .formats, .pages, .kicker, .dish > img, :is(.menu section, .menu section > picture) > img { display: none !important; }
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
  :is(.item, .item > picture) > img { max-inline-size: 60%; margin-inline: auto; }
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

/* The average colour of a photograph, until it is loaded */
.c000{background:#000}.c004{background:#004}.c008{background:#008}.c00b{background:#00b}.c00f{background:#00f}.c040{background:#040}.c044{background:#044}.c048{background:#048}.c04b{background:#04b}.c04f{background:#04f}.c080{background:#080}.c084{background:#084}.c088{background:#088}.c08b{background:#08b}.c08f{background:#08f}.c0b0{background:#0b0}.c0b4{background:#0b4}.c0b8{background:#0b8}.c0bb{background:#0bb}.c0bf{background:#0bf}.c0f0{background:#0f0}.c0f4{background:#0f4}.c0f8{background:#0f8}.c0fb{background:#0fb}.c0ff{background:#0ff}.c400{background:#400}.c404{background:#404}.c408{background:#408}.c40b{background:#40b}.c40f{background:#40f}.c440{background:#440}.c444{background:#444}.c448{background:#448}.c44b{background:#44b}.c44f{background:#44f}.c480{background:#480}.c484{background:#484}.c488{background:#488}.c48b{background:#48b}.c48f{background:#48f}.c4b0{background:#4b0}.c4b4{background:#4b4}.c4b8{background:#4b8}.c4bb{background:#4bb}.c4bf{background:#4bf}.c4f0{background:#4f0}.c4f4{background:#4f4}.c4f8{background:#4f8}.c4fb{background:#4fb}.c4ff{background:#4ff}.c800{background:#800}.c804{background:#804}.c808{background:#808}.c80b{background:#80b}.c80f{background:#80f}.c840{background:#840}.c844{background:#844}.c848{background:#848}.c84b{background:#84b}.c84f{background:#84f}.c880{background:#880}.c884{background:#884}.c888{background:#888}.c88b{background:#88b}.c88f{background:#88f}.c8b0{background:#8b0}.c8b4{background:#8b4}.c8b8{background:#8b8}.c8bb{background:#8bb}.c8bf{background:#8bf}.c8f0{background:#8f0}.c8f4{background:#8f4}.c8f8{background:#8f8}.c8fb{background:#8fb}.c8ff{background:#8ff}.cb00{background:#b00}.cb04{background:#b04}.cb08{background:#b08}.cb0b{background:#b0b}.cb0f{background:#b0f}.cb40{background:#b40}.cb44{background:#b44}.cb48{background:#b48}.cb4b{background:#b4b}.cb4f{background:#b4f}.cb80{background:#b80}.cb84{background:#b84}.cb88{background:#b88}.cb8b{background:#b8b}.cb8f{background:#b8f}.cbb0{background:#bb0}.cbb4{background:#bb4}.cbb8{background:#bb8}.cbbb{background:#bbb}.cbbf{background:#bbf}.cbf0{background:#bf0}.cbf4{background:#bf4}.cbf8{background:#bf8}.cbfb{background:#bfb}.cbff{background:#bff}.cf00{background:#f00}.cf04{background:#f04}.cf08{background:#f08}.cf0b{background:#f0b}.cf0f{background:#f0f}.cf40{background:#f40}.cf44{background:#f44}.cf48{background:#f48}.cf4b{background:#f4b}.cf4f{background:#f4f}.cf80{background:#f80}.cf84{background:#f84}.cf88{background:#f88}.cf8b{background:#f8b}.cf8f{background:#f8f}.cfb0{background:#fb0}.cfb4{background:#fb4}.cfb8{background:#fb8}.cfbb{background:#fbb}.cfbf{background:#fbf}.cff0{background:#ff0}.cff4{background:#ff4}.cff8{background:#ff8}.cffb{background:#ffb}.cfff{background:#fff}
.entries, .links { padding: 0; list-style: none; }
.entries > li { margin-block: 0.75rem; }
.links { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
.logo { display: block; width: auto; height: 2rem; }

"""#
    ),
    (
      .trattoria, "assets/print.css",
#"""
/* A menu for paper: A4, two columns, black on white whatever the screen prefers. */
@page { size: A4; margin: 14mm 16mm; @bottom-left { content: var(--address, ""); font: 7.5pt system-ui, sans-serif; color: #444; } @bottom-right { content: counter(page) " / " counter(pages); font: 7.5pt system-ui, sans-serif; color: #444; } }
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
@media (forced-colors: active) { body * { color: CanvasText !important; } }

"""#
    ),
    (
      .trattoria, "assets/report.css",
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
.chart .in, .chart .goal, .bar .in { fill: var(--leaf); }
.chart .out, .chart .pursuer, .bar .out { fill: var(--debt); }
.ledger .figure + :not(.figure, .bars) { padding-inline-start: 1.25rem; }
.ledger .bars { inline-size: 20%; min-inline-size: 6rem; padding-inline-start: 1.25rem; vertical-align: middle; }
.ledger thead .bars { border-block-end: 2px solid var(--ink); }
.bar { display: block; }
[dir=rtl] .bar { transform: scaleX(-1); }
.chart .track { fill: var(--line); }
.chart .mark { fill: currentColor; }

.report caption { padding-block: 1.2rem .3rem; color: var(--soft); text-align: start; font-size: .95rem; }
.ledger a { color: inherit; text-decoration-color: var(--soft); text-decoration-thickness: 1px; }
.ledger a:hover { color: var(--accent); }
.ledger td small, .ledger th small { color: var(--soft); }
.ledger .figure small { display: block; color: var(--debt); font-weight: 600; }
.ledger .reference, .ledger .note, .ledger .receipts { display: block; font-weight: 400; overflow-wrap: anywhere; }
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

.proof { margin-block-start: .6rem; color: var(--soft); font: .75rem/1.5 var(--sans); overflow-wrap: anywhere; }

/* One long word (a receipt's address, a hash) doesn't push a page out of a phone's window. */
.movement, .movement .text, .crumbs, .pager a, h1 { overflow-wrap: anywhere; }
.movement .facts > div { grid-template-columns: minmax(6rem, 30%) minmax(0, 1fr); }
.pager a { min-inline-size: 0; }

.goal { max-inline-size: 40rem; }
.goal figure.chart { margin-block: 1.5rem; }
.goal .state { margin-block: .6rem 0; color: var(--accent); font-size: 1.4rem; }

@media (max-width: 40rem) {
  .ledger:not(.register) :is(tbody, tfoot) th { min-inline-size: 9em; max-inline-size: 45vw; overflow-wrap: anywhere; }
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
  .chart .in, .chart .goal, .bar .in { fill: Highlight; }
  .chart .out, .chart .pursuer, .bar .out { fill: CanvasText; }
  .chart .line { stroke: Highlight; }
  .chart .rule, .chart .track { stroke: GrayText; fill: none; }
  .chart text { fill: CanvasText; }
}
@media print {
  .ledger .receipts { display: none; }
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
      .trattoria, "templates/allergens.mustache",
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
      .trattoria, "templates/goal.mustache",
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
      .trattoria, "templates/home.mustache",
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
<div class="hero">{{<partials/image}}{{$sizes}}(min-width: 60rem) 30rem, 100vw{{/sizes}}{{$loading}} decoding="async" fetchpriority="high"{{/loading}}{{/partials/image}}</div>
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
      .trattoria, "templates/item.mustache",
#"""
{{<layout}}
{{$main}}
<article class="item">
{{#item}}
{{#image}}
{{<partials/image}}{{$sizes}}(min-width: 60rem) 30rem, 100vw{{/sizes}}{{$loading}} decoding="async" fetchpriority="high"{{/loading}}{{/partials/image}}
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
      .trattoria, "templates/layout.mustache",
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
{{#frame.shareImageWidth}}
<meta property="og:image:width" content="{{frame.shareImageWidth}}">
<meta property="og:image:height" content="{{frame.shareImageHeight}}">
{{/frame.shareImageWidth}}
{{#frame.shareImageAlternative}}
<meta property="og:image:alt" content="{{frame.shareImageAlternative}}">
{{/frame.shareImageAlternative}}
{{/frame.shareImageURL}}
{{/frame.isPrivate}}
{{#frame.feeds}}
<link rel="alternate" type="application/atom+xml" title="{{label.text}}" href="{{url}}">
{{/frame.feeds}}
{{^frame.isPrivate}}
{{> hooks/head}}
{{/frame.isPrivate}}
{{{structuredData}}}
</head>
<body{{#frame.wordsLanguage}} lang="{{frame.wordsLanguage}}"{{/frame.wordsLanguage}}>
<a class="skip" href="#content">{{text.skipToContent}}</a>
<header class="site">
{{#frame.hasHome}}
<a class="brand" href="{{frame.homeURL}}">{{#frame.logo}}{{> partials/logo}}{{/frame.logo}}{{^frame.logo}}{{#frame.siteName}}{{> partials/name}}{{/frame.siteName}}{{/frame.logo}}</a>
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
{{^frame.isPrivate}}
{{> hooks/header}}
{{/frame.isPrivate}}
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
{{> partials/footer-links}}
{{^frame.isPrivate}}
{{> hooks/footer}}
{{/frame.isPrivate}}
</footer>
</body>
</html>

"""#
    ),
    (
      .trattoria, "templates/ledger.mustache",
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
<thead><tr><th scope="col">{{text.month}}</th><th scope="col" class="figure">{{text.count}}</th><th scope="col" class="figure" data-figure="opening">{{text.opening}}</th><th scope="col" class="figure">{{text.moneyIn}}</th><th scope="col" class="figure">{{text.moneyOut}}</th>{{#hasTransfers}}<th scope="col" class="figure">{{text.transfers}}</th>{{/hasTransfers}}<th scope="col" class="figure">{{text.total}}</th><th scope="col" class="figure" data-figure="closing">{{text.closing}}</th><th scope="col" class="figure">{{text.change}}</th></tr></thead>
<tbody>
{{#months}}
<tr><th scope="row">{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}</th><td class="figure">{{count}}</td><td class="figure">{{opening}}</td><td class="figure">{{moneyIn}}</td><td class="figure">{{moneyOut}}</td>{{#transfers}}<td class="figure">{{transfers}}</td>{{/transfers}}<td class="figure{{#isNegative}} negative{{/isNegative}}">{{amount}}</td><td class="figure">{{balance}}</td><td class="figure">{{change}}</td></tr>
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
<thead><tr><th scope="col">{{text.category}}</th><th scope="col" class="figure">{{text.count}}</th><th scope="col" class="figure">{{text.moneyIn}}</th><th scope="col" class="figure">{{text.moneyOut}}</th>{{#hasTransfers}}<th scope="col" class="figure">{{text.transfers}}</th>{{/hasTransfers}}<th scope="col" class="figure">{{text.total}}</th></tr></thead>
<tbody>
{{#categoryTree}}
<tr>{{#name}}{{> partials/category}}{{/name}}<td class="figure">{{count}}</td><td class="figure">{{moneyIn}}</td><td class="figure">{{moneyOut}}</td>{{#transfers}}<td class="figure">{{transfers}}</td>{{/transfers}}{{#amount}}{{> partials/figure}}{{/amount}}</tr>
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
      .trattoria, "templates/locations.mustache",
#"""
{{<layout}}
{{$main}}
<header class="intro">
<h1>{{title}}</h1>
{{#part}}
<p class="lead">{{part}}</p>
{{/part}}
</header>
<section>
<ul class="cards">
{{#locations}}
<li><h2>{{#link}}{{> partials/link}}{{/link}}</h2>
{{#address}}
<address class="notes"{{> partials/lang}}>{{text}}</address>
{{/address}}
{{#telephoneURL}}
<p class="notes"><a href="{{telephoneURL}}" dir="ltr">{{telephone}}</a></p>
{{/telephoneURL}}
{{#mapURL}}
<p class="notes"><a href="{{mapURL}}">{{text.map}}</a></p>
{{/mapURL}}
</li>
{{/locations}}
</ul>
{{> partials/pages}}
</section>
{{/main}}
{{/layout}}

"""#
    ),
    (
      .trattoria, "templates/menu.mustache",
#"""
{{<layout}}
{{$head}}
{{#live}}
<script src="{{frame.themeURL}}live.js" defer></script>
{{/live}}
{{/head}}
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
{{#live}}
{{> partials/live}}
{{/live}}
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
{{> hooks/after-menu}}
{{/main}}
{{/layout}}

"""#
    ),
    (
      .trattoria, "templates/movement.mustache",
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
{{#hasReceipts}}
<div><dt>{{text.receipts}}</dt><dd class="receipts">{{#receipts}}{{> partials/link}} {{/receipts}}</dd></div>
{{/hasReceipts}}
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
      .trattoria, "templates/partials/allergens.mustache",
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
      .trattoria, "templates/partials/badges.mustache",
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
      .trattoria, "templates/partials/carried.mustache",
#"""
{{#hasCategories}}<td></td>{{/hasCategories}}{{#hasAccounts}}<td>{{account}}</td>{{/hasAccounts}}{{#sum}}{{> partials/figure}}{{/sum}}{{^sum}}<td></td>{{/sum}}{{#balance}}{{> partials/figure}}{{/balance}}{{^balance}}{{#hasBalance}}<td></td>{{/hasBalance}}{{/balance}}
"""#
    ),
    (
      .trattoria, "templates/partials/chart.mustache",
#"""
<figure class="chart">
<figcaption>{{title}}</figcaption>
{{{svg}}}
<p>{{{caption}}}</p>
</figure>

"""#
    ),
    (
      .trattoria, "templates/partials/contents.mustache",
#"""
<li><a href="#{{id}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</a>{{#hasSections}}<ul>
{{#sections}}
{{> partials/contents}}
{{/sections}}
</ul>{{/hasSections}}</li>

"""#
    ),
    (
      .trattoria, "templates/partials/dish-name.mustache",
#"""
<a href="{{url}}">{{#orderCode}}<small>{{orderCode}}</small> {{/orderCode}}{{#name}}{{> partials/name}}{{/name}}</a>{{#allergens.codes}} <small class="codes"><span class="unseen">{{text.allergens}}</span> {{allergens.codes}}</small>{{/allergens.codes}}
"""#
    ),
    (
      .trattoria, "templates/partials/dish.mustache",
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
      .trattoria, "templates/partials/formats.mustache",
#"""
{{#hasFormats}}
<p class="formats">{{text.otherFormats}} {{#formats}}{{> partials/link}} {{/formats}}</p>
{{/hasFormats}}

"""#
    ),
    (
      .trattoria, "templates/partials/heading-below.mustache",
#"""
{{#isNested}}{{#isLevel3}}<h4>{{$words}}{{/words}}</h4>{{/isLevel3}}{{#isLevel4}}<h5>{{$words}}{{/words}}</h5>{{/isLevel4}}{{#isLevel5}}<h6>{{$words}}{{/words}}</h6>{{/isLevel5}}{{#isLevel6}}<h6>{{$words}}{{/words}}</h6>{{/isLevel6}}{{/isNested}}{{^isNested}}<h3>{{$words}}{{/words}}</h3>{{/isNested}}
"""#
    ),
    (
      .trattoria, "templates/partials/image.mustache",
#"""
{{#hasSources}}<picture>{{#sources}}<source type="{{mediaType}}" srcset="{{srcset}}" sizes="{{$sizes}}6rem{{/sizes}}">{{/sources}}{{/hasSources}}<img src="{{url}}"{{#srcset}} srcset="{{srcset}}" sizes="{{$sizes}}6rem{{/sizes}}"{{/srcset}} alt="{{alternativeText}}"{{> partials/lang}}{{#color}} class="{{color}}"{{/color}}{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}}{{$loading}} loading="lazy" decoding="async"{{/loading}}>{{#hasSources}}</picture>{{/hasSources}}

"""#
    ),
    (
      .trattoria, "templates/partials/ledger-totals.mustache",
#"""
<section class="report">
<h2>{{text.totals}}</h2>
<div class="scroll" role="region" aria-label="{{text.totals}}" tabindex="0">
<table class="ledger">
<thead><tr><th scope="col">{{text.currency}}</th>{{#hasOpening}}<th scope="col" class="figure">{{text.opening}}</th>{{/hasOpening}}<th scope="col" class="figure">{{text.moneyIn}}</th><th scope="col" class="figure">{{text.moneyOut}}</th>{{#hasTransfers}}<th scope="col" class="figure">{{text.transfers}}</th>{{/hasTransfers}}<th scope="col" class="figure">{{text.total}}</th>{{#hasOpening}}<th scope="col" class="figure">{{text.closing}}</th>{{/hasOpening}}</tr></thead>
<tbody>
{{#totals}}
<tr><th scope="row">{{currency}}</th>{{#hasOpening}}<td class="figure">{{opening}}</td>{{/hasOpening}}<td class="figure">{{moneyIn}}</td><td class="figure">{{moneyOut}}</td>{{#transfers}}<td class="figure">{{transfers}}</td>{{/transfers}}<td class="figure{{#isNegative}} negative{{/isNegative}}"><strong>{{total}}</strong></td>{{#hasOpening}}<td class="figure">{{closing}}</td>{{/hasOpening}}</tr>
{{/totals}}
</tbody>
</table>
</div>
</section>

"""#
    ),
    (
      .trattoria, "templates/partials/live.mustache",
#"""
<div class="live" role="status" tabindex="-1" data-source="{{address}}" data-locale="{{locale}}" data-currency="{{currency}}" data-zeros="{{zeros}}"{{#isGrouped}} data-grouped="1"{{/isGrouped}} data-sold="{{soldOut}}" data-price=".line > .price" data-sizes=".rows dd" data-gone="sold-out" data-mark="badge status" data-marks=".notes:not(.allergens)">
<p hidden>{{#loading}}<b>{{title}}</b> {{message}}{{/loading}}</p>
<p hidden>{{#internetError}}<b>{{title}}</b> {{message}}{{/internetError}} <button type="button">{{text.retry}}</button></p>
<p hidden>{{#serviceError}}<b>{{title}}</b> {{message}}{{/serviceError}} <button type="button">{{text.retry}}</button></p>
</div>

"""#
    ),
    (
      .trattoria, "templates/partials/matrix.mustache",
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
      .trattoria, "templates/partials/next.mustache",
#"""
<a rel="next" href="{{url}}"><small>{{text.next}}</small> <span{{#label}}{{> partials/lang}}{{/label}}>{{label.text}}</span></a>

"""#
    ),
    (
      .trattoria, "templates/partials/notice.mustache",
#"""
<div class="notice {{kind}}">
<h1>{{title}}</h1>
<p>{{message}}</p>
<p><a href="{{frame.homeURL}}">{{text.home}}</a></p>
</div>

"""#
    ),
    (
      .trattoria, "templates/partials/options.mustache",
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
      .trattoria, "templates/partials/previous.mustache",
#"""
<a rel="prev" href="{{url}}"><small>{{text.previous}}</small> <span{{#label}}{{> partials/lang}}{{/label}}>{{label.text}}</span></a>

"""#
    ),
    (
      .trattoria, "templates/partials/price.mustache",
#"""
{{#price}}
<p class="price">{{price}}</p>
{{/price}}

"""#
    ),
    (
      .trattoria, "templates/partials/prices.mustache",
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
      .trattoria, "templates/partials/print-dish.mustache",
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
      .trattoria, "templates/partials/print-section.mustache",
#"""
<section id="{{id}}">
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
<section class="options"{{#hasAnchor}} id="choices-{{id}}"{{/hasAnchor}}>
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
      .trattoria, "templates/partials/register.mustache",
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
<tr id="{{id}}">{{#hasDates}}<td>{{#date}}<time datetime="{{iso}}">{{text}}</time>{{/date}}</td>{{/hasDates}}<th scope="row">{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}{{#reference}} <small class="reference">{{reference}}</small>{{/reference}}{{#remark}} <small class="reference">{{remark}}</small>{{/remark}}{{#note}} <small class="note">{{note}}</small>{{/note}}{{#hasReceipts}} <small class="receipts">{{#receipts}}{{> partials/link}} {{/receipts}}</small>{{/hasReceipts}}</th>{{#hasCategories}}<td>{{category}}</td>{{/hasCategories}}{{#hasAccounts}}<td>{{account}}</td>{{/hasAccounts}}<td class="figure{{#isNegative}} negative{{/isNegative}}">{{amount}}</td>{{#hasBalance}}<td class="figure">{{balance}}</td>{{/hasBalance}}</tr>
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
      .trattoria, "templates/partials/report-style.mustache",
#"""
<link rel="stylesheet" href="{{frame.themeURL}}report.css">

"""#
    ),
    (
      .trattoria, "templates/partials/section.mustache",
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
      .trattoria, "templates/partials/state.mustache",
#"""
<div class="notice {{kind}}">
<h2>{{title}}</h2>
<p>{{message}}</p>
</div>

"""#
    ),
    (
      .trattoria, "templates/partials/table.mustache",
#"""
<section class="report{{#isWide}} matrices{{/isWide}}">
<h2>{{title}}</h2>
<div class="scroll" role="region" aria-label="{{title}}" tabindex="0">
<table class="ledger{{#isWide}} periods{{/isWide}}">
<thead><tr>{{#columns}}<th scope="col"{{#isFigure}} class="figure"{{/isFigure}}>{{text}}</th>{{/columns}}{{#hasBars}}<td class="bars"></td>{{/hasBars}}</tr></thead>
<tbody>
{{#rows}}
<tr>{{#name}}{{> partials/category}}{{/name}}{{#cells}}<td{{#isFigure}} class="figure"{{/isFigure}}>{{#url}}<a href="{{url}}">{{text}}</a>{{/url}}{{^url}}{{text}}{{/url}}{{#remark}} <small>{{remark}}</small>{{/remark}}</td>{{/cells}}{{#bars}}<td class="bars"><svg class="bar" aria-hidden="true" width="100%" height="10">{{#barIn}}<rect class="in" width="{{barIn}}" height="9"/>{{/barIn}}{{#barOut}}<rect class="out" y=".5" width="{{barOut}}" height="8"/>{{/barOut}}</svg></td>{{/bars}}</tr>
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
      .trattoria, "templates/print.mustache",
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
      .trattoria, "templates/register.mustache",
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
      .trattoria, "templates/report.mustache",
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
{{#registerNote}}
<p class="notes">{{registerNote}}</p>
{{/registerNote}}
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
      .trattoria, "templates/reports.mustache",
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
      .trattoria, "templates/tent.mustache",
#"""
<!DOCTYPE html>
<html lang="{{menu.frame.language}}"{{#menu.frame.isRightToLeft}} dir="rtl"{{/menu.frame.isRightToLeft}}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{text.tent}} · {{menu.frame.title}}</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="{{menu.frame.themeURL}}print.css">
</head>
<body{{#menu.frame.wordsLanguage}} lang="{{menu.frame.wordsLanguage}}"{{/menu.frame.wordsLanguage}}>
<header>
<p class="brand">{{#menu}}{{#frame.siteName}}{{> partials/name}}{{/frame.siteName}}{{/menu}}</p>
<h1>{{#menu}}{{#name}}{{> partials/name}}{{/name}}{{/menu}}</h1>
<p class="lead">{{text.tentNote}}</p>
</header>
{{#code}}
<footer>
<figure><img src="{{url}}" alt="{{alternativeText}}" width="320" height="320"><figcaption>{{text.onYourPhone}}</figcaption></figure>
</footer>
{{/code}}
</body>
</html>

"""#
    ),
    (
      .trattoria, "templates/text.mustache",
#"""
{{<layout}}
{{$main}}
<article class="text">
{{^hasOwnHeading}}
<h1{{#title}}{{> partials/lang}}{{/title}}>{{title.text}}</h1>
{{/hasOwnHeading}}
{{#date}}
<p class="date"><time datetime="{{iso}}">{{text}}</time></p>
{{/date}}
{{#body}}
<div{{> partials/lang}}>
{{{html}}}
</div>
{{/body}}
{{> partials/entries}}
</article>
{{/main}}
{{/layout}}

"""#
    ),
    (
      .trattoria, "theme.yaml",
#"""
# The style sheets in this folder are whole: they are not added to those in the program.
css: replace

"""#
    ),
  ]

  /// Each other file, in Base64.
  static let binaries: [(theme: EmbeddedTheme, path: String, base64: String)] = [
    (.default, "assets/clarendon.woff2", "d09GMgABAAAAAD7cAA4AAAAAftgAAD6CAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGigbk0wcVAZgAIEMEQgKgdcAgbERATYCJAOGcguDRAAEIAWCWgcgGzJps6J+tGIaGIXAxjGGFThHUbZIe5P/S4IWYwjUjtdpIrWasKqloRt19D/LR7e+R027qhhCH/T+7AEI3yUefTgI4vTVewIOQqcVBkJ4a00YvqsaNjQcobFPcnno2+/L213V7/8NIJGN27PGRLNiBwgyUTOzNURz1kSBENmszaxolATxIm51rEZ7QBWqdldRo+pPxd7ORKtRnBVbpzspzBPxlQZobh0RPTJH9YptrGFrYION2KhBD5QRGdKigjYvGICFCaL/YgI22Pjw1hvzvVcmrZMzMDhQ2an29e++S2JwMlF20aTTmayc29kR7VOBwF/aKil7YjNHdhQR0Uw5u03VUrd0x6KRjgAGjHC5lhubtBzef87dlclIZkW00hTYPY0vywa4BXMaBm3LZHlQvMb9ZY7A2Cm3wv/b3qVfrjAc6BL55QhHsOoz1MlLcHShJig0CN2MQ0lsc+yuMPvzc5U2f2anRCQckvBnTPL+fz/w/0/uJpuFZHEWD2hu9wDn5ygzR7RFVMi7JTpAVxKqwhDI6jpRWVkpK1Sn1lK7e/AQBJdTOZmJUIByA6giE+E2z3sQZEVcIFaAQnc88BYAVFmVLbBQFbITWcdCV0oCCyxrRZ3seNK1A0xzSP6+amIqNt/2n3sTXLZ2RyaDkWYw5Z0b0f3/XWNaZ57c1xYn0QQrIG1hl6KXggZYzRQ7PY2O1PnKOmPc9vsH3qPR/nUVPgl0x52ApwLkjd3xyQB528hsIUDSA3yVnNx6faYQCARWHXraokYg7XTdMZjenNsRcW1pW5uMdVberjZt3bXCy28baJbdJXezaKyGtSTIOcIbZ+qVZkG+LTrpevCXDxSrZRXWW3MMPuDGFoLtxuxud7mWLqwXxujSvGnNmHtbNvvVqm0mtglWfv9orP4A9b42RSSyllhUqc3HIXO17N1igeXxkVq32LfK5FpmqHzieW0r3xiwEzbmp1rnqHW1DfwCprZpktsQRE4jc81pdpXFvkxUPqi7+mrrR1raY4Ik+rOZl2ubSq1az7GPro2Dq02mw8gYIGxG8BEas0ss1qqJtUz8+zL4t12twDYTw4LnTlDQZ5HHyzDgJA1dr6UJhmv5jnnFHhqAuL5tiEyuotcnCTtBlLyAPH0+7A5rq1ojYyl9ND49vGqspSvVNivdNZZLdJtd60OqW6RjJNt7Lx29WRtk0VvX4Bwtf31warvR/hqCA7dgq9QmvEY8Gtx01BgBpvx9agCJqfTxxAMdsvue2FtesdBynUX96YS4L8Rig7ZwXQUQOeUFKVj2o2PkN9xhypftwbUZbKr2XoeVgY0xj5N3tSiND4TV8pc23LRjMCAIDEmfl+7arOkvNztMuegfEWP49Me5t6w+CwxyX1T5dIopfglkLRvdC2COhiXKhh2qkhmk4j8lWSrJqjWLNMdCiZbYIN0m25XZZb8a193Q5JHHWjz1zDBayR2ECTOmBAwMG5UADihOtFzouNHyIPDC82MUilkYgSLRiQKKRicGTiysOILFh0ZDJLBJxCwJk2S3j2cBJUKNbDkMcrHKwyAfpAC9wlCjSDFcCUFKs1WZ8uywQiWDaqBXg0UttLqQVK+BXiNBmtBrdgKlBeTltFYh1FljA51Noc5m2xhtdxNi05TA4IbrQQszTEky9zfLIIM0pk8ej5eXEL6YDKUIRLjSSyN9r0Ym2QRlFe0UVrOnbN7nyKMFKosIBZgxlfqI0nS5glYlbYJUvVyLVToFC1eQAkUq0DAWMexW07D0G70dhMaB5+wOOkrrmJOMTjtP6+KA1s2K0a0xYpnPZv47V4Y3Oak0zi2wazRI+6kdC8i8pJ+jA8Z6eQyw/GIQ37X29AS2s6fIZvNjpIc33+cgg13kbfCgy4tHgGMR5J5dudZ44lt9pHcdyNN67BpCb5pv8vH+xmSW5xKhjbIVKbOyKKuyW06Sj22j+fyPSdqV/8Lzk7ciZCTzdYl/ZfVTLVRTpf3418kTR6d67d+5S2Nr4XRNPSe5n/Ztbxp/f8a2dwKw23NAPAD0i5LbG+NNdAzuU3e1tKWnazEJBaElpaN0QoVW1xmt+E1BgzdYLtwASQLS/RAtmLtKtQSjVvjydcPwLRcWUQaPWt2EvloxswUx6wmdLRo+lirEhfTYPDABr5yy2SEET4WxePy5Hff/A+hvbW+cb1cwXwQqSJGpFi44i6rosZycH2+/trqvIy+7wpY0o94d2Z5dmPh4OZxMq3RcT7hbaPRYkP1deHeRR+W+/L1LjHOCM2vjcyNXX3sjS1wqINFxvObxr9S+AGRvzG2zWcllDUCtr+jDDnNN0mZrqtOmWltUp2h9WRuRds7hmJGdPdGjAo283T7O/JYHKIgOkYxvzfYsZ6S/AqFLFJcGiNwTzv7fGXHFUKksJHj15M1zRUpynGArEIScKrBaCSY5IV4RDM0DYeSxk1sdV3ItncZypkLQ4wRixcnCPuKgFS3oOQ9u46RWGPPTz2XMVbS7RI8X8pRL4OFjdb4isnrV5dNVUMCnRoJUxI8LcU61lznVrQYZ7X3JTuAw90QiUZ/vK+7OMw/9yyjvKdLPlc+v1VyX5HzhvN6ZSUqBZ+2QjPArswdifZC0gbaDF2ucYUx2pC1yr9bFF9HgKjPoFf+GDrWoL52XD9EEwnCxJS9HUlnlO+nbgqbQckzoy734tzO5DkEW842Zzfh5FTvjILFApzZdf4QGKFyJiK1Pb7r8sAS09UiKRMxuLn5Clq+9E8VbQmCXxpzzvF2eviQKNxgrBPAY7dfcgcL8PmbL32OpC7RgfYQdYRFjLHeHpczTok3Oizh3i8UWoEMx+UPKc7Y5OUkDB94eh0N0Mh08spcfcoBoVYbAnB4UfZjJfBbCWdx64RaV9fh5e425ZSVANAklt7b/52eUpjddf7gZZqY9KdhblUsizNH83fgh85TiejjhMzIbb09iY5c8HsCNv5UM3GRxiSlHHkkgZjbw1y9Ftm3Y2SS3WXxS00/cl0z8+NHjttay5lxlV6/o/NT6Cp+SK6mlBYybf/EEXAPznscOMxW15PODyfb+H281NmOMX5eMDDuHIsaHsgSZUhmX6yCuUIhF5ZSwrh/5lm5NInmeEkGl75MZg+VatgZM1BQyw6YW54DJ+hCJ9a5YYhEs/u644tCeP+kjZnuxWR2MnbcZnSo7d6WTXMDH/MJ9QMKnhjWA8cLNfK3J0nNtJGYFIamEZ/1s2XMWIARDuUCbJAtLpebBxzfr04d8uLKsyOY3Fg+rynb+GYHWwESTgjtnw8IxWM2t3RRcY3bifzMzJoC7oQbeeyNXykZoV/4SyFLK6nqWut8xmVccLtZZyVTEhDhdSnzomUZEpuKWiTbXWmgrUZ8NGtkVaYb6JhPaPqrY72b8ONqXld4Mg/wJKyxZgFqbD8mgVqowOGs+LdbypcXPwmdk/Dy7unq9yKbfw/XJQcFO/TFhOHeHtkBWZwdlqRrW/mYEwHlb/qBTkh8ZU/k3jq69NGM3I3Lv5Qlgs9olhUQ4+kRQGpFNEUYXC11KHkmrOYatIijtogrEU0dVq27sEJlzIXMdVvAxZOwUrTnrmaamdNsgPJ9ThJUWS4hvyURf2yakkkBsTuiXQukXxpgp3GkMAEUnf80Ez9cen9icAwGSH5zoPN5S6V3peBMPIGXWQ1PSQLBYtLikwm2zyFdcf51g3mTUFLOJc/e6sBQ4VdoFIzk+Pg+4QlIWNlAoXMp8EzjngEM18eKBcAGrl7LYxjHbngfCxWIdV4LAKPDgyj2SuBtyoLfXRzGK0lLi5nCm54EEuMcNkVm54hDlORkAyHOefNYOgRhLCpq4rFMZ1UM4QR/u21ryFzfO95VthK3lvFsRChaVWkB4nqtwkrh1a2I7qQHnVUiCehPXSfEkq8U/f/RVctQC7Pa6uApfKrpScEQz86hLb1tIHOF8esORq23pEGzL1itO9rIanTaaxMCBgfCY3qlKX8pdPsdVzRy8TpbnFGmOGpuz2RcCatu+0seRlAiZtWtkmCmhrFWRQpVL5OsEL6peQtV6Do6NysAtDBg1L2d2ET+ZG18hOj63beRYQL5VjXbHH+QSewDvEgjvA+rmhLXUO6bqMiR5eLAcl9p6KzH0tJLCtcCVLfQ7trj1tzLLmrVT/lT575vYAQmhUWD1hSXrYvb5JsEy0SGEABAamJo9jrsfhDKVfcXjD0YCXfixiHhADBjOGvDPL/iuELgPmT6ARyiM9Q44gZucmInOcG+X02pL5GgfEJGFn1eiQ8EVdkVQSRBWyCQjGtSeD5p2isZDGFqYq8xyLVDelegMPXFT4ynJBrBbDktygjH9T7xOWi5KKkPaO6nFXVarmKHkTPwRTet3lVScpCRi/RC8iw07SBA7rK9rpWmkOVWD/tJQnQxOXcgUe2TUl/U/g7G9r7OnrXd2yB2bYyp7XK/mAQjU6Qt1t/S30ghhBUskpEwqMxfiYYsYLD+JjlbfJSWqjznKATFY3TbZ2w7sNkG+bcJ0aR25zec+B2YHOVC58p6kqQ9JTAMmZBtI1VdztEn303ATfzDMJNvrI2nHHgetj4N0Zg+mFtyJ3kieGrSO42xq2qnihxnVChRidFPcNKnpg7nOlvvCyETqiA6kHgTAyMuTr0smagBrjVTH+djx2zIBgGyWl0GS2yPznZDCsUX4xMAAKMdcc78PsGIoxTAZ4dY8FgTA1Y894DdRT6rQ2TDxdGczxDYSU2a0+tnqv/8Z1opQUpmmktAA0OopSzO3dy7SZIRTKXi0qg6yiiVKwnXBsQrSafYtwpzvNR4kQFtGKBh7PQjBFW211AXt0/dAgnVbfaB+yVZuPpIXgXdx5jihlL8hUcR5/O2Tt14Yl4fWtawqdjx+9g/BKYRaaHA2yMaHtHxD67mNmt6biAlR5/0NTpWbUvYAjxoqhWbrCEbL751K5epX2ytdUPonzZKcc64he0jPLGHeTQ/LT7oM4rjpdvr0CiVAcpVghn9KXSUtZKX6UqSCX1CLAloyuhhvqntVrkNSKLLifKBQcijWauS0vGYDQmdMv19X3LU5hsm1X0oBRNebDMFY2QccOAoKCFobU0dns8idfcVflUf/BRH6DvapNgOliKa0FplsLn6WWC1B6Q7xcDCpAUabtZIUdBsfuG1Kjz+UEZnoUhNz746jN824S3YnhSshxQQM5EVQrG4O3bc7EGrYcMQvDjEH6GVFUS3iXtpQiSahxx9WVx2ClbsyUaahpa3LkJX7mjquVK/ygwBfjyn58FMqeltCK2EstsZX63jAQmHiF1MGUotg21699/8hXS2BYIrVytoPcDOswLAcV0lZDVQVQTvUcfXyPjwkdbhKIgnVpSumsZnuBB4Btc8E0k/zItnLpdsC9lG/Zd57qmNk6O1AEdheFXzpUJB60NA3nfrXf3mQRUyPb2kr7b6ULolkog69FkFksiSBKI59QjuxoT6JvMS2RBGTgm7b4TFkMxOhjYzeNWG3OtQyYR8vYzfKpl+huWxCzB9TBCWCHoPZyZwiCPlK20NotN4jiidvbjee7fWKekCnZCfSoPUwXNBeVkihymAlBhhJ5NclivG3/1khi+YAEU1WmVlQif7+rX9hMQqI7NB/v0iAb5+oxFo9Zyk9EBC6SBWj1PHUOLLAjobcXjEWlRXALgniElCKgc85sHlCRZTtzTdi6d811auhHiSHTWNoCy6DLYR0eM4SP60OTv15T70Hp2IUiq2GQkXow4RYmkOPHY7gpNviI3t3OIUoPrwwlpOC4qPbfaKil6AOBrRRn696jMnhZ6u3A4+V3aKBQYVmT3pGmOdCLQUbvpytvnG/3bf2+iRDgFomLs7+/kDdtyDLkPgWvdDn/UMa8faR/h6HM9iXIVF19dzg/5jU/qyhqKVaQ7Sq5Xu8tuDXgeABwvhw9nVeZKdxqIyAoEhxyBwjxjbZpQ3JZRwevhgLF26U7dpxLq80t8XJzsBXHv6wfg0///M5+qgxUlNtwt7wJCYecsHflVEqvY9O0WwIpXJ73wTGoq+MnlV5y+HbPOFVa22ciya8BNWOFmbsf/RBe2OghrqvhQoykVPFlkAs/r216QPxlMxpdGHf/nZIAHZ3qs7rW2NlfbWJ9Ecwdjy/4fxTvqkgjPUou+O6SNXVYciLo9afmhptrlrdzvKqc6PPgg9Jip8frcXsqGow58CsE7U1iC0hQBSFiZfcCuGKXQvdzvECeE+Hjwk3WAQ9EiCs5EFohv5KdVBaZVrHJ2xX1AKi20wfa2G0P5i8+tgHda+P/rms5/jfuPgjwX3Ue2UfqexCP/FKflwYlhN5OCqFUYO5rN40cuCz05KeDeyGrL77SucOFXjPWLzS6RMKtqmDcxuTJ0qCfZ+MSs5QbTnRHJ5ltfzMTLmhkVJdDPkK7G8rHi1ETdbSUH6fCNRH6bFDk3M4UoQzOQ1bdCCMbDr3iUgi3vnH5OVgiBm17i2bz3CpmosDUK8M9HRwxfXSdRAxQOnpTbFwCgJI4LHdGuycjGkUbJvRdC4uDBaSSBeqslZiU48IZJwFxbRUyYseBcdys+FypjmHXy1+LzWW6HXkdNdm2+tKeHpKjcopIFYAQz1nNlxiusoGS+69cvGgiVmUcS8G5EZuqdUe0zdjGTCMhykFCWP6wOwJY9OD9Zje2/l765FwP7PzBL/ee6/s66ueycv1Khx6223e48kyjnOD1W1fWeFjzihI1AaKwBOV/w08LhHIHNahBdMe9tYjrpZ9DWVaehs2nCWuuLOU3blaX50qLCcIYCaGnw0LJOrQum9wLEzrG3fZzsuumdbtr+h6hUmaTg3+jdjEvfK/zcX/hgcpwS+Vwy+LFFytrCku7PpwOuXdQnNe7k2xWWEAEplit4i8OFmmx4r5PpLdCRgjFO7Al0ZYoDHP66+SeGpw6UxXQbhQwrj+pv5OEE6yoS9V5potM8eMiJTW1GNbxcGmcD2/k/xAqQO74/JxFiSW12T75MuLry8y34aJ0ThmWJsnBr7XTMAswTL7+O+cdQOYjemG3blKFpBv7Xed6y6Y7CNPuGfH8t8lC/5D/Ia4EzvcTw2M+B3hW9C9w8JaZyp0z3lHxf2aBE06CacHSck2cb931D1nKjRJKMS2J9Lo/MRYBQndn6ZjBQLs73cFgLC/KFJ3hvS87R0Qbspfw2Kue87wZL7H7X457ZZTDT+GRzFGUGFfpk0M/oeSCn2CZiJF2s0sJv0+d9ZACv/G5/UfP9x5nfP1xr+d1CuRFXBo3IPQYfUTd5Sjom9MkDTBZ/LcWYf+E94RiPRRJC9e9Xpcdw4kTfzL6rjP6Pvkb6Tr/Cc36OfIP4FD5aJDCl3dKreqi3pyOXwG1honumcn2rNmkm3OjFIFHW/Sm03tbWcfKKnpWFGaelJSseWIYtfHurqDh0J8qZU2tvntBKI9mICO9rIKZYs/a7UnkquGh3dmNXed3+HVymyMISQSSPoG/e3KKRMtEcNjayK5ILNnI2VySj1TgD4u4f7+VzOzY6/ur1583Tcz/hp9cUag9cAgWGbzaj1QRNjWc2CvFX97aPb1K5ed0tc/ZS7rFyuX/ldX6jppv3/ZNnsx4w/O69Lr3tmx16B7/UplN299C7gZPA8USnVf1HxMpBHdZBZ9Jl2/o/FSFs32sM+9eMDH9A14FDG4efa6u/Hjirsa4hbPe0mizR+iq+eaEtEdewQ9OLKJ0plARpF3QWzcjLp/MNXz2w3FCey6bl6E7WT4l0+YpO0wotCooPohQWfXeTJ78d9EX2QDGkLLhfnC+p1CVrTNQO3IL9QvY51j+2NqB2tz4XvMGh5nbDITpTkA/C8uKDMsw5upRYANGNTeZJWGudP9aUFQk5oCqpGO+n3gFdRBrNkvJ7O/0M95WwcfXA38owvMvl7yQe3JMQiZ6pt4gXSgOiz84NHZsEQQoO348MjDg3bOx9UUmKZHX5NrgFgceqd2AhZ/JU+Mv80LzJmBUJofIMjQzQgUWEC3iZRAeb7jQlhwVTo7+cMgQTkkMs4bnYqqRsPhFDQqyG54ZLw5pOzBX4FpLanhoSc6LeUDtScMgBLM6YEwmjGlGq6XEcQ3O50mkwPlBc4TKZDqdHbpu3VYJWRk/MN+BUdEJQSjik4/IkCi0shhFzusAG8WBAgDcjyeisujR0jF+pc1E+/BJZidrDR+Gc/BTtsVyWPUH+ownYoXEgB9FvS2heVyw6JyyqoEKSf2Z9EVJK7i4dZrA16cFGidWNX+RDS+kQfM+/Cedh+VRTfCFTgJs8nDoLuDkJJCOB1YIMYbVXp+bbVb/bFabIUOg163p3+fEwhkfODYlQvr2vfNtdPCjYzaKi+uq22PcEyHGN4wbbPzT5vb/pcuM27fmCdsq/9ra36acPYdEsB6oDk/rlWSEGcIzzgWwrI4Zen7GLoBtc4iskfWPJHxMcBg4C73hNK9CCedEIMUAPwk9oCvhNdWwOiWn0ZbOtb803TUKBoepqWebRRONtBDGdPdIp/4Iv8zUG2syzojjjiGDHGqjfIbkZfAGvsruu78lavjealnj/XEIgTIhB5twj0ealW/9V9PWJ0XzP843EMpMEKHJPEYdi+Isq8fWUAjhhEgbonvJWoonzij0rsX5pFGyIovXrDFuqz/OzmQBUuz0vxqSsF+ir01hBcZUFOJxaQKI8PCag/Qy2ePXx5OBouLMVP/aKpY+sP4vuhzuZc+X32c2UxHNAHx0H62zhvqJKfEV8INaI+eMHPyecmZ++PE7Bws00c052rRxYnPXe1jD1mfd7iUUR3daxuO7RuCMXWtYqZQqRRN/J/dUkEwhA1t1rGiLpPW3K98On2CCudu896cxF3lP4mG6EsQajp8XAwKEUlBeEzf1jP4yZmY3WEy1fmXxZEsh5AI94zrQmMvtTMZfjfESWjNESrQLDvTVHUqeeSYAYP4dOxcu8zRhkEQfmHrr+ooQJ/ku6LHFuKhVdrTY4YoW1cK+8v3UVB1gGO6Xl2CyUwvZrYCtyGbrF7ejeE+oYmPn298v9A018zGGW2PYt+9dqCnvSuew0vAonhhKJe/bkh49G6Dj/sEpe6eNumyWAl3nwaa9kjp79YsV/gTHX9yc25x0z8ortWMpQocNQnjlZeH3Qrn+JlDMjiSx7noO//wvNqsKFra3lyW73jzce+kGH7d9SEp9xRaxy1z6zAL8Ivp9gtMQxYQVicC+lPTZ47NXbhyfG6mLK0FZ+a7OEAu3y10555rFYcuns0aHj6ehVqc2b7nmND+1WIFhY5fSaZpa0DClZ7xsl1o28oG5yynVUyPpi3jaHB1BDhxycmjfuUR4LQFYGT5+iELgrx7uDcdm8+73Ll28MJ3x0Xz4rFoLgntMn3qpWs7Bbo+VD7N1zGt8HgvjbqTIPhSiXZbbImCxeV12sCdoGml60vHFRSzgUk7WGGvUHH0EdFQ/BLGkx8Y9sUaEKEl8wNLuES4WcgfY41w6DaWAKXbQbIiSuuT/pfRxMn0EHQ6l0NO670f1/uv8ctPs9LPXq4Qm8eblCRYgVjG012myr4U13il2nvfBw1YV/E4HIsfEShNnoOLH02NLZ4oKE+o2eK9HbLVd+Fxjs21+9nsFU7vUX7qsX+Qe9dfydDu7sfvNF9bEZUT4xCf/FgwuQSGI1VDKVUCHur+7PNHcgWUOETfbnuVOiFmix1xao6Y7wyaEGtXsro0+sPO5tTHl9pf4URjjrWf/6pirdyK1Zs884guqlXBz9pDNRE91gyFO4UOasPC4RFOlcWQPa6WfJptRJLHxHH4Y0A0n3xKu/A/VGtLfzXsHm2B/hiubfXasoe2zjCI6eHOsQbMN2w6+onc7Fq35eYmsM2f8sU8m+GGU7og6jiVx1yHYY5U9WVf7tcQBYtHCqs56VPFfuDFIuMXQiqlSIRwP3AG7nvOwX3FpjLbCP7/s6MzguCKVmKVFbFYO78a1ZHbKJy8gtNqayczg5KmiHDR1GD9lShGLZo+QQ0ry90epxlac8t4TR74PrybHvP60TFxaaTelcebVlHjTutw0WG0Rj+BNfxQjhY7ur+Gg+aktbsqDQw4yXWtjsUn8IOPYIkFT1EFcxNXP9ylcHvT8IbEnfEcYO5k/WXkhlYzsvxt3lBJEcax+3iLva+li2/Gqe/a5a8+79G99H6wvunD0/D2bCUr7/yAilwNM8XIbwVGHVHmb3F8AcStl7elK2wUR6PbtFITi8tLWCChmCfEB1lFx47XEANMCpiPSJO5waAdihqCNytNH9sv9EqKcv72tg6pi+adHJa9xX1lL7MnWVu+Hy5CS/Vrh5zAggAZk3RsGdZg7bKdJQfIp/h9nEbNUBK90XV9wRlVOirUSXuNDRwT2RFAs00RFHuP3QFbgdHxbptsRGRGrLttvLmBWxFw1H5qL/sT2ch7ZB32GveE15EBdRmE7cgDkovai34gBl6F+8X6yUYRbQNnuX0vgTsCzpt3hTE/bq6gBY6w5KtE0bsPDbku08tML7PHcadTLyKypZ5GjUrv9FAaGLBXb93CQIVXqFGVQLafPYesxF4+WTQGwthPbGuoR8L9qYfCc3g78TthqCKhvMIW8kmMGsdLQJJlbjLWnMRXh2aGnHdmudjoE3Kzvy81yGYiLgKxUbgsWDIcO8xzwnVRhTkp4qqoJ44TlblwDsm42iQO8VfleZXLf+Ss2W+AWP6DPC/xUQ6llzXhfuIBl4KCRJr7VpFid3NujIi6uCXuu/Bc4EpQzkb4FuiJfSmtPCqVjfU3yPG1swaDkcjo7ivS1rHuJsVFbVFM5ThUwmYwP5lE8Yy4cpL+53rtZNFgAnY/MDNRfx1aKf+VlJnXGGfmOJuOVOA/NI/aFQnZL/+o7Ivc+DPk8ZlbOtbKSzIf/YZvo3bEkS6JAV7p7gObN6GTcTWfbjjqQwvTzSqyNuYZShQGeQVXU9b5gf1WX1+YGrW12sr95COZZ0y8DBa/5I8DY7zoTF2jM9hl7jvH8+M5YzaG9XMW3iYMmyCYkFmCBTAOfqcDxNNiIafCdxONuKMULhv4d4HJS1T5h7yIi2Ofhc+fzDmPblBWurZ44IPoljolJshxjtuqgbg3WDLbaLiT92KPcgnCJeERDxZHSmqiJGh5ON8mHZ+vrGmuW6LSdrQGZlkfwl+heNlYognrV1YgeCWrW3WVfRxvFVrlBjFe/iML0Hnkqj6x6hD/KLDAYC3a0V+wVd1xcAkf9OtIRV/bB2Fzn1gd/m2BrYQoBCKfFjhOkKaiTnwDXkJ31Qvva78YA3lRgDH9LEfSp+gk+RyPcUAcw+VkScqBO35zWoDvgz2+YXP35UubwwlMjZ4/M3UvfzoSz2Cqr6uyFd1IEjHTUPad/21IxfYEAUakaMU94RJFZ176+4PVZ8+eP/1FtwZc3m67K5HbzbHlk/J3sVROZNYYY+fPqo41zfobG4YsKS1FisIYeprwsMgeWsRr2Nq9uAhiD3ud/LN6qQQxQZp3xSuu7HAd2tpIUqSPnPQ4dX5MXhyVEeqUSyI67r2sw/AvfjbCYyxGKuQFVvVMGavWbqNSCdOXvceqZLu3yMEDsHp0sQgGhhXbJ13vRlqfPIY1ivrL1L5krhk+ziouumqHeQcoHfqpXDWkcAKaExOLsc3Xt2pbrPnJmGyM6Yi0B55Hvugdlic/lz7TX9HZzAdkrIQrzxWIxAtnhET4BOKnDoXG5DrU5ewJGQ0N6NxsFeJzn64tDkqzhnh1O6oiFGf/5/tkSERayJS0tJC9wdGyidyjBoKwl4HcnKn9GLgnIg1fKSimtXCKS8nzTWev3u7jZTh8aCZKS1bOY4KInDP7HvuB5XDh8Qol+UPCFFQ0NhXDCRMXRTdGFGWSxvac+muuO5yPTLYZtc00VWml0n/gDA/iSzwhQHFu50zYSFeORwZWQtOQghTwWm2ZxUIu5nbYl5Uryn/sB/yG6Czlq7uibr67NTPA2ceo6A8/4/PKhNyoHBW/SuEgzlqM4DVco/JaEfKm4ihJFXJqhLruVZbB8tITYxe4MUeM3y5tNEsVdKTnEke0ED5jXLg2UV3iXT84O9bqrDSkxbI4ZMuz2zvNTMHnPBXK2txjRmb4TKKMNWlxqCgj0GvGm9pTqq397dBZHTv0fYXW7tOqfVZuZC/KR/PQThohxgrrnKnv/zuUEasmooFH04kHCk207OXR9kjL7eaZzhfOQqTMjlDumRgbaI59XaIE/9ZklBZPhYhHaTjbBiSG41+1XKyX+IKxwHuySjS0368PNet2kLiCs+jbpOYflUNH/aGeGnfaWG3t147HOKjyf/OjVaJ8Uz3uZHLa1nBLxLIpb3eoIJ4rixYoS9BfQHbuh+d0F7M7LIH/0o1MxDKZLd2VfjNJ3ETmKDLneuYVq9oE5M+U69yuDjY/5ITcOluPPrDprBLjkjetfntYUm7IuXtBxZDFBXYCt8ZJsSzTgxqDfPHOtX1W795fPWbzXWf3B3/LRSoosY47Djos0vmPnBX/Lq/s+/QBsnX2iIMs+5jlOnjKW5Ej84Q/mJnUfbmfVbKT3kBf+coQbP5ajBM3hC70i+lFiigGd75lzXw0yoUiHhZg9BKdySkzf1McMMa/NdLIQrgYapz9mSiVZh2DK/whru+JRxr160osizJZ2OCe+cJ9nYqvMsHj/4o6Onj1fw1C6V9StE/mgPWGxOAHuIdqAAheRQeVVAeWvyt0utY8gKHMKeXcJoOVQllNPhIrnwiM49G9AFtEjvk5i76JHEBwPKKkOjHCnUtwPeRS3VjMZyKSVzh5248oisWpfswI7Y3S5fH1b/nDv832c+2jCPRl/Spgyeki46D+AbWluy17FKUs/Ye+B8x/bHs6e89VYzEeliI91gOPs3qLVMP1vrSGQjiSF4VJubR19ur+uT5tf1rQ9+ky/yhRUpRM7mgtkEhoIiTFjLVfq6bYEufV1SOOkF0QqlP2JD5HX0tNrKoDdDJ59l5MCPVzsC/2xqgbX8dFpU+2geSMbdKZ4fG4pszT5p5ONd2+yS7E7mN6+DJiFGoRP05ayZ/wDsg7uHIHtj/Av+AA4JXcUPP/re4T5W30wLoKzh4+FkVEoTzmbhiZnPcgUhPsZ2Zfib1UGxA0JYBssN5C+WCGAwMzZ6oPMaK6LC4Bv2xAvzgN6hJJBysa7frsM3Z9fBnOJx6QXgRDAoMH+5hVtW/BY6lDVAB9nPalv15/Ng7HPNNmAjGs4kYTEaH2Q7L50VXNoNEhiBDbxGx5FHh2duEk5jZOZjRGEPpAl8fo3qQPEL2aSGv3kMgUYny2kQxNtuICi8rQwfnFwhFaRJvlXMOH5drxNiV5sZPmdw4ttopAliYeoJ2SKv1zjA+9GTGZn8wF9JOtpucJLduXsI4oxHWIV8k48iypTh2l0NMDbuzI7xQ1hkKys6MSqBgMiRhsv2mTmuo3OV7ONaVSe+MtWKYVzkIO7IGR9BrwnO2hj3cwOXIx+qc96kqTR/UUkAXxBF9Yg7dzVpIdF2ojMMKVCwpVVMaKzPMPi7PYEyORfHnArHh4to5NBusG6wDXtKH70Pkn11fPTXfkhSEF//m7mS8SyGnImliMeb7fvsTP2KLCXWqdEAkmspR0Ea7nKp5NYSNDE0hY8eoVoGOSwqCSkKhkGqBHTlPRXy0Hyt8L/7A61RtaYX3QQ2QN540Pq5v8g8zkU4rgmFT3MudZAu5rc5qPc29H2DDj/XJn5Jy2VvPaWlgGHUkWogKGjiYZVfyCUMMvAX18Fz6RicVCxTcHTPO4Q5+eyBkVWyotCEZHwdZjQrwHb7dP2JOIWdwQm4btYwDDeNdLwMTZcP5YaB9ndY7QEcxZ5E8cJWS3Jm5sENW3HWsVYRMSMCQ2NcDFDzFHYqq/1FgsDQhDuRWGC3vN0ztG0dEnZMGPFyKcZ08fvOtornBPWQ58R1VT52kuPUeb2w+uGL49Wj16v6oh3whEPCA46Ce6RU9REXCKNKISXzoMz4Ra2cCduJLlBp5AblGZHsvhxA1SjTrBVzC/gfT0NG3NADFZHa+oqqkOYNCTJkEt+0OCogQpE6EiqqOLaVDQNaVQnAK32BpHCQXyBCrl6mwKWixXym/zRpSE0iPe++6JgBSO5SAKetxeNpTVlRUdGjYwekIpYNconPRcJItBYiHMwmXwJwxQa0TyuKQtXNJppxMQtEUxODU+Db3NhDNzVinlIvRnP8ICWyhuAxWO12E/RjGJETKFMgT6S5OUzfrCxoxfuNkCSyjej7vI0vObR8fm2sif6/1//STmNo6NzreQP+bMrNg+KMTaLJ++Y3O/CGO7BDSUHXhDR+Sl/TA+accXQhR1sttYzjgiTlawfD6V+RCyTe8gOepNyGQfsYXMbUSljlCqcLecJv2yMrZVfaJe0HCfve1WeXhLr9nwVlub5eIwSHEbRsh3IQpSYWaw6xyOHWKkhHNidJrZ678nB7D2dhrLBhwSR4dHIcfHdz0RKmLsKBMsETytwaowPp8JInXtq4xHkxHhtrHZ3OiqZqPRWITHJTlbGAXGFwX6R5EyfYxm0su0If4HoaTOWMZEoEnZSTwEMycC88ffKJvQwjnHqAU39M8jXWImEUk1ks2EEtFKvMHl0ZcIGLKoJqdGhZv2hPjWtBREFaRQ66K7O0v30lI9ljvWDkS+I2Ls9XYi3mBPos6WmWfVJ7tYbPFDS6MyKJlcQmUcF1OUB0EVsPyu3FCraIt6QHEYo1yszp4Ej4Bx7wPzYvInhvIaMov2CrWaSX3iEcGlzlAut2LzlLIssUG8aPo3/IoS4ZN4IvYAy3GZF2X/0hXZsinmZvZ2jRvoDJTnnkEV+m1IEuZ4d/gOVTHCkhntVTG/uNtGw2ftYyKpWhICtyIr/kukQrwEScwKVBFGKT6ue1+ulURGCNMotn3A/bg5K1oDhJVgfN7AKAljGZCFvlam3lYFDdVnuuJxxIgoLy2MZzoJJfwKAnVQXymzOKw+w8vIYo4Aj19Ga5gWUByW0Z2l0GWTl9fJyowzMwnykVfxBPusHYJfJyLow9DeeqlGUQreviCLZGx+9MvcBgX5vQ7CJ3nOZsuUwKmmncLoG9CEGIlHklNEGf0EkplmZEx3yLBuc6ZJKR4UvY+KSwW5SdhJsAlnYjvJoR/S6g7P2q+dN63WP63TivhVpEmjidgMdsXOtscQ50kbrmwYpPoLvpwS+deotiMB+uH4H8RwaoCEEZNkDNaEGTr0A8GKyhr4ZKns++ZDxhb0YRiHy+N3JONODsQwdcXm7AUbysFbgP3ckZGDgeJCkB5cimMDdUse5XVGyf/fpQh9mxjNvT7bRBaaqTbGbABpspniJUYfPR6xR3ztmXzQpf+l18KXeR36JEli/2V8TqGOXqWV1aOLtccC3fYv7y2vrB4E0KUZ2fgaCXHAPOPA80KbS8O9gP3J5Sr6p/q69KGhtsOGB1ks0CTSywhKPiRq/Tr+a/T/dIkQPVDSdErfFtAOnxhent/AtC8dkhASEeEen9Qx35SGen7+8SoYHNI0JCGktKHpUckb6VO3TBDyl4FQqbAUfL5Nqls8HIoQ4CNs1WzMPkdoOyTaLXan5mPxwUh9yXoTuCoBrJWo0iXhAgFj0mdlpfpZBQED7pfAiEKvDC8vGDbt9gWmVKbG4N74qDTFEOnrKeCTWtDnBG1zMRRvAEqXJGTVCVVKHMMojnmMFLadP1iBY9s+SvoaHZefLp8Z/1Eg835c0PYLExW0BNu3poNAGe07pqvUfXlxly+glo8XUTDYpOMFXZCk0JZIpwlkSYK0iT9vdZ1QVtJaEDUDYZCk6KwZZ07ewSZL/VvNZC384THJiEVHu7t7/+kjMmrCyD4SRl2TNaYv1m3Y5vE8oyRHfawr9Y2OUB0D0CUFDMV3xe8lJjg79ckqyMO2IiV4Pe7+n0axc8rrOy6otp6beBiXNMjgpHHhkNT6A7hzJGRaNGt0OhFcVER1qz254uH2q/xYIsiA8kJ90qlMrUlOIbt2vnSaIq5bO002cq5os2G6g9LbUpdrtU0LOMOA4Mu37vdEV1jHRTJdHjGj1SNXwnRZpBKY+S+ZPDAQbLWogWlX+Y8ztCwmosqFO6rcJXFb/0ug33aLGhi2Vc+xbhSrEswdWQ1mSZ6rdx9pbBw50twyaicdO5IhULJzLI1gG/lLLpSeH7h2LgdfmP2PP7qdNKz+/4szZu+oOHrdKV/UoutFS830HFq9ecRj07QT/cne14px7oy9UCDsldNpqo9Yz0ND/EeV9vkfTewr5KWQkVgx3H2sSECkcUQd2IPmuMpjRj3Z0bmREJ+qUjuLhJH1EKtf/oZCsTsV9xw+D4ryjysd8D+eOFAYlxoewYtDOsGc1PFUYnhOOaHHFt04ZVZfQM2m+PsUl1pbyPkyyOc8cJyfyTU3ic3IS3Yv9kHRtTivrLwU95JQIEx2SwqlOlD5milV77bRgDCZ797RuNYfufaOOFLj6k1V/5+iftXy8sGF14cS3K494Lva4vn5Tehdr2M8/sZ6KxF/L81PwhG8Yf38Br53nDnA2mEzsUy1kbHEUI3quD0ZNMTlnYOQhUYkqkqVE15jDUOa1k1Lr7ZU9uZA7wBteQPneEavu1KsKTdOLUHSBKtOua37vfbnQgMbi2utQmclp7E9LCXLtkFWzs1eX3SFf4Ama+ablUM1TKYHvTkp/MYoBzlndFJ+HljZbF5YjACSEAFdy5CxA/fcB16WqQNLlrfM98AHHcbJ+6QvrPjc8WsIQmawwqBdakxNrJYZ4ByCN9kfWDosZjRMwJfhRhSZZa2yaOAXcTQ5g6vZx2KBFFXezEc5JcYg3ezV7zkBJnSTkcmBYHW49cI7oz4exfMhtnkObzwQ/z+hC0jpEe011Qm607UJ/JoafkJtdXyJ61qE6zuR4H8iI/4G853Y0JFQ9Ch6/udJ7JupIx4jICx7ZWNGXiwi3pLucIooKBSo+1k6LFK7vx1fjkWjIoPQRQgGlOWqa66otHP5wG2XG+PXcaaqpeWIMIfISGolMxzDvNzGff+wFBT2xSD2mLvmM0jGOTo4V/Syh9rigba8xutHuK/MbXJ1QFW/wOVTXRsZFoTp5CmYIxhG0XiGEZqsU+FBFKOQDkRS9eZbZpYjvXa50T4VL+ZW5h1MSYLAehjmhzLl5NNrucbhL6CJjNRWv8h13WLAMd41LitxgPPQmVpmQLWppQH+xRnAG3IHHg22G5CJ37z6Td6GOuH+j+A1MT6+I8txFFYEhlQmBPQqWNcVlx5C6DyrzLTMWWaLFtZ1iBaesEvidX7ABh4kGNFtGTAwmSVelfyEjGY2GAvi4PQrwLCH+koj5pkAGHhMDa+DONCw42f/7b3LfFNHx0ctapduF/T3PUjUxELbvhzuQuEwUza5mopE0FKdxNjwHEBnedKvfg7rJ3pxa/syrMF6BXMmkVwDxtvYVjUPaFnYztuM4SVUYX1lC8PH4ZrkZqAt/zIG098UmZjUyMQ0U2MwvY0RSYlNDEzjFWGIVnY8MtojLptISkASWXHIGPf4bCIR8KNOkLt9wzxgINT19bYO2noh5AqPSVXxYVkIdsCmpvsAOlp+HnyIsTjz4cosS5MXYuLf6gsaWuajstAio77B7gZpZJtqyyT5xDTW0aAg8GH90WO6Y8ZNctPD6EzqgKrcmFMekciJyR7QMcm3+Fhi8EUHmlS/JDSadS3t5qPYPszG0mlxtU+zm9k3Yxn2alzN2gl2rJ6fe6al3VpC76jAyqw8qufJvSCXBks4nhIFTY87aAGe45vRxk6OGKuZNsYB/L3bU5AFiZomLszIFcWGwtKTIg+8CYp8OlVWXlFMfomRpxeCTJIdYGF5wPiC8UwqigH/0+wl1mEh6ylfF455KJhLWUyCTjTUOJWJyQiFHBEQZu0aZmMlh4ZmZnmHTkgTpSXlcLlBhEbQo8DAqvyHiSn5OXXF5fyoNMTz27N+tGHpEu01wmNGUWIiFidQgCU4v9WSux9rve5/FUWcQkeg02OiyWm9q3F9n032KymF5jQTCDTKYVkP9zBl8Hc3Hqnx+ZknYAUBviIWhMmjfzT/yDTxopceMZYot5/BvA+0bsr1XFdRcf9WrrkV/gZRgUSIy0dG4f5yg+TOo0dxV8K/i0GPYTy5xJCWHsqdVYuWG0xScfQ+vuYVUB9QLcecPXXLa60Ed4509sysBADmrtU49VaQzq3cmp7W0LJfvHBL/Vxl+FnQ2avnloB3Tp38qPG7hHDr5yenTn3S2EvYlBSyntOUyYGmVcza1tDF4Uwq5sexQlNsiZb3hrd+bMYJyrNWBh3P/A3UGXm4ZXBf/tHCEl54G0yVYqL/WyD7DocMDEiwEB2vCOfAUPG4eEJKUej4dcJB+pAn2x/gELwLj4Tv6dPXnmUfCCi0Bvm/L91bXl669x1vL/QcSSFUZba00DLxSK1Wclr6CTASbmtuntg/eahtL4HODIVSQpGeC2OW88QGtom5aYTsTB47lgnnQeBhEdlIBMKFmsobTmcyWUhzsXZiZKtFqqrM7mLJaAnKsRf53/PsVyf0X6Ptq79DzK5nM3F5XCYWY2eTXRxLj0sJqQWEH9vuzj41rEKuSGKsDI+024WpffDRy+YGE6Z3kdJSOWiE+WLFoWxCnKgxAtWnW3djTizF2B0Xmed3lY3IedkVeX72vg5WOSkJDM90iJ3n6zwmNO7oaL3Hc7CqBieSFDto0f6s8dxPvolqbQpBOXVcsgPC7eSa1AE4xr7OippiuY6f2x/lFtHt4zUl69bmArDkswzsHVBZIshKHwteet4bJLNmt5qF8t3+2q//LukX5kAtbv1Ihuvo6ytji14oTQxXf5aBW9aefCfV4Vgnn0OtbCZ+Wp3X1iWMFAuhZwCmfVZwRH1wUJ2CYBLkb5zG82ZDUC+uP4K4QUQxR0JmulirH1vCCtVHvljkb1bp+bEu7VUeJvDh9FLIQWWh9LCbS/Ot0GG4C7mfQ0L9/8kZA+ldndnhjvEsvf/IxODKvHJ3rHsZaGgHiiMRl1YOGEXvZwgvzTnPsqFtUuFNG7cPWTvyr79WRtI4hV7SFm9fHXLWQ3xywP+0Uk1Xkvd/z24H7k5Kxhvveb+vhOrniAoZDFExJ1pUxGT4/2BOrr2tNzQkJIQJ9UIQIjs1nRru8NugjePWqlRNgp1ojU5LH40OhpSFKd3LsLXLsqKSImxhVlawlHBCC+BEjTceeN0wcXEaSSfMlvTyNxoShcV5owCq7AnFSaitfpsUpkai0hYbJH7O9CYDNpu5T88o9F1ZX7GtklduPD+0RjuUfu12c2vG5TXKAIbaSFFNsRwi3pLhGBubIH4AxZ2WIMtgqpX+7Y31JsM2MgiYz8cmmwEJk/OAxvSkCiDjLShlkmdveS7v7WfXq+bvcwp1LkjtTFP/4y/OBQxXjoWJuKSn1Pb//GoOeUSqid+GjmrruCTG/Zf8Ik1ug38R2b+jueNx1TBDSMNLIwBNjRXBrv6QOeI2fDPsiL/3ymv14mND99KSTyRw0hhwFJtBdLt9Tcd8dKpo+7FZs5H0J4cGhSOnaL7mwtcA4bdvO9GRUeuPGQoSOnrdpvUQZZU45YBDj7YtsfELUiZ/uGOQqYHp3MuKjR/3xj1Vpit/5qubQPKbAsW8p6jyabmND3rMMV70OU+QIZ0saJQeJTCNBnYQCJgJbO8BPWBtgg3ovwaxLISHtWYt9gqwunaKrsv2BJjc15E3WrIq5/7rDDtWnWvQEwJ6z1b0rh1op73CHevLQ3aauk576Kfi7gCPMpdRBg+Pcu9Eu869ZZ/ZXP8qkhU6WPjg99w7iyBH2NjdvVKJ7DvKjWWUwbOC3oty93LXzjMeKPEe7Cwzr9BBW9F7dgmdVtSmmqRmb6pZg1R9XOnJ6CAVvVfv0Lv1avTOVvc79VbJAatf9lXN68H+4PLs6wOfp2wlsyl7TbnZyq3kb7JW/E1Wnb/JSrPl7ndRagUmBSazEbvGV4z6mdC79VvtHEmt41ERo4OC0XuM7p2IsiY6tZJM5joI6MAjryNBmbuJbPV9zwVtmIitYazk5Wm6XPyizI4YduRRdtQGdvS+dnAzO7TlYpm9AAZsBPDUZfvR/F2Fj0mHx83AiAJuaUfHiQgdX/TUk7aZntZnZXtX3al6vvJhLFSr1u7Yc/vLJj092F/OZPT07qqsfMrprTf7yfxCSGdpbP6lvzNl/ICA3KIzJOIXMACf02/JLAwNtqcqurqn7y/VM7WZZaj31/MkYQjEL1hI3Aavtbw4JOIX2o8A5L+YF7Xex8vJlRzHbgifqBNHyNJvQU4X3noemM4QyHHstv9U94H2N/uJQN9HVNeBfpyo6oF+XTsCEP+BhLCtg4bAjmNX+wmS5B0GJ4exiyGqV0tf4nUGwI6pdbGjMV20dnJ7EItRb+Tk0cLsBeKwSUthvY/Osa2bYCGJzYQV44kRVbkTSAMT4HFSDVLPx08DSGCXy07lRqsF/j9Xm30I8MmB7gMAP/z04T8rK5acVyucL9Aw0gJowP9fzl7t7YJuYdccVvr2i/sytrS2ZqC/73CckTns6v1IFDstyJt+o9tFmZGsS3dHyS860sq0XmJyf6S1R+hJdXWxVds8B8VxVU4kiI5BYuQIiwFM3YeJIg7vOVrMvsknZ4xpm58mZT6ia2gDeQmUVfy5iMkQdu2we8vcwwbqFfi4yzBugFIVmmLBbK2ems+fHMiN+WFjQ2SOC8u/4babPZuzjS0Y8l8gz8T3R7pSXQU2PyXh2jKmnoeu2rhBjZ+oyBMyfNGhkcHb4xDhyxZLqPab2GULqxaq7SLHECFlCDEnJH50yZdmU6J+s2oXCIgC/hDX93zAEC8D8W29Cjahl2vqTGd7uugR4wj+4Y/E/0IGBMj7+P3uUfvByRQQY8uSMaQ1rHmHkDd2TKMxYzC+9FaT7k+qSMvN/QMq/RJv6KrKHmQO8HdZPbVpwf2w6L5qMXz0FGzHVGvnxNOVANNCD/tMP0McEIXGQEiGIax7cSGnc6znTA5x6AxUvjmUJ5HoF8qlQScyRKGxiWLdT5Z1r/Ok+qGoOKVSZ0ZrZc8dh8ZAEBvkYDfV1AyNv3rFrYZ81tmA74C2B5NXp8yxwrQ5Xo/tJE2Xbukco5OgKdfyll1F6yTSE8G8wyHRk91m5DXTYl2KvQp1izUCf6YE1XJoAD91LMFy+g+lCCmelBXz5DIaMlCeqRVIPlMnjfdMPZ/2Mw1qrHKNpc3/SJY2PcZrM50s20RdWrUZ0mOymxWS8eNjhYvczZxsjF4+MmkGC7v2w2jxOgXyjVsXud2JGKOrlnsTeepe7UaabJsn6iwe2qV3rNcUUWU3QUnsuYcIE6f1nhklxGmosx1VJWkFAAAA"),
    (.default, "assets/icon.ico", "AAABAAEAICAAAAEAIABlAwAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAAgAAAAIBACAAAArIgx4AAAAARnQU1BAACxjwv8YQUAAAAgY0hSTQAAeiYAAICEAAD6AAAAgOgAAHUwAADqYAAAOpgAABdwnLpRPAAAAAZiS0dEAAAAAAAA+UO7fwAAAAlwSFlzAAABLAAAASwAc4jpUgAAAAd0SU1FB+oLFwIFLfo5sC0AAAJUSURBVFjD3VjPLwNREP623QqH3vwHTSRuHPRASBSh4SSC+NGUCxcSF1fxD5Bw4VRZqWwQJ9I2ioO49OTWhPgrHCpo6jArmfX6tlu73Vrf6XXe6+zM7JtvZlZpjwf2gkV4jqvWg77D3R5tITazmkglk8st2cx55CIok8v0qPxHrFDR1cvfGXQbVWY/J6w1mM4MoO9bvhhveQzPZjOI4Ez8l0wnaVPFQ/1hpRwa4kfvXyvBjxtRztFfRDpUQlgB7J955rtbRaTbSuj+6djTjlIOaaI9tA6YHiAx0dr0ZoGCHnCuyHvwgPrSAQLlgI8dIPwvB3h2+wWmOkDJQW7QDSM55bsooTWXc1hTs3OQflXcEA2yI6mhp1DRcemWG9I6IEZuLD71Mlmm8l7v2t14c1AgTJVYFrm1u+HE6B51JhoWMPOOJRzB1noslU/mytadjHOo1tv7g3ktt45UPpmrW3WjTa/iAN2tWAG6arwHb4xwzQHOQk46UxGeslCjW7eO67nW6QQ2AfQ60SNNYk5SIl2KNYHL7YTgaeTk7VSLdg+g98CJA9JulIyTMX298kaAh7gGCxGvE5nKzhBTeZnu9Ia3OzFfajMcoPgZExMDrwNSfb8iWbdgHimFgXD8bfVhZUMsSfRmaN1cqq1yhcQ0FU38O/VBmgP11gGDeSyHenfRtDrgFnw/UprqgJcs7hxV5gF3O59Gg88DPr5ChCY4YDRzf9MBO981qJlz64mmVuIWwGeNfpN/Ya52BroK6lKs9USZ5Djz3vWqZzsRKQWvJHJRA6AAE19mqryP0tV/oAAAACV0RVh0ZGF0ZTpjcmVhdGUAMjAyNi0xMS0yM1QwMjowNTo0NSswMDowMGEb/AsAAAAldEVYdGRhdGU6bW9kaWZ5ADIwMjYtMTEtMjNUMDI6MDU6NDUrMDA6MDAQRkS3AAAAAElFTkSuQmCC"),
  ]
}
