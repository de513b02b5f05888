import RecurseReconciler

/// The place of a list's selection: a part of its owner's state, or the list itself.
@MainActor
@usableFromInline
struct SelectionBinding<State> {
  var mode: SelectionMode
  var isBound = false
  var isSelected: @MainActor (State, NodeKey) -> Bool = { _, _ in false }
  var only: @MainActor (State) -> NodeKey? = { _ in nil }
  var select: @MainActor (inout State, NodeKey, Bool) -> Void = { _, _, _ in }

  @usableFromInline init(_ mode: SelectionMode) { self.mode = mode }

  @usableFromInline init<Selection: ListSelection>(_ path: WritableKeyPath<State, Selection>) {
    let access = Selection.listSelection
    mode = access.mode
    isBound = true
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
