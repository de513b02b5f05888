import Foundation
import Recurse
import RecurseDrawing

/// Waves that move to the left, with all below them filled, as large as there is room.
struct Wave: Component, Equatable {
  /// The distance that they have moved, in dots, of which a cell has two beside each other.
  let offset: Int

  func render(state: Void) -> Node {
    Canvas { context, size in
      let area = Path { path in
        path.move(to: Dot(x: 0, y: size.height))
        for column in 0...Int(size.width) {
          let height = height(column) * size.height
          path.addLine(to: Dot(x: Double(column), y: size.height - height))
        }
        path.addLine(to: Dot(x: size.width, y: size.height))
      }
      context.fill(area, with: .accent)
    }
    .frame(minHeight: 3)
    .accessibilityLabel("A wave")
  }

  /// The height in a column, from 0 to 1.
  private func height(_ column: Int) -> Double {
    let place = Double(column + offset)
    return 0.5 + 0.28 * sin(place / 14) + 0.17 * sin(place / 6.1)
  }
}
