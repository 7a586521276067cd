import MenugenDiagnostics
import MenugenFiles
import MenugenText

/// A branch of a git repository, such as `gh-pages`. All changes are one commit on top of the branch.
package struct GitTarget: SiteTarget {
  private let tool: Tool
  private let url: String
  private let branch: String
  /// An absolute path.
  private let site: String
  private let scratch: ScratchFolder
  /// The branch's commit; empty if there is no branch.
  private var head = ""
  /// Lines for `git update-index`, each with its end.
  private var removals: [UInt8] = []
  private var additions: [UInt8] = []
  private var sentCount = 0
  private var removedCount = 0

  package let isAtomic = true

  /// - Parameter site: The absolute path of the site's folder.
  package init(_ url: String, branch: String, site: String) throws(PublishFault) {
    scratch = try withFiles { () throws(FileError) in try ScratchFolder() }
    // A hook of another repository may run this program, with variables for that one.
    var environment: [String: String?] = [
      "GIT_DIR": "\(scratch.path)/repository", "GIT_INDEX_FILE": "\(scratch.path)/index",
      "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
    ]
    for name in [
      "GIT_WORK_TREE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_NAMESPACE",
      "GIT_PREFIX", "GIT_QUARANTINE_PATH", "GIT_SHALLOW_FILE", "GIT_CEILING_DIRECTORIES",
    ] { environment.updateValue(nil, forKey: name) }
    if environmentVariable("GIT_SSH_COMMAND") == nil, environmentVariable("GIT_SSH") == nil {
      environment["GIT_SSH_COMMAND"] = quietSSH
    }
    tool = try Tool("git", environment: environment)
    (self.url, self.branch, self.site) = (url, branch, site)
    _ = try tool.run(["init", "--quiet", "--bare", "--template=", "--", "\(scratch.path)/repository"])
  }

  private var reference: String { "refs/heads/\(branch)" }

  package mutating func readRecord() throws(PublishFault) -> [UInt8]? {
    head = ""
    // Warnings of ssh may be among the lines.
    let ending = "\t\(reference)"
    for line in try tool.run(["ls-remote", "--", url, reference]).lines where line.hasSuffix(ending) {
      head = String(line.dropLast(ending.count))
    }
    guard !head.isEmpty else { return nil }
    _ = try tool.run(["fetch", "--quiet", "--no-tags", "--depth=1", "--", url, "+\(reference):refs/published"])
    head = try line(of: ["rev-parse", "--verify", "refs/published^{commit}"])
    _ = try tool.run(["read-tree", head])
    let entry = try tool.run(["ls-files", "--", PublishedFiles.name])
    return entry.bytes.isEmpty ? nil : try tool.run(["cat-file", "blob", ":\(PublishedFiles.name)"]).bytes
  }

  package func occupied(_ paths: [String]) throws(PublishFault) -> [String] {
    guard !head.isEmpty else { return [] }
    let known = Set(
      try tool.run(["ls-files", "-z"]).bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    return paths.filter(known.contains)
  }

  package mutating func send(_ paths: [String]) throws(PublishFault) {
    // A name that begins with a quotation mark would be read as a quoted one.
    let list = try writeList(paths.map { "./\($0)" }, separator: "\n", in: scratch, "list")
    let ids = try tool.run(["hash-object", "-w", "--no-filters", "--stdin-paths"], in: site, input: list).lines
    guard ids.count == paths.count else { throw .problem(.programFailed(tool.name, "a file is missing")) }
    for (path, id) in zip(paths, ids) { add(path, String(id)) }
    sentCount += paths.count
  }

  package mutating func remove(_ paths: [String], folders: [String]) throws(PublishFault) {
    for path in paths { removals += Array("0 0000000000000000000000000000000000000000\t\(path)\0".utf8) }
    removedCount += paths.count
  }

  package mutating func writeRecord(_ bytes: [UInt8]) throws(PublishFault) {
    let record = try writeFile(bytes, in: scratch, PublishedFiles.name)
    add(PublishedFiles.name, try line(of: ["hash-object", "-w", "--no-filters", "--", record]))
    // Removals first, as a file may have to make way for a folder.
    let changes = try writeFile(removals + additions, in: scratch, "changes")
    _ = try tool.run(["update-index", "-z", "--index-info"], input: changes)
    let tree = try line(of: ["write-tree"])
    let message = "Publish the site\n\nSent \(sentCount), removed \(removedCount)."
    let commit = try line(
      of: ["commit-tree", "-m", message] + (head.isEmpty ? [] : ["-p", head]) + [tree], environment: try identity())
    // Fails if somebody else has pushed meanwhile.
    _ = try tool.run([
      "push", "--quiet", "--no-verify", "--force-with-lease=\(reference):\(head)", "--", url, "\(commit):\(reference)",
    ])
    head = commit
    (removals, additions) = ([], [])
  }

  private mutating func add(_ path: String, _ id: String) { additions += Array("100644 \(id)\t\(path)\0".utf8) }

  /// The author of commits where git has none.
  private func identity() throws(PublishFault) -> [String: String?] {
    var identity: [String: String?] = [:]
    for (role, key) in [("AUTHOR", "author"), ("COMMITTER", "committer")] {
      for (field, value) in [("NAME", "menugen"), ("EMAIL", "menugen@localhost")] {
        if environmentVariable("GIT_\(role)_\(field)") != nil { continue }
        let keys = ["user.\(field.lowercased())", "\(key).\(field.lowercased())"]
        var isSet = field == "EMAIL" && environmentVariable("EMAIL") != nil
        for key in keys where !isSet { isSet = try tool.run(["config", "--get", key], accepting: [1]).code == 0 }
        if !isSet { identity["GIT_\(role)_\(field)"] = value }
      }
    }
    return identity
  }

  private func line(
    of arguments: [String], environment: [String: String?] = [:]
  ) throws(PublishFault) -> String {
    try tool.run(arguments, environment: environment).lines.last.map(String.init) ?? ""
  }
}
