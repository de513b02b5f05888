import Recurse
import RecurseTesting
import Testing

/// A line with a count of its own, which is not rendered where its number is the same.
private struct CountingLine: Component, Equatable {
  let number: Int

  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    Button("\(number): \(state)") { $0 += 1 }
  }
}

/// Rows of one component, or of two that are equal.
private struct EqualRows: App {
  struct State {
    var numbers = [1, 2]
    var areDouble = false
    var areKeyed = false
  }

  var initialState: State { State() }

  @NodeBuilder<Self> private func single(_ number: Int) -> Node { CountingLine(number: number) }

  private func double(_ number: Int) -> Node {
    VStack {
      CountingLine(number: number)
      CountingLine(number: number)
    }
  }

  // No branch of a builder, so that only the nodes tell one form of a row from the other.
  private func row(_ number: Int, _ state: State) -> Node {
    if state.areDouble { return double(number) }
    return state.areKeyed ? single(number).key("other") : single(number)
  }

  func render(state: State) -> Node {
    List(state.numbers, id: \.self) { row($0, state) }
  }
}

@MainActor
@Suite("A row of one component that is equal") struct EqualRowTests {
  private let screen = TestScreen(EqualRows(), columns: 14, rows: 6)

  @Test("keeps its state when other rows change")
  func keeps() throws {
    try screen.press("1: 0")
    screen.change { $0.numbers = [1, 3] }
    #expect(screen.shows("1: 1") && screen.shows("3: 0"))
    screen.change { $0.numbers = [3, 1] }
    #expect(screen.shows("1: 1") && screen.shows("3: 0"))
  }

  @Test("begins anew inside another view, where two of them count apart")
  func doubled() throws {
    try screen.press("1: 0")
    screen.change { $0.areDouble = true }
    #expect(!screen.shows("1: 1"))
    screen.click(column: 3, row: 0)
    #expect(
      screen.text.split(separator: "\n").filter { $0.contains("1: ") }
        .map { $0.filter { !$0.isWhitespace } }.map { $0.contains("1:1") } == [true, false])
    screen.change { $0.areDouble = false }
    #expect(screen.shows("1: 0") && screen.shows("2: 0"))
  }

  @Test("begins anew under another key, and under none again")
  func keyed() throws {
    try screen.press("2: 0")
    screen.change { $0.areKeyed = true }
    #expect(screen.shows("2: 0"))
    try screen.press("2: 0")
    screen.change { $0.numbers = [2] }
    #expect(screen.shows("2: 1"))
    screen.change { $0.areKeyed = false }
    #expect(screen.shows("2: 0"))
  }
}
