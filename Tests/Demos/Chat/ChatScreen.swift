import Recurse
import RecurseEditor
import RecurseTesting

@testable import chat

extension RecordedChat {
  /// A short answer, and one that is longer than a screen.
  static let short = RecordedChat([
    Exchange(prompt: "Who is there?", answer: "**Hello** to you.\n\n- one\n- two")
  ])
  static let long = RecordedChat([
    Exchange(
      prompt: "Count, please.", answer: (1...30).map { "- item \($0)" }.joined(separator: "\n"))
  ])
}

@MainActor
func chatScreen(
  _ chat: RecordedChat, messages: Int = 0, columns: Int = 60, rows: Int = 20
) -> TestScreen<ChatApp> {
  TestScreen(ChatApp(chat, messages: messages, rate: 100), columns: columns, rows: rows)
}

extension TestScreen where Root == ChatApp {
  /// The text of the prompt.
  var prompt: String { state.draft.text }

  /// Sends a prompt, without its answer.
  func submit(_ prompt: String) {
    type(prompt)
    press(.enter)
  }

  /// Sends a prompt, and waits until its answer is complete.
  func ask(_ prompt: String) async {
    submit(prompt)
    await advance(by: .seconds(5))
  }

  /// The beginnings of the first lines, before the scrollbar.
  func beginnings(_ count: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).prefix(count).map {
      String($0.prefix(30))
    }
  }
}
