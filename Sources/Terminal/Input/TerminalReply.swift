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
  /// `ESC [ ? 997 ; 1 n` (dark) or 2 (light): sent unasked in mode 2031 when that changes.
  case colorScheme(isDark: Bool)
  /// A string with the byte that introduced it (`]` OSC, `P` DCS, `_` APC, `^` PM, `X` SOS), at
  /// most 64 KiB.
  case string(introducer: UInt8, text: String)
}

extension TerminalReply {
  /// Whether this is the identity of a program with 24-bit colors that says nothing of them in the
  /// environment, or whose environment does not get here, as through ssh.
  ///
  /// A number for the program comes first, and then its version. 41 is xterm, which has had the
  /// colors since 331. 61, 65 and an old 1 are VTE, which has had them since 0.36, written as 3600.
  /// 77 is mintty, which has had them since 2.0.1, written as 20001.
  package var hasTrueColor: Bool {
    guard case .secondaryAttributes(let values) = self, values.count > 1 else { return false }
    return switch values[0] {
    case 1: (3600..<10000).contains(values[1])
    case 41: values[1] >= 331
    case 61, 65: (3600..<20000).contains(values[1])
    case 77: values[1] >= 20001
    default: false
    }
  }

  /// The background of the terminal, if this is the answer to OSC 11: `rgb:RRRR/GGGG/BBBB`, of one
  /// to four hexadecimal digits each, or `rgba:`.
  package var backgroundColor: Color? {
    guard case .string(UInt8(ascii: "]"), let text) = self, text.hasPrefix("11;rgb") else {
      return nil
    }
    let channels = text.drop { $0 != ":" }.dropFirst().split(
      separator: "/", omittingEmptySubsequences: false)
    guard channels.count == 3 || channels.count == 4 else { return nil }
    var values: [UInt8] = []
    for channel in channels.prefix(3) {
      guard (1...4).contains(channel.utf8.count), let value = UInt32(channel, radix: 16) else {
        return nil
      }
      let most = UInt32(1) << (4 * UInt32(channel.utf8.count)) - 1
      values.append(UInt8((value * 255 + most / 2) / most))
    }
    return .rgb(values[0], values[1], values[2])
  }
}

extension ControlSequence {
  /// The reply of a complete sequence, if it is one.
  ///
  /// - Parameter expectsPlace: whether the terminal was asked for the place of its cursor.
  func reply(final: UInt8, expectsPlace: Bool = false) -> TerminalReply? {
    switch (prefix, intermediate, final) {
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "c")): return .primaryAttributes(all)
    case (UInt8(ascii: ">"), 0, UInt8(ascii: "c")): return .secondaryAttributes(all)
    case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")):
      return .mode(value(0) ?? 0, setting: value(1) ?? 0)
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "u")): return .keyboardFlags(value(0) ?? 0)
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "n")):
      guard value(0) == 997, let scheme = value(1), scheme == 1 || scheme == 2 else { return nil }
      return .colorScheme(isDark: scheme == 1)
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "R")):
      return .cursorPosition(row: value(0) ?? 1, column: value(1) ?? 1)
    case (0, 0, UInt8(ascii: "R")):
      // A reply for row 1 looks like F3 with modifiers.
      guard let row = value(0), row != 1 || expectsPlace, let column = value(1) else { return nil }
      return .cursorPosition(row: row, column: column)
    default: return nil
    }
  }
}
