import Recurse
import RecurseTesting
import RecurseWidgets
import TestSupport
import Testing
import WidgetFixture

@MainActor
@Suite("What went wrong in the lists before this one") struct ListAncestorTests {
  private struct Counter: Component {
    let name: String
    var initialState: Int { 0 }
    func render(state: Int) -> Node {
      Text("\(name) \(state)").onKey(.character("+")) { $0 += 1 }
    }
  }

  private func counters(_ people: [Person], rows: Int = 6) -> TestScreen<Fixture<People>> {
    TestScreen(
      Fixture(People(people)) { _ in
        List(\.people) {
          Counter(name: $0.name)
        } placeholder: {
          Text("Nobody")
        }
        .scrollIndicators(.hidden)
      }, columns: 12, rows: rows)
  }

  @Test("UILib: two rows that come and go in one change are one picture, whatever their order")
  func severalAtOnce() {
    let screen = counters((0..<4).map { Person($0) })
    screen.change { state in
      state.people.removeLast()
      state.people.remove(at: 1)
      state.people.insert(Person(8), at: 0)
      state.people.append(Person(9))
    }
    #expect(screen.text == " row 8 0\n▌row 0 0\n row 2 0\n row 9 0")
  }

  @Test("UILib: sections come, go and change places, and their rows keep what they hold")
  func sections() {
    struct Group: Identifiable {
      let id: String
      var people: [Person]
    }
    let screen = TestScreen(
      Fixture([
        Group(id: "A", people: [Person(1)]), Group(id: "B", people: [Person(2), Person(3)]),
      ]) { groups in
        List {
          ForEach(groups) { group in
            Section(group.id, group.people) { Counter(name: $0.name) }
          }
        }
      }, columns: 12, rows: 8)
    screen.press(.character("+"), .down, .character("+"), .character("+"))
    #expect(screen.text == " A\n row 1 1\n B\n▌row 2 2\n row 3 0")
    screen.change { $0.swapAt(0, 1) }
    #expect(screen.text == " B\n▌row 2 2\n row 3 0\n A\n row 1 1")
    screen.change { groups in
      groups.insert(Group(id: "C", people: []), at: 1)
      groups[2].people.append(groups[0].people.removeFirst())
      groups.removeFirst()
    }
    #expect(screen.text == " C\n A\n row 1 1\n▌row 2 2")
  }

  @Test("AutoTable: rows that can be seen show the new data although none came or went")
  func refreshOnly() {
    let screen = counters((0..<4).map { Person($0) })
    screen.press(.down, .character("+"))
    screen.change { state in
      for index in state.people.indices { state.people[index].name += "!" }
    }
    #expect(screen.text == " row 0! 0\n▌row 1! 1\n row 2! 0\n row 3! 0")
  }

  @Test("ReactiveLists 124, 125: to nothing and back, from any place", arguments: 0..<5)
  func emptyAndBack(rows: Int) {
    let screen = counters((0..<30).map { Person($0) }, rows: 3)
    for _ in 0..<rows * 3 { screen.press(.down) }
    screen.change { $0.people = [] }
    #expect(screen.text == " Nobody")
    screen.change { $0.people = (0..<rows).map { Person($0) } }
    let shown = (0..<min(3, rows)).map { "\($0 == 0 ? "▌" : " ")row \($0) 0" }
    #expect(screen.text == (rows == 0 ? " Nobody" : shown.joined(separator: "\n")))
  }

