import CArchive

/// An archive that is read from its beginning to its end, by libarchive.
final class ArchiveInput {
  let archive: OpaquePointer
  let file: RawPath

  init(_ file: RawPath) throws(FileError) {
    var status: Int32 = 0
    guard let archive = carchive_open(file.cString, &status) else {
      throw .archive(file, "There is no memory for it")
    }
    (self.archive, self.file) = (archive, file)
    if Int(status) != CARCHIVE_OK { throw failure }
  }

  deinit { carchive_close(archive) }

  /// What libarchive says about the last call.
  var failure: FileError { .archive(file, ArchiveWords.of(archive)) }

  /// The bytes of the file that are read.
  var bytesRead: Int64 { carchive_bytes_read(archive) }

  /// The form of the archive once an item was read; `nil` if it is only read, and not written.
  var form: carchive_form? {
    var form = carchive_form()
    return Int(carchive_form_of(archive, &form)) == CARCHIVE_OK ? form : nil
  }

  /// The next item, or one that tells why it cannot be had; `nil` at the end.
  ///
  /// - Throws: the reason why nothing more can be read.
  func next() throws(FileError) -> ArchiveItem? {
    var raw = carchive_item()
    switch Int(carchive_next(archive, &raw)) {
    case CARCHIVE_END:
      if raw.follows_damage != 0 { throw .archive(file, "Its end is damaged") }
      return nil
    case CARCHIVE_OK: return ArchiveItem(raw)
    case CARCHIVE_FAILED: return ArchiveItem(raw, failure: failure)
    default: throw failure
    }
  }

  /// A part of the contents of the item.
  struct Part {
    let bytes: UnsafeRawPointer?
    let count: Int
    let place: Int64
  }

  /// The next part of the contents; `nil` at their end. Its bytes last until the next call.
  ///
  /// - Throws: the reason why the contents are not whole.
  func part() throws(FileError) -> Part? {
    var (bytes, count, place) = (UnsafeRawPointer?.none, 0, Int64(0))
    switch Int(carchive_read(archive, &bytes, &count, &place)) {
    case CARCHIVE_END: return nil
    case CARCHIVE_OK: return Part(bytes: bytes, count: count, place: place)
    default: throw failure
    }
  }
}

/// The words of libarchive about its last call, without what could control a terminal.
enum ArchiveWords {
  static func of(_ archive: OpaquePointer) -> String {
    guard let words = carchive_words(archive) else { return "It is damaged" }
    return RawName(bytes: ArchiveItem.bytes(words)).description
  }
}
