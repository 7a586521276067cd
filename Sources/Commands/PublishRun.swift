import MenugenDeploying
import MenugenDiagnostics
import MenugenDomain
import MenugenFiles
import MenugenParsers
import MenugenPublishing
import MenugenSiteBuilder
import MenugenText
import MenugenVerification

/// Chooses a target, checks the site, and publishes it.
struct PublishRun {
  let command: PublishCommand

  /// What the command prints.
  struct Outcome {
    var diagnostics: [Diagnostic] = []
    var lines: [String] = []
    var summary = ""
    var isFileFailure = false
    var failed: Bool { isFileFailure || diagnostics.contains { $0.severity == .error } }
  }

  private var common: CommonOptions { command.common }

  func run() -> Outcome {
    var outcome = Outcome()
    do {
      guard let target = try target(&outcome) else { return outcome }
      let lock = try lockOutput(common.output)
      defer { withExtendedLifetime(lock) {} }
      let verification = SiteVerification(output: common.output)
      check(verification, target, &outcome)
      if outcome.failed { return outcome }
      do {
        try publish(verification.hashes, to: target, &outcome)
      } catch let error as PublishFault {
        outcome.diagnostics.append(error.diagnostic(target: target.text))
        outcome.isFileFailure = error.isFileFailure
      }
    } catch let error as PublishingError {
      var plan = BuildPlan.Outcome()
      plan.add(.publishing(error), output: common.output)
      outcome.diagnostics += plan.diagnostics
      outcome.isFileFailure = plan.hasFileFailure
    } catch let error as FileError {
      outcome.diagnostics.append(error.diagnostic)
      outcome.isFileFailure = !error.isContentError
    } catch {
      outcome.diagnostics.append(Diagnostic(.programFailed("menugen", String(describing: error)), at: .run))
    }
    return outcome
  }
}

// MARK: - The target

extension PublishRun {
  private func target(_ outcome: inout Outcome) throws -> PublishTarget? {
    let known = try namedTargets()
    let target: PublishTarget
    if let text = command.target {
      if let named = known.first(where: { $0.name == text }) {
        target = named.target
      } else if !text.utf8.contains(UInt8(ascii: ":")) {
        let names = known.map(\.name)
        outcome.diagnostics.append(
          Diagnostic(.unknownTarget(text, nearest: nearestName(to: text, among: names), known: names), at: .run))
        return nil
      } else {
        do throws(PublishTarget.Fault) {
          target = try PublishTarget(text)
        } catch {
          outcome.diagnostics.append(Diagnostic(invalidTarget(text, error), at: .run))
          return nil
        }
      }
    } else if known.count == 1 {
      target = known[0].target
    } else {
      outcome.diagnostics.append(Diagnostic(.noTarget(known: known.map(\.name)), at: .run))
      return nil
    }
    if target.kind == .folder, let problem = common.placeProblem(of: target.address) {
      outcome.diagnostics.append(Diagnostic(.privateTarget(target.address, problem), at: .run))
      return nil
    }
    return target
  }

  /// The targets of `site.yaml`; its errors are reported by the check of the whole site.
  private func namedTargets() throws(FileError) -> [NamedTarget] {
    let files = DiskFiles(root: common.content, links: common.links)
    for name in ContentLayout.site where files.exists(name) { return parseSite(try files.readText(name)).value.targets }
    return []
  }
}

// MARK: - The check

extension PublishRun {
  private func check(_ verification: SiteVerification, _ target: PublishTarget, _ outcome: inout Outcome) {
    var options = common.buildOptions
    options.isStrict = command.strict
    options.workers = processorCount()
    options.pictures = { [common] in common.pictures }
    options.sources = command.remote.sources(common)
    options.log = common.log
    let build = verification.run(options)
    outcome.diagnostics += build.diagnostics
    outcome.isFileFailure = build.hasFileFailure
    if build.baseURL == nil, !build.hasErrors {
      var diagnostic = Diagnostic(.publishWithoutBaseURL, at: .run)
      if command.strict { diagnostic.severity = .error }
      outcome.diagnostics.append(diagnostic)
    }
    outcome.diagnostics += faults(of: verification.sizes, by: target.hostLimits)
  }

  /// - Parameter sizes: The size of each file of the site.
  private func faults(of sizes: [String: Int], by limits: HostLimits) -> [Diagnostic] {
    func place(_ path: String) -> Diagnostic.Place { .file("\(common.output)/\(OutputTree.site.name)/\(path)") }
    var faults: [Diagnostic] = []
    if let limit = limits.files, sizes.count > limit {
      faults.append(Diagnostic(.tooManyFiles(sizes.count, limit: limit), at: .run))
    }
    let total = sizes.values.reduce(0, +)
    if let limit = limits.siteSize, total > limit {
      faults.append(Diagnostic(.siteTooLargeForHost(total, limit: limit), at: .run))
    }
    if let limit = limits.fileSize {
      for (path, size) in sizes where size > limit {
        faults.append(Diagnostic(.fileTooLargeForHost(size, limit: limit), at: place(path)))
      }
    }
    if let limit = limits.filesPerFolder {
      let counts = Dictionary(sizes.keys.map { (splitPath($0).folder, 1) }, uniquingKeysWith: +)
      for (folder, count) in counts.sorted(by: { $0.key < $1.key }) where count > limit {
        faults.append(Diagnostic(.tooManyFilesInFolder(count, limit: limit), at: place(folder)))
      }
    }
    return faults
  }
}

// MARK: - Publishing

extension PublishRun {
  private func publish(
    _ hashes: [String: String], to target: PublishTarget, _ outcome: inout Outcome
  ) throws {
    let site = try Folder.open(common.output).openFolder(OutputTree.site.name)
    guard let path = resolvedPath(site.path) else { throw FileError(site.path, .symlinkLoop) }
    switch target.kind {
    case .folder: try publish(hashes, target, FolderTarget(target.address, site: site), &outcome)
    case .rsync: try publish(hashes, target, try RsyncTarget(target.address, site: path), &outcome)
    case .rclone: try publish(hashes, target, try RcloneTarget(target.address, site: path), &outcome)
    case .netlify:
      try publish(hashes, target, try NetlifyTarget(target.address, site: site, path: path), &outcome)
    case .git:
      try publish(hashes, target, try GitTarget(target.address, branch: target.branch, site: path), &outcome)
    }
  }

  private func publish(
    _ hashes: [String: String], _ target: PublishTarget, _ place: some SiteTarget, _ outcome: inout Outcome
  ) throws {
    let memory = PublishMemory(output: common.output, target: target.text)
    var publisher = Publisher(hashes, to: place, memory: memory, log: common.log)
    let plan = try publisher.plan(force: command.force)
    if command.dryRun {
      outcome.lines = plan.steps.flatMap(\.paths).map { "send \($0)" } + plan.removedPaths.map { "remove \($0)" }
    } else {
      try publisher.publish(plan)
    }
    outcome.summary = "sent \(plan.sentCount), removed \(plan.removedCount), unchanged \(plan.unchangedCount)"
  }
}