  @Test("ReactiveLists 126: sections changed at random show their rows", arguments: 0..<8)
  func randomSections(seed: Int) {
    struct Group: Identifiable {
      let id: Int
      var people: [Person]
    }
    var random = SplitMix64(seed: UInt64(seed))
    func groups() -> [Group] {
      var groups = (0..<4).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
        .map { Group(id: $0, people: []) }
      guard !groups.isEmpty else { return [] }
      for id in (10..<22).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)) {
        let group = groups.indices.randomElement(using: &random)!
        groups[group].people.append(Person(id))
      }
      return groups
    }
    let screen = TestScreen(
      Fixture(groups()) { groups in
        List {
          ForEach(groups) { group in Section("S\(group.id)", group.people) { Text($0.name) } }
        } placeholder: {
          Text("none")
        }
      }, columns: 12, rows: 20)
    for _ in 0..<15 {
      let next = groups()
      screen.change { $0 = next }
      let lines = next.flatMap { group in ["S\(group.id)"] + group.people.map(\.name) }
      let hasRows = next.contains { !$0.people.isEmpty }
      let shown = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(shown.map { String($0.dropFirst()) } == (hasRows ? lines : ["none"]))
    }
  }

  @Test("ReactiveLists 210, 211: rows of one key are told of, and mix nothing up")
  func sharedKeys() {
    let twins = [Person(1, "a"), Person(2, "b"), Person(1, "c")]
    let screen = counters(twins)
    screen.press(.character("+"))
    #expect(screen.text == "▌a 1\n b 0\n c 0")
    #expect(screen.reports.count == 1)
    screen.change { $0.people.remove(at: 1) }
    #expect(screen.text == "▌a 1\n c 0")
    screen.change { $0.people.insert(Person(3, "d"), at: 0) }
    // Which of the twins goes on is not said; what one holds is never the other's, too.
    let shown = screen.text.split(separator: "\n").map { String($0.dropFirst()) }
    #expect([["d 0", "a 1", "c 0"], ["d 0", "a 0", "c 1"]].contains(shown))
  }

  @Test("ReactiveLists 219: who types in a row goes on, though all rows are given anew")
  func focusIsKept() {
    let screen = TestScreen(PeopleList(0..<20), columns: 12, rows: 4)
    screen.press(.down)
    screen.type("ex")
    screen.change { state in
      state.people = state.people.map { Person($0.id, $0.name) } + [Person(77)]
    }
    screen.type("y")
    screen.change { $0.people.swapAt(0, 2) }
    screen.type("\n")
    #expect(screen.state.people[1].name == "row 1xy")
  }

  @Test("ReactiveLists: rows and sections without keys are known by their places, at each render")
  func withoutKeys() {
    let screen = TestScreen(
      Fixture(0) { count in
        List {
          Section("one") {
            Counter(name: "a")
            Counter(name: "b")
          }
          if count % 2 == 1 { Text("odd") }
          Section("two") { Counter(name: "c\(count)") }
        }
      }, columns: 12, rows: 8)
    screen.press(.character("+"), .end, .character("+"))
    screen.change { $0 = 1 }
    #expect(screen.text == " one\n a 1\n b 0\n odd\n two\n▌c1 1")
    screen.change { $0 = 2 }
    #expect(screen.text == " one\n a 1\n b 0\n two\n▌c2 1")
  }

  @Test("Dwifft: what is equal by its key and says something else is shown")
  func contentIsNotDropped() {
    struct Same: Identifiable, Equatable {
      let id: Int
      var name: String
      static func == (left: Same, right: Same) -> Bool { left.id == right.id }
    }
    let screen = TestScreen(
      Fixture([Same(id: 1, name: "old")]) { rows in List(rows) { Text($0.name) } },
      columns: 8, rows: 2)
    screen.change { $0[0].name = "new" }
    #expect(screen.text == "▌new")
  }

  @Test("Dwifft 72: rows are read in the update alone, and from one value of the state")
  func oneValue() {
    // A row that reads more than its element sees the same state as the count did.
    let screen = TestScreen(
      Fixture(People(0..<3)) { _ in
        List(\.people) { person, state in Text("\(person.id) of \(state.people.count)") }
      }, columns: 12, rows: 5)
    screen.change { $0.people.removeFirst() }
    #expect(screen.text == "▌1 of 2\n 2 of 2")
    screen.change { $0.people += [Person(7), Person(8)] }
    #expect(screen.text == "▌1 of 4\n 2 of 4\n 7 of 4\n 8 of 4")
  }
}
