import CArchive
import Foundation

/// The writing of an archive anew, from the old one and from the folder that shows it and was
/// changed. What is not changed passes through, with all that libarchive knows of it.
struct ArchiveRewriting {
  private let input: ArchiveInput
  private let change: ArchiveChange
  /// The folder that shows the archive.
  private let root: RawPath
  private let disk: Disk
  private let meter: ProgressMeter
  private let size: Int64
  private var told: Int64 = 0
  /// What comes before the paths in the archive, such as "./".
  private var start: [UInt8]?
  /// The first names of files whose names before are gone, by those.
  private var successors: [[UInt8]: [UInt8]] = [:]
  /// Whether a new name is another one when it is read again: libarchive composes accents.
  private(set) var hasOtherNames = false
  /// The folders that are not in the new archive yet, and have to be.
  private var missing: Set<[UInt8]> = []

  /// The items between two looks at cancellation.
  private static let items = 64

  /// - Parameter file: the old archive.
  init(
    _ file: RawPath, changed change: ArchiveChange, in root: RawPath, _ disk: Disk,
    _ meter: ProgressMeter
  ) throws(FileError) {
    input = try ArchiveInput(file)
    size = try disk.status(file).size
    (self.change, self.root, self.disk, self.meter) = (change, root, disk, meter)
  }

