/// A tokenizer of Markdown, in which the languages of fenced code have their own tokens.
///
/// ```
///              ```swift                     ```
///   text ──────────────────► fence ────────────────► text     the fence keeps a state of Swift
///        ────<!--──► comment ────-->──► text
/// ```
///
/// Emphasis, code within a text and links end with their line.
struct MarkdownTokenizer: LineTokenizer {
  enum State: Hashable, Sendable {
    case text
    case comment
    case fence(Fence)
  }

  struct Fence: Hashable, Sendable {
    var mark: UInt8
    var count: Int
    /// The language of the code, and the state that its tokenizer is in.
    var language: Language?
    var state: AnyLineState?
  }

  /// The languages of fenced code; `nil` for the built-in ones, which name this one as well.
  let languages: [Language]?

  let start = State.text

  func tokens(of line: ArraySlice<UInt8>, state: inout State) -> [Token] {
    var scanner = LineScanner(line)
    switch state {
    case .fence(let fence): return code(line, &scanner, in: fence, &state)
    case .text:
      if let fence = openFence(&scanner) {
        state = .fence(fence)
        return scanner.tokens
      }
    case .comment: break
    }
    var markdown = MarkdownLine(scanner: scanner, isComment: state == .comment)
    markdown.scan()
    state = markdown.isComment ? .comment : .text
    return markdown.scanner.tokens
  }

  // MARK: - Fences

  private func openFence(_ scanner: inout LineScanner) -> Fence? {
    let start = scanner.endOfBlanks(from: 0)
    let mark = scanner[start]
    guard mark == "`" || mark == "~" else { return nil }
    let end = scanner.end(from: start) { $0 == mark }
    guard end - start >= 3 else { return nil }
    // A backtick further on makes it code within the text.
    if mark == "`", scanner.end(from: end, while: { $0 != "`" }) < scanner.count { return nil }
    scanner.index = start
    scanner.mark(.code, next: end - start)
    let info = scanner.endOfBlanks(from: end)
    let endOfWord = scanner.end(from: info) { !$0.isBlank && $0 != "{" && $0 != "," }
    scanner.index = info
    scanner.mark(.attribute, next: endOfWord - info)
    var fence = Fence(mark: mark, count: end - start)
    if endOfWord - info <= 32, endOfWord > info {
      let word = String(decoding: scanner.bytes(info..<endOfWord), as: UTF8.self)
      fence.language = language(named: word)
      fence.state = fence.language?.tokenizer.start
    }
    return fence
  }

  /// Returns a language for a fence. Markdown within Markdown has no further languages, so that
  /// fences are in each other only twice.
  private func language(named word: String) -> Language? {
    let found = Language(named: word, among: languages ?? Language.builtIn)
    return found == .markdown && languages == nil ? .markdown(fences: []) : found
  }

  private func code(
    _ line: ArraySlice<UInt8>, _ scanner: inout LineScanner, in fence: Fence, _ state: inout State
  ) -> [Token] {
    let start = scanner.endOfBlanks(from: 0)
    let end = scanner.end(from: start) { $0 == fence.mark }
    if end - start >= fence.count, scanner.endOfBlanks(from: end) == scanner.count {
      scanner.index = start
      scanner.mark(.code, next: end - start)
      state = .text
      return scanner.tokens
    }
    guard let language = fence.language, var inner = fence.state else {
      scanner.markRest(.code)
      return scanner.tokens
    }
    let tokens = language.tokenizer.tokens(of: line, state: &inner)
    if inner != fence.state {
      var next = fence
      next.state = inner
      state = .fence(next)
    }
    return tokens
  }
}
