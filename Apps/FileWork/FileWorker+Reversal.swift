extension FileWorker {
  /// Reverses effects, the last one first. Before it changes anything, it checks that each of them
  /// can be reversed.
  @concurrent
  public func reverse(
    _ effects: [FileEffect], onProgress: @escaping @Sendable (FileProgress) -> Void = { _ in }
  ) async -> FileReversal {
    let meter = ProgressMeter(onProgress)
    var reversal = FileReversal(remaining: effects)
    do {
      try checkReversal(of: effects, lost: &reversal.lost)
      meter.expect(items: effects.count)
      while let effect = reversal.remaining.last {
        try await Pause.take()
        try await reverse(effect, meter, &reversal)
        meter.finish(items: 1)
      }
    } catch {
      reversal.failure = error
    }
    for case .created(let path) in reversal.done { await archives?.follow(path) }
    return reversal
  }

  private func reverse(
    _ effect: FileEffect, _ meter: ProgressMeter, _ reversal: inout FileReversal
  ) async throws(FileError) {
    do {
      switch effect {
      case .created(let path):
        meter.begin(path)
        _ = try await discard(path, meter, &reversal.done)
      case .moved(let source, let target):
        meter.begin(target)
        try await Relocation(disk: disk, source: target, target: source, meter: meter).run()
        reversal.done.append(.moved(from: target, to: source))
      case .changedRights(let path, let old, _):
        meter.begin(path)
        reversal.done += try setRights(old, of: path)
      case .changedOwner(let path, let old, _):
        meter.begin(path)
        reversal.done += try setOwner(old, of: path)
      case .trashed(let entry):
        meter.begin(entry.origin)
        let path = try await trash.restore(entry, to: entry.origin, meter)
        reversal.done.append(.created(path))
      }
      reversal.remaining.removeLast()
    } catch {
      if case .halfMoved(_, let copy, _) = error {
        // The copy is complete, which is as good as reversed; `discard` accounts for its own.
        if case .created = effect {} else { reversal.done.append(.created(copy)) }
        reversal.remaining.removeLast()
      }
      throw error
    }
  }

  /// Follows the effects backwards and finds the first that cannot be reversed.
  ///
  /// - Parameter lost: is set to its place if its item is gone.
  private func checkReversal(
    of effects: [FileEffect], lost: inout Int?
  ) throws(FileError) {
    // What the steps before will have changed: whether something is at a path.
    var changed: [RawPath: Bool] = [:]
    func exists(_ path: RawPath) throws(FileError) -> Bool {
      if let exists = changed[path] { return exists }
      return try disk.statusIfAny(path) != nil
    }
    func checkFolder(of path: RawPath) throws(FileError) {
      guard try exists(path.parent) else { throw .missing(path.parent) }
    }
    for (place, effect) in effects.enumerated().reversed() {
      guard try exists(effect.item) else {
        lost = place
        throw effect.isInTrash ? .notInTrash(effect.origin) : .missing(effect.item)
      }
      switch effect {
      case .created(let path): changed[path] = false
      case .moved(let source, let target):
        guard try !exists(source) else { throw .exists(source) }
        try checkFolder(of: source)
        changed[target] = false
        changed[source] = true
      case .changedRights, .changedOwner: break
      case .trashed(let entry):
        try checkFolder(of: entry.origin)
        changed[entry.item] = false
        changed[entry.origin] = true
      }
    }
  }
}

extension FileEffect {
  /// The item that reversing the effect takes.
  fileprivate var item: RawPath {
    switch self {
    case .created(let path), .changedRights(let path, _, _), .changedOwner(let path, _, _),
      .moved(_, let path):
      path
    case .trashed(let entry): entry.item
    }
  }

  /// The path by which a person knows the item.
  fileprivate var origin: RawPath {
    if case .trashed(let entry) = self { entry.origin } else { item }
  }

  fileprivate var isInTrash: Bool { if case .trashed = self { true } else { false } }
}
