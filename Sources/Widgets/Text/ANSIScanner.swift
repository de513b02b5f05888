import RecurseTerminal

/// Reads the output of a program for terminals: its text, and the colors, the attributes and the
/// links that escape sequences give to it. The sequences are SGR and OSC 8, of ECMA-48 and xterm.
///
/// ```swift
/// let element = ANSIScanner.element(of: "\u{1b}[1mDone\u{1b}[m in 2 s")
/// ```
///
///     text ── ESC ──▶ escape ── [ ───────▶ sequence ── 0x40–0x7e ──▶ SGR is taken, others dropped
///      ▲                │ └── ] P X ^ _ ─▶ string ── ESC \, BEL ──▶ OSC 8 is taken, others dropped
///      │                └── 0x20–0x2f … 0x30–0x7e: dropped
///      └── CAN, SUB, or what cannot be a part of it: the sequence ends, and is dropped
///
/// A string without an end on its line is no string, so that text behind it is not lost. A lone
/// carriage return begins the line again, as progress bars do. A backspace takes back a character;
/// one that is printed over itself or over `_` is bold or underlined, as in manual pages. Other
/// controls are dropped, so the text has none but newlines and tabs. Linear.
struct ANSIScanner {
  private struct Mark {
    var start: Int
    var style: CellStyle
    var link: Hyperlink?
  }

  private let input: [Unicode.Scalar]
  private var position = 0
  private var style = CellStyle()
  private var link: Hyperlink?
  private var text: [Unicode.Scalar] = []
  /// The places at which the style or the link changes.
  private var marks: [Mark] = []
  private var lineStart = 0
  /// The place up to which no string ends, so that it is searched only once.
  private var endlessUntil = 0
  /// The character that a backspace took back.
  private var taken: Unicode.Scalar?

  private init(_ output: String) { input = Array(output.unicodeScalars) }

  /// Returns the text of an output, in spans of one style and link.
  static func element(of output: String) -> TextElement {
    var scanner = ANSIScanner(output)
    while let scalar = scanner.next() { scanner.take(scalar) }
    return scanner.element
  }

  private var element: TextElement {
    var element = TextElement(text: "")
    for (index, mark) in marks.enumerated() {
      let end = index + 1 < marks.count ? marks[index + 1].start : text.count
      let part = String(String.UnicodeScalarView(text[mark.start..<end]))
      element.append(part, style: TextStyle(mark.style), link: mark.link)
    }
    return element
  }

  private mutating func next() -> Unicode.Scalar? {
    guard position < input.count else { return nil }
    defer { position += 1 }
    return input[position]
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": takeEscape()
    case "\u{9B}": takeSequence()
    case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": takeString(isOSC: scalar == "\u{9D}")
    case "\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": endLine()
    case "\r": takeReturn()
    case "\u{8}": takeBack()
    case "\u{0}"..<"\t", "\u{E}"..<" ", "\u{7F}"..."\u{9F}": break
    default: add(scalar)
    }
  }

  // MARK: - Text

  private mutating func add(_ scalar: Unicode.Scalar) {
    var own = style
    if let over = taken {
      if over == scalar {
        own.attributes.insert(.bold)
      } else if over == "_" {
        own.attributes.insert(.underline)
      }
      taken = nil
    }
    if marks.last.map({ $0.style != own || $0.link != link }) ?? true {
      marks.append(Mark(start: text.count, style: own, link: link))
    }
    text.append(scalar)
  }

  private mutating func endLine() {
    taken = nil
    add("\n")
    lineStart = text.count
  }

  private mutating func takeReturn() {
    // At the end of a line nothing is written over it.
    guard position < input.count, input[position] != "\n", input[position] != "\r" else { return }
    taken = nil
    shorten(to: lineStart)
  }

  private mutating func takeBack() {
    guard text.count > lineStart else { return }
    taken = text.last
    shorten(to: text.count - 1)
  }

  private mutating func shorten(to count: Int) {
    text.removeSubrange(count...)
    while let last = marks.last, last.start >= count { marks.removeLast() }
  }

  // MARK: - Sequences

  private mutating func takeEscape() {
    guard let first = next() else { return }
    switch first {
    case "[": takeSequence()
    case "]", "P", "X", "^", "_": takeString(isOSC: first == "]")
    case " "..."/":
      // A character set, for example.
      while position < input.count, (" "..."/").contains(input[position]) { position += 1 }
      if position < input.count, ("0"..."~").contains(input[position]) { position += 1 }
    case "0"..."~": break
    default: position -= 1
    }
  }

  private mutating func takeSequence() {
    let start = position
    while position < input.count, ("0"..."?").contains(input[position]) { position += 1 }
    let parameters = input[start..<position]
    let hasIntermediates = position < input.count && (" "..."/").contains(input[position])
    while position < input.count, (" "..."/").contains(input[position]) { position += 1 }
    guard position < input.count, ("@"..."~").contains(input[position]) else {
      if position < input.count, input[position] == "\u{18}" || input[position] == "\u{1A}" {
        position += 1
      }
      return
    }
    position += 1
    guard input[position - 1] == "m", !hasIntermediates else { return }
    var sequence = ControlSequence()
    for scalar in parameters { sequence.take(UInt8(scalar.value)) }
    // A private sequence begins with one of `<=>?`.
    if sequence.prefix == 0 { style.apply(sequence) }
  }

  private mutating func takeString(isOSC: Bool) {
    let start = position
    guard start >= endlessUntil else { return }
    var end = start
    while end < input.count, !Self.endsString(input[end]) { end += 1 }
    guard end < input.count, input[end] != "\n" else {
      endlessUntil = end
      return
    }
    position = end + 1
    switch input[end] {
    case "\u{1B}":
      // Another sequence ends the string, too.
      if position < input.count, input[position] == "\\" { position += 1 } else { position = end }
    case "\u{18}", "\u{1A}": return
    default: break
    }
    if isOSC { takeLink(input[start..<end]) }
  }

  private static func endsString(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{7}", "\u{1B}", "\u{18}", "\u{1A}", "\u{9C}", "\n": true
    default: false
    }
  }

  /// `8 ; parameters ; address`, or the end of a link without an address.
  private mutating func takeLink(_ string: ArraySlice<Unicode.Scalar>) {
    let parts = string.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].elementsEqual(["8"]) else { return }
    link = Hyperlink(String(String.UnicodeScalarView(parts[2])))
  }
}
