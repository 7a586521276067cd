/// The names that banks give their columns, for tables without a mapping.
enum ColumnWords {
  /// By role, the best name first.
  static let words: [(role: ColumnRole, names: [String])] = [
    (
      .date,
      [
        "booking date", "posting date", "post date", "posted date", "completed date", "transaction date", "date",
        "buchungstag", "buchungsdatum", "buchung", "datum", "date de comptabilisation", "date opération",
        "date operation", "date d'opération", "date de l'opération", "data contabile", "data operazione", "data",
        "fecha contable", "fecha operación", "fecha", "fecha de operación", "boekingsdatum", "boekdatum",
        "transactiedatum", "data lançamento", "data mov.", "data księgowania", "data operacji", "işlem tarihi",
        "tarih", "valuta", "value date", "wertstellung", "date de valeur", "data valuta", "fecha valor",
      ]
    ),
    (
      .amount,
      [
        "amount", "transaction amount", "betrag", "umsatz", "montant", "importo", "importe", "bedrag", "valor",
        "montante", "kwota", "kwota operacji", "tutar", "net amount", "value", "netto", "net",
      ]
    ),
    (
      .debit,
      [
        "debit", "debits", "debit amount", "withdrawal", "withdrawals", "money out", "paid out", "soll", "ausgang",
        "ausgaben",
        "belastung", "lastschrift", "débit", "addebiti", "addebito", "dare", "uscite", "cargo", "cargos", "débito",
        "debito", "af", "uit", "outflow",
      ]
    ),
    (
      .credit,
      [
        "credit", "credits", "credit amount", "deposit", "deposits", "money in", "paid in", "haben", "eingang",
        "einnahmen",
        "gutschrift", "crédit", "accrediti", "accredito", "avere", "entrate", "abono", "abonos", "crédito", "credito",
        "bij", "in", "inflow",
      ]
    ),
    (
      .sign,
      [
        "debit/credit", "credit/debit", "credit debit indicator", "dr/cr", "cr/dr", "soll/haben", "s/h",
        "soll-/haben-kennzeichen", "af bij", "debit or credit", "direction",
      ]
    ),
    (
      .name,
      [
        "payee", "counterparty", "counter party", "counterparty name", "partner name", "merchant", "merchant name",
        "name", "beguenstigter/zahlungspflichtiger", "begünstigter/zahlungspflichtiger", "auftraggeber/empfänger",
        "empfänger", "auftraggeber / begünstigter", "name zahlungsbeteiligter", "zahlungsempfänger",
        "naam tegenpartij", "naam / omschrijving", "tegenpartij", "contrepartie", "beneficiario", "controparte",
        "description 1", "description", "transaction description", "desc", "details", "libellé", "libelle",
        "descrizione", "descripción",
        "descripcion", "concepto", "omschrijving", "descrição", "opis operacji", "tytuł", "açıklama", "beschreibung",
        "buchungstext", "text", "narrative", "particulars", "transactions", "transaction",
      ]
    ),
    (
      .note,
      [
        "payment reference", "verwendungszweck", "zweck", "memo", "notes", "note", "mededelingen", "communication",
        "causale", "observaciones", "description", "reference", "buchungstext", "libellé", "details",
      ]
    ),
    (.reference, ["end-to-end reference", "kundenreferenz", "reference number", "cheque number", "check number"]),
    (.id, ["transaction id", "transactionid", "fitid", "transaktionscode", "unique id"]),
    (
      .currency,
      ["currency", "währung", "waehrung", "devise", "divisa", "valuta code", "munt", "moneda", "waluta", "monn."]
    ),
    (
      .account,
      ["account", "account number", "auftragskonto", "iban auftragskonto", "konto", "rekening", "compte", "conto"]
    ),
    (.fee, ["fee", "fees"]),
    (
      .state,
      [
        "state", "status", "transaction status", "buchungsstatus", "umsatzstatus", "stato", "contabilizzazione",
        "statut", "état", "estado",
      ]
    ),
    (.category, ["category", "kategorie", "catégorie", "categoria", "categoría", "categorie"]),
  ]

