import Recurse

/// A sentence and its author.
package struct Quote: Equatable, Sendable {
  package let text: String
  package let author: String

  package init(text: String, author: String) {
    self.text = text
    self.author = author
  }
}

/// A source of quotes, by topic.
@MainActor
package protocol QuoteSource {
  var topics: [Topic] { get }
  func quotes(on topic: Topic) async throws -> [Quote]
  /// The number of people who read the quotes, whenever it changes.
  func readers() -> AsyncThrowingStream<Int, any Error>
}

/// The topics.
package struct Topic: Hashable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }
}

/// The failure of a load.
package struct Unavailable: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// A local source that simulates a remote one: one topic answers at once, one late, one fails at
/// first, one never answers, and one is empty.
@MainActor
package final class SlowSource: QuoteSource {
  private let pace: Duration
  private var attempts: [Topic: Int] = [:]

  /// - Parameter pace: the duration of a slow load.
  package init(pace: Duration) { self.pace = pace }

  package var topics: [Topic] { QuoteLibrary.quotes.map(\.topic) }

  /// A few readers come, one after the other.
  package func readers() -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { [pace] values in
      let counting = Task {
        for readers in 1...4 {
          values.yield(readers)
          try await Task.sleep(for: pace)
        }
        values.finish()
      }
      values.onTermination = { _ in counting.cancel() }
    }
  }

  package func quotes(on topic: Topic) async throws -> [Quote] {
    attempts[topic, default: 0] += 1
    switch topic.name {
    case "Programs": break
    case "Simplicity": try await Task.sleep(for: pace)
    case "Computers":
      try await Task.sleep(for: pace * 2)
      if attempts[topic] == 1 { throw Unavailable("The line was busy.") }
    case "Bugs":
      try await Task.sleep(for: pace)
      throw Unavailable("Nobody answers.")
    default: try await Task.sleep(for: pace)
    }
    let all = QuoteLibrary.quotes.first { $0.topic == topic }?.quotes ?? []
    // Each load moves the next quote to the front.
    let shift = all.isEmpty ? 0 : (attempts[topic, default: 1] - 1) % all.count
    return Array(all[shift...] + all[..<shift])
  }
}
