import Foundation

/// A recorded conversation, which takes the place of a model.
package struct RecordedChat: Equatable, Sendable {
  /// A prompt and its answer, in Markdown.
  package struct Exchange: Equatable, Sendable {
    package let prompt: String
    package let answer: String

    package init(prompt: String, answer: String) { (self.prompt, self.answer) = (prompt, answer) }
  }

  package let exchanges: [Exchange]

  package init(_ exchanges: [Exchange]) { self.exchanges = exchanges }

  /// Returns an answer. After the last one comes the first again.
  package func answer(_ number: Int) -> String {
    exchanges.isEmpty ? "" : exchanges[number % exchanges.count].answer
  }
}

extension RecordedChat {
  /// Reads the conversation that comes along with the program: a file for each exchange, in the
  /// order of their names.
  package static func sample() throws -> RecordedChat {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Samples")
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    return RecordedChat(
      try files.compactMap { Exchange(recorded: try String(contentsOf: $0, encoding: .utf8)) })
  }
}

extension RecordedChat.Exchange {
  /// Reads a prompt and, after the first line of three hyphens, its answer.
  init?(recorded text: String) {
    guard let line = text.range(of: "\n---\n") else { return nil }
    func trimmed(_ part: Substring) -> String {
      part.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    self.init(
      prompt: trimmed(text[..<line.lowerBound]), answer: trimmed(text[line.upperBound...]))
  }
}
