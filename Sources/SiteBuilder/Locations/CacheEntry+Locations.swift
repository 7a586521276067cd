import MenugenDomain
import MenugenPipeline
import MenugenText

extension LocationSummary: CacheCodable {
  func write(to record: inout [UInt8]) {
    writeShown(to: &record)
    record.write(pictures)
    record.write(imageUses)
    record.write(Int(bitPattern: UInt(truncatingIfNeeded: pictureSizes)))
  }

  /// Writes the values that other pages show. If one changes, these pages are rebuilt.
  func writeShown(to record: inout [UInt8]) {
    record.write(id)
    name.write(to: &record)
    record.write(languages)
    let address = address ?? Restaurant.Address()
    for line in [
      address.streetAddress, address.postalCode, address.addressLocality, address.addressRegion,
      address.addressCountry, map, telephone,
    ] {
      record.write(line)
    }
    record.write(menus)
    record.write(links)
    record.write(imageLinks)
  }

  init?(_ record: inout BinaryReader) {
    guard let id = record.text(), let name = Label(&record), let languages = record.array(String.self),
      let street = record.optionalText(), let code = record.optionalText(), let city = record.optionalText(),
      let region = record.optionalText(), let country = record.optionalText(), let map = record.optionalText(),
      let telephone = record.optionalText(), let menus = record.array(Menu.self),
      let links = record.array(String.self), let imageLinks = record.array(String.self),
      let pictures = record.array(String.self), let imageUses = record.array(ImageUse.self),
      let pictureSizes = record.number()
    else { return nil }
    var address = Restaurant.Address()
    (address.streetAddress, address.postalCode, address.addressLocality) = (street, code, city)
    (address.addressRegion, address.addressCountry) = (region, country)
    self.init(
      id: id, name: name, languages: languages, address: address == Restaurant.Address() ? nil : address, map: map,
      telephone: telephone)
    (self.menus, self.links, self.imageLinks) = (menus, links, imageLinks)
    (self.pictures, self.imageUses) = (pictures, imageUses)
    self.pictureSizes = UInt64(bitPattern: Int64(pictureSizes))
  }
}

extension LocationSummary.Menu: CacheCodable {
  func write(to record: inout [UInt8]) {
    record.write(id)
    record.write(updated?.iso)
    record.write(items)
    record.write(prices)
    record.write(sharesAllergens ? 1 : 0)
  }

  init?(_ record: inout BinaryReader) {
    guard let id = record.text(), let updated = record.optionalText(), let items = record.array(String.self),
      let prices = record.array(KnownPrice.self), let shares = record.number()
    else { return nil }
    self.init(
      id: id, updated: updated.flatMap { CalendarDate($0) }, items: items, prices: prices, sharesAllergens: shares == 1)
  }
}
