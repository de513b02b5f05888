/// A tokenizer of changes, as `diff -u` and `git diff` write them.
struct DiffTokenizer: LineTokenizer {
  /// Before a hunk, `---` and `+++` name files. In it, they remove and insert lines that start with
  /// two such characters.
  enum State: Hashable, Sendable { case header, hunk }

  let start = State.header

  func tokens(of line: ArraySlice<UInt8>, state: inout State) -> [Token] {
    var scanner = LineScanner(line)
    switch scanner.byte {
    case "@" where scanner.starts(with: "@@"):
      state = .hunk
      let end = scanner.end(from: 2) { $0 != "@" }
      scanner.mark(.attribute, next: end + 2)
    case "+" where state == .hunk || !scanner.starts(with: "+++"): scanner.markRest(.inserted)
    case "-" where state == .hunk || !scanner.starts(with: "---"): scanner.markRest(.removed)
    case "\\": scanner.markRest(.comment)
    case " ": break
    default:
      guard scanner.count > 0 else { break }
      state = .header
      scanner.markRest(.heading)
    }
    return scanner.tokens
  }
}
