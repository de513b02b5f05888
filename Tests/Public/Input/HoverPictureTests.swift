import Recurse
import RecurseTesting
import Testing

private struct Page: Component {
  struct State: Equatable {
    var hovered: Int?
    var isOpen = false
    var rows = Array(0..<3)
  }
  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack {
      Text("hovered \(state.hovered ?? -1)")
      for row in state.rows {
        Text("row \(row)").onHover { state, isInside in
          if isInside { state.hovered = row } else if state.hovered == row { state.hovered = nil }
        }
        .help("tip \(row)").key(row)
      }
      Button("Button") { _ in }
    }
    .onKey(.control("e")) { $0.isOpen = true }
    .sheet(isPresented: \.isOpen) { Button("Close", role: .cancel) }
  }
}

@MainActor @Suite("What the mouse is over") struct HoverPictureTests {
  private func screen() -> TestScreen<Page> { TestScreen(Page(), columns: 30, rows: 9) }

  @Test("is shown in the frame in which a layer covers it, or something else comes below it")
  func covered() {
    let screen = screen()
    screen.moveMouse(column: 1, row: 1)
    #expect(screen.text.hasPrefix("hovered 0"))
    screen.press(.control("e"))
    #expect(screen.state.hovered == nil && screen.text.hasPrefix("hovered -1"))
    screen.press(.escape)
    #expect(screen.state.hovered == 0 && screen.text.hasPrefix("hovered 0"))
    screen.change { $0.rows.removeFirst() }
    #expect(screen.state.hovered == 1 && screen.text.hasPrefix("hovered 1"))
  }

  @Test("is not explained before the mouse moves, when it comes below it by itself")
  func help() async {
    let screen = screen()
    screen.press(.control("e"))
    screen.moveMouse(column: 1, row: 1)
    screen.press(.escape)
    await screen.advance(by: .seconds(2))
    #expect(screen.layers(.tooltip).isEmpty)
    screen.moveMouse(column: 2, row: 1)
    await screen.advance(by: .seconds(2))
    #expect(!screen.layers(.tooltip).isEmpty)
  }
}
