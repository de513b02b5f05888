extension FileOperation {
  /// The files that the operation reads and changes. O(items).
  public var reach: FileReach {
    switch self {
    case .copy(let items, let folder): FileReach(reads: items, wanted: items.targets(in: folder))
    // What is below the path is in it, if it is that of a folder.
    case .copyAs(let item, let path): FileReach(reads: [item], wanted: [path])
    case .move(let items, let folder): FileReach(writes: items, wanted: items.targets(in: folder))
    case .rename(let item, let name):
      FileReach(writes: [item, item.parent.appending(name)])
    case .renameAll(let names, let folder):
      FileReach(
        writes: names.flatMap { [folder.appending($0.old), folder.appending($0.new)] },
        wanted: [folder.appending(.aside)])
    case .makeFolder(let name, let folder), .makeFile(let name, let folder):
      FileReach(writes: [folder.appending(name)])
    // Each of them may be new, and the others are in the first one.
    case .makeFolders(let names, let folder):
      FileReach(writes: [names.first.map(folder.appending) ?? folder])
    case .pack(let items, let path): FileReach(reads: items, wanted: [path])
    case .setRights(let items, _), .setOwner(let items, _), .delete(let items):
      FileReach(writes: items)
    case .restore: .everything
    }
  }
}

extension [RawPath] {
  fileprivate func targets(in folder: RawPath) -> [RawPath] {
    map { folder.appending($0.name) }
  }
}
