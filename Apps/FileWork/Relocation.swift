/// A move of one item to a name that nothing has.
///
/// Within a file system it is a rename. Across file systems it is a copy, and the original is
/// removed once the copy is complete. If that stops halfway, the removed part is put back.
struct Relocation: Sendable {
  let disk: Disk
  let source: RawPath
  let target: RawPath
  let meter: ProgressMeter

  func run() async throws(FileError) {
    do {
      try disk.rename(source, to: target)
      return
    } catch {
      guard error.isCrossDevice else { throw error }
    }
    let scan = try await TreeScan(source, disk: disk)
    meter.expect(items: scan.items.count, bytes: scan.bytes)
    var copy = TreeCopy(scan, to: target, disk: disk)
    try await copy.run(meter)
    try await removeOriginal(of: copy)
  }

  /// Removes what was copied, item by item: what somebody added or changed meanwhile has no copy.
  /// From here on the move is not cancelled; there is little left to do.
  private func removeOriginal(of copy: TreeCopy) async throws(FileError) {
    var removed: [TreeScan.Item] = []
    do throws(FileError) {
      for item in copy.made.reversed() {
        let path = item.path(in: source)
        guard try disk.status(path).isUnchanged(since: item.status) else { throw .changed(path) }
        try disk.removeOne(path, item.status.kind)
        removed.append(item)
      }
    } catch {
      do { try await putBack(removed.reversed(), of: copy) } catch _ {
        throw .halfMoved(from: source, to: target, because: error)
      }
      do { try copy.remove() } catch _ { throw .leftover(target, because: error) }
      throw error
    }
  }

  /// Makes removed items again from their copies, folders before their contents.
  private func putBack(
    _ removed: [TreeScan.Item], of copy: TreeCopy
  ) async throws(FileError) {
    for item in removed {
      let original = item.path(in: source)
      let copied = item.path(in: target)
      switch item.status.kind {
      case .folder: try disk.makeFolder(original, mode: 0o700)
      case .link: try disk.makeLink(original, to: disk.target(ofLink: copied))
      case .file:
        _ = try await disk.copyFile(copied, to: original) { _ throws(FileError) in }
      case .pipe: try disk.makePipe(original)
      case .other: throw .special(original)
      }
    }
    // Also of the folders that stayed: their contents came and went.
    for item in copy.made.reversed() where item.status.kind == .folder {
      try? disk.setAttributes(item.status, of: item.path(in: source))
    }
  }
}
