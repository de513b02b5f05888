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

  /// Takes the messages of a query, and begins at the last one.
  mutating func take(_ messages: [Message.ID], of query: String) {
    (answered, found) = (query, messages)
    place = max(0, messages.count - 1)
  }

  /// Goes to another message. Beyond an end is the other one.
  mutating func go(by step: Int) {
    guard !found.isEmpty else { return }
    place = (place + step + found.count) % found.count
  }

  /// Returns the messages that contain a query, in their order. It runs beside the app: thousands
  /// of messages take longer than a key may.
  @concurrent static func find(_ query: String, in messages: [Message]) async -> [Message.ID] {
    var found: [Message.ID] = []
    for message in messages {
      if Task.isCancelled { break }
      let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
      if message.text.range(of: query, options: options) != nil { found.append(message.id) }
    }
    return found
  }
}
