/// A tokenizer of JavaScript and TypeScript.
///
/// Templates hold code, which holds templates: what is open is a stack.
struct JavaScriptTokenizer: LineTokenizer {
  enum Context: Hashable, Sendable {
    case comment
    case template
    /// `${…}` in a template, with the braces that are open in it.
    case braces(UInt8)
  }

  let start: [Context] = []

  func tokens(of line: ArraySlice<UInt8>, state: inout [Context]) -> [Token] {
    var script = JavaScriptLine(scanner: LineScanner(line), contexts: state)
    script.scan()
    state = script.contexts
    return script.scanner.tokens
  }
}

private struct JavaScriptLine {
  var scanner: LineScanner
  var contexts: [JavaScriptTokenizer.Context]
  /// Whether a value came before, which a slash divides. Elsewhere it starts a regular expression.
  var isAfterValue = false
  /// Whether a regular expression had no end in this line: no other one is looked for.
  var hasNoRegex = false

  private static let mostContexts = 32

  mutating func scan() {
    while !scanner.isAtEnd {
      switch contexts.last {
      case .comment: if scanner.markComment(until: "*/") { contexts.removeLast() }
      case .template: template()
      case .braces, nil: code()
      }
    }
  }

  private mutating func open(_ context: JavaScriptTokenizer.Context) -> Bool {
    guard contexts.count < Self.mostContexts else { return false }
    contexts.append(context)
    return true
  }

  private mutating func template() {
    var start = scanner.index
    while !scanner.isAtEnd {
      switch scanner.byte {
      case "`":
        scanner.skip()
        scanner.mark(.string, from: start)
        contexts.removeLast()
        isAfterValue = true
        return
      case "$" where scanner[scanner.index + 1] == "{" && open(.braces(0)):
        scanner.mark(.string, from: start)
        scanner.mark(.escape, next: 2)
        isAfterValue = false
        return
      case "\\":
        scanner.mark(.string, from: start)
        scanner.mark(.escape, next: 2)
        start = scanner.index
      default: scanner.skip()
      }
    }
    scanner.mark(.string, from: start)
  }

  private mutating func code() {
    let byte = scanner.byte
    switch byte {
    case " ", "\t": scanner.skip { $0.isBlank }
    case "/": slash()
    case "\"", "'":
      _ = scanner.markQuoted(by: byte)
      isAfterValue = true
    case "`" where open(.template): scanner.mark(.string, next: 1)
    case "@", "#":
      scanner.mark(
        .attribute,
        next: scanner.end(from: scanner.index + 1) { $0.isInName }
          - scanner.index)
      isAfterValue = true
    case "{", "}": brace(opens: byte == "{")
    default:
      if byte.isDigit {
        scanner.markNumber()
        isAfterValue = true
      } else if byte.startsName || byte == "$" {
        word()
      } else {
        scanner.skip()
        isAfterValue = byte == ")" || byte == "]"
      }
    }
  }

  private mutating func brace(opens: Bool) {
    isAfterValue = !opens
    guard case .braces(let depth) = contexts.last else { return scanner.skip() }
    if !opens, depth == 0 {
      scanner.mark(.escape, next: 1)
      contexts.removeLast()
      return
    }
    let next = opens ? (depth == .max ? depth : depth + 1) : depth - 1
    contexts[contexts.count - 1] = .braces(next)
    scanner.skip()
  }

  private mutating func word() {
    let start = scanner.index
    scanner.skip { $0.isInName || $0 == "$" }
    let range = start..<scanner.index
    isAfterValue = true
    let isMember = scanner[start - 1] == "." && scanner[start - 2] != "."
    if !isMember, let word = scanner.word(range), Self.keywords.contains(word) {
      scanner.mark(.keyword, from: start)
      isAfterValue = Self.values.contains(word)
    } else if scanner[start].isCapital {
      scanner.mark(.type, from: start)
    } else if scanner.byte == "(" {
      scanner.mark(.function, from: start)
    }
  }

  private mutating func slash() {
    if scanner.starts(with: "//") {
      scanner.markRest(.comment)
    } else if scanner.starts(with: "/*"), open(.comment) {
      scanner.mark(.comment, next: 2)
    } else if !isAfterValue, !hasNoRegex {
      regex()
    } else {
      scanner.skip()
      isAfterValue = false
    }
  }

  /// Marks `/…/flags`. A slash in brackets does not end it.
  private mutating func regex() {
    var offset = scanner.index + 1
    var isInBrackets = false
    while offset < scanner.count, scanner[offset] != "/" || isInBrackets {
      switch scanner[offset] {
      case "\\": offset += 1
      case "[": isInBrackets = true
      case "]": isInBrackets = false
      default: break
      }
      offset += 1
    }
    guard offset < scanner.count else {
      hasNoRegex = true
      return scanner.skip()
    }
    let end = scanner.end(from: offset + 1) { $0.isLetter }
    scanner.mark(.string, next: end - scanner.index)
    isAfterValue = true
  }

  private static let values = Word.set("this super true false null undefined")

  private static let keywords = Word.set(
    """
    abstract as async await break case catch class const continue debugger declare default delete \
    do else enum export extends false finally for from function if implements import in instanceof \
    interface let namespace new null of private protected public readonly return static super \
    switch this throw true try type typeof undefined var void while with yield
    """)
}
