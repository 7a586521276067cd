import MenugenDiagnostics
import MenugenFiles
import MenugenSyntax
import MenugenText

/// Requests to Netlify's API, through the installed curl.
///
/// The token is in a private file, never among arguments.
struct NetlifyAPI {
  private let tool: Tool
  private let root: String
  /// The site's domain or id.
  private let site: String
  private let token: String
  private let scratch: ScratchFolder

  private static let tokenVariable = "NETLIFY_AUTH_TOKEN"
  /// The address of the API, as for Netlify's own tools.
  private static let rootVariable = "NETLIFY_API_URL"
  private static let (settings, body, answer) = ("settings", "body", "answer")
  private static let answerLimit = 1 << 28
  /// The longest pause between two questions for the state of a deploy, and how long it is waited, in milliseconds.
  private static let (longestPause, patience) = (2_000, 900_000)

  /// Throws if there is no token, or if curl isn't installed.
  init(site: String, _ scratch: ScratchFolder) throws(PublishFault) {
    guard let token = environmentVariable(Self.tokenVariable), !token.isEmpty else {
      throw .problem(.missingPublishToken(Self.tokenVariable))
    }
    tool = try Tool("curl")
    root = environmentVariable(Self.rootVariable) ?? "https://api.netlify.com/api/v1"
    self.site = site
    self.token = token
    self.scratch = scratch
  }

  /// The files of the published deploy with their SHA-1.
  func files() throws(PublishFault) -> [String: String] {
    var files: [String: String] = [:]
    for file in try value(of: Request("sites/\(site)/files")).elements {
      guard let path = file.member("path")?.string(), let digest = file.member("sha")?.string() else { continue }
      files[path.hasPrefix("/") ? String(path.dropFirst()) : path] = digest
    }
    return files
  }

  func contents(of path: String) throws(PublishFault) -> [UInt8] {
    var request = Request("sites/\(site)/files/\(percentEncoded(path: path))")
    // Otherwise the answer describes the file.
    request.contentType = "application/vnd.bitballoon.v1.raw"
    return try answer(to: request)
  }

  struct Deploy {
    var id: String
    /// The SHA-1 of contents that Netlify doesn't have.
    var required: Set<String>
  }

  /// Begins a deploy.
  func deploy(_ files: [String: String]) throws(PublishFault) -> Deploy {
    var body = ByteBuffer()
    // A large list is compared in the background.
    body.append(#"{"async":true,"files":{"#)
    for (index, file) in files.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { body.append(",") }
      body.appendJSONString("/\(file.key)")
      body.append(":")
      body.appendJSONString(file.value)
    }
    body.append("}}")
    var request = Request("sites/\(site)/deploys")
    request.method = "POST"
    request.body = body.bytes
    request.contentType = "application/json"
    guard let id = try value(of: request).member("id")?.string(), isPlain(id) else { throw fault("it began no deploy") }
    let deploy = try wait(for: id) { ["prepared", "uploading", "uploaded", "processing", "ready"].contains($0) }
    var required: Set<String> = []
    for digest in deploy.member("required")?.elements.compactMap({ $0.string() }) ?? [] { required.insert(digest) }
    return Deploy(id: id, required: required)
  }

  /// Waits until a deploy is public.
  func finish(_ deploy: String) throws(PublishFault) { _ = try wait(for: deploy) { $0 == "ready" } }

  private func wait(for deploy: String, until isReached: (String) -> Bool) throws(PublishFault) -> Value {
    var (waited, next) = (0, 50)
    while waited < Self.patience {
      let answer = try value(of: Request("sites/\(site)/deploys/\(deploy)"))
      let state = answer.member("state")?.string() ?? ""
      if isReached(state) { return answer }
      if state == "error" || state == "rejected" {
        throw fault(answer.member("error_message")?.string() ?? "the deploy failed")
      }
      pause(milliseconds: next)
      waited += next
      next = min(next * 2, Self.longestPause)
    }
    throw fault("the deploy takes too long")
  }

