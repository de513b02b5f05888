import CArchive
import Foundation

/// The unpacking of an archive into an empty folder: what is read, and what is on the disk.
struct ArchiveUnpacking {
  private let input: ArchiveInput
  private let root: RawPath
  private let store: ArchiveStore
  /// The bytes that may come out; `nil` for all.
  private let most: Int64?
  private let meter: ProgressMeter
  private let output: OpaquePointer
  /// What is not unpacked, and why.
  private(set) var troubles: [FileTrouble] = []
  /// Why the archive cannot be written anew; `nil` if it can.
  private(set) var flaw: String?
  private var bytes: Int64 = 0
  private var checked: Int64 = 0
  private var told: Int64 = 0

  /// The bytes that an item takes beside its contents, and those between two looks at the room.
  private static let perItem: Int64 = 4 << 10
  private static let stride: Int64 = 64 << 20
  /// The items between two looks at cancellation.
  private static let items = 64

  /// - Parameter root: a path without links: libarchive writes through none.
  init(
    _ file: RawPath, to root: RawPath, in store: ArchiveStore, most: Int64?, _ meter: ProgressMeter
  ) throws(FileError) {
    input = try ArchiveInput(file)
    guard let output = carchive_disk() else { throw FileError(code: ENOMEM, file) }
    (self.root, self.store, self.most, self.meter) = (root, store, most, meter)
    self.output = output
  }

  /// Unpacks all items. One that cannot be had is left out and told; damage ends the work and is
  /// told, if something whole came before it.
  mutating func run() async throws(FileError) {
    // Also after a failure: folders get their rights, so that they can be removed.
    defer { carchive_finish(output) }
    meter.expect(items: 0, bytes: try store.disk.size(of: input.file))
    var count = 0
    do throws(FileError) {
      try checkRoom()
      while let item = try input.next() {
        if item.failure != nil || item.raw.follows_damage != 0 { noteDamage(item) }
        if !item.isRoot, try await unpack(item) { count += 1 }
        meter.finish(items: 1)
        if count.isMultiple(of: Self.items) { try await Pause.take() }
        tell()
      }
    } catch {
      guard count > 0, case .archive = error else { throw error }
      flaw = UnpackedArchive.damage
      troubles.append(FileTrouble(item: input.file, reason: error))
    }
    // An archive without items tells no form.
    if input.form == nil, count > 0 || !input.file.name.isPackable {
      flaw = "its form is only read"
    }
    // It is not passed on, as libarchive does not show it.
    if flaw == nil, try hasOtherStart { flaw = "something is before it in its file" }
    // Nothing came out, and there is a reason.
    if count == 0, let first = troubles.first { throw first.reason }
  }

  /// Whether the archive may get names that are no text.
  var takesAnyName: Bool {
    // Without items, it tells no form.
    (input.form ?? input.file.name.packedForm)?.takesAnyName == true
  }

  /// Notes what libarchive has passed over. An item that cannot be had is told for itself.
  private mutating func noteDamage(_ item: ArchiveItem) {
    flaw = UnpackedArchive.damage
    guard item.failure == nil else { return }
    let reason = FileError.archive(input.file, "A part of it is damaged")
    troubles.append(FileTrouble(item: input.file, reason: reason))
  }

  /// Whether the file of a zip or a 7z begins with something else, such as a program for it.
  private var hasOtherStart: Bool {
    get throws(FileError) {
      guard let form = input.form, carchive_is_tar(form) == 0 else { return false }
      let start = try store.disk.contents(of: store.disk.resolved(input.file), most: 2)
      return start != Array("PK".utf8) && start != Array("7z".utf8)
    }
  }

  private mutating func tell() {
    let read = input.bytesRead
    meter.finish(bytes: Int(read - told))
    told = read
  }

  /// - Returns: whether it is there now.
  private mutating func unpack(_ item: ArchiveItem) async throws(FileError) -> Bool {
    var reason = item.refusal(in: input.file)
    if reason == nil, let below = item.below {
      let path = root.appending(components: below)
      reason = try await write(item, to: path)
    }
    guard let reason else { return true }
    if item.hasContents, item.raw.is_encrypted != 0 { flaw = UnpackedArchive.encryption }
    troubles.append(
      FileTrouble(item: input.file.appending(components: item.stored.bytes), reason: reason))
    return false
  }

  /// - Returns: why it is not there.
  private mutating func write(
    _ item: ArchiveItem, to path: RawPath
  ) async throws(FileError) -> FileError? {
    // A longer one makes libarchive change the folder of the process.
    guard path.bytes.count < PATH_MAX else { return .invalidName(item.stored, .tooLong) }
    var raw = item.raw
    let same = item.same.map { root.appending(components: $0).cString }
    try add(Self.perItem)
    guard Int(carchive_write(output, &raw, path.cString, same)) == CARCHIVE_OK else {
      let failure = writeFailure
      if case .full = failure { throw failure }
      return failure
    }
    guard item.hasContents else { return nil }
    do throws(FileError) {
      while let part = try nextPart() {
        try add(Int64(part.count))
        let status = carchive_write_part(output, part.bytes, part.count, part.place)
        if Int(status) != CARCHIVE_OK { throw writeFailure }
        tell()
        try await Pause.take()
      }
      return Int(carchive_finish_item(output)) == CARCHIVE_OK ? nil : writeFailure
    } catch {
      // A part of a file is no file.
      carchive_finish_item(output)
      try? store.disk.unlink(path)
      guard case .archive = error else { throw error }
      return error
    }
  }

  private mutating func nextPart() throws(FileError) -> ArchiveInput.Part? {
    do { return try input.part() } catch {
      flaw = UnpackedArchive.damage
      throw error
    }
  }

  /// Counts bytes that come out, and ends the work if they are too many.
  private mutating func add(_ count: Int64) throws(FileError) {
    bytes += count
    if let most, bytes > most { throw .tooMuch(input.file, most) }
    if bytes - checked >= Self.stride { try checkRoom() }
  }

  private mutating func checkRoom() throws(FileError) {
    checked = bytes
    if let room = store.disk.room(at: root), room < store.leastRoom + Self.stride {
      throw .full(input.file)
    }
  }

  private var writeFailure: FileError {
    let code = carchive_code(output)
    if code == ENOSPC || code == EDQUOT { return .full(input.file) }
    // Nobody knows the folder in which it is unpacked.
    let words = ArchiveWords.of(output).replacing("\(root)/", with: "")
    return .archive(input.file, words)
  }
}

extension Disk {
  /// The bytes of a file, of which a link is followed.
  fileprivate func size(of file: RawPath) throws(FileError) -> Int64 {
    var status = stat()
    try run(.status, file) { Int(stat(file.cString, &status)) }
    return Int64(status.st_size)
  }

  /// The bytes that are free for this user where a folder is; `nil` if the system does not tell.
  fileprivate func room(at folder: RawPath) -> Int64? {
    var facts = statvfs()
    guard statvfs(folder.cString, &facts) == 0 else { return nil }
    return Int64(clamping: UInt64(facts.f_bavail) &* UInt64(facts.f_frsize))
  }
}
