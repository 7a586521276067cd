import MenugenDomain
import Foundation
@testable import MenugenSiteBuilder
import MenugenTestSupport
import MenugenText

@testable import MenugenCommands

/// Reports of a part of a ledger have the rows and sums of the selection in every format.
extension Invariants {
  func checkSelections() {
    var random = SeededRandom(world.seed ^ 0x5E1E)
    // Withheld ledgers have no report.
    let ledgers = LedgerFacts.all(in: world).filter { !$0.isRemote }
    guard !world.keepsGoing, let ledger = ledgers.randomElement(using: &random) else { return }
    let selection = selection(of: ledger, &random)
    let length = PeriodLength.allCases.randomElement(using: &random) ?? .month
    let words = "\(ledger.id) by \(length.rawValue), \(selection)"
    var outcome = BuildPlan.Outcome()
    do {
      guard let source = try ReportSource(world.options, ledger: ledger.id, selection, by: length, &outcome) else {
        return fault("a selection has a report", "\(words): \(outcome.diagnostics)")
      }
      var forms: [ReportCommand.Format: [UInt8]] = [:]
      for format in ReportCommand.Format.allCases {
        var output = ByteBuffer(capacity: 1 << 12)
        source.write(format, to: &output)
        forms[format] = output.bytes
      }
      check(forms, ledger.selecting(selection), words)
    } catch {
      fault("a selection has a report", "\(words): \(error)")
    }
  }

  private func check(_ forms: [ReportCommand.Format: [UInt8]], _ ledger: LedgerFacts, _ words: String) {
    func text(_ format: ReportCommand.Format) -> String { String(decoding: forms[format] ?? [], as: UTF8.self) }
    let json = try? JSONSerialization.jsonObject(with: Data(forms[.json] ?? [])) as? [String: Any]
    expect(json != nil, "JSON parses", words)
    if let json {
      check(json, ledger, words)
      checkRegister(json, ledger, words)
    }
    checkCSV(text(.csv), ledger, words)
    checkTotals(text(.text), ledger, "\(words), text")
    checkTotals(text(.html), ledger, "\(words), HTML")
    if world.site["markdown"]?["unsafe"] != .flag(true) {
      for wrong in HTMLPage(forms[.html] ?? []).faults.prefix(3) { fault("every page parses", "\(words): \(wrong)") }
    }
  }

  /// Random options with values from the ledger.
  private func selection(of ledger: LedgerFacts, _ random: inout SeededRandom) -> LedgerSelection {
    func isChosen() -> Bool { Int.random(in: 0..<3, using: &random) == 0 }
    func part(of place: String?) -> String? {
      guard let parts = place?.split(separator: "/"), !parts.isEmpty else { return nil }
      return parts.prefix(Int.random(in: 1...parts.count, using: &random)).joined(separator: "/")
    }
    var selection = LedgerSelection()
    let days = ledger.movements.compactMap(\.day).compactMap { CalendarDate($0) }
    if isChosen() { selection.from = days.randomElement(using: &random) ?? CalendarDate("2024-02-29") }
    if isChosen() { selection.to = days.filter { $0 >= selection.from ?? $0 }.randomElement(using: &random) }
    let movements = ledger.movements
    func category() -> String? { part(of: movements.compactMap(\.category).randomElement(using: &random)) }
    if isChosen() { selection.categories = (0..<Int.random(in: 1...2, using: &random)).compactMap { _ in category() } }
    if isChosen() { selection.excludedCategories = [category()].compactMap(\.self) }
    if isChosen() { selection.account = part(of: movements.compactMap(\.account).randomElement(using: &random)) }
    if isChosen() {
      let words = movements.flatMap(\.words).randomElement(using: &random) ?? "nobody"
      let token = words.prefix { $0 != " " }
      selection.search = token.allSatisfy(\.isWhitespace) ? "nobody" : String(token).uppercased()
    }
    if isChosen(), let movement = movements.randomElement(using: &random) {
      let amount = movement.decimal
      let forms = ["\(amount)", "\(amount.drop { $0 == "-" })..", "..\(amount.drop { $0 == "-" })", "-9..\(amount)"]
      selection.amount = try? AmountRange(forms.randomElement(using: &random) ?? "1..")
    }
    return selection
  }
}

extension LedgerFacts {
  /// Whether an amount is in a written range, in units of the smallest decimals.
  private static func contains(_ range: String, _ movement: Movement) -> Bool {
    let parts = range.contains("..") ? range.components(separatedBy: "..") : [range, range]
    func scaled(_ text: String) -> Int128? { text.isEmpty ? nil : units(text, exponent: 12) }
    let isSigned = parts.contains { $0.hasPrefix("-") }
    return [movement.decimal, movement.wholeDecimal].contains { text in
      guard var amount = scaled(text) else { return false }
      if !isSigned, amount < 0 { amount = -amount }
      return scaled(parts[0]).map { $0 <= amount } ?? true && scaled(parts[1]).map { amount <= $0 } ?? true
    }
  }

  /// The ledger with only the selected movements.
  func selecting(_ selection: LedgerSelection) -> LedgerFacts {
    func isBelow(_ place: String?, _ wanted: String?) -> Bool {
      guard let wanted else { return true }
      return place == wanted || place?.hasPrefix(wanted + "/") == true
    }
    var ledger = self
    ledger.movements = movements.filter { movement in
      (selection.categories.isEmpty || selection.categories.contains { isBelow(movement.category, $0) })
        && !selection.excludedCategories.contains { isBelow(movement.category, $0) }
        && isBelow(movement.account ?? onlyAccount, selection.account)
        && selection.search.map { text in movement.words.contains { $0.lowercased().contains(text.lowercased()) } }
          ?? true
        && selection.amount.map { Self.contains($0.text, movement) } ?? true
    }
    let picked = ledger.movements
    ledger.movements = picked.filter { movement in
      if selection.from == nil, selection.to == nil { return true }
      guard let day = movement.day else { return false }
      return day >= selection.from?.iso ?? "" && day <= selection.to?.iso ?? "9999-99-99"
    }
    // A selection of movements has no balances.
    if !selection.categories.isEmpty || !selection.excludedCategories.isEmpty || selection.search != nil
      || selection.account != nil || selection.amount != nil
    {
      ledger.opening = [:]
    }
    if !ledger.opening.isEmpty, let from = selection.from?.iso {
      for movement in picked where movement.day.map({ $0 < from }) ?? false {
        ledger.opening[movement.currency, default: 0] += movement.units
      }
    }
    return ledger
  }
}
