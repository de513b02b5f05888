import RecurseReactive
import RecurseReconciler

/// A list of a collection that tells its changes: they move the window and the cursor without a
/// search, and nobody compares the collection with what it was.
///
/// ```swift
/// List(library.tracks) { track in Text(track.title) }     // a CollectionProperty<Track>
/// ```
///
/// A change renders the rows that can be seen, and no component.
@MainActor
public func List<Owner: Component, Element: Identifiable>(
  _ collection: ObservableCollection<Element>, selection: SelectionMode = .none,
  find: KeyPath<Element, String>? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  collectionList(collection, SelectionBinding(selection), find, row, placeholder(), footer())
}

/// A list of a collection that tells its changes, of which a part of the state says which rows are
/// selected.
@MainActor
public func List<
  Owner: Component, Element: Identifiable, Selection: ListSelection<Element.ID>
>(
  _ collection: ObservableCollection<Element>, selection: WritableKeyPath<Owner.State, Selection>,
  find: KeyPath<Element, String>? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  collectionList(collection, SelectionBinding(selection), find, row, placeholder(), footer())
}

@MainActor
private func collectionList<Owner: Component, Element: Identifiable>(
  _ collection: ObservableCollection<Element>, _ selection: SelectionBinding<Owner.State>,
  _ find: KeyPath<Element, String>?,
  _ row: @escaping @MainActor (Element) -> VirtualNode<Owner>, _ placeholder: VirtualNode<Owner>,
  _ footer: VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let changes = CollectionChanges(collection)
  return listNode(selection, placeholder: placeholder, footer: footer) { rows, _, _ in
    rows.append(
      CollectionRows(
        elements: RowSource(collection.value, key: { NodeKey($0.id) }, text: find) {
          row($0).base
        },
        steps: changes.take(), isTrusted: true))
  }
}

/// The steps that a collection took since somebody last asked.
@MainActor
final class CollectionChanges<Element> {
  private let collection: ObservableCollection<Element>
  private var observation: Disposable?
  private var steps: [ChangeStep<Element>] = []

  /// More are not worth following: what stood in the window is looked for instead.
  private static var limit: Int { 1_024 }

  init(_ collection: ObservableCollection<Element>) { self.collection = collection }

  func take() -> [ChangeStep<Element>] {
    defer { steps = [] }
    if observation == nil {
      observation = collection.observeChanges { [weak self] in self?.add($0.changeset.steps) }
    }
    return steps
  }

  private func add(_ new: [ChangeStep<Element>]) {
    // Forgotten steps make places that their keys do not confirm.
    if steps.count + new.count > Self.limit { steps = [] } else { steps += new }
  }
}
