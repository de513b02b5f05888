import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Where a list's rows come from") struct ListSourceTests {
  private struct Owner: Component {
    struct State {
      var numbers: [Person]
      var suffix = ""
    }
    // Calculated: a stored one would hold the array, and the first edit would copy it.
    var initialState: State { State(numbers: (0..<1_000).map { Person($0) }) }
    func render(state: State) -> Node {
      List(\.numbers) { person, state in
        Text(person.name + state.suffix)
          .onKey(.character("+")) { $0.numbers[id: person.id]?.name += "+" }
          .onKey(.character("!")) { $0.suffix += "!" }
      }
    }
  }

  /// Each selection edits the rows.
  private struct Reader: Component {
    struct State {
      var numbers: [Person]
      var selected: Person.ID? {
        didSet {
          if let selected { numbers[id: selected]?.name += "+" }
          if selected == 2 { numbers.removeAll { $0.id == 2 } }
        }
      }
    }
    var initialState: State { State(numbers: (0..<1_000).map { Person($0) }) }
    func render(state: State) -> Node {
      List(\.numbers, selection: \.selected, find: \.name) { Text($0.name) }
        .onKey(.control("d")) { state in state.numbers.removeAll { $0.id == state.selected } }
    }
  }

  @Test("A selection that edits the rows copies nothing: the array stays where it is")
  func selection() {
    let screen = TestScreen(Reader(), columns: 20, rows: 5, isStrict: false)
    // The address is compared, and nothing is read through it.
    func address() -> UnsafeRawPointer? {
      screen.state.numbers.withUnsafeBytes { $0.baseAddress }
    }
    let before = address()
    screen.press(.down, .down)
    #expect(screen.state.selected == 1 && screen.state.numbers[1].name.hasSuffix("+"))
    #expect(address() == before)
    // The row goes that is to be selected: its neighbour is.
    screen.press(.down)
    #expect(screen.state.selected == 3 && address() == before)
    screen.press(.control("d"))
    #expect(screen.state.selected == 4 && address() == before)
    screen.type("row 5")
    #expect(screen.state.numbers.contains { $0.name == "row 5+" } && address() == before)
  }

  @Test("An edit by key path copies nothing: the array stays where it is")
  func baseAddress() {
    let screen = TestScreen(Owner(), columns: 20, rows: 5, isStrict: false)
    // The address is compared, and nothing is read through it.
    func address() -> UnsafeRawPointer? {
      screen.state.numbers.withUnsafeBytes { $0.baseAddress }
    }
    let before = address()
    screen.type("+")
    #expect(screen.text.hasPrefix("▌row 0+"))
    screen.press(.pageDown)
    screen.type("+!")
    #expect(address() == before)
    #expect(screen.text.contains("row 4+!") && screen.text.contains("row 3!"))
  }
}
