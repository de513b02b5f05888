/// A tokenizer of a language, which reads a text line by line.
///
/// A construct that continues in the next line, such as a comment of several lines, is in the state
/// that is carried from line to line:
///
/// ```swift
/// var state = tokenizer.start
/// for line in lines { draw(line, tokenizer.tokens(of: line, state: &state)) }
/// ```
///
/// A state holds everything that the lines before contribute, and is small: equal states at the
/// start of a line make equal tokens of it. `LineStates` depends on that.
public protocol LineTokenizer: Sendable {
  /// The memory of the lines before a line.
  associatedtype State: Hashable & Sendable

  /// The state at the start of a text.
  var start: State { get }

  /// Returns the tokens of a line, and changes the state at its start to that at its end.
  ///
  /// Tokens are in order, do not overlap and are not empty. Text without a kind has none.
  ///
  /// - Parameter line: the bytes of a line without its line feed. It may end in a carriage return,
  ///   and need not be valid UTF-8.
  func tokens(of line: ArraySlice<UInt8>, state: inout State) -> [Token]
}
