import Recurse

extension InspectApp {
  /// The tree. What the shown step has rendered has a dot.
  func tree(_ state: State) -> Node {
    List(\.nodes, children: \.children, expanded: \.open, selection: \.selected) { node in
      label(node).lineLimit(1).onSelect { $0.showsDetail = true }
    }
    .accessibilityLabel("Tree")
    .scrollPosition(\.treePosition)
    .focused(\.focus, equals: .tree)
  }

  private func label(_ node: TreeNode) -> Text {
    let line = node.line
    var text = Text(line.name)
    switch line.kind {
    case "component": text = text.bold()
    case "layer": text = text.foreground(.info)
    default: text = text.foreground(.secondaryText)
    }
    if let reason = node.reason { text = text + Text(" ● \(reason)").foreground(.warning) }
    if line.focused == 1 { text = text + Text(" focused").foreground(.accent) }
    return text
  }

  /// The selected node, or the shown step.
  func detail(_ state: State) -> Node {
    TabView(selection: \.page) {
      Tab("Node", value: .node) { DetailPane(lines: nodeLines(state)) }
      Tab("Step", value: .step) {
        DetailPane(lines: state.timeline.step.map { [DetailLine].step($0) } ?? [])
      }
    }
  }

  private func nodeLines(_ state: State) -> [DetailLine] {
    guard let line = state.selectedLine else { return [] }
    return .node(line, before: state.selectedBefore, state.timeline.step)
  }
}

/// Lines that scroll.
struct DetailPane: Component, Equatable {
  let lines: [DetailLine]

  func render(state: Void) -> Node {
    ScrollView {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in text(line) }
    }
    .padding(horizontal: 1)
  }

  private func text(_ line: DetailLine) -> Text {
    let text = Text(line.text)
    switch line.style {
    case .title: return text.bold()
    case .heading: return text.foreground(.accent)
    case .plain: return text
    case .changed: return text.foreground(.warning)
    case .quiet: return text.foreground(.secondaryText)
    }
  }
}
