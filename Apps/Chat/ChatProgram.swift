import ArgumentParser
import DemoCommand
import Recurse

@main struct ChatProgram: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "chat", abstract: "Shows a conversation with an assistant, whose answers stream.",
    discussion: """
      The answers are recorded: there is no network. Enter sends, Alt+Enter begins a line, ↑ in an \
      empty text recalls what was sent before, Escape stops an answer, Ctrl+F finds a message, \
      Alt+C copies the last code. F1 lists all keys.

      With --inline the conversation goes on below the prompt, and each message becomes a part of \
      the terminal's history. F2 shows the whole conversation, and goes back.
      """)

  @Flag(help: "Begin below the prompt.")
  var inline = false

  @Option(help: "The number of messages at the start.")
  var messages = 5000

  @Option(help: "The tokens a second of an answer.")
  var rate = 100

  func validate() throws {
    guard (0...1_000_000).contains(messages) else {
      throw ValidationError("There can be between 0 and 1000000 messages.")
    }
    guard (1...1000).contains(rate) else {
      throw ValidationError("Between 1 and 1000 tokens a second can come.")
    }
  }

  func run() throws {
    let chat = try RecordedChat.sample()
    try DescriptorReserve.take()
    ChatApp.launch { ChatApp(chat, messages: messages, rate: rate, isInline: inline) }
  }
}
