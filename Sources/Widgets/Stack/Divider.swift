import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A line across its stack: horizontal in a column, vertical in a row. It joins the lines of
/// borders that it meets.
public struct Divider: StaticContent, Modifiable {
  /// Creates a divider.
  public init() {}

  /// The divider as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(DividerElement())
  }
}

package struct DividerElement: WidgetElement {
  package func makeWidget(
    _ sender: EventSender<DividerElement>
  ) -> ElementWidget<DividerElement> {
    DividerWidget(self, sender)
  }
}

final class DividerWidget: ElementWidget<DividerElement> {
  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.alignSelf = .stretch
    style.flexShrink = 0
    return style
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: 1, rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    let size = context.size
    let group = lineGroup
    if parent?.stackDirection == .row {
      let line = LineArms(up: .light, down: .light)
      for row in 0..<size.rows { context.drawLine(line, group: group, column: 0, row: row) }
    } else {
      context.drawLine(
        LineArms(right: .light, left: .light), group: group, column: 0, row: 0,
        count: size.columns)
    }
  }
}
