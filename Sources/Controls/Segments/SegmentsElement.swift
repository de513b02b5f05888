import RecurseCore

/// Things to choose one of, beside each other: a segmented picker, the bar of a tab view.
struct SegmentsElement: WidgetElement, Accessible {
  typealias Event = Int

  var role: Role
  var title = ""
  var labels: [String]
  /// Those that cannot be chosen.
  var disabled: [Int] = []
  var selected: Int?
  /// Whether the bar is as wide as its stack.
  var fillsWidth = false
  /// What an author would want to know of the options.
  var problem: String?

  var label: String { title }
  var value: String? { selected.flatMap { labels.indices.contains($0) ? labels[$0] : nil } }

  func makeWidget(_ sender: EventSender<SegmentsElement>) -> ElementWidget<SegmentsElement> {
    SegmentsWidget(self, sender)
  }
}
