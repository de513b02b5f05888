import RecurseReconciler
import RecurseWidgets

/// A list of the elements of a collection that match a query, the best first, with the matched
/// characters marked.
///
/// ```swift
/// TextField("Find", text: \.query).onSubmit { $0.open($0.commit) }
/// List(\.commits, matching: \.query, in: \.subject, selection: \.commit) { Text($0.subject) }
/// ```
///
/// An element matches if the characters of each word of the query are in its text, in their order,
/// as `fuzzyMatches(of:in:)` finds and ranks them. While the query has no words, all elements are
/// shown in their order, nothing is held and nothing is ranked. A `Text` in a row that shows
/// exactly the text in which the query was found has its characters bold and underlined there. A
/// `Text` rendered by a component in the row is not marked; use `Text(_:marking:)` there.
///
/// When the query changes, the best row is the first in view, and it has the cursor unless the
/// cursor is the selection. `.onMove` does nothing while there is a query.
///
/// In the list, typed text that nothing else uses goes on with the query, and Backspace takes back
/// its last character, if `query` is a property that can be written.
///
/// If the selection is a part of the state, each change of the query selects the best row, so that
/// Enter in the field can open it. While nothing is found, nothing is selected. With
/// `.selectionFallback(.none)` or `.neighbor` a selection stays as long as it matches. A selection
/// in a set stays in it.
///
/// **Large collections.** At most 4,096 elements are ranked in the update that brings another query
/// or another collection. If there are more, the others follow in slices of that size, and a key
/// that is typed meanwhile comes before the next slice. Until then the list shows up to 1,024 of
/// the best so far, or its last results if there are none. An update with the same query and the
/// same collection ranks nothing. A query that continues a finished one is looked for only among
/// its results.
///
/// **Changes of the collection.** While there is a query, the list holds the collection, so that it
/// can tell by the storage whether the collection has changed. An edit of an array in the state
/// then copies it once for each update, which costs less than ranking it again. If there are more
/// than 4,096 elements, an edited one is shown at once; one that was inserted, removed or renamed,
/// as soon as all are ranked. A collection that each update makes, such as a computed property, is
/// ranked again by each render of the owner. A large one should be a stored property. Texts that
/// change without the collection, in objects that it refers to, are not noticed.
///
/// - Parameters:
///   - query: the words to look for. A `TextField` can edit it.
///   - text: the text of an element in which they are looked for.
///   - placeholder: the content that replaces the rows and the footer while nothing matches.
/// - Complexity: O(q · n) in slices for another query or collection, for q characters in the query
///   and n in all texts; otherwise that of `List(\.commits)`.
@inlinable @inline(__always)
@MainActor
public func List<
  Owner: Component, Data: RandomAccessCollection, Selection: ListSelection<Data.Element.ID>
>(
  _ path: KeyPath<Owner.State, Data>, matching query: KeyPath<Owner.State, String>,
  in text: KeyPath<Data.Element, String>, selection: WritableKeyPath<Owner.State, Selection>,
  selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  listNode(
    CandidateSource(path, matching: query, in: text, selectable: selectable) { element, _ in
      row(element).base
    },
    SelectionBinding(selection), placeholder(), footer())
}

/// A list of the elements that match a query, whose rows need more of the state.
@inlinable @inline(__always)
@MainActor
public func List<
  Owner: Component, Data: RandomAccessCollection, Selection: ListSelection<Data.Element.ID>
>(
  _ path: KeyPath<Owner.State, Data>, matching query: KeyPath<Owner.State, String>,
  in text: KeyPath<Data.Element, String>, selection: WritableKeyPath<Owner.State, Selection>,
  selectable: ((Data.Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Data.Element, Owner.State) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> where Data.Element: Identifiable {
  listNode(
    CandidateSource(path, matching: query, in: text, selectable: selectable) { row($0, $1).base },
    SelectionBinding(selection), placeholder(), footer())
}
