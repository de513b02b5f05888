import RecurseCore

extension Role {
  /// A read-only number within a range.
  public static let gauge = Role("gauge")
}

struct GaugeElement: WidgetElement, Accessible {
  var title: String
  var fraction: Double
  var caption: String
  /// The parts of the bar, if it has several.
  var segments: SegmentedBar?
  var hasLabelsInside = false

  init(title: String, value: Double, in range: ClosedRange<Double>, caption: String) {
    let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    self.title = title
    self.fraction = fraction > 0 ? min(fraction, 1) : 0
    self.caption = caption
  }

  var role: Role { .gauge }
  var label: String { title }
  var value: String? {
    guard let segments, !segments.segments.isEmpty else { return caption }
    return caption.isEmpty ? "\(segments)" : "\(caption) (\(segments))"
  }

  /// The caption after the bar.
  var captionBeside: String { hasLabelsInside && segments == nil ? "" : caption }

  /// The bar as areas; `nil` if it is a line.
  ///
  /// - Parameter color: the color of a bar without segments.
  func bar(in color: Color) -> SegmentedBar? {
    if var bar = segments {
      bar.showsTitles = hasLabelsInside
      return bar
    }
    guard hasLabelsInside else { return nil }
    return SegmentedBar([BarSegment("", value: fraction).foreground(color)], label: caption)
  }

  func makeWidget(_ sender: EventSender<GaugeElement>) -> ElementWidget<GaugeElement> {
    GaugeWidget(self, sender)
  }
}
