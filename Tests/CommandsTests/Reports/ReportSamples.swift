import Foundation
import Testing

/// A parsed JSON report.
func json(_ text: String) throws -> [String: Any] {
  try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

/// Minor units of an amount with two decimals.
func cents(_ amount: Substring) -> Int {
  let parts = amount.split(separator: ".", omittingEmptySubsequences: false)
  let digits = parts[0] + (parts.count > 1 ? (parts[1] + "00").prefix(2) : "00")
  return Int(digits) ?? .min
}

/// Deterministic movements with various dates, accounts, currencies, categories and amounts.
func movements(
  _ count: Int
) -> [(id: String, date: String, name: String, amount: String, currency: String, category: String, account: String)] {
  let categories = ["costs:fish", "costs:rent", "sales:lunch", "sales:dinner"]
  return (0..<count).map { index in
    let cents = (index * 7919) % 90_000 + 1
    let isCost = index % 4 < 2
    let day = index * 170 / count
    let currency = index % 5 == 0 ? "USD" : index % 7 == 3 ? "JPY" : "EUR"
    let decimals = currency == "JPY" ? "" : ".\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    let month = day / 28 + 1
    return (
      "m\(index)", "2026-0\(month)-\(day % 28 < 9 ? "0" : "")\(day % 28 + 1)", index % 9 == 0 ? "日本橋" : "Kevin",
      "\(isCost ? "-" : "")\(cents / 100 + 1)\(decimals)", currency,
      categories[index % 4], index % 3 == 0 ? "cash" : "bank"
    )
  }
}

func books(count: Int) -> String {
  let lines = movements(count).map {
    #"{"id":"\#($0.id)","date":"\#($0.date)","name":"\#($0.name)","amount":"\#($0.amount)","currency":"\#($0.currency)","#
      + #""category":"\#($0.category)","account":"\#($0.account)"}"#
  }
  return "[\(lines.joined(separator: ",\n"))]"
}

func journal(count: Int) -> String {
  movements(count).map { "\($0.date) \($0.name)\n    \($0.account)  \($0.amount) \($0.currency)\n    \($0.category)\n" }
    .joined(separator: "\n")
}
