import MenugenFiles
import MenugenText

/// The steps of a commit to the output folder, which can be repeated after a crash and undone after an error.
///
/// Nothing is deleted: replaced files move to the stage, which is emptied at the end.
struct Journal: Equatable {
  var steps: [Step] = []

  enum Step: Equatable {
    /// Moves a staged file or tree to its target, and the previous one to the stage. `number` is the inode of the
    /// staged one, to recognize it.
    case place(staged: String, target: String, number: UInt64)
    /// Moves a file from its target to the stage.
    case remove(target: String, number: UInt64, staged: String)
  }
}

// MARK: - carrying out

extension Journal {
  /// Carries out all steps that aren't done yet.
  func apply(in output: Folder) throws(FileError) {
    var places = JournalPlaces(output)
    for step in steps { try step.apply(&places) }
  }

  /// Undoes all steps that were done.
  func undo(in output: Folder) throws(FileError) {
    var places = JournalPlaces(output)
    for step in steps.reversed() { try step.undo(&places) }
  }

  /// Whether the files of all steps are in the stage or already in place. They aren't in a copy of the output folder,
  /// where inodes differ.
  func isApplicable(in output: Folder) throws(FileError) -> Bool {
    for case .place(let staged, let target, let number) in steps {
      if try output.status(target)?.number == number { continue }
      guard try output.status(staged)?.number == number else { return false }
    }
    return true
  }

  /// Removes the folders emptied by the steps.
  func removeEmptiedFolders(in output: Folder) throws(FileError) {
    var last = ""
    for case .remove(let target, _, _) in steps {
      // Files of a folder are consecutive.
      let folder = splitPath(target).folder
      if folder != last { try output.removeFoldersIfEmpty(above: target) }
      last = folder
    }
  }

  /// The folders changed by the steps.
  var folders: Set<String> {
    var folders: Set<String> = []
    for step in steps {
      switch step {
      case .place(_, let target, _), .remove(let target, _, _): folders.insert(splitPath(target).folder)
      }
    }
    return folders
  }
}

extension Journal.Step {
  fileprivate func apply(_ places: inout JournalPlaces) throws(FileError) {
    switch self {
    case .place(let staged, let target, let number):
      let stage = try places.find(staged)
      let place = try places.find(target)
      guard let place, let standing = try place.folder.status(place.name) else {
        // After a crash, the file may already be moved.
        if let stage, try stage.folder.status(stage.name) != nil { try places.move(stage, to: target) }
        return
      }
      if standing.number == number { return }
      guard let stage, try stage.folder.status(stage.name) != nil else { return }
      if try stage.folder.exchange(stage.name, with: place.folder, place.name) { return }
      // The file system can't exchange files. A hard link keeps the old one; without links, the target is missing for a
      // moment.
      let old = stage.name + ".old"
      let second =
        standing.kind == .file ? try place.folder.link(place.name, to: stage.folder, old) : .impossible
      if second == .impossible { try place.folder.rename(place.name, to: stage.folder, old) }
      try stage.folder.rename(stage.name, to: place.folder, place.name)
    case .remove(let target, let number, let staged):
      guard let place = try places.find(target), try place.folder.status(place.name)?.number == number,
        let stage = try places.find(staged)
      else { return }
      try place.folder.rename(place.name, to: stage.folder, stage.name)
    }
  }

  fileprivate func undo(_ places: inout JournalPlaces) throws(FileError) {
    let output = places.output
    switch self {
    case .place(let staged, let target, let number):
      let old = staged + ".old"
      if try output.status(target)?.number == number {
        if try output.status(staged) != nil {
          _ = try output.exchange(staged, with: output, target)
          return
        }
        if try output.status(old)?.kind == .file { return try output.rename(old, to: output, target) }
        try output.rename(target, to: output, staged)
      }
      if try output.status(target) == nil, try output.status(old) != nil {
        try output.rename(old, to: output, target)
      } else {
        try output.removeFoldersIfEmpty(above: target)
      }
    case .remove(let target, let number, let staged):
      if let stage = try places.find(staged), try stage.folder.status(stage.name)?.number == number {
        try places.move(stage, to: target)
      }
    }
  }
}

