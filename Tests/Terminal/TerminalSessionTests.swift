import RecurseTesting
import Testing

@testable import RecurseTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The two sides of a pseudo-terminal, and an emulator for what a session writes.
@MainActor
final class SessionTerminal {
  let near: Int32
  let line: Int32
  let emulator = TerminalEmulator(size: CellSize(columns: 30, rows: 5))
  private(set) var output: [UInt8] = []

  init() {
    var size = winsize(ws_row: 5, ws_col: 30, ws_xpixel: 0, ws_ypixel: 0)
    var near: Int32 = -1
    var line: Int32 = -1
    openpty(&near, &line, nil, nil, &size)
    self.near = near
    self.line = line
    _ = fcntl(near, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(near)
    close(line)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(line, UInt(TIOCSWINSZ), &size)
    emulator.resize(CellSize(columns: Int(columns), rows: Int(rows)))
  }

  func read() {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = readBytes(near, &buffer, buffer.count)
      guard count > 0 else { return }
      output += buffer[..<count]
      emulator.feed(Array(buffer[..<count]))
    }
  }

  /// The line's modes as one comparable value.
  var modes: [UInt64] {
    var now = termios()
    tcgetattr(line, &now)
    let characters = withUnsafeBytes(of: now.c_cc) { $0.map { UInt64($0) } }
    return [UInt64(now.c_iflag), UInt64(now.c_oflag), UInt64(now.c_cflag), UInt64(now.c_lflag)]
      + characters
  }

  func open(
    mouse: MouseReporting = .buttons, term: String = "xterm-256color",
    presentation: Presentation = .fullScreen
  ) throws(TerminalError) -> TerminalSession {
    try TerminalSession(
      options: TerminalOptions(mouse: mouse, capturesOutput: false), presentation: presentation,
      environment: ["TERM": term, "LANG": "C.UTF-8"], terminal: line)
  }
}

/// `read(2)`, which ``SessionTerminal/read()`` hides in its type.
private func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &buffer, count)
}

@Suite("A session restores the terminal", .serialized) @MainActor
struct TerminalSessionTests {
  private let terminal = SessionTerminal()

  @Test("Entering changes the modes of the line and the screen, closing restores them")
  func enterAndClose() throws {
    let before = terminal.modes
    let session = try terminal.open()
    #expect(terminal.modes == before)
    session.enter()
    session.screen.present(cursor: nil)
    terminal.read()
    #expect(terminal.modes != before)
    #expect(terminal.emulator.alternateScreenIsActive)
    #expect(terminal.emulator.bracketedPasteIsOn)
    #expect(terminal.emulator.focusIsReported)
    #expect(terminal.emulator.privateModes.isSuperset(of: [1000, 1006]))
    #expect(terminal.emulator.kittyFlags == 5)
    session.setCursorShape(.bar)
    session.screen.present(cursor: CellPoint(column: 0, row: 0))
    terminal.read()
    #expect(terminal.emulator.cursorShape == 6)
    session.close()
    terminal.read()
    #expect(terminal.modes == before)
    #expect(terminal.emulator.privateModes.isEmpty)
    #expect(!terminal.emulator.alternateScreenIsActive)
    #expect(terminal.emulator.cursorIsVisible)
    #expect(terminal.emulator.cursorShape == 0)
    #expect(terminal.emulator.kittyFlags == 0)
  }

  @Test(
    "A terminal that is not like xterm receives no private modes",
    arguments: ["linux", "vt100"])
  func plainTerminal(term: String) throws {
    let session = try terminal.open(term: term)
    session.enter()
    session.screen.present(cursor: nil)
    session.close()
    terminal.read()
    #expect(
      terminal.emulator.privateModesSeen.isDisjoint(with: [1000, 1004, 1006, 2004, 2026, 1049]))
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(!text.contains("\u{1B}[<u") && !text.contains("$<"))
  }

  @Test("The cursor is visible at the end although the terminal saved it hidden, like libvterm")
  func savedCursor() throws {
    let session = try terminal.open()
    session.enter()
    session.screen.present(cursor: nil)
    terminal.read()
    #expect(!terminal.emulator.cursorIsVisible)
    // What ncurses sends around a scroll.
    terminal.emulator.feed(Array("\u{1B}7\u{1B}8".utf8))
    session.close()
    terminal.read()
    #expect(terminal.emulator.cursorIsVisible)
  }

  @Test("Leaving and entering again paints everything")
  func leaveAndEnter() throws {
    let session = try terminal.open()
    defer { session.close() }
    session.enter()
    let grid = CellGrid(size: session.screen.size)
    grid.draw(
      grid.glyphs.encode("hello")[...], at: CellPoint(column: 0, row: 0), style: CellStyle())
    grid.flush(to: session.screen)
    session.screen.present(cursor: nil)
    session.leave()
    terminal.read()
    #expect(!terminal.emulator.alternateScreenIsActive)
    terminal.emulator.feed(Array("\u{1B}[2J".utf8))
    session.enter()
    session.didFinishTurn()
    terminal.read()
    #expect(terminal.emulator.text == "hello")
    #expect(!terminal.emulator.cursorIsVisible)
  }

  @Test("A session that is continued without leaving does not stack modes twice")
  func continued() throws {
    let session = try terminal.open()
    session.enter()
    session.wasContinued()
    session.didFinishTurn()
    session.close()
    terminal.read()
    #expect(terminal.emulator.kittyFlags == 0)
    #expect(!terminal.emulator.alternateScreenIsActive)
  }

  @Test("The size is read when it may have changed, and reported once")
  func size() throws {
    let session = try terminal.open()
    defer { session.close() }
    #expect(session.screen.size == CellSize(columns: 30, rows: 5))
    session.enter()
    terminal.resize(columns: 40, rows: 7)
    #expect(session.takeNewSize() == nil)
    session.sizeMayHaveChanged()
    #expect(session.takeNewSize() == CellSize(columns: 40, rows: 7))
    #expect(session.takeNewSize() == nil)
    session.sizeMayHaveChanged()
    #expect(session.takeNewSize() == nil)
  }

  @Test("A process has one session at a time")
  func oneAtATime() throws {
    let session = try terminal.open()
    #expect(throws: TerminalError.alreadyOpen) { _ = try terminal.open() }
    session.close()
    try terminal.open().close()
  }

  @Test(
    "A descriptor that is no terminal is refused, and so is an unknown TERM, with nothing left open"
  )
  func refusals() throws {
    #expect(throws: TerminalError.noTerminal) {
      _ = try TerminalSession(environment: ["TERM": "xterm"], terminal: -1)
    }
    #expect(throws: TerminalError.terminalTooSimple("dumb")) { _ = try terminal.open(term: "dumb") }
    try terminal.open().close()
  }

  @Test("Controls in a title never reach the terminal")
  func title() throws {
    let session = try terminal.open()
    defer { session.close() }
    session.enter()
    session.screen.setTitle("a\u{1B}]2;evil\u{7}b\u{9C}")
    session.screen.present(cursor: nil)
    terminal.read()
    #expect(terminal.emulator.title == "a\u{FFFD}]2;evil\u{FFFD}b\u{FFFD}")
  }

  @Test("A signal of the process becomes a byte of the session")
  func signals() throws {
    let session = try terminal.open()
    defer { session.close() }
    session.enter()
    kill(getpid(), SIGWINCH)
    var ready = pollfd(fd: session.signalDescriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&ready, 1, 120_000) == 1)
    var byte: UInt8 = 0
    #expect(read(session.signalDescriptor, &byte, 1) == 1)
    #expect(Int32(byte) == SIGWINCH)
  }
}
