import RecurseReactive
import RecurseReconciler

/// Where the rows of a list, a section or a table come from: the rows for a state, read anew at each
/// update, so that nothing holds the collection in between.
@MainActor
@usableFromInline
struct RowSource<State> {
  @usableFromInline let rows: @MainActor (State) -> CollectionRows

  /// A part of the state.
  @inlinable @inline(__always)
  init<Data: RandomAccessCollection>(
    _ path: KeyPath<State, Data>, key: @escaping @MainActor (Data.Element) -> NodeKey,
    find: KeyPath<Data.Element, String>?,
    row: @escaping @MainActor (Data.Element, State) -> AnyNode
  ) {
    rows = { state in
      CollectionRows(state[keyPath: path], key: key, text: find) { row($0, state) }
    }
  }

  /// A collection, which is held until the next render.
  @inlinable @inline(__always)
  init<Data: RandomAccessCollection>(
    _ data: Data, key: @escaping @MainActor (Data.Element) -> NodeKey,
    find: KeyPath<Data.Element, String>?, row: @escaping @MainActor (Data.Element) -> AnyNode
  ) {
    let all = CollectionRows(data, key: key, text: find, row: row)
    rows = { _ in all }
  }

  /// A collection property, or one derived from it: its changes render the rows alone.
  init<Element: Identifiable>(
    _ collection: ObservableCollection<Element>, find: KeyPath<Element, String>?,
    row: @escaping @MainActor (Element) -> AnyNode
  ) {
    rows = { _ in
      CollectionRows(collection.value, key: { NodeKey($0.id) }, text: find, row: row)
    }
  }
}
