/// The files below a folder in the order in which a search looks at them.
///
///     near    the last folder first: few folders wait beside the way to it
///     large   folders of many items wait until no other folder does
///     rest    the files of such a folder wait for the folders in it
struct SearchFolders {
  /// Files of one folder.
  struct Files {
    let folder: Folder
    let names: [RawName]
  }

  struct Folder {
    let path: RawPath
    /// The path below the first folder with a slash at its end, as text that is safe to show.
    let text: String
  }

  /// The items of a folder that keeps nobody waiting.
  private static let few = 1_024

  private let disk: Disk
  private let pattern: NamePattern
  private let hidden: Bool
  private let root: RawPath
  private var near: [Folder]
  private var large: [Folder] = []
  private var rest: Files?

  init(below root: RawPath, matching pattern: NamePattern, hidden: Bool, disk: Disk) {
    (self.root, self.pattern, self.hidden, self.disk) = (root, pattern, hidden, disk)
    near = [Folder(path: root, text: "")]
  }

  /// The files of the next folder, in the order of their names; `nil` if there is none.
  mutating func next() throws(FileError) -> Files? {
    if let folder = near.popLast() {
      guard let items = try items(in: folder, most: Self.few) else {
        large.append(folder)
        return Files(folder: folder, names: [])
      }
      return files(among: items, in: folder)
    }
    if let files = rest {
      rest = nil
      return files
    }
    guard !large.isEmpty else { return nil }
    let folder = large.removeFirst()
    rest = files(among: try items(in: folder) ?? [], in: folder)
    return Files(folder: folder, names: [])
  }

  /// What cannot be read has no items, except that the first folder has to be there.
  private func items(
    in folder: Folder, most: Int = .max
  ) throws(FileError) -> [FolderItem]? {
    do { return try disk.items(in: folder.path, most: most) } catch {
      if folder.path == root { throw error }
      return []
    }
  }

  /// The files among items. The folders among them are looked at later, the first one first.
  private mutating func files(among items: [FolderItem], in folder: Folder) -> Files {
    var (names, folders) = ([RawName](), [Folder]())
    for item in items where hidden || !item.name.isHidden {
      let isWanted = pattern.matches(item.name.bytes)
      // Nobody looks at an item whose kind does not matter.
      guard isWanted || item.kind == nil || item.kind == .folder else { continue }
      let path = folder.path.appending(item.name)
      switch disk.kind(of: item, at: path) {
      case .folder:
        folders.append(Folder(path: path, text: folder.text + item.name.description + "/"))
      case .file where isWanted: names.append(item.name)
      default: break
      }
    }
    near += folders.reversed()
    return Files(folder: folder, names: names)
  }
}
