import Recurse
import RecurseTesting
import Testing

/// The rows that are alive are described at each render of their list; those that are as they were
/// are not updated.
@MainActor
@Suite("Rows are described again where they may be others") struct RowReuseTests {
  private struct Names: Component {
    struct State {
      var people = (0..<10).map { Person($0) }
      var mark = ""
    }
    let captures: Bool
    var initialState: State { State() }

    func render(state: State) -> Node {
      if captures {
        List(\.people) { person in Text(person.name + state.mark) }
      } else {
        List(\.people) { person in Text(person.name) }
      }
    }
  }

  @Test("An edit updates one row, a row that comes itself, an unrelated change none")
  func few() {
    let screen = TestScreen(Names(captures: false), columns: 20, rows: 12)
    func patches(after change: @escaping @MainActor (inout Names.State) -> Void) -> (Int, Int) {
      _ = screen.takeRecord()
      screen.change(change)
      let record = screen.takeRecord().update
      #expect(record.regions == screen.state.people.count)
      return (record.nodesCompared, record.patches)
    }
    // The list itself is compared each time.
    #expect(patches { $0.people[3].name = "Ada" } == (2, 1))
    #expect(screen.text.contains("Ada"))
    #expect(patches { $0.mark = "!" } == (1, 0))
    #expect(patches { $0.people.insert(Person(99, "Grace"), at: 0) } == (1, 2))
    #expect(patches { $0.people.removeLast() } == (1, 1))
    #expect(screen.text.hasPrefix(" Grace\n▌row 0"))
  }

  @Test("A row that captures the state follows it")
  func captured() {
    let screen = TestScreen(Names(captures: true), columns: 20, rows: 12)
    screen.change { $0.mark = "?" }
    screen.change { $0.mark = "!" }
    #expect(screen.text.contains("row 0!") && screen.text.contains("row 9!"))
  }

  private final class Thing: Identifiable, Equatable {
    let id: Int
    var name = "thing"
    init(_ id: Int) { self.id = id }
    static func == (left: Thing, right: Thing) -> Bool { left.name == right.name }
  }

  private struct Things: Component {
    struct State {
      var things: [Thing]
      var changes = 0
    }
    let initialState = State(things: [Thing(1), Thing(2)])
    func render(state: State) -> Node {
      List(\.things) { thing in Text(thing.name) }
    }
  }

  @Test("An object that changed in place is shown as it is")
  func objects() {
    let screen = TestScreen(Things(), columns: 20, rows: 4)
    screen.change { $0.changes += 1 }
    screen.change { state in state.things[1].name = "changed" }
    #expect(screen.text == "▌thing\n changed")
  }

  private struct Bound: Component {
    struct State {
      var people = [Person(1), Person(2)]
      var draft = "first"
    }
    var initialState: State { State() }
    func render(state: State) -> Node {
      List(\.people) { _ in TextField("", text: \.draft) }
    }
  }

  @Test("A field in a row shows the part of the state that it is bound to")
  func bindings() {
    let screen = TestScreen(Bound(), columns: 20, rows: 4)
    screen.change { $0.draft = "second" }
    screen.change { $0.draft = "third" }
    #expect(screen.text.contains("third") && !screen.text.contains("second"))
  }

  private static let title = MutableProperty("Dr.")

  private struct Titled: Component {
    var initialState: [Person] { [Person(1), Person(2)] }
    func render(state: [Person]) -> Node {
      List(\.self) { person in Text("\(RowReuseTests.title.value) \(person.name)") }
    }
  }

  @Test("A row that reads a source follows it")
  func sources() {
    let screen = TestScreen(Titled(), columns: 20, rows: 4)
    screen.turn { Self.title.value = "Prof." }
    screen.change { $0[0].name = "Ada" }
    screen.turn { Self.title.value = "Sir" }
    #expect(screen.text == "▌Sir Ada\n Sir row 2")
  }

  private struct Switching: Component {
    struct State {
      var people = [Person(1), Person(2)]
      var isLong = false
    }
    var initialState: State { State() }

    @NodeBuilder<Self> static func short(_ person: Person) -> Node { Text(person.name) }
    @NodeBuilder<Self> static func long(_ person: Person) -> Node { Text("the \(person.name)") }

    func render(state: State) -> Node {
      List(\.people, row: state.isLong ? Self.long : Self.short)
    }
  }

  @Test("Another function makes other rows")
  func functions() {
    let screen = TestScreen(Switching(), columns: 20, rows: 4)
    screen.change { $0.isLong = false }
    screen.change { $0.isLong = true }
    #expect(screen.text == "▌the row 1\n the row 2")
  }
}
