import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("Selection and focus in a list") struct ListSelectionTests {
  private func single(_ range: Range<Int>) -> TestScreen<Fixture<People>> {
    TestScreen(
      Fixture(People(range)) { _ in
        List(\.people, selection: \.selected) { person in
          Text(person.name)
            .onSelect { $0.log.append("select \(person.id)") }
            .onDeselect { $0.log.append("deselect \(person.id)") }
            .onDelete { $0.people.removeAll { $0.id == person.id } }
        }.scrollIndicators(.hidden)
      }, columns: 10, rows: 4)
  }

  @Test("With one selection in the state the arrows select, and the state moves the cursor")
  func single() {
    let screen = single(0..<50)
    #expect(screen.state.selected == nil)
    screen.press(.down)
    #expect(screen.state.selected == 0)
    screen.press(.down, .down)
    #expect(screen.state.selected == 2)
    #expect(screen.state.log == ["deselect 0", "deselect 1"])
    screen.change { $0.selected = 40 }
    #expect(screen.text.contains("row 40"))
    screen.press(.up)
    #expect(screen.state.selected == 39)
    // What was selected goes: the row that takes its place is selected.
    screen.press(.delete)
    #expect(screen.state.selected == 40)
    screen.change {
      $0.people.append(Person(50))
      $0.selected = 50
    }
    #expect(screen.text == " row 47\n row 48\n row 49\n row 50")
  }

  @Test("With a set in the state Space selects, and a mark can be seen without colour")
  func multiple() {
    let screen = TestScreen(
      Fixture(People(0..<4)) { _ in List(\.people, selection: \.marked) { Text($0.name) } },
      columns: 10, rows: 4)
    screen.press(.space, .down, .down, .space)
    #expect(screen.text == " ✓ row 0\n   row 1\n ✓ row 2\n   row 3")
    #expect(screen.isReversed(row: 2))
    #expect(screen.state.marked == [0, 2])
    screen.press(.space)
    screen.change { $0.people.swapAt(0, 3) }
    #expect(screen.text == "   row 3\n   row 1\n   row 2\n ✓ row 0")
    #expect(screen.isReversed(row: 2))
  }

  @Test("A selection that the list holds follows its rows, too")
  func held() {
    let screen = TestScreen(
      Fixture(People(0..<40)) { _ in
        List(\.people, selection: .multiple) { Text($0.name) }.scrollIndicators(.hidden)
      }, columns: 10, rows: 3)
    screen.press(.down, .space, .end, .home)
    screen.change { $0.people.insert(Person(99), at: 1) }
    #expect(screen.text == "   row 0\n   row 99\n ✓ row 1")
    #expect(screen.isReversed(row: 0))
  }

  @Test("Rows that take no selection are passed by")
  func disabled() {
    let screen = TestScreen(
      Fixture(People(0..<30)) { _ in
        List(\.people, selectable: { $0.id % 10 == 0 }) { person in
          Text(person.name)
            .onSelect { $0.log.append("\(person.id)") }
        }
      }, columns: 10, rows: 4)
    screen.press(.enter, .down, .enter, .end, .enter, .home, .enter)
    #expect(screen.state.log == ["0", "10", "20", "0"])
  }

  @Test("Tab goes from the list into the row with the cursor, and then out of the list")
  func tab() throws {
    let screen = TestScreen(
      Fixture(People(0..<9)) { _ in
        Button("before") { _ in }
        List(\.people) { person in
          Button("b\(person.id)") { $0.log.append("\(person.id)") }
        }
        Button("after") { _ in }
      }, columns: 12, rows: 5)
    try screen.focus(on: screen.button("before"))
    screen.press(.tab, .down, .tab)
    #expect(screen.focused?.label == "b1")
    screen.press(.enter, .tab)
    #expect(screen.state.log == ["1"])
    #expect(screen.focused?.label == "after")
    screen.press(.shiftTab, .shiftTab)
    #expect(screen.focused?.role == .list)
    screen.press(.tab, .down, .down)
    #expect(screen.focused?.role == .list)
    screen.press(.tab)
    #expect(screen.focused?.label == "b3")
  }

  @Test("What is edited stays while rows come and go around it; the focus it loses is the list's")
  func editing() {
    let screen = TestScreen(PeopleList(0..<40), columns: 10, rows: 3)
    screen.press(.down)
    screen.type("ex")
    screen.change { $0.people.insert(contentsOf: [Person(98), Person(99)], at: 0) }
    screen.type("y")
    screen.change { $0.people.removeLast(5) }
    screen.type("z\n")
    #expect(screen.state.people[3].name == "row 1xyz")
    #expect(screen.focused?.role == .list)
    screen.type("e!")
    screen.change { $0.people.remove(at: 3) }
    #expect(screen.focused?.role == .list)
    screen.press(.delete)
    #expect(screen.state.people[3].id == 3)
  }
}

extension TestScreen {
  /// Whether a row alone is shown as the one with the cursor.
  fileprivate func isReversed(row: Int) -> Bool {
    (0..<text.split(separator: "\n").count).allSatisfy {
      style(row: $0, column: 4).attributes.contains(.reverse) == ($0 == row)
    }
  }
}
