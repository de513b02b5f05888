import RecurseReconciler
import RecurseTerminal

/// The item of a context menu that copies the selected text.
private struct CopyItem: Component {
  let title: String
  let copies: @MainActor () -> Void

  func render(state: Void) -> Node { Button(title) { _ in copies() } }
}

extension WidgetTree {
  /// Returns the first item of a context menu that opens on a widget, if text is selected there.
  package func copyItem(at widget: Widget) -> AnyNode? {
    guard hasSelectedText(around: widget), let selected = selectedText else { return nil }
    return VirtualNode<CopyItem>(
      ignoringOutputsOf: CopyItem(title: selected.words.copy) { [weak selected] in
        _ = selected?.copySelection()
      }
    ).base
  }

  /// Returns the menu that opens on selected text where nothing has one of its own.
  package func copyMenu(at point: CellPoint) -> AnyNode? {
    guard let item = hit(point).flatMap({ copyItem(at: $0.widget) }) else { return nil }
    let request = PresentationRequest(column: point.column, row: point.row)
    return VirtualNode<CopyItem>.menu(label: "", request, VirtualNode(item))?.key("copy").base
  }
}
