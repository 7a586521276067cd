package import MenugenDiagnostics

/// What the server shows at a moment: the last build and the problems of the latest.
package struct ServedState: Sendable {
  /// Whether there is a site to show; before that, pages ask to wait.
  package var isReady = false
  /// The number of builds that changed anything.
  package var build = 0
  /// What the last build changed, as paths in the output folder; `nil` if unknown.
  package var changedPaths: [String]?
  /// The diagnostics of a failed build; empty if the last one succeeded.
  package var problems: [Diagnostic] = []
  /// The path of the site's `baseURL`, which absolute links begin with: `/` or `/menu/`.
  package var basePath = "/"
  /// The folder of the theme's files in each tree, whose name has their hash.
  package var themeFolder: String?
  /// Files that a running build will publish, by their paths in the output folder: open pages with a changed theme.
  package var preview: [String: [UInt8]] = [:]
  package var loading = LoadingWords()

  package init() {}
}

/// The words of the page that is shown during the first build.
package struct LoadingWords: Sendable, Equatable {
  package var language = "en"
  package var isRightToLeft = false
  package var title = ""
  package var message = ""

  package init() {}

  package init(language: String, isRightToLeft: Bool, title: String, message: String) {
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.title = title
    self.message = message
  }
}
