import Recurse
import RecurseDrawing

/// A canvas whose picture the state says, and the times that it was drawn.
struct CanvasPage: Component {
  final class Calls {
    var sizes: [DotSize] = []
  }

  struct State {
    var style = DotStyle.braille
    var draw: @MainActor (inout DrawingContext, DotSize) -> Void
    var renders = 0
  }

  let initialState: State
  let calls = Calls()

  init(
    _ style: DotStyle = .braille,
    _ draw: @escaping @MainActor (inout DrawingContext, DotSize) -> Void
  ) {
    initialState = State(style: style, draw: draw)
  }

  func render(state: State) -> Node {
    Canvas(state.style) { [calls] context, size in
      calls.sizes.append(size)
      state.draw(&context, size)
    }
  }
}

/// Lines between the corners of a picture.
@MainActor func drawCross(_ context: inout DrawingContext, _ size: DotSize) {
  let (right, bottom) = (size.width - 1, size.height - 1)
  context.stroke(Path { $0.addLines([.zero, Dot(x: right, y: bottom)]) }, with: .accent)
  context.stroke(
    Path { $0.addLines([Dot(x: 0, y: bottom), Dot(x: right, y: 0)]) }, with: .warning)
}

extension Path {
  /// A rectangle from the upper left corner.
  init(width: Double, height: Double) {
    self.init(DotRect(x: 0, y: 0, width: width, height: height))
  }
}
