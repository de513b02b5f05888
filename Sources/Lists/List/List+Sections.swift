import RecurseReconciler
import RecurseWidgets

/// A list of rows and sections written in a body.
///
/// ```swift
/// List(selection: .single) {
///   Section("Friends", \.friends) { friend in Text(friend.name) }
///   ForEach(state.groups) { group in
///     Section(group.title, group.users) { user in UserRow(user: user) }
///   }
///   if state.isLoading { Text("Loading…") }
/// }
/// ```
///
/// The body is evaluated at each render. For a section's collection, only the visible rows are
/// built. A header stays at the top edge while rows of its section are visible.
@MainActor
public func List<Owner: Component, Selection: ListSelection>(
  selection: WritableKeyPath<Owner.State, Selection>,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>,
  @NodeBuilder<Owner> footer: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() },
  @NodeBuilder<Owner> placeholder: () -> VirtualNode<Owner> = { NodeBuilder.buildBlock() }
) -> VirtualNode<Owner> {
  sectionList(SelectionBinding(selection), content().base, placeholder(), footer())
}

@MainActor
func sectionList<Owner: Component>(
  _ selection: SelectionBinding<Owner.State>, _ body: AnyNode, _ placeholder: VirtualNode<Owner>,
  _ footer: VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let listed = body.bodyRows
  return listNode(selection, placeholder: placeholder, footer: footer, hasSections: true) {
    rows, _, lazy in
    for node in listed {
      switch node {
      case .row(let node, let key): rows.append(node, under: key)
      case .section(let section, let key): rows.append(section, under: key, for: lazy.owner)
      }
    }
  }
}
