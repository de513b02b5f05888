/// A tokenizer of SQL, as SQLite and most other databases have it.
struct SQLTokenizer: LineTokenizer {
  enum State: Hashable, Sendable {
    case code, comment
    /// A text or a name in quotes that goes on, with the quote that ends it.
    case quoted(UInt8)
  }

  let start = State.code

  func tokens(of line: ArraySlice<UInt8>, state: inout State) -> [Token] {
    var sql = SQLLine(scanner: LineScanner(line), state: state)
    sql.scan()
    state = sql.state
    return sql.scanner.tokens
  }
}

private struct SQLLine {
  var scanner: LineScanner
  var state: SQLTokenizer.State

  mutating func scan() {
    while !scanner.isAtEnd {
      switch state {
      case .comment: if scanner.markComment(until: "*/") { state = .code }
      case .quoted(let quote): rest(of: quote)
      case .code: code()
      }
    }
  }

  private mutating func code() {
    let (byte, next) = (scanner.byte, scanner[scanner.index + 1])
    switch byte {
    case "-" where next == "-": scanner.markRest(.comment)
    case "/" where next == "*":
      scanner.mark(.comment, next: 2)
      state = .comment
    case "'", "\"", "`": open(byte)
    case "[": open(0x5D)
    // A cast of other databases.
    case ":" where next == ":": scanner.skip(2)
    case "?", ":", "@", "$": parameter()
    default:
      if byte.isDigit || byte == "." && next.isDigit {
        scanner.markNumber()
      } else if byte.startsName {
        word()
      } else {
        scanner.skip()
      }
    }
  }

  // MARK: - Quotes

  private mutating func open(_ quote: UInt8) {
    scanner.mark(quote == "'" ? .string : .key, next: 1)
    state = .quoted(quote)
  }

  /// Marks the rest of what is in quotes. Two quotes in it stand for one.
  private mutating func rest(of quote: UInt8) {
    let kind: TokenKind = quote == "'" ? .string : .key
    var start = scanner.index
    while !scanner.isAtEnd {
      guard scanner.byte == quote else {
        scanner.skip()
        continue
      }
      guard quote != "]", scanner[scanner.index + 1] == quote else {
        scanner.skip()
        state = .code
        break
      }
      scanner.mark(kind, from: start)
      scanner.mark(.escape, next: 2)
      start = scanner.index
    }
    scanner.mark(kind, from: start)
  }

  // MARK: - Words

  private mutating func parameter() {
    let start = scanner.index
    scanner.skip()
    scanner.skip { $0.isInName }
    if scanner.index - start > 1 || scanner[start] == "?" { scanner.mark(.attribute, from: start) }
  }

  private mutating func word() {
    let range = scanner.name()
    let next = scanner[range.upperBound]
    if next == "'", range.count == 1, scanner.byte | 0x20 == "x" {
      scanner.mark(.string, next: 2)
      state = .quoted(0x27)
      return
    }
    let word = Word(scanner.bytes(range).map { $0.isCapital ? $0 | 0x20 : $0 })
    let isPart = scanner[range.lowerBound - 1] == "."
    scanner.index = range.upperBound
    let kind: TokenKind?
    if isPart {
      kind = nil
    } else if word.map(Self.keywords.contains) ?? false {
      kind = .keyword
    } else if next == "(" {
      kind = word.map(Self.types.contains) ?? false ? .type : .function
    } else {
      kind = word.map(Self.types.contains) ?? false ? .type : nil
    }
    if let kind { scanner.mark(kind, from: range.lowerBound) }
  }

  private static let keywords = Word.set(
    """
    abort add after all alter always analyze and as asc attach autoincrement before begin between \
    by cascade case check collate column commit conflict constraint create cross current database \
    default deferrable deferred delete desc detach distinct do drop each else end escape except \
    exclude exclusive exists explain fail filter first following for foreign from full generated \
    glob group having if ignore immediate in index indexed initially inner insert instead \
    intersect into is isnull join key last left like limit match materialized natural no not \
    nothing notnull null nulls of offset on or order outer over partition plan pragma preceding \
    primary query raise range recursive references regexp reindex release rename replace restrict \
    returning right rollback row rows savepoint select set strict table temp temporary then ties \
    to transaction trigger true false unbounded union unique update using vacuum values view \
    virtual when where window with without current_date current_time
    """)

  private static let types = Word.set(
    """
    any bigint blob bool boolean char clob date datetime decimal double float int integer numeric \
    nvarchar real smallint text time timestamp tinyint varchar
    """)
}
