import MenugenDiagnostics
import MenugenFiles
import MenugenLocalization
import MenugenPipeline
import MenugenPublishing
import MenugenText

/// Writing text: prices, dates and escaped bytes.
let textBenchmarks: [Benchmark] = [
  Benchmark("text/prices-1000000") {
    let format = LocaleFormat("de").moneyFormat(currency: "EUR", exponent: 2)
    return writing(1_000_000) { index, output in format.append(minorUnits: Int64(index) * 7, to: &output) }
  },
  Benchmark("text/price-strings") {
    let format = LocaleFormat("de")
    return writing(10_000) { index, _ in
      keep(format.money(minorUnits: Int64(index) * 7, currency: "EUR", exponent: 2))
    }
  },
  Benchmark("text/numbers") {
    let format = LocaleFormat("en")
    return writing(10_000) { index, _ in keep(format.number(index * 977)) }
  },
  Benchmark("text/dates") {
    let format = LocaleFormat("fr")
    return writing(10_000) { index, output in
      format.appendDate(year: 2026, month: index % 12 + 1, day: index % 28 + 1, style: .long, to: &output)
    }
  },
  Benchmark("text/locale") { Workload { keep(LocaleFormat("it")) } },
  Benchmark("layout/columns") {
    let dishes = SampleMenu(1).dishes
    return writing(dishes.count) { index, output in
      output.append(dishes[index].name, fitting: 24, alignment: .leading)
      output.append(dishes[index].writtenPrice, paddedTo: 10, alignment: .trailing, fill: UInt8(ascii: "."))
    }
  },
  Benchmark("layout/wrapped") {
    let dishes = SampleMenu(1).dishes
    return writing(dishes.count) { index, output in
      output.append(dishes[index].description, wrappedTo: 60, indent: 4)
    }
  },
  Benchmark("layout/width") {
    let texts = SampleMenu(1).dishes.map(\.description)
    return Workload(operations: texts.count, bytes: texts.reduce(0) { $0 + $1.utf8.count }) {
      for text in texts { keep(displayWidth(of: text)) }
    }
  },
  Benchmark("escape/html") {
    let texts = SampleMenu(1).dishes.map(\.description)
    return writing(texts.count) { index, output in output.appendHTML(texts[index]) }
  },
  Benchmark("escape/json") {
    let texts = SampleMenu(1).dishes.map(\.description)
    return writing(texts.count) { index, output in output.appendScriptSafeJSONString(texts[index]) }
  },
  Benchmark("escape/slugs") {
    let names = SampleMenu(1).dishes.map(\.name)
    return Workload(operations: names.count) { for name in names { keep(slug(name, fallback: "dish")) } }
  },
  Benchmark("hash/sha256") {
    let bytes = SampleLedger(count: 10_000).jsonFile.bytes
    return Workload(bytes: bytes.count) { keep(FileDigest(of: bytes)) }
  },
  Benchmark("hash/content") {
    let bytes = SampleLedger(count: 10_000).jsonFile.bytes
    return Workload(bytes: bytes.count) { keep(ContentHash(of: bytes)) }
  },
]

/// A workload that writes texts to a buffer, which is emptied when it has the size of a page.
private func writing(_ count: Int, _ write: @escaping (Int, inout ByteBuffer) -> Void) -> Workload {
  let buffer = PageBuffer()
  return Workload(operations: count) {
    buffer.render { output in
      for index in 0..<count {
        if output.count > 1 << 15 { output.removeAll() }
        write(index, &output)
      }
    }
  }
}