/// The folders changed by a journal's steps, kept open as long as they are needed.
private struct JournalPlaces {
  let output: Folder
  private var stage: Folder?
  private var last: (path: String, folder: Folder)?

  struct Place {
    let folder: Folder
    let name: String
  }

  init(_ output: Folder) { self.output = output }

  /// The open parent folder of a path, and its last name; `nil` if the folder is missing.
  mutating func find(_ path: String) throws(FileError) -> Place? {
    let (above, name) = splitPath(path)
    if above.isEmpty { return Place(folder: output, name: name) }
    if above == OutputPath.stage {
      if stage == nil { stage = try output.existingFolder(above) }
      return stage.map { Place(folder: $0, name: name) }
    }
    if let last, last.path == above { return Place(folder: last.folder, name: name) }
    last = nil
    guard let folder = try output.existingFolder(above) else { return nil }
    last = (above, folder)
    return Place(folder: folder, name: name)
  }

  /// Moves a file or folder to a free path, creating missing folders.
  mutating func move(_ place: Place, to target: String) throws(FileError) {
    if try find(target) == nil { try output.makeFolders(splitPath(target).folder) }
    guard let new = try find(target) else { return try place.folder.rename(place.name, to: output, target) }
    try place.folder.rename(place.name, to: new.folder, new.name)
  }
}

extension Folder {
  /// Creates a folder and its missing parents.
  func makeFolders(_ path: String) throws(FileError) {
    for index in path.utf8.indices where path.utf8[index] == UInt8(ascii: "/") {
      try makeFolder(String(path[..<index]))
    }
    try makeFolder(path)
  }

  /// Opens a folder; `nil` if it is missing.
  fileprivate func existingFolder(_ path: String) throws(FileError) -> Folder? {
    do throws(FileError) {
      return try openFolder(path)
    } catch {
      if error.reason == .missingFolder { return nil }
      throw error
    }
  }

  /// Removes the empty folders above a path, but not a tree itself.
  fileprivate func removeFoldersIfEmpty(above path: String) throws(FileError) {
    var folder = splitPath(path).folder
    while folder.utf8.contains(UInt8(ascii: "/")), try removeFolder(folder) { folder = splitPath(folder).folder }
  }
}

// MARK: - as bytes

extension Journal {
  /// `menugen` and a hash sign, little-endian.
  private static let magic: UInt64 = 0x236E_6567_756E_656D

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(integer: Self.magic)
    bytes.append(integer: UInt32(clamping: steps.count))
    for step in steps {
      let (kind, staged, target, number): (UInt8, String, String, UInt64) =
        switch step {
        case .place(let staged, let target, let number): (0, staged, target, number)
        case .remove(let target, let number, let staged): (1, staged, target, number)
        }
      bytes.append(kind)
      bytes.append(integer: number)
      for path in [staged, target] {
        bytes.append(integer: UInt16(clamping: path.utf8.count))
        bytes += Array(path.utf8)
      }
    }
    bytes.append(ContentHash(of: bytes))
    return bytes
  }

  /// Returns `nil` if the bytes are truncated, damaged or not a journal, or if a step would change files outside
  /// menugen's trees.
  init?(_ bytes: [UInt8]) {
    var reader = BinaryReader(bytes.span)
    guard bytes.count >= 16, let body = reader.run(bytes.count - 16), reader.hash() == ContentHash(of: body) else {
      return nil
    }
    reader = BinaryReader(body)
    guard reader.integer(UInt64.self) == Self.magic, let count = reader.integer(UInt32.self) else { return nil }
    var steps: [Step] = []
    for _ in 0..<count {
      guard let kind = reader.integer(UInt8.self), let number = reader.integer(UInt64.self),
        let stagedLength = reader.integer(UInt16.self), let staged = reader.text(Int(stagedLength)),
        let targetLength = reader.integer(UInt16.self), let target = reader.text(Int(targetLength))
      else { return nil }
      let step: Step =
        kind == 0
        ? .place(staged: staged, target: target, number: number)
        : .remove(target: target, number: number, staged: staged)
      guard kind <= 1, step.isAllowed else { return nil }
      steps.append(step)
    }
    guard reader.remaining == 0 else { return nil }
    self.steps = steps
  }
}
