import RecurseReconciler
import RecurseWidgets

/// A list of rows that are built when they become visible.
///
/// ```swift
/// List(state.users) { user in
///   UserRow(user: user)
///     .onDelete { $0.users.removeAll { $0.id == user.id } }
/// } placeholder: {
///   Text("Nobody yet")
/// }
/// ```
///
/// A row is any node, at least one line high; several nodes form a column. Only the visible rows
/// and a few around them are rendered, laid out and painted, however many there are. Selection,
/// scroll position, focus and the rows' own state follow the identity when rows are inserted,
/// removed and moved. A list shows at most the first 2⁵³ rows, and searches at most 16,777,216 of
/// them for one that may be anywhere.
///
/// The closure is called for the mounted rows at each render of the list, whatever it reads. A row
/// that is an `Equatable` component is not rendered if it is equal:
///
/// ```swift
/// struct UserLine: Component, Equatable {
///   let user: User
///   func render(state: Void) -> Node { Text(user.name) }
/// }
///
/// List(\.users) { UserLine(user: $0) }
/// ```
///
/// The list takes the available room. It has the focus as a whole: the arrow keys, Page Up, Page
/// Down, Home and End move the cursor, and Enter chooses the row under it. Tab moves to the
/// focusable content of that row, and then out of the list. The actions of a row are declared on
/// the row: ``VirtualNode/onSelect(_:)-(_)``, `onDelete`, `onMove`, `onEdit`.
///
/// The list holds the collection until the next render. If the state keeps it in an array, editing
/// that array meanwhile copies it once: `List(\.users)` reads the live state and copies nothing.
///
/// - Parameters:
///   - selection: how many rows can be selected; the list holds which.
///   - find: the text by which rows are found: typing goes to the next one that begins so. Letters
///     and digits do nothing else then: `e` does not edit, which F2 and Enter do.
///   - selectable: whether the cursor, and so the selection, can be on a row: a property of the
///     row's data, such as `\.isOpen`, or a closure. If `nil`, every row can be selected. The
///     cursor asks about rows that are not mounted, so the answer should be quick.
///   - footer: what is shown below all rows, as a ``LoadingRow(_:message:retry:)``.
///   - placeholder: The view that replaces the rows and the footer while the list has no row. A row
///     that shows nothing is a row, an empty line: filter the rows, not what they show.
@inlinable @inline(__always)
@MainActor
public func List<Owner: Component, Data: RandomAccessCollection>(
  _ data: Data, selection: SelectionMode = .none, find: KeyPath<Data.Element, String>? = nil,
  selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  listNode(
    RowSource(data, key: { NodeKey($0.id) }, find: find, selectable: selectable) { row($0).base },
    SelectionBinding(selection), placeholder(), footer())
}

/// A list of rows that are identified by a part of their element.
@inlinable @inline(__always)
@MainActor
public func List<Owner: Component, Data: RandomAccessCollection, ID: Hashable>(
  _ data: Data, id: KeyPath<Data.Element, ID>, selection: SelectionMode = .none,
  find: KeyPath<Data.Element, String>? = nil, selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  listNode(
    RowSource(data, key: { NodeKey($0[keyPath: id]) }, find: find, selectable: selectable) {
      row($0).base
    },
    SelectionBinding(selection), placeholder(), footer())
}

/// A list of rows whose selection is a part of the state.
///
/// With an optional identity, the selected row is the one with the cursor: the arrow keys select,
/// and with `nil` no row appears selected. With a set, Space selects. ``ListSelection`` describes
/// what happens to the selection when a selected row is removed.
@inlinable @inline(__always)
@MainActor
public func List<
  Owner: Component, Data: RandomAccessCollection, Selection: ListSelection<Data.Element.ID>
>(
  _ data: Data, selection: WritableKeyPath<Owner.State, Selection>,
  find: KeyPath<Data.Element, String>? = nil, selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  listNode(
    RowSource(data, key: { NodeKey($0.id) }, find: find, selectable: selectable) { row($0).base },
    SelectionBinding(selection), placeholder(), footer())
}
