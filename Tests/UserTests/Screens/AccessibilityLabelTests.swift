import Recurse
import RecurseTesting
import Testing

private struct Bar: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    HStack {
      Button("×") { $0 += 1 }.accessibilityLabel("Close")
      VStack {
        Text("CPU")
        Text("40 %")
      }.accessibilityLabel("Load")
    }
  }
}

@MainActor @Suite("An accessibility label") struct AccessibilityLabelTests {
  @Test("is what the content is called, and is not shown")
  func called() throws {
    let screen = TestScreen(Bar(), columns: 20, rows: 2)
    #expect(screen.text.hasPrefix("[ × ]"))
    try screen.click(screen.button("Close"))
    #expect(screen.state == 1 && screen.focused?.label == "Close")
    #expect(screen.all(.button, "×").isEmpty)
    #expect(screen.all(.group, "Load").count == 1)
  }

  @Test("of a menu's item is what letters find")
  func inMenus() {
    let screen = TestScreen(Marks(), columns: 20, rows: 8)
    screen.press(.function(10), .character("d"))
    #expect(screen.focused?.label == "Delete")
  }

  private struct Marks: Component {
    func render(state: Void) -> Node {
      MenuBar {
        Menu("File") {
          Button("New") { _ in }
          Button("×") { _ in }.accessibilityLabel("Delete")
        }
      }
    }
  }
}