  /// Writes the new archive.
  ///
  /// - Parameters:
  ///   - part: an empty file.
  ///   - troubles: decides about new items that cannot be packed.
  /// - Throws: the reason if anything would be lost. Then the file is not whole.
  mutating func run(into part: RawPath, _ troubles: Troubles) async throws(FileError) {
    missing = Set(change.leftFolders.compactMap(change.path(after:)))
    var item = try input.next()
    // An archive without items tells no form.
    guard let form = item == nil ? input.file.name.packedForm : input.form else {
      throw .onlyRead(input.file.name, "its form is not written")
    }
    if carchive_is_gzip(form) != 0 { try await checkSums() }
    let output = try ArchiveOutput(part, as: input.file.name, form, disk: disk)
    var count = 0
    while let next = item {
      try await pass(next, to: output)
      count += 1
      if count.isMultiple(of: Self.items) { try await Pause.take() }
      tell()
      item = try input.next()
    }
    for path in change.added.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      try await add(path, to: output, troubles)
    }
    for folder in missing { try await addFolder(folder, to: output) }
    try output.end()
    meter.finish(bytes: Int(size - told))
  }

  /// Reads a file of gzip as a whole. libarchive would pass on what has other checksums.
  private func checkSums() async throws(FileError) {
    guard let check = carchive_check(input.file.cString) else {
      throw FileError(code: errno, input.file)
    }
    defer { carchive_check_end(check) }
    var status = CARCHIVE_OK
    while status == CARCHIVE_OK {
      status = Int(carchive_check_part(check))
      try await Pause.take()
    }
    guard status == CARCHIVE_END else { throw .onlyRead(input.file.name, UnpackedArchive.damage) }
  }

  private mutating func tell() {
    let read = min(input.bytesRead, size)
    guard read > told else { return }
    meter.finish(bytes: Int(read - told))
    told = read
  }

  // MARK: - Old items

  private mutating func pass(
    _ item: ArchiveItem, to output: ArchiveOutput
  ) async throws(FileError) {
    if let failure = item.failure { throw failure }
    if item.raw.is_doubtful != 0 { throw input.failure }
    if item.raw.follows_damage != 0 { throw .onlyRead(input.file.name, UnpackedArchive.damage) }
    if item.hasContents, item.raw.is_encrypted != 0 {
      throw .onlyRead(input.file.name, UnpackedArchive.encryption)
    }
    // What leads out is not shown, and stays as it is.
    guard let below = item.below, !below.isEmpty, item.raw.same == nil || item.same != nil else {
      return try await write(item, to: output)
    }
    let start = item.stored.bytes.start(before: below)
    self.start = self.start ?? start
    guard let path = change.path(after: below) else { return }
    if change.hides(below, after: path) {
      let hidden = RawName(bytes: path)
      throw .onlyRead(input.file.name, "“\(hidden)” in it is not shown, and in the way")
    }
    found(path)
    if path != below { try checkComposed(path) }
    let isFolder = Int(item.raw.kind) == CARCHIVE_FOLDER
    let stored = path == below ? nil : start + path + (isFolder ? [RawPath.slash] : [])
    if change.edited == below { return try await writeFile(item, as: stored, at: path, to: output) }
    guard let same = item.same else { return try await write(item, as: stored, to: output) }
    if let target = change.path(after: same) ?? successors[same] {
      let other = target == same ? nil : start + target
      return try await write(item, as: stored, same: other, to: output)
    }
    // The name is the first one that is left, and the contents were with another one.
    successors[same] = path
    try await writeFile(item, as: stored, at: path, to: output)
  }

  /// Writes an item with the contents that it has in the folder.
  private func writeFile(
    _ item: ArchiveItem, as stored: [UInt8]?, at path: [UInt8], to output: ArchiveOutput
  ) async throws(FileError) {
    let source = input
    try await output.addContents(of: root.appending(components: path), disk, meter) {
      facts throws(FileError) in
      try output.pass(item, from: source, path: stored, becoming: facts)
    }
  }

  private mutating func write(
    _ item: ArchiveItem, as path: [UInt8]? = nil, same: [UInt8]? = nil, to output: ArchiveOutput
  ) async throws(FileError) {
    try output.pass(item, from: input, path: path, same: same)
    guard item.hasContents else { return }
    var place: Int64 = 0
    while let part = try input.part() {
      // A hole has no bytes here, and is written as one if the form knows holes.
      while place < part.place {
        let hole = [UInt8](repeating: 0, count: Int(min(part.place - place, 1 << 16)))
        try output.write(hole)
        place += Int64(hole.count)
      }
      try output.write(part)
      place += Int64(part.count)
      tell()
      try await Pause.take()
    }
  }

  // MARK: - New items

  private mutating func add(
    _ path: [UInt8], to output: ArchiveOutput, _ troubles: Troubles
  ) async throws(FileError) {
    let scan = try await TreeScan(root.appending(components: path), disk: disk)
    meter.expect(items: scan.items.count, bytes: scan.bytes)
    for item in scan.items {
      try await Pause.take()
      let below = item.below.isEmpty ? path : path + [RawPath.slash] + item.below
      let place = root.appending(components: below)
      meter.begin(place)
      while true {
        do throws(FileError) {
          try checkComposed(below)
          try await output.add(place, named: (start ?? []) + below, disk, meter)
          found(below)
        } catch {
          guard error.isOfItem(place) else { throw error }
          if try await troubles.retries(place, error) { continue }
          // The folder shows what is in the archive.
          try disk.removeOne(place, item.status.kind)
        }
        break
      }
      meter.finish(items: 1)
    }
  }

  private func addFolder(_ path: [UInt8], to output: ArchiveOutput) async throws(FileError) {
    let place = root.appending(components: path)
    guard try disk.statusIfAny(place)?.kind == .folder else { return }
    try await output.add(place, named: (start ?? []) + path, disk, meter)
  }

  /// Notes whether a name has accents apart from their letters, and refuses it if that with both in
  /// one is there.
  private mutating func checkComposed(_ path: [UInt8]) throws(FileError) {
    guard let text = String(validating: path, as: UTF8.self) else { return }
    let composed = Array(text.precomposedStringWithCanonicalMapping.utf8)
    guard composed != path else { return }
    hasOtherNames = true
    let place = root.appending(components: composed)
    guard try disk.statusIfAny(place) == nil else { throw .exists(place) }
  }

  /// Notes that an item and the folders around it are in the new archive.
  private mutating func found(_ path: [UInt8]) {
    guard !missing.isEmpty else { return }
    var path = Optional(path)
    while let next = path {
      missing.remove(next)
      path = next.folder
    }
  }
}

extension [UInt8] {
  /// What a stored path has before the path that it means, such as "./"; nothing if it is spelled
  /// in another way.
  fileprivate func start(before path: [UInt8]) -> [UInt8] {
    var stored = self[...]
    if stored.last == RawPath.slash { stored = stored.dropLast() }
    let start = stored.dropLast(path.count)
    let isPlain = start.allSatisfy { $0 == RawPath.slash || $0 == UInt8(ascii: ".") }
    return isPlain && stored.suffix(path.count).elementsEqual(path) ? Array(start) : []
  }
}
