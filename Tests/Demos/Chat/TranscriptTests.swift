import Recurse
import RecurseTesting
import Testing

@testable import chat

@MainActor @Suite("The messages of the chat") struct TranscriptTests {
  @Test("begin at the last prompt, whose answer begins below it")
  func beginning() {
    let screen = chatScreen(.long, messages: 100)
    #expect(screen.beginnings(2).last?.hasPrefix(" You") == true)
    #expect(screen.shows("Count, please.") && screen.shows("item 1") && !screen.shows("item 30"))
    let short = chatScreen(.short, messages: 100)
    #expect(short.shows("Who is there?") && short.shows("two"))
  }

  @Test("keep a prompt in the first row while its answer grows downward, and when it ends")
  func prompt() async {
    for chat in [RecordedChat.short, .long] {
      let screen = chatScreen(chat, messages: 100)
      screen.submit("Again")
      for _ in 0..<10 {
        #expect(screen.beginnings(3).last?.hasPrefix(" Again") == true)
        await screen.advance(by: .milliseconds(100))
      }
      #expect(screen.beginnings(2).last?.hasPrefix(" You") == true)
      #expect(screen.state.messages.last?.status == .complete)
      #expect(screen.shows("✓ answered in 1 s") && !screen.shows("item 30"))
    }
  }

  @Test("leave an answer no more rows than there are, also below the bar for finding")
  func room() async {
    let screen = chatScreen(.short, messages: 100)
    await screen.ask("Again")
    screen.press(.control("f"), .control("l"))
    #expect(screen.shows("Again") && screen.shows("Find"))
  }

  @Test("follow an answer that grows for a person who goes to its end")
  func following() async {
    let screen = chatScreen(.long, messages: 100)
    screen.submit("Again")
    screen.press(.control("l"))
    await screen.advance(by: .milliseconds(610))
    #expect(screen.shows("item 20") && !screen.shows("item 21"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("item 30"))
  }

  @Test("stand below their number and what goes on, and each below a band with its author")
  func header() async throws {
    let screen = TestScreen(
      ChatApp(.long, messages: 1_000, rate: 100), columns: 60, rows: 20, colorScheme: .dark)
    #expect(screen.shows("Chat  1,000 messages") && screen.shows("○ ready"))
    screen.submit("Again")
    await screen.advance(by: .milliseconds(100))
    #expect(screen.shows("1,002 messages") && screen.shows("● answering"))
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.hasPrefix(" You") })
    #expect(screen.style(row: row, column: 40).background == Theme.standard.dark.surface)
    // The band is in the next row, and would go on in one of the header.
    #expect(row == 1 && screen.style(row: 0, column: 40).background != Theme.standard.dark.surface)
  }

  @Test("hold still for a person who has scrolled up, also when the answer is complete")
  func still() async {
    let screen = chatScreen(.long, messages: 100)
    screen.submit("Again")
    screen.press(.control("l"))
    await screen.advance(by: .milliseconds(610))
    screen.wheel(.up, column: 2, row: 2)
    let rows = screen.beginnings(10)
    await screen.advance(by: .milliseconds(100))
    #expect(screen.beginnings(10) == rows && !screen.shows("item 23"))
    await screen.advance(by: .seconds(1))
    #expect(screen.beginnings(10) == rows && screen.state.messages.last?.status == .complete)
    screen.press(.control("l"))
    #expect(screen.shows("item 30"))
  }

  @Test("scroll by keys while the prompt has the focus")
  func keys() {
    let screen = chatScreen(.long, messages: 100)
    screen.press(.control("l"))
    screen.press(.pageUp)
    #expect(!screen.shows("item 30"))
    screen.press(.pageDown)
    #expect(screen.shows("item 30"))
    screen.press(Key.up.with(.alt), Key.up.with(.alt))
    #expect(!screen.shows("item 30"))
    screen.type("x")
    #expect(screen.prompt == "x" && !screen.shows("item 30"))
  }

  @Test("cost as much for a token if there are many of them")
  func cost() async {
    var records: [FrameRecord] = []
    // More than are mounted, so that as many are.
    for count in [200, 10_000] {
      let screen = chatScreen(.short, messages: count)
      screen.submit("Who?")
      await screen.advance(by: .milliseconds(20))
      _ = screen.takeRecord()
      screen.change { $0.take("more ") }
      records.append(screen.takeRecord())
    }
    // The app, the text and its last block.
    #expect(records.allSatisfy { $0.update.renders <= 3 })
    #expect(records[0].update == records[1].update)
    #expect(records[0].laidOut == records[1].laidOut)
  }
}
