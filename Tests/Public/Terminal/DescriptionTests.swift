import Recurse
import RecurseTesting
import TestSupport
import Testing

/// `RECURSE_DESCRIBE=1`: the screen in words, without a terminal.
@Suite("A screen described in words", .blocking) struct DescriptionTests {
  /// What a program prints whose streams are no terminal.
  private func description(_ demo: String, _ arguments: String = "", loop: String = "") throws
    -> String
  {
    let script =
      "RECURSE_LOOP=\(loop) RECURSE_DESCRIBE=1 \"$0\" \(arguments) < /dev/null 2>&1 | cat; echo end"
    let shell = try TerminalProcess("sh", ["-c", script, builtProduct(demo)])
    #expect(try shell.waitForExit() == .exited(0))
    #expect(shell.screen.privateModesSeen.isEmpty)
    return String(decoding: shell.output, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  @Test("tells roles, labels, values and states", arguments: ["", "dispatch"])
  func layers(loop: String) throws {
    #expect(
      try description("gallery", "--page layers", loop: loop).contains(
        """
        menuBar
          menuButton “File”
          menuButton “View”
        text “by name”
        list “Files” (focused)
          row = “selected” (cursor)
            text “Budget.txt”
            text “Documents”
          row
            text “Garden.txt”
        """))
  }

  @Test("says that it cannot be written", arguments: ["1", "keys"])
  func full(part: String) throws {
    let script = "RECURSE_DESCRIBE=\(part) \"$0\" < /dev/null > /dev/full"
    let shell = try TerminalProcess("sh", ["-c", script, builtProduct("login-demo")])
    #expect(try shell.waitForExit() == .exited(1))
    #expect(shell.screen.text == "The description cannot be written: No space left on device")
  }

  @Test("shows what a load has brought by then")
  func loads() throws {
    #expect(try description("quotes-demo").contains("text"))
  }

  @Test("tells no secret")
  func secrets() throws {
    let text = try description("login-demo")
    #expect(text.contains("secureField “Password” = “”"))
  }
}
