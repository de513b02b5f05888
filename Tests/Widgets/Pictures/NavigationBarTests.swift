import Recurse
import RecurseTesting
import Testing
import WidgetFixture

@MainActor
@Suite("A navigation bar") struct NavigationBarTests {
  private struct Page: Component {
    func render(state: Void) -> Node {
      NavigationBar("User List") {
        Button("Back") { _ in }
      } content: {
        Button("Add Item") { _ in }
      }
      Text("Ada")
    }
  }

  private struct Plain: Component {
    func render(state: Void) -> Node {
      NavigationBar("Users") { Button("Add") { _ in } }
      NavigationBar("Alone")
    }
  }

  @Test("has its title before its content, a column from the edges")
  func picture() {
    let screen = TestScreen(Page(), columns: 40, rows: 4)
    #expect(
      screen.text == """
         [ Back ] User List        [ Add Item ]
        Ada
        """)
    #expect(
      TestScreen(Plain(), columns: 20, rows: 4).text == """
         Users      [ Add ]
         Alone
        """)
  }

  @Test("truncates its title where there is little room, not its buttons")
  func narrow() {
    #expect(
      TestScreen(Page(), columns: 28, rows: 1).text == """
         [ Back ] Us…  [ Add Item ]
        """)
  }
}
