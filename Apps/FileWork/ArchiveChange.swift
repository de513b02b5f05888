/// What becomes of the items of an archive, whose folder was changed: the paths that they have
/// afterwards, and those of new items. All paths are below the root of the archive.
///
/// The effects of a change in the folder tell it. They come one after the other, and an item may
/// get the name that another one had.
struct ArchiveChange: Sendable {
  /// The new paths of items that moved or are gone, by their old ones.
  private var fates: [[UInt8]: [UInt8]?] = [:]
  /// The old paths of those that moved.
  private var origins: [[UInt8]: [UInt8]] = [:]
  /// The file that has other contents.
  let edited: [UInt8]?
  /// The topmost new items, each with all that is in it.
  private(set) var added: Set<[UInt8]> = []
  /// The folders that items have left. One that is only told by the names in it must not go with
  /// the last of them.
  private(set) var leftFolders: Set<[UInt8]> = []

  /// - Parameter root: the folder that shows the archive, in which all effects are.
  init(_ effects: [FileEffect], edited: RawPath? = nil, in root: RawPath) {
    func below(_ path: RawPath) -> [UInt8] { Array(path.bytes.dropFirst(root.bytes.count + 1)) }
    self.edited = edited.map(below)
    for effect in effects {
      switch effect {
      case .created(let path): added.insert(below(path))
      case .moved(let source, let target): move(below(source), to: below(target))
      case .trashed(let entry): move(below(entry.origin), to: nil)
      case .changedRights, .changedOwner: break
      }
    }
  }

  private mutating func move(_ path: [UInt8], to target: [UInt8]?) {
    if added.remove(path) != nil {
      if let target { added.insert(target) }
      return
    }
    let origin = origin(of: path)
    origins[path] = nil
    fates[origin] = .some(target)
    if let target { origins[target] = origin }
    if let folder = path.folder { leftFolders.insert(folder) }
  }

  private func origin(of path: [UInt8]) -> [UInt8] {
    path.firstAround { origins[$0] }.map { $0.found + path.dropFirst($0.count) } ?? path
  }

  /// The path that an item has afterwards; `nil` if it is gone. O(path).
  func path(after path: [UInt8]) -> [UInt8]? {
    guard let fate = path.firstAround({ fates[$0] }) else { return path }
    return fate.found.map { $0 + path.dropFirst(fate.count) }
  }

  /// Whether a new or moved item has a path, or one around it, that another item has kept. Then
  /// that is one which the folder does not show.
  func hides(_ path: [UInt8], after: [UInt8]) -> Bool {
    if after.firstAround({ added.contains($0) ? true : nil }) != nil { return true }
    guard let taken = after.firstAround({ origins[$0] }) else { return false }
    return path != taken.found && !path.starts(with: taken.found + [RawPath.slash])
  }
}

extension [UInt8] {
  /// The folder of a path; `nil` at the top.
  var folder: [UInt8]? { lastIndex(of: RawPath.slash).map { Array(self[..<$0]) } }

  /// What is found for the path itself or the innermost folder around it, with the number of its
  /// bytes.
  fileprivate func firstAround<Found>(
    _ find: ([UInt8]) -> Found?
  ) -> (found: Found, count: Int)? {
    var path = self
    while true {
      if let found = find(path) { return (found, path.count) }
      guard let folder = path.folder else { return nil }
      path = folder
    }
  }
}
