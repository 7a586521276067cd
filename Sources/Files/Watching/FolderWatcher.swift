#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for changes in folders and everything below them.
///
/// Uses inotify on Linux, and compares sizes and times twice a second elsewhere, or if the system's limit of watches is
/// reached. Names that begin with `.` or `_` are ignored, as builds don't read them.
package final class FolderWatcher {
  private let folders: [String]
  #if os(Linux)
    private var notifier: Notifier?
  #endif
  private var snapshot: FolderSnapshot?
  /// Whether the folders are compared instead of watched.
  package private(set) var polls: Bool

  /// The pause that ends a series of changes, in milliseconds: an editor saves a file in several steps.
  private static let quiet = 12
  /// The longest series of changes, in milliseconds.
  private static let patience = 200
  private static let pollInterval = 500

  /// - Parameters:
  ///   - folders: The folders, which need not exist yet.
  ///   - polls: Whether to compare the folders even where the system could watch them.
  package init(_ folders: [String], polls: Bool = false) {
    self.folders = folders
    #if os(Linux)
      notifier = polls ? nil : Notifier(folders)
      self.polls = notifier == nil
    #else
      self.polls = true
    #endif
    if self.polls { snapshot = FolderSnapshot(folders) }
  }

  /// Waits until something changes and the series of changes ends.
  ///
  /// - Parameter milliseconds: The longest time to wait for a first change; `nil` for ever.
  /// - Returns: Whether anything changed.
  package func wait(milliseconds: Int? = nil) -> Bool {
    #if os(Linux)
      if let notifier, !polls {
        guard notifier.wait(milliseconds: milliseconds) else { return false }
        var left = FolderWatcher.patience / FolderWatcher.quiet
        while left > 0, notifier.wait(milliseconds: FolderWatcher.quiet) { left -= 1 }
        if !notifier.refresh() {
          polls = true
          self.notifier = nil
          snapshot = FolderSnapshot(folders)
        }
        return true
      }
    #endif
    return poll(milliseconds: milliseconds)
  }

  private func poll(milliseconds: Int?) -> Bool {
    var left = milliseconds ?? .max
    while left > 0 {
      let step = min(left, FolderWatcher.pollInterval)
      pause(milliseconds: step)
      left -= step
      let now = FolderSnapshot(folders)
      guard now != snapshot else { continue }
      snapshot = now
      return true
    }
    return false
  }
}

#if os(Linux)
  /// The kernel's inotify: a watch for each folder, and one for the parent of each root, which may be replaced.
  private final class Notifier {
    private let folders: [String]
    private let descriptor: Int32
    /// The names that matter in the parents of the folders, by watch.
    private var parents: [Int32: Set<String>] = [:]
    private var watches: Set<Int32> = []
    /// Whether a folder came, went or moved since the watches were made.
    private var isOutdated = false

    private static let changes =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
      | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

    /// Returns `nil` if the system has no watches left.
    init?(_ folders: [String]) {
      self.folders = folders
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0, refresh(always: true) else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Waits for a change that matters.
    func wait(milliseconds: Int?) -> Bool {
      var left = milliseconds ?? .max
      while true {
        // A missing folder's parent may be missing too: look again from time to time.
        let step = min(left, 1_000)
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = poll(&request, 1, Int32(step))
        if ready > 0, readEvents() { return true }
        if ready < 0, errno != EINTR { return false }
        if ready == 0 {
          left -= step
          if left <= 0 { return false }
        }
      }
    }

    /// Watches new folders. Returns `false` if the system has no watches left.
    func refresh(always: Bool = false) -> Bool {
      guard isOutdated || always else { return true }
      isOutdated = false
      var seen: Set<FolderIdentity> = []
      for folder in folders {
        let (parent, name) = splitPath(folder.utf8.last == UInt8(ascii: "/") ? String(folder.dropLast()) : folder)
        let watch = inotify_add_watch(descriptor, parent.isEmpty ? "." : parent, Self.changes | UInt32(IN_MASK_ADD))
        if watch < 0, errno == ENOSPC { return false }
        if watch >= 0 { parents[watch, default: []].insert(name) }
        guard add(folder, &seen) else { return false }
      }
      return true
    }

    private func add(_ folder: String, _ seen: inout Set<FolderIdentity>) -> Bool {
      guard let identity = FolderIdentity(folder), seen.insert(identity).inserted else { return true }
      // Watched before it is read: what comes later causes an event.
      let watch = inotify_add_watch(descriptor, folder, Self.changes)
      if watch < 0 { return errno != ENOSPC }
      watches.insert(watch)
      for name in subfolders(of: folder) where !add(joinPath(folder, name), &seen) { return false }
      return true
    }

    /// Reads all waiting events, and returns whether one matters.
    private func readEvents() -> Bool {
      var matters = false
      withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
        while true {
          let count = retrying { read(descriptor, buffer.baseAddress, buffer.count) }
          guard count > 0 else { return }
          var offset = 0
          while offset < count {
            let watch = buffer.load(fromByteOffset: offset, as: Int32.self)
            let mask = buffer.load(fromByteOffset: offset + 4, as: UInt32.self)
            let length = Int(buffer.load(fromByteOffset: offset + 12, as: UInt32.self))
            let name = UnsafeRawBufferPointer(rebasing: buffer[offset + 16..<offset + 16 + length]).prefix { $0 != 0 }
            if note(watch, mask, String(decoding: name, as: UTF8.self)) { matters = true }
            offset += 16 + length
          }
        }
      }
      return matters
    }

    private func note(_ watch: Int32, _ mask: UInt32, _ name: String) -> Bool {
      // The queue overflowed: anything may have changed.
      if mask & UInt32(IN_Q_OVERFLOW) != 0 {
        isOutdated = true
        return true
      }
      if mask & UInt32(IN_IGNORED) != 0 {
        watches.remove(watch)
        parents[watch] = nil
        return false
      }
      let isRoot = parents[watch]?.contains(name) ?? false
      guard watches.contains(watch) || isRoot else { return false }
      let isSelf = mask & (UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)) != 0
      if mask & UInt32(IN_ISDIR) != 0 || isSelf || isRoot { isOutdated = true }
      return isRoot || isSelf || !isLeftAlone(name)
    }
  }
#endif

/// The names of the folders in a folder, and of links to folders.
func subfolders(of folder: String) -> [String] {
  guard let opened = try? Folder.open(folder), let entries = try? opened.entries(of: ".") else { return [] }
  return entries.lazy.filter { entry in
    if isLeftAlone(entry.name) { return false }
    if entry.isFolder { return true }
    guard linkTarget(joinPath(folder, entry.name)) != nil else { return false }
    return FolderIdentity(joinPath(folder, entry.name)) != nil
  }
  .map(\.name)
}

/// What tells folders apart, so that links in circles end.
struct FolderIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  /// Returns `nil` if there is no such folder.
  init?(_ path: String) {
    var status = stat()
    guard stat(path.isEmpty ? "." : path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}
