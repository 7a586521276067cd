package import MenugenDomain
import MenugenPipeline
package import MenugenViewModels

extension BuildPlan {
  /// Returns the words for the time until the first build ends, in the site's language, and that language.
  ///
  /// Reads settings and theme alone. Their errors are reported by the build.
  package func waitingWords() -> (notice: Notice, language: LanguageTag) {
    var outcome = Outcome()
    // No page shows a picture yet.
    var options = options
    options.pictures = { .none }
    let presentation =
      if let loader = try? SiteLoader(options, &outcome, readsPages: false) {
        loader.context.main.presentation
      } else {
        Presentation.withDefaultWords(site: Site(), language: Site().language)
      }
    return (presentation.notice(.loading), presentation.language)
  }
}
