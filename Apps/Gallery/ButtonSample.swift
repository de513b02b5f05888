import Recurse

/// A button in a state that a picture cannot have: pressed, or with the mouse over it.
struct ButtonSample: WidgetElement {
  let title: String
  let state: ControlState

  func makeWidget(_ sender: EventSender<ButtonSample>) -> ElementWidget<ButtonSample> {
    ButtonSampleWidget(self, sender)
  }
}

private final class ButtonSampleWidget: ElementWidget<ButtonSample> {
  override func update(from old: ButtonSample) { setNeedsLayout() }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: element.title.count + 4, rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    context.drawButton(element.title, element.state)
  }
}
