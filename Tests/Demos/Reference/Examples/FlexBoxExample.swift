import Recurse

struct FlexBoxExample: Component {
  let tags = ["swift", "terminal", "ncurses", "layout", "focus", "themes"]

  func render(state: Void) -> Node {
    FlowStack(spacing: 1) {
      ForEach(tags, id: \.self) { tag in Text(tag).padding(.horizontal).background(.surface) }
    }
    FlexBox(justifyContent: .spaceBetween) {
      Text("first")
      Text("second").flex(grow: 0, shrink: 1)
      Text("third")
    }
    .frame(maxWidth: .infinity)
  }
}
