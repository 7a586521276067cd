import MenugenFiles
import MenugenText

/// What a commit does to the output folder, step by step, so that it can be done again after a crash and undone after
/// an error.
///
/// Nothing is deleted on the way: what leaves its place goes to the stage, which is emptied when all is done.
struct Journal: Equatable {
  var steps: [Step] = []

  enum Step: Equatable {
    /// Puts a staged file or tree at its place, and what stood there into the stage.
    /// `number` is the staged one's inode: it shows where it is now.
    case place(staged: String, target: String, number: UInt64)
    /// Takes a file away from its place, into the stage.
    case remove(target: String, number: UInt64, staged: String)
  }
}

// MARK: - carrying out

extension Journal {
  /// Does all steps, those alone that are not done yet.
  func apply(in output: Folder) throws(FileError) {
    var places = JournalPlaces(output)
    for step in steps { try step.apply(&places) }
  }

  /// Takes back all steps, those alone that are done.
  func undo(in output: Folder) throws(FileError) {
    var places = JournalPlaces(output)
    for step in steps.reversed() { try step.undo(&places) }
  }

  /// Whether what each step puts in place is in the stage or there already: not so in a copy of the output folder, whose
  /// files have other numbers.
  func isApplicable(in output: Folder) throws(FileError) -> Bool {
    for case .place(let staged, let target, let number) in steps {
      if try output.status(target)?.number == number { continue }
      guard try output.status(staged)?.number == number else { return false }
    }
    return true
  }

  /// Removes the folders that the steps have emptied.
  func removeEmptiedFolders(in output: Folder) throws(FileError) {
    var last = ""
    for case .remove(let target, _, _) in steps {
      // Files of one folder come one after another.
      let folder = splitPath(target).folder
      if folder != last { try output.removeFoldersIfEmpty(above: target) }
      last = folder
    }
  }

  /// The folders in which something changed place.
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
        // A crash may have come after the move: then nothing is left to move.
        if let stage, try stage.folder.status(stage.name) != nil { try places.move(stage, to: target) }
        return
      }
      if standing.number == number { return }
      guard let stage, try stage.folder.status(stage.name) != nil else { return }
      if try stage.folder.exchange(stage.name, with: place.folder, place.name) { return }
      // The file system can't exchange. A second name keeps the old file; without that, there is a moment with none.
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

/// The folders in which a journal's steps change something, open for as long as they are needed: so a step costs no more
/// calls than it has changes, but for one that opens a target's folder and one that closes it.
private struct JournalPlaces {
  let output: Folder
  private var stage: Folder?
  private var last: (path: String, folder: Folder)?

  struct Place {
    let folder: Folder
    let name: String
  }

  init(_ output: Folder) { self.output = output }

  /// The open folder above a path, and its last name; `nil` where that folder is missing.
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

  /// Moves a file or folder to where nothing is, making the folders above it where they are missing.
  mutating func move(_ place: Place, to target: String) throws(FileError) {
    if try find(target) == nil { try output.makeFolders(splitPath(target).folder) }
    guard let new = try find(target) else { return try place.folder.rename(place.name, to: output, target) }
    try place.folder.rename(place.name, to: new.folder, new.name)
  }
}

extension Folder {
  /// Makes a folder and those above it where they are missing.
  func makeFolders(_ path: String) throws(FileError) {
    for index in path.utf8.indices where path.utf8[index] == UInt8(ascii: "/") {
      try makeFolder(String(path[..<index]))
    }
    try makeFolder(path)
  }

  /// Opens a folder; `nil` where nothing is there.
  fileprivate func existingFolder(_ path: String) throws(FileError) -> Folder? {
    do throws(FileError) {
      return try openFolder(path)
    } catch {
      if error.reason == .missingFolder { return nil }
      throw error
    }
  }

  /// Removes the folders above a path, as far as they are empty, and never a tree itself.
  fileprivate func removeFoldersIfEmpty(above path: String) throws(FileError) {
    var folder = splitPath(path).folder
    while folder.utf8.contains(UInt8(ascii: "/")), try removeFolder(folder) { folder = splitPath(folder).folder }
  }
}

// MARK: - as bytes

extension Journal {
  /// `menugen` and a hash sign, in the order of its bytes.
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

  /// `nil` when the bytes are cut off, damaged, or no journal, or when a step would change what isn't menugen's own.
  init?(_ bytes: [UInt8]) {
    let read = bytes.withUnsafeBytes { bytes -> [Step]? in
      var reader = BinaryReader(bytes)
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
      return reader.remaining == 0 ? steps : nil
    }
    guard let read else { return nil }
    steps = read
  }
}