  /// Sends files, several at once.
  func upload(_ files: [(path: String, source: String)], to deploy: String) throws(PublishFault) {
    for start in stride(from: 0, to: files.count, by: 500) {
      let files = files[start..<min(start + 500, files.count)]
      var settings = "parallel\nparallel-max = 8\n"
      for (index, file) in files.enumerated() {
        if index > 0 { settings += "next\n" }
        var request = Request("deploys/\(deploy)/files/\(percentEncoded(path: file.path))")
        request.contentType = "application/octet-stream"
        settings += self.settings(of: request)
        settings += "upload-file = \(quoted(file.source))\noutput = \"/dev/null\"\nwrite-out = \"%{http_code}\\n\"\n"
      }
      let answers = try run(settings).filter { $0.count == 3 }
      if let failure = answers.first(where: { !$0.hasPrefix("2") }) { throw fault("it answered \(failure) to a file") }
      if answers.count != files.count { throw fault("it didn't take every file") }
    }
  }

  func fault(_ words: String) -> PublishFault {
    .problem(.programFailed("Netlify", String(sanitizedLine(words.replacing(token, with: "…")).prefix(300))))
  }
}

// MARK: - Requests

extension NetlifyAPI {
  private struct Request {
    /// Below the API's address.
    var path: String
    var method = ""
    var body: [UInt8]?
    var contentType = ""

    init(_ path: String) { self.path = path }
  }

  private func value(of request: Request) throws(PublishFault) -> Value {
    let bytes = try answer(to: request)
    guard let value = readJSON(SourceFile(path: request.path, bytes: bytes)).value else {
      throw fault("its answer isn't JSON")
    }
    return value
  }

  private func answer(to request: Request) throws(PublishFault) -> [UInt8] {
    var settings = settings(of: request)
    if let body = request.body {
      settings += "data-binary = \(quoted("@" + (try writeFile(body, in: scratch, Self.body))))\n"
    }
    try withFiles { () throws(FileError) in try DiskFiles(root: scratch.path).remove(Self.answer) }
    settings += "output = \(quoted(joinPath(scratch.path, Self.answer)))\nwrite-out = \"%{http_code}\\n\"\n"
    let status = try run(settings).last.map(String.init) ?? ""
    let bytes =
      try withFiles { () throws(FileError) in try scratch.read(Self.answer, limit: Self.answerLimit) } ?? []
    if status.hasPrefix("2") { return bytes }
    switch status {
    case "401", "403": throw fault("it doesn't accept the token in \(Self.tokenVariable)")
    case "404": throw fault("this token has no site '\(site)'")
    default:
      let words = readJSON(SourceFile(path: request.path, bytes: bytes)).value?.member("message")?.string()
      throw fault("it answered \(status)\(words.map { ": \($0)" } ?? "")")
    }
  }

  private func settings(of request: Request) -> String {
    let isLocal = root.hasPrefix("http://127.0.0.1:")
    var lines = [
      "silent", "show-error", "globoff", "compressed", "proto = \"=\(isLocal ? "http" : "https")\"",
      "connect-timeout = 30", "max-time = 900", "retry = 5", "url = \(quoted("\(root)/\(request.path)"))",
      "header = \(quoted("Authorization: Bearer \(token)"))", "user-agent = \"menugen\"",
    ]
    if !request.method.isEmpty { lines.append("request = \(request.method)") }
    if !request.contentType.isEmpty { lines.append("header = \(quoted("Content-Type: \(request.contentType)"))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Runs curl; returns the lines it prints.
  private func run(_ settings: String) throws(PublishFault) -> [Substring] {
    try tool.run(["-q", "--config", try writeFile(Array(settings.utf8), in: scratch, Self.settings)]).lines
  }

  /// A value in curl's settings.
  private func quoted(_ value: String) -> String {
    "\"\(value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
  }

  /// Whether an id is safe within a path.
  private func isPlain(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.allSatisfy { "0123456789abcdefghijklmnopqrstuvwxyz-".utf8.contains($0) }
  }
}
