/// The requests of an app to a terminal, as the terminal receives them. The newest ``most`` of each
/// kind are kept.
package struct RequestLog {
  package static let most = 1_000

  package private(set) var copied: [String] = []
  package private(set) var bells = 0
  package private(set) var notifications: [String] = []
  package private(set) var announcements: [String] = []
  /// The lines for a person who hears the app.
  package private(set) var spoken: [String] = []

  package init() {}

  /// - Returns: whether the text is not too long.
  package mutating func copy(_ text: String) -> Bool {
    guard let content = Clipboard.content(for: text) else { return false }
    Self.append(content, to: &copied)
    return true
  }

  package mutating func ring() { bells += 1 }

  package mutating func notify(_ text: String) {
    Notice.content(for: text).map { Self.append($0, to: &notifications) }
  }

  package mutating func announce(_ text: String) {
    SpokenLine.content(for: text).map { Self.append($0, to: &announcements) }
  }

  package mutating func speak(_ line: String) { Self.append(line, to: &spoken) }

  /// Returns the lines since the last call.
  package mutating func takeSpoken() -> [String] {
    defer { spoken = [] }
    return spoken
  }

  private static func append(_ text: String, to texts: inout [String]) {
    if texts.count == most { texts.removeFirst() }
    texts.append(text)
  }
}
