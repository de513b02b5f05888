import Recurse
import RecurseTesting
import TestSupport
import Testing

@MainActor
@Suite("Selected row of a list") struct SelectionTests {
  private func screen(
    _ count: Int, selected: Int? = nil, rows: Int = 5, as kind: Roster.Kind = .list
  ) -> TestScreen<Roster> {
    TestScreen(
      Roster(Roster.State(count, selected: selected), as: kind), columns: 16, rows: rows)
  }

  @Test("The first frame selects the row of the state")
  func first() {
    let screen = screen(4, selected: 2)
    #expect(screen.selectedLines == ["person 2"])
    screen.press(.character("x"))
    #expect(screen.text == " person 0\n person 1\n person 3")
    #expect(screen.state.selected == 3)
    #expect(screen.selectedLines == ["person 3"])
    screen.press(.delete)
    #expect(screen.state.people.map(\.id) == [0, 1])
    #expect(screen.state.selected == 1)
    screen.press(.delete, .delete)
    #expect(screen.state.people.isEmpty && screen.state.selected == nil)
  }

  @Test("The first frame scrolls to the selected row")
  func farAway() {
    let screen = screen(100_000, selected: 70_000)
    #expect(screen.selectedLines == ["person 70000"])
  }

  @Test("With a nil selection no row is selected and no key acts on a row")
  func none() {
    let screen = screen(4)
    #expect(screen.selectedLines == [])
    screen.press(.delete)
    #expect(screen.state.people.count == 4)
    screen.press(.down)
    #expect(screen.state.selected == 0 && screen.selectedLines == ["person 0"])
    screen.change { $0.selected = nil }
    #expect(screen.selectedLines == [])
    screen.press(.up)
    #expect(screen.state.selected == 3)
  }

  @Test("A key and a click can select the only row", arguments: [true, false])
  func only(byKey: Bool) {
    let screen = screen(1)
    if byKey { screen.press(.down) } else { screen.click(column: 2, row: 0) }
    #expect(screen.state.selected == 0 && screen.selectedLines == ["person 0"])
  }

  @Test("A selection without a row selects none")
  func stranger() {
    let screen = screen(3, selected: 12)
    #expect(screen.state.selected == nil && screen.selectedLines == [])
  }

  @Test("Two lists may share a selection")
  func shared() {
    struct Two: Component {
      struct State {
        var left = (0..<3).map { Roster.Person(id: $0) }
        var right = (3..<6).map { Roster.Person(id: $0) }
        var selected: Int?
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        VStack {
          List(\.left, selection: \.selected) { Text($0.name) }
          List(\.right, selection: \.selected) { Text($0.name) }
        }
      }
    }
    let screen = TestScreen(Two(), columns: 12, rows: 6)
    screen.press(.down, .down)
    #expect(screen.state.selected == 1)
    screen.press(.tab, .down)
    #expect(screen.state.selected == 3 && screen.selectedLines == ["person 3"])
    screen.change { $0.selected = 9 }
    #expect(screen.state.selected == nil)
  }

