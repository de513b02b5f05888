import RecurseReactive
import RecurseReconciler
import RecurseWidgets

/// A list of a collection property, or of a collection derived from one.
///
/// ```swift
/// List(library.tracks) { track in Text(track.title) }     // a CollectionProperty<Track>
/// ```
///
/// A change renders only the visible rows, and no component.
@MainActor
public func List<
  Owner: Component, Element: Identifiable, Selection: ListSelection<Element.ID>
>(
  _ collection: ObservableCollection<Element>, selection: WritableKeyPath<Owner.State, Selection>,
  find: KeyPath<Element, String>? = nil, selectable: ((Element) -> Bool)? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  listNode(
    RowSource(collection, find: find, selectable: selectable) { row($0).base },
    SelectionBinding(selection),
    placeholder(), footer())
}
