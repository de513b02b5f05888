import Recurse
import RecurseDrawing

struct CanvasExample: Component {
  func render(state: Void) -> Node {
    Canvas { context, size in
      let disc = DotRect(x: size.width / 2 - 15, y: 0, width: 30, height: size.height)
      context.fill(Path(ellipseIn: disc), with: .accent)
      let line = Path { path in
        path.move(to: Dot(x: 0, y: size.height - 1))
        path.addLine(to: Dot(x: size.width - 1, y: 0))
      }
      context.stroke(line, with: .warning)
    }
    .accessibilityLabel("A disc and a line")
  }
}
