import Files

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
    for step in steps { try step.apply(in: output) }
  }

  /// Takes back all steps, those alone that are done.
  func undo(in output: Folder) throws(FileError) {
    for step in steps.reversed() { try step.undo(in: output) }
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
  fileprivate func apply(in output: Folder) throws(FileError) {
    switch self {
    case .place(let staged, let target, let number):
      guard let standing = try output.status(target) else {
        // A crash may have come after the move: then nothing is left to move.
        if try output.status(staged) != nil { try output.move(staged, to: target) }
        return
      }
      if standing.number == number { return }
      if try output.status(staged) == nil { return }
      if try output.exchange(staged, with: output, target) { return }
      // The file system can't exchange. A second name keeps the old file; without that, there is a moment with none.
      let old = staged + ".old"
      let second = standing.kind == .file ? try output.link(target, to: output, old) : .impossible
      if second == .impossible { try output.rename(target, to: output, old) }
      try output.rename(staged, to: output, target)
    case .remove(let target, let number, let staged):
      if try output.status(target)?.number == number { try output.rename(target, to: output, staged) }
    }
  }

  fileprivate func undo(in output: Folder) throws(FileError) {
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
      if try output.status(staged)?.number == number { try output.move(staged, to: target) }
    }
  }
}

extension Folder {
  /// Moves a file or folder to where nothing stands, making the folders above it where they are missing.
  fileprivate func move(_ path: String, to target: String) throws(FileError) {
    let above = splitPath(target).folder
    if !above.isEmpty, try status(above) == nil { try makeFolders(above) }
    try rename(path, to: self, target)
  }

  /// Makes a folder and those above it where they are missing.
  func makeFolders(_ path: String) throws(FileError) {
    for index in path.utf8.indices where path.utf8[index] == UInt8(ascii: "/") {
      try makeFolder(String(path[..<index]))
    }
    try makeFolder(path)
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

  /// `nil` when the bytes are cut off, damaged, or no journal.
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
        steps.append(
          kind == 0
            ? .place(staged: staged, target: target, number: number)
            : .remove(target: target, number: number, staged: staged))
      }
      return steps
    }
    guard let read else { return nil }
    steps = read
  }
}
