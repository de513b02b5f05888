/// A tokenizer of Swift.
///
/// Strings hold code, which holds strings: what is open is a stack.
///
/// ```
///            /*            */
///   code ─────────► comment ────► code        /* and */ nest
///        ─────────► string ─────► code        ", #", """
///            "         │ \(   ▲
///                      ▼      │ )
///                    interpolation            is code, and counts its parentheses
/// ```
///
/// A text in `"` ends with its line, and with it all that is open in it.
struct SwiftTokenizer: LineTokenizer {
  enum Context: Hashable, Sendable {
    case comment(depth: UInt8)
    case string(pounds: UInt8, isMultiline: Bool)
    case regex(pounds: UInt8, isMultiline: Bool)
    case interpolation(parentheses: UInt8)

    var endsWithLine: Bool {
      switch self {
      case .string(_, let isMultiline), .regex(_, let isMultiline): !isMultiline
      case .comment, .interpolation: false
      }
    }
  }

  let start: [Context] = []

  func tokens(of line: ArraySlice<UInt8>, state: inout [Context]) -> [Token] {
    var swift = SwiftLine(scanner: LineScanner(line), contexts: state)
    swift.scan()
    state = swift.contexts
    return swift.scanner.tokens
  }
}

/// A line of Swift up to a place.
struct SwiftLine {
  var scanner: LineScanner
  var contexts: [SwiftTokenizer.Context]
  /// Whether the name after `func` follows.
  var declaresFunction = false

  /// The most things that are open in each other.
  private static let mostContexts = 32

  mutating func scan() {
    while !scanner.isAtEnd {
      switch contexts.last {
      case .comment(let depth): comment(depth: depth)
      case .string(let pounds, let isMultiline): string(Int(pounds), isMultiline: isMultiline)
      case .regex(let pounds, _): regex(pounds: Int(pounds))
      case .interpolation, nil: code()
      }
    }
    if let first = contexts.firstIndex(where: \.endsWithLine) { contexts.removeSubrange(first...) }
  }

  /// Returns whether there is room for what is opened.
  mutating func open(_ context: SwiftTokenizer.Context) -> Bool {
    guard contexts.count < Self.mostContexts else { return false }
    contexts.append(context)
    return true
  }

  private mutating func comment(depth: UInt8) {
    let start = scanner.index
    var depth = depth
    while !scanner.isAtEnd, depth > 0 {
      if scanner.starts(with: "/*") {
        depth = depth == .max ? depth : depth + 1
        scanner.skip(2)
      } else if scanner.starts(with: "*/") {
        depth -= 1
        scanner.skip(2)
      } else {
        scanner.skip()
      }
    }
    scanner.mark(.comment, from: start)
    contexts.removeLast()
    if depth > 0 { contexts.append(.comment(depth: depth)) }
  }

  private mutating func string(_ pounds: Int, isMultiline: Bool) {
    let quotes = isMultiline ? 3 : 1
    var start = scanner.index
    while !scanner.isAtEnd {
      if scanner.byte == "\"", hasQuotes(quotes), hasPounds(pounds, at: scanner.index + quotes) {
        scanner.skip(quotes + pounds)
        scanner.mark(.string, from: start)
        contexts.removeLast()
        return
      }
      guard scanner.byte == "\\", hasPounds(pounds, at: scanner.index + 1) else {
        scanner.skip()
        continue
      }
      scanner.mark(.string, from: start)
      let next = scanner.index + 1 + pounds
      if scanner[next] == "(", open(.interpolation(parentheses: 0)) {
        scanner.mark(.escape, next: pounds + 2)
        return
      }
      scanner.mark(.escape, next: lengthOfEscape(at: next) + pounds + 1)
      start = scanner.index
    }
    scanner.mark(.string, from: start)
  }

  /// Returns the length of what follows a backslash: `n`, `"`, or `u{1F600}`.
  private func lengthOfEscape(at offset: Int) -> Int {
    guard scanner[offset] == "u", scanner[offset + 1] == "{" else { return 1 }
    let end = scanner.end(from: offset + 2) { $0.isHexDigit }
    return scanner[end] == "}" ? end + 1 - offset : 2
  }

  private func hasQuotes(_ quotes: Int) -> Bool {
    quotes == 1 || scanner.starts(with: "\"\"\"")
  }

  private func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
    (0..<pounds).allSatisfy { scanner[offset + $0] == "#" }
  }

  private mutating func regex(pounds: Int) {
    var start = scanner.index
    while !scanner.isAtEnd {
      if scanner.byte == "/", hasPounds(pounds, at: scanner.index + 1) {
        scanner.skip(1 + pounds)
        scanner.mark(.string, from: start)
        contexts.removeLast()
        return
      }
      if scanner.byte == "\\" {
        scanner.mark(.string, from: start)
        scanner.mark(.escape, next: 2)
        start = scanner.index
      } else {
        scanner.skip()
      }
    }
    scanner.mark(.string, from: start)
  }
}
