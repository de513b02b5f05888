extension ControlSequence {
  /// The key of a complete `ESC [` sequence, if it is one.
  func key(final: UInt8) -> KeyEvent? {
    guard prefix == 0 else { return nil }
    switch final {
    case UInt8(ascii: "u"):
      return intermediate == 0 ? unicodeKey(value(0) ?? 0, text: list(2)) : nil
    case UInt8(ascii: "~"):
      guard intermediate == 0, let number = value(0) else { return nil }
      // xterm's modifyOtherKeys.
      if number == 27, let code = value(2) { return unicodeKey(code, text: []) }
      return Key.code(tilde: number).map { event($0) }
    case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):
      // rxvt: the last byte is the modifier.
      let held: Key.Modifiers =
        final == 0x24 ? .shift : final == 0x5e ? .control : [.shift, .control]
      return Key.code(tilde: value(0) ?? 0).map { KeyEvent(Key($0, modifiers: held)) }
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Key.code(letter: final - 0x20).map { KeyEvent(Key($0, modifiers: .shift)) }
    case UInt8(ascii: "Z"):
      return KeyEvent(Key(.tab, modifiers: Key.Modifiers(parameter: value(1)).union(.shift)))
    default:
      return intermediate == 0 ? Key.code(letter: final).map { event($0) } : nil
    }
  }

  /// The key of a complete `ESC O` sequence.
  func applicationKey(final: UInt8) -> KeyEvent? {
    if let code = Key.code(letter: final) {
      // `ESC O 5 A` and `ESC O 1 ; 5 A`: the last parameter is the modifier.
      let held = Key.Modifiers(parameter: count > 0 ? value(count - 1) : nil)
      return KeyEvent(Key(code, modifiers: held))
    }
    if final >= UInt8(ascii: "a"), final <= UInt8(ascii: "d") {
      return Key.code(letter: final - 0x20).map { KeyEvent(Key($0, modifiers: .control)) }
    }
    return Key.code(keypad: final).map {
      KeyEvent(Key($0, modifiers: Key.Modifiers(parameter: count > 0 ? value(count - 1) : nil)))
    }
  }

  private func event(_ code: Key.Code) -> KeyEvent {
    KeyEvent(Key(code, modifiers: Key.Modifiers(parameter: value(1))), phase: phase)
  }

  private var phase: KeyEvent.Phases {
    switch value(1, 1) {
    case 2: .repeat
    case 3: .up
    default: .down
    }
  }

  /// A key by its scalar: `ESC [ code : shifted : base ; modifiers : event ; text u`.
  ///
  /// Shift becomes a part of the character, as it is without the protocol, unless Control is held
  /// too.
  private func unicodeKey(_ number: Int, text: [Int]) -> KeyEvent? {
    guard var code = Key.code(unicode: number) else { return nil }
    var held = Key.Modifiers(parameter: value(1))
    let latin = latinCharacter(of: code, held: held)
    if case .character(let character) = code, !held.contains(.control) {
      let typed = text.reduce(into: String.UnicodeScalarView()) { scalars, number in
        if number >= 0x20, let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) {
          scalars.append(scalar)
        }
      }
      if String(typed).count == 1, let first = String(typed).first {
        code = .character(first)
        held.remove(.shift)
      } else if held.contains(.shift) {
        if let shifted = value(0, 1), case .character(let other)? = Key.code(unicode: shifted) {
          code = .character(other)
          held.remove(.shift)
        } else if let upper = character.uppercased().first, character.isCased {
          code = .character(upper)
          held.remove(.shift)
        }
      }
    }
    var event = KeyEvent(Key(code, modifiers: held), phase: phase)
    event.latin = latin
    return event
  }

  /// Returns the base layout's character, if the key is a shortcut and its own character is not a
  /// Latin letter or digit. It includes Shift, unless Control is held too.
  private func latinCharacter(of code: Key.Code, held: Key.Modifiers) -> UInt8 {
    guard let base = value(0, 2), (0x21..<0x7f).contains(base), !held.isSubset(of: .shift),
      case .character(let own) = code
    else { return 0 }
    let latin = Character(Unicode.Scalar(UInt8(base)))
    // Greek and Hebrew layouts have signs where others have letters.
    let isForeign = !own.isASCII || !own.isLetter && !own.isNumber && latin.isLetter
    guard isForeign else { return 0 }
    let isShifted = held.contains(.shift) && !held.contains(.control)
    return isShifted ? UInt8(base).withShift : UInt8(base)
  }
}

extension UInt8 {
  /// The character that Shift makes of an ASCII character on the base layout, a US keyboard's.
  fileprivate var withShift: UInt8 {
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) { return self - 0x20 }
    let pairs = Array(#"`~1!2@3#4$5%6^7&8*9(0)-_=+[{]}\|;:'",<.>/?"#.utf8)
    let index = stride(from: 0, to: pairs.count, by: 2).first { pairs[$0] == self }
    return index.map { pairs[$0 + 1] } ?? self
  }
}
