package import RecurseTerminal

extension TerminalEmulator {
  /// The bytes that xterm sends for a key; `nil` if it sends none.
  package func bytes(for key: Key) -> [UInt8]? {
    if kittyFlags & 1 != 0, let text = kittySequence(for: key) { return Array(text.utf8) }
    guard key.modifiers.isSubset(of: [.shift, .alt, .control]) else { return nil }
    switch key.code {
    case .character(let character): return bytes(for: character, key.modifiers)
    case .enter: return plain(0x0D, key.modifiers)
    case .escape: return plain(0x1B, key.modifiers)
    case .backspace:
      return key.modifiers.contains(.control)
        ? plain(0x08, key.modifiers.subtracting(.control)) : plain(0x7F, key.modifiers)
    case .tab where key.modifiers == .shift: return Array("\u{1B}[Z".utf8)
    case .tab: return plain(0x09, key.modifiers)
    default: return sequence(for: key).map { Array($0.utf8) }
    }
  }

  /// A key of one byte. Alt puts an Escape before it; other modifiers cannot be sent.
  private func plain(_ byte: UInt8, _ modifiers: Key.Modifiers) -> [UInt8]? {
    switch modifiers {
    case []: [byte]
    case .alt: [0x1B, byte]
    default: nil
    }
  }

  private func bytes(for character: Character, _ modifiers: Key.Modifiers) -> [UInt8]? {
    var bytes = Array(String(character).utf8)
    if modifiers.contains(.control) {
      guard bytes.count == 1 else { return nil }
      switch bytes[0] {
      case 0x40...0x5F, 0x61...0x7A: bytes = [bytes[0] & 0x1F]
      case UInt8(ascii: " "): bytes = [0]
      case UInt8(ascii: "/"): bytes = [0x1F]
      case UInt8(ascii: "?"): bytes = [0x7F]
      default: return nil
      }
    }
    return modifiers.contains(.alt) ? [0x1B] + bytes : bytes
  }

  /// The sequence of a key, with its modifiers as a number.
  private func sequence(for key: Key) -> String? {
    let modifiers = 1 + Int(key.modifiers.rawValue)
    func letter(_ final: String, application: Bool) -> String {
      if modifiers != 1 { return "\u{1B}[1;\(modifiers)\(final)" }
      return application ? "\u{1B}O\(final)" : "\u{1B}[\(final)"
    }
    func tilde(_ number: Int) -> String {
      modifiers == 1 ? "\u{1B}[\(number)~" : "\u{1B}[\(number);\(modifiers)~"
    }
    let application = privateModes.contains(1)
    switch key.code {
    case .up: return letter("A", application: application)
    case .down: return letter("B", application: application)
    case .right: return letter("C", application: application)
    case .left: return letter("D", application: application)
    case .home: return letter("H", application: application)
    case .end: return letter("F", application: application)
    case .insert: return tilde(2)
    case .delete: return tilde(3)
    case .pageUp: return tilde(5)
    case .pageDown: return tilde(6)
    case .function(let number):
      switch number {
      case 1...4: return letter(["P", "Q", "R", "S"][number - 1], application: true)
      case 5...12: return tilde([15, 17, 18, 19, 20, 21, 23, 24][number - 5])
      default: return nil
      }
    default: return nil
    }
  }

  /// The sequence of a key in the kitty protocol; `nil` for keys that it does not change.
  private func kittySequence(for key: Key) -> String? {
    let modifiers = 1 + Int(key.modifiers.rawValue)
    let number: Int
    switch key.code {
    case .escape: number = 27
    case .enter where modifiers != 1: number = 13
    case .tab where modifiers != 1: number = 9
    case .backspace where modifiers != 1: number = 127
    case .character(let character) where !key.modifiers.isSubset(of: .shift):
      guard let scalar = character.lowercased().unicodeScalars.first else { return nil }
      number = Int(scalar.value)
    case .other(let code): number = code
    default: return nil
    }
    return modifiers == 1 ? "\u{1B}[\(number)u" : "\u{1B}[\(number);\(modifiers)u"
  }
}
