/// A reply of the terminal to a query, separate from the events.
package enum TerminalReply: Equatable, Sendable {
  /// DA1, `ESC [ ? … c`. Every terminal replies to it, so it ends a list of queries.
  case primaryAttributes([Int])
  /// DA2, `ESC [ > … c`.
  case secondaryAttributes([Int])
  /// DECRPM, `ESC [ ? mode ; setting $ y`: 1 set, 2 reset, 3 always set, 4 never set, 0 unknown.
  case mode(Int, setting: Int)
  /// CPR, counted from 1.
  case cursorPosition(row: Int, column: Int)
  /// The flags of the kitty keyboard protocol, `ESC [ ? flags u`.
  case keyboardFlags(Int)
  /// A string with the byte that introduced it (`]` OSC, `P` DCS, `_` APC, `^` PM, `X` SOS), at
  /// most 64 KiB.
  case string(introducer: UInt8, text: String)
}

extension ControlSequence {
  /// The reply of a complete sequence, if it is one.
  func reply(final: UInt8) -> TerminalReply? {
    switch (prefix, intermediate, final) {
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "c")): return .primaryAttributes(all)
    case (UInt8(ascii: ">"), 0, UInt8(ascii: "c")): return .secondaryAttributes(all)
    case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")):
      return .mode(value(0) ?? 0, setting: value(1) ?? 0)
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "u")): return .keyboardFlags(value(0) ?? 0)
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "R")):
      return .cursorPosition(row: value(0) ?? 1, column: value(1) ?? 1)
    case (0, 0, UInt8(ascii: "R")):
      // A reply for row 1 looks like F3 with modifiers: query with `ESC [ ? 6 n`.
      guard let row = value(0), row != 1, let column = value(1) else { return nil }
      return .cursorPosition(row: row, column: column)
    default: return nil
    }
  }
}
