import Diagnostics
import Domain
import Testing

@testable import Parsers

@Suite struct MenuFaultTests {
  static let itemFaults = [
    Fault("price.decimals", #""price": 1️⃣"7.505""#, hint: "write at most 2 decimals, for example 7.50"),
    Fault("price.decimals", #""price": 1️⃣7.505"#),
    Fault("price.decimals", #""price": {"amount": 1️⃣0.001}"#, hint: "write at most 2 decimals, for example 0.00"),
    Fault(
      "price.not-a-number", #""price": 1️⃣"12,50""#,
      hint: "write digits with a point as decimal mark, such as 12.50; the currency has its own key"),
    Fault(
      "price.not-a-number", #""price": 1️⃣"€ 1.234,50""#,
      hint: "write digits with a point as decimal mark, such as 1234.50; the currency has its own key"),
    Fault("price.not-a-number", #""price": 1️⃣"""#),
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
    Fault("ingredient.no-name", #""ingredients": ["flour", 1️⃣{"allergens": ["milk"]}], "allergens": ["milk"]"#),
    Fault("key.unknown", #""ingredients": [{"name": "cream", 1️⃣"allergen": ["milk"]}]"#, hint: "write allergens"),
    Fault("allergen.unknown", #""ingredients": [{"name": "cream", "allergens": [1️⃣"mlk"]}]"#, hint: "write milk"),
    Fault("value.type", #""ingredients": ["flour", 1️⃣12]"#),
    Fault(
      "ingredient.undeclared-allergen",
      #""ingredients": 1️⃣["flour", {"name": "cream", "allergens": ["milk"]}], "allergens": ["gluten"]"#,
      hint: #"add milk to "allergens""#),
    Fault(
      "ingredient.undeclared-allergen",
      #""ingredients": 1️⃣[{"name": "cream", "allergens": ["milk"]}], "allergens": {"milk": "may-contain"}"#),
    Fault(
      "ingredient.undeclared-allergen",
      #""ingredients": 1️⃣[{"name": "rye", "allergens": ["gluten.rye"]}], "allergens": ["gluten.wheat"]"#),
    Fault("ingredient.undeclared-allergen", #""ingredients": 1️⃣"flour, **milk**", "allergens": []"#),
    Fault("price.unused-amount", #""price": {"kind": "market", "amount": 1️⃣9}"#),
    Fault("item.price-and-sizes", #""price": 1️⃣9, "sizes": [{"name": "S", "price": 8}]"#),
    Fault("size.no-price", #""sizes": [{"name": "S", "price": 8}, 1️⃣{"name": "L"}]"#),
    Fault("size.no-price", #""sizes": [1️⃣{"name": "L", "price": null}]"#),
    Fault("allergen.unknown", #""sizes": [{"name": "S", "price": 8, "allergens": [1️⃣"fsh"]}]"#, hint: "write fish"),
    Fault(
      "allergens.may-contain-alone",
      #""allergens": null, "sizes": [{"name": "S", "price": 8, "mayContain": 1️⃣["fish"]}]"#,
      hint: #"write "allergens" beside it: what is in it for sure, or [] for nothing"#),
    Fault("allergens.may-contain-alone", #""allergens": null, "mayContain": 1️⃣["nuts"]"#),
    Fault("allergen.unknown", #""allergens": [], "mayContain": [1️⃣"nts"]"#, hint: "write nuts"),
    Fault(
      "image.path", #""image": 1️⃣"https://example.org/a b.jpg""#,
      hint: "write a whole address of the web, with %20 for a space"),
    Fault("allergens.blank", #""allergens": [1️⃣null]"#, hint: "write an allergen, or [] for none"),
    Fault(
      "allergens.blank", #""allergens": {1️⃣"gluten": null}"#, hint: "write gluten: contains, or gluten: may-contain"),
    Fault("number.not-a-number", #""nutrition": {"calories": 1️⃣"1e3"}"#, hint: "write digits alone, such as 840"),
    Fault("price.not-a-number", #""price": 1️⃣"8-12""#, hint: #"write {"amount": 8, "to": 12} for a range"#),
    Fault("price.not-a-number", #""price": 1️⃣"8,50 – 12 €""#, hint: #"write {"amount": 8.50, "to": 12} for a range"#),
    Fault("price.not-a-number", #""price": 1️⃣"s.q.""#, hint: #"write {"kind": "market"}"#),
    Fault("price.not-a-number", #""price": 1️⃣"gratis""#, hint: #"write {"kind": "free"}"#),
    Fault(
      "price.no-amount", #""price": 1️⃣{"small": 2, "large": 3}"#,
      hint: #"write "sizes": [{"name": "small", "price": …}, …] instead"#),
    Fault("price.no-tier-name", #""price": {"amount": 2, "tiers": {1️⃣"": 1}}"#),
    Fault("currency.unknown", #""price": {"amount": 9, "currency": 1️⃣"€"}"#, hint: "write EUR"),
    Fault("key.unknown", #""price": {"amount": 9, 1️⃣"per": "100 g"}"#, hint: "write unit"),
    Fault("key.unknown", #"1️⃣"prezzo": 9"#, hint: "write price"),
    Fault("key.unknown", #""nutrition": {1️⃣"kcal": 840}"#, hint: "write calories"),
    Fault("number.not-a-number", #""nutrition": {"calories": 1️⃣"640 kcal"}"#, hint: "write digits alone, such as 640"),
    Fault("number.not-a-number", #""alcoholByVolume": 1️⃣"5,2%""#, hint: "write digits alone, such as 5.2"),
    Fault("diet.unknown", #""diets": 1️⃣"vegan, halal""#, hint: #"write a list: ["vegan", "halal"]"#),
    Fault(
      "allergen.unknown-presence", #""allergens": {"milk": 1️⃣false}"#,
      hint: "remove milk: what isn't named isn't in it"),
    Fault("allergen.unknown", #""allergens": {"contains": ["milk"], "may-contain": [1️⃣"nts"]}"#, hint: "write nuts"),
    Fault(
      "time.invalid", #""availability": {"from": 1️⃣18.30}"#, hint: #"write hours and minutes in quotes, such as "18:30""#
    ),
    Fault(
      "time.invalid", #""availability": {"from": 1️⃣"3 pm"}"#,
      hint: #"write hours and minutes in quotes, such as "15:00""#),
    Fault(
      "time.invalid", #""availability": {"from": "18:00", "to": 1️⃣24}"#,
      hint: #"write hours and minutes in quotes, such as "24:00""#),
    Fault(
      "date.invalid", #""availability": {"validFrom": 1️⃣"2026-9-3"}"#,
      hint: "write year, month and day, such as 2026-09-03"),
    Fault("day.unknown", #""availability": {"days": 1️⃣"Ven-Sab"}"#, hint: "write fri-sat"),
    Fault("language.twice", #""description": {"en": "Hot", 1️⃣"EN": "Very hot"}"#),
    Fault("status.unknown", #""status": 1️⃣"xyzzy""#, hint: "write one of in-stock, sold-out, limited, hidden"),
    Fault(
      "unit.unknown", #""price": {"amount": 1, "unit": 1️⃣"potion-x"}"#,
      hint:
        "write one of g, kg, ml, cl, dl, l, oz, fl-oz, lb, piece, portion, person, slice, scoop, glass, bottle, cup, dozen, hour; portion is the nearest"
    ),
    Fault("allergen.unknown", #""allergens": [1️⃣"shelfish"]"#, hint: "write crustaceans or molluscs"),
    Fault("size.none", #""sizes": 1️⃣[]"#),
    Fault("price.range-kind", #""price": {"amount": 8, "to": 9, "kind": 1️⃣"fixed"}"#),
    Fault("price.range-kind", #""price": {"amount": 8, "to": 9, "kind": 1️⃣"from"}"#),
    Fault("price.unused-amount", #""price": {"kind": "market", "to": 1️⃣9}"#),
    Fault("alcohol.range", #""alcoholByVolume": 1️⃣120"#),
    Fault("alcohol.range", #""alcoholByVolume": 1️⃣100.01"#),
    Fault("alcohol.range", #""alcoholByVolume": 1️⃣99999999999"#),
    Fault("number.not-a-number", #""alcoholByVolume": 1️⃣-5"#),
    Fault(
      "serving.no-unit", #""servingSize": 1️⃣330"#, hint: #"write text with a unit, such as "330 g" or "330 pieces""#),
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
    Fault(
      "allergen.unknown", #""allergens": [1️⃣7]"#,
      hint: "write milk, if that is what your list calls 7: codes differ from list to list"),
    Fault(
      "allergen.unknown", #""allergens": [1️⃣"G"]"#,
      hint: "write milk, if that is what your list calls G: codes differ from list to list"),
    Fault(
      "allergen.unknown", #""allergens": {1️⃣"L": "contains"}"#,
      hint: "write its word, such as milk: codes differ from list to list"),
    Fault("allergen.unknown", #""allergens": [1️⃣"sesame seeds"]"#, hint: "write sesame"),
    Fault(
      "allergens.blank", #""allergens": {1️⃣"contains": null, "may-contain": ["nuts"]}"#,
      hint: "write contains: [], or what it is in a list"),
    Fault("language.unknown", #""description": {1️⃣"englsh": "A"}"#, hint: "write en"),
    Fault("language.unknown", #""description": {1️⃣"pt_br": "A"}"#, hint: "write pt-BR"),
    Fault("nutrition.energy", #""nutrition": {"calories": 840, "energy": 1️⃣840}"#),
    Fault("day.none", #""availability": {"days": 1️⃣[]}"#),
    Fault("day.none", #""availability": {"days": 1️⃣[null]}"#),
    Fault("day.unknown", #""availability": {"days": [1️⃣"mnday"]}"#, hint: "write mon"),
    Fault("day.unknown", #""availability": {"days": [1️⃣"lunedì"]}"#, hint: "write mon"),
    Fault("day.unknown", #""availability": {"days": [1️⃣"Montag"]}"#, hint: "write mon"),
    Fault("day.unknown", #""availability": {"days": 1️⃣"weekend"}"#, hint: "write sat-sun"),
    Fault("unit.unknown", #""price": {"amount": 1, "unit": 1️⃣"killo"}"#, hint: "write kg"),
    Fault("unit.unknown", #""price": {"amount": 1, "unit": 1️⃣"100 grams"}"#, hint: "write g"),
    Fault("status.unknown", #""status": 1️⃣"esaurito""#, hint: "write sold-out"),
    Fault("status.unknown", #""status": 1️⃣"sold out""#, hint: "write sold-out"),
    Fault("diet.unknown", #""diets": [1️⃣"senza glutine"]"#, hint: "write gluten-free"),
    Fault("diet.unknown", #""diets": [1️⃣"veggie"]"#, hint: "write vegetarian"),
    Fault("allergen.unknown", #""allergens": [1️⃣"Nüsse"]"#, hint: "write nuts"),
    Fault("allergen.unknown", #""allergens": [1️⃣"wheat"]"#, hint: "write gluten.wheat"),
    Fault("allergen.unknown", #""allergens": [1️⃣"dairy"]"#, hint: "write milk"),
    Fault("allergen.unknown-presence", #""allergens": {"milk": 1️⃣"traces"}"#, hint: "write may-contain"),
    Fault("price.unknown-kind", #""price": {"kind": 1️⃣"market price"}"#, hint: "write market"),
    Fault("size.no-name", #""sizes": [1️⃣{"price": 8}]"#),
    Fault("size.duplicate-id", #""sizes": [{"id": "a", "price": 8}, {"id": 1️⃣"a", "price": 9}]"#),
    Fault("allergen.unknown", #""allergens": ["milk", 1️⃣"glutan"]"#, hint: "write gluten"),
    Fault("allergen.unknown", #""allergens": [1️⃣"gluten.wheet"]"#, hint: "write gluten.wheat"),
    Fault("allergen.unknown", #""allergens": {1️⃣"Nüsse": "contains"}"#),
    Fault("allergen.unknown", #""allergens": [1️⃣"milk.goat"]"#),
    Fault("allergen.unknown-presence", #""allergens": {"milk": 1️⃣"maycontain"}"#, hint: "write may-contain"),
    Fault("value.type", #""allergens": {"milk": 1️⃣true}"#),
    Fault("value.type", #""allergens": 1️⃣"milk""#),
    Fault("diet.unknown", #""diets": [1️⃣"vegn"]"#, hint: "write vegan"),
    Fault("number.range", #""spiciness": 1️⃣4"#),
    Fault("number.range", #""spiciness": 1️⃣1.5"#),
    Fault("number.not-a-number", #""nutrition": {"calories": 1️⃣"840 kcal"}"#),
    Fault("nutrition.no-unit", #""nutrition": {"fat": 1️⃣12}"#, hint: #"write text with a unit, such as "12 g""#),
    Fault("key.unknown", #""nutrition": {1️⃣"fats": "12 g"}"#, hint: "write fat"),
    Fault("number.not-a-number", #""alcoholByVolume": 1️⃣"5,2""#),
    Fault("price.not-a-number", #""deposit": 1️⃣"a lot""#),
    Fault("status.unknown", #""status": 1️⃣"soldout""#, hint: "write sold-out"),
    Fault("day.unknown", #""availability": {"days": ["fri", 1️⃣"thi"]}"#),
    Fault("time.invalid", #""availability": {"from": 1️⃣"25:00"}"#),
    Fault("time.invalid", #""availability": {"from": 1️⃣18}"#),
    Fault("time.invalid", #""availability": {"from": 1️⃣"+8:30"}"#),
    Fault("availability.hours", #""availability": {"from": 1️⃣"18:00", "to": "18:00"}"#),
    Fault("availability.hours", #""availability": {"from": 1️⃣"24:00"}"#),
    Fault("date.invalid", #""availability": {"validFrom": 1️⃣"2026-02-30"}"#),
    Fault(
      "availability.days",
      #""availability": {"days": 1️⃣"mon", "validFrom": "2026-12-24", "validThrough": "2026-12-24"}"#,
      hint: "write days among thu, or other dates"),
    Fault(
      "availability.days",
      #""availability": {"validFrom": "2026-12-26", "validThrough": "2026-12-28", "days": 1️⃣["tue", "fri"]}"#,
      hint: "write days among sat, sun, mon, or other dates"),
    Fault("availability.dates", #""availability": {"validFrom": "2026-03-02", "validThrough": 1️⃣"2026-03-01"}"#),
    Fault("key.unknown", #""availability": {1️⃣"day": ["fri"]}"#, hint: "write days"),
    Fault("key.unknown", #"1️⃣"prise": 7"#, hint: "write price"),
    Fault("key.unknown", #"1️⃣"alergens": null"#, hint: "write allergens"),
    Fault("value.comma", #""price": 9, 1️⃣"90": null"#),
    Fault("key.unknown", #""price": {"amount": 1, 1️⃣"knd": null}"#, hint: "write kind"),
    Fault("tag.diet", #""tags": ["new", 1️⃣"Vegan"]"#, hint: "write vegan"),
    Fault("tag.diet", #""tags": [1️⃣"Gluten free"]"#, hint: "write gluten-free"),
    Fault("tag.diet", #""tags": [1️⃣"vegn"]"#, hint: "write vegan"),
    Fault("image.path", #""image": {"src": 1️⃣"../secret.jpg", "alt": ""}"#),
    Fault("image.path", #""image": {"src": 1️⃣"javascript:alert(1)", "alt": ""}"#),
    Fault("image.no-src", #""image": 1️⃣{"alt": "A pizza"}"#),
    Fault("image.no-alt", #""image": 1️⃣"a.jpg""#),
    Fault("diet.contradicts-allergen", #""diets": ["1️⃣vegan"], "allergens": ["milk"]"#),
    Fault("diet.contradicts-allergen", #""tags": ["new", "1️⃣vegan"], "allergens": ["eggs"]"#),
    Fault("option.unknown-group", #""optionGroups": ["toppings", 1️⃣"topings"]"#, hint: "write toppings"),
    Fault("language.unknown", #""description": {"en": "Hot", 1️⃣"e_n": "Hot"}"#),
    Fault("value.type", #""description": {"en": 1️⃣["Hot"]}"#),
    Fault("value.type", #""description": 1️⃣12"#),
    Fault("id.invalid", #""id": 1️⃣"../etc""#),
    Fault("id.invalid", #""id": 1️⃣".hidden""#),
    Fault("id.reserved", #""id": 1️⃣"menu.json""#),
    Fault("item.duplicate-id", #""id": 1️⃣"salt""#),
    Fault("item.duplicate-id", #""id": 1️⃣"SALT""#),
  ]

  @Test(arguments: itemFaults) func namesThePlaceOfAFaultInAnItem(_ fault: Fault) {
    fault.expect(
      around: { fault in
        let allergens = fault.contains("allergens") ? "" : #", "allergens": []"#
        return #"""
          {"name": "Dinner", "currency": "EUR", "optionGroups": [{"id": "toppings", "name": "Toppings", "options": [{"name": "Oil", "allergens": []}]}],
           "sections": [{"name": "Pizzas", "optionGroups": "toppings", "items": [
             {"id": "salt", "name": "Salt", "allergens": []},
             {"name": "Ribollita"\#(allergens),
          \#(fault)}
           ]}]}
          """#
      }, parse: { parseMenu($0, site: Site()).diagnostics })
  }

  static let menuFaults = [
    Fault("value.type", #"1️⃣"Dinner""#),
    Fault("value.type", #"[1️⃣1]"#),
    Fault("item.no-name", #"[1️⃣{"price": 1}]"#),
    Fault("item.no-name", #"[1️⃣{"name": "", "price": 1}]"#),
    Fault("value.type", #"{"name": 1️⃣["Dinner"], "sections": []}"#),
    Fault("value.type", #"{"name": "Dinner", "sections": 1️⃣12}"#),
    Fault("value.type", #"{"name": "Dinner", "sections": [1️⃣"Pizzas"]}"#),
    Fault("value.type", #"{"name": "Dinner", "sections": [{"name": "Pizzas", "items": 1️⃣{}}]}"#),
    Fault("section.no-name", #"{"name": "Dinner", "sections": [1️⃣{"items": []}]}"#),
    Fault("key.unknown", #"{"name": "Dinner", 1️⃣"section": []}"#, hint: "write sections"),
    Fault("key.unknown", #"{"name": "Dinner", "sections": [{"id": "a", 1️⃣"item": []}]}"#, hint: "write items"),
    Fault("currency.unknown", #"{"name": "Dinner", "currency": 1️⃣"ERU"}"#, hint: "write EUR"),
    Fault("language.unknown", #"{"name": "Dinner", "language": 1️⃣"english"}"#),
    Fault("service.unknown", #"{"name": "Dinner", "service": ["eat-in", 1️⃣"take-away"]}"#, hint: "write takeaway"),
    Fault("date.invalid", #"{"name": "Dinner", "updated": 1️⃣"2025-02-29"}"#),
    Fault("id.invalid", #"{"id": 1️⃣"a/b", "name": "Dinner"}"#),
    Fault("source.unsupported", #"{"source": 1️⃣"https://example.org/menu.json"}"#),
    Fault("option.min-over-max", #"{"name": "D", "optionGroups": [{"id": "a", "min": 1️⃣3, "max": 2}]}"#),
    Fault("number.range", #"{"name": "D", "optionGroups": [{"id": "a", "min": 1️⃣-1}]}"#),
    Fault("number.range", #"{"name": "D", "optionGroups": [{"id": "a", "max": 1️⃣0, "options": [{"name": "x"}]}]}"#),
    Fault("item.no-name", #"[1️⃣{"name": "  \t"}]"#),
    Fault(
      "option.price-kind",
      #"{"name": "D", "currency": "EUR", "optionGroups": [{"id": "a", "options": [{"name": "x", "price": {"amount": 1, "tiers": 1️⃣{"lunch": 2}}}]}]}"#
    ),
    Fault(
      "option.free-over-max",
      #"{"name": "D", "optionGroups": [{"id": "a", "max": 2, "freeCount": 1️⃣3, "options": ["x"]}]}"#),
    Fault(
      "option.defaults-over-max",
      #"{"name": "D", "optionGroups": [{"id": "a", "max": 1️⃣1, "options": [{"name": "x", "default": true}, {"name": "y", "default": true}]}]}"#
    ),
    Fault(
      "option.each-over-max",
      #"{"name": "D", "sections": [{"name": "S", "optionGroups": "a"}], "optionGroups": [{"id": "a", "max": 2, "maxPerOption": 1️⃣3, "options": ["x"]}]}"#
    ),
    Fault("option.min-over-options", #"{"name": "D", "optionGroups": [{"id": "a", "min": 1️⃣1}]}"#),
    Fault(
      "option.min-over-options",
      #"{"name": "D", "optionGroups": [{"id": "a", "min": 1️⃣3, "maxPerOption": 2, "options": [{"name": "x"}, {"name": "y", "status": "hidden"}]}]}"#
    ),
    Fault(
      "option.min-over-options",
      #"{"name": "D", "sections": [{"name": "S", "optionGroups": "a"}], "optionGroups": [{"id": "a", "min": 1️⃣3, "options": ["x"]}]}"#
    ),
    Fault(
      "section.duplicate-id",
      #"{"name": "D", "sections": [{"id": "a", "name": "A", "sections": [{"id": 1️⃣"A", "name": "B"}]}]}"#),
    Fault("id.reserved", #"{"name": "D", "sections": [{"id": 1️⃣"content", "name": "A"}]}"#),
    Fault("service.unknown", #"{"name": "Dinner", "service": [1️⃣"dine-in"]}"#, hint: "write eat-in"),
    Fault("option.no-name", #"{"name": "D", "optionGroups": [1️⃣{"options": []}]}"#),
    Fault("option.no-name", #"{"name": "D", "optionGroups": [{"id": "a", "options": [1️⃣{"price": 1}]}]}"#),
    Fault(
      "option.duplicate-id",
      #"{"name": "D", "optionGroups": [{"id": "a", "options": ["x"]}, {"id": 1️⃣"a", "options": ["x"]}]}"#),
    Fault(
      "option.unknown-size",
      #"{"name": "D", "currency": "EUR", "optionGroups": [{"id": "a", "options": [{"name": "x", "price": {1️⃣"small": 1}}]}]}"#
    ),
    Fault("option.unknown-group", #"{"name": "D", "sections": [{"name": "S", "optionGroups": [1️⃣"a"]}]}"#),
    Fault(
      "option.price-kind",
      #"{"name": "D", "currency": "EUR", "optionGroups": [{"id": "a", "options": [{"name": "x", "price": {"amount": 1, "kind": 1️⃣"from"}}]}]}"#
    ),
  ]

  /// Sizes small and large, and a group with one option's price.
  private func sized(_ price: String, ofItem isOfItem: Bool = true) -> SourceFile {
    let used = isOfItem ? #", "optionGroups": ["a"]"# : ""
    return SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "currency": "EUR", "sections": [{"name": "S", "items": [
          {"name": "Tea", "sizes": [{"id": "pot", "price": 3}], "allergens": []},
          {"name": "Pizza", "sizes": [{"id": "small", "price": 7}, {"id": "large", "price": 9}], "allergens": []\#(used)}]}],
         "optionGroups": [{"id": "a", "options": [{"name": "Olives", "price": \#(price), "allergens": []}]}]}
        """#)
  }

  @Test func holdsPricesBySizeAgainstTheDishesTheyGoWith() {
    func faults(_ price: String, ofItem isOfItem: Bool = true) -> [String] {
      parseMenu(sized(price, ofItem: isOfItem), site: Site()).diagnostics.map { "\($0.id): \($0.hint ?? "")" }
    }
    #expect(faults(#"{"small": 1, "large": 2}"#) == [])
    #expect(faults(#"{"smal": 1, "small": 1, "large": 2}"#) == ["option.unknown-size: write small"])
    #expect(
      faults(#"{"pot": 1, "small": 1, "large": 2}"#)
        == ["option.unknown-size: write the id of a size that an item has"], "the tea has it, but no olives")
    #expect(
      faults(#"{"pot": 1}"#, ofItem: false) == [
        #"option.unused-group: write "optionGroups": ["a"] in a section or an item"#
      ], "nobody uses it yet")
    #expect(
      faults(#"{"small": 1}"#)
        == ["option.size-without-price: write a price for every size, 0 for what costs nothing"])
    #expect(faults("-1") == [], "an option may make a dish cheaper")
  }

  @Test(arguments: menuFaults) func namesThePlaceOfAFaultInAMenu(_ fault: Fault) {
    fault.expect { file in parseMenu(file, site: Site(), rules: []).diagnostics.filter { $0.severity != .note } }
  }

  @Test func keepsTheOtherItemsOfAMenuWithErrors() throws {
    let checked = parseMenu(
      SourceFile(
        path: "menus/dinner.json",
        text: #"[{"name": "A", "price": "1,0"}, {"name": "B", "price": 2}, {"name": "C", "allergens": ["x"]}, "D"]"#),
      site: Site())
    let menu = try #require(checked.value?.content)
    #expect(menu.sections[0].items.map(\.id) == ["b", "d"])
    #expect(
      checked.diagnostics.filter { $0.severity == .error }.map(\.id) == ["price.not-a-number", "allergen.unknown"])
  }

  @Test func notesOnceThatNoCurrencyIsNamed() {
    let file = SourceFile(path: "a.json", text: #"[{"name": "A", "price": 1}, {"name": "B", "price": 2}]"#)
    #expect(parseMenu(file, site: Site(), rules: []).diagnostics.map(\.id) == ["currency.default"])
    var site = Site()
    site.namesCurrency = true
    #expect(parseMenu(file, site: site, rules: []).diagnostics.isEmpty)
  }

  @Test func gathersUndeclaredAllergensIntoOneWarning() {
    let file = SourceFile(path: "a.json", text: #"["Ada", "Bea", {"name": "Cleo", "allergens": []}, "Dot", "Eve"]"#)
    let diagnostics = parseMenu(file, site: Site()).diagnostics
    #expect(diagnostics.map(\.id) == ["allergens.undeclared"])
    #expect(diagnostics[0].message == "4 of 5 items don't declare their allergens: 'Ada', 'Bea', 'Dot' and 1 more")
  }

  /// Following a hint must never publish a wrong allergen.
  @Test(arguments: [
    ("gluten.whaet", "write gluten.wheat"), ("milk.cow", "write milk"),
    (
      "nuts.coconut",
      "write nuts, or after a dot one of its kinds: almond, hazelnut, walnut, cashew, pecan, brazil, pistachio, macadamia"
    ),
  ])
  func proposesNoOtherKindOfAnAllergen(word: String, hint: String) {
    let file = SourceFile(path: "a.json", text: #"[{"name": "A", "allergens": ["\#(word)"]}]"#)
    #expect(parseMenu(file, site: Site()).diagnostics.map(\.hint) == [hint])
  }

  @Test(arguments: ["tiger nut", "coconut", "chestnut", "buckwheat", "rice", "oat milk", "noce moscata", "goat"])
  func proposesNoAllergenForWhatIsNone(word: String) {
    let file = SourceFile(path: "a.json", text: #"[{"name": "A", "allergens": ["\#(word)"]}]"#)
    #expect(parseMenu(file, site: Site()).diagnostics.allSatisfy { $0.hint?.hasPrefix("write one of") == true })
  }

  @Test func warnsOfChoicesWhoseAllergensNobodyDeclared() {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "sections": [{"name": "S", "optionGroups": "g", "items": [{"name": "A", "allergens": []}]}], "optionGroups": [{"id": "g",
         "options": [{"name": "X"}, {"name": "Y", "allergens": []}, {"name": "Z", "status": "hidden"}]}]}
        """#)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map { "\($0.id): \($0.message)" }
        == ["allergens.undeclared: 1 of 2 choices don't declare their allergens: 'X'"])
  }

  @Test func holdsADietAgainstWhatADishComesWith() {
    let text = #"""
      {"name": "M", "currency": "EUR",
       "optionGroups": [
        {"id": "base", "name": "Base", "min": 1, "options": [
         {"name": "Wheat", "allergens": ["gluten.wheat"], "default": true}, {"name": "Rice", "allergens": []}]},
        {"id": "cheese", "name": "Cheese", "min": 1, "options": [
         {"name": "Feta", "allergens": ["milk"]}, {"name": "Brie", "allergens": ["milk"]},
         {"name": "Tofu", "allergens": [], "status": "hidden"}]},
        {"id": "dips", "name": "Dips", "options": [{"name": "Aioli", "allergens": ["eggs"]}]}],
       "sections": [{"name": "S", "optionGroups": "base", "items": [
        {"name": "Bowl", "allergens": [], "diets": ["gluten-free"], "optionGroups": ["dips"]},
        {"name": "Salad", "allergens": [], "diets": ["vegan"], "optionGroups": ["cheese", "dips"]}]}]}
      """#
    let found = parseMenu(SourceFile(path: "m.json", text: text), site: Site()).diagnostics
      .filter { $0.id == "diet.contradicts-allergen" }
    #expect(
      found.map(\.message) == [
        "'Bowl' is gluten-free, but contains gluten.wheat with 'Wheat'",
        "'Salad' is vegan, but contains milk with any 'Cheese'",
      ])
  }

  @Test func pointsAtTheVeryDietThatIsContradictedAndTellsWhy() {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "currency": "EUR", "sections": [{"name": "S", "items": [
          {"name": "A", "price": 1, "diets": ["halal", "vegan"], "allergens": ["milk", "eggs", "gluten"]},
          {"name": "B", "price": 1, "tags": ["new", "vegan"], "allergens": ["fish"]},
          {"name": "C", "diets": "vegetarian", "allergens": [], "sizes": [{"name": "S", "price": 1},
            {"name": "L", "price": 2, "allergens": ["fish"]}], "optionGroups": "g"}]}],
         "optionGroups": [{"id": "g", "options": [{"name": "Aioli", "diets": ["vegan"], "allergens": ["eggs"]}]}]}
        """#)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map { "\($0.brief): \($0.message)" } == [
        "diet.contradicts-allergen 2:49: 'A' is vegan, but contains eggs and milk",
        "diet.contradicts-allergen 3:46: 'B' is vegan, but contains fish",
        "diet.contradicts-allergen 4:27: 'C' is vegetarian, but contains fish as 'L'",
        "diet.contradicts-allergen 6:72: 'Aioli' is vegan, but contains eggs",
      ])
  }

  @Test func givesSectionsOfOneNameIDsOfTheirOwnWhereverTheyStand() throws {
    let file = SourceFile(
      path: "a.json",
      text:
        #"{"name": "D", "sections": [{"name": "Red", "sections": [{"name": "Wine"}]}, {"name": "White", "sections": [{"name": "Wine"}, {"id": "red", "name": "X"}]}]}"#
    )
    let menu = try #require(parseMenu(file, site: Site()).value?.content)
    func ids(_ section: MenuSection) -> [String] { [section.id] + section.sections.flatMap(ids) }
    #expect(menu.sections.flatMap(ids) == ["red-2", "wine", "white", "wine-2", "red"])
  }

  /// What the menu, the section and the dish say, and where a warning is expected.
  static let times: [(menu: String, section: String, dish: String, fault: String?)] = [
    (#"{"days": ["mon-fri"]}"#, "null", #"{"days": "sat"}"#, "dish"),
    (#"{"days": ["mon-fri"]}"#, #"{"days": "sun"}"#, #"{"days": "sun"}"#, "section"),
    (#"{"from": "18:00", "to": "23:00"}"#, "null", #"{"from": "12:00", "to": "15:00"}"#, "dish"),
    (#"{"from": "18:00", "to": "23:00"}"#, "null", #"{"from": "12:00", "to": "18:30"}"#, nil),
    (#"{"days": "fri", "from": "18:00", "to": "02:00"}"#, "null", #"{"days": "sat"}"#, "dish"),
    (#"{"days": "fri-sat", "from": "18:00", "to": "02:00"}"#, "null", #"{"days": "sat"}"#, nil),
    (
      #"{"days": "sun", "from": "18:00", "to": "02:00"}"#, "null", #"{"days": "mon", "from": "00:00", "to": "03:00"}"#,
      nil
    ),
    (
      #"{"days": "sun", "from": "18:00", "to": "24:00"}"#, "null", #"{"days": "mon", "from": "00:00", "to": "03:00"}"#,
      "dish"
    ),
    (#"{"from": "18:00", "to": "02:00"}"#, "null", #"{"to": "10:00"}"#, "dish"),
    (#"{"validFrom": "2026-12-24", "validThrough": "2026-12-24"}"#, "null", #"{"days": "mon"}"#, "dish"),
    (#"{"validFrom": "2026-12-24", "validThrough": "2026-12-24"}"#, "null", #"{"days": "thu"}"#, nil),
    (#"{"validThrough": "2026-03-31"}"#, "null", #"{"validFrom": "2026-04-01"}"#, "dish"),
    (#"{"validThrough": "2026-04-01"}"#, "null", #"{"validFrom": "2026-04-01"}"#, nil),
    (#"[{"days": "fri"}, {"days": "sat"}]"#, "null", #"[{"days": "mon"}, {"days": "sat"}]"#, nil),
    ("null", "null", #"{"days": "mon"}"#, nil), (#"{"days": "mon"}"#, "null", "null", nil),
  ]

  @Test(arguments: times)
  func warnsOfWhatIsNeverServed(menu: String, section: String, dish: String, fault: String?) {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "availability": \#(menu), "sections": [{"name": "S", "availability": \#(section), "items": [
         {"name": "A", "allergens": [], "availability": \#(dish)}]}]}
        """#)
    let found = parseMenu(file, site: Site()).diagnostics
    #expect(found.map(\.id) == (fault == nil ? [] : ["availability.never"]))
    #expect(found.first?.message.hasPrefix(fault == "section" ? "section 'S' is" : "'A' is") != false)
  }

  @Test func warnsOfAMenusOwnTextsAndOfHalfTranslatedSizes() {
    var site = Site()
    site.languages = ["en", "it"].compactMap { LanguageTag($0) }
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "Dinner", "description": {"it": "Ciao"}, "disclaimer": {"en": "VAT", "it": "IVA"}, "sections": [
         {"name": {"en": "S", "it": "S"}, "items": [
          {"name": {"en": "A", "it": "A"}, "allergens": [], "sizes": [{"name": {"en": "big"}, "price": 1}, {"name": "33 cm", "price": 1}]},
          {"name": {"en": "B", "it": "B"}, "allergens": [], "sizes": [{"name": "33 cm", "price": 1}]}]}]}
        """#)
    #expect(
      parseMenu(file, site: site).diagnostics.filter { $0.severity != .note }.map(\.message) == [
        "the menu's own texts are not written in 'en': description",
        "the menu's own texts are not written in 'it': name", "1 of 2 items are not written in 'it': 'A'",
      ])
  }

  @Test func asksNothingOfHiddenDishes() {
    let file = SourceFile(
      path: "a.json",
      text: #"[{"name": "A", "status": "hidden", "image": "a.jpg"}, {"name": "B"}, {"name": "C", "allergens": []}]"#)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map(\.message) == ["1 of 2 items don't declare their allergens: 'B'"])
  }

  @Test func tellsOfChoicesThatNobodyWillSee() {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "sections": [{"name": "S", "optionGroups": "a"}], "optionGroups": [
          {"id": "a", "name": "A"}, {"id": "b", "name": "B", "options": [{"name": "X", "allergens": []}]}]}
        """#)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map(\.brief) == ["option.no-options 2:3", "option.unused-group 2:49"])
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

  @Test func takesWhatIsPlainlyMeant() throws {
    let file = SourceFile(
      path: "a.json",
      text: #"""
        {"name": "D", "sections": [{"name": "S", "optionGroups": ["g", "g"], "items": [
          {"name": "A", "allergens": {"contains": ["milk"], "may-contain": ["nuts"]}, "tags": "new, vegetarian,popular"}]}],
         "optionGroups": [{"id": "g", "options": ["Olives"]}]}
        """#)
    let menu = try #require(parseMenu(file, site: Site(), rules: []).value?.content)
    let item = try #require(menu.sections.first?.items.first)
    #expect(item.allergens == .declared([DeclaredAllergen(.milk), DeclaredAllergen(.nuts, presence: .mayContain)]))
    #expect(item.tags == ["new", "popular"] && item.diets == [.vegetarian])
    #expect(menu.sections.first?.optionGroups == ["g"])
    #expect(menu.optionGroups.first?.options.map(\.name.entries[0].value) == ["Olives"])
    #expect(menu.optionGroups.first?.options.first?.allergens == .notDeclared)
  }

  @Test func readsSpansOfDays() throws {
    let file = SourceFile(path: "a.json", text: #"{"name": "D", "availability": {"days": ["Tue-Thu", "sun"]}}"#)
    let checked = parseMenu(file, site: Site())
    #expect(checked.value?.content.availability.first?.days == [.tue, .wed, .thu, .sun])
    #expect(checked.diagnostics == [])
  }

  @Test func warnsOfDishesThatShareAnOrderCode() {
    let file = SourceFile(
      path: "a.json",
      text: #"[{"name": "A", "orderCode": 1, "allergens": []}, {"name": "B", "orderCode": "1", "allergens": []}]"#)
    #expect(parseMenu(file, site: Site()).diagnostics.map(\.brief) == ["item.duplicate-order-code 1:77"])
  }

  @Test func warnsOfASectionsPictureWithoutWords() {
    let file = SourceFile(
      path: "a.json", text: #"{"name": "D", "sections": [{"name": "S", "image": "a.jpg"}, {"name": "T"}]}"#)
    #expect(parseMenu(file, site: Site()).diagnostics.map(\.brief) == ["image.no-alt 1:51"])
  }

  @Test func takesWhatAnIngredientDeclaresForTheDishs() throws {
    let file = SourceFile(
      path: "a.yaml",
      text: """
        - {name: A, allergens: [], ingredients: [water, {name: bread crumbs, allergens: [gluten.wheat]}]}
        - {name: B, allergens: {gluten.wheat: may-contain}, ingredients: [{name: bread, allergens: [gluten.wheat]}]}
        - {name: C, ingredients: [{name: bread, allergens: [gluten.wheat]}]}
        """)
    let checked = parseMenu(file, site: Site())
    let items = try #require(checked.value?.content.sections.first?.items)
    let wheat = AllergenDeclaration.declared([DeclaredAllergen(.gluten, kind: "wheat")])
    #expect(items.map(\.allergens) == [wheat, wheat, .notDeclared])
    #expect(
      checked.diagnostics.map(\.id) == [
        "allergens.undeclared", "ingredient.undeclared-allergen", "ingredient.undeclared-allergen",
        "ingredient.undeclared-allergen",
      ])
  }

  /// To be without gluten or lactose is to be without traces of it; to be vegan isn't.
  @Test func warnsOfTracesOfWhatADietPromisesToBeWithout() {
    let file = SourceFile(
      path: "a.yaml",
      text: """
        - {name: A, diets: [gluten-free], allergens: {gluten: may-contain}}
        - {name: B, diets: [lactose-free, vegan], allergens: {milk: may-contain, eggs: may-contain}}
        """)
    #expect(
      parseMenu(file, site: Site()).diagnostics.map(\.message) == [
        "'A' is gluten-free, but may contain gluten", "'B' is lactose-free, but may contain milk",
      ])
  }
}
