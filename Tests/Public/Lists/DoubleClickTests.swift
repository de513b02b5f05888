import Recurse
import RecurseTesting
import Testing

/// A list whose rows are opened by Enter in one way or another.
private struct Files: Component {
  enum Enter { case around, command, handler, edit }

  struct State: Equatable {
    var names = ["a", "b", "c"]
    var selected: String?
    var several: Set<String> = []
    var opened: [String] = []
  }
  var enter = Enter.around
  var isMultiple = false
  var choosesByClick = false
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      if isMultiple {
        List(\.names, id: \.self, selection: \.several) { row($0) }
      } else {
        List(\.names, id: \.self, selection: \.selected) { row($0) }
      }
    }
    .command("Open", key: "enter", isEnabled: enter == .around) { state in
      state.opened.append(state.selected ?? "none")
    }
  }

  @NodeBuilder<Files> private func row(_ name: String) -> Node {
    let text: Node =
      choosesByClick
      ? Text(name).onSelect { $0.opened.append("chosen") } : Text(name).node(for: Files.self)
    switch enter {
    case .around: text
    case .command: text.command("Open", key: "enter") { $0.opened.append(name) }
    case .handler: text.onKey(.enter) { $0.opened.append(name) }
    case .edit: text.onEdit(name) { $0.opened.append($1) }
    }
  }
}

@MainActor
@Suite("A double click on a row") struct DoubleClickTests {
  @Test("Does what Enter does", arguments: [Files.Enter.around, .command, .handler])
  private func opens(enter: Files.Enter) {
    let screen = TestScreen(Files(enter: enter), columns: 12, rows: 3)
    screen.click(column: 1, row: 1)
    #expect(screen.state.selected == "b" && screen.state.opened == [])
    screen.press(.enter)
    #expect(screen.state.opened == ["b"])
    screen.click(column: 1, row: 2, count: 2)
    #expect(screen.state.selected == "c" && screen.state.opened == ["b", "c"])
  }

  @Test("Edits a row that Enter edits")
  func edits() {
    let screen = TestScreen(Files(enter: .edit), columns: 12, rows: 3)
    screen.click(column: 1, row: 1, count: 2)
    screen.type("!\n")
    #expect(screen.state.opened.count == 1, "\(screen.text)")
  }

  @Test("Leaves a selection of several rows as it was")
  func several() {
    let screen = TestScreen(Files(enter: .command, isMultiple: true), columns: 12, rows: 3)
    screen.click(column: 1, row: 0)
    screen.click(column: 1, row: 2, count: 2)
    #expect(screen.state.several == ["a"] && screen.state.opened == ["c"])
  }

  @Test("Chooses a row once per click where Enter does no more")
  func chooses() {
    let screen = TestScreen(Files(choosesByClick: true), columns: 12, rows: 3)
    screen.click(column: 1, row: 1, count: 2)
    #expect(screen.state.opened == ["chosen", "chosen"])
  }
}
