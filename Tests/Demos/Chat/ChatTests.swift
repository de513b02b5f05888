import Recurse
import RecurseTesting
import Testing

@testable import chat

@MainActor @Suite("The chat") struct ChatTests {
  @Test("sends by Enter, and shows the answer as it comes")
  func streaming() async {
    let screen = chatScreen(.short)
    #expect(screen.shows("Ask anything"))
    screen.submit("Who?")
    #expect(screen.shows("Who?") && screen.shows("Assistant writes") && screen.prompt.isEmpty)
    await screen.advance(by: .milliseconds(10))
    #expect(screen.state.answer == "**Hello** ")
    #expect(screen.shows("Hello") && !screen.shows("to you"))
    await screen.advance(by: .milliseconds(20))
    #expect(screen.shows("Hello to you.") && screen.state.messages.last?.text == "")
    await screen.advance(by: .seconds(1))
    #expect(screen.state.messages.last?.text == RecordedChat.short.answer(0))
    #expect(screen.state.answer.isEmpty && screen.runningEffects.isEmpty)
    #expect(screen.shows("two") && !screen.shows("Assistant writes"))
  }

  @Test("begins a line by Alt+Enter, and sends nothing that is empty")
  func lines() {
    let screen = chatScreen(.short)
    screen.submit(" ")
    #expect(screen.state.messages.isEmpty)
    screen.press(.backspace)
    screen.type("a")
    screen.press(Key.enter.with(.alt))
    screen.type("b")
    #expect(screen.prompt == "a\nb" && screen.state.messages.isEmpty)
  }

  @Test("keeps what came before Escape, and asks then what was sent meanwhile")
  func stopping() async {
    let screen = chatScreen(.short)
    screen.submit("Who?")
    await screen.advance(by: .milliseconds(20))
    screen.press(.escape)
    #expect(screen.state.messages.last?.status == .stopped && screen.shows("stopped"))
    #expect(screen.state.messages.last?.text == "**Hello** to ")
    await screen.advance(by: .seconds(1))
    #expect(screen.state.messages.last?.text == "**Hello** to ")
    screen.submit("And?")
    await screen.advance(by: .milliseconds(20))
    screen.submit("Then?")
    #expect(screen.shows("next: Then?") && screen.state.messages.count == 4)
    screen.press(.escape)
    #expect(!screen.shows("next:") && screen.shows("Then?") && screen.state.messages.count == 6)
    await screen.advance(by: .seconds(1))
    #expect(
      screen.state.messages.map(\.status) == [
        .complete, .stopped, .complete, .stopped, .complete, .complete,
      ])
  }

  @Test("leads through what was sent by the arrows, and leaves a text that was typed")
  func history() async {
    let screen = chatScreen(.short)
    await screen.ask("one")
    await screen.ask("two")
    screen.press(.up)
    #expect(screen.prompt == "two")
    screen.press(.up, .up, .up)
    #expect(screen.prompt == "one")
    screen.press(.down)
    #expect(screen.prompt == "two")
    screen.press(.down)
    #expect(screen.prompt == "")
    screen.type("draft")
    screen.press(.up)
    screen.type("!")
    #expect(screen.prompt == "two!")
    screen.press(.enter)
    #expect(screen.state.messages.suffix(2).first?.text == "two!")
  }

  @Test("is of use in a window of 20 columns and 5 rows")
  func small() async {
    let screen = chatScreen(.short, messages: 6, columns: 20, rows: 5)
    #expect(screen.shows("Ask anything") && screen.shows("Assistant"))
    screen.submit("Who?")
    #expect(screen.shows("Assistant writes"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("two") && screen.state.messages.count == 8)
    screen.press(.control("f"))
    screen.type("x")
    #expect(screen.shows("Find x"))
  }

  @Test("copies the last code of an answer by a key")
  func copying() async {
    let code = RecordedChat([.init(prompt: "How?", answer: "So:\n\n```sh\nls\ncd\n```\n\nBye")])
    let screen = chatScreen(code)
    screen.press(Key("c").with(.alt))
    #expect(screen.copied == [])
    await screen.ask("How?")
    screen.press(Key("c").with(.alt))
    #expect(screen.copied == ["ls\ncd\n"] && screen.shows("2 lines of code copied"))
    // Not every terminal sends Alt with another key.
    screen.press(.function(5))
    #expect(screen.copied.count == 2)
  }

  @Test("clears a draft by Ctrl+C, and quits by the next one")
  func clearing() {
    let screen = chatScreen(.short)
    screen.type("some *text*")
    screen.press(.control("c"))
    #expect(screen.prompt == "" && screen.quitStatus == nil)
    screen.press(.control("c"))
    #expect(screen.quitStatus != nil)
  }

  @Test("shows prompts as they were typed")
  func typed() async {
    let screen = chatScreen(.short)
    screen.type("a *b*")
    screen.press(Key.enter.with(.alt))
    await screen.ask("c")
    #expect(screen.shows("a *b*"))
  }
}
