import Foundation

extension FileWorker {
  /// Packs items into a new archive. It is written beside its place, and gets its name when it is
  /// whole.
  func pack(
    _ items: [RawPath], to path: RawPath, _ troubles: Troubles, _ meter: ProgressMeter,
    _ outcome: inout FileOutcome
  ) async throws(FileError) {
    let path = try checkNew(path.name, in: path.parent)
    guard path.name.isPackable else { throw .packing(path.name, "Its ending tells no form") }
    var scans: [TreeScan] = []
    for item in outermost(try checkItems(items, for: .copy)) {
      meter.begin(item)
      let scan = try await troubles.attempt(item) { () async throws(FileError) in
        try await TreeScan(item, disk: disk, troubles: troubles)
      }
      guard let scan, !scan.items.isEmpty else { continue }
      meter.expect(items: scan.items.count, bytes: scan.bytes)
      scans.append(scan)
    }
    guard !scans.isEmpty else { return }
    var part = path
    defer {
      meter.write(nil)
      disk.parts?.replace(part, by: nil)
    }
    _ = try await path.parent.appending(path.name.part).firstFree(isFolder: false) {
      place throws(FileError) in
      disk.parts?.replace(part, by: place)
      part = place
      try disk.makeFile(place)
    }
    do throws(FileError) {
      meter.write(part)
      try await pack(scans, into: part, as: path.name, troubles, meter)
      try disk.rename(part, to: path, as: .settle)
    } catch {
      do { try disk.unlink(part) } catch _ { throw .leftover(part, because: error) }
      throw error
    }
    outcome.effects.append(.created(path))
  }

  private func pack(
    _ scans: [TreeScan], into part: RawPath, as name: RawName, _ troubles: Troubles,
    _ meter: ProgressMeter
  ) async throws(FileError) {
    let output = try ArchiveOutput(part, as: name, disk: disk)
    for scan in scans {
      for item in scan.items {
        try await Pause.take()
        let path = item.path(in: scan.root)
        meter.begin(path)
        while true {
          do throws(FileError) {
            try await pack(path, named: scan.root.name.bytes + item.suffix, into: output, meter)
          } catch {
            guard error.isOfItem(path) else { throw error }
            if try await troubles.retries(path, error) { continue }
          }
          break
        }
        meter.finish(items: 1)
      }
    }
    try output.end()
  }

  /// Adds an item as it is now: its size comes before its contents.
  private func pack(
    _ path: RawPath, named name: [UInt8], into output: ArchiveOutput,
    _ meter: ProgressMeter
  ) async throws(FileError) {
    let facts = try disk.status(path)
    switch facts.kind {
    case .folder: try output.begin(name, facts)
    case .link: try output.begin(name, facts, target: disk.target(ofLink: path))
    case .pipe, .other: throw .special(path)
    case .file:
      let file = try disk.open(path)
      defer { close(file) }
      var raw = stat()
      try disk.run(.status, path) { Int(fstat(file, &raw)) }
      let facts = FileStatus(raw)
      try output.begin(name, facts)
      var rest = Int(facts.size)
      while rest > 0 {
        let bytes: [UInt8]
        do { bytes = try disk.read(from: file, path, most: min(rest, disk.chunk)) } catch {
          // A part of the file is in the archive, from which nothing is taken away.
          throw .packing(path.name, "\(error)")
        }
        // A file that has become shorter gets zeros at its end.
        guard !bytes.isEmpty else { return }
        try output.write(bytes)
        rest -= bytes.count
        meter.finish(bytes: bytes.count)
        try await Pause.take()
      }
    }
  }
}

extension FileError {
  /// Whether it is about one item, without which the others can be packed.
  fileprivate func isOfItem(_ item: RawPath) -> Bool {
    switch self {
    case .missing(item), .noPermission(item), .special(item), .system(_, item): true
    default: false
    }
  }
}

extension TreeScan.Item {
  /// What follows the name of the root in a path.
  fileprivate var suffix: [UInt8] { below.isEmpty ? [] : [RawPath.slash] + below }
}
