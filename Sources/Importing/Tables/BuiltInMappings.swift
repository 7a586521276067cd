/// The exports that need no mapping, by the columns that their banks publish.
extension TableMapping {
  package static let builtIn: [TableMapping] = german + international

  private static let german: [TableMapping] = [
    TableMapping(
      "sparkasse-camt",
      [
        .account: "Auftragskonto", .date: "Buchungstag", .note: "Verwendungszweck",
        .reference: "Kundenreferenz (End-to-End)", .name: "Beguenstigter/Zahlungspflichtiger",
        .name: "Buchungstext", .amount: "Betrag", .currency: "Waehrung", .state: "Info",
      ], dates: .dmy, mark: .comma, pending: ["Umsatz vorgemerkt"]),
    TableMapping(
      "dkb",
      [
        .date: "Buchungsdatum", .state: "Status", .payer: "Zahlungspflichtige*r", .payee: "Zahlungsempfänger*in",
        .note: "Verwendungszweck", .amount: "Betrag (€)", .reference: "Kundenreferenz",
      ], dates: .dmy, mark: .comma, currency: "EUR", pending: ["Vorgemerkt"]),
    TableMapping(
      "ing",
      [
        .date: "Buchung", .name: "Auftraggeber/Empfänger", .name: "Buchungstext", .note: "Verwendungszweck",
        .balance: "Saldo", .currency: "Währung", .amount: "Betrag",
      ], dates: .dmy, mark: .comma),
    TableMapping(
      "comdirect",
      [.date: "Buchungstag", .name: "Buchungstext", .note: "Vorgang", .amount: "Umsatz in EUR"], dates: .dmy,
      mark: .comma, currency: "EUR", pending: ["offen"]),
    TableMapping(
      "postbank",
      [
        .date: "Buchungstag", .name: "Begünstigter / Auftraggeber", .name: "Umsatzart", .note: "Verwendungszweck",
        .reference: "Kundenreferenz", .amount: "Betrag", .currency: "Währung",
      ], dates: .dmy, mark: .comma),
    TableMapping(
      "volksbank",
      [
        .account: "IBAN Auftragskonto", .date: "Buchungstag", .name: "Name Zahlungsbeteiligter",
        .name: "Buchungstext", .note: "Verwendungszweck", .amount: "Betrag", .currency: "Waehrung",
        .balance: "Saldo nach Buchung",
      ], dates: .dmy, mark: .comma),
  ]

  private static let international: [TableMapping] = [
    TableMapping(
      "bank-of-america",
      [.date: "Date", .name: "Description", .amount: "Amount", .balance: "Running Bal."], dates: .mdy, mark: .point,
      currency: "USD"),
    TableMapping(
      "bank-of-america-card",
      [.date: "Posted Date", .reference: "Reference Number", .name: "Payee", .note: "Address", .amount: "Amount"],
      dates: .mdy, mark: .point, currency: "USD"),
    TableMapping(
      "credit-agricole",
      [.date: "Date", .name: "Libellé", .debit: "Débit euros", .credit: "Crédit euros"], dates: .dmy, mark: .comma,
      currency: "EUR"),
    TableMapping(
      "bancoposta",
      [
        .date: "Data Contabile", .debit: "Addebiti (euro)", .credit: "Accrediti (euro)",
        .name: "Descrizione operazioni",
      ], dates: .dmy, mark: .comma, currency: "EUR"),
    TableMapping(
      "n26",
      [
        .date: "Booking Date", .name: "Partner Name", .note: "Payment Reference", .amount: "Amount (EUR)",
      ], mark: .point, currency: "EUR"),
    TableMapping(
      "n26-2023", [.date: "Date", .name: "Payee", .note: "Payment reference", .amount: "Amount (EUR)"], mark: .point,
      currency: "EUR"),
    TableMapping(
      "revolut",
      [
        .date: "Started Date", .name: "Description", .note: "Type", .amount: "Amount", .fee: "Fee",
        .currency: "Currency", .state: "State",
      ], mark: .point, pending: ["PENDING"], ignored: ["REVERTED", "DECLINED", "FAILED"]),
    TableMapping(
      "chase",
      [
        .date: "Posting Date", .name: "Description", .note: "Details", .amount: "Amount", .balance: "Balance",
        .reference: "Check or Slip #",
      ], dates: .mdy, mark: .point, currency: "USD"),
    TableMapping(
      "chase-card",
      [
        .date: "Post Date", .name: "Description", .category: "Category", .amount: "Amount", .note: "Memo",
      ], dates: .mdy, mark: .point, currency: "USD"),
    TableMapping(
      "wise",
      [
        .id: "TransferWise ID", .date: "Date", .amount: "Amount", .currency: "Currency", .name: "Description",
        .note: "Payment Reference", .balance: "Running Balance",
      ], dates: .dmy, mark: .point),
    TableMapping(
      "paypal",
      [
        .date: "Date", .name: "Name", .name: "Type", .note: "Type", .state: "Status", .currency: "Currency",
        .amount: "Net", .id: "Transaction ID",
      ], pending: ["Pending"], ignored: ["Denied", "Canceled", "Expired"]),
    TableMapping(
      "paypal-de",
      [
        .date: "Datum", .name: "Name", .name: "Typ", .note: "Typ", .state: "Status", .currency: "Währung",
        .amount: "Netto", .id: "Transaktionscode",
      ], dates: .dmy, mark: .comma, pending: ["Ausstehend"], ignored: ["Abgelehnt", "Storniert"]),
    TableMapping(
      "american-express",
      [.date: "Date", .name: "Description", .note: "Card Member", .amount: "Amount"], inverted: true),
    TableMapping(
      "american-express-de",
      [.date: "Datum", .name: "Beschreibung", .note: "Karteninhaber", .amount: "Betrag"], mark: .comma,
      inverted: true),
    TableMapping(
      "monzo",
      [
        .id: "Transaction ID", .date: "Date", .name: "Name", .name: "Description", .category: "Category",
        .amount: "Amount", .currency: "Currency", .note: "Notes and #tags",
      ], dates: .dmy, mark: .point),
    TableMapping(
      "starling",
      [
        .date: "Date", .name: "Counter Party", .note: "Reference", .amount: "Amount (GBP)",
        .balance: "Balance (GBP)", .category: "Spending Category",
      ], dates: .dmy, mark: .point, currency: "GBP"),
  ]
}
