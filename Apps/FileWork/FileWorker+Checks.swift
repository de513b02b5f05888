/// The items of a copy or move, after all checks.
struct TransferPlan: Sendable {
  let items: [RawPath]
  let folder: RawPath
  let isMove: Bool
  /// The name of a single item in the folder, if that is another one.
  var name: RawName?
}

extension FileWorker {
  func checkTransfer(
    of items: [RawPath], into folder: RawPath, isMove: Bool
  ) throws(FileError) -> TransferPlan {
    let folder = try checkFolder(folder)
    var items = try checkItems(items, for: isMove ? .leave : .copy)
    for item in items {
      if isMove, item.parent == folder { throw .ontoItself(item) }
      // A link to the folder is no folder, and may well be copied into it.
      if folder.isWithin(item), try disk.status(item).kind == .folder {
        throw .intoItself(item)
      }
    }
    if isMove { items = outermost(items) }
    return TransferPlan(items: items, folder: folder, isMove: isMove)
  }

  /// The plan of a copy into a folder, or under the name that a path has.
  func checkCopy(of item: RawPath, to path: RawPath) throws(FileError) -> TransferPlan {
    if let folder = try? disk.resolved(path), try disk.status(folder).kind == .folder {
      return try checkTransfer(of: [item], into: folder, isMove: false)
    }
    if let flaw = path.name.flaw { throw .invalidName(path.name, flaw) }
    var plan = try checkTransfer(of: [item], into: path.parent, isMove: false)
    plan.name = path.name
    return plan
  }

  /// The path for something new.
  func checkNew(_ name: RawName, in folder: RawPath) throws(FileError) -> RawPath {
    if let flaw = name.flaw { throw .invalidName(name, flaw) }
    let path = try checkFolder(folder).appending(name)
    guard try disk.statusIfAny(path) == nil else { throw .exists(path) }
    return path
  }

  /// The items without links in their folders, each once. All of them have to exist.
  ///
  /// - Parameter use: what is done to them. The trash must not leave its place.
  func checkItems(_ items: [RawPath], for use: ItemUse) throws(FileError) -> [RawPath] {
    var checked: [RawPath] = []
    var seen: Set<RawPath> = []
    for item in items {
      let path = try disk.located(item)
      // What is in an archive was in the limit when it was packed.
      if use != .copy || limitsSources && !isInArchive(path) {
        try checkOutside(item, path)
        try checkLimit(path, isFolder: false)
      }
      _ = try disk.status(path)
      if use == .leave { try trash.check(path) }
      if seen.insert(path).inserted { checked.append(path) }
    }
    return checked
  }

  enum ItemUse { case copy, change, leave }

  /// Refuses what is in the folder of an archive: that is changed together with it.
  private func checkOutside(_ path: RawPath, _ resolved: RawPath) throws(FileError) {
    if isInArchive(path) || isInArchive(resolved) {
      throw .onlyRead(path.name, "its archive is not open")
    }
  }

  /// Whether a path is in a folder that shows an archive.
  func isInArchive(_ path: RawPath) -> Bool {
    guard let folder = archives?.folder else { return false }
    return path.isWithin(folder) || (try? disk.resolved(folder)).map(path.isWithin) == true
  }

  /// Checks that an item of the trash may return.
  func checkReturn(of entry: TrashEntry) throws(FileError) {
    guard limit != nil else { return }
    try checkLimit(disk.located(entry.origin), isFolder: false)
  }

  /// The items that are not below others, with which they leave anyway.
  func outermost(_ items: [RawPath]) -> [RawPath] {
    let all = Set(items)
    return items.filter { item in
      var folder = item.parent
      while folder != folder.parent {
        if all.contains(folder) { return false }
        folder = folder.parent
      }
      return true
    }
  }

  /// Checks that a folder in which something is made, or an item that may leave, is in the limit.
  /// The folder of the limit itself stays where it is.
  func checkLimit(_ path: RawPath, isFolder: Bool) throws(FileError) {
    guard let limit else { return }
    let folder = try disk.resolved(limit)
    guard path.isInside(folder) || isFolder && path == folder else { throw .outside(path) }
  }

  private func checkFolder(_ folder: RawPath) throws(FileError) -> RawPath {
    let path = try disk.resolved(folder)
    try checkOutside(folder, path)
    try checkLimit(path, isFolder: true)
    guard try disk.status(path).kind == .folder else { throw .notAFolder(folder) }
    let place = (try? disk.resolved(trash.folder)) ?? trash.folder
    if path.isWithin(place) { throw .inTrash(folder) }
    return path
  }
}
