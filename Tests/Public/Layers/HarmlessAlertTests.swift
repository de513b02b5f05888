import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var asksAll = false
    var asksDiscard = false
    var log: [String] = []
    var notice: String?
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    Button("Delete all…") { $0.asksAll = true }
      .alert("Delete all?", isPresented: \.asksAll) {
        Button("Delete", role: .destructive) { $0.log.append("deleted") }
      }
      .alert("Discard what you typed?", isPresented: \.asksDiscard) {
        Button("Discard", role: .destructive) { $0.log.append("discarded") }
        Button("Go on", role: .cancel)
      }
      .toast(item: \.notice) { notice in
        Text(notice)
        Button("Undo") { $0.log.append("undone") }
      }
  }
}

@MainActor @Suite("Alerts do no harm") struct HarmlessAlertTests {
  @Test("Enter twice destroys nothing where an alert has no other button")
  func destructiveAlone() throws {
    let screen = TestScreen(Page(), columns: 40, rows: 9)
    screen.press(.enter, .enter, .enter)
    #expect(screen.state.log == [] && screen.alert != nil)
    screen.press(.tab, .enter)
    #expect(screen.state.log == ["deleted"])
    screen.press(.enter)
    screen.change { $0.asksAll = true }
    screen.press(.escape)
    #expect(screen.alert == nil)
  }

  @Test("The button with the focus is seen however small the window is", arguments: [5, 6, 9])
  func small(rows: Int) {
    let screen = TestScreen(Page(), columns: 20, rows: rows)
    screen.change { $0.asksDiscard = true }
    #expect(screen.focused?.label == "Go on" && screen.text.contains("[ Go on ]"))
    #expect(screen.text.contains("Discard"))
    #expect(screen.text.split(separator: "\n").allSatisfy { $0.count <= 20 })
  }

  @Test("A button of a toast is clicked: a test that presses it by the keyboard is told so")
  func toast() throws {
    let screen = TestScreen(Page(), columns: 40, rows: 9)
    screen.change { $0.notice = "Deleted" }
    #expect(throws: SearchFailure.self) { try screen.press("Undo") }
    try screen.click("Undo")
    #expect(screen.state.log == ["undone"])
  }
}
