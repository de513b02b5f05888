import RecurseLayout
import RecurseReconciler
import RecurseWidgets

extension OwnedContent {
  /// Adds buttons to a row of a list, which open beside it.
  ///
  /// ```swift
  /// Text(mail.subject).swipeActions {
  ///   Button("Archive") { $0.archive(mail.id) }
  ///   Button("Delete") { $0.delete(mail.id) }
  /// }
  /// ```
  ///
  /// ← opens the actions of the row under the cursor. ← and → then move from one to the next, Enter
  /// presses it, and Escape closes them. They also close when one is pressed or the focus moves
  /// elsewhere. The right mouse button, Shift-F10 and the Menu key show the actions in a context
  /// menu, after the row's own items.
  public func swipeActions(
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    let strip = VirtualNode<Owner>(RowActionStripElement(), children: content())
    return VirtualNode(
      RowActionsElement(),
      children: NodeBuilder.buildBlock(
        VStack(alignment: .stretch) { node }.flex(grow: 1, shrink: 1, basis: 0), strip)
    ).presenting(.contextMenuItems) { request in .menu(label: "", request, content()) }
  }
}

/// A row, and the actions that open beside it.
package struct RowActionsElement: WidgetElement {
  package func makeWidget(
    _ sender: EventSender<RowActionsElement>
  ) -> ElementWidget<RowActionsElement> {
    RowActionsWidget(self, sender)
  }
}

extension RowActionsElement: CustomStringConvertible {
  package var description: String { "row with actions" }
}

/// The actions of a row, side by side.
package struct RowActionStripElement: WidgetElement {
  package func makeWidget(
    _ sender: EventSender<RowActionStripElement>
  ) -> ElementWidget<RowActionStripElement> {
    RowActionStripWidget(self, sender)
  }
}

extension RowActionStripElement: CustomStringConvertible {
  package var description: String { "row actions" }
}
