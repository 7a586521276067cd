import MenugenDiagnostics
import MenugenParsers
import Testing

/// Texts of the site's settings that a language lacks.
@Suite struct MissingSiteTranslationsTests {
  @Test(
    "Each language has one warning for all texts that it lacks; a name that is written once is one in every language",
    arguments: [
      ("name: Da Gino", []), ("name: {it: Da Gino}", ["name"]),
      ("name: {it: Da Gino, de: Bei Gino}\ndescription: {it: Pizza}", ["description"]),
      ("name: {it: Da Gino}\nrestaurant: {name: X, description: {it: Pizza}}", ["name, restaurant description"]),
      ("name: {it: Da Gino, de: Bei Gino}\ndescription: {it: Pizza, de: Pizza}", []),
    ]) func reports(keys: String, expected: [String])
  {
    let file = SourceFile(path: "site.yaml", text: "languages: [it, de]\n\(keys)\n")
    let found = parseSite(file).diagnostics.filter { $0.id == "label.untranslated" }
    #expect(
      found.map(\.message)
        == expected.map { "the site's own texts are not translated into 'de': \($0)" })
  }
}
