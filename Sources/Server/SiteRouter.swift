import MenugenFiles
import MenugenText

/// Finds the answer to a request: a file of the site or of the reports, or one of the server's own.
package struct SiteRouter: Sendable {
  /// The folder with `site` and `reports`.
  package var output: String
  package var hosts: HostRules
  /// Whether the private reports are served.
  package var showsReports: Bool
  /// What tells this run of the server from others, whose pages may still be open.
  package var run: String

  package init(output: String, hosts: HostRules, showsReports: Bool, run: String) {
    self.output = output
    self.hosts = hosts
    self.showsReports = showsReports
    self.run = run
  }

  /// The name of a build in pages and events.
  func build(_ state: ServedState) -> String { "\(run)-\(state.build)" }

  package func respond(to request: Request, _ state: ServedState) -> Response {
    var response = answer(to: request, state)
    response.headers += [
      ("Date", UTCTime.now.httpDate), ("X-Content-Type-Options", "nosniff"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Frame-Options", "SAMEORIGIN"),
    ]
    return response
  }

  private func answer(to request: Request, _ state: ServedState) -> Response {
    var request = request
    guard let target = originForm(&request) else { return .text(400, "Bad request") }
    guard hosts.allows(request) else {
      return .text(403, "This server answers only to its own address, which menugen printed when it started.")
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      return .text(405, "Only GET and HEAD are possible here.", [("Allow", "GET, HEAD")])
    }
    let path: RequestPath
    do throws(RequestPath.Failure) {
      path = try requestPath(target, state)
    } catch {
      return error == .malformed ? .text(400, "Bad request") : notFound("", state)
    }
    if path.path.hasPrefix(LivePath.folder) { return own(path, state) }
    if isPrivate(path) { return notFound(path.path, state) }
    return file(path, request, state)
  }

  /// - Parameter target: Absolute links contain the path of the site's address.
  private func requestPath(_ target: Substring, _ state: ServedState) throws(RequestPath.Failure) -> RequestPath {
    let isBelow = state.basePath != "/" && target.hasPrefix(state.basePath)
    return try RequestPath(isBelow ? target.dropFirst(state.basePath.count - 1) : target)
  }

  /// Names that begin with a dot are private, except the one for public ones (RFC 8615).
  private func isPrivate(_ path: RequestPath) -> Bool {
    path.path.split(separator: "/").contains { $0.first == "." && $0 != ".well-known" }
  }

  /// The target without scheme and host, whose host replaces the header's (RFC 9112, section 3.2.2).
  private func originForm(_ request: inout Request) -> Substring? {
    let scheme = "http://"
    guard lowercasedASCII(String(request.target.prefix(scheme.count))) == scheme else {
      return request.target.utf8.first == UInt8(ascii: "/") ? request.target[...] : nil
    }
    let rest = request.target.dropFirst(scheme.count)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    if request.hosts.count == 1 { request.hosts = [String(rest[..<end])] }
    return rest[end...].first == "/" ? rest[end...] : "/" + rest[end...]
  }

  private func own(_ path: RequestPath, _ state: ServedState) -> Response {
    switch path.path {
    case LivePath.events:
      Response(
        200, [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store")],
        .events(page: openPage(path.query, state)))
    case LivePath.script:
      Response(
        200, [("Content-Type", contentType(of: path.path)), ("Cache-Control", "no-cache")],
        .bytes(Array(liveScript.utf8)))
    default: .text(404, "Not found")
    }
  }

  /// The path in the output folder of the page that a query names: `?page=/menus/dinner/`.
  private func openPage(_ query: Substring, _ state: ServedState) -> String? {
    let prefix = "?page="
    guard query.hasPrefix(prefix), let path = try? requestPath(query.dropFirst(prefix.count), state), !isPrivate(path)
    else { return nil }
    return places(path).map { ($0.tree, $0.path + (path.isFolder ? OutputLayout.index : "")) }
      .first { tree, name in
        guard let folder = try? Folder.open("\(output)/\(tree.name)"), case .file = folder.openIfReadable(name) else {
          return false
        }
        return true
      }
      .map { "\($0.name)/\($1)" }
  }

  // MARK: - Files

  /// The places in the output folder that a path can lead to.
  private func places(_ path: RequestPath) -> [(tree: OutputTree, path: String)] {
    let reports = OutputTree.reports.name + "/"
    var trees: [(tree: OutputTree, path: String)] = [(.site, path.path)]
    if showsReports, path.path.hasPrefix(reports) || path.path == OutputTree.reports.name {
      trees.insert((.reports, String(path.path.dropFirst(reports.count))), at: 0)
    }
    // Reports link to the site's folder beside them, as on disk.
    let site = OutputTree.site.name + "/"
    if path.path.hasPrefix(site) { trees.append((.site, String(path.path.dropFirst(site.count)))) }
    return trees
  }

  private func file(_ path: RequestPath, _ request: Request, _ state: ServedState) -> Response {
    if showsReports, path.path == OutputTree.reports.name { return redirect(path) }
    for place in places(path) {
      let name = place.path + (path.isFolder ? OutputLayout.index : "")
      if let bytes = state.preview["\(place.tree.name)/\(name)"] { return send(bytes, name, state) }
      guard let folder = try? Folder.open("\(output)/\(place.tree.name)") else { continue }
      switch folder.openIfReadable(name) {
      case .file(let file): return send(file, name, request, state)
      case .folder where !path.isFolder: return redirect(path)
      case .folder, nil: continue
      }
    }
    return notFound(path.path, state)
  }

  private func redirect(_ path: RequestPath) -> Response {
    .text(301, "Moved", [("Location", "\(path.raw)/\(path.query)")])
  }

  private func send(_ file: OpenFile, _ name: String, _ request: Request, _ state: ServedState) -> Response {
    let type = contentType(of: name)
    if type.hasPrefix("text/html") {
      // The pages of an old build, which is being replaced.
      if !state.isReady { return waiting(state) }
      let tag = "\"\(file.tag)-\(build(state))\""
      if matches(request.ifNoneMatch, tag) { return unchanged(tag) }
      return .html(200, servedPage(file.read(at: 0, count: file.size), build: build(state)), [("ETag", tag)])
    }
    let tag = "\"\(file.tag)\""
    if matches(request.ifNoneMatch, tag) { return unchanged(tag) }
    var headers = [
      ("Content-Type", type), ("Cache-Control", cacheControl(name, state)), ("ETag", tag), ("Accept-Ranges", "bytes"),
    ]
    let isSame = request.ifRange == nil || request.ifRange == tag
    switch ByteRange(isSame && request.method == "GET" ? request.range : nil, size: file.size) {
    case .whole: return Response(200, headers, .file(file, 0..<file.size))
    case .part(let range):
      headers.append(("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"))
      return Response(206, headers, .file(file, range))
    case .unsatisfiable: return .text(416, "No such range", [("Content-Range", "bytes */\(file.size)")])
    }
  }

  private func send(_ preview: [UInt8], _ name: String, _ state: ServedState) -> Response {
    let type = contentType(of: name)
    if type.hasPrefix("text/html") { return .html(200, servedPage(preview, build: build(state))) }
    return Response(
      200, [("Content-Type", type), ("Cache-Control", cacheControl(name, state))], .bytes(preview))
  }

  /// A theme's files never change: their folder's name has their hash.
  private func cacheControl(_ name: String, _ state: ServedState) -> String {
    state.themeFolder.map(name.hasPrefix) ?? false ? "max-age=31536000, immutable" : "no-cache"
  }

  private func unchanged(_ tag: String) -> Response { Response(304, [("ETag", tag), ("Cache-Control", "no-cache")]) }

  /// Whether one of the tags in `If-None-Match` is a file's, by weak comparison.
  private func matches(_ headers: [String], _ tag: String) -> Bool {
    headers.contains { header in
      header.split(separator: ",").contains { part in
        var part = part.drop { $0 == " " }
        while part.last == " " { part.removeLast() }
        return part == "*" || (part.hasPrefix("W/") ? part.dropFirst(2) : part) == tag
      }
    }
  }

  /// The site's own page for missing pages: that of the language, or of the site.
  private func notFound(_ path: String, _ state: ServedState) -> Response {
    if !state.isReady { return waiting(state) }
    guard let folder = try? Folder.open("\(output)/\(OutputTree.site.name)") else { return .text(404, "Not found") }
    let language = path.split(separator: "/").first.map { "\($0)/" } ?? ""
    for name in [language + OutputLayout.notFound, OutputLayout.notFound] {
      guard case .file(let file) = folder.openIfReadable(name) else { continue }
      return .html(404, servedPage(file.read(at: 0, count: file.size), build: build(state)))
    }
    return .text(404, "Not found")
  }

  private func waiting(_ state: ServedState) -> Response {
    .html(503, waitingPage(state.loading, build: build(state)), [("Retry-After", "1")])
  }
}

extension OpenFile {
  fileprivate var size: Int { Int(clamping: status.size) }
  /// Changes with the file, which builds replace as a whole.
  fileprivate var tag: String {
    "\(String(status.number, radix: 36))-\(String(status.modified, radix: 36))-\(String(status.size, radix: 36))"
  }
}
