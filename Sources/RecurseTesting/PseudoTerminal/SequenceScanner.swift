/// Reads from a program's output what libvterm does not report: the modes, and titles sent in
/// parts.
///
/// ```
///            ESC               [                  0x40…0x7E: act
///   text ───────────▶ escape ─────▶ parameters ─────────────────▶ text
///    ▲  ▲               │  ▲  P ] X ^ _      ESC (of ESC \)
///    │  └─ else ────────┤  └───────────────┐
///    │                  └────────────▶ string
///    └───────────── BEL, CAN, SUB ────────┘
/// ```
struct SequenceScanner {
  enum Finding { case nothing, kittyQuery, restoredCursor, enteredAgain, link }

  private enum Phase { case text, escape, parameters, string }

  private(set) var modes: Set<Int> = []
  private(set) var modesSeen: Set<Int> = []
  private(set) var cursorShape = 0
  private(set) var title = ""
  /// The address that what is written is linked to (OSC 8); empty for none.
  private(set) var link = ""
  /// The kitty protocol has a stack for each of the two screens.
  private var kittyStacks: [[Int]] = [[], []]
  private var phase = Phase.text
  /// The parameters of a CSI.
  private var sequence: [UInt8] = []
  /// A string with the character that introduced it.
  private var command: [UInt8] = []

  var kittyFlags: Int { kittyStacks[screen].last ?? 0 }
  private var screen: Int { modes.isDisjoint(with: [47, 1047, 1049]) ? 0 : 1 }

  mutating func scan(_ byte: UInt8) -> Finding {
    if byte == 0x1B {
      // The string is kept: this may be the start of its terminator.
      if phase != .string { command.removeAll(keepingCapacity: true) }
      phase = .escape
      return .nothing
    }
    switch phase {
    case .text: break
    case .escape: return escape(byte)
    case .string: return string(byte)
    case .parameters:
      switch byte {
      case 0x20..<0x40: if sequence.count < 256 { sequence.append(byte) }
      case 0x40..<0x7F:
        phase = .text
        return act(byte)
      case 0x18, 0x1A: phase = .text
      default: break
      }
    }
    return .nothing
  }

  private mutating func escape(_ byte: UInt8) -> Finding {
    switch byte {
    case UInt8(ascii: "["):
      sequence.removeAll(keepingCapacity: true)
      phase = .parameters
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      phase = .string
      command = [byte]
    case UInt8(ascii: "\\"):
      phase = .text
      return endString()
    case UInt8(ascii: "c"):
      let seen = modesSeen
      self = SequenceScanner()
      modesSeen = seen
    case UInt8(ascii: "8"):
      phase = .text
      return .restoredCursor
    default: phase = .text
    }
    return .nothing
  }

  private mutating func string(_ byte: UInt8) -> Finding {
    switch byte {
    case 0x07:
      phase = .text
      return endString()
    case 0x18, 0x1A: phase = .text
    default: if command.count < 4096 { command.append(byte) }
    }
    return .nothing
  }

  /// `OSC 0 ; title`, `OSC 2 ; title`, or `OSC 8 ; parameters ; address`
  private mutating func endString() -> Finding {
    defer { command.removeAll(keepingCapacity: true) }
    if command.starts(with: "]8;".utf8) {
      let parts = command.dropFirst(3).split(
        separator: 0x3B, maxSplits: 1, omittingEmptySubsequences: false)
      link = parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : ""
      return .link
    }
    if command.starts(with: "]0;".utf8) || command.starts(with: "]2;".utf8) {
      title = String(decoding: command.dropFirst(3), as: UTF8.self)
    }
    return .nothing
  }

  private var numbers: [Int] {
    sequence.filter { $0 < 0x3C && $0 >= 0x30 }.split(separator: 0x3B).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }

  private mutating func act(_ final: UInt8) -> Finding {
    switch (sequence.first, final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "h")) where numbers == [1049] && modes.contains(1049):
      return .enteredAgain
    case (UInt8(ascii: "?"), UInt8(ascii: "h")):
      // Every terminal starts with wrapping and the cursor on.
      modes.formUnion(numbers.filter { $0 != 7 && $0 != 25 })
      modesSeen.formUnion(numbers)
    case (UInt8(ascii: "?"), UInt8(ascii: "l")):
      modes.subtract(numbers)
      if numbers.contains(1048) || numbers.contains(1049) { return .restoredCursor }
    case (UInt8(ascii: ">"), UInt8(ascii: "u")): kittyStacks[screen].append(numbers.first ?? 0)
    case (UInt8(ascii: "="), UInt8(ascii: "u")):
      if !kittyStacks[screen].isEmpty { kittyStacks[screen].removeLast() }
      kittyStacks[screen].append(numbers.first ?? 0)
    case (UInt8(ascii: "<"), UInt8(ascii: "u")):
      kittyStacks[screen].removeLast(min(numbers.first ?? 1, kittyStacks[screen].count))
    case (UInt8(ascii: "?"), UInt8(ascii: "u")): return .kittyQuery
    case (UInt8(ascii: "!"), UInt8(ascii: "p")): modes.remove(1)
    case (_, UInt8(ascii: "q")) where sequence.last == 0x20: cursorShape = numbers.first ?? 0
    default: break
    }
    return .nothing
  }
}
