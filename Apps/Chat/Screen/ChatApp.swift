import Recurse

/// A conversation with an assistant: the messages, and the prompt below them.
package struct ChatApp: App {
  package typealias State = ChatState

  private let chat: RecordedChat
  private let messages: Int
  /// The time between two tokens.
  private let pause: Duration
  private let isInline: Bool

  /// - Parameters:
  ///   - chat: the conversation from which messages and answers are taken.
  ///   - messages: the number of messages at the start.
  ///   - rate: the tokens a second of an answer.
  ///   - isInline: whether the app begins below the prompt.
  package init(_ chat: RecordedChat, messages: Int, rate: Int, isInline: Bool = false) {
    self.chat = chat
    self.messages = messages
    self.isInline = isInline
    pause = Duration.seconds(1) / rate
  }

  package var initialState: ChatState { ChatState(chat.messages(messages), isInline: isInline) }

  package func presentation(state: ChatState) -> Presentation {
    state.isFullScreen ? .fullScreen : .inline(maxHeight: Self.mostRows)
  }

  /// The most rows below the prompt: of an answer that is coming, of what is asked next, and of the
  /// prompt.
  private static let mostRows = 16

  /// The columns of lines that are still easy to read, in the middle of a wide window.
  private static let measure = 100

  package func render(state: ChatState) -> Node {
    // Below the shell's prompt nothing but the messages stays.
    if !state.isDone || state.isFullScreen { conversation(state) }
  }

  private func conversation(_ state: ChatState) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        if state.isFullScreen, size.rows >= 12 {
          ChatHeader(
            messages: state.messages.count, isWriting: state.streaming != nil,
            waiting: state.waiting.count, answerTime: state.answerTime)
        }
        VStack(alignment: .stretch) {
          // It keeps its rows and its place while there is only room for what comes.
          transcript(size).collapsed(!state.isFullScreen)
            .onChange(of: state.latestAnswer) { state, _ in
              if !Self.hasRoom(in: size) { state.position.scrollToEnd() }
            }
          if !state.isFullScreen, state.streaming != nil { coming(size) }
          if state.search.isOpen { searchBar(state, size) }
          ForEach(state.waiting.indices, id: \.self) { index in
            Text("next: \(state.waiting[index])").foreground(.secondaryText).lineLimit(1)
          }
          .padding(horizontal: 2)
          composer(size)
        }
        .padding(horizontal: state.isFullScreen ? max(0, (size.columns - Self.measure) / 2) : 0)
        .flex(grow: state.isFullScreen ? 1 : 0, shrink: 1)
        if size.rows >= 8 { KeyHints() }
      }
      .flex(shrink: 1)
    }
    .commands {
      if state.streaming != nil {
        Command("Stop", key: "escape") { $0.endAnswer(.stopped) }
      }
      Command("Quit", id: "quit", key: "ctrl+q") { $0.quit() }
      if state.canLeaveFullScreen {
        Command(state.isFullScreen ? "Below the prompt" : "Whole screen", id: "screen", key: "f2") {
          $0.toggleFullScreen()
        }
      }
      // At an end of its text, the editor leaves these keys to the app.
      Command("Earlier", key: "pageup") { $0.position.scroll(by: .pages(-1)) }
      Command("Later", key: "pagedown") { $0.position.scroll(by: .page) }
      Command("Latest", key: "ctrl+l") { $0.position.scrollToEnd() }
      Command("Find", key: "ctrl+f") { $0.openSearch() }
      // Not every terminal sends Alt with another key.
      Command("Lines up", key: "alt+up") { $0.position.scroll(by: .rows(-3)) }.alternateKey("f3")
      Command("Lines down", key: "alt+down") { $0.position.scroll(by: .rows(3)) }
        .alternateKey("f4")
      Command("Copy code", key: "alt+c") { state, emit in
        guard let code = state.latestCode else { return }
        emit.copy(code)
        let lines = code.split(separator: "\n").count
        state.notice = ChatState.Notice(text: "✓ \(lines) lines of code copied")
      }
      .alternateKey("f5")
    }
    .windowTitle("Chat")
    .toast(item: \.notice, for: .seconds(2)) { Text($0.text) }
  }

  // MARK: - Effects

  package func effects(state: ChatState) -> [Effect] {
    if let streaming = state.streaming { answer(streaming) }
    for message in state.printed {
      .print(id: message.id) { MessageView(message: message, found: nil) }
    }
    if state.isDone { .quit() }
    if state.search.isOpen, !state.search.query.isEmpty {
      find(state.search.query, in: state.messages)
    }
  }

  /// Sends the tokens of an answer, each at its time, so that a late one delays no other.
  private func answer(_ streaming: ChatState.Streaming) -> Effect {
    .task(id: streaming) { [chat, pause] app in
      let start = app.clock.now
      var time = start
      for token in Tokens(chat.answer(streaming.number)) {
        time = time.advanced(by: pause)
        try await app.clock.sleep(until: time)
        app.send { $0.take(token) }
      }
      app.send { state, emit in
        // Below the prompt the answer is printed, and so heard.
        if state.isFullScreen { emit.announce("\(Message.Author.assistant.name): \(state.answer)") }
        state.endAnswer(.complete, after: start.duration(to: app.clock.now))
      }
    }
  }

  private func find(_ query: String, in messages: [Message]) -> Effect {
    .task(id: query) { app in
      let found = await MessageSearch.find(query, in: messages)
      app.send { $0.take(found, of: query) }
    }
  }
}
