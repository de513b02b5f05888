extension FileWorker {
  /// Copies or moves the items of a plan one after the other.
  func transfer(
    _ plan: TransferPlan, _ conflicts: ConflictPolicy, _ troubles: Troubles,
    _ meter: ProgressMeter, _ outcome: inout FileOutcome
  ) async throws(FileError) {
    // All trees are scanned before the first is copied: the totals are known, and a person is asked
    // about a folder that cannot be read before anything changes.
    var scans: [RawPath: TreeScan] = [:]
    for item in plan.items {
      meter.begin(item)
      if plan.isMove {
        meter.expect(items: 1)
      } else {
        scans[item] = try await scan(item, takesAnyName: takesAnyName, troubles, meter)
      }
    }
    for item in plan.items {
      let scan = scans.removeValue(forKey: item)
      guard plan.isMove || scan != nil else { continue }
      try await Pause.take()
      meter.begin(item)
      let transfer = Transfer(
        worker: self, plan: plan, item: item, scan: scan, troubles: troubles, meter: meter)
      try await transfer.run(conflicts, &outcome)
    }
  }

  /// Scans the tree of an item that is to be copied, and tells how much it is.
  ///
  /// - Returns: `nil` if all of it is skipped.
  func scan(
    _ item: RawPath, takesAnyName: Bool, _ troubles: Troubles, _ meter: ProgressMeter
  ) async throws(FileError) -> TreeScan? {
    let scan = try await troubles.attempt(item) { () async throws(FileError) in
      try await TreeScan(item, disk: disk, troubles: troubles, takesAnyName: takesAnyName)
    }
    guard let scan, !scan.items.isEmpty else { return nil }
    meter.expect(items: scan.items.count, bytes: scan.bytes)
    return scan
  }
}

/// The copy or move of one item into a folder.
struct Transfer: Sendable {
  let worker: FileWorker
  let plan: TransferPlan
  let item: RawPath
  /// The tree of a copy; nil for a move.
  let scan: TreeScan?
  let troubles: Troubles
  let meter: ProgressMeter

  /// Whether it is a part of a folder that is merged, so that a folder in it is merged unasked.
  var isMerging = false

  var wanted: RawPath { plan.folder.appending(plan.name ?? item.name) }

  /// Places the item, unless a person skips it.
  func run(
    _ conflicts: ConflictPolicy, _ outcome: inout FileOutcome
  ) async throws(FileError) {
    // An inout parameter cannot be captured by the step, so the step fills a copy.
    var account = outcome
    defer { outcome = account }
    let done: Void? = try await troubles.attempt(item) { () async throws(FileError) in
      try await place(conflicts, &account)
    }
    if done == nil { meter.finish(items: scan?.items.count ?? 1) }
  }

  private func place(
    _ conflicts: ConflictPolicy, _ outcome: inout FileOutcome
  ) async throws(FileError) {
    // A copy beside its original is what the person wants; there is nothing to ask.
    if item == wanted { return try await keepBoth(&outcome) }
    while true {
      if try worker.disk.statusIfAny(wanted) == nil {
        do {
          try await place(wanted, &outcome)
          return
        } catch {
          // Somebody took the name after the look.
          guard case .exists(wanted) = error else { throw error }
        }
      }
      let conflict = FileConflict(item: item, existing: wanted, disk: worker.disk)
      let decision = isMerging && conflict.canMerge ? .merge : await conflicts.decide(conflict)
      if Task.isCancelled { throw .cancelled }
      switch decision {
      case .merge where conflict.canMerge:
        // Either of them may have become another item while a person was asked.
        guard try worker.disk.statusIfAny(wanted)?.kind == .folder else { continue }
        return try await merge(conflicts, &outcome)
      case .replaceOlder where conflict.isItemNewer:
        guard try worker.disk.statusIfAny(wanted) != nil else { continue }
        return try await replace(&outcome)
      case .skip, .merge, .replaceOlder:
        outcome.skipped.append(item)
        meter.finish(items: scan?.items.count ?? 1)
        return
      case .keepBoth:
        return try await keepBoth(&outcome)
      case .replace:
        // The name may be free again, for instance because the person removed what had it.
        guard try worker.disk.statusIfAny(wanted) != nil else { continue }
        return try await replace(&outcome)
      }
    }
  }

  private func keepBoth(_ outcome: inout FileOutcome) async throws(FileError) {
    // An inout parameter cannot be captured by the step, so the step fills a copy.
    var account = outcome
    defer { outcome = account }
    let isFolder =
      if let scan { scan.isFolder } else { try worker.disk.status(item).kind == .folder }
    _ = try await wanted.firstFree(from: 2, isFolder: isFolder) { path throws(FileError) in
      try await place(path, &account)
    }
  }

  private func replace(_ outcome: inout FileOutcome) async throws(FileError) {
    try checkReplaced()
    try await worker.replace(wanted, meter, &outcome) { account throws(FileError) in
      try await place(wanted, &account)
    }
  }

  /// Refuses to change a folder that is or holds an item which still has to be copied or moved.
  func checkReplaced() throws(FileError) {
    for item in plan.items where item.isWithin(wanted) {
      throw .replacesItem(wanted)
    }
  }

  /// Copies or moves the item to a path that has to be free.
  ///
  /// - Returns: whether there is something now; a file that is copied may be skipped.
  @discardableResult
  private func place(
    _ path: RawPath, _ outcome: inout FileOutcome
  ) async throws(FileError) -> Bool {
    if let scan {
      var copy = TreeCopy(scan, to: path, disk: worker.disk)
      try await copy.run(meter, troubles)
      guard !copy.made.isEmpty else { return false }
      outcome.effects.append(.created(path))
      return true
    }
    do {
      try await Relocation(disk: worker.disk, source: item, target: path, meter: meter).run()
      outcome.effects.append(.moved(from: item, to: path))
      meter.finish(items: 1)
      return true
    } catch {
      if case .halfMoved = error { outcome.effects.append(.created(path)) }
      throw error
    }
  }
}
