import Recurse
import RecurseTesting
import Testing

@testable import chat

@MainActor @Suite("The chat below the prompt") struct InlineChatTests {
  private func screen(_ chat: RecordedChat = .short, messages: Int = 0) -> TestScreen<ChatApp> {
    TestScreen(
      ChatApp(chat, messages: messages, rate: 100, isInline: true), columns: 40, rows: 30)
  }

  @Test("prints a prompt at once, and its answer when it is complete")
  func printing() async {
    let screen = screen()
    #expect(screen.presentation == .inline(maxHeight: 16) && screen.printed.isEmpty)
    let rows = screen.size.rows
    screen.submit("Who?")
    #expect(screen.printed == ["You", "Who?", ""])
    await screen.advance(by: .milliseconds(10))
    #expect(screen.shows("Assistant writes") && screen.shows("Hello"))
    #expect(screen.printed.count == 3 && screen.size.rows > rows)
    await screen.advance(by: .seconds(1))
    #expect(
      screen.printed == ["You", "Who?", "", "Assistant", "Hello to you.", "", "• one", "• two", ""])
    #expect(!screen.shows("Assistant") && screen.size.rows == rows)
  }

  @Test("shows the end of an answer that is longer than its rows, and the prompt below it")
  func long() async {
    let screen = screen(.long)
    screen.submit("Count!")
    await screen.advance(by: .milliseconds(800))
    #expect(screen.size.rows <= 16 && screen.shows("Ask anything"))
    let last = screen.state.answer.split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }
    #expect(screen.shows("item \((last.max() ?? 0) - 1)") && !screen.shows("item 1\n"))
    await screen.advance(by: .seconds(5))
    #expect(screen.printed.filter { $0.contains("item") }.count == 30)
  }

  @Test("prints what was stopped, and nothing that was there before")
  func stopped() async {
    let screen = screen(messages: 4)
    #expect(screen.printed.isEmpty)
    screen.submit("Who?")
    await screen.advance(by: .milliseconds(20))
    screen.press(.escape)
    #expect(screen.printed == ["You", "Who?", "", "Assistant stopped", "Hello to", ""])
  }

  @Test("goes to the whole screen and back while an answer comes, with focus, text and place")
  func wholeScreen() async {
    let screen = screen(.long, messages: 12)
    screen.submit("Count!")
    await screen.advance(by: .milliseconds(200))
    screen.type("half a li")
    screen.press(.function(2))
    #expect(screen.presentation == .fullScreen && screen.size.rows == 30)
    #expect(screen.shows("half a li") && screen.shows("Assistant writes"))
    screen.press(Key.up.with(.alt), Key.up.with(.alt), Key.up.with(.alt))
    let top = screen.beginnings(1)
    screen.press(.function(2))
    #expect(screen.size.rows <= 16 && screen.shows("half a li"))
    await screen.advance(by: .milliseconds(100))
    screen.type("ne")
    screen.press(.function(2))
    #expect(screen.beginnings(1) == top && screen.shows("half a line"))
    await screen.advance(by: .seconds(5))
    screen.press(.function(2))
    #expect(screen.prompt == "half a line")
    #expect(screen.printed.filter { $0.contains("item") }.count == 30)
  }

  @Test("finds on the whole screen")
  func finding() {
    let screen = screen(messages: 40)
    screen.press(.control("f"))
    #expect(screen.presentation == .fullScreen && screen.shows("Find"))
    screen.press(.escape, .function(2))
    #expect(screen.presentation == .inline(maxHeight: 16) && !screen.shows("Find"))
  }

  @Test("leaves nothing but the messages")
  func ending() async {
    let screen = screen()
    screen.submit("Who?")
    await screen.advance(by: .milliseconds(200))
    screen.press(.control("q"))
    #expect(screen.state.isDone && screen.text.isEmpty && screen.printed.count == 9)
  }

  @Test("prints each of many messages once")
  func many() async {
    let screen = screen()
    for number in 0..<3 { screen.submit("prompt \(number)") }
    #expect(screen.shows("next: prompt 2"))
    await screen.advance(by: .seconds(1))
    #expect(
      screen.printed.filter { $0.hasPrefix("prompt") } == ["prompt 0", "prompt 1", "prompt 2"])
    #expect(screen.printed.filter { $0 == "Hello to you." }.count == 3)
  }
}