  @Test("A selection whose row is inserted later is scrolled to")
  func insisting() {
    struct Late: Component {
      struct State {
        var rows: [Roster.Person] = [Roster.Person(id: 1)]
        var kept: Int? = 7
        /// A selection that does not change.
        var selected: Int? {
          get { kept }
          set { if let newValue { kept = newValue } }
        }
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.rows, selection: \.selected) { Text($0.name) }
      }
    }
    let screen = TestScreen(Late(), columns: 12, rows: 4)
    #expect(screen.selectedLines == [] && screen.failure == nil)
    screen.change { $0.rows.append(Roster.Person(id: 7)) }
    #expect(screen.selectedLines == ["person 7"])
  }

  @Test("End selects the last row and no other")
  func end() {
    struct Heard: Component {
      struct State {
        var rows = (0..<50).map { Roster.Person(id: $0) }
        var selected: Int?
        var log: [String] = []
      }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.rows, selection: \.selected) { person in
          Text(person.name).onDeselect { $0.log.append("left \(person.id)") }
        }
      }
    }
    let screen = TestScreen(Heard(), columns: 14, rows: 4)
    screen.press(.end)
    #expect(screen.state.selected == 49 && screen.state.log == [])
  }

  @Test("A single click selects a row that also handles double clicks")
  func doubleClick() {
    struct Files: Component {
      struct State {
        var names = ["a", "b", "c"].map { Name(id: $0) }
        var selected: String?
        var opened: [String] = []
      }
      struct Name: Identifiable { var id: String }
      var initialState: State { State() }
      func render(state: State) -> Node {
        List(\.names, selection: \.selected) { name in
          Text(name.id).onTapGesture(count: 2) { $0.opened.append(name.id) }
        }
      }
    }
    let screen = TestScreen(Files(), columns: 8, rows: 3)
    screen.click(column: 1, row: 1)
    #expect(screen.state.selected == "b" && screen.state.opened == [])
    screen.click(column: 1, row: 2, count: 2)
    #expect(screen.state.selected == "c" && screen.state.opened == ["c"])
  }

  @Test(
    "The cursor is as a selected row where several can be selected, and has a bar where none can")
  func cursor() {
    struct Menu: Component {
      var initialState: [String] { ["one", "two"] }
      func render(state: [String]) -> Node {
        List(state, id: \.self, selection: .multiple) { Text($0) }
        List(state, id: \.self) { Text($0) }
      }
    }
    let screen = TestScreen(Menu(), columns: 8, rows: 4)
    #expect(screen.selectedLines == ["one"])
    #expect(screen.text == "   one\n   two\n one\n two")
    screen.press(.tab)
    #expect(screen.selectedLines == [])
    #expect(screen.text == "   one\n   two\n▌one\n two")
  }

  @Test(
    "After any input, only the row of the state is painted as selected",
    arguments: 0..<40, Roster.Kind.allCases)
  func law(seed: Int, kind: Roster.Kind) async {
    var random = SplitMix64(seed: UInt64(seed))
    let first = random.pick([nil, 0, 3, 6, 40, 99])
    let screen = screen(
      random.pick([0, 1, 4, 50]), selected: first, rows: random.pick([3, 4, 9]), as: kind)
    var steps = ["\(kind), \(String(describing: first))"]
    for step in 0..<30 {
      let ids = screen.state.people.map(\.id)
      let selected = screen.state.selected
      #expect(screen.failure == nil, "\(steps)")
      #expect(selected.map(ids.contains) ?? true, "\(steps)")
      let lines = screen.selectedLines
      #expect(
        lines.isEmpty || lines == selected.map { ["person \($0)"] },
        "\(steps), selected \(String(describing: selected)):\n\(screen.text)")
      switch random.pick(Array(0..<12)) {
      case 0, 1:
        let key = random.pick([Key.up, .down, .home, .end, .pageUp, .pageDown])
        screen.press(key)
        steps.append("\(key.code)")
        // The selected row is visible after each key, if there is one.
        #expect(screen.state.selected == nil || !screen.selectedLines.isEmpty, "\(steps)")
      case 2:
        screen.press(.character("x"))
        steps.append("remove the selected one")
        #expect(selected.map { !screen.state.people.map(\.id).contains($0) } ?? true)
      case 3:
        screen.press(.delete)
        steps.append("delete")
        let gone = Set(ids).subtracting(screen.state.people.map(\.id))
        #expect(gone.allSatisfy { $0 == selected }, "\(steps)")
      case 4:
        let row = random.pick([0, 1, 3, 8])
        let person = screen.person(onLine: row)
        await screen.advance(by: .seconds(1))
        screen.click(column: 1, row: row)
        steps.append("click \(row)")
        if let person, person.isEnabled {
          #expect(screen.state.selected == person.id, "\(steps)")
        }
        #expect(screen.state.opened == [])
      case 5:
        let id = random.pick([nil, 1, 2, 6, 30, 77])
        screen.change { $0.selected = id }
        steps.append("select \(String(describing: id))")
      case 6:
        let index = random.pick([0, ids.count / 2, ids.count])
        screen.change { $0.people.insert(Roster.Person(id: 1_000 + step), at: index) }
        steps.append("insert at \(index)")
      case 7:
        screen.change { $0.people.shuffle(using: &random) }
        steps.append("shuffle")
      case 8:
        screen.change { $0.people.removeAll { $0.id % 3 == 1 } }
        steps.append("remove many")
      case 9:
        screen.press(Key.down.with(.alt))
        steps.append("move")
      case 10:
        screen.change { $0.people = [] }
        steps.append("clear")
      default:
        screen.wheel(.down, notches: 2, column: 1, row: 0)
        screen.change { state in
          for id in [1, 2, 6, 30] where !state.people.contains(where: { $0.id == id }) {
            state.people.append(Roster.Person(id: id))
          }
        }
        steps.append("scroll and add")
      }
    }
  }
}
