import Foundation

/// A reader of the items in one folder.
public struct FolderReader: Sendable {
  /// The number of items between two looks at cancellation.
  static let stride = 256
  /// The number of items after which they may be counted.
  private static let reported = 4096

  private let disk: Disk
  /// The time before the first report, and between two of the same kind: who shows one takes about
  /// as long as some thousand items do.
  private let pause: Duration

  /// - Parameter pause: what is read in less time is not reported before its end.
  public init(disk: Disk = Disk(), pause: Duration = .milliseconds(100)) {
    (self.disk, self.pause) = (disk, pause)
  }

  /// What is read of a folder so far.
  public enum Part: Sendable {
    /// The number of items.
    case count(Int)
    /// The items, in order.
    case items([FileEntry])
  }

  /// The items of a folder in order. The folder may be a link to one.
  ///
  /// This runs off the caller's actor, and stops with `.cancelled` soon after its task is
  /// cancelled. Items that vanish while the folder is read are left out.
  ///
  /// - Parameter report: called from time to time with the number of items, and with the items
  ///   themselves each time that there are twice as many. O(n · log n) in all.
  @concurrent
  public func entries(
    of folder: RawPath, sorted order: FileOrder = FileOrder(),
    report: @Sendable (Part) async -> Void = { _ in }
  ) async throws(FileError) -> [FileEntry] {
    let listing = try FolderListing(folder, disk: disk, followsLink: true)
    var entries = OrderedEntries(order)
    var (count, last, next) = (0, ContinuousClock.now, 1)
    var counted = last
    while let name = try listing.next() {
      count += 1
      if count.isMultiple(of: Self.stride), Task.isCancelled { throw .cancelled }
      if let entry = entry(name, in: listing) { entries.add(entry) }
      if count.isMultiple(of: Self.reported), ContinuousClock.now - counted >= pause {
        await report(.count(count))
        counted = .now
      }
      if count >= next, ContinuousClock.now - last >= pause {
        await report(.items(entries.sorted()))
        (last, next) = (.now, count * 2)
      }
    }
    if Task.isCancelled { throw .cancelled }
    let sorted = entries.sorted()
    if Task.isCancelled { throw .cancelled }
    return sorted
  }

  /// The folder that a path leads to, off the caller's actor. A path of anything else leads to the
  /// folder with that item.
  ///
  /// - Throws: the reason why the folder cannot be listed.
  @concurrent
  public func place(of path: RawPath) async throws(FileError) -> Place {
    // Across a link, ".." means another folder than the text suggests.
    let goesUp = path.bytes.split(separator: RawPath.slash).contains { $0.elementsEqual("..".utf8) }
    let path = goesUp ? try disk.resolved(path) : path
    do {
      _ = try FolderListing(path, disk: disk, followsLink: true)
      return Place(folder: path, item: nil)
    } catch {
      guard case .notAFolder = error else { throw error }
      _ = try disk.status(path)
      return Place(folder: path.parent, item: path)
    }
  }

  /// The file that a path goes through as if it were a folder, such as an archive; `nil` if there
  /// is none.
  @concurrent
  public func file(on path: RawPath) async -> RawPath? {
    var place = path
    while place.parent != place {
      place = place.parent
      guard let status = try? disk.status(disk.resolved(place)) else { continue }
      return status.kind == .file ? place : nil
    }
    return nil
  }

  /// A folder, and an item in it.
  public struct Place: Hashable, Sendable {
    public let folder: RawPath
    public let item: RawPath?
  }

  private func entry(_ name: RawName, in listing: FolderListing) -> FileEntry? {
    let path = listing.folder.appending(name)
    let text = name.bytes.map { CChar(bitPattern: $0) } + [0]
    var raw = stat()
    guard fstatat(listing.file, text, &raw, AT_SYMLINK_NOFOLLOW) == 0 else {
      // In a folder that can be listed but not searched, names are all there is to know.
      return errno == EACCES ? .unknown(path) : nil
    }
    let status = FileStatus(raw)
    let kind: FileEntry.Kind =
      switch status.kind {
      case .file: .file
      case .folder: .directory
      case .pipe, .other: .other
      case .link: link(path, text, in: listing)
      }
    func allows(_ rights: Int32) -> Bool {
      faccessat(listing.file, text, rights, AT_EACCESS) == 0
    }
    return FileEntry(
      path: path, kind: kind, size: status.size, modified: status.modified,
      permissions: UInt16(truncatingIfNeeded: status.mode), isReadable: allows(R_OK),
      isEnterable: kind.isDirectory && allows(R_OK | X_OK))
  }

  private func link(
    _ path: RawPath, _ text: [CChar], in listing: FolderListing
  ) -> FileEntry.Kind {
    let target = (try? disk.target(ofLink: path)) ?? []
    var raw = stat()
    let isBroken = fstatat(listing.file, text, &raw, 0) != 0
    return .link(
      target: RawPath(bytes: target), isDirectory: !isBroken && raw.st_mode & S_IFMT == S_IFDIR,
      isBroken: isBroken)
  }
}

extension FileEntry {
  /// An item of which only the name is known.
  fileprivate static func unknown(_ path: RawPath) -> FileEntry {
    FileEntry(
      path: path, kind: .other, size: 0, modified: Date(timeIntervalSince1970: 0), permissions: 0,
      isReadable: false, isEnterable: false)
  }
}
