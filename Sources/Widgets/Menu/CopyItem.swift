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
  func copyItem(at widget: Widget) -> AnyNode? {
    guard hasSelectedText, let selected = selectedText, selected.selectionReaches(widget) else {
      return nil
    }
    return VirtualNode<CopyItem>(
      ignoringOutputsOf: CopyItem(title: selected.words.copy) { [weak selected] in
        _ = selected?.copySelection()
      }
    ).base
  }

  /// Returns the menu that opens on a widget, if text is selected there, where nothing has one of
  /// its own.
  package func copyMenu(on widget: Widget, at point: CellPoint) -> AnyNode? {
    guard let item = copyItem(at: widget) else { return nil }
    let request = PresentationRequest(column: point.column, row: point.row)
    return VirtualNode<CopyItem>.menu(label: "", request, VirtualNode(item))?.key("copy").base
  }
}
