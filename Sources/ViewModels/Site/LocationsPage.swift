/// The list of all locations, in parts if there are many.
package struct LocationsPage: Sendable, Equatable {
  package var frame: PageFrame
  package var title: String
  /// `Page 2 of 7`, if there are several.
  package var part: String?
  package var locations: [LocationCardViewModel]
  /// Links to all parts, if there are several.
  package var pages: [LinkViewModel] = []

  package init(frame: PageFrame, title: String, part: String? = nil, locations: [LocationCardViewModel]) {
    self.frame = frame
    self.title = title
    self.part = part
    self.locations = locations
  }
}

/// A location in the list.
package struct LocationCardViewModel: Sendable, Equatable {
  package var link: LinkViewModel
  package var address: LabelViewModel?
  package var mapURL: String?
  package var telephone: String?
  package var telephoneURL: String?

  package init(
    link: LinkViewModel, address: LabelViewModel? = nil, mapURL: String? = nil, telephone: String? = nil,
    telephoneURL: String? = nil
  ) {
    self.link = link
    self.address = address
    self.mapURL = mapURL
    self.telephone = telephone
    self.telephoneURL = telephoneURL
  }
}
