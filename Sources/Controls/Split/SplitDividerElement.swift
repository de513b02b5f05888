import RecurseCore

/// The line between two parts.
struct SplitDividerElement<Model: SplitModel>: WidgetElement, Accessible {
  typealias Event = Model.Change

  var label: String
  var value: String?
  /// The direction in which the line moves, across itself.
  var axis: Axis
  var model: Model

  var role: Role { .separator }

  func makeWidget(_ sender: EventSender<Self>) -> ElementWidget<Self> {
    SplitDividerWidget(self, sender)
  }
}
