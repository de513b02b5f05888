import Recurse
import RecurseTesting
import TestSupport
import Testing

/// An idle screen shows what it would show without animations.
@MainActor
@Suite("Idle screens") struct UntouchedScreenTests {
  /// Steps of a user, each with the milliseconds until the next.
  enum Step: String, CaseIterable {
    case add, insert, remove, up, down, first, last, moveUp, moveDown, filter, work, grow

    var key: Key {
      switch self {
      case .add: .character("a")
      case .insert: .character("i")
      case .remove: .character("d")
      case .up: .up
      case .down: .down
      case .first: .home
      case .last: .end
      case .moveUp: Key.up.with(.alt)
      case .moveDown: Key.down.with(.alt)
      case .filter: .character("/")
      case .work: .character("w")
      case .grow: .character("g")
      }
    }
  }

  @Test("After all animations the screen matches its state", arguments: 0..<60)
  func law(seed: Int) async {
    var random = SplitMix64(seed: UInt64(seed))
    let columns = random.pick([20, 50, 60])
    let rows = random.pick([6, 8, 10, 12])
    let moving = TestScreen(Desk(), columns: columns, rows: rows, animates: true)
    let still = TestScreen(Desk(), columns: columns, rows: rows)
    var steps: [String] = []
    for _ in 0..<random.pick([2, 4, 8]) {
      let step = random.pick(Step.allCases)
      let pause = random.pick([0, 0, 17, 90, 250, 700])
      steps.append("\(step) \(pause)")
      for screen in [moving, still] {
        screen.press(step.key)
        await screen.advance(by: .milliseconds(pause))
      }
    }
    for screen in [moving, still] {
      // A spinner turns while there is work.
      if screen.state.isWorking { screen.press(Step.work.key) }
      await screen.advance(by: .seconds(2))
    }
    #expect(moving.styledText == still.styledText, "\(columns)×\(rows), \(steps)")
    #expect(moving.waitingTimers == 0, "\(steps)")
    #expect(!moving.isAnimating)
  }

  @Test("Removing the first row leaves no gap and no trace of the row")
  func rowAtTheTop() async {
    let screen = TestScreen(Desk(), columns: 50, rows: 10, animates: true)
    for key: Key in [.character("a"), .character("a"), .home, .character("d")] {
      screen.press(key)
      await screen.advance(by: .seconds(1))
    }
    #expect(
      screen.text == """
        Desk
        ──────────────────────────────────────────────────
         Grace
         Barbara
         User 4
         User 5
        """)
  }

  @Test("A spinner appears after its delay")
  func spinner() async {
    let screen = TestScreen(Desk(), columns: 30, rows: 6)
    screen.press(.character("w"))
    #expect(!screen.text.contains("Working"))
    await screen.advance(by: .seconds(1))
    #expect(screen.text.contains("Working"))
  }
}

/// A list with every element that is animated.
private struct Desk: Component {
  struct State {
    var users = [User(1, "Ada"), User(2, "Grace"), User(3, "Barbara")]
    var selected: Int? = 1
    var isFiltering = false
    var isWorking = false
    var number = 3

    struct User: Identifiable, Equatable {
      var id: Int
      var name: String
      var lines = 1

      init(_ id: Int, _ name: String) {
        self.id = id
        self.name = name
      }
    }

    var shown: [User] { isFiltering ? users.filter { $0.id.isMultiple(of: 2) } : users }

    mutating func add(at index: Int) {
      number += 1
      users.insert(User(number, "User \(number)"), at: index)
      selected = number
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        Text("Desk")
        Spinner("Working", isAnimating: state.isWorking)
      }
      Divider()
      if state.isFiltering { Text("Even ones") }
      List(\.shown, selection: \.selected) { user in
        VStack {
          Text(user.name)
          ForEach(Array(1..<user.lines), id: \.self) { Text("  line \($0)") }
        }
        .onMove { $0.users.move(id: user.id, by: $1.offset) }
      }
      .animation(.slide)
    }
    .onKey(.character("a")) { $0.add(at: $0.users.count) }
    .onKey(.character("i")) { $0.add(at: 0) }
    .onKey(.character("d")) { state in state.users.removeAll { $0.id == state.selected } }
    .onKey(.character("/")) { $0.isFiltering.toggle() }
    .onKey(.character("w")) { $0.isWorking.toggle() }
    .onKey(.character("g")) { state in
      guard let id = state.selected else { return }
      state.users[id: id]?.lines += 1
    }
  }
}
