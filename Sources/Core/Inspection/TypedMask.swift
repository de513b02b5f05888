/// Replaces typed text in recorded input, where it may be meant for a secret field.
///
/// Each typed character becomes an `x`, so that their number stays. Of sequences only those of keys
/// without a character, of the mouse, of the focus and of pastes stay, so that a replay does the
/// same with other characters. Everything else is left out.
///
///     text ── ESC ──▶ escape ── [ ──▶ control ── a letter or ~ ───────▶ text
///                       │                └─ 200~ ─▶ paste ── ESC [201~ ─▶ text
///                       ├────── O ──▶ application ── a letter ────────▶ text
///                       └─ ] P _ ───▶ string ── BEL or ESC ───────────▶ text, escape
///
/// The end of an unfinished sequence leads from each place back to text, as after a lone Escape.
struct TypedMask {
  private var place = Place.text
  /// The characters of the unfinished sequence, or of the end of a paste.
  private var sequence = ""
  /// Whether the Escape of the unfinished sequence is a part of the result already.
  private var hasEscape = false
  private var result = ""

  private enum Place { case text, escape, control, paste, application, string, oldMouse, console }

  private static let escape: Unicode.Scalar = "\u{1B}"
  private static let pasteEnd = "\u{1B}[201~"

  /// Returns several inputs with all typed text replaced. `nil` is the end of an unfinished
  /// sequence.
  ///
  /// Pass input that needs no mask too, since a sequence may go on in the next one. A sequence in
  /// two inputs is a part of the second result.
  mutating func masked(_ texts: [String?]) -> [String?] { texts.map { add($0) } }

  /// Whether the last input ended within a paste, or within a sequence.
  var isUnfinished: Bool { place != .text }

  private mutating func add(_ text: String?) -> String? {
    guard let text else {
      (place, sequence, hasEscape) = (.text, "", false)
      return nil
    }
    result = ""
    for scalar in text.unicodeScalars { add(scalar) }
    // It may be a lone Escape, so it does not wait for the next input.
    if place == .escape, !hasEscape {
      result.unicodeScalars.append(Self.escape)
      hasEscape = true
    }
    return result
  }

  /// Appends what stays of a sequence, which begins with its Escape.
  private mutating func end(with text: String) {
    let isSent = hasEscape && text.unicodeScalars.first == Self.escape
    result.unicodeScalars += text.unicodeScalars.dropFirst(isSent ? 1 : 0)
    (place, sequence, hasEscape) = (.text, "", false)
  }

  /// Ends characters that are no sequence after all, but keys typed while Alt was held, and adds
  /// the next one.
  private mutating func give(up next: Unicode.Scalar) {
    end(with: "\u{1B}x" + String(repeating: "x", count: sequence.unicodeScalars.count))
    add(next)
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch place {
    case .text where scalar == Self.escape: place = .escape
    case .text: result.unicodeScalars.append(Self.masked(scalar))
    case .escape: addAfterEscape(scalar)
    case .control: addToControl(scalar)
    case .paste: addToPaste(scalar)
    case .application: addToApplication(scalar)
    case .string: addToString(scalar)
    case .oldMouse:
      guard scalar.value >= 0x20 else { return give(up: scalar) }
      sequence.unicodeScalars.append(scalar)
      if sequence.unicodeScalars.count == 3 { end(with: "") }
    case .console:
      guard ("A"..."E").contains(scalar) else { return give(up: scalar) }
      end(with: "\u{1B}[[\(scalar)")
    }
  }

  private static func masked(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value >= 0x20 && scalar.value != 0x7F ? "x" : scalar
  }

  private mutating func addAfterEscape(_ scalar: Unicode.Scalar) {
    sequence = ""
    switch scalar {
    case "[": place = .control
    case "O": place = .application
    case "]", "P", "_":
      place = .string
      sequence.unicodeScalars.append(scalar)
    case Self.escape:
      // The first one stays before the second.
      end(with: "\u{1B}")
      place = .escape
    case "\\": end(with: "")
    default: end(with: "\u{1B}\(Self.masked(scalar))")
    }
  }

  private mutating func addToControl(_ scalar: Unicode.Scalar) {
    if sequence.isEmpty, scalar == "[" || scalar == "M" {
      place = scalar == "[" ? .console : .oldMouse
      return
    }
    guard (0x20..<0x7F).contains(scalar.value) else { return give(up: scalar) }
    sequence.unicodeScalars.append(scalar)
    // rxvt's keys with Shift end in `$`.
    guard scalar.value >= 0x40 || scalar == "$" else { return }
    let isPaste = sequence == "200~"
    end(with: Self.controlKey(sequence))
    if isPaste { place = .paste }
  }

  private mutating func addToPaste(_ scalar: Unicode.Scalar) {
    sequence.unicodeScalars.append(scalar)
    if sequence == Self.pasteEnd { return end(with: sequence) }
    while !Self.pasteEnd.hasPrefix(sequence) {
      let first = sequence.unicodeScalars.removeFirst()
      let isKept = first.value >= 0x20 || ["\n", "\r", "\t"].contains(first)
      if isKept { result.unicodeScalars.append(Self.masked(first)) }
    }
  }

