import RecurseReconciler
import RecurseWidgets

/// A list of rows that are made when they can be seen.
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
/// A row is any node; several form a column. Only the rows that can be seen and a few around them
/// are rendered, laid out and painted, however many there are. Selection, scroll position, focus
/// and the rows' own state follow the identity when rows come, go and change places. A list shows
/// at most the first 2⁵³ rows, and looks for one that may be anywhere among 16,777,216 of them.
///
/// The closure is called for the rows that are mounted at each render of the list, whatever it reads.
/// A row that is an `Equatable` component is not rendered where it is equal:
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
/// The list takes the room that there is. It has the focus as a whole: arrows, Page Up, Page Down,
/// Home and End move the cursor, Enter chooses the row under it; Tab goes on to what can have the
/// focus in that row, and then out of the list. What a row can do is declared on the row:
/// ``VirtualNode/onSelect(_:)-(_)``, `onDelete`, `onMove`, `onEdit`.
///
/// The list holds the collection until the next render. Where the state keeps it in an array,
/// editing that array meanwhile copies it once: `List(\.users)` reads the live state and copies
/// nothing.
///
/// - Parameters:
///   - selection: how many rows can be selected; the list holds which.
///   - find: the text by which rows are found: typing goes to the next one that begins so. Letters
///     and digits do nothing else then: `e` does not edit, which F2 and Enter do.
///   - footer: what is shown below all rows, as a ``LoadingRow(_:message:retry:)``.
///   - placeholder: The view that replaces the rows and the footer while the list has no row. A row
///     that shows nothing is a row: filter the rows, not what they show.
@inlinable @inline(__always)
@MainActor
public func List<Owner: Component, Data: RandomAccessCollection>(
  _ data: Data, selection: SelectionMode = .none, find: KeyPath<Data.Element, String>? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  listNode(
    RowSource(data, key: { NodeKey($0.id) }, find: find) { row($0).base },
    SelectionBinding(selection), placeholder(), footer())
}

/// A list of rows, each with a part of its element as its identity.
@inlinable @inline(__always)
@MainActor
public func List<Owner: Component, Data: RandomAccessCollection, ID: Hashable>(
  _ data: Data, id: KeyPath<Data.Element, ID>, selection: SelectionMode = .none,
  find: KeyPath<Data.Element, String>? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  listNode(
    RowSource(data, key: { NodeKey($0[keyPath: id]) }, find: find) { row($0).base },
    SelectionBinding(selection), placeholder(), footer())
}

/// A list of rows of which a part of the state says which are selected.
///
/// With an optional identity the selected row is the one with the cursor: the arrows select, and
/// `nil` shows no row as selected. With a set, Space does. ``ListSelection`` tells what becomes of
/// a selection whose row goes.
@inlinable @inline(__always)
@MainActor
public func List<
  Owner: Component, Data: RandomAccessCollection, Selection: ListSelection<Data.Element.ID>
>(
  _ data: Data, selection: WritableKeyPath<Owner.State, Selection>,
  find: KeyPath<Data.Element, String>? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  listNode(
    RowSource(data, key: { NodeKey($0.id) }, find: find) { row($0).base },
    SelectionBinding(selection), placeholder(), footer())
}