  /// Finds the meaning of a header's columns. A column has one role. Of several columns of balances, the best is first.
  static func roles(of header: [String]) -> (columns: ResolvedColumns, currency: String?) {
    var taken: Set<Int> = []
    var indexes: [ColumnRole: [Int]] = [:]
    var currency: String?
    let keys = header.map(splitCurrency)
    for (role, names) in words {
      for name in names {
        guard let index = keys.indices.first(where: { keys[$0].key == name && !taken.contains($0) }) else { continue }
        taken.insert(index)
        indexes[role] = [index]
        if role == .amount || role == .credit { currency = currency ?? keys[index].currency }
        break
      }
    }
    // A purpose may have a column for each of its lines.
    indexes[.note, default: []] += keys.indices.filter { !taken.contains($0) && isLineOfPurpose(keys[$0].key) }
    if indexes[.note]?.isEmpty == true { indexes[.note] = nil }
    let balances = keys.indices.filter { !taken.contains($0) && isBalance(keys[$0].key) }
    indexes[.balance] = balances.filter { isRunning(keys[$0].key) } + balances.filter { !isRunning(keys[$0].key) }
    if balances.isEmpty { indexes[.balance] = nil }
    // With a debit and a credit column, an amount is a duplicate of them.
    if indexes[.debit] != nil, indexes[.credit] != nil { indexes[.amount] = nil }
    if indexes[.debit] == nil || indexes[.credit] == nil, indexes[.amount] != nil {
      (indexes[.debit], indexes[.credit]) = (nil, nil)
    }
    return (ResolvedColumns(indexes), currency)
  }

  private static func isLineOfPurpose(_ key: String) -> Bool {
    guard key.last?.isNumber == true, let name = key.split(whereSeparator: { $0.isNumber || $0 == " " }).first else {
      return false
    }
    return ["vwz", "verwendungszweck", "zweck", "description", "beschreibung", "memo"].contains(name)
      && key.dropFirst(name.count).allSatisfy { $0.isNumber || $0 == " " }
  }

  /// Whether a column has the booked balance after each row: a word for balances, and no others than those beside it.
  /// An available balance differs by a credit line and by pending entries, and an opening or daily one isn't after each row.
  private static func isBalance(_ key: String) -> Bool {
    let words = key.split { !$0.isLetter }.map(String.init)
    return words.contains(where: balanceWords.contains)
      && words.allSatisfy { balanceWords.contains($0) || wordsBesideBalance.contains($0) }
  }

  /// Whether the name of a column of balances says that they are those after each row.
  private static func isRunning(_ key: String) -> Bool {
    key.split { !$0.isLetter }.contains { runningWords.contains(String($0)) }
  }

  private static let runningWords: Set<String> = [
    "running", "runningbalance", "after", "nach", "laufender", "après", "apres", "progressif", "dopo", "progressivo",
    "después", "despues", "tras", "na", "após", "apos", "po", "sonrası", "efter",
  ]
  private static let balanceWords: Set<String> = [
    "balance", "bal", "runningbalance", "ledgerbalance", "accountbalance", "saldo", "kontostand", "kontosaldo", "stand",
    "solde", "bakiye", "bakiyesi", "zůstatek",
  ]
  private static let wordsBesideBalance: Set<String> = [
    "running", "ledger", "account", "book", "booked", "after", "transaction", "posting", "booking",
    "nach", "der", "buchung", "gebuchter", "laufender",
    "après", "apres", "opération", "operation", "comptable", "progressif", "du", "compte",
    "contabile", "dopo", "operazione", "movimento", "progressivo", "conto",
    "después", "despues", "tras", "de", "del", "la", "el", "operación", "operacion", "movimiento", "contable", "cuenta",
    "na", "mutatie", "boeking", "transactie", "rekening",
    "após", "apos", "operação", "contabilístico", "contábil", "conta",
    "po", "transakcji", "operacji", "księgowe", "rachunku", "konta",
    "işlem", "sonrası", "hesap", "transakci", "účtu", "efter", "transaktion",
    "in", "en", "eur", "euro", "euros", "usd", "gbp", "chf",
  ]
}
