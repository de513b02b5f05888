import Recurse
import RecurseImages

struct ImageExample: Component {
  struct State { var picture = gradient }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Image(state.picture, label: "A gradient")
  }
}

/// 12 by 12 pixels of red, green, blue and opacity.
private let gradient: Bitmap = {
  var pixels: [UInt8] = []
  for y in 0..<12 {
    for x in 0..<12 { pixels += [UInt8(20 * x), UInt8(20 * y), 128, 255] }
  }
  return (try? Bitmap(width: 12, height: 12, pixels: pixels)) ?? .empty
}()
