import Recurse
import RecurseTesting
import TestSupport
import Testing

@MainActor
@Suite("A list that is told what changed") struct ListChangesTests {
  private struct Told: Component {
    struct State {
      var people: [Person]
      var changes = Changeset<Person>(steps: [], oldCount: 0)
    }
    var initialState: State { State(people: (0..<5_000).map { Person($0) }) }
    func render(state: State) -> Node {
      List(state.people, changes: state.changes) { Text($0.name) }.scrollIndicators(.hidden)
    }
  }

  private func screen() -> TestScreen<Told> {
    let screen = TestScreen(Told(), columns: 12, rows: 3, isStrict: false)
    screen.wheel(.down, notches: 20, column: 0, row: 0)
    #expect(screen.text == "row 60\nrow 61\nrow 62")
    return screen
  }

  /// Does what it says.
  private func change(
    _ screen: TestScreen<Told>, steps: [ChangeStep<Person>],
    _ change: @escaping (inout [Person]) -> Void
  ) {
    screen.change { state in
      state.changes = Changeset(steps: steps, oldCount: state.people.count)
      change(&state.people)
    }
  }

  @Test("The row at the upper edge is followed farther than it would be looked for")
  func followed() {
    let screen = screen()
    let coming = (0..<1_500).map { Person(10_000 + $0) }
    let going = screen.state.people.suffix(700)
    change(
      screen,
      steps: coming.map { .insert(at: 0, $0) }
        + going.reversed().map { .remove(at: 1_500 + $0.id, $0) }
    ) { people in
      people.insert(contentsOf: coming.reversed(), at: 0)
      people.removeLast(700)
    }
    #expect(screen.text == "row 60\nrow 61\nrow 62")
    #expect(screen.reports == [])
  }

  @Test("True changes are reported by nobody, whatever they are", arguments: 0..<6)
  func truth(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = screen()
    var next = 20_000
    for _ in 0..<6 {
      let old = screen.state.people
      var new = old
      for _ in 0..<5 {
        let place = Int.random(in: 55..<70, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: new.remove(at: place)
        case 1: new.insert(new.remove(at: place), at: Int.random(in: 55..<70, using: &random))
        case 2: new[place].name += "!"
        default:
          new.insert(Person(next), at: place)
          next += 1
        }
      }
      let changes = Changeset(from: old, to: new)
      screen.change { state in
        state.changes = changes
        state.people = new
      }
      #expect(screen.reports == [])
      let names = new.map(\.name).joined(separator: "\n")
      #expect(names.contains(screen.text))
    }
  }

  @Test("A wrong one breaks nothing, and a debug build says what is wrong")
  func wrong() {
    let lies: [[ChangeStep<Person>]] = [
      [.remove(at: 3, Person(3)), .remove(at: 3, Person(4))],
      [.remove(at: 60, Person(60))],
      [.insert(at: 0, Person(7)), .remove(at: 1, Person(0)), .remove(at: 3, Person(3))],
      [.move(from: 61, to: 0, Person(61)), .remove(at: 9, Person(8))],
      [.update(at: 2, old: Person(2), new: Person(77)), .remove(at: 3, Person(3))],
    ]
    for steps in lies {
      let screen = screen()
      change(screen, steps: steps) { $0.remove(at: 3) }
      #expect(screen.text == "row 60\nrow 61\nrow 62")
      #if DEBUG
        #expect(screen.reports.count == 1, "\(steps.count) steps")
      #endif
    }
  }

  @Test("Changes that were told once are not followed again by a render for another reason")
  func once() {
    let screen = screen()
    change(screen, steps: [.remove(at: 3, Person(3))]) { $0.remove(at: 3) }
    #expect(screen.text == "row 60\nrow 61\nrow 62")
    screen.change { $0.people[0].name = "other" }
    #expect(screen.text == "row 60\nrow 61\nrow 62")
  }
}
