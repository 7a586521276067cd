import MenugenDomain

/// The site, the restaurant, pages and theme strings.
extension ContentObject {
  package static let site = ContentObject(
    "site", "the site", "The settings of the site, and the restaurant.",
    [
      ContentKey("name", .label, "The site's name.", #""Giuseppe’s""#, default: "`Menu`"),
      ContentKey("description", .markdown, "What it is, in a sentence.", #""Pizza from a wood oven.""#),
      ContentKey(
        "baseURL", .url, "Where the site is published, without a user name or password.",
        #""https://giuseppes.example/""#, default: "no canonical links, no sitemap, and a note"),
      ContentKey("language", .language, "The language of texts that name none.", #""en""#, default: "`en`"),
      ContentKey(
        "languages", .oneOrList(.language), "The languages of the site, the main one first.", #"["en", "it"]"#,
        default: "`language` alone"),
      ContentKey(
        "currency", .currency, "The currency of amounts that name none.", #""EUR""#, default: "`USD`, with a note"),
      ContentKey("timeZone", .text, "A name of IANA's list.", #""Europe/Rome""#, default: "`UTC`"),
      ContentKey(
        "theme", .text, "A folder in `Themes`, or an embedded theme: `default` or `trattoria`.", #""default""#,
        default: "`default`"),
      ContentKey(
        "ink", .either([.words(NamedInk.allCases.map(\.rawValue)), .color]),
        "The colour of text, rules and buttons, by name or as a hex colour in quotes.", #""mare""#,
        default: "`pomodoro`"),
      ContentKey(
        "paper", .color, "The colour of the light background, as a hex colour in quotes.", ##""#fffaf0""##,
        default: "a tint of `ink`"),
      ContentKey("nav", .object("navigation"), "The links in the header and the footer.", #"{"order": ["about"]}"#),
      ContentKey("logo", .object("image"), "A picture for the header, in place of the name.", #""assets/logo.svg""#),
      ContentKey(
        "social", .either([.url, .list(.url), .map("name", .url)]), "The site's profiles elsewhere, for the footer.",
        #"{"Mastodon": "https://social.example/@giuseppes"}"#),
      ContentKey("prices", .object("sitePrices"), "How public pages write prices.", #"{"decimals": "auto"}"#),
      ContentKey(
        "profile", .words(["eu", "at", "de", "uk"]), "Whose food law applies; all four show the same so far.",
        #""at""#, default: "`eu`"),
      ContentKey(
        "grouping", .word(of: Site.Grouping.self), "Whether amounts have thousands separators.", #""none""#,
        default: "`auto`"),
      ContentKey(
        "allergenCodes", .word(of: Site.AllergenCodes.self), "How a menu shows allergens beside its items.",
        #""numbers""#, default: "`words`"),
      ContentKey(
        "movements", .object("siteMovements"), "Settings for all ledgers.", #"{"visibility": "private"}"#),
      ContentKey(
        "fiscalYear", .monthDay,
        "The first day of a fiscal year, for `menugen report --by year` and `--period fiscal-year`.",
        #""--07-01""#, default: "`--01-01`"),
      ContentKey(
        "diagnostics", .map("id of a warning", .word(of: WarningLevel.self)),
        "Warnings that stop a build like errors, by their ids.", #"{"diet.contradicts-allergen": "error"}"#,
        default: "none"),
      ContentKey("markdown", .object("markdown"), "Settings for Markdown.", #"{"unsafe": false}"#),
      ContentKey("restaurant", .object("restaurant"), "The restaurant.", #"{"servesCuisine": ["Italian"]}"#),
      ContentKey(
        "publish", .map("name", .object("publishTarget")), "Where `menugen publish` sends the site, by name.",
        #"{"web": "rsync:rosa@host.example:public_html/"}"#),
      ContentKey(
        "rates", .list(.object("rate")), "Exchange rates for totals of ledgers.",
        #"[{"date": "2026-01-01", "from": "USD", "to": "EUR", "rate": "0.9215"}]"#),
      .schema("site", in: ".."),
    ])

  package static let sitePrices = ContentObject(
    "sitePrices", "settings of prices", "How public pages write prices.",
    [
      ContentKey(
        "decimals", .word(of: Site.Decimals.self),
        "Whether a price has decimals that are zero: `auto` leaves them out.",
        #""auto""#, default: "`full`"),
      ContentKey(
        "symbol", .word(of: Site.Symbol.self), "Whether a price has its currency's symbol.", #""none""#,
        default: "`auto`"),
    ])

  package static let navigation = ContentObject(
    "navigation", "settings of the navigation", "The links in the header and the footer.",
    [
      ContentKey(
        "order", .oneOrList(.either([.text, .object("navigationLink")])),
        "The first entries of the header; other menus and pages follow.", #"["menus/dinner", "about"]"#),
      ContentKey(
        "hide", .oneOrList(.text), "Menus and pages that the header leaves out.", #"["legal/privacy"]"#),
      ContentKey(
        "footer", .oneOrList(.either([.text, .object("navigationLink")])),
        "The entries of the footer, which the header leaves out.", #"["imprint"]"#),
      ContentKey(
        "reservations", .flag, "Whether the header ends with a link to reserve a table.", "true", default: "`false`"),
    ])

  package static let navigationLink = ContentObject(
    "navigationLink", "a link", "A link to another site.",
    [
      ContentKey("name", .label, "Its text.", #""Shop""#, required: true),
      ContentKey("url", .url, "Its address.", #""https://shop.example/""#, required: true),
    ])

  package static let publishTarget = ContentObject(
    "publishTarget", "a target", "A place to publish the site to, as text or with its limits.", short: [.text],
    [
      ContentKey(
        "to", .text, "`folder:`, `rsync:`, `git:`, `rclone:` or `netlify:` and its address.",
        #""git:https://github.com/rosa/rosa.git#gh-pages""#, required: true),
      ContentKey(
        "host", .word(of: PublishTarget.Host.self), "The host, whose published limits apply; `other` has none.",
        #""cloudflare-pages""#,
        default: "`netlify` for `netlify:`, `github-pages` for a branch `gh-pages` on github.com, otherwise `other`"),
      ContentKey("maxFiles", .integer(1...1_000_000_000), "The most files that the host takes.", "20000"),
      ContentKey(
        "maxFilesPerFolder", .integer(1...1_000_000_000), "The most files that the host takes in one folder.", "54000"),
      ContentKey(
        "maxFileSize", .pattern("^[0-9]+[KMG]?$", title: "size"),
        "The most bytes of a file that the host takes.", #""25M""#),
      ContentKey(
        "maxSize", .pattern("^[0-9]+[KMG]?$", title: "size"),
        "The most bytes of the site that the host takes.", #""1G""#),
    ])

  package static let siteMovements = ContentObject(
    "siteMovements", "settings of ledgers", "Settings for all ledgers.",
    [
      ContentKey(
        "visibility", .word(of: Ledger.Visibility.self), "Who sees ledgers that don't say: `public` publishes them.",
        #""private""#, default: "`private`"),
      ContentKey(
        "detailPages", .word(of: Site.DetailPages.self), "Whether each movement has a page.", #""never""#,
        default: "`auto`: up to 2,000 movements"),
    ])

  package static let markdown = ContentObject(
    "markdown", "settings of Markdown", "Settings for Markdown.",
    [
      ContentKey(
        "unsafe", .flag, "Whether raw HTML and unsafe links reach the pages.", "true", default: "`false`")
    ])

  package static let rate = ContentObject(
    "rate", "an exchange rate", "An exchange rate from its day on.",
    [
      ContentKey("date", .date, "The first day it applies.", #""2026-01-01""#, required: true),
      ContentKey("from", .currency, "The currency of the amount.", #""USD""#, required: true),
      ContentKey("to", .currency, "The currency of the result.", #""EUR""#, required: true),
      ContentKey(
        "rate", .number(minimum: 0), "What one of `from` is worth in `to`: above zero, up to 18 digits.", #""0.9215""#,
        required: true),
    ])

  package static let restaurant = ContentObject(
    "restaurant", "the restaurant", "The restaurant, in schema.org's terms.",
    ignoring: ["@context", "@id", "@type"],
    [
      ContentKey("name", .label, "Its name.", #""Giuseppe’s""#, default: "the site's name"),
      ContentKey("description", .markdown, "What it is.", #""One oven, twelve chairs.""#),
      ContentKey("slogan", .label, "Its slogan.", #""Since 1987""#),
      ContentKey("servesCuisine", .oneOrList(.text), "Its cuisines.", #"["Italian"]"#),
      ContentKey("priceRange", .text, "How expensive it is.", #""€€""#),
      ContentKey("paymentAccepted", .oneOrList(.text), "How guests may pay.", #"["Cash", "Credit card"]"#),
      ContentKey("telephone", .text, "Its telephone number.", #""+39 06 5550 1989""#),
      ContentKey("email", .text, "Its e-mail address.", #""info@giuseppes.example""#),
      ContentKey("url", .url, "Its own website.", #""https://giuseppes.example/""#),
      ContentKey(
        "sameAs", .oneOrList(.url), "Its pages elsewhere.", #"["https://social.example/giuseppes"]"#),
      ContentKey(
        "acceptsReservations", .either([.flag, .text]), "Whether a table can be reserved, or where.", "true"),
      ContentKey(
        "address", .object("address"), "Its address.",
        #"{"streetAddress": "Via dei Forni 8", "addressLocality": "Rome"}"#),
      ContentKey("geo", .object("geo"), "Its coordinates.", #"{"latitude": "41.9028", "longitude": "12.4964"}"#),
      ContentKey("hasMap", .object("map"), "The address of a map.", #""https://maps.example/giuseppes""#),
      ContentKey("openingHours", .oneOrList(.object("hours")), "The usual hours.", #"["Mo-Fr 11:00-23:00"]"#),
      ContentKey(
        "openingHoursSpecification", .oneOrList(.object("hours")), "The usual hours too, as objects.",
        #"[{"dayOfWeek": "Saturday", "opens": "12:00", "closes": "22:00"}]"#),
      ContentKey(
        "specialOpeningHoursSpecification", .oneOrList(.fullObject("hours")), "Hours and closed days of certain dates.",
        #"[{"validFrom": "2026-12-25", "validThrough": "2026-12-26"}]"#),
      ContentKey("image", .object("image"), "A picture of it.", #""assets/oven.jpg""#),
      ContentKey("logo", .object("image"), "Its logo.", #""assets/logo.svg""#),
    ])

  package static let address = ContentObject(
    "address", "an address", "A postal address.", short: [.text], ignoring: ["@type"],
    [
      ContentKey("streetAddress", .text, "Street and number.", #""Via dei Forni 8""#),
      ContentKey("postalCode", .text, "Postal code, in quotes if it begins with 0.", #""00153""#),
      ContentKey("addressLocality", .text, "City or town.", #""Rome""#),
      ContentKey("addressRegion", .text, "Region, province or state.", #""Lazio""#),
      ContentKey("addressCountry", .text, "Country, as an ISO 3166 code.", #""IT""#),
    ])

  package static let geo = ContentObject(
    "geo", "coordinates", "Coordinates in decimal degrees.", ignoring: ["@type"],
    [
      ContentKey("latitude", .number(minimum: -90, maximum: 90), "From -90 to 90.", "41.9028", required: true),
      ContentKey("longitude", .number(minimum: -180, maximum: 180), "From -180 to 180.", "12.4964", required: true),
    ])

  package static let map = ContentObject(
    "map", "a map", "A web address, or schema.org's `Map`.", short: [.url], ignoring: ["@id", "@type"],
    [ContentKey("url", .url, "The address.", #""https://maps.example/giuseppes""#, required: true)])

  package static let hours = ContentObject(
    "hours", "opening hours", "Days and hours, as text (`Mo-Fr 11:00-23:00`) or an object.", short: [.text],
    ignoring: ["@id", "@type"],
    [
      ContentKey(
        "days", .oneOrList(.text), "Days of the week: `mon`, `Mo`, `Monday`, or ranges such as `mon-fri`.",
        #"["tue", "wed"]"#, default: "every day"),
      ContentKey(
        "dayOfWeek", .oneOrList(.text), "The same as `days`, by schema.org's names.", #""https://schema.org/Saturday""#),
      ContentKey("opens", .time, "When it opens.", #""18:00""#, default: "closed all day", aliases: ["from"]),
      ContentKey(
        "closes", .time, "When it closes; before `opens`, it is past midnight.", #""23:00""#,
        default: "closed all day", aliases: ["to"]),
      ContentKey("validFrom", .date, "The first day.", #""2026-12-24""#),
      ContentKey("validThrough", .date, "The last day.", #""2026-12-24""#),
    ])

  package static let page = ContentObject(
    "page", "a page", "Front matter of a page.",
    [
      ContentKey(
        "title", .text, "The page's title.", #""About us""#, default: "its first heading, else the file's name"),
      ContentKey("description", .text, "A sentence for search engines.", #""A kitchen with one oven.""#),
      ContentKey(
        "language", .language, "Its language, if the file's name has none.", #""en""#, default: "the site's language"),
      ContentKey("order", .integer(-9999...9999), "Its place in the navigation, lower numbers first.", "10"),
      ContentKey("date", .date, "The day of a piece of news or an event.", #""2026-03-02""#),
      ContentKey("nav", .flag, "Whether the navigation may have the page.", "false", default: "`true`"),
      ContentKey(
        "template", .text, "One of the theme's templates in `templates/pages/`.", #""wide""#,
        default: "the theme's `text`"),
      ContentKey("extra", .map("name", .label), "Fields for the templates of a theme.", #"{"author": "Rosa"}"#),
      ContentKey("draft", .flag, "Whether the page is left out.", "false", default: "`false`"),
      .schema("page"),
    ])

  package static let theme = ContentObject(
    "theme", "a theme", "The settings of a theme.",
    [
      ContentKey(
        "css", .word(of: ThemeSettings.Styles.self),
        "Whether its style sheets add to those of the default theme, or replace them.", #""replace""#, default: "`add`"),
      ContentKey(
        "origins", .oneOrList(.url),
        "Other sites that public pages may load scripts, styles, fonts and pictures from; `https://*.example.com` has all "
          + "subdomains.",
        #"["https://stats.example"]"#),
      .schema("theme", in: "../.."),
    ])

  package static let strings = ContentObject(
    "strings", "a theme's words", "The words of a theme in one language, nested or not.",
    others: .either([.text, .object("strings")]), [.schema("strings", in: "../../..")])
}
