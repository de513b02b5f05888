import Recurse

struct BoxesExample: Component {
  func render(state: Void) -> Node {
    VStack {
      Text("inside")
      Divider()
      Text("below")
    }
    .padding(horizontal: 2)
    .border(.rounded, title: "Box")
    .margin(.leading, 4)
  }
}
