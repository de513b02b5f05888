extension FileWorker {
  func rename(
    _ item: RawPath, to name: RawName, _ meter: ProgressMeter, _ outcome: inout FileOutcome
  ) async throws(FileError) {
    if let flaw = name.flaw { throw .invalidName(name, flaw) }
    let item = try checkItems([item], for: .leave)[0]
    let target = item.parent.appending(name)
    guard try disk.statusIfAny(target) == nil else { throw .exists(target) }
    meter.expect(items: 1)
    try await relocate(item, to: target, meter, &outcome)
    meter.finish(items: 1)
  }

  /// Gives items of a folder other names. Names may go around among them.
  func renameAll(
    _ renamings: [FileRenaming], in folder: RawPath, _ meter: ProgressMeter,
    _ outcome: inout FileOutcome
  ) async throws(FileError) {
    var (sources, targets) = try checkRenamings(renamings, in: folder)
    meter.expect(items: sources.count)
    for source in sources {
      // The items that have to leave their names first, the last one before the others.
      var chain: [RawPath] = []
      var next = source
      while let target = targets[next], next != chain.first {
        chain.append(next)
        next = target
      }
      // In a circle, the last one waits under a name between.
      var aside: (path: RawPath, target: RawPath)?
      if let first = chain.first, next == first, let last = chain.popLast() {
        aside = (try await setAside(last, meter, &outcome), first)
        targets[last] = nil
      }
      for item in chain.reversed() {
        guard let target = targets.removeValue(forKey: item) else { continue }
        try await Pause.take()
        meter.begin(item)
        try await relocate(item, to: target, meter, &outcome)
        meter.finish(items: 1)
      }
      if let aside {
        try await relocate(aside.path, to: aside.target, meter, &outcome)
        meter.finish(items: 1)
      }
    }
  }

  /// The items that get other names, without links in their folders, and their new paths.
  private func checkRenamings(
    _ renamings: [FileRenaming], in folder: RawPath
  ) throws(FileError) -> (sources: [RawPath], targets: [RawPath: RawPath]) {
    var sources: [RawPath] = []
    var targets: [RawPath: RawPath] = [:]
    var seen: Set<RawName> = []
    for renaming in renamings {
      for name in [renaming.old, renaming.new] {
        if let flaw = name.flaw { throw .invalidName(name, flaw) }
      }
      let item = try checkItems([folder.appending(renaming.old)], for: .leave)[0]
      guard seen.insert(renaming.old).inserted else { throw .ontoItself(item) }
      guard renaming.old != renaming.new else { continue }
      sources.append(item)
      targets[item] = item.parent.appending(renaming.new)
    }
    var taken: Set<RawPath> = []
    for source in sources {
      guard let target = targets[source] else { continue }
      guard taken.insert(target).inserted else { throw .exists(target) }
      // The name of an item that gets another one will be free.
      if targets[target] == nil, try disk.statusIfAny(target) != nil { throw .exists(target) }
    }
    return (sources, targets)
  }

  /// Gives an item a name that nothing has, until its own one is free.
  private func setAside(
    _ item: RawPath, _ meter: ProgressMeter, _ outcome: inout FileOutcome
  ) async throws(FileError) -> RawPath {
    // An inout parameter cannot be captured by the step, so the step fills a copy.
    var account = outcome
    defer { outcome = account }
    let name = item.parent.appending(.aside)
    return try await name.firstFree(isFolder: true) { path throws(FileError) in
      try await relocate(item, to: path, meter, &account)
    }
  }

  /// Moves an item to a path that nothing has, and accounts for it.
  private func relocate(
    _ item: RawPath, to target: RawPath, _ meter: ProgressMeter, _ outcome: inout FileOutcome
  ) async throws(FileError) {
    do {
      // Some layered file systems cannot rename a folder and answer as if it went to another one.
      try await Relocation(disk: disk, source: item, target: target, meter: meter).run()
    } catch {
      if case .halfMoved = error { outcome.effects.append(.created(target)) }
      throw error
    }
    outcome.effects.append(.moved(from: item, to: target))
  }
}
