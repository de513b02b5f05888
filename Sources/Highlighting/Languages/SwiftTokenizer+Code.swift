extension SwiftLine {
  mutating func code() {
    let byte = scanner.byte
    switch byte {
    case "/": slash()
    case "\"": openString(pounds: 0)
    case "#": pound()
    case "@":
      let end = scanner.end(from: scanner.index + 1) { $0.isInName }
      scanner.mark(.attribute, next: end - scanner.index)
    case "`":
      let end = scanner.end(from: scanner.index + 1) { $0 != "`" }
      scanner.index = end < scanner.count ? end + 1 : scanner.index + 1
    case "(", ")": parenthesis(opens: byte == "(")
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

  private mutating func slash() {
    if scanner.starts(with: "//") {
      scanner.markRest(.comment)
    } else if scanner.starts(with: "/*"), open(.comment(depth: 1)) {
      scanner.mark(.comment, next: 2)
    } else {
      scanner.skip()
    }
  }

  private mutating func parenthesis(opens: Bool) {
    if case .interpolation(let depth) = contexts.last {
      guard opens || depth > 0 else {
        scanner.mark(.escape, next: 1)
        contexts.removeLast()
        return
      }
      let next = opens ? (depth == .max ? depth : depth + 1) : depth - 1
      contexts[contexts.count - 1] = .interpolation(parentheses: next)
    }
    scanner.skip()
  }

  /// Reads `#if`, `#"…"#` or `#/…/#`.
  private mutating func pound() {
    let end = scanner.end(from: scanner.index) { $0 == "#" }
    let pounds = end - scanner.index
    if scanner[end] == "\"", pounds <= UInt8.max {
      openString(pounds: pounds)
    } else if scanner[end] == "/", pounds <= UInt8.max {
      let isMultiline = scanner.endOfBlanks(from: end + 1) == scanner.count
      if open(.regex(pounds: UInt8(pounds), isMultiline: isMultiline)) {
        scanner.mark(.string, next: pounds + 1)
      } else {
        scanner.skip(pounds + 1)
      }
    } else if pounds == 1, scanner[end].isLetter {
      scanner.mark(.attribute, next: scanner.end(from: end) { $0.isInName } - scanner.index)
    } else {
      scanner.skip(pounds)
    }
  }

  private mutating func openString(pounds: Int) {
    let quote = scanner.index + pounds
    // In #"""# the second quote is text, as nothing but blanks follows the quotes of several lines.
    let isMultiline =
      scanner.starts(with: "\"\"\"", at: quote)
      && (pounds == 0 || scanner.endOfBlanks(from: quote + 3) == scanner.count)
    if open(.string(pounds: UInt8(pounds), isMultiline: isMultiline)) {
      scanner.mark(.string, next: pounds + (isMultiline ? 3 : 1))
    } else {
      scanner.skip(pounds + 1)
    }
  }

  private mutating func word() {
    let range = scanner.name()
    let isDeclared = declaresFunction
    declaresFunction = false
    let kind = isDeclared ? .function : kind(of: range)
    scanner.index = range.upperBound
    if let kind { scanner.mark(kind, from: range.lowerBound) }
  }

  private mutating func kind(of range: Range<Int>) -> TokenKind? {
    let isMember =
      scanner[range.lowerBound - 1] == "." && scanner[range.lowerBound - 2] != "."
    if !isMember, let word = scanner.word(range) {
      if Self.keywords.contains(word) {
        declaresFunction = word == "func" || word == "macro"
        return .keyword
      }
      let next = scanner[scanner.endOfBlanks(from: range.upperBound)]
      let isModifier = next.startsName || next == "@" || next == "`"
      if isModifier, Self.modifiers.contains(word) || Self.accessors.contains(word) {
        return .keyword
      }
      if next == "{" || next == "}", Self.accessors.contains(word) { return .keyword }
    }
    let first = scanner.end(from: range.lowerBound) { $0 == "_" }
    if first < range.upperBound, scanner[first].isCapital { return .type }
    return scanner[range.upperBound] == "(" ? .function : nil
  }

  private static let keywords = Word.set(
    """
    actor as associatedtype async await break case catch class continue default defer deinit do \
    else enum extension fallthrough false fileprivate for func guard if import in init inout \
    internal is let macro nil nonisolated operator private precedencegroup protocol public \
    repeat rethrows return self Self static struct subscript super switch throw throws true try \
    typealias var where while
    """)

  /// The words that are keywords before another word, and names elsewhere.
  private static let modifiers = Word.set(
    """
    any borrowing consume consuming convenience copy dynamic each final indirect infix isolated \
    lazy mutating nonmutating open optional override package postfix prefix required sending some \
    unowned weak yield
    """)

  /// The words that are keywords before a brace too.
  private static let accessors = Word.set("get set willSet didSet read modify")
}
