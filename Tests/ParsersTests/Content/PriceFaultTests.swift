import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

/// Invalid prices, units, currencies and sizes.
@Suite struct PriceFaultTests {
  static let faults = [
    Fault("price.decimals", #""price": 1️⃣"7.505""#, hint: "write at most 2 decimals, for example 7.50"),
    Fault("price.decimals", #""price": 1️⃣7.505"#),
    Fault("price.decimals", #""price": {"amount": 1️⃣0.001}"#, hint: "write at most 2 decimals, for example 0.00"),
    Fault(
      "price.not-a-number", #""price": 1️⃣"12,50""#,
      hint: "write digits with a decimal point, such as 12.50, without the currency"),
    Fault(
      "price.not-a-number", #""price": 1️⃣"€ 1.234,50""#,
      hint: "write digits with a decimal point, such as 1234.50, without the currency"),
    Fault("price.not-a-number", #""price": 1️⃣"""#),
    Fault(
      "price.not-a-number", #""deposit": 1️⃣"25 cent""#,
      hint: "write digits with a decimal point, such as 0.25, without the currency"),
    Fault(
      "price.not-a-number", #""price": 1️⃣"8'50""#,
      hint: "write digits with a decimal point, such as 8.50, without the currency"),
    Fault(
      "price.not-a-number", #""price": 1️⃣"2 50""#,
      hint: "write digits with a decimal point, such as 2.50, without the currency"),
    Fault(
      "price.not-a-number", #""price": 1️⃣"1'250 ,50 €""#,
      hint: "write digits with a decimal point, such as 1250.50, without the currency"),
    Fault(
      "price.not-a-number", #""price": 1️⃣"12'50'000""#,
      hint: "write digits with a decimal point, without the currency"),
    Fault("amount.too-large", #""price": 1️⃣1e18"#),
    Fault("value.type", #""price": 1️⃣[1]"#),
    Fault("value.type", #""price": 1️⃣true"#),
    Fault("price.unknown-kind", #""price": {"amount": 1, "kind": 1️⃣"fixd"}"#, hint: "write fixed"),
    Fault("price.no-amount", #""price": 1️⃣{"kind": "from"}"#),
    Fault("price.no-unit", #""price": 1️⃣{"kind": "per-unit", "amount": 1}"#),
    Fault("price.unit", #""price": {"kind": "fixed", "amount": 1, "unit": 1️⃣"kg"}"#),
    Fault("unit.unknown", #""price": {"amount": 1, "unit": 1️⃣"100 gr"}"#, hint: "write g"),
    Fault("unit.quantity", #""price": {"amount": 1, "unit": 1️⃣"0 kg"}"#),
    Fault("unit.quantity", #""price": {"amount": 1, "unit": 1️⃣"1.2.3 kg"}"#),
    Fault("price.range", #""price": {"amount": 9, "to": 1️⃣"8.50"}"#),
    Fault("price.range", #""price": 1️⃣{"amount": 9, "kind": "range"}"#),
    Fault("price.range", #""price": {"amount": 9, "to": 1️⃣10, "unit": "kg"}"#),
    Fault("currency.unknown", #""price": {"amount": 9, "currency": 1️⃣"EURO"}"#, hint: "write EUR"),
    Fault("currency.unknown", #""price": {"amount": 9, "currency": 1️⃣"eur"}"#, hint: "write EUR"),
    Fault("price.decimals", #""price": {"amount": 9, "tiers": {"lunch": 1️⃣"7.001"}}"#),
    Fault("value.type", #""price": {"amount": 9, "tiers": 1️⃣["7.00"]}"#),
    Fault("price.negative", #""price": 1️⃣"-7.50""#),
    Fault("price.negative", #""price": {"amount": 9, "tiers": {"lunch": 1️⃣-7}}"#),
    Fault("price.negative", #""sizes": [{"name": "S", "price": {"amount": 1️⃣-8, "kind": "from"}}]"#),
    Fault("price.negative", #""deposit": 1️⃣-0.25"#),
    Fault("price.negative", #""cost": 1️⃣-2"#),
    Fault("price.unused-amount", #""price": {"kind": "market", "amount": 1️⃣9}"#),
    Fault("item.price-and-sizes", #""price": 1️⃣9, "sizes": [{"name": "S", "price": 8}]"#),
    Fault("size.no-price", #""sizes": [{"name": "S", "price": 8}, 1️⃣{"name": "L"}]"#),
    Fault("size.no-price", #""sizes": [1️⃣{"name": "L", "price": null}]"#),
    Fault("price.not-a-number", #""price": 1️⃣"8-12""#, hint: #"write {"amount": 8, "to": 12} for a range"#),
    Fault("price.not-a-number", #""price": 1️⃣"8,50 – 12 €""#, hint: #"write {"amount": 8.50, "to": 12} for a range"#),
    Fault("price.not-a-number", #""price": 1️⃣"s.q.""#, hint: #"write {"kind": "market"}"#),
    Fault("price.not-a-number", #""price": 1️⃣"gratis""#, hint: #"write {"kind": "free"}"#),
    Fault(
      "price.no-amount", #""price": 1️⃣{"small": 2, "large": 3}"#,
      hint: #"write "sizes": [{"name": "small", "price": "2"}, {"name": "large", "price": "3"}] instead"#),
    Fault(
      "price.no-amount", #""price": 1️⃣{"lunch": 3}"#,
      hint: #"write "price": {"amount": …, "tiers": {"lunch": "3"}} instead"#),
    Fault("price.no-tier-name", #""price": {"amount": 2, "tiers": {1️⃣"": 1}}"#),
    Fault("currency.unknown", #""price": {"amount": 9, "currency": 1️⃣"€"}"#, hint: "write EUR"),
    Fault("key.misspelt", #""price": {"amount": 9, 1️⃣"per": "100 g"}"#, hint: "write unit"),
    Fault(
      "unit.unknown", #""price": {"amount": 1, "unit": 1️⃣"potion-x"}"#,
      hint:
        "write one of g, kg, ml, cl, dl, l, oz, fl-oz, lb, piece, portion, person, slice, scoop, glass, bottle, cup, dozen, hour; the nearest is portion"
    ),
    Fault("size.none", #""sizes": 1️⃣[]"#),
    Fault("price.range-kind", #""price": {"amount": 8, "to": 9, "kind": 1️⃣"fixed"}"#),
    Fault("price.range-kind", #""price": {"amount": 8, "to": 9, "kind": 1️⃣"from"}"#),
    Fault("price.unused-amount", #""price": {"kind": "market", "to": 1️⃣9}"#),
    Fault("unit.unknown", #""price": {"amount": 1, "unit": 1️⃣"killo"}"#, hint: "write kg"),
    Fault("unit.unknown", #""price": {"amount": 1, "unit": 1️⃣"100 grams"}"#, hint: "write g"),
    Fault("price.unknown-kind", #""price": {"kind": 1️⃣"market price"}"#, hint: "write market"),
    Fault("size.no-name", #""sizes": [1️⃣{"price": 8}]"#),
    Fault("size.duplicate-id", #""sizes": [{"id": "a", "price": 8}, {"id": 1️⃣"a", "price": 9}]"#),
    Fault("price.not-a-number", #""deposit": 1️⃣"a lot""#),
    Fault("price.decimals", #""price": 1️⃣"1.200""#, hint: "write 1200, or 1.20"),
    Fault("price.decimals", #""price": 1️⃣10.000"#, hint: "write 10000, or 10.00"),
    Fault("price.decimals", #""price": {"amount": 1, "tiers": {"lunch": 1️⃣1.000}}"#, hint: "write 1000, or 1.00"),
    Fault("price.decimals", #""price": 1️⃣8.505"#, hint: "write at most 2 decimals, for example 8.50"),
    Fault("value.comma", #""price": 9, 1️⃣"90": null"#),
    Fault("key.unknown", #""price": {"amount": 1, 1️⃣"knd": null}"#, hint: "write kind"),
  ]

  @Test(arguments: faults) func namesThePlaceOfAFaultInAPrice(_ fault: Fault) { fault.expectInItem() }

  @Test func notesOnceThatNoCurrencyIsNamed() {
    let file = SourceFile(path: "a.json", text: #"[{"name": "A", "price": 1}, {"name": "B", "price": 2}]"#)
    #expect(parseMenu(file, site: Site(), rules: []).diagnostics.map(\.id) == ["currency.default"])
    var site = Site()
    site.namesCurrency = true
    #expect(parseMenu(file, site: site, rules: []).diagnostics.isEmpty)
  }
}
