import Foundation

/// The worker that performs operations on files and reverses their effects.
///
/// It never overwrites and never removes: what has to leave goes into the trash. Items that an
/// operation names are checked before it changes anything; a failure after that is asked about.
/// All work runs off the caller's actor.
public struct FileWorker: Sendable {
  public let trash: Trash
  /// The only folder in which anything is changed; `nil` for all. A random use of an app must not
  /// leave the folder that was made for it.
  public let limit: RawPath?
  /// The archives that folders show. What is changed in such a folder is changed in its archive.
  public let archives: ArchiveStore?
  let disk: Disk
  /// Whether also what is copied has to be in the limit.
  let limitsSources: Bool
  /// Whether a copy may have a name that is no text.
  private(set) var takesAnyName = true
  /// The records of the copies that it makes.
  public var parts: PartRecords? { disk.parts }

  public init(
    trash: Trash, limit: RawPath? = nil, archives: ArchiveStore? = nil, disk: Disk = Disk()
  ) {
    (self.trash, self.limit, self.archives, self.disk) = (trash, limit, archives, disk)
    limitsSources = true
  }

  /// The worker that changes only the folder that shows an archive.
  init(in folder: RawPath, trash: Trash, takesAnyName: Bool, disk: Disk) {
    (self.trash, limit, archives, self.disk) = (trash, folder, nil, disk)
    (limitsSources, self.takesAnyName) = (false, takesAnyName)
  }

  /// Performs an operation until it is complete, fails, or its task is cancelled.
  ///
  /// - Parameters:
  ///   - conflicts: decides about each item whose name is taken.
  ///   - troubles: decides about each item that fails in a copy, a move or a deletion.
  ///   - onProgress: runs often, on the thread of the work.
  @concurrent
  public func run(
    _ operation: FileOperation, conflicts: ConflictPolicy = .always(.skip),
    troubles policy: TroublePolicy = .always(.stop),
    onProgress: @escaping @Sendable (FileProgress) -> Void = { _ in }
  ) async -> FileOutcome {
    let meter = ProgressMeter(onProgress)
    let troubles = Troubles(policy)
    var outcome = FileOutcome()
    do throws(FileError) {
      try await perform(operation, conflicts, troubles, meter, &outcome)
    } catch {
      outcome.failure = error
    }
    outcome.troubles = troubles.skipped
    return outcome
  }

  /// Performs an operation on the disk, outside of archives.
  func performOnDisk(
    _ operation: FileOperation, _ conflicts: ConflictPolicy, _ troubles: Troubles,
    _ meter: ProgressMeter, _ outcome: inout FileOutcome
  ) async throws(FileError) {
    switch operation {
    case .copy(let items, let folder):
      let plan = try checkTransfer(of: items, into: folder, isMove: false)
      try await transfer(plan, conflicts, troubles, meter, &outcome)
    case .copyAs(let item, let path):
      let plan = try checkCopy(of: item, to: path)
      try await transfer(plan, conflicts, troubles, meter, &outcome)
    case .move(let items, let folder):
      let plan = try checkTransfer(of: items, into: folder, isMove: true)
      try await transfer(plan, conflicts, troubles, meter, &outcome)
    case .rename(let item, let name):
      try await rename(item, to: name, meter, &outcome)
    case .renameAll(let renamings, let folder):
      try await renameAll(renamings, in: folder, meter, &outcome)
    case .makeFolder(let name, let folder):
      let path = try checkNew(name, in: folder)
      try disk.makeFolder(path)
      outcome.effects.append(.created(path))
    case .makeFolders(let names, let folder):
      try makeFolders(names, in: folder, &outcome)
    case .makeFile(let name, let folder):
      let path = try checkNew(name, in: folder)
      try disk.makeFile(path)
      outcome.effects.append(.created(path))
    // Outside of archives, it is where it belongs.
    case .writeBack: break
    case .pack(let items, let path):
      try await pack(items, to: path, troubles, meter, &outcome)
    case .setRights(let items, let change):
      for path in try checkItems(items, for: .change) {
        try await Pause.take()
        meter.begin(path)
        outcome.effects +=
          try await troubles.attempt(path) { () async throws(FileError) in
            let old = UInt16(try disk.status(path).mode)
            return try setRights(change.applied(to: old), of: path)
          } ?? []
      }
    case .setOwner(let items, let change):
      try await setOwner(change, of: items, troubles, meter, &outcome)
    case .delete(let items):
      try await delete(items, troubles, meter, &outcome)
    case .restore(let entry):
      try checkReturn(of: entry)
      meter.expect(items: 1)
      meter.begin(entry.origin)
      let path = try await trash.restore(entry, to: entry.origin, meter)
      outcome.effects.append(.created(path))
      meter.finish(items: 1)
    }
  }

  /// The topmost new folder is the only effect: those in it come and go with it.
  private func makeFolders(
    _ names: [RawName], in folder: RawPath, _ outcome: inout FileOutcome
  ) throws(FileError) {
    for name in names {
      if let flaw = name.flaw { throw .invalidName(name, flaw) }
    }
    var (folder, rest) = (folder, names[...])
    while rest.count > 1, let name = rest.first,
      try disk.statusIfAny(folder.appending(name)) != nil
    {
      folder = folder.appending(name)
      rest.removeFirst()
    }
    guard let first = rest.popFirst() else { throw .invalidName("", .empty) }
    var path = try checkNew(first, in: folder)
    try disk.makeFolder(path)
    outcome.effects.append(.created(path))
    for name in rest {
      path = path.appending(name)
      try disk.makeFolder(path)
    }
  }

  /// Sets the permissions of an item that is no link.
  ///
  /// - Returns: the effect, with the permissions that the system gave; none if all is as it was.
  func setRights(_ rights: UInt16, of path: RawPath) throws(FileError) -> [FileEffect] {
    let old = try disk.status(path)
    guard old.kind != .link else { throw .link(path) }
    try disk.setRights(mode_t(rights), of: path)
    let new = try disk.status(path).mode
    guard new != old.mode else { return [] }
    return [.changedRights(path, from: UInt16(old.mode), to: UInt16(new))]
  }

  private func delete(
    _ items: [RawPath], _ troubles: Troubles, _ meter: ProgressMeter, _ outcome: inout FileOutcome
  ) async throws(FileError) {
    let items = try outermost(checkItems(items, for: .leave))
    meter.expect(items: items.count)
    for item in items {
      try await Pause.take()
      meter.begin(item)
      // An inout parameter cannot be captured by the step, so the step fills a copy.
      var effects = outcome.effects
      defer { outcome.effects = effects }
      _ = try await troubles.attempt(item) { () async throws(FileError) in
        _ = try await discard(item, meter, &effects)
      }
      meter.finish(items: 1)
    }
  }

  /// Moves an item into the trash and accounts for it.
  func discard(
    _ item: RawPath, _ meter: ProgressMeter, _ effects: inout [FileEffect]
  ) async throws(FileError) -> TrashEntry {
    do {
      let entry = try await trash.put(item, meter)
      effects.append(.trashed(entry))
      return entry
    } catch {
      // All of it is in the trash and a part of it is gone from its place.
      if case .halfMoved(_, let copy, _) = error, let entry = trash.entry(holding: copy) {
        effects.append(.trashed(entry))
      }
      throw error
    }
  }
}
