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
  private let wanted: PathSet
  private let isEverything: Bool

  /// The reach of what is done alone.
  public static let everything = FileReach(PathSet(), PathSet(), PathSet(), isEverything: true)

  /// - Parameters:
  ///   - reads: what must stay as it is meanwhile.
  ///   - writes: what is made, changed or taken away.
  ///   - wanted: what is made, perhaps under a free name beside that.
  public init(reads: [RawPath] = [], writes: [RawPath] = [], wanted: [RawPath] = []) {
    let sets = [reads, writes, wanted].map { PathSet($0) }
    self.init(sets[0], sets[1], sets[2], isEverything: sets.contains { $0.hasDetour })
  }

  private init(_ reads: PathSet, _ writes: PathSet, _ wanted: PathSet, isEverything: Bool) {
    (self.reads, self.writes, self.wanted) = (reads, writes, wanted)
    self.isEverything = isEverything
  }

  /// Returns whether both can be made at once: none of them changes what the other one reads or
  /// changes, what is in it, or what is around it. O(folders and names that both have).
  public func isApart(from other: FileReach) -> Bool {
    if isEverything || other.isEverything { return false }
    return !changes(other) && !other.changes(self)
  }

  private func changes(_ other: FileReach) -> Bool {
    [other.reads, other.writes, other.wanted].contains { set in
      writes.touches(set) || wanted.touches(set) || wanted.mayTakeName(in: set)
    }
  }
}

/// The names of items by their folders, and all folders around them. A person chooses many items of
/// few folders.
private struct PathSet: Sendable {
  private var names: [RawPath: Set<RawName>] = [:]
  private var around: Set<RawPath> = []
  /// Whether a path goes through "..", and means another one than it looks like.
  private(set) var hasDetour = false

  init(_ paths: [RawPath] = []) {
    for path in paths { names[path.parent, default: []].insert(path.name) }
    for (parent, names) in names {
      if names.contains(.parent) { hasDetour = true }
      var folder = parent
      while around.insert(folder).inserted {
        if folder.name == .parent { hasDetour = true }
        folder = folder.parent
      }
    }
  }

  /// Returns whether a path is one of the others, in one of them, or around one of them.
  func touches(_ other: PathSet) -> Bool {
    names.contains { other.names[$0.key]?.isDisjoint(with: $0.value) == false }
      || around.contains(where: other.contains) || other.around.contains(where: contains)
  }

  private func contains(_ path: RawPath) -> Bool {
    names[path.parent]?.contains(path.name) == true
  }

  /// Returns whether an item here may get a free name, or that of an incomplete copy, which is one
  /// of the others or around one.
  func mayTakeName(in other: PathSet) -> Bool {
    names.contains { folder, wanted in
      func mayTake(_ name: RawName) -> Bool {
        name.isPart || name.unnumbered.contains(where: wanted.contains)
      }
      return other.names[folder]?.contains(where: mayTake) == true
        || other.around.contains { $0.parent == folder && mayTake($0.name) }
    }
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
