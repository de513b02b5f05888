import Recurse

/// Rates a film; `q` quits with the number of stars as the exit status.
@main public struct RatingFixture: App {
  public struct State: Equatable {
    public var stars = 2
    public var isFocused = true
    var isDone = false
  }

  public init() {}

  public var initialState: State { State() }

  public func render(state: State) -> Node {
    HStack(alignment: .firstTextBaseline) {
      Text("Film:\nstars")
      VirtualNode(Rating("Film", stars: state.stars)) { state, stars in state.stars = stars }
        .padding(horizontal: 1).background(.blue).focused(\.isFocused)
      Button("Clear") { $0.stars = 0 }
    }
    .onKey(.character("q")) { $0.isDone = true }
  }

  public func effects(state: State) -> [Effect] {
    if state.isDone { .quit(status: Int32(state.stars)) }
  }
}
