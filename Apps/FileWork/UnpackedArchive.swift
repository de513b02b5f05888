import Synchronization

/// An archive that a folder shows, into which it was unpacked.
struct UnpackedArchive: Sendable {
  /// The archive as a person entered it, perhaps a link.
  let file: RawPath
  /// The folder, as the store knows it.
  let root: RawPath
  /// The folder without links.
  let resolvedRoot: RawPath
  /// The status of the file whose content the folder shows; `nil` if it shows something else.
  var status: FileStatus?
  /// Why nothing is changed in it; `nil` if that is possible.
  let flaw: String?
  /// Whether an item in it may have a name that is no text.
  let takesAnyName: Bool
  /// The changes between what the file is now and what it was or will be again.
  var steps: [ArchiveStep] = []

  /// Flaws that are found when it is unpacked, and looked for again when it is written anew.
  static let damage = "it is damaged"
  static let encryption = "it has encrypted items"

  /// The folder for items that have left the archive, which an undo brings back.
  var trash: RawPath { root.parent.appending(".trash") }

  func holds(_ path: RawPath) -> Bool { path.isWithin(root) || path.isWithin(resolvedRoot) }
}

extension ArchiveStore {
  /// Why nothing is changed in the archive that a folder shows; `nil` if that is possible.
  public func refusal(of root: RawPath) -> FileError? {
    guard let archive = archive(of: root) else {
      return .onlyRead(root.name, "it is still being unpacked")
    }
    return archive.flaw.map { .onlyRead(archive.file.name, $0) }
  }

  /// Returns whether a folder shows what is in its archive now. One that is gone stays as it was.
  @concurrent
  public func isCurrent(_ root: RawPath) async -> Bool {
    guard let archive = archive(of: root), let now = status(of: archive.file) else { return true }
    return archive.status.map(now.isUnchanged) == true
  }

  /// The status of an archive, of which a link is followed.
  func status(of file: RawPath) -> FileStatus? {
    guard let path = try? disk.resolved(file) else { return nil }
    return try? disk.status(path)
  }

  /// The archive in whose folder a path is.
  func archive(of path: RawPath) -> UnpackedArchive? {
    unpacked.withLock { $0.first { $0.holds(path) } }
  }

  /// Notes the file whose content a folder shows now; `nil` if it shows something else.
  func note(_ status: FileStatus?, in root: RawPath) { change(root) { $0.status = status } }

  func change(_ root: RawPath, _ body: (inout UnpackedArchive) -> Void) {
    unpacked.withLock { archives in
      guard let place = archives.firstIndex(where: { $0.root == root }) else { return }
      body(&archives[place])
    }
  }
}
