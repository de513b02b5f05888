internal import CEmulator
public import RecurseTerminal

/// The content of one cell of a ``TerminalEmulator``.
public struct EmulatedCell: Hashable, Sendable {
  /// The text of the cell.
  ///
  /// It is a space if nothing was written, and empty in the right half of a wide character.
  public var text: String
  /// The width in columns: 1 or 2, or 0 for the right half of a wide character.
  public var width: Int
  /// The style as the program sent it. A `nil` color is the terminal's default.
  ///
  /// libvterm supports neither dim text nor overlines, so they are never reported.
  public var style: CellStyle

  /// Creates a cell, for comparisons.
  public init(_ text: String, width: Int = 1, style: CellStyle = CellStyle()) {
    self.text = text
    self.width = width
    self.style = style
  }
}

extension EmulatedCell {
  init(_ cell: emulator_cell) {
    var text = ""
    // An array in C is a tuple in Swift, so it is read by its bytes, within the closure.
    withUnsafeBytes(of: cell.scalars) { bytes in
      for value in bytes.bindMemory(to: UInt32.self).prefix(Int(cell.scalar_count)) {
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      }
    }
    self.text = text.isEmpty && cell.width > 0 ? " " : text
    width = Int(cell.width)
    style = CellStyle(
      foreground: Color(emulated: cell.foreground), background: Color(emulated: cell.background),
      attributes: TextAttributes(emulated: cell.attributes))
  }
}

extension Color {
  fileprivate init?(emulated code: UInt32) {
    if code == 0 { return nil }
    if code & UInt32(EMULATOR_RGB) == 0 {
      self = .indexed(UInt8(truncatingIfNeeded: code))
    } else {
      self = .rgb(
        UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8),
        UInt8(truncatingIfNeeded: code))
    }
  }
}

extension TextAttributes {
  fileprivate init(emulated bits: UInt32) {
    self = []
    if bits & UInt32(EMULATOR_BOLD) != 0 { insert(.bold) }
    if bits & UInt32(EMULATOR_ITALIC) != 0 { insert(.italic) }
    if bits & UInt32(EMULATOR_UNDERLINE) != 0 { insert(.underline) }
    if bits & UInt32(EMULATOR_DOUBLE_UNDERLINE) != 0 { insert(.doubleUnderline) }
    if bits & UInt32(EMULATOR_CURLY_UNDERLINE) != 0 { insert(.curlyUnderline) }
    if bits & UInt32(EMULATOR_BLINK) != 0 { insert(.blink) }
    if bits & UInt32(EMULATOR_REVERSE) != 0 { insert(.reverse) }
    if bits & UInt32(EMULATOR_STRIKE) != 0 { insert(.strikethrough) }
  }
}
