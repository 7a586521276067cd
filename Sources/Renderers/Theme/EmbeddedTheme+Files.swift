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
h1, h2, h3, h4 { margin: 0; font-weight: 400; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(2.1rem, 1.5rem + 3vw, 3.4rem); letter-spacing: -.01em; }
h2 { font-size: 1.7rem; }
h3 { font-size: 1.25rem; }
h4 { font-size: 1.15rem; }
p, ul, ol, dl, dd, address { margin: 0; padding: 0; }
address { font-style: normal; }
ul, nav ol { list-style: none; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .2rem; }
img { display: block; max-inline-size: 100%; block-size: auto; border-radius: .5rem; }
small { font-size: .8em; }

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
.lead { margin-block-start: .6rem; color: var(--soft); font-size: 1.15em; font-style: italic; }
:is(.lead, h3, h4):is(:lang(ja), :lang(zh), :lang(ko), :lang(ar), :lang(he), :lang(fa)) { font-style: normal; }
.lead > * + *, .text > div > * + *, div.text > * + * { margin-block-start: .9em; }
.when, .kicker { margin-block-start: .7rem; color: var(--soft); font: .9rem/1.5 var(--sans); }
.hero { inline-size: 100%; max-block-size: 30rem; margin-block-start: 2.5rem; object-fit: cover; }
div.text, article.text { max-inline-size: 40rem; margin-inline: auto; }
div.text { margin-block-start: 2rem; }

/* Name, leader dots, price */
.line, .rows > div, .rows li > div { display: flex; align-items: baseline; gap: .5rem; }
.line > :first-child, .rows dt, .rows li > div > :first-child { position: relative; flex: 1; min-inline-size: 0; overflow: hidden; }
.line > :first-child { margin: -.25rem; padding: .25rem; }
.line > :first-child::after, .rows dt::after, .rows li > div > :first-child::after { content: ""; position: absolute; inline-size: 100%; margin-inline-start: .4rem; block-size: .95em; border-block-end: 2px dotted var(--line); }
.line > :last-child::after, .rows li > div > :last-child::after { content: none; }
.price, .rows dd { flex: none; max-inline-size: 60%; text-align: end; font-variant-numeric: lining-nums tabular-nums; }
.line .price { font-size: 1.15rem; }

/* A menu */
.menu section { margin-block-start: 3.5rem; }
.menu h2 { display: flex; align-items: center; gap: 1.25rem; color: var(--accent); text-align: center; }
.menu h2::before, .menu h2::after { content: ""; flex: 1; border-block-start: 1px solid var(--line); }
.menu section > h3 { text-align: center; font-style: italic; }
.menu section > .lead, .menu section > .when { text-align: center; }
.menu section > img { inline-size: 100%; max-block-size: 18rem; margin-block-start: 1.25rem; object-fit: cover; }
.dishes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 2rem 3.5rem; margin-block-start: 1.75rem; }
.dish { min-inline-size: 0; }
.dish > img { float: inline-end; inline-size: 6rem; block-size: 6rem; margin-inline-start: 1rem; margin-block-end: .4rem; object-fit: cover; }
.dish a { color: inherit; text-decoration: none; }
.dish a:hover { color: var(--accent); text-decoration: underline; }
.dish .line a:focus-visible { outline-offset: 0; }
.dish .codes { color: var(--soft); font: .75rem/1 var(--sans); }
.dish .rows { display: flow-root; margin-block-start: .25rem; font-size: .98rem; }
.notes { display: flex; flex-wrap: wrap; align-items: center; gap: .2rem .8rem; margin-block-start: .35rem; color: var(--soft); font: .875rem/1.5 var(--sans); }
.notes:not(:has(*)) { display: none; }
.badge { padding: 0 .6em; border: 1px solid; border-radius: 1em; font-size: .8rem; }
.badge.diet { color: var(--leaf); }
.badge.tag { color: var(--accent); }
.badge.status { border-color: var(--accent); background: var(--accent); color: var(--paper); }
.sold-out :is(a, h1), .sold-out .price, .rows .sold-out > div > :first-child { color: var(--soft); text-decoration: line-through; }
.sold-out .status { border-color: var(--soft); background: var(--soft); }
.contents a { display: block; padding: .35rem 0; color: inherit; text-decoration: none; }
.contents a:hover { color: var(--accent); text-decoration: underline; }
.contents { position: sticky; inset-block-start: 0; z-index: 1; margin-block-start: 2rem; margin-inline: -1.25rem; background: var(--paper); border-block: 1px solid var(--line); font: .95rem/1.5 var(--sans); }
.contents ul { display: flex; gap: 1.5rem; overflow-x: auto; padding: .2rem 1.25rem; scrollbar-width: none; white-space: nowrap; }
.options { margin-block-start: 1.5rem; }
.options .rows { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: .7rem 3.5rem; margin-block-start: .6rem; }
.options .rows .notes { margin: 0; }
.menu .options > .notes { justify-content: center; }
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
.item h3 { font-size: 1.1rem; }
.item h1 { font-size: clamp(1.9rem, 1.5rem + 2vw, 2.7rem); }
.item .line .price { font-size: 1.5rem; }
.item > div > .rows { margin-block: 1.25rem .75rem; }
.kicker { margin: 0 0 .3rem; }
.facts { display: grid; margin-block-start: 1.5rem; font: .95rem/1.55 var(--sans); }
.facts > div { display: grid; grid-template-columns: minmax(6rem, 30%) 1fr; gap: 1rem; padding-block: .55rem; border-block-start: 1px solid var(--line); }
.facts dt { color: var(--soft); }
.facts dd span { display: block; }
table { border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; }
.nutrition { margin-block-start: .5rem; inline-size: 100%; font: .95rem/1.5 var(--sans); }
.nutrition :is(th, td) { padding: .35rem 0; border-block-start: 1px solid var(--line); font-weight: 400; text-align: start; }
.nutrition td { text-align: end; }
.pager { display: flex; flex-wrap: wrap; gap: 1rem; margin-block-start: 3.5rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); }
.pager a { color: inherit; text-decoration: none; }
.pager a:hover span { text-decoration: underline; }
.pager small { display: block; color: var(--soft); font-family: var(--sans); }
.pager [rel=next] { margin-inline-start: auto; text-align: end; }
.formats { margin-block-start: 1.5rem; font: .9rem/1.6 var(--sans); }
.formats a { display: inline-block; margin-inline-start: .6rem; }

