/// The items of a tree as they were found, each folder before its contents. Links are items of
/// their own and are not followed.
struct TreeScan: Sendable {
  struct Item: Sendable {
    /// The path below the root of the tree; empty for the root itself.
    let below: [UInt8]
    let status: FileStatus

    func path(in root: RawPath) -> RawPath {
      below.isEmpty ? root : root.appending(components: below)
    }
  }

  let root: RawPath
  private(set) var items: [Item]

  /// The number of bytes in all files.
  var bytes: Int64 { items.reduce(0) { $0 + ($1.status.kind == .file ? $1.status.size : 0) } }

  var isFolder: Bool { items.first?.status.kind == .folder }

  /// The trees of the items in the root, in the order of their names. O(items).
  var children: [TreeScan] {
    var trees: [TreeScan] = []
    var places: [ArraySlice<UInt8>: Int] = [:]
    for item in items.dropFirst() {
      let name = item.below.prefix { $0 != RawPath.slash }
      let rest = Array(item.below.dropFirst(name.count + 1))
      let part = Item(below: rest, status: item.status)
      // A folder comes before its contents.
      if let place = places[name] {
        trees[place].items.append(part)
      } else {
        places[name] = trees.count
        trees.append(TreeScan(root: root.appending(components: name), items: [part]))
      }
    }
    return trees
  }

  private init(root: RawPath, items: [Item]) { (self.root, self.items) = (root, items) }

  /// - Parameters:
  ///   - troubles: decides about what cannot be read, which is left out if it is skipped. Without
  ///     it, the first failure ends the scan.
  ///   - takesAnyName: whether a name may be no text. If not, such an item is one that fails.
  ///   - open: runs for each folder before it is listed.
  init(
    _ root: RawPath, disk: Disk, troubles: Troubles? = nil, takesAnyName: Bool = true,
    open: (RawPath) throws(FileError) -> Void = { _ throws(FileError) in }
  ) async throws(FileError) {
    self.root = root
    if !takesAnyName, !root.name.isText { throw .noText(root) }
    // Those that a person has skipped, as a folder may be listed again.
    var skipped: Set<RawPath> = []
    items = [Item(below: [], status: try disk.status(root))]
    var next = 0
    // A loop and no recursion: nobody knows how deep a tree is.
    while next < items.count {
      let item = items[next]
      next += 1
      guard item.status.kind == .folder else { continue }
      try await Pause.take()
      let folder = item.path(in: root)
      let count = items.count
      do throws(FileError) {
        try open(folder)
        for name in try disk.names(in: folder) {
          let path = folder.appending(name)
          if skipped.contains(path) { continue }
          if !takesAnyName, !name.isText { throw .noText(path) }
          let below = item.below.isEmpty ? name.bytes : item.below + [RawPath.slash] + name.bytes
          let status = try disk.status(path)
          items.append(Item(below: below, status: status))
        }
      } catch {
        guard let troubles else { throw error }
        items.removeLast(items.count - count)
        next -= 1
        if case .noText(let path) = error {
          if try await !troubles.retries(path, error) { skipped.insert(path) }
        } else if try await !troubles.retries(folder, error) {
          items.remove(at: next)
        }
      }
    }
  }
}
