import RecurseCore

/// A pane with the nodes that it shows.
struct PaneContent {
  let pane: SplitPane
  let content: ContentNodes
}

/// The panes of a split and the dividers between them. It knows the room, and which panes had the
/// focus; it emits sizes that a person wants.
struct SplitPanes: Component {
  let axis: Axis
  /// The owner's sizes, or `nil` if the owner has none.
  let sizes: SplitSizes?
  let panes: [PaneContent]

  struct State {
    /// The number of cells along the split, once it is laid out.
    var available: Int?
    var sizes = SplitSizes()
    /// The panes that had the focus, the last one first.
    var recent: [String] = []
    /// The pane behind the divider that was in use last.
    var divider: String?
    /// The number of times that a person asked for a pane that had no room.
    var requests = 0

    mutating func enter(_ pane: String) {
      recent.removeAll { $0 == pane }
      recent.insert(pane, at: 0)
    }
  }
  typealias Output = SplitSizes

  var initialState: State { State() }

  private func layout(_ state: State) -> SplitLayout {
    SplitLayout(
      panes.map(\.pane), sizes ?? state.sizes, in: state.available ?? SplitLayout.most,
      recent: state.recent)
  }

  private func perform(
    _ change: PanesChange, _ state: inout State, _ emit: inout Emit<SplitSizes>
  ) {
    switch change {
    case .sizes(let changed, let back):
      if let back { state.enter(back) }
      if sizes == nil { state.sizes = changed } else { emit(changed) }
    case .shows(let pane):
      state.enter(pane)
      state.requests += 1
    case .uses(let pane):
      state.divider = pane
    }
  }

  /// A pane and the divider before it, in a layout.
  private struct Part: Identifiable {
    let id: String
    let index: Int
    let content: ContentNodes
    /// The cells of the pane, once they are known.
    let length: Int?
    let isShown: Bool
    let label: String
    let divider: SplitGap
    let showsDivider: Bool
  }

  private func parts(_ state: State) -> [Part] {
    let layout = layout(state)
    let used = panes.firstIndex { $0.pane.id == state.divider }
    return panes.enumerated().map { index, content in
      let gap = index == 0 ? nil : layout.gap(before: index)
      // A divider that stands for several is the one in use, so that it keeps the focus and a drag.
      let place = gap.flatMap { gap -> Int? in
        let isInUse = used.map { layout.divided(by: gap).contains($0) } ?? false
        return isInUse ? used : layout.usualPane(of: gap)
      }
      return Part(
        id: content.pane.id, index: index, content: content.content,
        length: state.available == nil ? nil : layout.cells[index],
        isShown: layout.isShown(index), label: index == 0 ? "" : panes[index - 1].pane.id,
        divider: SplitGap(
          layout: layout, gap: gap ?? SplitLayout.Gap(), pane: content.pane.id,
          isFirstUse: used != index),
        showsDivider: place == index)
    }
  }

  func render(state: State) -> Node {
    VirtualNode(
      PanesElement(
        axis: axis, ids: panes.map(\.pane.id), available: state.available,
        inUse: state.recent.first, requests: state.requests),
      children: content(parts(state))
    ) { state, event, emit in
      switch event {
      case .resized(let cells): state.available = cells
      case .entered(let pane): state.enter(pane)
      case .wanted(let pane):
        state.enter(pane)
        let current = sizes ?? state.sizes
        guard current.isCollapsed(pane) else { return }
        perform(.sizes(current.expanding(pane), back: nil), &state, &emit)
      }
    }
  }

  @NodeBuilder<Self> private func content(_ parts: [Part]) -> Node {
    ForEach(parts) { part in
      if part.index > 0 { divider(of: part) }
      pane(of: part)
    }
  }

  private func divider(of part: Part) -> Node {
    VirtualNode(
      SplitDividerElement(
        label: part.label, value: part.divider.value, axis: axis, model: part.divider)
    ) { state, change, emit in
      perform(change, &state, &emit)
    }
    .collapsed(!part.showsDivider)
  }

  /// Grows from nothing in proportion to its cells, which add up to the room: so the pane has them
  /// exactly, and nothing that it shows makes the split larger.
  private func pane(of part: Part) -> Node {
    VStack(alignment: .stretch) { Content(part.content) }
      .focusScope()
      .flex(grow: Double(part.length ?? 1), shrink: 1, basis: 0)
      .collapsed(!part.isShown)
  }
}