/* Home */
main > section > h2 { text-align: center; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1.25rem; margin-block-start: 1.5rem; }
.cards li { position: relative; padding: 1.5rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--raised); }
.cards li:hover { border-color: var(--accent); }
.cards h3 { font-size: 1.5rem; }
.cards h3 a { color: inherit; text-decoration: none; }
.cards h3 a::after { content: ""; position: absolute; inset: 0; border-radius: .6rem; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 2rem 3.5rem; margin-block-start: 1.5rem; }
.cards .notes { margin-block-start: .6rem; }
.cards h3 + div { margin-block-start: .3rem; }
.columns h3 { margin-block-end: .5rem; color: var(--accent); font-style: italic; }
.columns .facts { margin: 0; font: inherit; }
.columns .facts > div { padding-block: 0; border: 0; grid-template-columns: auto 1fr; }
address span { display: block; }
.links { display: flex; flex-wrap: wrap; justify-content: center; gap: .5rem 2rem; margin-block-start: 1rem; }

/* Notices */
.notice { max-inline-size: 34rem; margin: 12vh auto; text-align: center; }
.notice p { margin-block-start: 1rem; color: var(--soft); font-size: 1.15rem; }
main > section ~ .notice, h1 ~ .notice, .intro ~ .notice { margin-block: 3rem; }

/* Ledgers */
.scroll { margin-block-start: .9rem; overflow-x: auto; }
.ledger { inline-size: 100%; font: .95rem/1.45 var(--sans); font-variant-numeric: lining-nums tabular-nums; }
.ledger :is(th, td) { padding: .45rem 1.1rem .45rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: baseline; font-weight: 400; }
.ledger thead th { border-block-end: 2px solid var(--ink); color: var(--soft); font-size: .85rem; white-space: nowrap; }
.ledger .figure { padding-inline: 1.1rem 0; text-align: end; white-space: nowrap; }
.ledger time { white-space: nowrap; }
.ledger tr:target { background: var(--raised); outline: 2px solid var(--accent); }
.negative { color: var(--debt); }
.movement { max-inline-size: 40rem; }
.movement .amount { font-size: 1.6rem; font-variant-numeric: lining-nums tabular-nums; }

