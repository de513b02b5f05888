import RecurseCore

/// The day and the time of one date, with what is wrong with either below both.
struct DateParts: WidgetElement {
  func makeWidget(_ sender: EventSender<DateParts>) -> ElementWidget<DateParts> {
    DatePartsWidget(self, sender)
  }
}

final class DatePartsWidget: ContainerWidget<DateParts> {
  override var showsFieldError: Bool { true }
  override var showsErrorsInside: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    style.alignItems = .stretch
    style.alignSelf = .stretch
    // What is wrong may take more room than a date.
    if axis == .horizontal { style.flexGrow = 1 }
    style.flexShrink = 1
    return style
  }
}
