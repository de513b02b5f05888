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
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  collectionList(collection, SelectionBinding(selection), find, row, placeholder())
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
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  collectionList(collection, SelectionBinding(selection), find, row, placeholder())
}

@MainActor
private func collectionList<Owner: Component, Element: Identifiable>(
  _ collection: ObservableCollection<Element>, _ selection: SelectionBinding<Owner.State>,
  _ find: KeyPath<Element, String>?,
  _ row: @escaping @MainActor (Element) -> VirtualNode<Owner>, _ placeholder: VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let changes = CollectionChanges(collection)
  let code = ChildFunction(row).code
  return listNode(selection, placeholder: placeholder) { rows, _, _ in
    rows.append(
      CollectionRows(
        elements: DataRows(data: collection.value, key: { NodeKey($0.id) }, text: find, code: code)
        {
          row($0).base
        },
        steps: changes.take()))
  }
}

/// The steps that a collection took since somebody last asked.
@MainActor
private final class CollectionChanges<Element> {
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

/// Rows that know where each of them went.
private struct CollectionRows<Element: Identifiable>: LazyRows, FindableRows {
  let elements: DataRows<[Element]>
  let steps: [ChangeStep<Element>]

  var count: Int { elements.count }
  func key(at index: Int) -> NodeKey { elements.key(at: index) }
  func node(at index: Int) -> AnyNode { elements.node(at: index) }
  func origins(at indices: [Int]) -> (any LazyOrigins)? { elements.origins(at: indices) }
  var hasTexts: Bool { elements.hasTexts }
  func text(at index: Int) -> String? { elements.text(at: index) }

  /// Follows the steps. Only a place that the key confirms counts: a wrong one would lose a row.
  func place(of key: NodeKey, lastAt index: Int) -> LazyPlace {
    let mayReturn = steps.contains { if case .insert = $0 { true } else { false } }
    var place = index
    for step in steps {
      switch step {
      case .insert(let index, _): if index <= place { place += 1 }
      case .remove(let index, let element):
        // It may have been put in again.
        if index == place { return mayReturn || NodeKey(element.id) != key ? .unknown : .gone }
        if index < place { place -= 1 }
      case .move(let from, let to, _):
        if from == place {
          place = to
        } else {
          if from < place { place -= 1 }
          if to <= place { place += 1 }
        }
      case .update: break
      }
    }
    return (0..<count).contains(place) && self.key(at: place) == key ? .at(place) : .unknown
  }
}
