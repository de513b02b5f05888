import Recurse
import RecurseTesting
import TestSupport
import Testing

@Suite("Prompts of a script among pipes", .blocking) struct PromptPipeTests {
  private func shell(_ line: String) throws -> TerminalProcess {
    try TerminalProcess("sh", ["-c", line], size: CellSize(columns: 60, rows: 12))
  }

  @Test("are on the terminal, and the answer is the script's output")
  func substitution() throws {
    let shell = try shell("x=$(echo piped | \(builtProduct("prompts-fixture")) ask); echo \"<$x>\"")
    try shell.waitUntil("the prompt") { $0.shows("? Name?") }
    try shell.type("lib\r")
    #expect(try shell.waitForExit() == .exited(0))
    #expect(shell.screen.lines.prefix(2) == ["? Name? lib", "<lib>"])
  }

  @Test("take their defaults without a terminal, or say that there is none")
  func noTerminal() throws {
    let script = try builtProduct("prompts-fixture")
    let shell = try shell(
      "(TERM= setsid -w \(script) ask confirm many spin must < /dev/null 2>&1; echo $?) | cat")
    #expect(try shell.waitForExit() == .exited(0))
    #expect(
      shell.screen.lines.prefix(6) == [
        "app", "false", "500", "worked", "there is no terminal in which to ask “Delete?”", "1",
      ])
  }
}