  private mutating func addToApplication(_ scalar: Unicode.Scalar) {
    guard (0x20..<0x7F).contains(scalar.value) else { return give(up: scalar) }
    sequence.unicodeScalars.append(scalar)
    if ("0"..."9").contains(scalar) || scalar == ";" { return }
    end(with: Self.applicationKey(sequence))
  }

  /// An answer of the terminal is left out. Each kind begins in its own way.
  private mutating func addToString(_ scalar: Unicode.Scalar) {
    if sequence.unicodeScalars.count == 1 {
      let isAnswer =
        switch sequence {
        case "]": ("0"..."9").contains(scalar)
        case "P": "01>!".unicodeScalars.contains(scalar)
        default: scalar == "G"
        }
      guard isAnswer else {
        sequence = ""
        return give(up: scalar)
      }
      sequence.unicodeScalars.append(scalar)
      return
    }
    switch scalar {
    case Self.escape: (place, sequence) = (.escape, "")
    case "\u{07}", "\u{18}", "\u{1A}": end(with: "")
    case "\u{03}":
      end(with: "")
      add(scalar)
    default: break
    }
  }

  // MARK: - Sequences that stay

  /// Returns what stays of a sequence after `ESC [`.
  private static func controlKey(_ sequence: String) -> String {
    guard let final = sequence.last else { return "" }
    let body = sequence.dropLast()
    if final == "M" || final == "m" {
      let numbers = body.dropFirst().split(separator: ";", omittingEmptySubsequences: false)
      let isMouse =
        body.first == "<" && numbers.count == 3 && numbers.allSatisfy { number($0) != nil }
      return isMouse ? "\u{1B}[\(sequence)" : ""
    }
    let parts = body.split(separator: ";", omittingEmptySubsequences: false)
    let isShort = parts.count <= 2 && (parts.count < 2 || isModifier(parts[1]))
    let first = parts.first ?? ""
    var stays = false
    switch final {
    case "A", "B", "C", "D", "F", "H", "P", "Q", "R", "S", "Z":
      stays = isShort && (first.isEmpty || first == "1")
    case "I", "O", "a", "b", "c", "d": stays = body.isEmpty
    case "$", "^", "@": stays = number(body).map { $0 <= 34 } == true
    case "~":
      if parts.count == 3, first == "27", isModifier(parts[1]) {
        return key(parts[2], parts[1], between: { "27;\($1);\($0)~" })
      }
      stays = isShort && number(first).map { $0 <= 34 || $0 == 200 || $0 == 201 } == true
    case "u":
      let code = first.split(separator: ":").first ?? ""
      let held = parts.count > 1 && isModifier(parts[1]) ? parts[1] : ""
      return key(code, held, between: { $1.isEmpty ? "\($0)u" : "\($0);\($1)u" })
    default: break
    }
    return stays ? "\u{1B}[\(sequence)" : ""
  }

  /// Returns a key that is reported as a number. A character becomes an `x`, unless Ctrl or Super
  /// is held, as then it is no text.
  private static func key(
    _ code: Substring, _ held: Substring, between spell: (Int, Substring) -> String
  ) -> String {
    guard let code = number(code) else { return "" }
    return "\u{1B}[" + spell(isCharacter(code) && !isChord(held) ? 120 : code, held)
  }

  /// Whether modifiers, as a number of 1 and their bits, contain Ctrl or Super.
  private static func isChord(_ held: Substring) -> Bool {
    guard let bits = held.split(separator: ":").first.flatMap({ number($0) }) else { return false }
    return (max(1, bits) - 1) & (4 | 8) != 0
  }

  /// Returns what stays of a sequence after `ESC O`.
  private static func applicationKey(_ sequence: String) -> String {
    guard let final = sequence.unicodeScalars.last else { return "" }
    let body = sequence.dropLast()
    switch final {
    case "A", "B", "C", "D", "F", "H", "P", "Q", "R", "S", "M", "I", "a", "b", "c", "d":
      let held = body.hasPrefix("1;") ? body.dropFirst(2) : body
      return "\u{1B}O" + (held.isEmpty || isModifier(held) ? body : "") + "\(final)"
    // A character of the keypad, or the one typed after Alt-O.
    default: return "x"
    }
  }

  /// Whether a parameter is that of modifiers and of a phase: `5`, `5:3`.
  private static func isModifier(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let held = parts.first.flatMap({ number($0) }), parts.count <= 2 else { return false }
    return held <= 256 && (parts.count < 2 || ["1", "2", "3"].contains(parts[1]))
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.count <= 7, text.allSatisfy({ ("0"..."9").contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  /// Whether a number of the protocol is a character, and not a key such as Enter. The keypad has
  /// characters with numbers of their own.
  private static func isCharacter(_ code: Int) -> Bool {
    if code == 57414 { return false }
    if (57399...57416).contains(code) { return true }
    return code >= 0x20 && code != 0x7F && !(0xE000..<0xF900).contains(code)
  }
}
