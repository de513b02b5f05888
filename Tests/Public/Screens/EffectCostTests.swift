import Recurse
import RecurseTesting
import Testing

/// A key that counts comparisons.
private struct CountedKey: Hashable, Sendable {
  // Unsafe, because `==` is not isolated: here it runs on the main actor, one test after another.
  nonisolated(unsafe) static var comparisons = 0
  let number: Int

  static func == (left: CountedKey, right: CountedKey) -> Bool {
    comparisons += 1
    return left.number == right.number
  }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

private struct Busy: Component {
  let count: Int
  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    Text("\(state)").onKey(.character("+")) { $0 += 1 }
  }

  func effects(state: Int) -> [Effect] {
    for number in state..<(state + count) {
      .every(.seconds(1), id: CountedKey(number: number)) { $0 += 0 }
    }
  }
}

/// Nested environments.
private struct Provider: Component {
  @MainActor final class Counts { var values = 0 }
  let count: Int
  let counts: Counts
  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    (0..<count).reduce(
      WithEnvironment(\.depth) { depth in Text("\(state) \(depth)") }
    ) { node, depth in
      node.environment(\.depth, Depth(number: depth + state, counts: counts))
    }
    .onKey(.character("+")) { $0 += 1 }
  }
}

private struct Depth: CustomStringConvertible {
  let number: Int
  let counts: Provider.Counts?
  var description: String { "\(number)" }
}

private struct DepthKey: EnvironmentKey {
  static let defaultValue = Depth(number: -1, counts: nil)
}

extension EnvironmentValues {
  fileprivate var depth: Depth {
    get { self[DepthKey.self] }
    set {
      newValue.counts?.values += 1
      self[DepthKey.self] = newValue
    }
  }
}

@MainActor
@Suite("Cost of effects and environments", .serialized) struct EffectCostTests {
  @Test("Effects are found by key in constant time")
  func effects() {
    func comparisons(_ count: Int) -> Int {
      CountedKey.comparisons = 0
      let screen = TestScreen(Busy(count: count), columns: 9, rows: 1, isStrict: false)
      screen.press(.character("+"))
      #expect(screen.text == "1" && screen.waitingTimers == count)
      return CountedKey.comparisons
    }
    // Collisions in the hash table differ from run to run; a search among all of them would take
    // half a million comparisons.
    #expect(comparisons(1_000) <= 1_000 * 20)
  }

  @Test("Nested environments are provided once per update")
  func environments() {
    func provided(_ count: Int) -> Int {
      let counts = Provider.Counts()
      let screen = TestScreen(
        Provider(count: count, counts: counts), columns: 9, rows: 1, isStrict: false)
      screen.press(.character("+"))
      #expect(screen.text == "1 1")
      return counts.values
    }
    #expect(provided(200) <= 2 * provided(100))
  }
}
