import RecurseLayout
import RecurseTerminal

extension Widget {
  /// The numbers of the lines that the widget's lines join where they meet.
  ///
  ///     ┌──────────┐   What lies over others, in a `ZStack` or by its position, joins none.
  ///     ├──────────┤
  ///     │┌────────┐│   What is scrolled joins nothing beyond the edges that cut it: only along the
  ///     ││ three  ││   other axis does a divider in it join the border around.
  ///     └──────────┘
  final var lineGroup: LineGroup {
    var (horizontal, vertical): (UInt32?, UInt32?)
    var widget = self
    while let parent = widget.parent, horizontal == nil || vertical == nil {
      if widget.isLayer(of: parent) { break }
      if let scrolled = parent.scrollContainer {
        let axes = scrolled.scrolledAxes
        let number = parent.lineGroupNumber | Self.insideOfScrolled
        if axes.contains(.horizontal) { horizontal = horizontal ?? number }
        if axes.contains(.vertical) { vertical = vertical ?? number }
      }
      widget = parent
    }
    let around = widget.lineGroupNumber
    return LineGroup(horizontal: horizontal ?? around, vertical: vertical ?? around)
  }

  /// The bit that tells the lines inside a scroll container from those of the container itself.
  private static var insideOfScrolled: UInt32 { 1 << 31 }

  private func isLayer(of parent: Widget) -> Bool {
    style.position == .absolute || parent.containerPart?.separatesChildLines == true
  }
}
