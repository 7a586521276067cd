import MenugenDomain
import MenugenText
package import MenugenViewModels

extension FramePresenter {
  /// The picture of a menu, or of the site; `nil` without a `baseURL`, because other sites need its address.
  ///
  /// - Parameter name: The menu's name; `nil` for the site.
  package func sharePicture(of name: String? = nil) -> SharePicture? {
    guard let baseURL = presentation.site.baseURL else { return nil }
    let site = siteName.text
    return SharePicture(
      heading: name ?? site, siteName: name == nil || name == site ? nil : site, host: host(of: baseURL),
      ink: presentation.colors.light.ink, paper: presentation.colors.light.paper)
  }

  /// The address of the picture of the page at `route`; `nil` without a `baseURL`.
  func shareAddress(of route: Route) -> String? { presentation.address(of: route.sibling(OutputLayout.sharePicture)) }
}

extension PageFrame {
  /// Names a photograph as the page's picture.
  mutating func share(_ image: ImageViewModel) {
    shareImageURL = image.absoluteURL
    guard shareImageURL != nil else { return }
    if let width = image.width, let height = image.height { (shareImageWidth, shareImageHeight) = (width, height) }
    shareImageAlternative = image.alternativeText.isEmpty ? nil : image.alternativeText
  }

  /// Names a drawn picture as the page's, if there is one.
  mutating func shareDrawing(at address: String?, of name: String) {
    guard let address else { return }
    shareImageURL = address
    (shareImageWidth, shareImageHeight) = (String(SharePicture.width), String(SharePicture.height))
    shareImageAlternative = name
  }
}

/// The host and path of an address: `giuseppe.example/bar` for `https://giuseppe.example/bar/`.
private func host(of address: String) -> String {
  var text = address[...]
  for prefix in ["https://", "http://"] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
  while text.last == "/" { text.removeLast() }
  return String(text)
}
