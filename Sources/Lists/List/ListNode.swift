import RecurseReconciler
import RecurseWidgets

/// Returns the node of a list, in the form to which all overloads of `List` reduce.
@MainActor
func listNode<Owner: Component>(
  _ selection: SelectionBinding<Owner.State>, placeholder: VirtualNode<Owner>,
  footer: VirtualNode<Owner>, hasSections: Bool = false, reachesHeaders: Bool = false,
  query: WritableKeyPath<Owner.State, String>? = nil,
  open: @escaping @MainActor (inout Owner.State, ListElement.Opening) -> Void = { _, _ in },
  _ fill: @escaping @MainActor (inout ListRows, Owner.State, LazyInstance) -> Void
) -> VirtualNode<Owner> {
  let element = ListElement(
    mode: selection.mode, isBound: selection.isBound, hasSections: hasSections,
    reachesHeaders: reachesHeaders, continuesQuery: query != nil)
  let rows = VirtualNode<Owner>.lazy { state, lazy in
    let hasGutter = selection.mode == .multiple
    var isSelected: (@MainActor (NodeKey) -> Bool)?
    if let holds = selection.isSelected { isSelected = { holds(state, $0) } }
    var rows = ListRows(hasGutter: hasGutter, isSelected: isSelected)
    fill(&rows, state, lazy)
    // The list may have taken a query before.
    if rows.ranking == nil, lazy.memory != nil { lazy.memory = nil }
    rows.selected = selection.only?(state)
    if !rows.hasRows, !placeholder.base.slots.isEmpty {
      rows.removeAll()
      rows.append(
        placeholder.base, under: .other(AnyHashable(PlaceholderKey.placeholder)),
        as: .placeholder)
    } else if !footer.base.slots.isEmpty {
      rows.append(footer: footer.base)
    }
    return rows
  }
  return VirtualNode(element, children: rows) { state, event, _ in
    switch event {
    case .selection(let change): selection.select?(&state, change.key, change.isSelected)
    case .opening(let opening): open(&state, opening)
    case .queryText(let text): if let query { state[keyPath: query] += text }
    case .queryBackspace: if let query { _ = state[keyPath: query].popLast() }
    }
  }
}

/// Returns a list of one collection.
@usableFromInline
@MainActor
func listNode<Owner: Component>(
  _ source: RowSource<Owner.State>, _ selection: SelectionBinding<Owner.State>,
  _ placeholder: VirtualNode<Owner>, _ footer: VirtualNode<Owner>
) -> VirtualNode<Owner> {
  listNode(selection, placeholder: placeholder, footer: footer) { rows, state, _ in
    rows.append(source.rows(state))
  }
}

/// Returns a list of the candidates that match a query.
@usableFromInline
@MainActor
func listNode<Owner: Component>(
  _ source: CandidateSource<Owner.State>, _ selection: SelectionBinding<Owner.State>,
  _ placeholder: VirtualNode<Owner>, _ footer: VirtualNode<Owner>
) -> VirtualNode<Owner> {
  listNode(selection, placeholder: placeholder, footer: footer, query: source.typedQuery) {
    rows, state, lazy in
    rows.append(source.rows(of: state, rankedBy: lazy))
    rows.ranking = RowRanking(lazy.ranking)
  }
}
