/// A tokenizer of POSIX shells, Bash and zsh.
///
/// Nested constructs are a stack. Here-documents wait in a row for the end of the line, and those
/// that it named take the lines that follow:
///
/// ```
///   code ──' " $'──► quotes ──$( ` ${──► command, backticks, parameter ──► quotes …
///        ──<<EOF───► a document waits ──end of line──► its lines ──EOF──► the next one, or code
/// ```
struct ShellTokenizer: LineTokenizer {
  enum Context: Hashable, Sendable {
    /// `'…'`
    case single
    /// `$'…'`
    case ansi
    /// `"…"`
    case double
    /// `$(…)`, with the parentheses that are open in it, and whether it is in the value of an
    /// assignment.
    case command(parentheses: UInt8, assigns: Bool)
    /// `` `…` ``
    case backticks
    /// `((…))`
    case arithmetic(parentheses: UInt8)
    /// `${…}`
    case parameter
    /// `name=(…)`
    case array
    /// A line of a here-document.
    case document
  }

  struct HereDocument: Hashable, Sendable {
    var end: [UInt8]
    var isLiteral: Bool
    var stripsTabs: Bool
  }

  struct State: Hashable, Sendable {
    var contexts: [Context] = []
    var documents: [HereDocument] = []
    /// Whether the next word is a command or a keyword.
    var expectsCommand = true
    /// Whether the parenthesis that ends a pattern of `case` follows.
    var expectsPattern = false
  }

  let start = State()

  func tokens(of line: ArraySlice<UInt8>, state: inout State) -> [Token] {
    var shell = ShellLine(scanner: LineScanner(line), state: state)
    shell.scan()
    state = shell.state
    return shell.scanner.tokens
  }
}

/// A line of a shell's program up to a place.
struct ShellLine {
  var scanner: LineScanner
  var state: ShellTokenizer.State
  /// Whether a word goes on, in which `#` starts no comment.
  var isInWord = false
  /// Whether this is the value of an assignment, after which a command may follow.
  var assigns = false
  /// The keyword before a word `in` that is a keyword too.
  var beforeIn: Word?
  /// Whether the name after `function` follows.
  var declaresFunction = false
  /// Whether a backslash joins the next line to this one.
  var goesOn = false

  private static let mostContexts = 32

  mutating func scan() {
    if let document = state.documents.first, !isInQuotes {
      line(of: document)
    } else {
      scanContexts()
      endLine()
    }
  }

  private mutating func scanContexts() {
    while !scanner.isAtEnd {
      switch state.contexts.last {
      case .single: single()
      case .ansi: if scanner.markQuotedRest(by: 0x27) { state.contexts.removeLast() }
      case .double, .document: double()
      case .parameter: parameter()
      case .arithmetic: arithmetic()
      case .command, .backticks, .array, nil: code()
      }
    }
  }

  private var isInQuotes: Bool {
    switch state.contexts.last {
    case .single, .ansi, .double, .parameter: true
    default: false
    }
  }

  private mutating func endLine() {
    guard !goesOn else { return }
    switch state.contexts.last {
    case .command, .backticks, nil: state.expectsCommand = true
    default: break
    }
  }

  /// Returns whether there is room for what is opened.
  mutating func open(_ context: ShellTokenizer.Context) -> Bool {
    guard state.contexts.count < Self.mostContexts else { return false }
    state.contexts.append(context)
    return true
  }

  mutating func openCommand(_ length: Int) {
    guard open(.command(parentheses: 0, assigns: assigns)) else {
      return scanner.skip(length)
    }
    scanner.mark(.attribute, next: length)
    startCommand()
  }

  mutating func startCommand() {
    state.expectsCommand = true
    (isInWord, assigns, beforeIn) = (false, false, nil)
  }

  /// Notes that a part of a word was read, after which no command is expected.
  mutating func endPart() {
    isInWord = true
    if !assigns { state.expectsCommand = false }
  }

  // MARK: - Here-documents

  private mutating func line(of document: ShellTokenizer.HereDocument) {
    let start = document.stripsTabs ? scanner.end(from: 0) { $0 == "\t" } : 0
    if scanner.bytes(start..<min(scanner.count, start + document.end.count + 1)) == document.end {
      scanner.markRest(.attribute)
      state.documents.removeFirst()
    } else if document.isLiteral {
      scanner.markRest(.string)
    } else {
      // What a document's line opens ends with the line: its end must not be missed.
      let before = state
      state.contexts = [.document]
      scanContexts()
      state = before
    }
  }
}
