/// Nutrition facts.
extension DiagnosticMessage {
  package static func negativeNutrient(_ field: String, _ written: String) -> Self {
    .error(
      "nutrition.negative", "\(field) is negative: '\(written)'",
      hint: "write zero or more, such as \"\(written.dropFirst())\"")
  }

  package static func nutrientWithoutUnit(_ field: String, amount: String) -> Self {
    .error("nutrition.no-unit", "\(field) has no unit", hint: "write the unit too, such as \"\(amount) g\"")
  }

  package static func servingWithoutUnit(_ field: String, amount: String) -> Self {
    .warning(
      "serving.no-unit", "\(field) has no unit: '\(amount)'",
      hint: "write the unit too, such as \"\(amount) g\" or \"\(amount) pieces\"")
  }

  package static func partOverWhole(_ part: String, _ amount: String, whole: String, _ limit: String) -> Self {
    .error(
      "nutrition.part-over-whole", "\(part) is \(amount), more than its \(whole) of \(limit)",
      hint: "write at most \(limit)")
  }

  /// - Parameter limit: The limit in milligrams.
  package static func sodiumOverSalt(_ sodium: String, _ amount: String, salt: String, limit: Int) -> Self {
    .error(
      "nutrition.part-over-whole", "\(sodium) is \(amount), too much for \(salt) of salt: salt is 2.5 times its sodium",
      hint: "write at most \(limit) mg, or more salt")
  }

  package static func wrongEnergy(_ field: String, kilojoules: String, calories: String, meant: Int) -> Self {
    .warning(
      "nutrition.energy", "\(field) is \(kilojoules) kJ, but \(calories) kcal are \(meant) kJ",
      hint: "write calories in kcal and energy in kJ, or only one of them")
  }

  package static func tooMuchAlcohol(_ field: String, _ written: String) -> Self {
    .error(
      "alcohol.range", "\(field) is more than 100 percent: '\(written)'", hint: "write percent by volume, such as 5.2")
  }
}
