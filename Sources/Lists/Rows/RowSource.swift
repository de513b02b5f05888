import RecurseReactive
import RecurseReconciler

/// The source of the rows of a list, a section or a table. It reads the rows for a state at each
/// update, so nothing holds the collection in between.
@MainActor
@usableFromInline
struct RowSource<State> {
  @usableFromInline let rows: @MainActor (State) -> CollectionRows

  /// Creates a source from a part of the state.
  @inlinable @inline(__always)
  init<Data: RandomAccessCollection>(
    _ path: KeyPath<State, Data>, key: @escaping @MainActor (Data.Element) -> NodeKey,
    find: KeyPath<Data.Element, String>?, selectable: ((Data.Element) -> Bool)?,
    row: @escaping @MainActor (Data.Element, State) -> AnyNode
  ) {
    rows = { state in
      CollectionRows(
        state[keyPath: path], key: key, text: find, selectable: selectable
      ) { row($0, state) }
    }
  }

  /// Creates a source from a collection, which is held until the next render.
  @inlinable @inline(__always)
  init<Data: RandomAccessCollection>(
    _ data: Data, key: @escaping @MainActor (Data.Element) -> NodeKey,
    find: KeyPath<Data.Element, String>?, selectable: ((Data.Element) -> Bool)?,
    row: @escaping @MainActor (Data.Element) -> AnyNode
  ) {
    let all = CollectionRows(data, key: key, text: find, selectable: selectable, row: row)
    rows = { _ in all }
  }

  /// Creates a source from a collection property, or one derived from it. Changes render only the
  /// rows.
  init<Element: Identifiable>(
    _ collection: ObservableCollection<Element>, find: KeyPath<Element, String>?,
    selectable: ((Element) -> Bool)?,
    row: @escaping @MainActor (Element) -> AnyNode
  ) {
    rows = { _ in
      CollectionRows(
        collection.value, key: { NodeKey($0.id) }, text: find, selectable: selectable, row: row)
    }
  }
}

/// The restrictions of a row.
struct RowRules: OptionSet {
  let rawValue: Int
  static let selectionDisabled = RowRules(rawValue: 1)
  static let notEditable = RowRules(rawValue: 2)
}

extension AnyNode {
  /// Whether a row of a body can be selected, as the modifiers in it say.
  final var isSelectable: Bool {
    !declares { ($0 as? Trait<RowRules>)?.value.contains(.selectionDisabled) == true }
  }
}
