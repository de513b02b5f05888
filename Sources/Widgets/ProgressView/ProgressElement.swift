import RecurseReconciler
import RecurseTerminal

package struct ProgressElement: WidgetElement, Accessible {
  /// The fraction, from 0 to 1.
  package var fraction: Double
  /// The words for the remaining time; `nil` hides it.
  var timeLeft: TimeLeftWords?
  /// The parts of the bar, if it has several.
  private var segments: SegmentedBar?
  private var hasLabelsInside = false
  /// The text in a bar without segments; `nil` is the percentage.
  private var caption: String?

  init(fraction: Double) { self.fraction = fraction > 0 ? min(fraction, 1) : 0 }

  init(segments: [BarSegment], total: Double) {
    let bar = SegmentedBar(segments, total: total)
    self.segments = bar
    fraction = bar.fraction
  }

  package var role: Role { .progressView }
  package var label: String { "" }
  package var value: String? {
    guard let segments, !segments.segments.isEmpty else { return percentage }
    return "\(percentage) (\(segments))"
  }

  private var percentage: String { "\(Int((fraction * 100).rounded(.down))) %" }

  func showingTimeLeft(_ words: Words) -> ProgressElement {
    var element = self
    element.timeLeft = TimeLeftWords(words)
    return element
  }

  func withLabelsInside(_ isInside: Bool, caption: String?) -> ProgressElement {
    var element = self
    element.hasLabelsInside = isInside
    element.caption = caption
    return element
  }

  /// The bar as areas; `nil` if it is a line.
  ///
  /// - Parameter color: the color of a bar without segments.
  func bar(in color: Color) -> SegmentedBar? {
    if var bar = segments {
      bar.showsTitles = hasLabelsInside
      return bar
    }
    guard hasLabelsInside else { return nil }
    return SegmentedBar(
      [BarSegment("", value: fraction).foreground(color)], label: caption ?? percentage)
  }

  package func makeWidget(
    _ sender: EventSender<ProgressElement>
  ) -> ElementWidget<ProgressElement> {
    ProgressWidget(self, sender)
  }
}
