import Recurse
import RecurseTesting
import Testing
import WidgetFixture

/// A list in a row of another, or in a scroll view, has the height that it is given.
@MainActor
@Suite("A list inside of something that scrolls") struct NestedListTests {
  private func nested() -> TestScreen<Fixture<People>> {
    TestScreen(
      Fixture(People(0..<9)) { _ in
        List {
          Text("head").onSelect { $0.log.append("head") }
          List(\.people) { person in
            Text(person.name)
              .onSelect { $0.log.append("select \(person.id)") }
              .onDelete { $0.people.removeAll { $0.id == person.id } }
          }.frame(height: 3)
          Text("foot").onDelete { $0.log.append("delete foot") }
        }.scrollIndicators(.hidden)
      }, columns: 12, rows: 6)
  }

  @Test("It is seen, Tab goes into it and out again, and its keys are its own")
  func keys() {
    let screen = nested()
    #expect(screen.text == "▌head\n  row 0\n  row 1\n  row 2\n foot")
    screen.press(.enter, .down, .enter, .delete)
    #expect(screen.state.log == ["head"])
    #expect(screen.state.people.count == 9)
    screen.press(.tab, .down, .down, .down, .enter, .delete)
    #expect(screen.state.log == ["head", "select 3"])
    #expect(screen.text == " head\n  row 1\n  row 2\n ▌row 4\n foot")
    // At its own end the inner list keeps the key: the way out is Escape or Tab.
    screen.press(.escape, .down, .delete)
    #expect(screen.state.log == ["head", "select 3", "delete foot"])
  }

  @Test("The wheel scrolls the inner one as far as it goes, then the outer one")
  func wheel() {
    let screen = TestScreen(
      Fixture(People(0..<5)) { _ in
        List {
          List(\.people) { Text($0.name) }.frame(height: 3)
          for number in 0..<6 { Text("line \(number)") }
        }.scrollIndicators(.hidden)
      }, columns: 12, rows: 5)
    #expect(screen.text == "▌ row 0\n▌ row 1\n▌ row 2\n line 0\n line 1")
    screen.wheel(.down, column: 1, row: 1)
    #expect(screen.text == "▌ row 2\n▌ row 3\n▌ row 4\n line 0\n line 1")
    screen.wheel(.down, column: 1, row: 1)
    #expect(screen.text == " line 0\n line 1\n line 2\n line 3\n line 4")
  }

  @Test("In a scroll view it has the height that its frame says, and without one the viewport's")
  func inScrollView() {
    let screen = TestScreen(
      Fixture(People(0..<9)) { state in
        ScrollView {
          Text("head")
          List(\.people) { Text($0.name) }.frame(height: state.isOn ? nil : 2)
          Text("foot")
        }.scrollIndicators(.hidden)
      }, columns: 12, rows: 6)
    #expect(screen.text == "head\n▌row 0\n row 1\nfoot")
    screen.press(.end)
    #expect(screen.text == "head\n row 7\n▌row 8\nfoot")
    screen.change { $0.isOn = true }
    #expect(screen.text == "head\n row 3\n row 4\n row 5\n row 6\n row 7")
    screen.change { $0.people = [] }
    #expect(screen.text == "head")
  }

  @Test("Each of two lists side by side keeps its own place")
  func sideBySide() {
    let screen = TestScreen(
      Fixture(People(0..<9)) { _ in
        HStack(alignment: .stretch) {
          List(\.people) { Text("a\($0.id)") }
          List(\.people) { Text("b\($0.id)") }
        }
      }, columns: 12, rows: 2)
    screen.press(.down, .down, .tab, .end)
    #expect(screen.text.contains("a1") && screen.text.contains("b7"))
  }
}
