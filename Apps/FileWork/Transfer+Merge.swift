extension Transfer {
  /// Copies or moves the items of a folder into the existing folder. A folder that is empty after
  /// its items were moved goes into the trash, so that undo finds it as it was.
  func merge(
    _ conflicts: ConflictPolicy, _ outcome: inout FileOutcome
  ) async throws(FileError) {
    try checkReplaced()
    let part = TransferPlan(items: plan.items, folder: wanted, isMove: plan.isMove)
    for child in try children() {
      try await Pause.take()
      meter.begin(child.path)
      let transfer = Transfer(
        worker: worker, plan: part, item: child.path, scan: child.scan, troubles: troubles,
        meter: meter, isMerging: true)
      try await transfer.run(conflicts, &outcome)
    }
    if plan.isMove, try worker.disk.names(in: item).isEmpty {
      _ = try await worker.discard(item, meter, &outcome.effects)
    }
    meter.finish(items: 1)
  }

  /// The items of the folder, in the order of their names; those of a copy as they were scanned.
  private func children() throws(FileError) -> [(path: RawPath, scan: TreeScan?)] {
    if let scan { return scan.children.map { ($0.root, $0) } }
    let names = try worker.disk.names(in: item)
    meter.expect(items: names.count)
    return names.map { (item.appending($0), nil) }
  }
}
