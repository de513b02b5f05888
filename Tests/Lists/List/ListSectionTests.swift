import Recurse
import RecurseTesting
import Testing
import WidgetFixture

private struct Group: Identifiable, Equatable {
  let id: String
  var people: [Person]
}

@MainActor
@Suite("Sections of a list") struct ListSectionTests {
  private func groups(_ sizes: Int...) -> [Group] {
    sizes.enumerated().map { place, size in
      Group(
        id: String(UnicodeScalar(UInt8(65 + place))),
        people: (0..<size).map { Person(place * 100 + $0, "p\(place * 100 + $0)") })
    }
  }

  private func screen(
    _ groups: [Group], rows: Int
  ) -> TestScreen<Fixture<[Group]>> {
    TestScreen(
      Fixture(groups) { state in
        List {
          ForEach(state) { group in
            Section(group.people) { person in
              Text(person.name)
            } header: {
              Text("– \(group.id) –")
            } footer: {
              Text("\(group.people.count) in \(group.id)")
            }
          }
          if state.count > 2 { Text("the end") }
        } placeholder: {
          Text("Nobody")
        }.scrollIndicators(.hidden)
      }, columns: 12, rows: rows)
  }

  @Test("Headers and footers stand around their rows, and the cursor passes them")
  func picture() {
    let screen = screen(groups(2, 1), rows: 9)
    #expect(screen.text == " – A –\n▌p0\n p1\n 2 in A\n – B –\n p100\n 1 in B")
    #expect(screen.style(row: 1, column: 1).attributes == .bold)
    screen.press(.down, .down)
    #expect(screen.style(row: 5, column: 1).attributes == .bold)
    screen.press(.up)
    #expect(screen.style(row: 2, column: 1).attributes == .bold)
    screen.press(.home)
    #expect(screen.style(row: 1, column: 1).attributes == .bold)
    screen.press(.end)
    #expect(screen.style(row: 5, column: 1).attributes == .bold)
    screen.change { $0 = [] }
    #expect(screen.text == " Nobody")
  }

  @Test("A header stays at the upper edge, until the next one pushes it out")
  func sticky() {
    let screen = screen(groups(4, 4, 4), rows: 4)
    #expect(screen.text == " – A –\n▌p0\n p1\n p2")
    screen.wheel(.down, column: 0, row: 1)
    #expect(screen.text == " – A –\n p3\n 4 in A\n – B –")
    screen.wheel(.down, column: 0, row: 1)
    #expect(screen.text == " – B –\n p100\n p101\n p102")
    screen.wheel(.down, column: 0, row: 1)
    #expect(screen.text == " – B –\n p103\n 4 in B\n – C –")
    screen.press(Key.down.with(.control))
    #expect(screen.text == " – B –\n▌p100\n p101\n p102")
    screen.press(Key.down.with(.control))
    #expect(screen.text == " – B –\n 4 in B\n – C –\n▌p200")
    screen.press(.end)
    #expect(screen.text == " – C –\n p203\n 4 in C\n▌the end")
    for _ in 0..<3 { screen.press(Key.up.with(.control)) }
    #expect(screen.text == " – A –\n▌p0\n p1\n p2")
  }

  @Test("A row keeps its state when it goes to another section")
  func movesBetweenSections() throws {
    struct Counter: Component {
      let name: String
      var initialState: Int { 0 }
      func render(state: Int) -> Node {
        Button("\(name) \(state)") { $0 += 1 }
      }
    }
    let screen = TestScreen(
      Fixture(groups(2, 1)) { state in
        List {
          ForEach(state) { group in
            Section(group.id, group.people) { Counter(name: $0.name) }
          }
        }
      }, columns: 12, rows: 9)
    try screen.press("p0 0")
    #expect(screen.text.contains("p0 1"))
    screen.change { $0[1].people.append($0[0].people.removeFirst()) }
    #expect(
      screen.text == """
         A
         [ p1 0 ]
         B
         [ p100 0 ]
         [ p0 1 ]
        """)
  }

  @Test("A section of a key path, rows of a body and branches stand in one list")
  func mixed() {
    let screen = TestScreen(
      Fixture(People(0..<3)) { state in
        List(selection: \.marked) {
          Section("Fixed") {
            Text("one").key(10)
            if state.isOn { Text("maybe").key(19) }
          }
          Section("People", \.people, find: \.name) { Text($0.name) }
        }.onKey(.function(1)) { $0.isOn.toggle() }
      }, columns: 12, rows: 9)
    #expect(screen.text == " Fixed\n   one\n People\n   row 0\n   row 1\n   row 2")
    screen.press(.function(1), .space)
    #expect(
      screen.text == " Fixed\n ✓ one\n   maybe\n People\n   row 0\n   row 1\n   row 2")
    screen.type("row 2")
    screen.press(.space)
    #expect(screen.state.marked == [10, 2])
    screen.press(.function(1), .space)
    #expect(screen.text == " Fixed\n ✓ one\n People\n   row 0\n   row 1\n   row 2")
  }

  @Test("Outside of a list a section shows all that it has")
  func outside() {
    let screen = TestScreen(
      Fixture(People(0..<2)) { _ in Section("People", \.people) { Text($0.name) } },
      columns: 12, rows: 5)
    #expect(screen.text == "People\nrow 0\nrow 1")
    screen.change { $0.people.removeFirst() }
    #expect(screen.text == "People\nrow 1")
  }
}
