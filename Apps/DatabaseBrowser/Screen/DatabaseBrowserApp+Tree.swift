import DatabaseWork
import Recurse

extension DatabaseBrowserApp {
  /// Tables, views, indexes and triggers.
  ///
  /// - Parameter isNarrow: whether there is no room for the types of columns.
  func tree(_ state: State, isNarrow: Bool) -> Node {
    let counts = state.counts
    return List(
      \.tree.nodes, children: \.children, expanded: \.tree.open, selection: \.tree.selected
    ) { node in
      row(node, counts, isNarrow)
    } placeholder: {
      Text(state.facts == nil ? "Reading…" : "The database is empty").foreground(.secondaryText)
        .padding(horizontal: 1)
    }
    .accessibilityLabel("Database")
    .focused(\.focus, equals: .tree)
    .onChange(of: state.tree.selected) { state, _ in
      if state.showsTree, state.panel != .sql { state.showSelected(goes: false) }
    }
    .commands {
      Command("Filter", id: "filter-rows", key: "/") { state in
        state.show(.data)
        state.focus = .filter
      }
      Command("Show rows", key: "enter") { $0.showSelected(goes: true) }
      Command("Copy name", key: "y") { state, emit in
        guard let name = state.selectedName else { return }
        emit.copy(name)
        state.work.notice = "Copied “\(DisplayText.line(name))”."
      }
    }
  }

  /// A row, of which no word at the end touches the divider.
  @NodeBuilder<Self>
  private func row(_ node: SchemaNode, _ counts: TableCounts, _ isNarrow: Bool) -> Node {
    switch node.id {
    case .group:
      (Text(node.name).bold() + Text(" \(node.note)").foreground(.secondaryText)).lineLimit(1)
    case .table(let name):
      HStack(spacing: 1) {
        Text(node.name).lineLimit(1).flex(grow: 1, shrink: 1)
        // A part of a number would be another one.
        Text(node.note.isEmpty ? counts.words(of: name) : node.note).foreground(.secondaryText)
          .lineLimit(1).fixedSize()
      }
      .padding(.trailing)
      .onSelect { $0.showSelected(goes: true) }
    case .index, .trigger:
      (Text(node.name) + Text(node.note.isEmpty ? "" : "  \(node.note)").foreground(.secondaryText))
        .lineLimit(1).onSelect { $0.showSelected(goes: true) }
    case .column:
      HStack(spacing: 1) {
        Text(node.name).foreground(.secondaryText).lineLimit(1).flex(grow: 1)
        Text(isNarrow ? node.mark : node.note).foreground(.info).lineLimit(1)
      }
      .padding(.trailing)
    }
  }
}

extension BrowserState {
  /// The name of the row with the cursor.
  var selectedName: String? {
    switch tree.selected {
    case .table(let name), .index(let name), .trigger(let name), .column(_, let name): name
    case .group, nil: nil
    }
  }
}
