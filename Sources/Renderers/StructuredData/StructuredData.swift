package import MenugenText
package import MenugenViewModels

/// Structured data by schema.org, as JSON-LD in a `<script>` element.
///
/// Written from the same view models as the page.
extension ByteBuffer {
  /// Opens the script and its object; `closeScript` ends both.
  fileprivate mutating func openScript(_ type: StaticString) {
    append("<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\",\"@type\":\"")
    append(type)
    append("\"")
  }

  fileprivate mutating func closeScript() { append("}</script>") }

  /// Opens an object with its type.
  @inline(__always)
  mutating func openObject(_ type: StaticString) {
    openObject()
    append("\"@type\":\"")
    append(type)
    append("\"")
  }
}

extension HomePage {
  package func writeStructuredData(to output: inout ByteBuffer) {
    guard let restaurant else { return }
    output.openScript("Restaurant")
    output.member("name", restaurant.name.text)
    output.member("url", restaurant.schema.url ?? frame.canonicalURL)
    output.member("description", restaurant.description?.plain)
    restaurant.writeSchema(to: &output)
    if let base = frame.canonicalURL { output.member("hasMenu", menus.map { absoluteURL($0.url, on: base) }) }
    output.closeScript()
  }
}

/// Resolves a relative URL on a page in a folder.
private func absoluteURL(_ path: String, on folder: String) -> String {
  var (folder, path) = (folder[...], path[...])
  while path.hasPrefix("../"), let end = folder.dropLast().lastIndex(of: "/") {
    folder = folder[...end]
    path = path.dropFirst(3)
  }
  return String(folder + path)
}

extension RestaurantViewModel {
  fileprivate func writeSchema(to output: inout ByteBuffer) {
    output.member("slogan", slogan?.text)
    output.member("servesCuisine", schema.servesCuisine)
    output.member("priceRange", priceRange)
    output.member("acceptsReservations", schema.acceptsReservations)
    output.member("image", image.map { $0.absoluteURL ?? $0.url })
    output.member("logo", logo.map { $0.absoluteURL ?? $0.url })
    output.member(
      "paymentAccepted", schema.paymentAccepted.isEmpty ? nil : schema.paymentAccepted.joined(separator: ", "))
    output.member("telephone", telephone)
    output.member("email", email)
    output.member("hasMap", schema.hasMap)
    let address: [(StaticString, String?)] = [
      ("streetAddress", schema.streetAddress), ("postalCode", schema.postalCode),
      ("addressLocality", schema.addressLocality), ("addressRegion", schema.addressRegion),
      ("addressCountry", schema.addressCountry),
    ]
    if address.contains(where: { $0.1 != nil }) {
      output.key("address")
      output.openObject("PostalAddress")
      for (name, value) in address { output.member(name, value) }
      output.closeObject()
    }
    if let latitude = schema.latitude, let longitude = schema.longitude {
      output.key("geo")
      output.openObject("GeoCoordinates")
      output.member("latitude", latitude)
      output.member("longitude", longitude)
      output.closeObject()
    }
    output.hours("openingHoursSpecification", schema.openingHours)
    output.hours("specialOpeningHoursSpecification", schema.specialOpeningHours)
    output.member("sameAs", schema.sameAs)
  }
}

extension ByteBuffer {
  fileprivate mutating func hours(_ name: StaticString, _ hours: [RestaurantSchema.Hours]) {
    array(name, hours) { hours, output in
      output.openObject("OpeningHoursSpecification")
      output.member("dayOfWeek", hours.days)
      output.member("opens", hours.opens)
      output.member("closes", hours.closes)
      output.member("validFrom", hours.validFrom)
      output.member("validThrough", hours.validThrough)
      output.closeObject()
    }
  }
}

extension MenuPage {
  package func writeStructuredData(to output: inout ByteBuffer) {
    output.openScript("Menu")
    output.member("name", name.text)
    output.member("url", frame.canonicalURL)
    output.member("inLanguage", frame.language)
    output.member("description", description?.plain)
    output.member("dateModified", updated?.iso)
    writeServices(to: &output)
    output.servingTimes(servingTimes)
    let folder = frame.canonicalURL
    var shared = SharedChoices()
    output.array("hasMenuSection", sections) { section, output in
      section.writeSchema(folder: folder, sharing: &shared, to: &output)
    }
    output.closeScript()
  }
}

extension ItemPage {
  package func writeStructuredData(to output: inout ByteBuffer) {
    output.openScript("MenuItem")
    var shared = SharedChoices()
    item.writeSchema(folder: frame.canonicalURL, path: "", isWhole: true, sharing: &shared, to: &output)
    output.closeScript()
  }
}

