import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The story of commands", .blocking) struct CommandsStoryTests {
  private func start(keys: String = "") throws -> TerminalProcess {
    let settings = try TemporaryFolder()
    let shell =
      #"mkdir -p "$1/gallery" && printf "$2" > "$1/gallery/keys" && exec "$0" --page layers"#
    let app = try TerminalProcess(
      "sh", ["-c", shell, builtProduct("gallery"), settings.path, keys],
      environment: TerminalProcess.strict(["XDG_CONFIG_HOME": settings.path]))
    try app.waitUntil("the files") { $0.shows("Budget.txt") && $0.shows("Commands") }
    // The file was read before the first frame.
    withExtendedLifetime(settings) {}
    return app
  }

  private func end(_ app: TerminalProcess) throws {
    try app.press([.control("q")])
    try app.expectEnd(.exited(0))
  }

  @Test("A chord says what may follow, runs with the right key, and ends with a wrong one")
  func chord() throws {
    let app = try start()
    try app.type("g")
    try app.waitUntil("what may follow") { $0.shows("g First file") && !$0.shows("F1 Commands") }
    try app.type("n")
    try app.waitUntil("the hints") { $0.shows("F1 Commands") }
    #expect(!app.screen.shows("[ Cancel ]"))
    try app.type("ge")
    try app.press([.delete])
    try app.waitUntil("the question about the last file") { $0.shows("Songs.txt in Documents") }
    try app.press([.escape])
    try end(app)
  }

  @Test("The page of all commands is filtered by typing, and Enter runs what is selected")
  func page() throws {
    let app = try start()
    try app.press([.function(1)])
    try app.waitUntil("the page") { $0.shows("Last file") && $0.shows("g e") }
    try app.type("new")
    try app.waitUntil("the filtered page") { !$0.shows("Last file") }
    try app.press([.enter])
    try app.waitUntil("the sheet") { $0.shows("[ Cancel ]") }
    try app.press([.escape])
    try app.waitUntil("no sheet") { !$0.shows("[ Cancel ]") }
    try end(app)
  }

  @Test("A disabled command takes its key, and is in no hint until it is enabled")
  func disabled() throws {
    let app = try start()
    #expect(!app.screen.shows("Undo"))
    try app.type("u")
    try app.press([.delete])
    try app.waitUntil("the question") { $0.shows("[ Keep ]") }
    try app.press([.tab, .enter])
    try app.waitUntil("the toast") { $0.shows("is deleted") && $0.shows("u Undo") }
    try app.type("u")
    try app.waitUntil("the file again") { !$0.shows("is deleted") && $0.shows("Budget.txt") }
    try end(app)
  }

  @Test("A file gives a command another key, and what is wrong in it is told at the end")
  func rebound() throws {
    let app = try start(keys: #"new = ctrl+n\nundo = ctlr+u\n"#)
    try app.waitUntil("the new key") { $0.shows("Ctrl+N New") }
    try app.type("n")
    try app.press([.control("n")])
    try app.waitUntil("the sheet") { $0.shows("[ Cancel ]") }
    try app.press([.escape])
    try end(app)
    // The path takes more than a line.
    #expect(app.screen.lines.joined().contains("gallery/keys:2: “ctlr” is no modifier"))
  }

  @Test("Help and quitting may be chords, which work in a sheet, too")
  func chordsOfEveryApp() throws {
    let app = try start(keys: #"quit = ctrl+x q\nhelp = f8 f8\n"#)
    try app.press([.function(8)])
    try app.waitUntil("what may follow") { $0.shows("F8 …") }
    try app.press([.function(8)])
    try app.waitUntil("the page") { $0.shows("Find") }
    try app.press([.control("x")])
    try app.type("q")
    try app.expectEnd(.exited(0))
  }

  @Test("Ctrl-C that was answered does not make the next one final")
  func answered() throws {
    let app = try TerminalProcess.ending("interrupt-asks")
    try app.press([.control("c")])
    try app.waitUntil("the question") { $0.shows("[ Stay ]") }
    try app.press([.escape])
    try app.waitUntil("no question") { !$0.shows("[ Stay ]") }
    try app.press([.control("c")])
    try app.waitUntil("the question again") { $0.shows("[ Stay ]") }
    try app.press([.control("c")])
    try app.expectEnd(.signaled(SIGINT))
  }
}
