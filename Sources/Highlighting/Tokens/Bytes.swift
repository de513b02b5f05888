extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isCapital: Bool { self &- 0x41 < 26 }
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  /// True for letters, the underscore and all that is not ASCII, most of which is letters.
  var startsName: Bool { isLetter || self == 0x5F || self >= 0x80 }
  var isInName: Bool { startsName || isDigit }
}

/// Returns whether a byte is an ASCII character.
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }

func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }

/// Makes a character a pattern for a byte.
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == character.value }
