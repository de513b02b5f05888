import Recurse

struct StacksExample: Component {
  func render(state: Void) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      Divider()
      ZStack {
        Text("· · · · · · · · · · ·")
        Text(" front ").bold()
      }
    }
  }
}
