import CArchive
import Foundation

/// An archive that is written from its beginning to its end, by libarchive.
final class ArchiveOutput {
  private let archive: OpaquePointer
  private let path: RawPath
  private let file: Int32

  /// - Parameters:
  ///   - path: a file that exists and is empty.
  ///   - name: the name whose ending tells the form.
  init(_ path: RawPath, as name: RawName, disk: Disk) throws(FileError) {
    let flags = O_WRONLY | O_NOFOLLOW | O_CLOEXEC
    file = Int32(try disk.run(.write, path) { Int(Foundation.open(path.cString, flags)) })
    var status: Int32 = 0
    let text = name.bytes.map { CChar(bitPattern: $0) } + [0]
    guard let archive = carchive_pack(text, file, &status) else {
      close(file)
      throw .packing(name, "There is no memory for it")
    }
    (self.archive, self.path) = (archive, path)
    if Int(status) != CARCHIVE_OK { throw failure }
  }

  deinit {
    carchive_pack_free(archive)
    close(file)
  }

  private var failure: FileError {
    let code = carchive_code(archive)
    if code == ENOSPC || code == EDQUOT { return .full(path) }
    return .packing(path.name, ArchiveWords.of(archive))
  }

  /// Begins a file, a folder or a link.
  ///
  /// - Parameters:
  ///   - name: its path in the archive.
  ///   - target: the text of a link.
  func begin(_ name: [UInt8], _ facts: FileStatus, target: [UInt8]? = nil) throws(FileError) {
    let isFolder = facts.kind == .folder
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

  /// Ends the archive.
  func end() throws(FileError) {
    guard Int(carchive_pack_end(archive)) == CARCHIVE_OK else { throw failure }
  }
}

extension RawName {
  /// Whether items can be packed into an archive of this name: its ending tells the form.
  ///
  ///     RawName("photos.tar.gz").isPackable     // true
  public var isPackable: Bool {
    carchive_packs(bytes.map { CChar(bitPattern: $0) } + [0]) != 0
  }
}
