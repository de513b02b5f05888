import RecurseReactive
import RecurseReconciler

/// A list of rows of which the caller knows how they came about.
///
/// ```swift
/// List(state.tracks, changes: state.lastChanges) { track in Text(track.title) }
///
/// state.lastChanges = Changeset(steps: [.remove(at: 3, track)], oldCount: state.tracks.count)
/// state.tracks.remove(at: 3)
/// ```
///
/// The changes tell where the row at the upper edge and the one with the cursor went, however far
/// that is, without a search. They are a hint and nothing depends on their truth: a place counts
/// only where the row is found there. Debug builds compare them with the rows that are there and
/// report where they are wrong.
///
/// - Parameter changes: the steps that led from the rows of the last render to these.
@MainActor
public func List<Owner: Component, Element: Identifiable>(
  _ elements: [Element], changes: Changeset<Element>, selection: SelectionMode = .none,
  find: KeyPath<Element, String>? = nil,
  @NodeBuilder<Owner> row: @escaping @MainActor (Element) -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  let hint = ChangesHint(changes)
  let data = RowSource(
    elements, key: { NodeKey($0.id) }, text: find
  ) {
    row($0).base
  }
  return listNode(SelectionBinding(selection), placeholder: placeholder(), footer: footer()) {
    rows, _, _ in
    rows.append(
      CollectionRows(
        elements: data, steps: hint.take(), isTrusted: false, claimedCount: changes.oldCount))
  }
}

/// Steps that count for one update.
@MainActor
final class ChangesHint<Element> {
  private var steps: [ChangeStep<Element>]

  init(_ changes: Changeset<Element>) { steps = changes.steps }

  func take() -> [ChangeStep<Element>] {
    defer { steps = [] }
    return steps
  }
}
