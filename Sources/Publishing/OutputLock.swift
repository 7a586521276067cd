package import MenugenFiles
import MenugenText

/// Keeps builds from changing an output folder, until the lock goes.
///
/// - Parameter patience: How long to wait for a build, in milliseconds.
package func lockOutput(_ path: String, patience: Int = 3000) throws(PublishingError) -> FolderLock {
  let output = try onDisk { () throws(FileError) in try Folder.open(path) }
  guard try onDisk({ () throws(FileError) in try output.status(OutputPath.manifest) }) != nil else {
    throw .file(FileError(joinPath(path, OutputPath.manifest), .missing))
  }
  return try Publication.takeLock(in: output, patience: patience)
}
