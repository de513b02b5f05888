import RecurseCore

/// The day and the time of a date, with the error messages of both below them.
struct DateParts: WidgetElement {
  func makeWidget(_ sender: EventSender<DateParts>) -> ElementWidget<DateParts> {
    DatePartsWidget(self, sender)
  }
}

final class DatePartsWidget: ContainerWidget<DateParts>, FieldPart {
  override init(_ element: DateParts, _ sender: EventSender<DateParts>) {
    super.init(element, sender)
    setField(self)
  }

  var showsErrorsInside: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    style.alignItems = .stretch
    style.alignSelf = .stretch
    // An error message may take more room than a date.
    if axis == .horizontal { style.flexGrow = 1 }
    style.flexShrink = 1
    return style
  }
}
