import Recurse

struct FramesExample: Component {
  func render(state: Void) -> Node {
    Text("20 × 3")
      .frame(width: 20, height: 3, alignment: .center)
      .background(.surface)
    HStack(spacing: 0) {
      Text("one").border().flex(grow: 1, basis: 0)
      Text("two").border().flex(grow: 2, basis: 0)
    }
  }
}
