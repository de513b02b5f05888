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

/// A board below a line, and what it heard.
private struct Board: Component {
  struct State: Equatable {
    var heard: [HoverPhase] = []
    var lines = 1
    var isOpen = false
    /// Whether the board goes on while the mouse is in it.
    var flees = false
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      ForEach(0..<state.lines, id: \.self) { _ in Text("line") }
      HStack {
        Text("  ")
        VStack {
          Text("a").onHover { state, _ in state.heard = state.heard }
          Text("abcdef")
        }
        .onContinuousHover { state, phase in
          state.heard.append(phase)
          if state.flees, phase != .ended { state.lines = 3 - state.lines }
        }
      }
    }
    .sheet(isPresented: \.isOpen) { Button("Close", role: .cancel) }
  }
}

@MainActor @Suite("Hovering, continuously") struct ContinuousHoverTests {
  private func at(_ column: Int, _ row: Int) -> HoverPhase {
    .active(CellPoint(column: column, row: row))
  }

  @Test("tells each cell of the content once, and that the mouse left")
  func cells() {
    let screen = TestScreen(Board(), columns: 20, rows: 6)
    screen.moveMouse(column: 1, row: 2)
    #expect(screen.state.heard == [])
    screen.moveMouse(column: 3, row: 2)
    screen.moveMouse(column: 4, row: 2)
    _ = screen.takeRecord()
    screen.moveMouse(column: 4, row: 2)
    #expect(screen.takeRecord().update.commits == 0)
    // Another widget, and no other content.
    screen.moveMouse(column: 3, row: 1)
    screen.moveMouse(column: 3, row: 5)
    screen.moveMouse(column: 4, row: 5)
    #expect(screen.state.heard == [at(0, 1), at(1, 1), at(0, 0), .ended])
  }

  @Test("tells of content that moves below a mouse at rest")
  func layout() {
    let screen = TestScreen(Board(), columns: 20, rows: 6)
    screen.moveMouse(column: 5, row: 2)
    screen.change { $0.lines = 2 }
    screen.change { $0.lines = 3 }
    screen.change { $0.lines = 1 }
    #expect(screen.state.heard == [at(2, 1), at(2, 0), .ended, at(2, 1)])
  }

  @Test("tells once a frame where the content moves for it")
  func flight() {
    let screen = TestScreen(Board(), columns: 20, rows: 6)
    screen.change { $0.flees = true }
    screen.moveMouse(column: 5, row: 2)
    #expect(screen.failure == nil && screen.state.heard.prefix(2) == [at(2, 1), at(2, 0)])
  }

  @Test("ends where a sheet covers the content, and goes on where it closes")
  func covered() {
    let screen = TestScreen(Board(), columns: 20, rows: 6)
    screen.moveMouse(column: 5, row: 2)
    screen.change { $0.isOpen = true }
    screen.moveMouse(column: 4, row: 2)
    #expect(screen.state.heard == [at(2, 1), .ended])
    screen.moveMouse(column: 6, row: 2)
    screen.press(.escape)
    #expect(screen.state.heard == [at(2, 1), .ended, at(3, 1)])
  }

  @Test("goes on while the mouse drags")
  func drag() {
    let screen = TestScreen(Board(), columns: 20, rows: 6)
    screen.drag(from: CellPoint(column: 3, row: 2), to: CellPoint(column: 5, row: 2))
    #expect(screen.state.heard == [at(0, 1), at(1, 1), at(2, 1)])
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
