import Recurse
import RecurseTesting
import Testing

@testable import chat

@MainActor @Suite("The search of the chat") struct ChatSearchTests {
  private static let chat = RecordedChat([
    .init(prompt: "Where is it?", answer: "Look for the Needle."),
    .init(prompt: "And now?", answer: "There is nothing but hay.\n\n- hay\n- more hay\n- and hay"),
  ])

  private func found(_ text: String, status: String) async throws -> TestScreen<ChatApp> {
    let screen = chatScreen(Self.chat, messages: 40)
    screen.press(.control("f"))
    screen.type(text)
    try await screen.waitUntil("it is found") { screen.shows(status) }
    return screen
  }

  @Test("shows the last message with a text, and goes from one to the next")
  func finding() async throws {
    let screen = try await found("needle", status: "10/10")
    #expect(screen.shows("Assistant ← match") && screen.state.search.current == 39)
    screen.press(.enter)
    #expect(screen.shows("9/10") && screen.state.search.current == 35)
    screen.press(.up, .up)
    #expect(screen.shows("7/10") && screen.state.search.current == 27)
    #expect(screen.beginnings(2).last?.hasPrefix(" Assistant ← match") == true)
    screen.press(.down)
    #expect(screen.shows("8/10"))
  }

  @Test("shows the line in which the text is, marks it, and tells its keys")
  func line() async throws {
    let screen = try await found("where", status: "10/10")
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let field = try #require(lines.firstIndex { $0.contains("Find where") })
    #expect(lines[field + 1].hasPrefix(" Line Where is it?"))
    let row = try #require(lines.firstIndex { $0.hasPrefix(" Where is it?") })
    #expect(screen.style(row: row, column: 1).attributes.contains([.bold, .underline]))
    #expect(!screen.style(row: row, column: 8).attributes.contains(.underline))
    screen.resize(columns: 120, rows: 20)
    #expect(screen.shows("↑ Earlier match  ↓ Later match  Esc Close"))
  }

  @Test("ends by Escape, and leaves the keys to the prompt")
  func closing() async throws {
    let screen = try await found("needle", status: "10/10")
    screen.press(.escape)
    #expect(!screen.shows("10/10") && !screen.shows("← match"))
    screen.type("Hi")
    #expect(screen.prompt == "Hi")
  }

  @Test("opens with the old text selected, which is replaced by what is typed")
  func again() async throws {
    let screen = try await found("needle", status: "10/10")
    screen.press(.escape, .control("f"))
    #expect(screen.state.search.query == "needle" && screen.shows("10/10"))
    screen.type("hay")
    #expect(screen.state.search.query == "hay")
    try await screen.waitUntil("it is found") { screen.shows("Find hay") && screen.shows("/10") }
  }

  @Test("shows the number of messages in whole, however narrow the window is")
  func narrow() async throws {
    let screen = chatScreen(Self.chat, messages: 40, columns: 20, rows: 5)
    screen.press(.control("f"))
    screen.type("needle")
    try await screen.waitUntil("it is found") { screen.shows("10/10") }
  }

  @Test("tells if there is nothing")
  func nothing() async throws {
    let screen = try await found("camel", status: "none")
    #expect(screen.state.search.current == nil)
  }

  private static let code = RecordedChat([
    .init(prompt: "Any code?", answer: "Look:\n\n```swift\nlet one = 1\n```\n\nThat is swift."),
    .init(
      prompt: "And now?",
      answer: "1. [first](https://perl.org)\n\n   ~~~ python\n   print(`x`)\n   ~~~"),
  ])

  @Test(
    "finds what is shown, and neither the language of code nor the address of a link",
    arguments: [
      ("python", "none"), ("perl", "none"), ("first", "1/1"), ("print", "1/1"),
      ("swift", "Line That is swift."),
    ])
  func shown(text: String, status: String) async throws {
    let screen = chatScreen(Self.code, messages: 4)
    screen.press(.control("f"))
    screen.type(text)
    try await screen.waitUntil("it is told") { screen.shows(status) }
  }

  @Test("is opened again where a person is, and goes on from the message that was found")
  func reopening() async throws {
    let screen = try await found("needle", status: "10/10")
    screen.press(.up, .up)
    #expect(screen.shows("8/10") && screen.state.search.current == 31)
    screen.press(.escape, .control("l"), .pageUp)
    let end = screen.beginnings(6)
    screen.press(.control("f"))
    await screen.settle()
    #expect(screen.shows("8/10") && screen.beginnings(6) == end)
    screen.press(.up)
    #expect(screen.shows("7/10") && screen.state.search.current == 27)
  }
}
