import Foundation

extension FileWorker {
  /// Packs items into a new archive.
  func pack(
    _ items: [RawPath], to path: RawPath, _ troubles: Troubles, _ meter: ProgressMeter,
    _ outcome: inout FileOutcome
  ) async throws(FileError) {
    let path = try checkNew(path.name, in: path.parent)
    guard let form = path.name.packedForm else {
      throw .packing(path.name, "Its ending tells no form")
    }
    var scans: [TreeScan] = []
    for item in outermost(try checkItems(items, for: .copy)) {
      meter.begin(item)
      let scan = try await scan(item, takesAnyName: form.takesAnyName, troubles, meter)
      if let scan { scans.append(scan) }
    }
    guard !scans.isEmpty else { return }
    try await write(beside: path, meter) { part throws(FileError) in
      let output = try ArchiveOutput(part, as: path.name, form, disk: disk)
      try await pack(scans, into: output, troubles, meter)
      try disk.rename(part, to: path, as: .settle)
    }
    outcome.effects.append(.created(path))
  }

  /// Runs a step that fills a new file beside a path, and gives it that name when it is whole. What
  /// a failure has left is removed.
  func write(
    beside path: RawPath, _ meter: ProgressMeter,
    _ step: (_ part: RawPath) async throws(FileError) -> Void
  ) async throws(FileError) {
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
    meter.write(part)
    do throws(FileError) { try await step(part) } catch {
      do { try disk.unlink(part) } catch _ { throw .leftover(part, because: error) }
      throw error
    }
  }

  private func pack(
    _ scans: [TreeScan], into output: ArchiveOutput, _ troubles: Troubles,
    _ meter: ProgressMeter
  ) async throws(FileError) {
    for scan in scans {
      for item in scan.items {
        try await Pause.take()
        let path = item.path(in: scan.root)
        meter.begin(path)
        while true {
          do throws(FileError) {
            let name = scan.root.name.bytes + item.suffix
            try await output.add(path, named: name, disk, meter)
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
}

extension FileError {
  /// Whether it is about one item, without which the others can be packed.
  func isOfItem(_ item: RawPath) -> Bool {
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
