import MenugenChecks
import MenugenDiagnostics
import Testing

/// Menus with the same name in some language.
@Suite struct DuplicateMenuNamesTests {
  private func found(_ menus: [(path: String, names: [String])]) -> [String] {
    duplicateMenuNames(menus) { .file($0) }.map { "\($0.file ?? "") \($0.message)" }
  }

  @Test("Each menu but the first is reported once, with the first that has the name")
  func reportsEachOnce() {
    #expect(found([]) == [])
    #expect(found([("a", ["Dinner", "Cena"]), ("b", ["Lunch", "Pranzo"])]) == [])
    #expect(
      found([("a", ["Dinner", "Cena"]), ("b", ["Lunch", "Cena"]), ("c", ["Dinner", "Cena"])]) == [
        "c duplicate menu name 'Dinner': also in a", "b duplicate menu name 'Cena': also in a",
      ])
  }
}
