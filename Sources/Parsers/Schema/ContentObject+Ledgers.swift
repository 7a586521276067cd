import MenugenDomain

/// Ledgers, movements and goals.
extension ContentObject {
  private static let balances = ContentForm.either([
    .object("balance"), .list(.object("balance")), .map("account", .amount),
  ])
  private static let currency = ContentKey(
    "currency", .currency, "The currency of amounts that name none.", #""EUR""#, default: "the site's currency")
  private static let movements = ContentKey(
    "movements", .list(.object("movement")), "The movements, in any order.",
    #"[{"name": "Card sales", "amount": "812.40"}]"#)

  private static let datedBalances = ContentKey(
    "balances", .list(.object("datedBalance")),
    "The balances of days by the bank's statements; a warning if they don't add up.",
    #"[{"date": "2026-03-31", "account": "assets/bank", "amount": "2012.40"}]"#)

  package static let ledger = ContentObject(
    "ledger", "a ledger", "A ledger, or a list of movements as a whole ledger.", short: [.list(.object("movement"))],
    [
      ContentKey(
        "id", .text, "Its part of the report's address; no other ledger has it.", #""bank""#,
        default: "the file's name, or the folder's"),
      ContentKey("name", .label, "Its name.", #""Bank account""#, default: "the id"),
      ContentKey("note", .markdown, "Text above the report.", #""Joint account since **2024**.""#),
      ContentKey(
        "language", .language, "The language of texts that name none.", #""it""#, default: "the site's language"),
      currency,
      ContentKey(
        "visibility", .word(of: Ledger.Visibility.self), "Who sees it: `public` publishes it with the site.",
        #""private""#, default: "the site's `movements.visibility`, else `private`"),
      ContentKey(
        "openingBalance", balances, "The balance before the first movement: one amount, or one by account.",
        #""1200.00""#),
      ContentKey(
        "closingBalance", balances, "The balance after the last movement; an error if it doesn't add up.",
        #"{"assets/bank": "2012.40"}"#),
      datedBalances,
      movements,
      ContentKey(
        "budget", .map("category", .object("budget")), "What may be spent in a month, or should come in, by category.",
        #"{"costs/produce": "500.00"}"#),
      ContentKey(
        "vat", .map("category", .vat),
        "The VAT that amounts of a category include, and of those below it; a movement's own `vat` comes first.",
        #"{"sales/food": "7 %", "sales/drinks": "19 %"}"#),
      .source, .timeout, .maxAge, .tokenFrom, .schema("ledger"),
    ])

  package static let ledgerPart = ContentObject(
    "ledgerPart", "a part of a ledger",
    "A file of movements in a folder with a `ledger.yaml`, or a list of movements.",
    short: [.list(.object("movement"))], [movements, currency, datedBalances, .schema("ledger", in: "../../..")])

  package static let balance = ContentObject(
    "balance", "a balance", "An amount, or an object that names its account.", short: [.amount],
    [
      ContentKey("account", .text, "The account it belongs to.", #""assets/bank""#, default: "the whole ledger"),
      ContentKey("amount", .amount, "The balance.", #""1200.00""#, required: true),
      ContentKey("currency", .currency, "Its currency.", #""USD""#, default: "the ledger's currency"),
    ])

  package static let budget = ContentObject(
    "budget", "a budget", "An amount for a month, or an object that says more.", short: [.amount],
    [
      ContentKey("amount", .amount, "The limit of a month, or the target.", #""500.00""#, required: true),
      ContentKey(
        "rollover", .flag, "Whether what a period leaves, or overspends, is added to the next one.", "true",
        default: "`false`"),
      ContentKey(
        "income", .flag, "Whether it is what should come in, not what may go out.", "true", default: "`false`"),
    ])

  package static let datedBalance = ContentObject(
    "datedBalance", "a dated balance", "The balance of an account on a day, by the bank's statement.",
    [
      ContentKey("date", .date, "The day.", #""2026-03-31""#, required: true),
      ContentKey("account", .text, "The account it belongs to.", #""assets/bank""#, default: "the whole ledger"),
      ContentKey("amount", .amount, "The balance of what is booked.", #""2012.40""#, required: true),
      ContentKey("currency", .currency, "Its currency.", #""USD""#, default: "the ledger's currency"),
      ContentKey(
        "interim", .flag, "Whether it is the balance at some time of the day, else that at its end.", "true",
        default: "`false`"),
    ])

  package static let movement = ContentObject(
    "movement", "a movement", "Money that came in or went out: an object of a list, a line of NDJSON or a row of CSV.",
    [
      ContentKey(
        "id", .text, "Its id; any text, unique in the ledger.", #""m-1""#, default: "its position, from 1"),
      ContentKey("date", .date, "The day it counts on.", #""2026-03-02""#, default: "undated, listed last"),
      ContentKey("name", .text, "What it was for; may be empty.", #""Card sales""#),
      ContentKey("amount", .amount, "The amount: below zero if money went out.", #""812.40""#, required: true),
      ContentKey("currency", .currency, "Its currency.", #""USD""#, default: "the ledger's currency"),
      ContentKey("category", .text, "Its place in the tree of categories.", #""sales/food""#),
      ContentKey("account", .text, "Its place in the tree of accounts.", #""assets/bank""#),
      ContentKey("note", .text, "Plain text, kept as written.", #""Week 9""#),
      ContentKey("reference", .text, "A number from the bank or an invoice.", #""FITID 77""#),
      ContentKey("item", .text, "The item it is for: menu id, `/`, item id.", #""dinner/marinara""#),
      ContentKey("quantity", .number(), "How many.", "31"),
      ContentKey("balance", .amount, "The balance after it; an error if it doesn't add up.", #""812.40""#),
      ContentKey(
        "splits", .list(.object("split")), "The parts of the amount in several categories; not in CSV.",
        #"[{"amount": "60.00", "category": "costs/produce"}, {"amount": "40.00", "category": "costs/drinks"}]"#),
      ContentKey(
        "transfer", .flag, "Whether it is between own accounts, and so neither income nor expense.", "true",
        default: "`false`"),
      ContentKey(
        "vat", .vat, "The VAT that the amount includes, in percent; `none` without VAT.", #""7 %""#,
        default: "the category's"),
      ContentKey(
        "receipt", .oneOrList(.text),
        "The receipt's file, or several in a list (`;` in CSV), from the ledger's file; `none` if it needs none. Private.",
        #""receipts/2026-03-02.pdf""#),
      ContentKey(
        "tags", .oneOrList(.text), "Words to find and add it up by, in a list or with `;` between them.",
        #"["wedding", "garden"]"#),
      ContentKey(
        "status", .word(of: Movement.Status.self),
        "Whether the bank has booked it; also banks' words. Totals and balances include pending ones, which reports mark and add up apart.",
        #""pending""#, default: "`booked`"),
      ContentKey(
        "source", .text, "The statement's file, line and hash; `menugen import` writes it, and reports don't show it.",
        #""2026-01.xml:14 3f2a91c0b7de4d21""#),
    ])

  package static let split = ContentObject(
    "split", "a split", "A part of a movement's amount. All parts add up to the amount exactly.",
    [
      ContentKey("amount", .amount, "The part.", #""60.00""#, required: true),
      ContentKey(
        "category", .text, "Its place in the tree of categories.", #""costs/produce""#,
        default: "the movement's category"),
      ContentKey("note", .text, "Plain text, kept as written.", #""Tomatoes""#),
      ContentKey(
        "vat", .vat, "The VAT that the part includes, in percent; `none` without VAT.", #""7 %""#,
        default: "the movement's, else the category's"),
    ])

  package static let goal = ContentObject(
    "goal", "a goal", "Something to reach, counted in steps or fed by a ledger.",
    [
      ContentKey(
        "id", .text, "Its part of the page's address; no other goal has it.", #""steps""#, default: "the file's name"),
      ContentKey("name", .label, "Its name.", #""Outrun Nessie""#, default: "the id"),
      ContentKey("note", .markdown, "Text on its page.", #""Round the *loch*.""#),
      ContentKey(
        "language", .language, "The language of texts that name none.", #""it""#, default: "the site's language"),
      currency,
      ContentKey("unit", .label, "What steps are counted in; not with `ledger`.", #""steps""#),
      ContentKey(
        "goal", .amount, "The number of steps to reach, or with `ledger` the amount; above zero.", "1000"),
      ContentKey(
        "started", .flag, "Whether it has begun; needs `goal`. Not with `ledger`.", "true", default: "`false`"),
      ContentKey("paused", .flag, "Whether it rests.", "true", default: "`false`"),
      ContentKey("steps", .number(minimum: 0), "The steps so far; not with `ledger`.", "640", default: "0"),
      ContentKey("distance", .number(minimum: 0), "The distance so far; not with `ledger`.", "900", default: "0"),
      ContentKey(
        "pursuer", .either([.object("stepPursuer"), .object("moneyPursuer")]), "Who may catch up.",
        #"{"name": "Nessie", "distance": 400}"#),
      ContentKey("restart", .flag, "Resets it to before the first step.", "true", default: "`false`"),
      ContentKey("ledger", .text, "The id of the ledger that feeds it.", #""bank""#),
      ContentKey(
        "category", .text, "The category that counts, with all below it; needs `ledger`.", #""savings""#,
        default: "all movements"),
      .schema("goal"),
    ])

  package static let stepPursuer = ContentObject(
    "stepPursuer", "a pursuer in steps", "Who may catch up with a goal that is counted in steps.",
    [
      ContentKey("name", .label, "The pursuer's name.", #""Nessie""#),
      ContentKey("distance", .number(minimum: 0), "The distance that the pursuer has covered.", "400"),
    ])

  package static let moneyPursuer = ContentObject(
    "moneyPursuer", "a pursuer in money", "Who may catch up with a goal that a ledger feeds.",
    [
      ContentKey("name", .label, "The pursuer's name.", #""Spending""#),
      ContentKey("category", .text, "The category whose sum is the pursuer's distance.", #""costs""#),
    ])
}
