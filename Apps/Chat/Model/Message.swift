/// A message of a conversation.
package struct Message: Identifiable, Equatable, Sendable {
  package let id: Int
  package let author: Author
  package var text: String
  package var status = Status.complete

  package enum Author: Equatable, Sendable { case person, assistant }

  package enum Status: Equatable, Sendable {
    case complete
    /// The answer is still coming. Its text is not in the message yet.
    case streaming
    /// The person has stopped the answer.
    case stopped
  }
}

extension Message.Author {
  var name: String {
    switch self {
    case .person: "You"
    case .assistant: "Assistant"
    }
  }
}

extension Message.Status {
  /// The word beside the author's name; empty for what needs none.
  var word: String {
    switch self {
    case .complete: ""
    case .streaming: "writes"
    case .stopped: "stopped"
    }
  }
}
