/// A tokenizer of JSON with comments.
struct JSONTokenizer: LineTokenizer {
  enum State: Hashable, Sendable { case values, comment }

  let start = State.values

  func tokens(of line: ArraySlice<UInt8>, state: inout State) -> [Token] {
    var json = JSONLine(scanner: LineScanner(line), state: state)
    json.scan()
    state = json.state
    return json.scanner.tokens
  }
}

private struct JSONLine {
  var scanner: LineScanner
  var state: JSONTokenizer.State

  mutating func scan() {
    while !scanner.isAtEnd {
      switch state {
      case .comment: if scanner.markComment(until: "*/") { state = .values }
      case .values: value()
      }
    }
  }

  private mutating func value() {
    switch scanner.byte {
    case "{", "}", "[", "]", ",", ":", " ", "\t": scanner.skip()
    case "\"": string()
    case "/" where scanner[scanner.index + 1] == "/": scanner.markRest(.comment)
    case "/" where scanner[scanner.index + 1] == "*":
      scanner.mark(.comment, next: 2)
      state = .comment
    case let byte where Self.isInWord(byte): word()
    default: scanner.mark(.error, next: 1)
    }
  }

  /// Marks a key or a string. A key is before a colon.
  private mutating func string() {
    let end = endOfString()
    let isKey = scanner[scanner.endOfBlanks(from: end)] == ":"
    let kind = isKey ? TokenKind.key : .string
    var start = scanner.index
    scanner.skip()
    while scanner.index < end {
      let length = lengthOfEscape()
      guard length != 0 else {
        scanner.skip()
        continue
      }
      scanner.mark(kind, from: start)
      scanner.mark(length > 0 ? .escape : .error, next: abs(length))
      start = scanner.index
    }
    scanner.mark(kind, from: start)
  }

  /// Returns the end of a string, which is at the latest that of its line.
  private func endOfString() -> Int {
    var offset = scanner.index + 1
    while offset < scanner.count, scanner[offset] != "\"" {
      offset += scanner[offset] == "\\" ? 2 : 1
    }
    return min(scanner.count, offset + 1)
  }

  /// Returns the length of the escape at the place, below 0 if there is none such, or 0 if the
  /// byte stands for itself.
  private func lengthOfEscape() -> Int {
    if scanner.byte < 0x20 { return -1 }
    guard scanner.byte == "\\" else { return 0 }
    switch scanner[scanner.index + 1] {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": return 2
    case "u":
      let digits = scanner.index + 2..<scanner.index + 6
      return digits.allSatisfy { scanner[$0].isHexDigit } ? 6 : -2
    default: return -2
    }
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte.isInName || byte == "+" || byte == "-" || byte == "."
  }

  private mutating func word() {
    let start = scanner.index
    scanner.skip(while: Self.isInWord)
    let range = start..<scanner.index
    let isName = scanner.word(range).map(Self.names.contains) ?? false
    scanner.mark(isName ? .keyword : isNumber(range) ? .number : .error, from: start)
  }

  private static let names = Word.set("true false null")

  /// Returns whether a range is `-? (0 | digits) (. digits)? (e (+|-)? digits)?`.
  private func isNumber(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    func digits() -> Bool {
      let start = offset
      offset = scanner.end(from: offset) { $0.isDigit }
      return offset > start
    }
    if scanner[offset] == "-" { offset += 1 }
    if scanner[offset] == "0" { offset += 1 } else if !digits() { return false }
    if scanner[offset] == "." {
      offset += 1
      guard digits() else { return false }
    }
    if scanner[offset] | 0x20 == "e" {
      offset += 1
      if scanner[offset] == "+" || scanner[offset] == "-" { offset += 1 }
      guard digits() else { return false }
    }
    return offset == range.upperBound
  }
}
