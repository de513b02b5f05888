import Recurse

/// The lines of standard input, and its end.
struct PipeEvents: AsyncSequence, Sendable {
  enum Event: Sendable {
    case line(String)
    case end
  }

  func makeAsyncIterator() -> Iterator { Iterator() }

  struct Iterator: AsyncIteratorProtocol {
    private var lines = StandardInput.lines.makeAsyncIterator()
    private var hasEnded = false

    mutating func next() async throws -> Event? {
      guard !hasEnded else { return nil }
      if let line = try await lines.next() { return .line(line) }
      hasEnded = true
      return Task.isCancelled ? nil : .end
    }
  }
}
