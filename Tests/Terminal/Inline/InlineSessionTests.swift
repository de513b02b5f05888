import RecurseTesting
import Testing

@testable import RecurseTerminal

@Suite("A session below the prompt", .serialized) @MainActor
struct InlineSessionTests {
  private let terminal = SessionTerminal()

  /// Lets the terminal answer what it was asked.
  private func answer(_ session: TerminalSession) {
    session.didFinishTurn()
    terminal.read()
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.expectsPlace = session.awaited.place != nil
    decoder.decode(terminal.emulator.takeReplies(), into: &events)
    for reply in decoder.takeReplies() { session.didReceive(reply) }
    session.didFinishTurn()
    terminal.read()
  }

  private func show(_ text: String, rows: Int = 1, on session: TerminalSession) {
    session.screen.resize(CellSize(columns: 30, rows: rows))
    let grid = CellGrid(size: session.screen.size)
    grid.draw(
      grid.glyphs.encode(text)[...], at: CellPoint(column: 0, row: rows - 1), style: CellStyle())
    grid.flush(to: session.screen)
    session.screen.present(cursor: nil)
    terminal.read()
  }

  private func print(_ text: String, on session: TerminalSession) {
    let grid = CellGrid(size: CellSize(columns: 10, rows: 1))
    grid.draw(
      grid.glyphs.encode(text)[...], at: CellPoint(column: 0, row: 0), style: CellStyle())
    session.screen.print(grid)
    session.didFinishTurn()
    terminal.read()
  }

  @Test("The rows are below the prompt, and stay above the next one")
  func enterAndClose() throws {
    let before = terminal.modes
    terminal.emulator.feed(Array("$ app\r\n".utf8))
    let session = try terminal.open(presentation: .inline(maxHeight: 3))
    session.enter()
    answer(session)
    show("hello", rows: 2, on: session)
    #expect(terminal.emulator.text == "$ app\n\nhello")
    #expect(!terminal.emulator.alternateScreenIsActive)
    #expect(terminal.emulator.bracketedPasteIsOn)
    print("one", on: session)
    #expect(terminal.emulator.text == "$ app\none\n\nhello")
    session.close()
    terminal.read()
    #expect(terminal.emulator.text == "$ app\none\n\nhello")
    #expect(terminal.emulator.cursor == CellPoint(column: 0, row: 4))
    #expect(terminal.emulator.cursorIsVisible)
    #expect(terminal.emulator.privateModes.isEmpty)
    #expect(terminal.emulator.kittyFlags == 0)
    #expect(terminal.modes == before)
  }

  @Test("Text before the cursor keeps its row, and no frame comes before the terminal tells of it")
  func partialLine() throws {
    terminal.emulator.feed(Array("partial".utf8))
    let session = try terminal.open(presentation: .inline(maxHeight: 3))
    defer { session.close() }
    session.enter()
    show("hello", on: session)
    #expect(terminal.emulator.text == "partial")
    answer(session)
    #expect(terminal.emulator.text == "partial\nhello")
  }

  @Test("The whole screen and rows below the prompt take turns; lines wait for the prompt's")
  func switching() throws {
    terminal.emulator.feed(Array("$ app\r\n".utf8))
    let session = try terminal.open(presentation: .inline(maxHeight: 3))
    session.enter()
    answer(session)
    show("small", on: session)
    try session.present(as: .fullScreen)
    #expect(session.takeNewSize() == CellSize(columns: 30, rows: 5))
    #expect(session.takeNewSize() == nil)
    show("large", rows: 5, on: session)
    print("late", on: session)
    #expect(terminal.emulator.alternateScreenIsActive)
    #expect(terminal.emulator.text == "\n\n\n\nlarge")
    try session.present(as: .inline(maxHeight: 3))
    #expect(session.takeNewSize() == CellSize(columns: 30, rows: 1))
    answer(session)
    show("small", on: session)
    #expect(!terminal.emulator.alternateScreenIsActive)
    #expect(terminal.emulator.text == "$ app\nlate\nsmall")
    try session.present(as: .fullScreen)
    show("large", rows: 5, on: session)
    #expect(terminal.emulator.text == "\n\n\n\nlarge")
    print("last", on: session)
    session.close()
    terminal.read()
    #expect(terminal.emulator.text == "$ app\nlate\nlast")
    #expect(terminal.emulator.privateModes.isEmpty)
    #expect(terminal.emulator.kittyFlags == 0)
  }

  @Test("A stopped app leaves its rows to the shell, and takes others when it goes on")
  func leaveAndEnter() throws {
    let session = try terminal.open(presentation: .inline(maxHeight: 3))
    defer { session.close() }
    session.enter()
    answer(session)
    show("hello", on: session)
    session.leave()
    terminal.read()
    terminal.emulator.feed(Array("$ fg\r\n".utf8))
    session.enter()
    answer(session)
    #expect(terminal.emulator.text == "hello\n$ fg\nhello")
  }

  @Test("Another size is settled once the terminal tells the place of the cursor")
  func resize() throws {
    let session = try terminal.open(presentation: .inline(maxHeight: 3))
    defer { session.close() }
    session.enter()
    answer(session)
    show("hello", on: session)
    #expect(session.takeNewSize() == CellSize(columns: 30, rows: 1))
    terminal.resize(columns: 20, rows: 7)
    session.sizeMayHaveChanged()
    #expect(session.takeNewSize() == nil)
    #expect(session.deadline != nil)
    // The quiet time passes.
    while session.awaited.place == nil { session.didWait() }
    answer(session)
    #expect(session.takeNewSize() == CellSize(columns: 20, rows: 1))
    #expect(session.deadline == nil)
  }

  @Test("The mouse is in the rows of the app once their place is known, and nowhere else")
  func mouse() throws {
    terminal.emulator.feed(Array("$ app\r\n".utf8))
    let session = try terminal.open(presentation: .inline(maxHeight: 3))
    defer { session.close() }
    func located(_ row: Int) -> InputEvent? {
      session.located([.mouse(MouseEvent(.press(.left), at: CellPoint(column: 2, row: row)))]).first
    }
    session.enter()
    #expect(located(1) == nil)
    answer(session)
    show("hello", rows: 2, on: session)
    #expect(located(0) == nil)
    for row in 0..<2 {
      let place = CellPoint(column: 2, row: row)
      #expect(located(row + 1) == .mouse(MouseEvent(.press(.left), at: place)))
    }
    #expect(located(3) == nil)
    #expect(session.located([.focus(true)]) == [.focus(true)])
  }

  @Test("A terminal that is not like xterm shows the whole screen")
  func plainTerminal() throws {
    let session = try terminal.open(term: "linux", presentation: .inline(maxHeight: 3))
    defer { session.close() }
    #expect(!session.screen.isInline)
    #expect(session.screen.size == CellSize(columns: 30, rows: 5))
  }
}
