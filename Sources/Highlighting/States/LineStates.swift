/// The states of a tokenizer at the starts of the lines of a text that is edited.
///
/// Tell it the lines that an edit replaced. It reads those and the following ones, until the state
/// at a line's start is the one that was there before:
///
/// ```swift
/// var states = LineStates(.swift, lineCount: lines.count)
/// states.replaced(lines: 7..<8, count: 2)
/// let tokens = states.tokens(ofLine: 9) { lines[$0] }
/// ```
///
/// It is a value, so that it may be copied with the text for an undo or for another task. It holds
/// neither the text nor tokens, but 4 bytes a line and every state once. Lines are counted from 0.
///
/// An edge leads from a line's start to the next one's. It holds if the line makes the one state
/// from the other. The state at a line is known if every edge before it holds; the lines whose
/// edges may not hold are stale.
///
/// ```
/// lines        0 ──► 1 ──► 2 ─╳─► 3 ──► 4 ──► 5       2 is stale
/// states       s     s     c      c     s     s       known: 0, 1, 2
/// ```
public struct LineStates<Tokenizer: LineTokenizer>: Sendable {
  public let tokenizer: Tokenizer
  /// The number of the state at every line's start, and at last that at the text's end.
  private var starts: GapBuffer
  private var stale: StaleLines
  private var numbers = StateNumbers<Tokenizer.State>()
  /// The number of states at which those that are in no line's start are forgotten.
  private var mostStates = leastStates

  /// Creates the states of a text of which no line was looked at yet.
  public init(_ tokenizer: Tokenizer, lineCount: Int) {
    self.tokenizer = tokenizer
    stale = StaleLines(count: lineCount)
    starts = GapBuffer(repeating: numbers.number(of: tokenizer.start), count: lineCount + 1)
  }

  /// The number of lines.
  public var count: Int { starts.count - 1 }

  /// Notes that lines became a number of others. Both may be none.
  public mutating func replaced(lines: Range<Int>, count new: Int) {
    let lines = lines.clamped(to: 0..<count)
    let state = starts[lines.lowerBound]
    starts.replace(lines, with: state, count: new)
    stale.replace(lines, count: new)
    // The line after those that were removed starts where they did.
    if new == 0, starts[lines.lowerBound] != state {
      starts[lines.lowerBound] = state
      let next = lines.lowerBound..<min(count, lines.lowerBound + 1)
      stale.replace(next, count: next.count)
    }
  }

  // MARK: - Looking at lines

  /// Reads lines until the state at the start of one is known, up to a number of bytes, which the
  /// last line may exceed.
  ///
  /// - Parameter bytesOf: returns the bytes of a line without its line feed. It may leave out the
  ///   bytes behind the first `longestLine + 1`.
  /// - Returns: whether the state is known. Otherwise another call continues.
  public mutating func advance(
    to line: Int, most bytes: Int = .max, bytesOf: (Int) -> ArraySlice<UInt8>
  ) -> Bool {
    var left = bytes
    while let next = stale.first?.lowerBound, next < line {
      guard left > 0 else { return false }
      let text = bytesOf(next)
      // A line break counts as well: a text of empty lines takes time too.
      left -= min(text.count, Self.longestLine) + 1
      var state = numbers[starts[next]]
      if text.count <= Self.longestLine { _ = tokenizer.tokens(of: text, state: &state) }
      settle(next, state)
    }
    return true
  }

  /// Returns the tokens of a line, and reads as many lines before it as necessary.
  ///
  /// Of a line longer than `longestLine` only that many bytes have tokens.
  ///
  /// - Parameters:
  ///   - bytes: the most bytes to look at before the line.
  ///   - bytesOf: returns the bytes of a line, as for `advance`.
  /// - Returns: `nil` if the state at its start is not known after so many bytes.
  public mutating func tokens(
    ofLine line: Int, most bytes: Int = .max, bytesOf: (Int) -> ArraySlice<UInt8>
  ) -> [Token]? {
    guard line >= 0, line < count, advance(to: line, most: bytes, bytesOf: bytesOf)
    else { return nil }
    let text = bytesOf(line)
    let before = numbers[starts[line]]
    var state = before
    let tokens = tokenizer.tokens(of: text.prefix(Self.longestLine), state: &state)
    if stale.first?.lowerBound == line {
      settle(line, text.count <= Self.longestLine ? state : before)
    }
    return tokens
  }

  /// Returns the state at a line's start, or that at the end of the text, or `nil` if it is not
  /// known.
  public func state(atLine line: Int) -> Tokenizer.State? {
    guard line >= 0, line <= count, line <= stale.first?.lowerBound ?? count else { return nil }
    return numbers[starts[line]]
  }

  /// Takes the state after the first stale line.
  private mutating func settle(_ line: Int, _ state: Tokenizer.State) {
    let old = starts[line + 1]
    if numbers[old] == state {
      stale.settleFirst(changesNext: false)
    } else {
      starts[line + 1] = numbers.number(of: state)
      stale.settleFirst(changesNext: true)
      if numbers.count > mostStates { forgetStates() }
    }
  }

  /// Numbers the states anew that are at some line's start: one typed letter after the other may
  /// have made many that are not.
  private mutating func forgetStates() {
    var kept = StateNumbers<Tokenizer.State>()
    let old = numbers
    starts.update { kept.number(of: old[$0]) }
    numbers = kept
    mostStates = max(Self.leastStates, kept.count * 2)
  }
}

extension LineStates {
  /// The bytes of the longest line that changes the state.
  ///
  /// A longer one is data or was made by a program, and no key should wait for it. The state after
  /// it is the one before it.
  public static var longestLine: Int { 65_536 }

  private static var leastStates: Int { 1024 }
}

extension LineStates<AnyLineTokenizer> {
  /// Creates the states of a text of which no line was looked at yet.
  public init(_ language: Language, lineCount: Int) {
    self.init(language.tokenizer, lineCount: lineCount)
  }
}

/// States as small numbers: a text of many lines has few of them.
struct StateNumbers<State: Hashable & Sendable>: Sendable {
  private var states: [State] = []
  private var numbers: [State: UInt32] = [:]

  var count: Int { states.count }

  subscript(number: UInt32) -> State { states[Int(number)] }

  mutating func number(of state: State) -> UInt32 {
    if let number = numbers[state] { return number }
    let number = UInt32(states.count)
    states.append(state)
    numbers[state] = number
    return number
  }
}
