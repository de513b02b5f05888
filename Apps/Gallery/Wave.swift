import Foundation
import Recurse

/// Waves that move to the left, with all below them filled, as large as there is room.
struct Wave: WidgetElement, Accessible {
  /// The distance that they have moved, in dots, of which a cell has two beside each other.
  let offset: Int

  var role: Role { Role("chart") }
  var label: String { "Frames" }
  var value: String? { nil }

  func makeWidget(_ sender: EventSender<Wave>) -> ElementWidget<Wave> { WaveWidget(self, sender) }

  /// The height in a column, from 0 to 1.
  func height(_ column: Int) -> Double {
    let place = Double(column + offset)
    return 0.5 + 0.28 * sin(place / 14) + 0.17 * sin(place / 6.1)
  }
}

private final class WaveWidget: ElementWidget<Wave> {
  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    style.stretchesWidth = true
    style.stretchesHeight = true
    return style
  }

  override func update(from old: Wave) { setNeedsPaint() }
  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    LayoutSize(width: 0, height: 3)
  }

  override func paint(_ context: GraphicsContext) {
    let dots = 4 * context.size.rows
    for row in context.visibleRows {
      let below = dots - 4 * (row + 1)
      let cells = (0..<context.size.columns).map { column in
        let (left, right) = (height(2 * column, of: dots), height(2 * column + 1, of: dots))
        return Self.cell(left - below, right - below)
      }
      context.draw(cells[...], column: 0, row: row)
    }
  }

  private func height(_ column: Int, of dots: Int) -> Int {
    Int(element.height(column) * Double(dots))
  }

  /// A cell of two columns of dots, filled from below.
  private static func cell(_ left: Int, _ right: Int) -> Glyph {
    let first: [UInt32] = [0x00, 0x40, 0x44, 0x46, 0x47]
    let second: [UInt32] = [0x00, 0x80, 0xA0, 0xB0, 0xB8]
    let dots = first[min(max(0, left), 4)] | second[min(max(0, right), 4)]
    return dots == 0 ? .space : Glyph(rawValue: 0x2800 + dots)
  }
}