@media (min-width: 62rem) {
  .menu:has(> .contents) { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 3.5rem; }
  .contents { align-self: start; inset-block-start: 2rem; margin: 3.9rem 0 0; border: 0; border-inline-end: 1px solid var(--line); }
  .contents ul { display: block; padding: 0; white-space: normal; }
  .contents .nested { padding-inline-start: 1rem; }
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
@media (forced-colors: active) { .badge { padding-inline: .5em; } [aria-current] { text-decoration: underline; } }

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
  h1, h2, h3, h4, .lead, .when { break-after: avoid; }
  .menu, .item { display: block !important; }
  .dishes { display: block; columns: 2; column-gap: 2.5rem; }
  .dish { margin-block-end: 1.2rem; break-inside: avoid; }
  .options .rows { grid-template-columns: 1fr 1fr; gap: .4rem 2.5rem; }
  .options li, .facts > div, .cards li, .columns > div, .end, tr { break-inside: avoid; }
  .badge.status, .sold-out .status { background: none; color: inherit; }
  .item > img { max-inline-size: 60%; margin-inline: auto; }
  .item > div { margin-block-start: 1.5rem; }
  .scroll { overflow: visible; }
  thead { display: table-header-group; }
  .ledger { font-size: .9rem; }
  .ledger :is(th, td) { padding-block: .25rem; }
  footer.site { padding-block: .8rem 0; break-inside: avoid; }
}

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
skipToContent: Skip to content
mainNavigation: Main
breadcrumb: You are here
languages: Languages
contents: On this menu
previous: Previous
next: Next
previousAndNext: Previous and next
otherFormats: "Also as"
toTop: Back to top
privateNote: "Private: not for publication"

# The restaurant
openingHours: Opening hours
findUs: Find us
contact: Contact
address: Address
telephone: Phone
email: E-mail
map: Map
cuisine: Cuisine
priceRange: Price range
closed: Closed

# Menus
dishCount: { one: "{count} dish", other: "{count} dishes" }
viewMenu: See the menu
updated: "Updated {date}"
plainText: Plain text
allergenTable: Allergen table
price: Price
prices: Prices
size: Size
priceFrom: "from {price}"
priceSpan: "{low}–{high}"
pricePer: "{price} per {unit}"
priceMarket: Market price
priceFree: Free
soldOut: Sold out
limited: While it lasts
options: Choices
standard: Standard
chooseExactly: { one: "Choose {count}", other: "Choose {count}" }
chooseUpTo: { one: "Choose up to {count}", other: "Choose up to {count}" }
chooseAtLeast: { one: "Choose at least {count}", other: "Choose at least {count}" }
chooseBetween: "Choose {min} to {max}"
chooseFree: { one: "{count} included", other: "{count} included" }
optionPrice: "+{price}"
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
  piece: piece
  portion: portion
  person: person
  slice: slice
  scoop: scoop
  glass: glass
  bottle: bottle
  cup: cup
  dozen: dozen
  hour: hour

# When it is served
availability: Served
served: "Served {when}"
everyDay: Every day
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
unnamed: "(no name)"
none: "(none)"
ledger: Ledger
ledgers: Ledgers

