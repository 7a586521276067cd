import MenugenChecks
import MenugenDiagnostics
import Testing

/// Files of one kind with the same id.
@Suite struct DuplicateIDCheckTests {
  @Test("Each file but the first is reported with the path of the first")
  func reportsEachButTheFirst() {
    var asked: [String] = []
    let files = [("a", "x"), ("b", "y"), ("c", "X"), ("d", nil), ("e", nil), ("f", "x")].map { path, id in
      DuplicateIDCheck.File(path, id: id) {
        asked.append(path)
        return .file("\(path)!")
      }
    }
    let found = DuplicateIDCheck("goal").duplicates(among: files)
    #expect(found.map(\.id) == ["goal.duplicate-id", "goal.duplicate-id"])
    #expect(found.map(\.file) == ["c!", "f!"])
    #expect(
      found.map(\.message) == ["duplicate goal id 'X': in a and c", "duplicate goal id 'x': in a and f"])
    #expect(asked == ["c", "f"], "places of unique ids aren't needed")
  }
}
