import Recurse

/// A profile as columns of eighths of a cell, which fills the available size.
package struct ElevationChart: WidgetElement, Accessible {
  package var profile: ElevationProfile

  package init(_ profile: ElevationProfile) { self.profile = profile }

  package static let role = Role("chart")

  package var role: Role { Self.role }
  package var label: String { "Elevation" }
  package var value: String? {
    profile.range.map { "\($0.lowerBound.whole)–\($0.upperBound.whole) m" }
  }

  package func makeWidget(
    _ sender: EventSender<ElevationChart>
  ) -> ElementWidget<ElevationChart> {
    ElevationChartWidget(self, sender)
  }

  /// The height of each column in eighths of a cell: one at the lowest elevation, all at the
  /// highest, half if the profile is level.
  static func eighths(of profile: ElevationProfile, columns: Int, rows: Int) -> [Int] {
    guard rows > 0, let range = profile.range else { return [] }
    let height = range.upperBound - range.lowerBound
    let most = Double(8 * rows)
    return profile.heights(columns).map { elevation in
      let share = (elevation - range.lowerBound) / height
      // Not a number if the profile is level, and may be infinite.
      guard share.isFinite else { return 4 * rows }
      return 1 + Int((min(max(0, share), 1) * (most - 1)).rounded())
    }
  }
}

final class ElevationChartWidget: ElementWidget<ElevationChart> {
  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.stretchesWidth = true
    style.stretchesHeight = true
    return style
  }

  override func update(from old: ElevationChart) { setNeedsPaint() }

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    LayoutSize(width: 0, height: 0)
  }

  override func paint(_ context: GraphicsContext) {
    let rows = context.size.rows
    let columns = ElevationChart.eighths(
      of: element.profile, columns: context.size.columns, rows: rows)
    for row in context.visibleRows {
      let below = 8 * (rows - 1 - row)
      let cells = columns.map { Self.blocks[min(max(0, $0 - below), 8)] }
      context.draw(cells[...], column: 0, row: row)
      guard context.showsSurfaces else { continue }
      // Some terminals leave gaps between full blocks.
      var full = context.style
      full.background = full.foreground ?? .text
      for column in cells.indices where cells[column] == Self.blocks[8] {
        context.draw(cells[column...column], column: column, row: row, style: full)
      }
    }
  }

  /// A space, then one eighth to eight.
  private static let blocks = [.space] + (0x2581...0x2588).map { Glyph(rawValue: $0) }
}