"""#
    ),
    (
      "templates/home.mustache",
#"""
{{<layout}}
{{$main}}
<header class="intro">
<h1{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
{{#description}}
<div class="lead"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
</header>
{{#restaurant}}
{{#image}}
<img class="hero" src="{{url}}" alt="{{alternativeText}}"{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}} decoding="async" fetchpriority="high">
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
<div{{> partials/lang}}>{{{html}}}</div>
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
<h2{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h2>
<div class="columns">
{{#hasOpeningHours}}
<div>
<h3>{{text.openingHours}}</h3>
<dl class="rows">
{{#openingHours}}
<div><dt>{{days}}</dt><dd>{{hours}}</dd></div>
{{/openingHours}}
</dl>
</div>
{{/hasOpeningHours}}
{{#hasAddressLines}}
<div>
<h3>{{text.findUs}}</h3>
<address>
{{#addressLines}}
<span>{{.}}</span>
{{/addressLines}}
</address>
{{#mapURL}}
<p><a href="{{mapURL}}">{{text.map}}</a></p>
{{/mapURL}}
</div>
{{/hasAddressLines}}
<div>
<h3>{{text.contact}}</h3>
<dl class="facts">
{{#telephone}}
<div><dt>{{text.telephone}}</dt><dd>{{#telephoneURL}}<a href="{{telephoneURL}}" dir="ltr">{{telephone}}</a>{{/telephoneURL}}{{^telephoneURL}}{{telephone}}{{/telephoneURL}}</dd></div>
{{/telephone}}
{{#email}}
<div><dt>{{text.email}}</dt><dd>{{#emailURL}}<a href="{{emailURL}}">{{email}}</a>{{/emailURL}}{{^emailURL}}{{email}}{{/emailURL}}</dd></div>
{{/email}}
{{#cuisine}}
<div><dt>{{text.cuisine}}</dt><dd>{{cuisine}}</dd></div>
{{/cuisine}}
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
<img src="{{url}}" alt="{{alternativeText}}"{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}} decoding="async" fetchpriority="high">
{{/image}}
<div>
<p class="kicker">{{#section}}{{> partials/link}}{{/section}}</p>
<header class="line{{#isSoldOut}} sold-out{{/isSoldOut}}">
<h1{{#name}}{{> partials/lang}}{{/name}}>{{#orderCode}}<small>{{orderCode}}</small> {{/orderCode}}{{name.text}}</h1>
{{> partials/price}}
</header>
{{#description}}
<div class="lead"{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{> partials/prices}}
<p class="notes">
{{> partials/badges}}
</p>
{{#body}}
<div class="text"{{> partials/lang}}>{{{html}}}</div>
{{/body}}
<dl class="facts">
{{#ingredients}}
<div><dt>{{text.ingredients}}</dt><dd{{> partials/lang}}>{{text}}</dd></div>
{{/ingredients}}
{{#allergens}}
<div><dt>{{text.allergens}}</dt><dd class="allergens">
{{> partials/allergens}}
</dd></div>
{{/allergens}}
{{#additives}}
<div><dt>{{text.additives}}</dt><dd>{{additives}}</dd></div>
{{/additives}}
{{#facts}}
<div><dt>{{name}}</dt><dd>{{value}}</dd></div>
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
{{> partials/options}}
{{/optionGroups}}
{{/hasOptionGroups}}
{{#nutrition}}
<h2>{{text.nutrition}}</h2>
{{#basis}}
<p class="notes">{{basis}}</p>
{{/basis}}
{{#hasFacts}}
<table class="nutrition">
{{#facts}}
<tr><th scope="row">{{name}}</th><td>{{value}}</td></tr>
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
<link rel="stylesheet" href="{{frame.themeURL}}menu.css">
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
<body>
<a class="skip" href="#content">{{text.skipToContent}}</a>
<header class="site">
<a class="brand" href="{{frame.homeURL}}"{{#frame.siteName}}{{> partials/lang}}{{/frame.siteName}}>{{frame.siteName.text}}</a>
{{#frame.hasNavigation}}
<nav aria-label="{{text.mainNavigation}}"><ul>
{{#frame.navigation}}
<li>{{> partials/link}}</li>
{{/frame.navigation}}
</ul></nav>
{{/frame.hasNavigation}}
{{#frame.hasLanguages}}
<nav class="languages" aria-label="{{text.languages}}"><details><summary>{{#frame.languages}}{{#isCurrent}}{{name}}{{/isCurrent}}{{/frame.languages}}</summary><ul>
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
<p>{{.}}</p>
{{/frame.footer.lines}}
{{#frame.footer.telephoneURL}}
<p><a href="{{frame.footer.telephoneURL}}">{{frame.footer.telephone}}</a></p>
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
{{$main}}
<h1{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h1>
<p class="notes"><span>{{count}}</span>
{{#period}}
<span>{{period}}</span>
{{/period}}
</p>
{{#note}}
<div class="text"{{> partials/lang}}>{{{html}}}</div>
{{/note}}
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#hasTotals}}
<section>
<h2>{{text.totals}}</h2>
<div class="scroll" role="region" aria-label="{{text.totals}}" tabindex="0">
<table class="ledger">
<thead><tr><th scope="col">{{text.currency}}</th>{{#hasBalance}}<th scope="col" class="figure">{{text.opening}}</th>{{/hasBalance}}<th scope="col" class="figure">{{text.moneyIn}}</th><th scope="col" class="figure">{{text.moneyOut}}</th><th scope="col" class="figure">{{text.total}}</th>{{#hasBalance}}<th scope="col" class="figure">{{text.closing}}</th>{{/hasBalance}}</tr></thead>
<tbody>
{{#totals}}
<tr><th scope="row">{{currency}}</th>{{#hasBalance}}<td class="figure">{{opening}}</td>{{/hasBalance}}<td class="figure">{{moneyIn}}</td><td class="figure">{{moneyOut}}</td><td class="figure{{#isNegative}} negative{{/isNegative}}"><strong>{{total}}</strong></td>{{#hasBalance}}<td class="figure">{{closing}}</td>{{/hasBalance}}</tr>
{{/totals}}
</tbody>
</table>
</div>
</section>
{{/hasTotals}}
{{#hasMonths}}
<section>
<h2>{{text.byMonth}}</h2>
<div class="scroll" role="region" aria-label="{{text.byMonth}}" tabindex="0">
<table class="ledger">
<thead><tr><th scope="col">{{text.month}}</th><th scope="col" class="figure">{{text.count}}</th><th scope="col" class="figure">{{text.moneyIn}}</th><th scope="col" class="figure">{{text.moneyOut}}</th><th scope="col" class="figure">{{text.total}}</th></tr></thead>
<tbody>
{{#months}}
<tr><th scope="row">{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}</th><td class="figure">{{count}}</td><td class="figure">{{moneyIn}}</td><td class="figure">{{moneyOut}}</td><td class="figure{{#isNegative}} negative{{/isNegative}}">{{amount}}</td></tr>
{{/months}}
</tbody>
</table>
</div>
</section>
{{/hasMonths}}
{{#hasCategories}}
<section>
<h2>{{text.byCategory}}</h2>
<div class="scroll" role="region" aria-label="{{text.byCategory}}" tabindex="0">
<table class="ledger">
{{> partials/totals}}
<tbody>
{{#categories}}
{{> partials/total-row}}
{{/categories}}
</tbody>
</table>
</div>
</section>
{{/hasCategories}}
{{#hasAccounts}}
<section>
<h2>{{text.byAccount}}</h2>
<div class="scroll" role="region" aria-label="{{text.byAccount}}" tabindex="0">
<table class="ledger">
{{> partials/totals}}
<tbody>
{{#accounts}}
{{> partials/total-row}}
{{/accounts}}
</tbody>
</table>
</div>
</section>
{{/hasAccounts}}
{{#hasMovements}}
<section>
<h2>{{text.register}}</h2>
<div class="scroll" role="region" aria-label="{{text.register}}" tabindex="0">
<table class="ledger register">
<thead><tr>{{#hasDates}}<th scope="col">{{text.date}}</th>{{/hasDates}}<th scope="col">{{text.name}}</th>{{#hasCategories}}<th scope="col">{{text.category}}</th>{{/hasCategories}}{{#hasAccounts}}<th scope="col">{{text.account}}</th>{{/hasAccounts}}<th scope="col" class="figure">{{text.amount}}</th>{{#hasBalance}}<th scope="col" class="figure">{{text.balance}}</th>{{/hasBalance}}</tr></thead>
<tbody>
{{#movements}}
<tr id="{{id}}">{{#hasDates}}<td>{{#date}}<time datetime="{{iso}}">{{text}}</time>{{/date}}</td>{{/hasDates}}<th scope="row">{{#url}}<a href="{{url}}">{{name}}</a>{{/url}}{{^url}}{{name}}{{/url}}</th>{{#hasCategories}}<td>{{category}}</td>{{/hasCategories}}{{#hasAccounts}}<td>{{account}}</td>{{/hasAccounts}}<td class="figure{{#isNegative}} negative{{/isNegative}}">{{amount}}</td>{{#hasBalance}}<td class="figure">{{balance}}</td>{{/hasBalance}}</tr>
{{/movements}}
</tbody>
</table>
</div>
</section>
{{/hasMovements}}
{{> partials/pager}}
{{> partials/formats}}
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
</header>
{{#notice}}
{{> partials/state}}
{{/notice}}
<div class="menu">
{{#showsContents}}
<nav class="contents" aria-label="{{text.contents}}"><ul>
{{#sections}}
<li{{#isNested}} class="nested"{{/isNested}}><a href="#{{id}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</a></li>
{{/sections}}
</ul></nav>
{{/showsContents}}
<div>
{{#sections}}
<section id="{{id}}">
{{#isNested}}
<h3{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h3>
{{/isNested}}
{{^isNested}}
<h2{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h2>
{{/isNested}}
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
{{> partials/options}}
{{/optionGroups}}
</section>
{{/sections}}
</div>
</div>
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
{{$main}}
<article class="movement">
<h1>{{nameLine}}</h1>
<p class="amount{{#movement.isNegative}} negative{{/movement.isNegative}}">{{amountLine}}</p>
<dl class="facts">
{{#facts}}
<div><dt>{{name}}</dt><dd>{{value}}</dd></div>
{{/facts}}
{{#item}}
<div><dt>{{text.dish}}</dt><dd>{{> partials/link}}</dd></div>
{{/item}}
{{#ledger}}
<div><dt>{{text.ledger}}</dt><dd>{{> partials/link}}</dd></div>
{{/ledger}}
</dl>
{{#note}}
<div class="text"{{> partials/lang}}>{{{html}}}</div>
{{/note}}
</article>
{{> partials/pager}}
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

"""#
    ),
    (
      "templates/partials/badges.mustache",
#"""
{{#status}}
<span class="badge status">{{status}}</span>
{{/status}}
{{#tags}}
<span class="badge tag">{{text}}</span>
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
      "templates/partials/dish-name.mustache",
#"""
<a href="{{url}}"{{#name}}{{> partials/lang}}{{/name}}>{{#orderCode}}<small>{{orderCode}}</small> {{/orderCode}}{{name.text}}</a>{{#allergens.codes}} <small class="codes"><span class="unseen">{{text.allergens}}</span> {{allergens.codes}}</small>{{/allergens.codes}}
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
{{#isNested}}
<h4>{{> partials/dish-name}}</h4>
{{/isNested}}
{{^isNested}}
<h3>{{> partials/dish-name}}</h3>
{{/isNested}}
{{> partials/price}}
</div>
{{#description}}
<div{{> partials/lang}}>{{{html}}}</div>
{{/description}}
{{> partials/prices}}
<p class="notes">
{{> partials/badges}}
{{#nutrition}}
{{#calories}}
<span>{{calories}}</span>
{{/calories}}
{{/nutrition}}
{{#facts}}
<span>{{name}} {{value}}</span>
{{/facts}}
{{#availability}}
<span>{{.}}</span>
{{/availability}}
{{#optionGroups}}
<span{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}{{#rule}} ({{rule}}){{/rule}}</span>
{{/optionGroups}}
{{#additives}}
<span>{{text.additives}} {{additives}}</span>
{{/additives}}
</p>
{{#allergens}}
<p class="notes allergens">
{{> partials/allergens}}
</p>
{{/allergens}}
</article>

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
      "templates/partials/image.mustache",
#"""
<img src="{{url}}" alt="{{alternativeText}}"{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}} loading="lazy" decoding="async">

"""#
    ),
    (
      "templates/partials/lang.mustache",
#"""
{{#language}} lang="{{language}}"{{/language}}{{#direction}} dir="{{direction}}"{{/direction}}
"""#
    ),
    (
      "templates/partials/link.mustache",
#"""
<a href="{{url}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}{{#label}}{{> partials/lang}}{{/label}}>{{label.text}}</a>
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
      "templates/partials/options.mustache",
#"""
<section class="options">
<h3{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</h3>
{{#rule}}
<p class="notes">{{rule}}</p>
{{/rule}}
<ul class="rows">
{{#options}}
<li{{#isSoldOut}} class="sold-out"{{/isSoldOut}}><div><span{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</span>{{#price}} <span class="price">{{price}}</span>{{/price}}</div>
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
</p></li>
{{/options}}
</ul>
</section>

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
<div><dt{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</dt><dd>{{price}}</dd></div>
{{/prices}}
</dl>
{{/hasPrices}}

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
      "templates/partials/total-row.mustache",
#"""
<tr><th scope="row">{{name}}</th><td class="figure">{{count}}</td><td class="figure{{#isNegative}} negative{{/isNegative}}">{{amount}}</td></tr>

"""#
    ),
    (
      "templates/partials/totals.mustache",
#"""
<thead><tr><th scope="col">{{text.name}}</th><th scope="col" class="figure">{{text.count}}</th><th scope="col" class="figure">{{text.amount}}</th></tr></thead>

"""#
    ),
    (
      "templates/reports.mustache",
#"""
{{<layout}}
{{$main}}
<h1>{{text.reports}}</h1>
{{#notice}}
{{> partials/state}}
{{/notice}}
{{#hasLedgers}}
<div class="scroll" role="region" aria-label="{{text.ledgers}}" tabindex="0">
<table class="ledger">
<thead><tr><th scope="col">{{text.name}}</th><th scope="col" class="figure">{{text.count}}</th><th scope="col" class="figure">{{text.total}}</th></tr></thead>
<tbody>
{{#ledgers}}
<tr><th scope="row"><a href="{{url}}"{{#name}}{{> partials/lang}}{{/name}}>{{name.text}}</a></th><td class="figure">{{count}}</td><td class="figure">{{#totals}}<div>{{.}}</div>{{/totals}}</td></tr>
{{/ledgers}}
</tbody>
</table>
</div>
{{/hasLedgers}}
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
