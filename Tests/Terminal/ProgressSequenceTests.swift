import Testing

@testable import RecurseTerminal

@MainActor
@Suite("The sequence for progress") struct ProgressSequenceTests {
  private func bytes(_ environment: [String: String]) throws -> String {
    let screen = try EmulatedScreen(environment: environment)
    screen.screen.setProgress(42)
    screen.draw("x")
    screen.present()
    return String(decoding: screen.bytes, as: UTF8.self)
  }

  @Test(
    "goes to terminals that say that they know it",
    arguments: [
      ["WT_SESSION": "1"], ["ConEmuANSI": "ON"], ["TERM_PROGRAM": "ghostty"],
      ["TERM_PROGRAM": "WezTerm"], ["VTE_VERSION": "7900"], ["RECURSE_PROGRESS": "1"],
    ])
  func known(environment: [String: String]) throws {
    #expect(try bytes(environment).contains("\u{1b}]9;4;1;42\u{1b}\\"))
  }

  @Test(
    "does not go to others, which might show it as a notification",
    arguments: [
      [:], ["TERM_PROGRAM": "iTerm.app"], ["VTE_VERSION": "7600"], ["VTE_VERSION": "x"],
      ["WT_SESSION": "1", "TMUX": "/tmp/tmux"], ["WT_SESSION": "1", "STY": "1"],
      ["WT_SESSION": "1", "RECURSE_PROGRESS": "0"],
    ])
  func others(environment: [String: String]) throws {
    #expect(try !bytes(environment).contains("]9;4"))
  }

  @Test("is sent again after another program had the terminal")
  func restored() throws {
    let screen = try EmulatedScreen(environment: ["WT_SESSION": "1"])
    screen.screen.setProgress(42)
    screen.draw("x")
    screen.present()
    screen.screen.restoreWindow()
    screen.draw("y")
    screen.present()
    #expect(String(decoding: screen.bytes, as: UTF8.self).contains("\u{1b}]9;4;1;42\u{1b}\\"))
  }

  @Test("is taken back when the screen is left, also after a crash")
  func left() throws {
    let screen = try EmulatedScreen(environment: ["WT_SESSION": "1"])
    let modes = SessionModes(screen: screen.screen, options: TerminalOptions())
    for bytes in [modes.leave, modes.emergency] {
      #expect(String(decoding: bytes, as: UTF8.self).contains("\u{1b}]9;4;0;0\u{1b}\\"))
    }
    let other = SessionModes(screen: try EmulatedScreen().screen, options: TerminalOptions())
    #expect(!String(decoding: other.leave, as: UTF8.self).contains("]9;4"))
  }
}
