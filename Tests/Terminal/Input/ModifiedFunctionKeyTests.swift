import Testing

@testable import RecurseTerminal

@MainActor
@Suite("A function key with a modifier") struct ModifiedFunctionKeyTests {
  @Test(
    "is that key with the modifier, whatever the terminal's entry calls it",
    arguments: ["xterm-256color", "xterm", "screen-256color", "tmux-256color"])
  func modified(terminal: String) throws {
    let screen = try EmulatedScreen(terminal)
    var decoder = InputDecoder(terminfoKeys: screen.screen.terminfoKeys)
    var events: [InputEvent] = []
    for (bytes, key) in [
      ("\u{1b}[1;2P", Key.function(1).with(.shift)), ("\u{1b}[1;5P", .function(1).with(.control)),
      ("\u{1b}[15;2~", .function(5).with(.shift)), ("\u{1b}[24;6~", .function(12).with([.control, .shift])),
      ("\u{1b}[24~", .function(12)),
    ] {
      events = []
      decoder.decode(Array(bytes.utf8), into: &events)
      #expect(events == [.key(KeyEvent(key))])
    }
  }
}
