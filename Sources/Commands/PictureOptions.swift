import MenugenFiles
import MenugenSiteBuilder
import Synchronization

extension CommonOptions {
  /// How photographs are resized: with the `vips` in `PATH`, or the one that `MENUGEN_VIPS` names. An empty
  /// `MENUGEN_VIPS` publishes them in full size.
  var pictures: PictureResizingPlan {
    let chosen = environmentVariable("MENUGEN_VIPS")
    if chosen == "" { return .none }
    guard let program = chosen ?? programPath("vips"), let resizer = VipsResizer(program: program) else {
      return .toolIsMissing
    }
    return .resize(resizer, cache: cacheFolder)
  }

  /// The folder of resized photographs, and of copies of remote sources.
  var cacheFolder: DiskFiles? {
    if let cache { return DiskFiles(root: cache, links: .anywhere) }
    return userCacheFolder().map { DiskFiles(root: "\($0)/menugen", links: .anywhere) }
  }
}

/// Remembers a tool once it is found: to ask for its version, a program is started.
final class FoundPictures: Sendable {
  private let found = Mutex<PictureResizingPlan?>(nil)

  func plan(orFind find: () -> PictureResizingPlan) -> PictureResizingPlan {
    found.withLock { found in
      if let found { return found }
      let plan = find()
      // A missing tool may be installed meanwhile.
      if case .resize = plan { found = plan }
      return plan
    }
  }
}
