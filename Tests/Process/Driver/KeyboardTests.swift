import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

@Suite("The keyboard and the mouse of a driven terminal", .blocking) struct KeyboardTests {
  /// Shows each byte that it reads as `cat -v` does, after it has set modes.
  private func reader(_ modes: String) throws -> TerminalProcess {
    let program = try TerminalProcess(
      "sh", ["-c", "stty raw -echo; printf '\(modes)|'; exec cat -v"],
      size: CellSize(columns: 200, rows: 2))
    try program.waitUntil("the reader") { $0.shows("|") }
    return program
  }

  private func expect(
    _ expected: String, modes: String = "", _ type: (TerminalProcess) throws -> Void,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let program = try reader(modes)
    try type(program)
    try program.send(Array("~~".utf8))
    try program.waitUntil("the end of the keys") { $0.shows("~~") }
    #expect(program.screen.text == "|" + expected + "~~", sourceLocation: location)
  }

  @Test("Keys are sent as xterm sends them")
  func keys() throws {
    try expect("^[[A^[OP^[[15~^[[1;5D^[[3;2~^[[Z^?^H^[x^A^@^[^M^[^MM-CM-)") {
      try $0.press([
        .up, .function(1), .function(5), .left.with(.control), .delete.with(.shift), .shiftTab,
        .backspace, .backspace.with(.control), .alt("x"), .control("a"), .control(" "), .escape,
        .enter, .enter.with(.alt), .character("é"),
      ])
    }
  }

  @Test("In application mode the arrows differ, but not with modifiers")
  func applicationKeys() throws {
    try expect("^[OA^[OH^[[1;2A^[[5~", modes: "\\033[?1h") {
      try $0.press([.up, .home, .up.with(.shift), .pageUp])
    }
  }

  @Test("The kitty protocol's keys are sent if the program has asked for them")
  func kittyKeys() throws {
    try expect("^[[27u^[[105;5u^[[13;2ux^M^[[A", modes: "\\033[>1u") {
      try $0.press([.escape, .control("i"), .enter.with(.shift), .character("x"), .enter, .up])
    }
  }

  @Test("A key that no xterm can send is an error")
  func impossibleKeys() throws {
    let program = try reader("")
    for key in [Key.enter.with(.shift), .control("é"), .up.with(.super), .function(30)] {
      #expect(throws: TerminalFailure.self) { try program.press(key) }
    }
  }

  @Test("A paste is bracketed, and focus reported, if the program has asked for it")
  func pasteAndFocus() throws {
    try expect("a^Mb") {
      try $0.paste("a\nb")
      try $0.focus(false)
    }
    try expect("^[[200~a^Mb^[[201~^[[O^[[I", modes: "\\033[?2004;1004h") {
      try $0.paste("a\nb")
      try $0.focus(false)
      try $0.focus(true)
    }
  }

  @Test("The mouse is reported as far as the program has asked for it")
  func mouse() throws {
    let place = CellPoint(column: 4, row: 1)
    try expect("^[[<0;5;2M^[[<0;5;2m^[[<64;5;2M^[[<20;5;2M", modes: "\\033[?1000;1006h") {
      try $0.click(column: 4, row: 1)
      try $0.mouse(MouseEvent(.wheelUp, at: place))
      try $0.mouse(MouseEvent(.press(.left), at: place, modifiers: [.shift, .control]))
      for kind in [MouseEvent.Kind.move, .drag(.left)] {
        let program = $0
        #expect(throws: TerminalFailure.self) { try program.mouse(MouseEvent(kind, at: place)) }
      }
    }
    try expect("^[[<35;5;2M^[[<34;5;2M", modes: "\\033[?1003;1006h") {
      try $0.mouse(MouseEvent(.move, at: place))
      try $0.mouse(MouseEvent(.drag(.right), at: place))
    }
    let deaf = try reader("")
    #expect(throws: TerminalFailure.self) { try deaf.click(column: 0, row: 0) }
  }

  @Test("Bytes that are sent together are read together, up to the kernel's limit")
  func sending() throws {
    let program = try TerminalProcess(
      "sh",
      ["-c", "stty raw -echo; printf '|'; dd bs=4000 count=1 status=none | wc -c; exec wc -c"])
    try program.waitUntil("raw mode") { $0.shows("|") }
    try program.send([UInt8](repeating: 0x61, count: 2000))
    try program.waitUntil("one read of all") { $0.shows("|2000") }
    let cat = try TerminalProcess(
      "sh", ["-c", "stty raw -echo; printf '|'; head -c 100000 | wc -c"])
    try cat.waitUntil("raw mode") { $0.shows("|") }
    try cat.send([UInt8](repeating: 0x61, count: 100_000))
    #expect(try cat.waitForExit() == .exited(0))
    #expect(cat.screen.shows("|100000"))
  }
}
