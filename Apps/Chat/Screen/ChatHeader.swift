import Recurse

/// The line above the messages: their number, and what the assistant does.
struct ChatHeader: Component, Equatable {
  let messages: Int
  let isWriting: Bool
  /// The number of prompts that wait for the end of the answer.
  let waiting: Int
  /// The time that the last answer took, once it is complete.
  let answerTime: Duration?

  func render(state: Void) -> Node {
    HStack(spacing: 2) {
      Text("Chat").bold().foreground(.accent)
      Text(count).foreground(.secondaryText)
      Spacer()
      if waiting > 0 {
        Text("\(waiting) \(waiting == 1 ? "prompt waits" : "prompts wait")")
          .foreground(.secondaryText)
      }
      if isWriting {
        Text("● answering").foreground(.success)
      } else if let answerTime {
        Text("✓ answered in \(max(1, answerTime.components.seconds)) s").foreground(.success)
      } else {
        Text("○ ready").foreground(.secondaryText)
      }
    }
    // It is no band: those are the authors', of which one may be in the next row.
    .lineLimit(1).padding(horizontal: 1)
  }

  private var count: String {
    messages == 1 ? "1 message" : "\(Self.grouped(messages)) messages"
  }

  /// A number in groups of three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = Array("\(number)")
    return digits.indices.map { place in
      (place > 0 && (digits.count - place) % 3 == 0 ? "," : "") + String(digits[place])
    }
    .joined()
  }
}
