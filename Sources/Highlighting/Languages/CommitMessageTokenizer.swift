/// A tokenizer of the messages that Git asks for.
///
/// ```
///              text                     # ---- >8 ----
///   subject ─────────► body (or subject) ─────────────► diff
/// ```
struct CommitMessageTokenizer: LineTokenizer {
  enum State: Hashable, Sendable {
    case subject
    case body
    case diff(DiffTokenizer.State)
  }

  let start = State.subject
  private let diff = DiffTokenizer()

  /// The most characters of a subject that Git's own commands show in full.
  private static let longestSubject = 50

  func tokens(of line: ArraySlice<UInt8>, state: inout State) -> [Token] {
    var scanner = LineScanner(line)
    switch state {
    case .diff(var inner):
      let tokens = diff.tokens(of: line, state: &inner)
      state = .diff(inner)
      return tokens
    case _ where scanner.byte == "#":
      if scanner.starts(with: "# ------------------------ >8 -") { state = .diff(diff.start) }
      scanner.markRest(.comment)
    case .subject:
      if scanner.endOfBlanks(from: 0) < scanner.count { state = .body }
      scanner.mark(.heading, next: endOfSubject(in: scanner))
    case .body: break
    }
    return scanner.tokens
  }

  private func endOfSubject(in scanner: LineScanner) -> Int {
    var characters = 0
    return scanner.end(from: 0) { byte in
      // The other bytes of a character have these bits.
      if byte & 0xC0 != 0x80 { characters += 1 }
      return characters <= Self.longestSubject
    }
  }
}
