import MenugenDiagnostics
import MenugenText

/// A restaurant's ledger with movements over two years in a dozen categories.
struct SampleLedger {
  private struct Movement {
    var date: String
    var name: String
    var amount: String
    var category: String
  }

  private static let kinds = [
    ("Card takings, food", "sales/food"), ("Card takings, drinks", "sales/drinks"), ("Cash paid in", "sales/cash"),
    ("Rösterei Nord, coffee", "costs/drinks/coffee"), ("Mill, flour", "costs/produce/flour"),
    ("Market, vegetables", "costs/produce/vegetables"), ("Dairy, butter & cream", "costs/produce/dairy"),
    ("Wages", "costs/staff/wages"), ("Rent", "costs/rooms/rent"), ("Laundry", "costs/rooms/laundry"),
    ("Firewood, \"oak\" and beech", "costs/oven/wood"), ("VAT", "taxes/vat"),
  ]

  let count: Int

  var jsonFile: SourceFile {
    var output = ByteBuffer()
    output.append("{\"id\": \"account\", \"name\": \"Account\", \"currency\": \"EUR\", \"movements\": [")
    forEach { index, movement in
      output.append(index == 0 ? "\n" : ",\n")
      output.append("{\"id\": \"m-\(index)\", \"date\": \"\(movement.date)\", \"name\": ")
      output.appendJSONString(movement.name)
      output.append(", \"amount\": \"\(movement.amount)\", \"category\": \"\(movement.category)\"")
      output.append(", \"account\": \"assets/bank\"}")
    }
    output.append("]}\n")
    return SourceFile(path: "Content/movements/account.json", bytes: output.bytes)
  }

  var csvFile: SourceFile {
    var output = ByteBuffer()
    output.append("id,date,name,amount,currency,category,account\n")
    forEach { index, movement in
      output.append("m-\(index),\(movement.date),\"")
      output.append(movement.name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))
      output.append("\",\(movement.amount),EUR,\(movement.category),assets/bank\n")
    }
    return SourceFile(path: "Content/movements/account.csv", bytes: output.bytes)
  }

  private func forEach(_ body: (Int, Movement) -> Void) {
    var picker = Picker(count)
    for index in 0..<count {
      let (name, category) = picker.one(of: Self.kinds)
      let cents = 100 + picker.number(below: 500_000)
      let sign = category.hasPrefix("sales/") ? "" : "-"
      // Two years of months with 28 days each.
      let day = index * 672 / count
      body(
        index,
        Movement(
          date: "\(2025 + day / 336)-\(twoDigits(day % 336 / 28 + 1))-\(twoDigits(day % 28 + 1))", name: name,
          amount: "\(sign)\(cents / 100).\(twoDigits(cents % 100))", category: category))
    }
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
