import MenugenDomain
import MenugenLocalization
import MenugenText
package import MenugenViewModels

extension FramePresenter {
  /// Adds the source to a menu's page that refreshes itself, and lets the page connect to it.
  func addLiveSource(of menu: Menu, to page: inout MenuPage) {
    guard let source = menu.source, source.isLive, menu.missing == nil else { return }
    let site = presentation.site
    page.live = LiveSourceViewModel(
      address: source.address.text, locale: "\(presentation.language.code)-u-nu-\(presentation.numberingSystem)",
      currency: (menu.firstCurrency ?? site.currency).code,
      zeros: site.prices.decimals == .auto ? "stripIfInteger" : "auto",
      isGrouped: site.grouping == .auto, soldOut: presentation.phrases.soldOut,
      loading: presentation.notice(.loading), internetError: presentation.notice(.internetError),
      serviceError: presentation.notice(.serviceError))
    if page.frame.contentPolicy != nil { page.frame.contentPolicy = publicPolicy(connectingTo: source.address.origin) }
  }

  /// A menu on paper, which doesn't refresh itself, and connects to nothing.
  package func paper(_ menu: MenuPage) -> PrintPage {
    var page = PrintPage(menu: menu, code: menu.code)
    guard menu.live != nil else { return page }
    page.menu.live = nil
    if menu.frame.contentPolicy != nil { page.menu.frame.contentPolicy = publicPolicy }
    return page
  }
}

extension Presentation {
  /// The digits of numbers, by their names in BCP 47.
  fileprivate var numberingSystem: String {
    switch number(0) {
    case "\u{660}": "arab"
    case "\u{6F0}": "arabext"
    default: "latn"
    }
  }
}

extension Menu {
  fileprivate var firstCurrency: Currency? {
    func find(_ sections: [MenuSection]) -> Currency? {
      for section in sections {
        for item in section.items {
          switch item.offer {
          case .none: continue
          case .price(let price): if let amount = price.amount { return amount.currency }
          case .sizes(let sizes): if let amount = sizes.first?.price.amount { return amount.currency }
          }
        }
        if let currency = find(section.sections) { return currency }
      }
      return nil
    }
    return find(sections)
  }
}
