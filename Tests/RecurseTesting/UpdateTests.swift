import Recurse
import RecurseTesting
import Testing

private struct Counter: Component {
  var initialState: Int { 8 }

  func render(state: Int) -> Node {
    VStack {
      Text("A heading that nothing changes")
      Text("Count: \(state)")
      Button("Add one") { $0 += 1 }
    }
    .onKey(.character("+")) { $0 += 1 }
  }

  func effects(state: Int) -> [Effect] {
    .every(.seconds(1), id: "tick") { $0 += 1 }
  }
}

@MainActor
@Suite("Cost of an action") struct UpdateTests {
  private func screen(_ terminal: String? = nil) -> TestScreen<Counter> {
    TestScreen(Counter(), columns: 40, rows: 4, terminal: terminal)
  }

  @Test("The cost is that of the last action only")
  func last() {
    let screen = screen()
    screen.press(.character("+"))
    // The screen counts the cells that it receives on its own.
    let before = screen.received.cells
    screen.press(.character("+"))
    #expect(screen.update.cells == screen.received.cells - before)
    #expect(screen.update.cells == 2 && screen.update.frames == 1)
    #expect(screen.update.renders == 1 && screen.update.patches == 1)
    #expect(screen.update.painted == 1 && screen.update.laidOut <= 3)
    screen.press(.character("%"))
    #expect(screen.update == FrameRecord())
  }

  @Test("The cost includes all keys of a call, and updates that follow")
  func together() async {
    let screen = screen()
    screen.press(.character("+"), .character("+"))
    #expect(screen.update.renders == 2)
    await screen.settle()
    #expect(screen.update.renders == 2)
    await screen.advance(by: .seconds(3))
    #expect(screen.update.renders == 3)
  }

  @Test("The record adds up the costs of all actions")
  func sum() {
    let screen = screen()
    _ = screen.takeRecord()
    screen.type("++")
    screen.press(.character("+"))
    #expect(screen.update.renders == 1)
    #expect(screen.takeRecord().update.renders == 3)
    #expect(screen.takeRecord() == FrameRecord())
  }

  @Test("A screen with a terminal's name counts the bytes")
  func bytes() {
    let screen = screen("xterm-256color")
    screen.press(.character("+"))
    #expect(screen.update.cells == 1 && screen.update.writes == 1)
    // The cursor moves there and back, each by the address of a cell, and one letter is written.
    #expect((2...14).contains(screen.update.bytes), "\(screen.update)")
    screen.resize(columns: 30, rows: 4)
    #expect(screen.update.bytes > 60)
    #expect(screen.text.contains("Count: 9"))
  }

  @Test("The cost is readable in the message of a failure")
  func words() {
    let screen = screen()
    screen.press(.character("+"))
    #expect(
      "\(screen.update)".hasPrefix("1 rendered, 1 patches, ")
        && "\(screen.update)".hasSuffix("1 cells, 1 frames, 0 bytes"))
  }
}
