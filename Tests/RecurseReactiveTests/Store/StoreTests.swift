import RecurseReactive
import Testing

@Suite("A store")
@MainActor
struct StoreTests {
  struct AppState: Equatable { var count = 0, name = "" }
  enum Action: Equatable {
    case add(Int)
    case name(String)
  }

  private static func reduce(_ state: inout AppState, _ action: Action) {
    switch action {
    case .add(let number): state.count += number
    case .name(let name): state.name = name
    }
  }

  private func makeStore(_ middleware: Middleware<AppState, Action>...) -> Store<AppState, Action> {
    Store(AppState(), middleware: middleware, reducer: Self.reduce)
  }

  @Test("A selection is told where it changed, and nowhere else")
  func selection() {
    let store = makeStore()
    let counts = Recorder(store.select(\.count))
    store.dispatch(.add(1))
    store.dispatch(.name("x"))
    store.dispatch(.add(0))
    #expect(counts.values == [0, 1])
  }

  @Test(
    "An action dispatched while another is told waits: later observers see every state in order")
  func reentrantDispatch() {
    let store = makeStore()
    let first = store.state.observe { state in if state.count == 1 { store.dispatch(.add(10)) } }
    let second = Recorder(store.select(\.count))
    let steps = Recorder(store.steps)
    store.dispatch(.add(1))
    #expect(second.values == [0, 1, 11])
    #expect(steps.values.map(\.before.count) == [0, 1])
    #expect(steps.values.map(\.after.count) == [1, 11])
    _ = first
  }

  @Test("Middleware comes in order, and may change, hold back and add actions")
  func middleware() {
    var seen: [String] = []
    let log = Middleware<AppState, Action> { action, store, next in
      seen.append("\(action) at \(store.state.count)")
      next(action)
    }
    let rules = Middleware<AppState, Action> { action, store, next in
      switch action {
      case .add(let number) where number < 0: break
      case .name(let name):
        store.dispatch(.add(name.count))
        next(.name(name.uppercased()))
      default: next(action)
      }
    }
    let store = makeStore(log, rules)
    store.dispatch(.add(-5))
    store.dispatch(.name("ada"))
    #expect(store.state.value == AppState(count: 3, name: "ADA"))
    #expect(seen == ["add(-5) at 0", "name(\"ada\") at 0", "add(3) at 0"])
  }

  @Test("Every action can be replayed, and the store can be put back to any state")
  func timeTravel() {
    let store = makeStore()
    store.dispatch(.add(1))
    let recording = StoreRecording(store)
    let counts = Recorder(store.select(\.count))
    for number in 1...3 { store.dispatch(.add(number)) }
    recording.travel(to: 1)
    recording.travel(to: 0)
    #expect(counts.values == [1, 2, 4, 7, 2, 1])
    #expect(recording.actions == [.add(1), .add(2), .add(3)])
    for count in 0...3 {
      let replayed = store.replay(recording.actions.prefix(count), from: recording.initial)
      recording.travel(to: count)
      #expect(store.state.value == replayed)
    }
  }

  @Test("A store goes with who holds it, whatever middleware keeps")
  func noCycle() {
    weak var gone: Store<AppState, Action>?
    var later: (() -> Void)?
    do {
      let store = makeStore(
        Middleware { action, context, next in
          later = { context.dispatch(.add(1)) }
          next(action)
        })
      gone = store
      store.dispatch(.add(1))
    }
    #expect(gone == nil)
    later?()
  }
}
