import FileWork
import Foundation

/// The room on the volume of a folder, in bytes.
struct VolumeSpace: Hashable, Sendable {
  let free: Int64
  let size: Int64

  /// Asks the system, which may take long on a network; `nil` if it does not tell.
  init?(of folder: RawPath) {
    guard let path = String(validating: folder.bytes, as: UTF8.self),
      let facts = try? FileManager.default.attributesOfFileSystem(forPath: path),
      let free = (facts[.systemFreeSize] as? NSNumber)?.int64Value,
      let size = (facts[.systemSize] as? NSNumber)?.int64Value, size > 0
    else { return nil }
    (self.free, self.size) = (free, size)
  }

  /// `214G of 252G free`
  var words: String {
    "\(FileEntry.text(ofSize: free)) of \(FileEntry.text(ofSize: size)) free"
  }
}
