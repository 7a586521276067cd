/// The page of a menu.
package struct MenuPage: Sendable, Equatable {
  package var frame: PageFrame
  package var id: String
  package var name: LabelViewModel
  package var description: Optional<MarkupViewModel>
  package let updated: DateViewModel?
  /// `Eat in, Takeaway`.
  package let services: String?
  /// `eat-in`, `takeaway`, `delivery`.
  package var serviceKeys: [String] = []
  /// The serving times, one line each: `Fri, Sat 18:00–23:00`.
  package var availability: [String]
  /// The serving times in machine-readable form, and their IANA time zone.
  package var servingTimes: [ServingTimeViewModel] = []
  package var timeZone = "UTC"
  /// The separator between a label and its value: `: `, `：`.
  package var colon = ": "
  /// The currency as prices write it: `€`; empty if no item has a price.
  package var currencySymbol = ""
  /// Whether numbers of the prices need a wide column.
  package var hasWideAmounts = false
  /// What guests can filter the menu by.
  package var filter: Optional<MenuFilterViewModel> = nil
  /// The QR code of the page, if the site has a `baseURL`.
  package var code: Optional<ImageViewModel> = nil
  /// The source that the open page asks for fresh prices.
  package var live: Optional<LiveSourceViewModel> = nil
  package var sections: [MenuSectionViewModel]
  /// Whether there are enough sections for a table of contents.
  package var showsContents: Bool
  package var disclaimer: Optional<MarkupViewModel>
  /// `Allergens not declared`, shown once if no item declares any.
  package var notDeclared: String?
  /// A note on allergens, shown once below the menu.
  package var allergenNote: Optional<String>
  /// The allergen codes and their words; empty if words are used.
  package var legend: [LegendEntryViewModel]
  /// A link to the allergen table, if the menu doesn't show allergens.
  package var allergenTable: LinkViewModel?
  /// Links to other formats of the menu, such as plain text.
  package var formats: [LinkViewModel]
  /// Shown instead of the sections if there is nothing to show.
  package var notice: Optional<Notice>

  package init(
    frame: PageFrame, id: String, name: LabelViewModel, description: MarkupViewModel? = nil,
    updated: DateViewModel? = nil, services: String? = nil,
    availability: [String] = [], sections: [MenuSectionViewModel] = [], showsContents: Bool = false,
    disclaimer: MarkupViewModel? = nil, allergenNote: String? = nil, legend: [LegendEntryViewModel] = [],
    formats: [LinkViewModel] = [], notice: Notice? = nil
  ) {
    self.frame = frame
    self.id = id
    self.name = name
    self.description = description
    self.updated = updated
    self.services = services
    self.availability = availability
    self.sections = sections
    self.showsContents = showsContents
    self.disclaimer = disclaimer
    self.allergenNote = allergenNote
    self.legend = legend
    self.formats = formats
    self.notice = notice
  }
}

package struct MenuSectionViewModel: Sendable, Equatable {
  /// The anchor on the menu's page.
  package var id: String
  package var name: LabelViewModel
  package var description: Optional<MarkupViewModel>
  package var image: Optional<ImageViewModel>
  package var availability: [String]
  /// The serving times in machine-readable form.
  package var servingTimes: [ServingTimeViewModel] = []
  /// The nesting depth: 1 for a section of the menu.
  package var depth: Int
  package var items: [MenuItemViewModel]
  /// The nested sections, shown after the items.
  package var sections: [MenuSectionViewModel] = []
  /// The options that its items and nested sections share, shown in full once.
  package var optionGroups: [OptionGroupViewModel]
  /// The options that all its items declare themselves, named once.
  package var commonGroups: [OptionGroupViewModel] = []

  package init(
    id: String, name: LabelViewModel, description: MarkupViewModel? = nil, image: ImageViewModel? = nil,
    availability: [String] = [], depth: Int = 1, items: [MenuItemViewModel] = [],
    optionGroups: [OptionGroupViewModel] = []
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.image = image
    self.availability = availability
    self.depth = depth
    self.items = items
    self.optionGroups = optionGroups
  }
}

extension MenuSectionViewModel {
  package var isNested: Bool { depth > 1 }

  /// The level of its heading on the menu's page: from 2, below the menu's name, to 6.
  package var headingLevel: Int { min(6, depth + 1) }
}

/// A day as text and in machine-readable form.
package struct DateViewModel: Sendable, Equatable {
  package var text: String
  /// `2026-03-02`, for `datetime`.
  package var iso: String

  package init(text: String, iso: String) {
    self.text = text
    self.iso = iso
  }
}

package struct LegendEntryViewModel: Sendable, Equatable {
  package var code: String
  package var word: String

  package init(code: String, word: String) {
    self.code = code
    self.word = word
  }
}

package struct ImageViewModel: Sendable, Equatable {
  package var url: String
  /// For use outside the page; `nil` without a `baseURL`.
  package let absoluteURL: String?
  package var alternativeText: String
  /// The language and direction of the text, if they differ from the page's.
  package let language: String?
  package let direction: String?
  package let width: String?
  package let height: String?
  /// The copies in the format of `url` with their widths, for `srcset`; `nil` without copies.
  package var srcset: String?
  /// The copies in smaller formats, for browsers that know them.
  package var sources: [ImageSourceViewModel] = []
  /// The name of the nearest of 125 colours, such as `c84b`: `#84b` in CSS. Each digit is 0, 4, 8, b or f.
  package var color: String?

  package init(
    url: String, absoluteURL: String? = nil, alternativeText: String, language: String? = nil,
    direction: String? = nil, width: String? = nil, height: String? = nil
  ) {
    self.url = url
    self.absoluteURL = absoluteURL
    self.alternativeText = alternativeText
    self.language = language
    self.direction = direction
    self.width = width
    self.height = height
  }
}

/// The copies of an image in one format.
package struct ImageSourceViewModel: Sendable, Equatable {
  /// `image/avif`.
  package var mediaType: String
  package var srcset: String

  package init(mediaType: String, srcset: String) {
    self.mediaType = mediaType
    self.srcset = srcset
  }
}
