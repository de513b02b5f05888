import RecurseLayout
import RecurseReconciler
import RecurseWidgets

extension OwnedContent {
  /// Adds buttons to a row of a list that are opened beside it.
  ///
  /// ```swift
  /// Text(mail.subject).swipeActions {
  ///   Button("Archive") { $0.archive(mail.id) }
  ///   Button("Delete") { $0.delete(mail.id) }
  /// }
  /// ```
  ///
  /// ← opens those of the row under the cursor. There ← and → go from one to the next, Enter presses
  /// it, and Escape closes them, as does whatever takes the focus elsewhere. What was pressed closes
  /// them, too. The right mouse button, Shift-F10 and the Menu key show them as a context menu, after
  /// the items of the row's own.
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

extension Modifiable where Modified: StaticContent {
  /// Adds buttons to a row of a list that are opened beside it.
  @_disfavoredOverload
  public func swipeActions<Owner: Component>(
    @NodeBuilder<Owner> content: @escaping @MainActor () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).swipeActions(content: content)
  }
}

/// A row, and what can be opened beside it.
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

/// The actions of a row, beside each other.
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
