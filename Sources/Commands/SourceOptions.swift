import ArgumentParser
import MenugenFetching
import MenugenFiles
import MenugenSiteBuilder

/// The options of commands that read menus and ledgers with remote sources.
struct SourceOptions: ParsableArguments {
  @Flag(help: "Don't fetch remote sources; use their last copies, or show placeholders.")
  var offline = false

  @Flag(help: "Fetch remote sources from private networks, too.")
  var allowPrivateSources = false

  /// - Parameters:
  ///   - maxAge: How long a copy is used without asking, unless its source has a `maxAge`, in milliseconds.
  ///   - failureAge: How long a failed source isn't asked again, in milliseconds.
  func sources(_ common: CommonOptions, maxAge: Int = 0, failureAge: Int = 0) -> RemoteSources {
    var options = RemoteSources.Options()
    options.isOffline = offline
    options.allowsPrivateAddresses = allowPrivateSources
    options.maxAge = maxAge
    options.failureAge = failureAge
    if let limit = common.maxFileSize?.bytes { options.sizeLimit = limit }
    return RemoteSources(
      CurlNetwork(program: { programPath("curl") }, version: menugenVersion), cache: common.cacheFolder, options)
  }
}
