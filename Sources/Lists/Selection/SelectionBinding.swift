import RecurseReconciler

/// The place of a list's selection: a part of its owner's state, or the list itself.
@MainActor
@usableFromInline
struct SelectionBinding<State> {
  var mode: SelectionMode
  // None where the list holds its own selection.
  var isSelected: (@MainActor (State, NodeKey) -> Bool)?
  var only: (@MainActor (State) -> NodeKey?)?
  var select: (@MainActor (inout State, NodeKey, Bool) -> Void)?

  var isBound: Bool { isSelected != nil }

  @usableFromInline init(_ mode: SelectionMode) { self.mode = mode }

  @usableFromInline init<Selection: ListSelection>(_ path: WritableKeyPath<State, Selection>) {
    let access = Selection.listSelection
    mode = access.mode
    isSelected = { state, key in
      key.value(as: Selection.ID.self).map { access.isSelected($0, state[keyPath: path]) } ?? false
    }
    only = { access.only($0[keyPath: path]).map { NodeKey($0) } }
    select = { state, key, isSelected in
      guard let id = key.value(as: Selection.ID.self) else { return }
      access.select(id, isSelected, &state[keyPath: path])
    }
  }
}

/// The number of rows that can be selected in a list that holds its own selection.
public enum SelectionMode: Hashable, Sendable {
  /// Rows cannot be selected. The list has only a cursor, which appears and disappears with the
  /// focus.
  case none
  /// One row can be selected, the one with the cursor. Before a row is selected there is no cursor:
  /// the first arrow key or click selects.
  case single
  /// Several rows can be selected. Space selects and deselects rows, Shift and ↑ or ↓ extend the
  /// selection from there; the cursor selects nothing.
  case multiple
}
