package import MenugenDiagnostics
package import MenugenDomain

/// Finds the rows of totals that spreadsheets add below a table: counted as movements, they would double every sum.
///
/// Such a row is named like a total, has no date where others have one, and has the sum of all rows above it in its file and
/// currency, with or without the opening balance.
///
/// - Parameters:
///   - movements: In file order.
///   - starts: How many records are before each file.
///   - openings: The opening balance of each currency.
package func totalRows(
  in movements: [Movement], starts: [Int32], openings: [Currency: Int128]
) -> [(position: Int32, message: DiagnosticMessage)] {
  var isTotal: [String: Bool] = [:]
  func namesTotal(_ text: String) -> Bool {
    if text.utf8.count > 60 { return false }
    if let known = isTotal[text] { return known }
    let answer = isTotalWord(text)
    if isTotal.count < 1 << 16 { isTotal[text] = answer }
    return answer
  }
  guard movements.contains(where: { $0.date == nil && (namesTotal($0.name) || $0.id.map(namesTotal) ?? false) }) else {
    return []
  }
  var found: [(position: Int32, message: DiagnosticMessage)] = []
  var file = 0
  var sums: [Currency: Int128] = [:]
  var (count, last) = (0, Int32(0))
  for movement in movements {
    while file + 1 < starts.count, movement.position > starts[file + 1] {
      file += 1
      (sums, count) = ([:], 0)
    }
    let title = namesTotal(movement.name) ? movement.name : movement.id.flatMap { namesTotal($0) ? $0 : nil }
    if movement.date == nil, count > 1, let title, let sum = sums[movement.currency], sum != 0,
      Int128(movement.minorUnits) == sum || Int128(movement.minorUnits) == sum + openings[movement.currency, default: 0]
    {
      found.append((movement.position, .totalRow(title, count: count)))
      continue
    }
    sums[movement.currency, default: 0] += Int128(movement.minorUnits)
    if movement.position != last { count += 1 }
    last = movement.position
  }
  return found
}

/// Whether a text is a word for a total, or begins with one: `Total`, `Summe:`, `Saldo 2026`.
private func isTotalWord(_ text: String) -> Bool {
  let letters = text.lowercased().drop { !$0.isLetter && !$0.isNumber }
  return totalWords.contains { word in
    guard letters.hasPrefix(word) else { return false }
    return !(letters.dropFirst(word.count).first?.isLetter ?? false)
  }
}

/// In the languages of the default theme.
private let totalWords = [
  "total", "totals", "grand total", "subtotal", "sum", "sums", "balance", "summe", "summen", "gesamt", "gesamtsumme",
  "endsumme", "zwischensumme", "saldo", "endsaldo", "kontostand", "totale", "totali", "somma", "totaux", "somme",
  "solde",
  "totales", "suma", "sumas", "totais", "soma", "totaal", "totalen", "som", "i alt", "ialt", "sum i alt", "saldi",
  "summa",
  "totalt", "sluttsum", "yhteensä", "razem", "ogółem", "łącznie", "celkem", "součet", "zůstatek", "összesen",
  "mindösszesen", "egyenleg", "toplam", "genel toplam", "bakiye", "σύνολο", "γενικό σύνολο", "υπόλοιπο", "итого",
  "всего",
  "сумма", "баланс", "разом", "усього", "сума", "الإجمالي", "المجموع", "مجموع", "الرصيد", "جمع", "جمع کل", "مانده",
  "סה״כ", "סה\"כ", "סך הכל", "יתרה", "合計", "総計", "小計", "残高", "합계", "총계", "소계", "잔액", "tổng", "tổng cộng", "cộng",
  "số dư", "总计", "合计", "小计", "余额", "總計", "餘額",
]
