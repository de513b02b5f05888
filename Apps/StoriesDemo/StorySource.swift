/// A source of stories, page by page.
@MainActor
package protocol StorySource {
  /// One page; the last one is empty.
  func page(_ number: Int) async throws(StoryFailure) -> [Entry]
}

/// The reason for which a page could not be loaded.
package struct StoryFailure: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// Stories that come along with the program, as slow as from far away. The third page fails at its
/// first attempt.
@MainActor
package final class SampleStories: StorySource {
  private let pace: Duration
  private var attempts: [Int: Int] = [:]

  package init(pace: Duration) { self.pace = pace }

  package static let pages = 5
  private static let perPage = 12

  package func page(_ number: Int) async throws(StoryFailure) -> [Entry] {
    try? await Task.sleep(for: pace)
    attempts[number, default: 0] += 1
    if number == 2, attempts[number] == 1 { throw StoryFailure("The line was busy.") }
    guard number < Self.pages else { return [] }
    return (0..<Self.perPage).map { StoryLibrary.story(number * Self.perPage + $0) }
  }
}
