import Recurse
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Prompts of a script, in a terminal", .blocking) struct PromptStoryTests {
  /// A script with prompts, after it shows a text.
  private func script(
    _ prompts: String..., shows text: String, loop: String = "", rows: Int = 10
  ) throws -> TerminalProcess {
    let script = try TerminalProcess(
      builtProduct("prompts-fixture"), prompts,
      environment: ["RECURSE_STRICT": "1", "RECURSE_LOOP": loop],
      size: CellSize(columns: 30, rows: rows))
    try script.waitUntil("the prompt") { $0.shows(text) }
    return script
  }

  private func expectRestored(_ script: TerminalProcess) throws {
    #expect(try script.modes == script.modesAtStart)
    #expect(script.screen.cursorIsVisible && script.screen.privateModes.isEmpty)
    #expect(script.screen.kittyFlags == 0 && script.screen.cursor.column == 0)
  }

  @Test("stay as lines above what the script prints", arguments: ["poll", "dispatch"])
  func lines(loop: String) throws {
    let script = try script("ask", "confirm", "choose", "spin", shows: "? Name?", loop: loop)
    try script.type("lib\r")
    try script.waitUntil("the second") { $0.shows("? Delete?") }
    try script.type("y")
    try script.waitUntil("the third") { $0.shows("green") }
    try script.press([.down, .enter])
    #expect(try script.waitForExit() == .exited(0))
    #expect(
      script.screen.lines.prefix(8) == [
        "? Name? lib", "lib", "? Delete? Yes", "true", "? Color green", "green", "✓ Work", "worked",
      ])
    #expect(script.screen.cursor == CellPoint(column: 0, row: 8))
    try expectRestored(script)
  }

  @Test("lose no key that is typed ahead")
  func typedAhead() throws {
    let script = try script("ask", "port", "spin", "confirm", "ask", shows: "? Name?")
    try script.type("one\r80\ryfive\r")
    #expect(try script.waitForExit() == .exited(0))
    #expect(
      (script.screen.history + script.screen.lines).filter { !$0.isEmpty } == [
        "? Name? one", "one", "? Port? 80", "80", "✓ Work", "worked", "? Delete? Yes", "true",
        "? Name? five", "five",
      ])
    try expectRestored(script)
  }

  @Test("are cancelled by Ctrl-C and Escape", arguments: [Key.control("c"), .escape])
  func cancelling(key: Key) throws {
    let prompts = [("ask", "Name"), ("confirm", "Delete"), ("choose", "blue"), ("wait", "Wait")]
    for (prompt, text) in prompts {
      let script = try script(prompt, "ask", shows: text)
      try script.press(key)
      #expect(try script.waitForExit() == .exited(130))
      #expect(script.screen.line(0).hasPrefix("✗ ") && script.screen.line(1) == "cancelled")
      try expectRestored(script)
    }
  }

  @Test("end with their process by a signal, and leave the terminal as it was")
  func signals() throws {
    for (prompt, text) in [("ask", "Name"), ("many", "500"), ("wait", "Wait")] {
      let script = try script(prompt, shows: text)
      script.signal(SIGTERM)
      #expect(try script.waitForExit() == .signaled(SIGTERM))
      try expectRestored(script)
    }
  }

  @Test("fit in low windows", arguments: [1, 2, 3])
  func low(rows: Int) throws {
    let script = try script("many", "must", "ask", shows: "? Number", rows: rows)
    try script.press([.down, .enter])
    try script.waitUntil("the second") { $0.shows("[ No ]") }
    try script.press(.enter)
    try script.waitUntil("the third") { $0.shows("? Name?") }
    try script.press(.enter)
    #expect(try script.waitForExit() == .exited(0))
    let lines = (script.screen.history + script.screen.lines).filter { !$0.isEmpty }
    // The emulator has no history of a single row.
    if rows > 1 {
      #expect(lines == ["? Number 501", "501", "? Delete? No", "false", "? Name? app", "app"])
    }
    try expectRestored(script)
  }

  @Test("are lines of words for a person who hears them")
  func heard() throws {
    let script = try TerminalProcess(
      builtProduct("prompts-fixture"), ["confirm"], environment: ["RECURSE_SCREEN_READER": "1"],
      size: CellSize(columns: 40, rows: 10))
    try script.waitUntil("the question") { $0.shows("Delete? No, button") }
    try script.type("y")
    #expect(try script.waitForExit() == .exited(0))
    #expect(script.screen.line(1) == "? Delete? Yes" && script.screen.line(2) == "true")
  }
}
