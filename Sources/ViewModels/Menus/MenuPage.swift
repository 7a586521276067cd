/// One menu as its page shows it.
package struct MenuPage: Sendable, Equatable {
  package var frame: PageFrame
  package var id: String
  package var name: LabelViewModel
  package var description: Optional<MarkupViewModel>
  package let updated: DateViewModel?
  /// `Eat in, Takeaway`.
  package let services: String?
  /// For programs: `eat-in`, `takeaway`, `delivery`.
  package var serviceKeys: [String] = []
  /// When it is served, a line each: `Fri, Sat 18:00–23:00`.
  package var availability: [String]
  /// The same for programs, and IANA's name of the time zone that it is meant in.
  package var servingTimes: [ServingTimeViewModel] = []
  package var timeZone = "UTC"
  /// What stands between a name and what it names: `: `, `：`.
  package var colon = ": "
  package var sections: [MenuSectionViewModel]
  /// Whether there are enough sections for a table of contents.
  package var showsContents: Bool
  package var disclaimer: Optional<MarkupViewModel>
  /// `Allergens not declared`, above a menu none of whose dishes declares any; the dishes then don't repeat it.
  package var notDeclared: String?
  /// Said once below the menu: what the allergen words mean, that one should ask.
  package var allergenNote: Optional<String>
  /// The codes that stand beside dishes, and their words; empty where words are used.
  package var legend: [LegendEntryViewModel]
  /// Leads to the allergens, where the menu doesn't mark them.
  package var allergenTable: LinkViewModel?
  /// Other forms of this menu, such as its plain text.
  package var formats: [LinkViewModel]
  /// In place of the sections where there is nothing to show.
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
  /// The same for programs.
  package var servingTimes: [ServingTimeViewModel] = []
  /// How deep it stands: 1 for a part of the menu, 2 for a part of that.
  package var depth: Int
  package var items: [MenuItemViewModel]
  /// The sections within it, after its own dishes.
  package var sections: [MenuSectionViewModel] = []
  /// The choices that its dishes and those of the sections in it share, shown in full once; a dish only names its own.
  package var optionGroups: [OptionGroupViewModel]

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
  /// Whether it stands inside another section, and so has a lesser heading.
  package var isNested: Bool { depth > 1 }

  /// The level of its heading on the menu's page: 2 under the menu's name, and so on to 6, the last that there is.
  package var headingLevel: Int { min(6, depth + 1) }
}

/// A day as it is read and as machines read it.
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
  /// For those who see it elsewhere than on the page; absent on a site that doesn't say where it stands.
  package let absoluteURL: String?
  package var alternativeText: String
  /// The words' own language and direction, where they aren't the page's.
  package let language: String?
  package let direction: String?
  package let width: String?
  package let height: String?

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
