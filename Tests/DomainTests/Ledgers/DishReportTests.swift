import MenugenDomain
import Testing

@Suite struct DishReportTests {
  private func sold(_ sales: [(cents: Int64, units: String)], cost: Int64) -> DishReport.Dish? {
    let movements = sales.enumerated().map { place, sale in
      Movement(
        position: Int32(place + 1), name: "", minorUnits: sale.cents, currency: .eur,
        details: Movement.Details(item: "m/a", quantity: sale.units))
    }
    let ledger = Ledger(id: "l", name: Label("L"), language: LanguageTag("en")!, currency: .eur, movements: movements)
    return DishReport(ledger, costs: ["m/a": Money(minorUnits: cost, currency: .eur)]).groups.first?.dishes.first
  }

  @Test(
    "A contribution is rounded once, half to even",
    arguments: [
      // 1 - 0.5 is 0.5, and 0.5 ÷ 0.5 is 1.
      (Int64(1), "0.5", Int64(1), Int128(0), Int128(1)), (2, "0.5", 1, 2, 3), (3, "0.5", 1, 2, 5), (4, "1.5", 1, 2, 2),
      // 10 - 7.5 is 2.5, and 2.5 ÷ 2.5 is 1.
      (10, "2.5", 3, 2, 1), (11, "2.5", 3, 4, 1), (100, "0.000001", 0, 100, 100_000_000),
    ])
  func roundsOnce(cents: Int64, units: String, cost: Int64, contribution: Int128, perUnit: Int128) throws {
    let dish = try #require(sold([(cents, units)], cost: cost))
    #expect(dish.contribution == contribution && dish.contributionPerUnit == perUnit)
  }

  @Test("Sums that don't fit have no contribution") func overflows() throws {
    let sales = [(cents: Int64.max, units: "9223372036854.775807")]
    #expect(sold(sales, cost: Int64.max)?.contribution != nil)
    let dish = try #require(sold(sales + sales + sales, cost: Int64.max))
    #expect(dish.revenue == 3 * Int128(Int64.max))
    #expect(dish.contribution == nil && dish.contributionPerUnit == nil)
  }
}
