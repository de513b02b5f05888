import Testing

@testable import chat

@Suite("The recorded chat") struct RecordedChatTests {
  @Test("has six exchanges, whose tokens are their words")
  func sample() throws {
    let chat = try RecordedChat.sample()
    #expect(chat.exchanges.count == 6)
    for exchange in chat.exchanges {
      let tokens = Array(Tokens(exchange.answer))
      #expect(tokens.joined() == exchange.answer && !exchange.prompt.isEmpty)
      #expect(tokens.allSatisfy { token in token.first.map { !$0.isWhitespace } ?? false })
    }
  }

  @Test("gives its answers in order, round and round")
  func answers() {
    let chat = RecordedChat([.init(prompt: "a", answer: "A"), .init(prompt: "b", answer: "B")])
    #expect((0..<3).map(chat.answer) == ["A", "B", "A"])
    #expect(RecordedChat([]).answer(1) == "" && RecordedChat([]).messages(2).isEmpty)
  }

  @Test("ends with the same messages, whatever their number")
  func messages() {
    let chat = RecordedChat([.init(prompt: "a", answer: "A\n\n## One\n\n1\n\n## Two\n\n2")])
    let many = chat.messages(1000)
    #expect(many.count == 1000 && many.map(\.id) == Array(0..<1000))
    #expect(many.suffix(7).map(\.text) == chat.messages(7).map(\.text))
    #expect(
      chat.messages(6).map(\.text) == [
        "Say more about “Two”.", "## Two\n\n2", "Say more about “One”.", "## One\n\n1\n", "a",
        "A\n\n## One\n\n1\n\n## Two\n\n2",
      ])
  }
}
