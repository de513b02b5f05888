import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var inside: [String] = []
    var showsB = true
    var isOpen = false
    var rows = 1
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      ForEach(0..<state.rows, id: \.self) { _ in Text("row") }
      Text("aaaa").onHover { state, isInside in state.note("a", isInside) }
      if state.showsB { Text("bbbb").onHover { state, isInside in state.note("b", isInside) } }
    }
    .onHover { state, isInside in state.note("all", isInside) }
    .sheet(isPresented: \.isOpen) { Button("Close", role: .cancel) }
  }
}

extension Page.State {
  fileprivate mutating func note(_ name: String, _ isInside: Bool) {
    inside.append((isInside ? "+" : "-") + name)
  }
}

@MainActor @Suite("Hovering") struct HoverTests {
  @Test("tells who is entered and who is left, once each")
  func enters() {
    let screen = TestScreen(Page(), columns: 20, rows: 6)
    screen.moveMouse(column: 1, row: 1)
    #expect(screen.state.inside == ["+all", "+a"])
    _ = screen.takeRecord()
    screen.moveMouse(column: 2, row: 1)
    #expect(screen.takeRecord().update.commits == 0)
    screen.moveMouse(column: 2, row: 2)
    #expect(screen.state.inside == ["+all", "+a", "-a", "+b"])
    screen.moveMouse(column: 12, row: 5)
    #expect(screen.state.inside == ["+all", "+a", "-a", "+b", "-b", "-all"])
  }

  @Test("is tested again when something else comes under the mouse, or nothing any more")
  func layout() {
    let screen = TestScreen(Page(), columns: 20, rows: 6)
    screen.moveMouse(column: 1, row: 2)
    screen.change { $0.inside = [] }
    screen.change { $0.rows = 2 }
    #expect(screen.state.inside == ["-b", "+a"])
    screen.change { $0.rows = 1 }
    screen.change { $0.inside = [] }
    screen.change { $0.showsB = false }
    #expect(screen.state.inside == ["-b", "-all"])
  }

  @Test("ends where a sheet covers the content")
  func covered() {
    let screen = TestScreen(Page(), columns: 20, rows: 6)
    screen.moveMouse(column: 1, row: 1)
    screen.change { $0.inside = [] }
    screen.change { $0.isOpen = true }
    #expect(screen.state.inside == ["-a", "-all"])
    screen.press(.escape)
    #expect(screen.state.inside == ["-a", "-all", "+all", "+a"])
  }
}
