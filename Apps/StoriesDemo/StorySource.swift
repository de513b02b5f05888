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
    return (0..<Self.perPage).map { place in
      let story = number * Self.perPage + place
      // Advertisements can be seen, and nothing can be done with them.
      return story % 10 == 7
        ? Entry(id: "story \(story)", text: "Advertisement", rules: [])
        : Entry(
          id: "story \(story)", text: Self.title(of: story), note: "\(2 + story * 7 % 11) min")
    }
  }

  private static func title(of story: Int) -> String {
    let first = ["A quiet", "The last", "One long", "Another"]
    let second = ["evening", "letter", "winter", "lesson", "journey"]
    return "\(first[story % 4]) \(second[story % 5]), part \(story / 20 + 1)"
  }
}
