import Testing

/// A site in a regional form of a language: regional formats, and phrases from the nearest fallback.
@Suite struct RegionalLanguageTests {
  private static let menu = """
    name: {pt: Jantar, pt-BR: Janta}
    updated: 2026-03-02
    sections:
    - name: {pt: Pizzas}
      items:
      - {name: {pt: Marguerita}, price: 1234.50, allergens: [gluten, milk, fish], tags: [new]}

    """

  @Test func writesBrazilianPortuguese() async throws {
    let page = try await page("pt-BR", currency: "BRL")
    #expect(page.contains("<html lang=\"pt-BR\""))
    #expect(page.contains(">Janta</h1>"))
    #expect(page.contains("<bdi lang=\"pt\">Marguerita</bdi></a>"))
    #expect(page.contains("R$\u{A0}</span>1.234,50<"))
    #expect(page.contains("Atualizado em 2 de março de 2026"))
    #expect(page.contains("Contém: glúten, peixe e leite"), "Brazil's word, and Portugal's where it has no other")
    #expect(page.contains("Novidade"))
    #expect(page.contains("Pular para o conteúdo"))
  }

  @Test func writesEuropeanPortuguese() async throws {
    let page = try await page("pt-PT", currency: "EUR")
    #expect(page.contains(">Jantar</h1>"))
    #expect(page.contains(">1234,50<span class=\"unseen\">\u{A0}€</span>"))
    #expect(page.contains("Contém: glúten, peixes e leite"))
    #expect(page.contains("Saltar para o conteúdo"))
  }

  private func page(_ language: String, currency: String) async throws -> String {
    let folder = try TemporaryFolder([
      "Content/site.yaml": "name: Cantina\nlanguage: \(language)\ncurrency: \(currency)\n",
      "Content/menus/jantar.yaml": Self.menu,
    ])
    let site = try await BuiltSite(content: folder.place("Content"))
    return try site.text("site/menus/jantar/index.html")
  }
}
