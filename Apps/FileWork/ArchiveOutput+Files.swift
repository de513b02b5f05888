import Foundation

extension ArchiveOutput {
  /// Adds an item of the disk as it is now.
  func add(
    _ path: RawPath, named name: [UInt8], _ disk: Disk, _ meter: ProgressMeter
  ) async throws(FileError) {
    let facts = try disk.status(path)
    switch facts.kind {
    case .folder: try begin(name, facts)
    case .link: try begin(name, facts, target: disk.target(ofLink: path))
    case .pipe, .other: throw .special(path)
    case .file:
      try await addContents(of: path, disk, meter) { facts throws(FileError) in
        try begin(name, facts)
      }
    }
  }

  /// Adds the contents of a file of the disk: the size comes before them.
  ///
  /// - Parameter begin: begins the item, with the facts about the file.
  func addContents(
    of path: RawPath, _ disk: Disk, _ meter: ProgressMeter,
    after begin: (FileStatus) throws(FileError) -> Void
  ) async throws(FileError) {
    let file = try disk.open(path)
    defer { close(file) }
    var raw = stat()
    try disk.run(.status, path) { Int(fstat(file, &raw)) }
    let facts = FileStatus(raw)
    guard facts.kind == .file else { throw .special(path) }
    try begin(facts)
    var rest = Int(facts.size)
    while rest > 0 {
      let bytes: [UInt8]
      do { bytes = try disk.read(from: file, path, most: min(rest, disk.chunk)) } catch {
        // A part of the file is in the archive, from which nothing is taken away.
        throw .packing(path.name, "\(error)")
      }
      // A file that has become shorter gets zeros at its end.
      guard !bytes.isEmpty else { return }
      try write(bytes)
      rest -= bytes.count
      meter.finish(bytes: bytes.count)
      try await Pause.take()
    }
  }
}
