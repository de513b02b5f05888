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
/// A row can be any node, and is at least one line high. Several nodes in one row form a column.
/// Only the visible rows and a few around them are rendered, laid out and painted, however many
/// there are. Selection, scroll position, focus and the rows' own state follow the identity when
/// rows are inserted, removed and moved. A list shows at most the first 2⁵³ rows; a search for an
/// identity or a text covers at most 16,777,216 of them.
///
/// Each render of the list calls the closure for every mounted row, whatever state the closure
/// reads. A row that is an `Equatable` component is rendered again only if it has changed:
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
/// The list takes the available room. It takes the focus as a single control: the arrow keys, Page
/// Up, Page Down, Home and End move the cursor, and Enter chooses the row under it. The letters j
/// and k are ↓ and ↑ if neither the app nor finding by typing has a use for them. Tab moves to the
/// focusable content of that row, and then out of the list. The actions of a row are declared
/// on the row: `onSelect`, `onDelete`, `onMove`, `onEdit`.
///
/// The list holds the collection until the next render. If the state keeps it in an array, editing
/// that array before then copies it once. `List(\.users)` avoids the copy, because it reads the
/// live state.
///
/// - Parameters:
///   - selection: the part of the state with the selection. If it is an optional identity, it
///     follows the cursor: the arrow keys select, and while it is `nil`, no row appears selected.
///     With a set, Space selects. ``ListSelection`` describes the selection after a selected row is
///     removed. `.single`, `.multiple` or nothing instead: the list itself stores the selection, or
///     has none.
///   - find: the text of a row for finding it by typing: a typed text moves to the next row that
///     begins with it. Letters and digits then have no other effect: `e` does not edit a row; F2
///     and Enter do.
///   - selectable: whether the cursor can be on a row, and so whether the row can be selected. This
///     is a key path into the row's data, such as `\.isOpen`, or a closure. If `nil`, every row can
///     be selected. The cursor asks about rows that are not mounted, so the answer should be quick.
///   - footer: the content below all rows, such as a ``LoadingRow(_:message:retry:)``.
///   - placeholder: the content that replaces the rows and the footer while there are no rows. A
///     row without content still counts, as an empty line, so filter the data instead.
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
