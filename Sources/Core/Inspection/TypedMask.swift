/// Recorded input in which typed characters are replaced, for what was typed into a secret field.
///
/// Keys and the mouse stay, so that a replay does the same with other characters: each becomes an
/// `x`, and their number stays. A sequence may be torn between two reads.
///
///     text ── ESC ──▶ escape ── [ ──▶ control ── a letter or ~ ──▶ text
///                        └────── O ──▶ one more character ───────▶ text
///
/// From each place an end of the sequence leads back, as after a lone Escape.
struct TypedMask {
  private var place = Place.text
  /// The characters of the unfinished control sequence.
  private var sequence = ""
  /// The typed characters of the present inputs before the next one.
  private var count = 0

  private enum Place { case text, escape, control, last }

  /// The typed characters that are hidden.
  enum Hidden: Equatable {
    case nothing
    case all
    /// Those whose flag is set; there is one for each.
    case some([Bool])
  }

  /// Returns several inputs with characters of the typed text replaced.
  ///
  /// Input that is left is passed too, so that a sequence that continues is known. One that is
  /// torn while all is hidden comes with the next input. `nil` is the end of one that is
  /// unfinished.
  mutating func mask(_ texts: [String?], _ hidden: Hidden) -> [String?] {
    var hidden = hidden
    var trial = self
    // A key that is no character of the input, as one of a long text, cannot be told: all is hidden.
    if case .some(let flags) = hidden, trial.masked(texts, .all).typed != flags.count {
      hidden = .all
    }
    return masked(texts, hidden).texts
  }

  private mutating func masked(
    _ texts: [String?], _ hidden: Hidden
  ) -> (texts: [String?], typed: Int) {
    count = 0
    let masked = texts.map { text -> String? in
      guard let text else {
        (place, sequence) = (.text, "")
        return nil
      }
      var result = ""
      for scalar in text.unicodeScalars { add(scalar, hidden, to: &result) }
      if hidden != .all {
        result += sequence
        sequence = ""
      }
      return result
    }
    return (masked, count)
  }

  /// Returns whether the next typed character is hidden.
  private mutating func hidesNext(_ hidden: Hidden) -> Bool {
    defer { count += 1 }
    switch hidden {
    case .nothing: return false
    case .all: return true
    case .some(let flags): return flags[count]
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ hidden: Hidden, to result: inout String) {
    switch place {
    case .text:
      if scalar == "\u{1B}" { place = .escape }
      let isTyped = scalar.value >= 0x20 && scalar.value != 0x7F
      result.unicodeScalars.append(isTyped && hidesNext(hidden) ? "x" : scalar)
    case .escape:
      switch scalar {
      case "[":
        place = .control
        sequence = ""
        result.unicodeScalars.append(scalar)
      case "O":
        place = .last
        result.unicodeScalars.append(scalar)
      case "\u{1B}": result.unicodeScalars.append(scalar)
      default:
        place = .text
        result.unicodeScalars.append(hidden == .all && scalar.value >= 0x20 ? "x" : scalar)
      }
    case .last:
      place = .text
      result.unicodeScalars.append(scalar)
    case .control:
      sequence.unicodeScalars.append(scalar)
      guard (0x40...0x7E).contains(scalar.value) else { return }
      place = .text
      result += hidden == .all ? Self.masked(sequence) : sequence
      sequence = ""
    }
  }

  /// A key that is reported as a number, without its character: `97;1u` becomes `120;1u`, and the
  /// text behind it goes.
  private static func masked(_ sequence: String) -> String {
    guard sequence.hasSuffix("u") else { return sequence }
    let parts = sequence.dropLast().split(separator: ";", omittingEmptySubsequences: false)
    let numbers = parts.first?.split(separator: ":", omittingEmptySubsequences: false) ?? []
    guard let code = numbers.first.flatMap({ UInt32($0) }), isCharacter(code) else {
      return sequence
    }
    return (["120"] + parts.dropFirst().prefix(1)).joined(separator: ";") + "u"
  }

  /// Whether a number of the protocol is a character, and not a key such as Enter.
  private static func isCharacter(_ code: UInt32) -> Bool {
    code >= 0x20 && code != 0x7F && !(0xE000..<0xF900).contains(code)
  }
}
