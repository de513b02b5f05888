import CArchive
import Foundation

/// An archive that is written from its beginning to its end, by libarchive.
final class ArchiveOutput {
  private let archive: OpaquePointer
  private let path: RawPath
  /// The name that the archive gets, for words about it.
  private let name: RawName
  private let file: Int32
  private let takesAnyName: Bool

  /// - Parameter path: a file that exists and is empty.
  init(
    _ path: RawPath, as name: RawName, _ form: carchive_form, disk: Disk
  ) throws(FileError) {
    let flags = O_WRONLY | O_NOFOLLOW | O_CLOEXEC
    file = Int32(try disk.run(.write, path) { Int(Foundation.open(path.cString, flags)) })
    var status: Int32 = 0
    guard let archive = carchive_pack(form, file, &status) else {
      close(file)
      throw .packing(name, "There is no memory for it")
    }
    (self.archive, self.path, self.name) = (archive, path, name)
    takesAnyName = form.takesAnyName
    if Int(status) != CARCHIVE_OK { throw failure }
  }

  deinit {
    carchive_pack_free(archive)
    close(file)
  }

  private var failure: FileError {
    let code = carchive_code(archive)
    if code == ENOSPC || code == EDQUOT { return .full(path) }
    return .packing(name, ArchiveWords.of(archive))
  }

  /// Begins a file, a folder or a link.
  ///
  /// - Parameters:
  ///   - name: its path in the archive.
  ///   - target: the text of a link.
  func begin(_ name: [UInt8], _ facts: FileStatus, target: [UInt8]? = nil) throws(FileError) {
    let isFolder = facts.kind == .folder
    try checkText(name)
    var item = carchive_packed()
    item.kind = Int32(
      target != nil ? CARCHIVE_LINK : isFolder ? CARCHIVE_FOLDER : CARCHIVE_FILE)
    (item.rights, item.owner, item.group) = (facts.mode, Int64(facts.owner), Int64(facts.group))
    (item.seconds, item.nanoseconds) = (Int64(facts.seconds), facts.nanoseconds)
    item.size = facts.kind == .file ? facts.size : 0
    let path = (isFolder ? name + [RawPath.slash] : name).map { CChar(bitPattern: $0) } + [0]
    let link = (target ?? []).map { CChar(bitPattern: $0) } + [0]
    let status = path.withUnsafeBufferPointer { path in
      link.withUnsafeBufferPointer { link in
        (item.path, item.link) = (path.baseAddress, target == nil ? nil : link.baseAddress)
        return carchive_pack_item(archive, &item)
      }
    }
    guard Int(status) == CARCHIVE_OK else { throw failure }
  }

  /// Adds a part of the contents of the item.
  func write(_ bytes: [UInt8]) throws(FileError) {
    guard Int(carchive_pack_part(archive, bytes, bytes.count)) == CARCHIVE_OK else {
      throw failure
    }
  }

  /// Begins an item that was read from another archive, with all that is known of it.
  ///
  /// - Parameters:
  ///   - path: its other path; `nil` for that which it had.
  ///   - same: another path of the item of which it is another name.
  ///   - facts: those about the file of its own that it becomes, with these contents.
  func pass(
    _ item: ArchiveItem, from source: ArchiveInput, path: [UInt8]? = nil, same: [UInt8]? = nil,
    becoming facts: FileStatus? = nil
  ) throws(FileError) {
    try checkText(path ?? item.stored.bytes)
    var raw = item.raw
    let status = Self.withText(path) { path in
      Self.withText(same) { same in
        var passage = carchive_passage(
          path: path, same: same, is_alone: facts == nil ? 0 : 1, size: facts?.size ?? 0,
          seconds: Int64(facts?.seconds ?? 0), nanoseconds: facts?.nanoseconds ?? 0)
        return carchive_pass(archive, source.archive, &raw, &passage)
      }
    }
    guard Int(status) == CARCHIVE_OK else { throw failure }
  }

  /// Refuses a name that only tar has.
  private func checkText(_ path: [UInt8]) throws(FileError) {
    if takesAnyName || String(validating: path, as: UTF8.self) != nil { return }
    throw .noText(RawPath(bytes: path))
  }

  private static func withText<Result>(
    _ bytes: [UInt8]?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    guard let bytes else { return body(nil) }
    return (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
      body($0.baseAddress)
    }
  }

  /// Adds a part of the contents of an item that was read from another archive.
  func write(_ part: ArchiveInput.Part) throws(FileError) {
    guard Int(carchive_pack_part(archive, part.bytes, part.count)) == CARCHIVE_OK else {
      throw failure
    }
  }

  /// Ends the archive.
  func end() throws(FileError) {
    guard Int(carchive_pack_end(archive)) == CARCHIVE_OK else { throw failure }
  }
}

extension carchive_form {
  /// Whether it takes names that are no text.
  var takesAnyName: Bool { carchive_is_tar(self) != 0 }
}

extension RawName {
  /// Whether items can be packed into an archive of this name: its ending tells the form.
  ///
  ///     RawName("photos.tar.gz").isPackable     // true
  public var isPackable: Bool { packedForm != nil }

  var packedForm: carchive_form? {
    var form = carchive_form()
    let text = bytes.map { CChar(bitPattern: $0) } + [0]
    return Int(carchive_form_of_name(text, &form)) == CARCHIVE_OK ? form : nil
  }
}
