import CArchive

/// An item of an archive, with names that are checked before anything is written.
struct ArchiveItem {
  let raw: carchive_item
  /// The path below the root of the archive; `nil` if there is none in it.
  let below: [UInt8]?
  /// The path as it is stored, for words about it.
  let stored: RawName
  /// Why its head cannot be read.
  let failure: FileError?

  init(_ raw: carchive_item, failure: FileError? = nil) {
    (self.raw, self.failure) = (raw, failure)
    let path = raw.path.map(Self.bytes)
    stored = RawName(bytes: path ?? [])
    below = path.flatMap(Self.inside)
  }

  /// Whether it is the root itself, which some archives have as "./".
  var isRoot: Bool { below?.isEmpty == true }

  /// The path below the root of the item of which this is another name.
  var same: [UInt8]? { raw.same.map(Self.bytes).flatMap(Self.inside) }

  /// Whether it has contents of its own.
  var hasContents: Bool { raw.same == nil && Int(raw.kind) == CARCHIVE_FILE }

  /// Why the item is not unpacked; `nil` if it can be.
  func refusal(in archive: RawPath) -> FileError? {
    if let failure { return failure }
    if below == nil || raw.same != nil && same == nil { return .leadsOut(stored) }
    if raw.same == nil, Int(raw.kind) == CARCHIVE_OTHER {
      return .special(RawPath(bytes: stored.bytes))
    }
    return hasContents && raw.is_encrypted != 0 ? .archive(archive, "It is encrypted") : nil
  }

  /// The components of a stored path below a root; `nil` if the path leads out of it.
  private static func inside(_ path: [UInt8]) -> [UInt8]? {
    let parts = path.split(separator: RawPath.slash).filter { !$0.elementsEqual(".".utf8) }
    let isSafe = parts.allSatisfy { !$0.elementsEqual("..".utf8) }
    return isSafe ? Array(parts.joined(separator: [RawPath.slash])) : nil
  }

  static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    var place = text
    while place.pointee != 0 {
      bytes.append(UInt8(bitPattern: place.pointee))
      place += 1
    }
    return bytes
  }
}
