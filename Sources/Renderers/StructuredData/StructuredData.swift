package import Text
package import ViewModels

/// Structured data by schema.org, as JSON-LD in a `<script>` that no content can close.
///
/// It says what the page shows, from the same view models: prices as decimal digits with the currency's decimals.
extension ByteBuffer {
  fileprivate mutating func structuredData(_ type: StaticString, _ body: (inout ByteBuffer) -> Void) {
    append("<script type=\"application/ld+json\">")
    openObject()
    member("@context", "https://schema.org")
    key("@type")
    append("\"")
    append(type)
    append("\"")
    body(&self)
    closeObject()
    append("</script>")
  }

  fileprivate mutating func object(_ type: StaticString, _ body: (inout ByteBuffer) -> Void) {
    openObject()
    key("@type")
    append("\"")
    append(type)
    append("\"")
    body(&self)
    closeObject()
  }
}

extension HomePage {
  package func writeStructuredData(to output: inout ByteBuffer) {
    guard let restaurant else { return }
    output.structuredData("Restaurant") { output in
      output.member("name", restaurant.name.text)
      output.member("url", frame.canonicalURL)
      output.member("description", restaurant.description?.plain)
      restaurant.writeSchema(to: &output)
      if let base = frame.canonicalURL {
        output.member("hasMenu", menus.map { base + $0.url })
      }
    }
  }
}

extension RestaurantViewModel {
  fileprivate func writeSchema(to output: inout ByteBuffer) {
    output.member("servesCuisine", schema.servesCuisine)
    output.member("priceRange", priceRange)
    output.member("telephone", telephone)
    output.member("email", email)
    let address: [(StaticString, String?)] = [
      ("streetAddress", schema.streetAddress), ("postalCode", schema.postalCode),
      ("addressLocality", schema.addressLocality), ("addressRegion", schema.addressRegion),
      ("addressCountry", schema.addressCountry),
    ]
    if address.contains(where: { $0.1 != nil }) {
      output.key("address")
      output.object("PostalAddress") { output in
        for (name, value) in address { output.member(name, value) }
      }
    }
    if let latitude = schema.latitude, let longitude = schema.longitude {
      output.key("geo")
      output.object("GeoCoordinates") { output in
        output.member("latitude", latitude)
        output.member("longitude", longitude)
      }
    }
    output.array("openingHoursSpecification", schema.openingHours) { hours, output in
      output.object("OpeningHoursSpecification") { output in
        output.member("dayOfWeek", hours.days)
        output.member("opens", hours.opens)
        output.member("closes", hours.closes)
      }
    }
    output.member("sameAs", schema.sameAs)
  }
}

extension MenuPage {
  package func writeStructuredData(to output: inout ByteBuffer) {
    output.structuredData("Menu") { output in
      output.member("name", name.text)
      output.member("url", frame.canonicalURL)
      output.member("inLanguage", frame.language)
      output.member("description", description?.plain)
      output.member("dateModified", updated?.iso)
      writeServices(to: &output)
      output.array("hasMenuSection", sections) { section, output in
        output.object("MenuSection") { output in
          output.member("name", section.name.text)
          output.member("description", section.description?.plain)
          output.array("hasMenuItem", section.items) { item, output in
            output.object("MenuItem") { output in
              item.writeSchema(url: frame.canonicalURL.map { $0 + item.url }, withOptions: false, to: &output)
            }
          }
          output.array("hasMenuSection", section.optionGroups) { group, output in
            group.writeSchema(withOptions: true, to: &output)
          }
        }
      }
    }
  }
}

extension ItemPage {
  package func writeStructuredData(to output: inout ByteBuffer) {
    output.structuredData("MenuItem") { output in
      item.writeSchema(url: frame.canonicalURL, withOptions: true, to: &output)
    }
  }
}

extension MenuPage {
  /// How dishes that leave the house do so, in GoodRelations' terms, which schema.org's `deliveryMethod` takes.
  /// It has none for eating in.
  fileprivate func writeServices(to output: inout ByteBuffer) {
    let methods = serviceKeys.compactMap { key in
      switch key {
      case "takeaway": "http://purl.org/goodrelations/v1#DeliveryModePickUp"
      case "delivery": "http://purl.org/goodrelations/v1#DeliveryModeOwnFleet"
      default: String?.none
      }
    }
    if methods.isEmpty { return }
    output.key("potentialAction")
    output.object("OrderAction") { output in output.member("deliveryMethod", methods) }
  }
}

extension OptionGroupViewModel {
  /// Choices as a section of dishes; a menu's page only names those of one dish.
  fileprivate func writeSchema(withOptions: Bool, to output: inout ByteBuffer) {
    output.object("MenuSection") { output in
      output.member("name", name.text)
      output.member("description", rule)
      guard withOptions else { return }
      output.array("hasMenuItem", options) { option, output in
        output.object("MenuItem") { output in
          output.member("name", option.name.text)
          if !option.diets.isEmpty { output.member("suitableForDiet", option.diets.compactMap(\.schemaURL)) }
          output.array("offers", option.offers) { offer, output in
            output.object("Offer") { output in offer.writeSchema(to: &output) }
          }
        }
      }
    }
  }
}

extension MenuItemViewModel {
  /// schema.org has no word for what a dish is made of: that stands on the page alone.
  fileprivate func writeSchema(url: String?, withOptions: Bool, to output: inout ByteBuffer) {
    output.member("name", name.text)
    output.member("url", url)
    output.member("description", description?.plain)
    output.member("suitableForDiet", diets.compactMap(\.schemaURL))
    output.array("offers", offers) { offer, output in
      output.object("Offer") { output in offer.writeSchema(to: &output) }
    }
    output.array("menuAddOn", optionGroups) { group, output in
      group.writeSchema(withOptions: withOptions, to: &output)
    }
    if let facts = nutrition?.schemaFacts, !facts.isEmpty {
      output.key("nutrition")
      output.object("NutritionInformation") { output in
        for fact in facts {
          output.key(fact.name)
          output.value(fact.value)
        }
      }
    }
  }
}

extension OfferViewModel {
  fileprivate func writeSchema(to output: inout ByteBuffer) {
    output.member("name", name)
    if highPrice == nil, unit == nil, !isLowest {
      output.member("price", price)
      output.member("priceCurrency", currency)
    } else {
      output.key("priceSpecification")
      output.object(unit == nil ? "PriceSpecification" : "UnitPriceSpecification") { output in
        if isLowest || highPrice != nil {
          output.member("minPrice", price)
          output.member("maxPrice", highPrice)
        } else {
          output.member("price", price)
        }
        output.member("priceCurrency", currency)
        output.member("unitText", unit)
      }
    }
    output.member("availability", "https://schema.org/\(availability)")
  }
}

// Pages that schema.org has no type for, or that aren't for search engines, say nothing.
extension AllergenPage {
  package func writeStructuredData(to output: inout ByteBuffer) {}
}
extension TextPage {
  package func writeStructuredData(to output: inout ByteBuffer) {}
}
extension NoticePage {
  package func writeStructuredData(to output: inout ByteBuffer) {}
}
extension LedgerPage {
  package func writeStructuredData(to output: inout ByteBuffer) {}
}
extension RegisterPage {
  package func writeStructuredData(to output: inout ByteBuffer) {}
}
extension GoalPage {
  package func writeStructuredData(to output: inout ByteBuffer) {}
}
extension MovementPage {
  package func writeStructuredData(to output: inout ByteBuffer) {}
}
extension ReportsPage {
  package func writeStructuredData(to output: inout ByteBuffer) {}
}
