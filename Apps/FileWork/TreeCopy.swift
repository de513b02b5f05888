/// A copy of a tree, with an account of everything it made, so that it can be taken back.
///
/// It is filled beside its target, as ".notes.txt.part", and gets its name when it is complete. So
/// whatever ends the process, what has the name is whole.
struct TreeCopy: Sendable {
  let disk: Disk
  let source: TreeScan
  let target: RawPath
  /// The items that exist in the copy, with the status of their originals when they were copied.
  private(set) var made: [TreeScan.Item] = []
  /// The path that the copy has now.
  private var place: RawPath
  /// The items that are not in the copy, because a person skipped them, by their paths below.
  private var skipped: Set<[UInt8]> = []
  /// What the progress has of this copy.
  private var counted = (items: 0, bytes: 0)
  /// The items that were told as those of an incomplete copy.
  private var filled = 0

  init(_ source: TreeScan, to target: RawPath, disk: Disk) {
    (self.source, self.target, self.disk) = (source, target, disk)
    place = target
  }

  /// Copies everything. Whatever has the name of the target already stays and makes this fail. If
  /// it fails or its task is cancelled, the incomplete copy is removed.
  ///
  /// - Parameter troubles: decides about items that cannot be copied. Without it, the first of them
  ///   ends the copy.
  mutating func run(_ meter: ProgressMeter, _ troubles: Troubles? = nil) async throws(FileError) {
    guard try disk.statusIfAny(target) == nil else { throw .exists(target) }
    if let flaw = target.name.flaw { throw .invalidName(target.name, flaw) }
    // A mutating method cannot be captured by the step, so the step fills a copy.
    var copy = self
    var part = target
    defer {
      self = copy
      meter.write(nil)
      meter.settle(items: copy.filled)
      disk.parts?.replace(part, by: nil)
    }
    do {
      _ = try await target.parent.appending(target.name.part).firstFree(isFolder: false) {
        place throws(FileError) in
        copy.place = place
        disk.parts?.replace(part, by: place)
        part = place
        try await copy.fill(meter, troubles)
      }
      guard !copy.made.isEmpty else { return }
      try disk.rename(copy.place, to: target, as: .settle)
      copy.place = target
    } catch {
      meter.finish(items: -copy.counted.items, bytes: -copy.counted.bytes)
      copy.counted = (0, 0)
      do { try copy.remove() } catch _ { throw .leftover(copy.place, because: error) }
      copy.made = []
      throw error
    }
  }

  private mutating func fill(
    _ meter: ProgressMeter, _ troubles: Troubles?
  ) async throws(FileError) {
    meter.write(place)
    for item in source.items {
      try await Pause.take()
      meter.begin(item.path(in: source.root))
      var isCopied = false
      if !isInSkipped(item) { isCopied = try await copy(item, meter, troubles) }
      if !isCopied { skipped.insert(item.below) }
      counted.items += 1
      filled += 1
      meter.fill()
    }
    // Now that they are full: each new item changes the date of its folder, and a folder without
    // rights cannot be filled.
    for item in made.reversed() where item.status.kind == .folder {
      try disk.setAttributes(item.status, of: item.path(in: place))
    }
  }

  private func isInSkipped(_ item: TreeScan.Item) -> Bool {
    guard !skipped.isEmpty, !item.below.isEmpty else { return false }
    let end = item.below.lastIndex(of: RawPath.slash) ?? 0
    return skipped.contains(Array(item.below[..<end]))
  }

  /// - Returns: whether the item was copied, and not skipped.
  private mutating func copy(
    _ item: TreeScan.Item, _ meter: ProgressMeter, _ troubles: Troubles?
  ) async throws(FileError) -> Bool {
    while true {
      let bytes = counted.bytes
      do {
        try await copy(item, meter)
        return true
      } catch {
        meter.finish(bytes: bytes - counted.bytes)
        counted.bytes = bytes
        // The name of the whole copy is taken, and it gets another one.
        if item.below.isEmpty, case .exists(place) = error { throw error }
        guard let troubles else { throw error }
        if try await troubles.retries(item.path(in: source.root), error) { continue }
        let size = item.status.kind == .file ? Int(item.status.size) : 0
        counted.bytes += size
        meter.finish(bytes: size)
        return false
      }
    }
  }

  private mutating func copy(_ item: TreeScan.Item, _ meter: ProgressMeter) async throws(FileError)
  {
    let original = item.path(in: source.root)
    let copy = item.path(in: place)
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
      var bytes = 0
      defer { counted.bytes += bytes }
      let status = try await disk.copyFile(original, to: copy) { count throws(FileError) in
        bytes += count
        meter.finish(bytes: count)
        try await Pause.take()
      }
      made.append(TreeScan.Item(below: item.below, status: status))
    case .pipe:
      try disk.makePipe(copy)
      made.append(item)
      try disk.setAttributes(item.status, of: copy)
    case .other:
      throw .special(original)
    }
  }

  /// Removes the items that this copy made and nothing else: a file that somebody put into it
  /// keeps its folder alive.
  func remove() throws(FileError) {
    var failure: FileError?
    for item in made where item.status.kind == .folder {
      try? disk.setMode(0o700, of: item.path(in: place))
    }
    for item in made.reversed() {
      do { try disk.removeOne(item.path(in: place), item.status.kind) } catch {
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
