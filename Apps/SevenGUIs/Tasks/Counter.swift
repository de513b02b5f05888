import Recurse

struct Counter: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    HStack {
      Text("\(state)").frame(minWidth: 4)
      Button("Count") { $0 += 1 }
    }
  }
}
