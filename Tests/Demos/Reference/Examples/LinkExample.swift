import Recurse

struct LinkExample: Component {
  struct State { var chapter = 1 }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Link("The Swift book", destination: "https://docs.swift.org/swift-book")
    Link("Chapter 2", destination: "https://example.org/2") { $0.chapter = 2 }
  }
}
