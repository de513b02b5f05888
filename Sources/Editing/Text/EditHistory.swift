/// The steps that an edit can be undone by, or done again. A value: a copy shares the steps, so
/// that adding one costs the same for any number.
struct EditHistory<Storage: TextStorage>: Sendable {
  private(set) var last: Node?

  var isEmpty: Bool { last == nil }
  var top: EditStep<Storage>? { last?.step }

  mutating func push(_ step: EditStep<Storage>) { last = Node(step, before: last) }

  mutating func pop() -> EditStep<Storage>? {
    defer { last = last?.before }
    return last?.step
  }

  // Unchecked, because `before` changes only in a `deinit`: in that of its own node, or in that of
  // the node after it, which by then has the only reference.
  final class Node: @unchecked Sendable {
    let step: EditStep<Storage>
    fileprivate(set) var before: Node?

    init(_ step: EditStep<Storage>, before: Node?) {
      self.step = step
      self.before = before
    }

    deinit {
      // One after the other: nodes that release each other would fill the stack.
      var next = before.take()
      while next != nil, isKnownUniquelyReferenced(&next) { next = next?.before.take() }
    }
  }
}

/// Changes that are undone together.
struct EditStep<Storage: TextStorage>: Sendable {
  /// The changes, in the order in which they were made.
  var changes: [EditChange<Storage>]
  var before: EditSelection
  var after: EditSelection
  var kind: EditKind
  /// Whether the next word that is typed begins another step.
  var endsWord = false
  /// The version of the text that undoing the step leads to.
  var version: Int
}

/// One part of a text that became another one.
struct EditChange<Storage: TextStorage>: Sendable {
  var offset: Int
  var removed: Storage
  var insertedCount: Int

  var delta: TextDelta {
    TextDelta(offset: offset, removed: removed.count, inserted: insertedCount)
  }
}

/// The kind of an edit, which decides whether it joins the step before it.
package enum EditKind: Sendable {
  /// Text is typed. Each word is a step.
  case typing
  /// The character before the cursor is deleted.
  case deletingBackward
  /// The character after the cursor is deleted.
  case deletingForward
  /// Any other edit is a step.
  case other
}

/// The selected part of a text, or with no characters in it the cursor.
package struct EditSelection: Hashable, Sendable {
  /// The end that stays while the selection is extended.
  package var anchor: Int
  /// The end that moves: the cursor.
  package var head: Int

  package init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates a cursor.
  package init(_ cursor: Int) { self.init(anchor: cursor, head: cursor) }

  package var isEmpty: Bool { anchor == head }
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}
