import MenugenDiagnostics
import MenugenDomain
import MenugenPipeline
import MenugenRenderers
import MenugenTemplates
import MenugenText
import MenugenViewModels

/// Menus to view models, and view models to pages.
let pageBenchmarks: [Benchmark] = [
  Benchmark("template/compile") {
    let templates = SampleTheme.templates
    let names = try SampleTheme.words().keys
    return Workload(bytes: templates.values.reduce(0) { $0 + $1.bytes.count }) {
      keep(Theme.compile(templates, wordNames: names).value)
    }
  },
  Benchmark("present/menu") {
    let (sample, menu) = (try SampleTheme(), try parsedMenu())
    return Workload { keep(sample.frames.menuPage(MenuOutline(menu))) }
  },
  Benchmark("present/allergens") {
    let (sample, menu) = (try SampleTheme(), try parsedMenu())
    let flat = MenuOutline(menu)
    let page = sample.frames.menuPage(flat)
    return Workload { keep(sample.frames.allergenPage(flat, page)) }
  },
  Benchmark("present/items") {
    let (sample, menu) = (try SampleTheme(), try parsedMenu())
    let flat = MenuOutline(menu)
    let page = sample.frames.menuPage(flat)
    return Workload(operations: 50) { sample.frames.forEachItemPage(of: page, flat) { _, item in keep(item) } }
  },
  Benchmark("render/menu") {
    try withMenuPage { sample, page, _ in
      rendering { sample.theme.render(page, words: sample.words, into: &$0) }
    }
  },
  Benchmark("render/item") {
    try withMenuPage { sample, page, menu in
      let items = itemPages(sample, page, menu)
      return rendering(operations: items.count) { output in
        for item in items { sample.theme.render(item, words: sample.words, into: &output) }
      }
    }
  },
  Benchmark("render/allergens") {
    try withMenuPage { sample, page, menu in
      let allergens = sample.frames.allergenPage(menu, page)
      return rendering { sample.theme.render(allergens, words: sample.words, into: &$0) }
    }
  },
  Benchmark("render/menu-text") { try withMenuPage { _, page, _ in rendering { page.writeText(to: &$0) } } },
  Benchmark("render/menu-json") { try withMenuPage { _, page, _ in rendering { page.writeJSON(to: &$0) } } },
  Benchmark("jsonld/menu") { try withMenuPage { _, page, _ in rendering { page.writeStructuredData(to: &$0) } } },
  Benchmark("jsonld/item") {
    try withMenuPage { sample, page, menu in
      let items = itemPages(sample, page, menu)
      return rendering(operations: items.count) { output in
        for item in items { item.writeStructuredData(to: &output) }
      }
    }
  },
]

private func withMenuPage(_ make: (SampleTheme, MenuPage, MenuOutline) -> Workload) throws -> Workload {
  let (sample, menu) = (try SampleTheme(), MenuOutline(try parsedMenu()))
  return make(sample, sample.frames.menuPage(menu), menu)
}

private func itemPages(_ sample: SampleTheme, _ page: MenuPage, _ menu: MenuOutline) -> [ItemPage] {
  var items: [ItemPage] = []
  sample.frames.forEachItemPage(of: page, menu) { _, item in items.append(copy item) }
  return items
}
