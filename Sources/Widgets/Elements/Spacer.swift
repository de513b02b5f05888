import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// Takes the room that is left in a stack.
public struct Spacer: StaticContent, Modifiable {
  let minLength: Int

  /// - Parameter minLength: cells that it takes at least.
  public init(minLength: Int = 0) { self.minLength = max(0, minLength) }

  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode(SpacerElement(minLength: minLength))
  }
}

package struct SpacerElement: WidgetElement {
  package var minLength: Int

  package func makeWidget(_ sender: EventSender<SpacerElement>) -> ElementWidget<SpacerElement> {
    SpacerWidget(self, sender)
  }
}

final class SpacerWidget: ElementWidget<SpacerElement> {
  override var isSolid: Bool { false }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.flexGrow = 1
    style.stretchesMain = true
    style.flexShrink = 0
    style.flexBasis = .cells(Double(element.minLength))
    return style
  }

  override func update(from old: SpacerElement) { refreshLayoutStyle() }

  override func prepareForReuse() -> Bool { true }
}

/// A line across its stack: horizontal in a column, vertical in a row.
public struct Divider: StaticContent, Modifiable {
  public init() {}

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

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    LayoutSize(width: 1, height: 1)
  }

  override func paint(_ canvas: Canvas) {
    let size = canvas.size
    let group = lineGroup
    if parent?.stackDirection == .row {
      let line = LineArms(up: .light, down: .light)
      for row in 0..<size.rows { canvas.drawLine(line, group: group, column: 0, row: row) }
    } else {
      canvas.drawLine(
        LineArms(right: .light, left: .light), group: group, column: 0, row: 0,
        count: size.columns)
    }
  }
}
