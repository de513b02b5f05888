extension Trash {
  func put(_ path: RawPath, _ meter: ProgressMeter) async throws(FileError) -> TrashEntry {
    let path = try disk.located(path)
    _ = try disk.status(path)
    try check(path)
    let entry = try makeEntry(for: path)
    do {
      try await Relocation(disk: disk, source: path, target: entry.item, meter: meter).run()
    } catch {
      // After a move that stopped halfway the item is here, and the entry with it.
      do { _ = try disk.status(entry.item) } catch let absence {
        if case .missing = absence { try? forget(entry) }
      }
      throw error
    }
    return entry
  }

  func restore(
    _ entry: TrashEntry, to path: RawPath, exactly: Bool = false, _ meter: ProgressMeter
  ) async throws(FileError) -> RawPath {
    guard let status = try disk.statusIfAny(entry.item) else { throw .notInTrash(entry.origin) }
    let path = try disk.located(path)
    let move = { (path: RawPath) async throws(FileError) in
      try await Relocation(disk: disk, source: entry.item, target: path, meter: meter).run()
    }
    var restored = path
    if exactly {
      try await move(path)
    } else {
      restored = try await path.firstFree(isFolder: status.kind == .folder, move)
    }
    try? forget(entry)
    return restored
  }

  /// Refuses an item that cannot move without the trash, or that is in the trash.
  ///
  /// - Parameter path: a path without links in its folder.
  func check(_ path: RawPath) throws(FileError) {
    let trash = (try? disk.resolved(folder)) ?? folder
    if trash.isWithin(path) { throw .holdsTrash(path) }
    if path.isInside(trash) { throw .inTrash(path) }
  }

  /// The entry whose item has this path, if its sidecar is readable.
  func entry(holding item: RawPath) -> TrashEntry? { entry(item.parent.name) }

  func entry(_ name: RawName) -> TrashEntry? {
    let place = folder.appending(name)
    let item = place.appending("item")
    guard let bytes = try? disk.contents(of: place.appending("origin")),
      let sidecar = TrashSidecar(bytes: bytes), (try? disk.status(item)) != nil
    else { return nil }
    return TrashEntry(
      id: String(decoding: name.bytes, as: UTF8.self), sidecar: sidecar, item: item)
  }

  private func makeEntry(for path: RawPath) throws(FileError) -> TrashEntry {
    do { try disk.makeFolders(folder) } catch { throw .noTrash(folder, because: error) }
    let now = disk.now()
    var number = 0
    while true {
      let id = "\(now)-\(number)"
      let place = folder.appending(RawName(id))
      do { try disk.makeFolder(place, mode: 0o700) } catch {
        guard case .exists = error else { throw error }
        number += 1
        continue
      }
      let sidecar = TrashSidecar(origin: path, milliseconds: now)
      do { try disk.makeFile(place.appending("origin"), contents: sidecar.bytes) } catch {
        try? disk.removeFolder(place)
        throw error
      }
      return TrashEntry(id: id, sidecar: sidecar, item: place.appending("item"))
    }
  }

  /// Removes what remains of an entry without an item. The folder goes only if it is empty.
  func forget(_ entry: TrashEntry) throws(FileError) {
    try disk.unlink(entry.item.parent.appending("origin"))
    try disk.removeFolder(entry.item.parent)
  }
}
