import RecurseCore

/// A row of segments of which one is selected: a segmented picker, or the bar of a tab view.
struct SegmentsElement: WidgetElement, Accessible {
  typealias Event = Int

  var role: Role
  var title = ""
  var labels: [String]
  /// The indices of the segments that cannot be chosen.
  var disabled: [Int] = []
  var selected: Int?
  /// Whether the bar is as wide as its stack.
  var fillsWidth = false
  /// A mistake in the options, to report to the author of the app.
  var problem: String?

  var label: String { title }
  var value: String? { selected.flatMap { labels.indices.contains($0) ? labels[$0] : nil } }

  func makeWidget(_ sender: EventSender<SegmentsElement>) -> ElementWidget<SegmentsElement> {
    SegmentsWidget(self, sender)
  }
}
