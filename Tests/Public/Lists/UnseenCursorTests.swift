import Recurse
import RecurseTesting
import Testing

/// Rows on which every key of a list does something, and one key of an app.
private struct Inbox: Component {
  struct Mail: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  struct State: Equatable {
    var mails = (0..<100).map { Mail(id: $0, title: "mail \($0)") }
    var marked: Set<Int> = []
    var opened: [Int] = []
    var starred: [Int] = []
    var archived: [Int] = []
    var refreshed = 0
    var moved = 0
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    List(\.mails, selection: \.marked) { mail in
      Text(mail.title)
        .onMove { state, move in state.moved += 1 }
        .onAccessory { $0.opened.append(mail.id) }
        .onDelete { state in state.mails.removeAll { $0.id == mail.id } }
        .onKey("s") { $0.starred.append(mail.id) }
        .command("Archive", key: "a") { $0.archived.append(mail.id) }
    }
    .onKey("r") { $0.refreshed += 1 }
  }
}

@MainActor
@Suite("A cursor that was scrolled out of view") struct UnseenCursorTests {
  private func scrolled() -> TestScreen<Inbox> {
    let screen = TestScreen(Inbox(), columns: 20, rows: 8)
    screen.press(.down)
    screen.wheel(.down, notches: 10, column: 2, row: 2)
    #expect(!screen.text.contains("mail 1 "))
    return screen
  }

  @Test(
    "is shown by a key that acts on its row, and nothing else is done",
    arguments: [
      Key.space, .delete, .right, "s", "a", Key.down.with(.shift), Key.pageUp.with(.shift),
      Key.down.with(.alt),
    ])
  func shown(key: Key) {
    let screen = scrolled()
    let state = screen.state
    screen.press(key)
    #expect(screen.state == state)
    #expect(screen.text.contains("mail 1 "))
    screen.press(key)
    #expect(screen.state != state)
  }

  @Test("stays there for a key that is not about its row")
  func elsewhere() {
    let screen = scrolled()
    let text = screen.text
    screen.press(.character("r"))
    #expect(screen.state.refreshed == 1)
    #expect(screen.text == text)
  }

  @Test("acts where the key before it has led")
  func moved() {
    let screen = scrolled()
    screen.press(.down, .space)
    #expect(screen.state.marked == [2])
  }
}

/// Rows none of which can be selected.
private struct Closed: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node {
    List(0..<1_000, id: \.self, selectable: { _ in false }) { Text("row \($0)") }
  }
}

@MainActor
@Suite("A list of rows that cannot be selected") struct ClosedListTests {
  @Test("is scrolled to its ends by Home and End")
  func ends() {
    let screen = TestScreen(Closed(), columns: 20, rows: 4)
    screen.press(.end)
    #expect(screen.text.contains("row 999"))
    screen.press(.up)
    #expect(screen.text.contains("row 995"))
    screen.press(.home)
    #expect(screen.text.contains("row 0"))
  }
}
