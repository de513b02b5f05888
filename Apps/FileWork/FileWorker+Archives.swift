extension FileWorker {
  /// Performs an operation. What it changes in the folder that shows an archive is changed there
  /// and in the archive, or in neither of them.
  func perform(
    _ operation: FileOperation, _ conflicts: ConflictPolicy, _ troubles: Troubles,
    _ meter: ProgressMeter, _ outcome: inout FileOutcome
  ) async throws(FileError) {
    let archive = try archiveChanged(by: operation)
    if case .move(let items, let folder) = operation,
      let across = try itemsAcross(items, to: folder)
    {
      // First all is where it is to be, and then nothing is left where it was.
      try await perform(.copy(across, into: folder), conflicts, troubles, meter, &outcome)
      let stayed = outcome.skipped + troubles.skipped.map(\.item)
      let gone = across.filter { item in !stayed.contains { $0.isWithin(item) } }
      guard !gone.isEmpty else { return }
      return try await perform(.delete(gone), conflicts, troubles, meter, &outcome)
    }
    guard let archive else {
      return try await performOnDisk(operation, conflicts, troubles, meter, &outcome)
    }
    if case .writeBack(let entry) = operation {
      return try await writeBack(entry, to: archive, troubles, meter, &outcome)
    }
    try await change(archive, by: operation, conflicts, troubles, meter, &outcome)
  }

  /// The archive that an operation changes, or of several one; `nil` for none.
  private func archiveChanged(by operation: FileOperation) throws(FileError) -> UnpackedArchive? {
    guard let archives else { return nil }
    var changed: UnpackedArchive?
    for path in operation.changedPlaces {
      guard let archive = archives.archive(of: path) else { continue }
      changed = archive
      if let flaw = archive.flaw { throw .onlyRead(archive.file.name, flaw) }
    }
    switch operation {
    case .setRights, .setOwner:
      if let changed { throw .onlyRead(changed.file.name, "rights and owners stay as they are") }
    default: break
    }
    return changed
  }

  /// The items of a move out of an archive, or into one; `nil` if they stay in it, or on the disk.
  private func itemsAcross(
    _ items: [RawPath], to folder: RawPath
  ) throws(FileError) -> [RawPath]? {
    let target = archives?.archive(of: folder)?.root
    guard items.contains(where: { archives?.archive(of: $0)?.root != target }) else { return nil }
    let onDisk = items.filter { !isInArchive($0) }
    return try outermost(
      checkItems(onDisk, for: .leave) + checkItems(items.filter(isInArchive), for: .copy))
  }

  /// Changes the folder that shows an archive, and writes the archive anew. If one of them fails,
  /// the folder is again as it was.
  private func change(
    _ archive: UnpackedArchive, by operation: FileOperation, _ conflicts: ConflictPolicy,
    _ troubles: Troubles, _ meter: ProgressMeter, _ outcome: inout FileOutcome
  ) async throws(FileError) {
    let (file, old) = try checkFile(of: archive)
    _ = try checkItems(operation.copiedItems, for: .copy)
    let inside = FileWorker(changing: archive, disk)
    var account = FileOutcome()
    do throws(FileError) {
      meter.expect(items: 0, bytes: old.size)
      try await inside.performOnDisk(operation, conflicts, troubles, meter, &account)
      outcome.skipped += account.skipped
      guard !account.effects.isEmpty else { return }
      let change = ArchiveChange(account.effects, in: archive.resolvedRoot)
      let isShown = try await rewrite(
        file, old, change, in: archive.resolvedRoot, troubles, meter, &outcome)
      if isShown, let new = try? disk.status(file) {
        let step = ArchiveStep(old: old, new: new, effects: account.effects)
        archives?.note(step, in: archive.root)
      } else {
        archives?.note(nil, in: archive.root)
      }
    } catch {
      await takeBack(account.effects, of: inside, in: archive)
      throw error
    }
    outcome.archives.append(file)
    outcome.inArchives += account.effects
  }

  /// The path of an archive without links, and its status as long as its folder shows it.
  func checkFile(
    of archive: UnpackedArchive
  ) throws(FileError) -> (file: RawPath, status: FileStatus) {
    let file = try disk.resolved(archive.file)
    try checkLimit(file, isFolder: false)
    try trash.check(file)
    let status = try disk.status(file)
    guard archive.status.map(status.isUnchanged) == true else { throw .changedArchive(file) }
    return (file, status)
  }

  /// Writes an archive anew. The old one goes into the trash when the new one is whole.
  ///
  /// - Returns: whether the folder shows what is in it, also as to how names are spelled.
  func rewrite(
    _ file: RawPath, _ old: FileStatus, _ change: ArchiveChange, in root: RawPath,
    _ troubles: Troubles, _ meter: ProgressMeter, _ outcome: inout FileOutcome
  ) async throws(FileError) -> Bool {
    // An inout parameter cannot be captured by the step, so the step fills a copy.
    var account = outcome
    defer { outcome = account }
    var isShown = true
    meter.begin(file)
    try await write(beside: file, meter) { part throws(FileError) in
      var rewriting = try ArchiveRewriting(file, changed: change, in: root, disk, meter)
      try await rewriting.run(into: part, troubles)
      isShown = !rewriting.hasOtherNames
      try? disk.setOwner(FileOwner(user: old.owner, group: old.group), of: part)
      try disk.setMode(old.modeOfCopy, of: part)
      guard try disk.status(file).isUnchanged(since: old) else { throw .changedArchive(file) }
      try await replace(file, meter, &account) { account throws(FileError) in
        try disk.rename(part, to: file, as: .settle)
        account.effects.append(.created(file))
        return true
      }
    }
    return isShown
  }

  /// Makes the folder that shows an archive again as it was. The task of that is another one: that
  /// of the operation is perhaps cancelled.
  private func takeBack(
    _ effects: [FileEffect], of inside: FileWorker, in archive: UnpackedArchive
  ) async {
    let reversal = await Task {
      let reversal = await inside.reverse(effects)
      // Nobody wants what was new there.
      try? await inside.trash.empty(reversal.done.compactMap(\.trashEntry))
      return reversal
    }.value
    if reversal.failure != nil { archives?.note(nil, in: archive.root) }
  }
}

extension FileOperation {
  /// The items that may come from elsewhere.
  fileprivate var copiedItems: [RawPath] {
    switch self {
    case .copy(let items, _), .pack(let items, _): items
    case .copyAs(let item, _): [item]
    default: []
    }
  }
}
