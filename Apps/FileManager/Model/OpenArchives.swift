import FileWork

/// The archives that lists show as folders. Each is unpacked into a folder of the app's own, whose
/// path a person neither sees nor keeps.
struct OpenArchives {
  /// An archive, and the folder that shows it.
  struct Archive: Hashable, Sendable, Identifiable {
    /// The archive, which may be in another one.
    let file: RawPath
    let root: RawPath

    var id: RawPath.ID { root.id }
  }

  /// An archive that is being unpacked, and whether a person wants more than is unpacked unasked.
  struct Pending: Hashable, Sendable {
    let archive: Archive
    let takesAll: Bool
    /// The same archive as it was before, which lists show meanwhile.
    var old: Archive?
  }

  /// The archives in the order in which they were entered: one in another one comes after it.
  private(set) var all: [Archive] = []
  /// Those that are being unpacked.
  private(set) var pending: [Pending] = []
  /// Those whose folders are to be removed.
  private(set) var left: [Archive] = []
  let store: ArchiveStore?
  private var entered = 0
  /// The number of times that the archives were to be compared with their files.
  private(set) var checks = 0

  /// - Parameter store: where archives are unpacked. Without one, none is entered.
  init(_ store: ArchiveStore?) { self.store = store }

  var canEnter: Bool { store != nil }

  // MARK: - Entering and leaving

  /// Begins to unpack an archive.
  ///
  /// - Returns: the folder that shows it.
  mutating func enter(_ file: RawPath) -> RawPath? {
    guard let store else { return nil }
    if let open = all.last(where: { $0.file == file }) { return open.root }
    let archive = new(file, in: store)
    all.append(archive)
    pending.append(Pending(archive: archive, takesAll: false))
    return archive.root
  }

  private mutating func new(_ file: RawPath, in store: ArchiveStore) -> Archive {
    entered += 1
    return Archive(file: file, root: store.root(of: file, number: entered))
  }

  /// Unpacks all of an archive, of which too much comes out for doing so unasked.
  mutating func takeAll(of archive: Archive) {
    guard all.contains(archive) else { return }
    pending.removeAll { $0.archive == archive }
    pending.append(Pending(archive: archive, takesAll: true))
  }

  /// Ends the unpacking of an archive.
  ///
  /// - Returns: the same archive as it was before, if that was open.
  @discardableResult
  mutating func finish(_ archive: Archive) -> Archive? {
    let old = pending.first { $0.archive == archive }?.old
    pending.removeAll { $0.archive == archive }
    return old
  }

  /// Leaves the archives in which nobody is, and those around which nobody is.
  ///
  /// - Returns: the archives that are left.
  mutating func leave(unless isUsed: (RawPath) -> Bool) -> [Archive] {
    var kept: [Archive] = []
    var gone: [Archive] = []
    for archive in all.reversed() {
      let isAround = kept.contains { $0.file.isInside(archive.root) }
      if isAround || isUsed(archive.root) { kept.append(archive) } else { gone.append(archive) }
    }
    all = kept.reversed()
    // What is not unpacked yet removes itself.
    left += gone.filter { archive in !pending.contains { $0.archive == archive } }
    pending.removeAll { gone.contains($0.archive) }
    return gone
  }

  // MARK: - Archives that have changed

  /// Lets the archives be compared with their files.
  mutating func check() { checks += 1 }

  /// Begins to unpack an archive again, which is another one now.
  mutating func refresh(_ old: Archive) {
    guard let store, all.contains(old) else { return }
    pending.removeAll { $0.old == old }
    pending.append(Pending(archive: new(old.file, in: store), takesAll: true, old: old))
  }

  /// The folder that lists show while an archive is unpacked: its own, or that with what it was
  /// before. `nil` if it is not being unpacked any more.
  func shownFolder(of archive: Archive) -> RawPath? {
    pending.first { $0.archive == archive }.map { ($0.old ?? archive).root }
  }

  /// Takes an archive that is unpacked again in place of the old one. What is open in that is open
  /// in the new one.
  mutating func replace(_ old: Archive, by new: Archive) {
    guard let place = all.firstIndex(of: old) else { return }
    all = all.map { archive in
      guard archive.file.isInside(old.root) else { return archive }
      return Archive(file: archive.file.moved(from: old.root, to: new.root), root: archive.root)
    }
    // A job may still read in the old one.
    all.insert(new, at: place + 1)
  }

  /// Why nothing is changed in the archive that a folder is in; `nil` if that is possible.
  func refusal(in folder: RawPath) -> FileError? {
    guard let archive = archive(of: folder) else { return nil }
    if pending.contains(where: { $0.old == archive }) {
      return .onlyRead(archive.file.name, "it has changed, and is being unpacked again")
    }
    return store?.refusal(of: archive.root)
  }

  mutating func noteRemoved(_ archive: Archive) { left.removeAll { $0 == archive } }

  // MARK: - Paths

  /// The innermost archive that a folder or an item is in.
  func archive(of path: RawPath) -> Archive? { all.last { path.isWithin($0.root) } }

  func isPending(_ folder: RawPath) -> Bool {
    pending.contains { folder.isWithin($0.archive.root) }
  }

  /// Whether a path is among the folders of archives, but in none that is open.
  func isLost(_ path: RawPath) -> Bool {
    guard let store, path.isWithin(store.folder) else { return false }
    return archive(of: path) == nil
  }

  /// The path as a person knows it: below that of the archive.
  func shown(_ path: RawPath) -> RawPath {
    guard let archive = archive(of: path) else { return path }
    return shown(path.moved(from: archive.root, to: archive.file))
  }

  /// A text about paths, with those that a person knows.
  func shown(_ text: String) -> String {
    all.reduce(text) { text, archive in
      text.replacing(archive.root.description, with: shown(archive.file).description)
    }
  }

  /// The path in an open archive that a person means by one below the archive.
  func unpacked(_ path: RawPath) -> RawPath {
    let open = all.last { path.isWithin(shown($0.file)) }
    return open.map { path.moved(from: shown($0.file), to: $0.root) } ?? path
  }

  /// The folder on the disk that holds a path, or the outermost archive with it.
  func outside(_ folder: RawPath) -> RawPath {
    guard let archive = archive(of: folder) else { return folder }
    return outside(archive.file.parent)
  }
}

extension RawPath {
  /// The path below another folder that this one has below a folder.
  func moved(from folder: RawPath, to other: RawPath) -> RawPath {
    RawPath(bytes: other.bytes + bytes.dropFirst(folder.bytes.count))
  }
}
