import Synchronization

/// A text with the steps that undo its edits and do them again.
///
///     undone ◀── undo ── text ── redo ──▶ text      an edit forgets what was undone
package struct EditedText<Storage: TextStorage>: Sendable {
  package private(set) var storage: Storage
  /// The last edit: its places, in the order in which they were changed.
  package private(set) var deltas: [TextDelta] = []
  /// The identity of the text: an edit changes it, and undoing the edit brings it back.
  package private(set) var version = nextVersion()
  private var done = EditHistory<Storage>()
  private var undone = EditHistory<Storage>()

  package init(_ storage: Storage) { self.storage = storage }

  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }

  /// Replaces the bytes of a range.
  ///
  /// - Parameters:
  ///   - before: the selection before the edit, which undoing it shows again.
  ///   - after: the selection after the edit.
  ///   - remembers: whether the edit can be undone. If not, no edit can be any more.
  package mutating func replace(
    _ range: Range<Int>, with text: Storage, as kind: EditKind, from before: EditSelection,
    to after: EditSelection, remembers: Bool = true
  ) {
    guard remembers else {
      deltas = [TextDelta(offset: range.lowerBound, removed: range.count, inserted: text.count)]
      version = nextVersion()
      storage.replace(range, with: text)
      return forget()
    }
    let change = apply(range, text)
    deltas = [change.delta]
    undone = EditHistory()
    let ends = kind == .typing && (storage.isSpace(before: range.lowerBound + text.count))
    if var step = done.top, step.join(change, as: kind, from: before, typing: text) {
      _ = done.pop()
      (step.after, step.endsWord) = (after, ends)
      done.push(step)
    } else {
      done.push(
        EditStep(
          changes: [change], before: before, after: after, kind: kind, endsWord: ends,
          version: version))
    }
    version = nextVersion()
  }

  /// Replaces ranges that are in order and do not overlap, in one step.
  package mutating func replace(
    _ edits: [(range: Range<Int>, text: Storage)], from before: EditSelection,
    to after: EditSelection
  ) {
    // From the last to the first, so that the offsets of the others stay.
    let changes = edits.reversed().map { apply($0.range, $0.text) }
    deltas = changes.map(\.delta)
    undone = EditHistory()
    done.push(
      EditStep(changes: changes, before: before, after: after, kind: .other, version: version))
    version = nextVersion()
  }

  /// Makes an edit a part of the last step, if there is one: the answer to what was typed.
  package mutating func amend(_ range: Range<Int>, with text: Storage, to after: EditSelection) {
    let change = apply(range, text)
    deltas = [change.delta]
    version = nextVersion()
    // What was undone belongs to another text.
    undone = EditHistory()
    guard var step = done.pop() else { return }
    step.changes.append(change)
    (step.after, step.kind) = (after, .other)
    done.push(step)
  }

  /// Notes the selection after the last edit, if that is not the one that was given.
  mutating func cursorMoved(to selection: EditSelection) {
    guard var step = done.pop() else { return }
    step.after = selection
    done.push(step)
  }

  /// Forgets all steps.
  package mutating func forget() { (done, undone) = (EditHistory(), EditHistory()) }

  /// Ends the last step, so that the next edit begins another one.
  package mutating func endStep() {
    guard var step = done.top, step.kind != .other else { return }
    _ = done.pop()
    step.kind = .other
    done.push(step)
  }

  /// Undoes the last step.
  ///
  /// - Returns: the selection before it, or `nil` if there is none.
  package mutating func undo() -> EditSelection? {
    guard let step = done.pop() else { return nil }
    undone.push(revert(step))
    return step.before
  }

  /// Does the last step again that was undone.
  ///
  /// - Returns: the selection after it, or `nil` if there is none.
  package mutating func redo() -> EditSelection? {
    guard let step = undone.pop() else { return nil }
    done.push(revert(step))
    return step.after
  }

  /// Applies the opposite of a step, and returns the step that reverts that.
  private mutating func revert(_ step: EditStep<Storage>) -> EditStep<Storage> {
    var opposite = step
    opposite.kind = .other
    opposite.changes = step.changes.reversed().map { change in
      apply(change.offset..<change.offset + change.insertedCount, change.removed)
    }
    deltas = opposite.changes.map(\.delta)
    (opposite.version, version) = (version, step.version)
    return opposite
  }

  /// Replaces the bytes of a range, and returns what that changed.
  private mutating func apply(_ range: Range<Int>, _ text: Storage) -> EditChange<Storage> {
    let removed = storage[range]
    storage.replace(range, with: text)
    return EditChange(offset: range.lowerBound, removed: removed, insertedCount: text.count)
  }
}

private let versions = Atomic(0)

private func nextVersion() -> Int { versions.wrappingAdd(1, ordering: .relaxed).newValue }

extension EditStep {
  /// Adds a change to the step, if it goes on where the step ended.
  fileprivate mutating func join(
    _ change: EditChange<Storage>, as kind: EditKind, from before: EditSelection,
    typing text: Storage
  ) -> Bool {
    guard kind == self.kind, before == after, changes.count == 1, var last = changes.first
    else { return false }
    switch kind {
    case .typing:
      let end = last.offset + last.insertedCount
      guard change.removed.isEmpty, change.offset == end,
        !endsWord || text.isSpace(before: text.count)
      else { return false }
      last.insertedCount += change.insertedCount
    case .deletingBackward:
      guard change.insertedCount == 0, last.insertedCount == 0,
        change.offset + change.removed.count == last.offset
      else { return false }
      var removed = change.removed
      removed.append(last.removed)
      (last.removed, last.offset) = (removed, change.offset)
    case .deletingForward:
      guard change.insertedCount == 0, last.insertedCount == 0, change.offset == last.offset
      else { return false }
      last.removed.append(change.removed)
    case .other: return false
    }
    changes[0] = last
    return true
  }
}

extension TextStorage {
  /// Whether a space, a tab or a line feed ends at an offset.
  fileprivate func isSpace(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    return withBytes(in: offset - 1..<offset) { bytes, start in
      [0x20, 0x09, 0x0A].contains(bytes[offset - 1 - start])
    }
  }
}
