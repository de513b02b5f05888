/// The texts of which a line of ASCII has one wherever a regular expression matches.
///
///     warn(ing)?: \d+   ─▶   warn             (cat|mouse) food   ─▶   " food"
///     cat|mouse         ─▶   cat or mouse     \d+                ─▶   none is known
///
/// Matching an expression takes some hundred times as long as looking for a text. So only lines
/// with one of the texts are matched, and those beyond ASCII, where one character is written in
/// several ways.
struct RequiredTexts: Sendable {
  private let texts: [ByteText]

  /// - Returns: `nil` if no text is known of the expression.
  init?(of expression: String, ignoresCase: Bool) {
    var reader = ExpressionReader(rest: Array(expression.unicodeScalars)[...])
    guard let texts = try? reader.all(), !texts.isEmpty else { return nil }
    self.texts = texts.map { ByteText($0, ignoresCase: ignoresCase) }
  }

  /// Returns whether the expression may match in a line. O(n) for each of the texts.
  func mayBe(in line: UnsafeBufferPointer<UInt8>) -> Bool {
    texts.contains { $0.firstPlace(in: line) != nil } || !line.isASCII
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isASCII: Bool {
    let raw = UnsafeRawBufferPointer(self)
    var (bits, place) = (UInt64(0), 0)
    while place + 8 <= count {
      bits |= raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      place += 8
    }
    while place < count {
      bits |= UInt64(self[place])
      place += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }
}

/// A reader of regular expressions that understands texts, groups, choices and repeats, and gives
/// up where it meets more.
private struct ExpressionReader {
  /// Texts of which one is needed; `nil` if none is known.
  typealias Texts = [[UInt8]]?

  struct Unknown: Error {}

  var rest: ArraySlice<Unicode.Scalar>

  mutating func all() throws(Unknown) -> Texts {
    let texts = try choices()
    guard rest.isEmpty else { throw Unknown() }
    return texts
  }

  /// Reads sequences with `|` between them: one text of any of them is needed.
  private mutating func choices() throws(Unknown) -> Texts {
    var texts = try sequence()
    while take("|") {
      let others = try sequence()
      texts = if let one = texts, let others { one + others } else { nil }
    }
    return texts
  }

  /// Reads parts that follow each other: the longest of their texts is needed.
  private mutating func sequence() throws(Unknown) -> Texts {
    var best: Texts = nil
    var run: [UInt8] = []
    func length(_ texts: Texts) -> Int { texts?.map(\.count).min() ?? 0 }
    func offer(_ texts: Texts) { if length(texts) > length(best) { best = texts } }
    func endRun() {
      offer([run])
      run = []
    }
    while let scalar = rest.first, scalar != "|", scalar != ")" {
      rest.removeFirst()
      let part = try part(beginningWith: scalar)
      let times = try repeats()
      if case .text(let byte) = part {
        // The byte goes on with the text only where it is there once.
        if times != .optional { run.append(byte) }
        if times != .once { endRun() }
      } else {
        endRun()
        if case .group(let texts) = part, times != .optional { offer(texts) }
      }
    }
    endRun()
    return best
  }

  private enum Part {
    case text(UInt8)
    case group(Texts)
    /// A character of some kind, or a place in the line.
    case other
  }

  private mutating func part(beginningWith scalar: Unicode.Scalar) throws(Unknown) -> Part {
    switch scalar {
    case "(":
      if take("?") {
        // What else a question mark says, as of the case, is for all that follows.
        guard take(":") else { throw Unknown() }
      }
      guard rest.first != "*" else { throw Unknown() }
      let texts = try choices()
      guard take(")") else { throw Unknown() }
      return .group(texts)
    case "[":
      try skipSet()
      return .other
    case "\\":
      guard let next = rest.popFirst() else { throw Unknown() }
      if "dDwWsSbBAzZtnrhHvVR".unicodeScalars.contains(next) { return .other }
      guard next.isASCII, !next.properties.isAlphabetic, !("0"..."9").contains(next) else {
        throw Unknown()
      }
      return next.value > 0x20 ? .text(UInt8(next.value)) : .other
    case "*", "+", "?", "{": throw Unknown()
    case ".", "^", "$": return .other
    default:
      return scalar.isASCII && scalar.value >= 0x20 ? .text(UInt8(scalar.value)) : .other
    }
  }

  private enum Repeats { case once, oftener, optional }

  private mutating func repeats() throws(Unknown) -> Repeats {
    var times = Repeats.once
    switch rest.first {
    case "*", "?": times = .optional
    case "+": times = .oftener
    case "{":
      guard let end = rest.firstIndex(of: "}") else { throw Unknown() }
      rest = rest[end...]
      times = .optional
    default: return .once
    }
    rest.removeFirst()
    if !take("?") { _ = take("+") }
    return times
  }

  /// Skips a set of characters, which is one of them.
  private mutating func skipSet() throws(Unknown) {
    _ = take("^")
    // A bracket that is no end, and sets in sets, are rare.
    guard rest.first != "]" else { throw Unknown() }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "]": return
      case "[": throw Unknown()
      case "\\":
        guard let next = rest.popFirst(), next != "Q" else { throw Unknown() }
      default: break
      }
    }
    throw Unknown()
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}
