/// A tokenizer of Python.
struct PythonTokenizer: LineTokenizer {
  enum State: Hashable, Sendable {
    case code
    /// A text in quotes that goes on: in three of them, or in one before a backslash.
    case string(quote: UInt8, isTriple: Bool, isRaw: Bool)
  }

  let start = State.code

  func tokens(of line: ArraySlice<UInt8>, state: inout State) -> [Token] {
    var python = PythonLine(scanner: LineScanner(line), state: state)
    python.scan()
    state = python.state
    return python.scanner.tokens
  }
}

private struct PythonLine {
  var scanner: LineScanner
  var state: PythonTokenizer.State
  /// The keyword before a name that is declared.
  var declares: Word?

  mutating func scan() {
    decorator()
    while !scanner.isAtEnd {
      switch state {
      case .code: code()
      case .string(let quote, let isTriple, let isRaw):
        string(quote, isTriple: isTriple, isRaw: isRaw)
      }
    }
    if case .string(_, false, _) = state, scanner[scanner.count - 1] != "\\" { state = .code }
  }

  private mutating func decorator() {
    let start = scanner.endOfBlanks(from: 0)
    guard state == .code, scanner[start] == "@" else { return }
    scanner.index = start
    let end = scanner.end(from: start + 1) { $0.isInName || $0 == "." }
    scanner.mark(.attribute, next: end - start)
  }

  private mutating func code() {
    let byte = scanner.byte
    switch byte {
    case "#": scanner.markRest(.comment)
    case "'", "\"": openString(prefix: 0, isRaw: false)
    default:
      if byte.isDigit {
        scanner.markNumber()
      } else if byte.startsName {
        word()
      } else {
        scanner.skip()
      }
    }
  }

  private mutating func word() {
    let range = scanner.name()
    let next = scanner[range.upperBound]
    if next == "'" || next == "\"", range.count <= 2, isPrefix(range) {
      let isRaw = scanner.bytes(range).contains { $0 | 0x20 == "r" }
      return openString(prefix: range.count, isRaw: isRaw)
    }
    let declared = declares
    declares = nil
    let word = scanner.word(range)
    scanner.index = range.upperBound
    let kind: TokenKind?
    if let declared {
      kind = declared == "class" ? .type : .function
    } else if let word, Self.keywords.contains(word), scanner[range.lowerBound - 1] != "." {
      declares = word == "def" || word == "class" ? word : nil
      kind = .keyword
    } else if word.map(Self.types.contains) ?? false || isTypeName(range) {
      kind = .type
    } else {
      kind = next == "(" ? .function : nil
    }
    if let kind { scanner.mark(kind, from: range.lowerBound) }
  }

  private func isPrefix(_ range: Range<Int>) -> Bool {
    range.allSatisfy { "rbfut".utf8.contains(scanner[$0] | 0x20) }
  }

  /// Returns whether a name has a capital first and a small letter in it: a constant has none.
  private func isTypeName(_ range: Range<Int>) -> Bool {
    scanner[range.lowerBound].isCapital
      && range.contains { scanner[$0].isLetter && !scanner[$0].isCapital }
  }

  // MARK: - Strings

  private mutating func openString(prefix: Int, isRaw: Bool) {
    let quote = scanner[scanner.index + prefix]
    let start = scanner.index + prefix
    let isTriple = scanner[start + 1] == quote && scanner[start + 2] == quote
    scanner.mark(.string, next: prefix + (isTriple ? 3 : 1))
    state = .string(quote: quote, isTriple: isTriple, isRaw: isRaw)
  }

  private mutating func string(_ quote: UInt8, isTriple: Bool, isRaw: Bool) {
    var start = scanner.index
    while !scanner.isAtEnd {
      let index = scanner.index
      if scanner.byte == "\\" {
        // Also in a raw string a quote after a backslash does not end it.
        if !isRaw { scanner.mark(.string, from: start) }
        scanner.skip(2)
        guard !isRaw else { continue }
        scanner.mark(.escape, from: index)
        start = scanner.index
      } else if scanner.byte == quote,
        !isTriple || scanner[index + 1] == quote && scanner[index + 2] == quote
      {
        scanner.skip(isTriple ? 3 : 1)
        state = .code
        break
      } else {
        scanner.skip()
      }
    }
    scanner.mark(.string, from: start)
  }

  private static let keywords = Word.set(
    """
    and as assert async await break class continue def del elif else except finally for from \
    global if import in is lambda nonlocal not or pass raise return try while with yield True \
    False None self cls
    """)

  private static let types = Word.set(
    "bool bytearray bytes complex dict float frozenset int list object set str tuple type")
}
