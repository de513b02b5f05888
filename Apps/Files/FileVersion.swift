/// The contents of a file, to be compared with later ones.
///
/// Times are too coarse in some file systems, and sizes are often the same. A file that was only
/// touched, or written again with the same bytes, has not changed.
package struct FileVersion: Hashable, Sendable {
  private let size: Int
  /// Valid within this process only.
  private let hash: Int

  package init(_ contents: [UInt8]) {
    size = contents.count
    var hasher = Hasher()
    // All bytes in one call: the hasher reads them, and keeps no pointer.
    contents.withUnsafeBytes { hasher.combine(bytes: $0) }
    hash = hasher.finalize()
  }
}
