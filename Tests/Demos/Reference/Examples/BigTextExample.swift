import Recurse

struct BigTextExample: Component {
  var initialState: String { "12:45" }

  func render(state: String) -> Node {
    BigText(state).foreground(.accent)
  }
}
