import Foundation
import RecurseMatching

/// A trash of the app's own: a folder with a folder for each entry, which holds the item and a
/// sidecar file with the path it had.
///
///     trash/1764240000123-0/origin   the sidecar
///     trash/1764240000123-0/item     the file, folder or link itself
///
/// The sidecar is written first, so that an item in the trash always has one. What has no readable
/// sidecar is neither listed nor emptied: nothing disappears that a person could not see.
public struct Trash: Sendable {
  public let folder: RawPath
  let disk: Disk

  /// A trash in a folder that is made when it is needed.
  public init(folder: RawPath, disk: Disk = Disk()) {
    self.folder = folder
    self.disk = disk
  }

  /// The entries, the oldest first.
  @concurrent
  public func entries() async throws(FileError) -> [TrashEntry] {
    guard try disk.statusIfAny(folder) != nil else { return [] }
    var entries: [TrashEntry] = []
    for name in try disk.names(in: folder) {
      if Task.isCancelled { throw .cancelled }
      if let entry = entry(name) { entries.append(entry) }
    }
    return entries.sorted { NaturalKey($0.id.utf8) < NaturalKey($1.id.utf8) }
  }

  /// Moves an item into the trash, also from another file system.
  @concurrent
  public func put(_ path: RawPath) async throws(FileError) -> TrashEntry {
    try await put(path, ProgressMeter { _ in })
  }

  /// Moves an item out of the trash to where it was, or to another path. It never overwrites: if
  /// something is there, the item gets a free name such as "name 2".
  ///
  /// - Returns: the path that the item has now.
  @concurrent
  public func restore(
    _ entry: TrashEntry, to path: RawPath? = nil
  ) async throws(FileError) -> RawPath {
    try await restore(entry, to: path ?? entry.origin, ProgressMeter { _ in })
  }

  /// Removes entries for good.
  ///
  /// - Parameter onProgress: runs often, on the thread of the work.
  @concurrent
  public func empty(
    _ entries: [TrashEntry], onProgress: @escaping @Sendable (FileProgress) -> Void = { _ in }
  ) async throws(FileError) {
    let meter = ProgressMeter(onProgress)
    meter.expect(items: entries.count)
    for entry in entries {
      meter.begin(entry.origin)
      defer { meter.finish(items: 1) }
      // An entry is a value that anybody can hold on to; what it named may be gone.
      guard try disk.statusIfAny(entry.item) != nil else { continue }
      // Folders in the trash are the app's own, so their rights do not keep it from removing them.
      let scan = try await TreeScan(entry.item, disk: disk) { path throws(FileError) in
        try disk.setMode(0o700, of: path)
      }
      // The root of the tree is the entry itself, which is counted already.
      meter.expect(items: scan.items.count - 1)
      for item in scan.items.reversed() {
        try await Pause.take()
        try disk.removeOne(item.path(in: entry.item), item.status.kind)
        if !item.below.isEmpty { meter.finish(items: 1) }
      }
      try forget(entry)
    }
  }
}
