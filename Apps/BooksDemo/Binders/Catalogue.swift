import Foundation

/// Where books come from.
@MainActor
package protocol Catalogue {
  func books(matching query: String) async throws(Unreachable) -> [Book]
}

/// The sample books, as slow to come as from far away, and not always to be had.
@MainActor
package final class SampleCatalogue: Catalogue {
  private let books: [Book]
  private let pace: Duration

  /// - Throws: what is wrong with the sample file.
  package init(pace: Duration) throws {
    let file = Bundle.module.bundleURL.appendingPathComponent("Samples/books.json")
    books = try JSONDecoder().decode([Book].self, from: Data(contentsOf: file))
    self.pace = pace
  }

  /// A query with a question mark in it finds nobody at home.
  package func books(matching query: String) async throws(Unreachable) -> [Book] {
    try? await Task.sleep(for: pace)
    if query.contains("?") { throw Unreachable("The library does not answer.") }
    return books.filter { $0.matches(query) }
  }
}
