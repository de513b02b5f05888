extension ShellLine {
  mutating func word() {
    let start = scanner.index
    if !isInWord, !state.expectsPattern, assignment() { return }
    // At least one byte, as a quote is here if nothing more can be opened.
    scanner.skip()
    scanner.skip { !$0.endsShellPart }
    let range = start..<scanner.index
    defer { isInWord = true }
    guard !isInWord else { return endPart() }
    let isWhole =
      scanner.isAtEnd || scanner.byte.endsShellWord
      || scanner.byte == "`" && state.contexts.last == .backticks
    if scanner[start] == "-", range.count > 1 {
      let end = scanner.end(from: start, to: range.upperBound) { $0 != "=" }
      scanner.index = start
      scanner.mark(.key, next: end - start)
      scanner.index = range.upperBound
    } else if isWhole, let kind = kind(of: range) {
      scanner.mark(kind, from: start)
      return
    }
    endPart()
  }

  /// Returns what a whole word is, and notes what may follow it.
  private mutating func kind(of range: Range<Int>) -> TokenKind? {
    let word = scanner.word(range)
    if state.expectsPattern {
      guard word == "esac" else { return nil }
      (state.expectsPattern, state.expectsCommand) = (false, false)
      return .keyword
    }
    if declaresFunction {
      (declaresFunction, state.expectsCommand) = (false, true)
      return .function
    }
    if let before = beforeIn, word == "in" {
      state.expectsPattern = before == "case"
      beforeIn = nil
      return .keyword
    }
    if word == "]]" { return .keyword }
    guard state.expectsCommand, state.contexts.last != .array else {
      let declares = scanner.byte == "(" && scanner[scanner.index + 1] == ")"
      return declares ? .function : nil
    }
    guard let word, Self.keywords.contains(word) else {
      // The command of `$name` and `./a"b"` is no name.
      endPart()
      let isName =
        scanner[range.lowerBound].isInName || scanner[range.lowerBound] == "."
        || scanner[range.lowerBound] == "/"
      return isName ? .function : nil
    }
    state.expectsCommand = Self.leading.contains(word)
    beforeIn = Self.beforeIn.contains(word) ? word : nil
    declaresFunction = word == "function"
    return .keyword
  }

  /// Reads `name=`, `name+=` or `name[…]=`.
  private mutating func assignment() -> Bool {
    let name = scanner.name()
    guard !name.isEmpty else { return false }
    var end = name.upperBound
    if scanner[end] == "[" {
      end = scanner.end(from: end) { $0 != "]" && !$0.isBlank && !$0.endsShellWord }
      guard scanner[end] == "]" else { return false }
      end += 1
    }
    if scanner[end] == "+" { end += 1 }
    guard scanner[end] == "=" else { return false }
    scanner.mark(.attribute, next: name.count)
    scanner.index = end + 1
    isInWord = true
    assigns = state.expectsCommand
    if scanner.byte == "(", open(.array) {
      scanner.skip()
      startCommand()
      state.expectsCommand = false
    }
    return true
  }

  private static let keywords = Word.set(
    "if then else elif fi case esac for select while until do done function time { } ! [[ coproc")

  private static let beforeIn = Word.set("for case select")

  /// The keywords after which a command follows.
  private static let leading = Word.set("if then else elif while until do time { !")
}

extension UInt8 {
  /// Whether the character ends a word of a shell.
  var endsShellWord: Bool { isBlank || ";&|()<>".utf8.contains(self) }

  /// Whether the character ends a part of a word without quotes.
  var endsShellPart: Bool { endsShellWord || "'\"`$\\".utf8.contains(self) }
}
