/// `menugen publish`: targets, what it checks first, and what can go wrong.
extension DiagnosticMessage {
  // MARK: - Targets

  /// - Parameters:
  ///   - problem: What is wrong with it: `it begins with '-'`.
  ///   - hint: What to write instead.
  package static func invalidTarget(_ text: String, _ problem: String, hint: String) -> Self {
    .error("publish.target", "'\(text)' is not a target: \(problem)", hint: hint)
  }

  package static func invalidTargetName(_ name: String) -> Self {
    .error("publish.name", "'\(name)' is not a name for a target", hint: "write one without a colon, such as web")
  }

  package static func unknownTarget(_ name: String, nearest: String?, known: [String]) -> Self {
    .error(
      "publish.unknown-target", "unknown target '\(name)'",
      hint: nearest.map { "write \($0)" } ?? targets(known))
  }

  package static func noTarget(known: [String]) -> Self {
    .error("publish.no-target", "no target to publish to", hint: targets(known))
  }

  private static func targets(_ known: [String]) -> String {
    known.isEmpty
      ? "name one, such as folder:../public, or add publish: {web: \"folder:../public\"} to site.yaml"
      : "name a target of site.yaml: \(known.joined(separator: ", "))"
  }

  /// - Parameter problem: `is the content folder`.
  package static func privateTarget(_ folder: String, _ problem: String) -> Self {
    .error("publish.private-folder", "'\(folder)' \(problem)", hint: "name another folder, such as folder:../public")
  }

  // MARK: - The check before

  /// - Parameter count: The number of files that differ.
  package static func outdatedSite(count: Int) -> Self {
    .error(
      "publish.outdated",
      "this file\(count == 1 ? " differs" : " and \(count - 1) more differ") from the content",
      hint: "run `menugen build` with the same options, then publish again")
  }

  package static var unpublishedFile: Self {
    .note(
      "publish.unknown-file", "menugen didn't write this file, so it isn't published",
      hint: "put it into static/ of the content folder to publish it")
  }

  package static var publishWithoutBaseURL: Self {
    .warning(
      "publish.no-base-url", "the site is published without its address, so search engines get no sitemap",
      hint: "add its address to site.yaml, such as baseURL: https://example.com/")
  }

  package static func tooManyFiles(_ count: Int, limit: Int) -> Self {
    .error(
      "publish.too-many-files", "the site has \(count) files, but the host takes \(limit)",
      hint: "make fewer pages, such as with detailPages: never, or raise maxFiles of the target")
  }

  package static func fileTooLargeForHost(_ size: Int, limit: Int) -> Self {
    .error(
      "publish.file-too-large", "this file has \(size) bytes, but the host takes \(limit)",
      hint: "make it smaller, or raise maxFileSize of the target")
  }

  package static func siteTooLargeForHost(_ size: Int, limit: Int) -> Self {
    .error(
      "publish.site-too-large", "the site has \(size) bytes, but the host takes \(limit)",
      hint: "publish fewer or smaller files, or raise maxSize of the target")
  }

  package static func tooManyFilesInFolder(_ count: Int, limit: Int) -> Self {
    .error(
      "publish.too-many-files-in-folder", "this folder has \(count) files, but the host takes \(limit) in one",
      hint: "divide them into several folders, or raise maxFilesPerFolder of the target")
  }

  // MARK: - In the target

  package static func damagedPublishRecord(_ name: String) -> Self {
    .error(
      "publish.damaged-record", "\(name) in the target is damaged, so what is published there is unknown",
      hint: "send everything again with --force")
  }

  package static var publishedElsewhere: Self {
    .error(
      "publish.elsewhere", "the site was published from another computer or folder since the last time here",
      hint: "get the latest content and build it, then publish with --force")
  }

  package static func occupiedTarget(_ path: String, count: Int) -> Self {
    .error(
      "publish.occupied",
      count == 1
        ? "the target has a file '\(path)' that menugen didn't publish"
        : "the target has \(count) files that menugen didn't publish, such as '\(path)'",
      hint: "choose another target, or replace the files with --force")
  }

  // MARK: - Other programs

  package static func missingProgram(_ program: String) -> Self {
    .error("publish.missing-program", "\(program) isn't installed", hint: "install \(program), then publish again")
  }

  /// - Parameter variable: The environment variable that should have it.
  package static func missingPublishToken(_ variable: String) -> Self {
    .error(
      "publish.no-token", "there is no token for Netlify: \(variable) isn't set",
      hint: "create a personal access token at Netlify, and set the environment variable to it")
  }

  /// - Parameter words: The last line of its output.
  package static func programFailed(_ program: String, _ words: String) -> Self {
    .error(
      "publish.failed", "\(program) can't publish: \(words)",
      hint: "correct the target or its access, then publish again: it continues where it stopped")
  }
}
