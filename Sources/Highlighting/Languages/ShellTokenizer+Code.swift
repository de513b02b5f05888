extension ShellLine {
  mutating func code() {
    let byte = scanner.byte
    switch byte {
    case " ", "\t":
      scanner.skip { $0.isBlank }
      (isInWord, assigns) = (false, false)
    case "#" where !isInWord: scanner.markRest(.comment)
    case "'" where open(.single), "\"" where open(.double):
      scanner.mark(.string, next: 1)
      endPart()
    case "`": backtick()
    case "$": variable()
    case "\\":
      goesOn = scanner.index + 1 == scanner.count
      scanner.mark(.escape, next: 2)
      if !goesOn { endPart() }
    case "&" where scanner[scanner.index + 1] == ">": scanner.skip(2)
    case ";", "&", "|": operation()
    case "(": openParenthesis()
    case ")": closeParenthesis()
    case "<", ">": redirection()
    default: word()
    }
  }

  private mutating func operation() {
    // Only in `case` are there two of these in a row.
    if scanner.byte == ";", ";&".utf8.contains(scanner[scanner.index + 1]) {
      scanner.skip()
      state.expectsPattern = true
    }
    scanner.skip()
    startCommand()
  }

  private mutating func backtick() {
    if state.contexts.last == .backticks {
      scanner.mark(.attribute, next: 1)
      state.contexts.removeLast()
      assigns = false
      endPart()
    } else {
      openBackticks()
    }
  }

  private mutating func variable() {
    if scanner[scanner.index + 1] == "'", open(.ansi) {
      scanner.mark(.string, next: 2)
      endPart()
      return
    }
    let depth = state.contexts.count
    if !dollar() { scanner.skip() }
    // A command that was opened expects its own first word.
    guard case .command = state.contexts.last, state.contexts.count > depth else {
      return endPart()
    }
  }

  private mutating func openParenthesis() {
    if state.expectsCommand || beforeIn == "for", !isInWord, scanner[scanner.index + 1] == "(",
      open(.arithmetic(parentheses: 0))
    {
      scanner.mark(.attribute, next: 2)
      return
    }
    if case .command(let depth, let assigns) = state.contexts.last, depth < .max,
      !state.expectsPattern
    {
      state.contexts[state.contexts.count - 1] = .command(
        parentheses: depth + 1, assigns: assigns)
    }
    scanner.skip()
    startCommand()
  }

  private mutating func closeParenthesis() {
    guard !state.expectsPattern else {
      state.expectsPattern = false
      scanner.skip()
      return startCommand()
    }
    switch state.contexts.last {
    case .array:
      state.contexts.removeLast()
      scanner.skip()
      state.expectsCommand = false
    case .command(0, let assigned):
      scanner.mark(.attribute, next: 1)
      state.contexts.removeLast()
      assigns = assigned
      state.expectsCommand = assigned
      isInWord = true
    case .command(let depth, let assigned):
      state.contexts[state.contexts.count - 1] = .command(
        parentheses: depth - 1, assigns: assigned)
      scanner.skip()
      startCommand()
    default:
      scanner.skip()
      startCommand()
    }
  }

  private mutating func redirection() {
    isInWord = false
    if scanner.starts(with: "<<<") {
      scanner.skip(3)
    } else if scanner.starts(with: "<<") {
      hereDocument()
    } else if scanner[scanner.index + 1] == "(" {
      openCommand(2)
    } else {
      // The ampersand of `>&2` and `&>` starts no command.
      scanner.skip(scanner[scanner.index + 1] == "&" ? 2 : 1)
    }
  }

  /// Reads `<<EOF`, `<<-EOF` or `<<'EOF'`.
  private mutating func hereDocument() {
    let stripsTabs = scanner[scanner.index + 2] == "-"
    let start = scanner.endOfBlanks(from: scanner.index + (stripsTabs ? 3 : 2))
    var document = ShellTokenizer.HereDocument(
      end: [], isLiteral: false, stripsTabs: stripsTabs)
    var offset = start
    var quote: UInt8?
    while offset < scanner.count, document.end.count <= Self.longestEnd {
      let byte = scanner[offset]
      if byte == quote {
        quote = nil
      } else if quote != nil {
        document.end.append(byte)
      } else if byte == "'" || byte == "\"" {
        quote = byte
      } else if byte == "\\" {
        offset += 1
        if offset < scanner.count { document.end.append(scanner[offset]) }
      } else if byte.endsShellWord {
        break
      } else {
        document.end.append(byte)
      }
      document.isLiteral = document.isLiteral || byte == quote || byte == "\\"
      offset += 1
    }
    let isOpen = quote == nil && offset > start && document.end.count <= Self.longestEnd
    guard isOpen, state.documents.count < Self.mostDocuments else {
      return scanner.skip(2)
    }
    state.documents.append(document)
    scanner.index = start
    scanner.mark(.attribute, next: offset - start)
  }

  private static let longestEnd = 64
  private static let mostDocuments = 8
}
