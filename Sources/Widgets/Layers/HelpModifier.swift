import RecurseReconciler

extension Modifiable {
  /// Adds a tooltip below the content, shown when the mouse or the focus rests there for a while.
  ///
  /// ```swift
  /// Button("Sync") { $0.sync() }.help("Sends what was changed, and fetches what others changed")
  /// ```
  ///
  /// A key or a click hides the tooltip. It takes no input.
  public consuming func help(_ text: String) -> Modified {
    modified(
      by: .presenting(.help) {
        TypedElementBox(
          LayerElement(.help, label: text, isRequested: true), attributes: nil,
          children: [HelpText(text).node])
      })
  }
}

/// The content of a tooltip.
@MainActor
private struct HelpText {
  let node: AnyNode

  init(_ text: String) {
    let label = Text(text).padding(horizontal: 1).border(.rounded)
    node = label.node(for: HelpOwner.self).base
  }
}

/// The owner of content without handlers.
private struct HelpOwner: Component {
  func render(state: Void) -> Node { Text("") }
}
