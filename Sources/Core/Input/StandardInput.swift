import CRecurse
import RecurseReconciler

/// The input that is piped into an app: `git log | app`, `app < file`. Keys come from the terminal.
///
/// ```swift
/// func effects(state: State) -> [Effect] {
///   .values(of: StandardInput.lines, id: "input") { state, line in
///     state.lines.append(line)
///     if state.lines.count > 10_000 { state.lines.removeFirst(1_000) }
///   }
/// }
/// ```
public enum StandardInput {
  /// `true` if standard input is the terminal, where ``lines`` has nothing to read.
  public static var isTerminal: Bool { isatty(0) == 1 }

  /// The lines of standard input, without their ends. A terminal is not read.
  ///
  /// They are read as fast as transitions take them: a producer without an end waits, and memory
  /// does not grow. Bytes that are no UTF-8 become `U+FFFD`, and a line longer than 1 MiB is cut
  /// into several. Lines that a cancelled effect has not taken are kept for the next one.
  ///
  /// A test gives its component another sequence, such as an `AsyncStream`, since its own standard
  /// input is that of all tests.
  public static var lines: Lines { Lines(isTerminal ? nil : .standard) }

  /// The lines of standard input. See ``StandardInput/lines``.
  public struct Lines: AsyncSequence, Sendable {
    fileprivate let source: PipedLines?

    package init(_ source: PipedLines?) { self.source = source }

    public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let source: PipedLines?

      /// Returns the next line, or `nil` at the end.
      ///
      /// - Throws: ``StandardInputError`` if it cannot be read.
      public mutating func next() async throws(StandardInputError) -> String? {
        try await source?.next()
      }
    }
  }
}

extension StandardInput.Lines: BatchedSequence {
  package func nextBatch(most: Int) async throws -> [String] {
    try await source?.nextBatch(most: most) ?? []
  }
}

/// The reason why standard input cannot be read.
public struct StandardInputError: Error, Hashable, CustomStringConvertible {
  /// The reason, as in `errno`.
  public let reason: Int32

  package init(reason: Int32) { self.reason = reason }

  public var description: String {
    "standard input cannot be read: \(String(cString: strerror(reason)))"
  }
}
