/// A copy of a tree, with an account of everything it made, so that it can be taken back.
struct TreeCopy: Sendable {
  let disk: Disk
  let source: TreeScan
  let target: RawPath
  /// The items that exist in the copy, with the status of their originals when they were copied.
  private(set) var made: [TreeScan.Item] = []

  init(_ source: TreeScan, to target: RawPath, disk: Disk) {
    self.source = source
    self.target = target
    self.disk = disk
  }

  /// Copies everything. Whatever has a name already stays and makes this fail. If it fails or its
  /// task is cancelled, the incomplete copy is removed.
  mutating func run(_ meter: ProgressMeter) async throws(FileError) {
    do {
      for item in source.items {
        try await Pause.take()
        meter.begin(item.path(in: source.root))
        try await copy(item, meter)
        meter.finish(items: 1)
      }
      // Now that they are full: each new item changes the date of its folder, and a folder without
      // rights cannot be filled.
      for item in made.reversed() where item.status.kind == .folder {
        try disk.setAttributes(item.status, of: item.path(in: target))
      }
    } catch {
      do { try remove() } catch _ { throw .leftover(target, because: error) }
      throw error
    }
  }

  private mutating func copy(_ item: TreeScan.Item, _ meter: ProgressMeter) async throws(FileError)
  {
    let original = item.path(in: source.root)
    let copy = item.path(in: target)
    switch item.status.kind {
    case .folder:
      try disk.makeFolder(copy, mode: 0o700)
      made.append(item)
    case .link:
      try disk.makeLink(copy, to: disk.target(ofLink: original))
      made.append(item)
      // Some file systems keep no date for a link, and nobody misses it.
      try? disk.setDate(item.status, of: copy)
    case .file:
      let status = try await disk.copyFile(original, to: copy) { count throws(FileError) in
        meter.finish(bytes: count)
        try await Pause.take()
      }
      made.append(TreeScan.Item(below: item.below, status: status))
    case .other:
      throw .special(original)
    }
  }

  /// Removes the items that this copy made and nothing else: a file that somebody put into it
  /// keeps its folder alive.
  func remove() throws(FileError) {
    var failure: FileError?
    for item in made where item.status.kind == .folder {
      try? disk.setMode(0o700, of: item.path(in: target))
    }
    for item in made.reversed() {
      do { try disk.removeOne(item.path(in: target), item.status.kind) } catch {
        // Somebody else has removed it, perhaps with the folder around it.
        if case .missing = error { continue }
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }
}

extension Disk {
  /// Removes an empty folder, or anything that is no folder.
  func removeOne(_ path: RawPath, _ kind: FileStatus.Kind) throws(FileError) {
    if kind == .folder { try removeFolder(path) } else { try unlink(path) }
  }
}
