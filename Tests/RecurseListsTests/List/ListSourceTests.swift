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

  @Test("An edit by key path copies nothing: the array stays where it is")
  func baseAddress() {
    let screen = TestScreen(Owner(), columns: 20, rows: 5, isStrict: false)
    func address() -> UnsafeRawPointer? {
      screen.state.numbers.withUnsafeBytes { $0.baseAddress }
    }
    let before = address()
    screen.type("+")
    #expect(screen.text.hasPrefix("row 0+"))
    screen.press(.pageDown)
    screen.type("+!")
    #expect(address() == before)
    #expect(screen.text.contains("row 4+!") && screen.text.contains("row 3!"))
  }
}
