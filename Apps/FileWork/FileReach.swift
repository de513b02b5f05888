/// The paths that a change reads, and those that it changes: from them follows whether two changes
/// can be made at once.
///
///     let copy = FileOperation.copy([home.appending("a")], into: disk)
///     copy.reach.isApart(from: FileOperation.delete([home.appending("b")]).reach)  // true
///
/// It is decided by the paths alone, and rather too strictly. Who reaches one folder through a link
/// and by its path may make two changes in it at once. They meet there as the changes of two
/// programs do, of which neither overwrites anything.
public struct FileReach: Sendable {
  private let reads: PathSet
  private let writes: PathSet
  /// The paths that may become other ones, such as "name 2", if something has them.
  private let wanted: Set<RawPath>
  private let wantedFolders: Set<RawPath>
  private let isEverything: Bool

  /// The reach of what is done alone.
  public static let everything = FileReach(isEverything: true)

  /// - Parameters:
  ///   - reads: what must stay as it is meanwhile.
  ///   - writes: what is made, changed or taken away.
  ///   - wanted: what is made, perhaps under a free name beside that.
  public init(reads: [RawPath] = [], writes: [RawPath] = [], wanted: [RawPath] = []) {
    self.init(reads: reads, writes: writes, wanted: wanted, isEverything: false)
  }

  private init(
    reads: [RawPath] = [], writes: [RawPath] = [], wanted: [RawPath] = [], isEverything: Bool
  ) {
    (self.reads, self.writes) = (PathSet(reads), PathSet(writes + wanted))
    self.wanted = Set(wanted)
    wantedFolders = Set(wanted.map(\.parent))
    self.isEverything = isEverything || self.reads.hasDetour || self.writes.hasDetour
  }

  /// Returns whether both can be made at once: none of them changes what the other one reads or
  /// changes, what is in it, or what is around it. O(paths of both).
  public func isApart(from other: FileReach) -> Bool {
    if isEverything || other.isEverything { return false }
    if writes.touches(other.writes) { return false }
    if writes.touches(other.reads) || reads.touches(other.writes) { return false }
    return !mayTakeName(in: other) && !other.mayTakeName(in: self)
  }

  /// Whether something may get a free name, or the name of an incomplete copy, among the paths of
  /// another reach.
  private func mayTakeName(in other: FileReach) -> Bool {
    guard !wanted.isEmpty else { return false }
    return [other.reads, other.writes].contains { set in
      set.paths.contains(where: mayTake) || set.around.contains(where: mayTake)
    }
  }

  private func mayTake(_ path: RawPath) -> Bool {
    let name = path.name
    if name.isPart { return wantedFolders.contains(path.parent) }
    return name.unnumbered.contains { wanted.contains(path.parent.appending($0)) }
  }
}

/// Paths, and all folders around them.
private struct PathSet: Sendable {
  private(set) var paths: Set<RawPath> = []
  private(set) var around: Set<RawPath> = []
  /// Whether a path goes through "..", and means another one than it looks like.
  private(set) var hasDetour = false

  init(_ all: [RawPath]) {
    for path in all where paths.insert(path).inserted {
      if path.name == .parent { hasDetour = true }
      var folder = path.parent
      while around.insert(folder).inserted, folder != folder.parent {
        if folder.name == .parent { hasDetour = true }
        folder = folder.parent
      }
    }
  }

  /// Returns whether a path is one of the others, in one of them, or around one of them.
  func touches(_ other: PathSet) -> Bool {
    !paths.isDisjoint(with: other.paths) || !paths.isDisjoint(with: other.around)
      || !around.isDisjoint(with: other.paths)
  }
}

extension RawName {
  /// The names of which this one is a numbered form: "a" for "a 2", "a.txt" for "a 2.txt".
  fileprivate var unnumbered: [RawName] {
    let ends = [bytes.count] + [bytes.lastIndex(of: UInt8(ascii: "."))].compactMap { $0 }
    return ends.compactMap { end in
      let stem = bytes[..<end]
      guard let last = stem.last, last >= 0x30, last <= 0x39,
        let space = stem.lastIndex(where: { $0 < 0x30 || $0 > 0x39 }), stem[space] == 0x20,
        space > 0
      else { return nil }
      return RawName(bytes: bytes[..<space] + bytes[end...])
    }
  }
}
