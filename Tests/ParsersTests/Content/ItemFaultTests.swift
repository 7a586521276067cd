import MenugenDiagnostics
import MenugenDomain
import MenugenTestSupport
import Testing

@testable import MenugenParsers

/// Other errors in items.
@Suite struct ItemFaultTests {
  static let faults = [
    Fault(
      "image.path", #""image": 1️⃣"https://example.org/a b.jpg""#,
      hint: "write the whole web address, with %20 for each space"),
    Fault("number.not-a-number", #""nutrition": {"calories": 1️⃣"1e3"}"#, hint: "write only digits, such as 840"),
    Fault("key.misspelt", #"1️⃣"prezzo": 9"#, hint: "write price"),
    Fault("key.unknown", #""nutrition": {1️⃣"kcal": 840}"#, hint: "write calories"),
    Fault("number.not-a-number", #""nutrition": {"calories": 1️⃣"640 kcal"}"#, hint: "write only digits, such as 640"),
    Fault("number.not-a-number", #""alcoholByVolume": 1️⃣"5,2%""#, hint: "write only digits, such as 5.2"),
    Fault("language.twice", #""description": {"en": "Hot", 1️⃣"EN": "Very hot"}"#),
    Fault("status.unknown", #""status": 1️⃣"xyzzy""#, hint: "write one of in-stock, sold-out, limited, hidden"),
    Fault("alcohol.range", #""alcoholByVolume": 1️⃣120"#),
    Fault("alcohol.range", #""alcoholByVolume": 1️⃣100.01"#),
    Fault("alcohol.range", #""alcoholByVolume": 1️⃣99999999999"#),
    Fault("number.not-a-number", #""alcoholByVolume": 1️⃣-5"#),
    Fault(
      "serving.no-unit", #""servingSize": 1️⃣330"#, hint: #"write the unit too, such as "330 g" or "330 pieces""#),
    Fault("number.not-a-number", #""nutrition": {"calories": 1️⃣-3}"#),
    Fault("nutrition.negative", #""nutrition": {"fat": 1️⃣"-3 g"}"#),
    Fault(
      "nutrition.part-over-whole", #""nutrition": {"saturatedFat": 1️⃣"12.5 g", "fat": "12,4 g"}"#,
      hint: "write at most 12,4 g"),
    Fault("nutrition.part-over-whole", #""nutrition": {"carbohydrate": "1 g", "sugar": 1️⃣"1001 mg"}"#),
    Fault("nutrition.part-over-whole", #""nutrition": {"salt": "1 g", "sodium": 1️⃣"1.2 g"}"#),
    Fault(
      "nutrition.part-over-whole", #""nutrition": {"salt": "1 g", "sodium": 1️⃣"900 mg"}"#,
      hint: "write at most 400 mg, or more salt"),
    Fault("language.unknown", #""description": {1️⃣"englsh": "A"}"#, hint: "write en"),
    Fault("language.unknown", #""description": {1️⃣"pt_br": "A"}"#, hint: "write pt-BR"),
    Fault("nutrition.energy", #""nutrition": {"calories": 840, "energy": 1️⃣840}"#),
    Fault("status.unknown", #""status": 1️⃣"esaurito""#, hint: "write sold-out"),
    Fault("status.unknown", #""status": 1️⃣"sold out""#, hint: "write sold-out"),
    Fault("number.range", #""spiciness": 1️⃣4"#),
    Fault("number.range", #""spiciness": 1️⃣1.5"#),
    Fault("number.not-a-number", #""nutrition": {"calories": 1️⃣"840 kcal"}"#),
    Fault("nutrition.no-unit", #""nutrition": {"fat": 1️⃣12}"#, hint: #"write the unit too, such as "12 g""#),
    Fault("key.unknown", #""nutrition": {1️⃣"fats": "12 g"}"#, hint: "write fat"),
    Fault("number.not-a-number", #""alcoholByVolume": 1️⃣"5,2""#),
    Fault("status.unknown", #""status": 1️⃣"soldout""#, hint: "write sold-out"),
    Fault("key.misspelt", #"1️⃣"prise": 7"#, hint: "write price"),
    Fault("key.unknown", #"1️⃣"alergens": null"#, hint: "write allergens"),
    Fault("image.path", #""image": {"src": 1️⃣"../secret.jpg", "alt": ""}"#),
    Fault("image.path", #""image": {"src": 1️⃣"javascript:alert(1)", "alt": ""}"#),
    Fault("image.no-src", #""image": 1️⃣{"alt": "A pizza"}"#),
    Fault("image.no-src", #""image": 1️⃣{"src": null}"#),
    Fault("image.no-src", #""image": 1️⃣{"src": null, "alt": "A pizza"}"#),
    Fault("image.no-alt", #""image": 1️⃣"a.jpg""#),
    Fault("option.unknown-group", #""optionGroups": ["toppings", 1️⃣"topings"]"#, hint: "write toppings"),
    Fault("language.unknown", #""description": {"en": "Hot", 1️⃣"e_n": "Hot"}"#),
    Fault("value.type", #""description": {"en": 1️⃣["Hot"]}"#),
    Fault("value.type", #""description": 1️⃣12"#),
    Fault("id.invalid", #""id": 1️⃣"../etc""#),
    Fault("id.invalid", #""id": 1️⃣".hidden""#),
    Fault("id.reserved", #""id": 1️⃣"menu.json""#),
    Fault("id.invalid", #""id": 1️⃣"a.b""#, hint: "write a-b"),
    Fault("item.duplicate-id", #""id": 1️⃣"salt""#),
    Fault("item.duplicate-id", #""id": 1️⃣"SALT""#),
  ]

  @Test(arguments: faults) func namesThePlaceOfAFaultInAnItem(_ fault: Fault) { fault.expectInItem() }

  @Test func warnsOfDishesThatShareAnOrderCode() {
    let file = SourceFile(
      path: "a.json",
      text: #"[{"name": "A", "orderCode": 1, "allergens": []}, {"name": "B", "orderCode": "1", "allergens": []}]"#)
    #expect(parseMenu(file, site: Site()).diagnostics.map(\.brief) == ["item.duplicate-order-code 1:77"])
  }

  @Test func takesBlankTextsForAbsentOnes() throws {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        [{"name": "A", "allergens": [], "description": " \n ", "orderCode": "", "servingSize": " ", "tags": ["", " "],
          "additives": "", "sizes": [{"id": "", "name": "Small", "price": 1}]}]
        """#)
    let checked = parseMenu(file, site: Site(), rules: [])
    let item = try #require(checked.value?.content.sections.first?.items.first)
    #expect(item.description == nil)
    #expect(item.orderCode == nil && item.servingSize == nil)
    #expect(item.tags == [] && item.additives == [])
    #expect(item.sizes.map(\.id) == ["small"])
    #expect(checked.diagnostics.map(\.id) == ["currency.default"])
  }

  @Test func asksNothingOfHiddenDishes() {
    let file = SourceFile(
      path: "a.json",
      text: #"[{"name": "A", "status": "hidden", "image": "a.jpg"}, {"name": "B"}, {"name": "C", "allergens": []}]"#)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map(\.message) == ["1 of 2 items don't declare their allergens: 'B'"])
  }
}
