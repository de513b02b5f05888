/// The messages before the first prompt: the recorded exchanges, and questions about their
/// sections, over and over.
extension RecordedChat {
  /// Returns a number of messages, of which the last is an answer. They are chosen from the end, so
  /// that the last ones are the same for any number.
  package func messages(_ count: Int) -> [Message] {
    let all = exchanges.flatMap { [$0] + $0.sections }
    guard !all.isEmpty else { return [] }
    return (0..<count).map { id in
      let distance = count - 1 - id
      let exchange = all[distance / 2 % all.count]
      return distance % 2 == 0
        ? Message(id: id, author: .assistant, text: exchange.answer)
        : Message(id: id, author: .person, text: exchange.prompt)
    }
  }
}

extension RecordedChat.Exchange {
  private static let mark = "## "

  /// The exchanges about each section of the answer.
  fileprivate var sections: [RecordedChat.Exchange] {
    var sections: [[Substring]] = []
    for line in answer.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(Self.mark) {
        sections.append([line])
      } else if let last = sections.indices.last {
        sections[last].append(line)
      }
    }
    return sections.map { lines in
      let title = lines[0].dropFirst(Self.mark.count)
      return RecordedChat.Exchange(
        prompt: "Say more about “\(title)”.", answer: lines.joined(separator: "\n"))
    }
  }
}