extension MenuPage {
  /// Writes delivery methods, in the terms of GoodRelations that schema.org's `deliveryMethod` uses. It has none for
  /// eating in.
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
    output.openObject("OrderAction")
    output.member("deliveryMethod", methods)
    output.closeObject()
  }
}

/// The options shared by a section's items: the first item has them in full, the others refer to it.
private struct SharedChoices {
  /// The options of the enclosing sections, and whether they were written.
  var open: [(group: OptionGroupViewModel, isSaid: Bool)] = []
  /// The ids of those that were written.
  var said: Set<String> = []
}

extension MenuSectionViewModel {
  /// - Parameter shared: The options of the enclosing sections.
  fileprivate func writeSchema(folder: String?, sharing shared: inout SharedChoices, to output: inout ByteBuffer) {
    let around = shared.open.count
    for group in optionGroups { shared.open.append((group, group.isShownAbove && shared.said.contains(group.id))) }
    output.openObject("MenuSection")
    output.member("name", name.text)
    output.member("description", description?.plain)
    output.member("image", image.map { $0.absoluteURL ?? $0.url })
    output.servingTimes(servingTimes)
    output.array("hasMenuItem", items) { item, output in
      output.openObject("MenuItem")
      item.writeSchema(folder: folder, path: item.url, isWhole: false, sharing: &shared, to: &output)
      output.closeObject()
    }
    output.array("hasMenuSection", sections) { $0.writeSchema(folder: folder, sharing: &shared, to: &$1) }
    output.closeObject()
    shared.open.removeLast(shared.open.count - around)
  }
}

extension OptionGroupViewModel {
  /// Writes options as a section of items; a menu's page only has the names of an item's own options.
  ///
  /// - Parameter isShared: Whether it has an id by which other items refer to it.
  fileprivate func writeSchema(isWhole: Bool, isShared: Bool = false, to output: inout ByteBuffer) {
    output.openObject("MenuSection")
    if isShared { output.member("@id", behind: "#choices-", id) }
    output.member("name", name.text)
    output.member("description", rule)
    if isWhole {
      output.array("hasMenuItem", options) { option, output in
        output.openObject("MenuItem")
        output.member("name", option.name.text)
        output.member("suitableForDiet", option.diets) { $0.schemaURL }
        option.writeOffers(to: &output)
        output.closeObject()
      }
    }
    output.closeObject()
  }
}

extension MenuItemViewModel {
  /// - Parameters:
  ///   - folder: The URL of the folder of the item's page; `nil` if unknown.
  ///   - path: The rest of the URL.
  fileprivate func writeSchema(
    folder: String?, path: String, isWhole: Bool, sharing shared: inout SharedChoices,
    to output: inout ByteBuffer
  ) {
    output.member("name", name.text)
    output.member("identifier", orderCode)
    if let folder {
      if path.utf8.first == UInt8(ascii: ".") {
        // A page of the site, on a location's menu.
        output.member("url", absoluteURL(path, on: folder))
      } else {
        output.member("url", folder, path)
      }
    }
    output.member("description", description?.plain)
    // Without a `baseURL`, a relative URL, as JSON-LD allows.
    output.member("image", image.map { $0.absoluteURL ?? $0.url })
    output.member("suitableForDiet", diets) { $0.schemaURL }
    writeOffers(to: &output)
    writeChoices(isWhole: isWhole, sharing: &shared, to: &output)
    nutrition?.writeSchema(isWhole: isWhole, to: &output)
  }
}

extension MenuItemViewModel {
  /// Writes the sections' shared options, except those the item declares itself, then its own.
  private func writeChoices(
    isWhole: Bool, sharing shared: inout SharedChoices, to output: inout ByteBuffer
  ) {
    if shared.open.isEmpty, optionGroups.isEmpty { return }
    var isOpen = false
    func open(_ output: inout ByteBuffer) {
      if isOpen { return }
      output.key("menuAddOn")
      output.openArray()
      isOpen = true
    }
    for index in shared.open.indices where sharesChoices {
      let id = shared.open[index].group.id
      if optionGroups.contains(where: { $0.id == id }) { continue }
      open(&output)
      if shared.open[index].isSaid {
        output.openObject()
        output.member("@id", behind: "#choices-", id)
        output.closeObject()
      } else {
        shared.open[index].isSaid = true
        shared.said.insert(id)
        shared.open[index].group.writeSchema(isWhole: true, isShared: true, to: &output)
      }
    }
    optionGroups.forEachInPlace { group in
      open(&output)
      group.writeSchema(isWhole: isWhole, to: &output)
    }
    if isOpen { output.closeArray() }
  }
}

// Pages without a schema.org type, or not for search engines.
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
extension LocationsPage {
  package func writeStructuredData(to output: inout ByteBuffer) {}
}
extension ReportsPage {
  package func writeStructuredData(to output: inout ByteBuffer) {}
}
