import Foundation

/// A source of books.
@MainActor
package protocol Catalogue {
  func books(matching query: String) async throws(Unreachable) -> [Book]
}

/// The sample books, as slow and unreliable as a remote source.
@MainActor
package final class SampleCatalogue: Catalogue {
  private let books: [Book]
  private let pace: Duration

  /// - Throws: the problem of the sample file.
  package init(pace: Duration) throws {
    let file = Bundle.module.bundleURL.appendingPathComponent("Samples/books.json")
    books = try JSONDecoder().decode([Book].self, from: Data(contentsOf: file))
    self.pace = pace
  }

  /// A query with a question mark fails.
  package func books(matching query: String) async throws(Unreachable) -> [Book] {
    try? await Task.sleep(for: pace)
    if query.contains("?") { throw Unreachable("The library does not answer.") }
    return books.filter { $0.matches(query) }
  }
}
