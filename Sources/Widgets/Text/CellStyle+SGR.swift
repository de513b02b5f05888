import RecurseTerminal

extension CellStyle {
  /// Applies the parameters of SGR, which have the numbers of ECMA-48 and xterm.
  mutating func apply(_ sequence: ControlSequence) {
    guard sequence.count > 0 else { return self = CellStyle() }
    var rest = (0..<sequence.count).map(sequence.parts)[...]
    while let group = rest.popFirst() { apply(group, &rest) }
  }

  private mutating func apply(_ group: [Int?], _ rest: inout ArraySlice<[Int?]>) {
    let number = group[0] ?? 0
    switch number {
    case 0: self = CellStyle()
    case 1: attributes.insert(.bold)
    case 2: attributes.insert(.dim)
    case 3: attributes.insert(.italic)
    case 4: underline(group.count > 1 ? group[1] ?? 1 : 1)
    case 5, 6: attributes.insert(.blink)
    case 7: attributes.insert(.reverse)
    case 9: attributes.insert(.strikethrough)
    case 21: underline(2)
    case 22: attributes.subtract([.bold, .dim])
    case 23: attributes.remove(.italic)
    case 24: underline(0)
    case 25: attributes.remove(.blink)
    case 27: attributes.remove(.reverse)
    case 29: attributes.remove(.strikethrough)
    case 30...37: foreground = .indexed(UInt8(number - 30))
    case 38: if let color = Self.color(group, &rest) { foreground = color }
    case 39: foreground = nil
    case 40...47: background = .indexed(UInt8(number - 40))
    case 48: if let color = Self.color(group, &rest) { background = color }
    case 49: background = nil
    case 53: attributes.insert(.overline)
    case 55: attributes.remove(.overline)
    // The color of underlines, whose numbers are not to be taken for others.
    case 58: _ = Self.color(group, &rest)
    case 90...97: foreground = .indexed(UInt8(number - 82))
    case 100...107: background = .indexed(UInt8(number - 92))
    default: break
    }
  }

  private mutating func underline(_ kind: Int) {
    attributes.subtract([.underline, .doubleUnderline, .curlyUnderline])
    switch kind {
    case 0: break
    case 2: attributes.insert(.doubleUnderline)
    case 3: attributes.insert(.curlyUnderline)
    default: attributes.insert(.underline)
    }
  }

  /// Returns the color of `38;5;n`, `38:5:n`, `38;2;r;g;b`, `38:2:r:g:b` or `38:2:space:r:g:b`.
  private static func color(_ group: [Int?], _ rest: inout ArraySlice<[Int?]>) -> Color? {
    if group.count > 1 {
      let parts = Array(group.dropFirst())
      switch parts[0] {
      case 5 where parts.count > 1: return indexed(parts[1])
      case 2 where parts.count > 4: return rgb(parts[2...4])
      case 2 where parts.count == 4: return rgb(parts[1...3])
      default: return nil
      }
    }
    guard let kind = rest.popFirst()?.first else { return nil }
    switch kind {
    case 5: return indexed(rest.popFirst()?.first ?? nil)
    case 2:
      let parts = rest.prefix(3).map { $0.first ?? nil }
      rest = rest.dropFirst(3)
      return parts.count == 3 ? rgb(parts[...]) : nil
    default: return nil
    }
  }

  private static func indexed(_ number: Int?) -> Color? {
    UInt8(exactly: number ?? 0).map { .indexed($0) }
  }

  private static func rgb(_ parts: ArraySlice<Int?>) -> Color? {
    let bytes = parts.compactMap { UInt8(exactly: $0 ?? 0) }
    return bytes.count == 3 ? .rgb(bytes[0], bytes[1], bytes[2]) : nil
  }
}
