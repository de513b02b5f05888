/// The paths of everything below a folder, for a search by name.
public struct TreeNames: Hashable, Sendable {
  /// An item, with its path below the folder.
  public struct Item: Hashable, Sendable, Identifiable {
    public let path: RawPath
    /// The path below the folder, as text that is safe to show.
    public let text: String
    public let isFolder: Bool

    public var id: String { path.id }

    init(path: RawPath, text: String, isFolder: Bool) {
      (self.path, self.text, self.isFolder) = (path, text, isFolder)
    }

    /// An entry of the folder itself.
    public init(_ entry: FileEntry) {
      self.init(
        path: entry.path, text: entry.name.description, isFolder: entry.kind == .directory)
    }
  }

  public let items: [Item]
  /// `true` if there are more items than were asked for.
  public let isCut: Bool

  /// Reads a tree level by level, off the caller's actor. Links are not followed, and folders that
  /// cannot be read are passed over, except the first one.
  ///
  /// - Parameter report: called with what is known, for the first time after 1,024 items and then
  ///   each time that there are four times as many. Whoever ranks them anew each time ranks a third
  ///   more than all of them.
  @concurrent
  public static func read(
    below root: RawPath, hidden: Bool, most: Int, disk: Disk = Disk(),
    report: @Sendable ([Item]) async -> Void = { _ in }
  ) async throws(FileError) -> TreeNames {
    var items: [Item] = []
    var folders: [(path: RawPath, text: String)] = [(root, "")]
    var next = 0
    var nextReport = 1_024
    // A loop and no recursion: nobody knows how deep a tree is.
    while next < folders.count {
      let folder = folders[next]
      next += 1
      try await Pause.take()
      var found: [FolderItem] = []
      do { found = try disk.items(in: folder.path) ?? [] } catch {
        if next == 1 { throw error }
      }
      for item in found where hidden || !item.name.isHidden {
        guard items.count < most else { return TreeNames(items: items, isCut: true) }
        let path = folder.path.appending(item.name)
        guard let kind = disk.kind(of: item, at: path) else { continue }
        let text = folder.text + item.name.description
        items.append(Item(path: path, text: text, isFolder: kind == .folder))
        if kind == .folder { folders.append((path, text + "/")) }
        guard items.count == nextReport else { continue }
        nextReport *= 4
        await report(items)
      }
    }
    return TreeNames(items: items, isCut: false)
  }
}
