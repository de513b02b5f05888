extension Key {
  /// The key of a byte below 0x20, or of 0x7f, in raw mode.
  ///
  /// 0x08 and 0x7f are both Backspace, because terminals differ. LF is Enter like CR, because pipes
  /// and pastes without brackets send it; so Ctrl-J cannot be distinguished from Enter.
  static func control(byte: UInt8) -> Key {
    switch byte {
    case 0x00: .control(" ")
    case 0x08, 0x7f: .backspace
    case 0x09: .tab
    case 0x0a, 0x0d: .enter
    case 0x1b: .escape
    case 0x01...0x1a: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }

  /// The key of a sequence that ends in a letter: `ESC [ A`, `ESC O P`.
  static func code(letter: UInt8) -> Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  /// The key of `ESC [ number ~`.
  static func code(tilde number: Int) -> Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The key of `ESC O letter` in the keypad's application mode.
  static func code(keypad letter: UInt8) -> Code? {
    switch letter {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: " "): .character(" ")
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      .character(Character(Unicode.Scalar(letter - 0x40)))
    default: nil
    }
  }

  /// The key of a number of the kitty protocol, and of `ESC [ 27 ; modifiers ; number ~`.
  static func code(unicode number: Int) -> Code? {
    switch number {
    case 27: .escape
    case 13: .enter
    case 9: .tab
    case 8, 127: .backspace
    case 57376...57398: .function(number - 57363)
    case 57399...57408: .character(Character(Unicode.Scalar(UInt8(number - 57399) + 0x30)))
    case 57414: .enter
    case 57409...57416: .character([".", "/", "*", "-", "+", "\r", "=", ","][number - 57409])
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    case 57344...63743: .other(number)
    case 0x20..<0x7f, 0xa0...0x10ffff:
      UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { .character(Character($0)) }
    default: nil
    }
  }
}

extension Key.Modifiers {
  /// The modifiers of a parameter, which is one more than the sum of their bits. Locks are ignored.
  init(parameter: Int?) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(0, (parameter ?? 1) - 1) & 63))
  }
}
