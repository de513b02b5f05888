/// A tokenizer of C, C++ and Objective-C.
struct CTokenizer: LineTokenizer {
  enum State: Hashable, Sendable {
    case code
    /// `/*…*/`
    case comment
    /// `//…\`
    case lineComment
    /// `"…\`
    case string
    /// `R"end(…)end"`, with its end.
    case raw(end: String)
  }

  let start = State.code

  func tokens(of line: ArraySlice<UInt8>, state: inout State) -> [Token] {
    var c = CLine(scanner: LineScanner(line), state: state)
    c.scan()
    state = c.state
    return c.scanner.tokens
  }
}

private struct CLine {
  var scanner: LineScanner
  var state: CTokenizer.State

  mutating func scan() {
    if state == .code { directive() }
    repeat {
      switch state {
      case .code: if !scanner.isAtEnd { code() }
      case .comment: if scanner.markComment(until: "*/") { state = .code }
      case .lineComment: lineComment()
      case .string: string()
      case .raw(let end): raw(until: end)
      }
    } while !scanner.isAtEnd
  }

  private var isContinued: Bool { scanner[scanner.count - 1] == "\\" }

  /// Marks `#name`, and the file of `#include <file>`.
  private mutating func directive() {
    let start = scanner.endOfBlanks(from: 0)
    guard scanner[start] == "#" else { return }
    let word = scanner.endOfBlanks(from: start + 1)
    scanner.index = start
    scanner.mark(.attribute, next: scanner.end(from: word) { $0.isInName } - start)
    let isFile =
      scanner.starts(with: "include", at: word) || scanner.starts(with: "import", at: word)
    scanner.skip { $0.isBlank }
    guard isFile, scanner.byte == "<" else { return }
    let end = scanner.end(from: scanner.index) { $0 != ">" }
    scanner.mark(.string, next: end + 1 - scanner.index)
  }

  private mutating func code() {
    let byte = scanner.byte
    switch byte {
    case "/" where scanner[scanner.index + 1] == "/": state = .lineComment
    case "/" where scanner[scanner.index + 1] == "*":
      scanner.mark(.comment, next: 2)
      state = .comment
    case "\"": openString(prefix: 0)
    case "'": _ = scanner.markQuoted(by: byte)
    case "@":
      let end = scanner.end(from: scanner.index + 1) { $0.isInName }
      scanner.mark(.attribute, next: end - scanner.index)
    default:
      let start = scanner.index
      if byte.isDigit {
        scanner.skipNumber()
        // An apostrophe separates digits in C++.
        while scanner.byte == "'", scanner[scanner.index + 1].isHexDigit {
          scanner.skip()
          scanner.skipNumber()
        }
        scanner.mark(.number, from: start)
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
    let word = scanner.word(range)
    if next == "\"", let word, Self.prefixes.contains(word) {
      return openString(prefix: range.count)
    }
    scanner.index = range.upperBound
    let kind: TokenKind? =
      if let word, Self.keywords.contains(word) {
        .keyword
      } else if word.map(Self.types.contains) ?? false || isTypeName(range) {
        .type
      } else {
        next == "(" ? .function : nil
      }
    if let kind { scanner.mark(kind, from: range.lowerBound) }
  }

  /// Returns whether a name ends in `_t`, or has a capital first and a small letter second: a
  /// macro has no small letter.
  private func isTypeName(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    return range.count > 2 && scanner.starts(with: "_t", at: range.upperBound - 2)
      || range.count > 1 && scanner[start].isCapital && scanner[start + 1].isLetter
        && !scanner[start + 1].isCapital
  }

  // MARK: - Strings and comments

  private mutating func openString(prefix: Int) {
    let quote = scanner.index + prefix
    if prefix > 0, scanner[quote - 1] == "R" {
      let open = scanner.end(from: quote + 1) { $0 != "(" && !$0.isBlank && $0 != "\"" }
      if scanner[open] == "(", open - quote <= 17 {
        let name = String(decoding: scanner.bytes(quote + 1..<open), as: UTF8.self)
        scanner.mark(.string, next: open + 1 - scanner.index)
        state = .raw(end: ")\(name)\"")
        return
      }
    }
    scanner.mark(.string, next: prefix + 1)
    state = .string
  }

  private mutating func string() {
    let ends = scanner.markQuotedRest(by: 0x22)
    if ends || !isContinued { state = .code }
  }

  private mutating func raw(until end: String) {
    let start = scanner.index
    while !scanner.isAtEnd, !scanner.starts(with: end) { scanner.skip() }
    if !scanner.isAtEnd { state = .code }
    scanner.skip(state == .code ? end.utf8.count : 0)
    scanner.mark(.string, from: start)
  }

  private mutating func lineComment() {
    scanner.markRest(.comment)
    if !isContinued { state = .code }
  }

  private static let prefixes = Word.set("L u U u8 R LR uR UR u8R")

  private static let keywords = Word.set(
    """
    alignas alignof asm auto break case catch class concept const consteval constexpr constinit \
    const_cast continue co_await co_return co_yield decltype default delete do dynamic_cast else \
    enum explicit export extern false final for friend goto if inline mutable namespace new \
    noexcept nullptr operator override private protected public register reinterpret_cast requires \
    restrict return sizeof static static_assert static_cast struct switch template this \
    thread_local throw true try typedef typeid typename union using virtual volatile while NULL
    """)

  private static let types = Word.set(
    """
    bool char double float int long short signed unsigned void _Bool _Complex FILE id BOOL
    """)
}
