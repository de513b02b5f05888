import Recurse

/// Receives 20,000 numbers as fast as they come. `r` shows how often it was rendered until then.
@main struct Flood: App {
  struct State {
    var count = 0
    var sum = 0
    var renders = 0
  }

  var initialState: State { State() }

  @MainActor private static var renders = 0

  func render(state: State) -> Node {
    Self.renders += 1
    return VStack {
      Text("\(state.count) numbers, sum \(state.sum)")
      Text("\(state.renders) renders")
    }
    .onKey(.character("r")) { $0.renders = Self.renders }
    .onKey(.character("q")) { $0.count = -1 }
  }

  func effects(state: State) -> [Effect] {
    .values(of: Self.numbers(), id: "numbers") { state, number in
      state.count += 1
      state.sum += number
    }
    if state.count < 0 { .quit() }
  }

  private static func numbers() -> AsyncStream<Int> {
    let (numbers, source) = AsyncStream.makeStream(of: Int.self)
    Task.detached {
      for number in 1...20_000 { source.yield(number) }
    }
    return numbers
  }
}
