import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The story of the gallery's layers", .blocking) struct LayersStoryTests {
  private func start(_ columns: Int = 80, _ rows: Int = 24) throws -> TerminalProcess {
    let app = try TerminalProcess(
      builtProduct("gallery"), ["--page", "layers"], environment: TerminalProcess.strict([:]),
      size: CellSize(columns: columns, rows: rows))
    try app.waitUntil("the files") { $0.shows("Budget.txt") && $0.shows("q Quit") }
    return app
  }

  private func click(_ text: String, in app: TerminalProcess) throws {
    let place = try #require(app.screen.place(of: text))
    try app.click(column: place.column + 2, row: place.row)
  }

  @Test("A person makes a file with menus and sheets, deletes it, and brings it back")
  func story() throws {
    let app = try start()
    try app.press([.function(10)])
    try app.waitUntil("the menu") { $0.shows("│ New…") }
    try app.press([.enter])
    try app.waitUntil("the sheet") { $0.shows("[ Cancel ]") }
    try app.type("Plan")
    try click("[ Change… ]", in: app)
    try app.waitUntil("the second sheet") { $0.shows("[ Music ]") }
    try app.press([.escape])
    try app.waitUntil("the first sheet alone") { !$0.shows("[ Music ]") && $0.shows("[ Save ]") }
    try click("[ Save ]", in: app)
    try app.waitUntil("the toast") { $0.shows("Plan is saved") && !$0.shows("[ Save ]") }
    try app.press([.delete])
    try app.waitUntil("the question") { $0.shows("[ Keep ]") }
    try click("[ Delete ]", in: app)
    try app.waitUntil("the toast") { $0.shows("Plan is deleted") }
    try click("[ Undo ]", in: app)
    try app.waitUntil("no toast") { !$0.shows("is deleted") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("A context menu opens with the right button and with Shift-F10")
  func contextMenu() throws {
    let app = try start()
    let garden = try #require(app.screen.place(of: "Garden.txt"))
    let point = CellPoint(column: garden.column + 3, row: garden.row)
    try app.mouse([
      MouseEvent(.press(.right), at: point), MouseEvent(.release(.right), at: point),
    ])
    try app.waitUntil("the menu") { $0.shows("│ Rename…") }
    try click("Delete…", in: app)
    try app.waitUntil("the question about that file") { $0.shows("Garden.txt in Documents") }
    try app.press([.escape])
    try app.waitUntil("no question") { !$0.shows("[ Keep ]") }
    try app.press([Key(.function(10), modifiers: .shift)])
    try app.waitUntil("the menu") { $0.shows("│ Rename…") }
    try app.press([.enter])
    try app.waitUntil("the sheet") { $0.shows("[ Cancel ]") }
    try app.press([.escape])
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("A popover opens at each edge, and a tooltip where the focus or the mouse rests")
  func anchored() throws {
    let app = try start()
    for title in ["Above", "Right", "Left", "Below"] {
      try click("[ \(title) ]", in: app)
      try app.waitUntil("the popover") { $0.shows("6 files") && $0.shows("[ Close ]") }
      try app.press([.escape])
      try app.waitUntil("no popover") { !$0.shows("6 files") }
    }
    let place = try #require(app.screen.place(of: "[ Above ]"))
    try app.mouse([
      MouseEvent(.move, at: CellPoint(column: place.column + 2, row: place.row))
    ])
    try app.waitUntil("the tooltip") { $0.shows("Tells how many files there are") }
    try app.mouse([MouseEvent(.move, at: CellPoint(column: 40, row: 18))])
    try app.waitUntil("no tooltip") { !$0.shows("Tells how many") }
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("Motion is reported only while something asks for it, and never after the end")
  func motion() throws {
    let app = try start()
    try app.waitUntil("motion is asked for") { $0.privateModesSeen.contains(1003) }
    try app.type("q")
    try app.expectEnd(.exited(0))
    let other = try TerminalProcess(builtProduct("queue-demo"), [])
    try other.waitUntil("the queue") { $0.shows("q Quit") }
    try other.type("q")
    try other.expectEnd(.exited(0))
    #expect(!other.screen.privateModesSeen.contains(1003))
  }

  @Test("It is used in a tiny and in a huge window", arguments: [(20, 5), (300, 80)])
  func sizes(columns: Int, rows: Int) throws {
    let app = try start(columns, rows)
    try app.press([.function(10), .down, .down, .enter])
    try app.waitUntil("the question") { $0.shows("[ Keep ]") }
    try app.press([.enter])
    try app.waitUntil("no question") { !$0.shows("[ Keep ]") }
    try app.type("n")
    try app.waitUntil("the sheet") { $0.shows("Name") }
    try app.press([.escape])
    try app.type("q")
    try app.expectEnd(.exited(0))
  }
}
