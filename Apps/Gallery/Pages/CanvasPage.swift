import Foundation
import Recurse
import RecurseDrawing

/// A desk of instruments: a wave, a clock and a picture, drawn in the dots of cells.
struct CanvasPage: GalleryContent {
  static let source = """
    Canvas { context, size in
      for (color, function) in Self.curves {
        let curve = Path { path in
          for x in 0..<Int(size.width) {
            let angle = 4 * Double.pi * Double(x) / size.width
            let height = (1 - function(angle)) * (size.height - 1) / 2
            path.addLine(to: Dot(x: Double(x), y: height))
          }
        }
        context.stroke(curve, with: color)
      }
    }
    .frame(height: height)
    Canvas { context, size in Self.drawClock(&context, size) }
      .frame(height: height)
    Canvas(.halfBlocks) { context, size in
      let (left, right) = Self.discs(size)
      context.fill(left, with: .accent)
      context.fill(right, with: .warning)
      context.drawLayer { layer in
        layer.clip(to: left)
        layer.fill(right, with: .success)
      }
    }
    .frame(height: height)
    """

  func render(state: Void) -> Node {
    WithEnvironment(\.sceneSize) { size in
      let lines = cardColumns(of: 3, in: size) == 3 ? 1 : 2
      cards(height: cardRows(lines: lines, in: size, least: 9, most: 44))
    }
  }

  private func cards(height: Int) -> Node {
    Cards {
      Card("Two tones", note: "lines") {
        Canvas { context, size in
          for (color, function) in Self.curves {
            let curve = Path { path in
              for x in 0..<Int(size.width) {
                let angle = 4 * Double.pi * Double(x) / size.width
                let height = (1 - function(angle)) * (size.height - 1) / 2
                path.addLine(to: Dot(x: Double(x), y: height))
              }
            }
            context.stroke(curve, with: color)
          }
        }
        .frame(height: height)
      }
      Card("Ten past ten", note: "arcs") {
        Canvas { context, size in Self.drawClock(&context, size) }
          .frame(height: height)
      }
      Card("Mixed light", note: "half blocks") {
        Canvas(.halfBlocks) { context, size in
          let (left, right) = Self.discs(size)
          context.fill(left, with: .accent)
          context.fill(right, with: .warning)
          context.drawLayer { layer in
            layer.clip(to: left)
            layer.fill(right, with: .success)
          }
        }
        .frame(height: height)
      }
    }
  }

  private static let curves: [(Color, (Double) -> Double)] = [
    (.border, { _ in 0 }), (.warning, { cos($0) }), (.accent, { sin($0) }),
  ]

  /// The face of a clock at ten past ten.
  private static func drawClock(_ context: inout DrawingContext, _ size: DotSize) {
    let center = Dot(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2 - 0.5
    func line(from start: Double, to end: Double, hour: Double) -> Path {
      let (x, y) = (sin(hour * .pi / 6) * radius, -cos(hour * .pi / 6) * radius)
      return Path { path in
        path.move(to: Dot(x: center.x + start * x, y: center.y + start * y))
        path.addLine(to: Dot(x: center.x + end * x, y: center.y + end * y))
      }
    }
    context.stroke(circle(around: center, radius), with: .border)
    for hour in 0..<12 {
      context.stroke(line(from: 0.82, to: 0.92, hour: Double(hour)), with: .secondaryText)
    }
    context.stroke(line(from: 0, to: 0.45, hour: 10 + 1.0 / 6), with: .accent)
    context.stroke(line(from: 0, to: 0.75, hour: 2), with: .accent)
  }

  /// Two discs that overlap.
  private static func discs(_ size: DotSize) -> (left: Path, right: Path) {
    let radius = min(size.width / 3, size.height / 2)
    let middle = Dot(x: size.width / 2, y: size.height / 2)
    return (
      circle(around: Dot(x: middle.x - radius / 2, y: middle.y), radius),
      circle(around: Dot(x: middle.x + radius / 2, y: middle.y), radius)
    )
  }

  private static func circle(around center: Dot, _ radius: Double) -> Path {
    Path(
      ellipseIn: DotRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
