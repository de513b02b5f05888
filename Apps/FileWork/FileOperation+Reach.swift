extension FileOperation {
  /// The files that the operation reads and changes. What it changes in an archive, it changes in
  /// the file of that. O(items).
  public func reach(in archives: ArchiveStore?) -> FileReach {
    paths.changing { archives?.archive(of: $0)?.file ?? $0 }
  }

  /// The files that the operation reads and changes outside of archives.
  public var reach: FileReach { reach(in: nil) }

  /// The items that change or leave, and the folders or paths at which something new comes.
  public var changedPlaces: [RawPath] {
    switch self {
    case .copy(_, let folder), .renameAll(_, let folder), .makeFolder(_, let folder),
      .makeFolders(_, let folder), .makeFile(_, let folder):
      [folder]
    case .copyAs(_, let path), .pack(_, let path): [path]
    case .move(let items, let folder): items + [folder]
    case .rename(let item, _): [item]
    case .writeBack(let entry): [entry.path]
    case .setRights(let items, _), .setOwner(let items, _), .delete(let items): items
    case .restore: []
    }
  }

  private var paths: Paths {
    switch self {
    case .copy(let items, let folder): Paths(reads: items, wanted: items.targets(in: folder))
    // What is below the path is in it, if it is that of a folder.
    case .copyAs(let item, let path): Paths(reads: [item], wanted: [path])
    case .move(let items, let folder): Paths(writes: items, wanted: items.targets(in: folder))
    case .rename(let item, let name):
      Paths(writes: [item, item.parent.appending(name)])
    case .renameAll(let names, let folder):
      Paths(
        writes: names.flatMap { [folder.appending($0.old), folder.appending($0.new)] },
        wanted: [folder.appending(.aside)])
    case .makeFolder(let name, let folder), .makeFile(let name, let folder):
      Paths(writes: [folder.appending(name)])
    // Each of them may be new, and the others are in the first one.
    case .makeFolders(let names, let folder):
      Paths(writes: [names.first.map(folder.appending) ?? folder])
    case .writeBack(let entry): Paths(writes: [entry.path])
    case .pack(let items, let path): Paths(reads: items, wanted: [path])
    case .setRights(let items, _), .setOwner(let items, _), .delete(let items):
      Paths(writes: items)
    case .restore: Paths(isEverything: true)
    }
  }
}

/// The paths of an operation as it names them.
private struct Paths {
  var reads: [RawPath] = []
  var writes: [RawPath] = []
  var wanted: [RawPath] = []
  var isEverything = false

  func changing(_ place: (RawPath) -> RawPath) -> FileReach {
    isEverything
      ? .everything
      : FileReach(reads: reads, writes: writes.map(place), wanted: wanted.map(place))
  }
}

extension [RawPath] {
  fileprivate func targets(in folder: RawPath) -> [RawPath] {
    map { folder.appending($0.name) }
  }
}
