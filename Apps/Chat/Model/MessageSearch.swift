import Foundation

/// The search for messages that contain a text.
struct MessageSearch: Equatable, Sendable {
  var isOpen = false
  var query = ""
  /// The query whose messages were found, which may be one that was typed before.
  private var answered = ""
  private var found: [Message.ID] = []
  private var place = 0

  /// The message that is shown.
  var current: Message.ID? {
    isOpen && found.indices.contains(place) ? found[place] : nil
  }

  var status: String {
    if query.isEmpty { return "" }
    if query != answered { return "…" }
    return found.isEmpty ? "none" : "\(place + 1)/\(found.count)"
  }

  /// Takes the messages of a query, and begins at the last one. Of the query that was answered
  /// before, the message stays that was gone to.
  ///
  /// - Returns: whether the query is another one, whose message is to be shown.
  mutating func take(_ messages: [Message.ID], of query: String) -> Bool {
    let isNew = query != answered
    let before = isNew || !found.indices.contains(place) ? nil : found[place]
    (answered, found) = (query, messages)
    place = before.flatMap { messages.lastIndex(of: $0) } ?? max(0, messages.count - 1)
    return isNew
  }

  /// Goes to another message. Beyond an end is the other one.
  mutating func go(by step: Int) {
    guard !found.isEmpty else { return }
    place = (place + step + found.count) % found.count
  }

  private static let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

  /// The places of a query in a text, in their order.
  static func ranges(of query: String, in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start = text.startIndex
    while !query.isEmpty, start < text.endIndex,
      let range = text.range(of: query, options: options, range: start..<text.endIndex),
      range.upperBound > start
    {
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }

  /// The different texts that match a query, as they are written.
  static func parts(of query: String, in text: String) -> [String] {
    Set(ranges(of: query, in: text).map { String(text[$0]) }).sorted()
  }

  /// The characters before a query in the line that is shown.
  private static let mostBefore = 40

  /// Returns the first line with a query in a text as it is shown, from a place before it on.
  static func excerpt(of query: String, in text: String) -> String? {
    guard let found = text.range(of: query, options: options) else { return nil }
    let start = text[..<found.lowerBound].lastIndex(of: "\n").map(text.index(after:))
    let end = text[found.upperBound...].firstIndex(of: "\n") ?? text.endIndex
    let line = String(text[(start ?? text.startIndex)..<end].drop(while: \.isWhitespace))
    guard let place = line.range(of: query, options: options),
      line.distance(from: line.startIndex, to: place.lowerBound) > mostBefore
    else { return line }
    return "…" + line[line.index(place.lowerBound, offsetBy: -mostBefore)...]
  }

  /// Returns the messages that contain a query, in their order. It runs beside the app: thousands
  /// of messages take longer than a key may.
  @concurrent static func find(_ query: String, in messages: [Message]) async -> [Message.ID] {
    var found: [Message.ID] = []
    for message in messages {
      if Task.isCancelled { break }
      // A text is parsed only if it has the query as it was written, which may not be shown.
      if message.text.range(of: query, options: options) != nil,
        message.shownText.range(of: query, options: options) != nil
      {
        found.append(message.id)
      }
    }
    return found
  }
}
