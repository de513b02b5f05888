import Recurse
import RecurseEditor
import RecurseMarkdown

/// The conversation, and what a person does with it.
package struct ChatState {
  package private(set) var messages: [Message]
  /// The text of the answer that is coming. Beside the messages, so that a token changes none of
  /// them.
  package private(set) var answer = ""
  private(set) var streaming: Streaming?
  /// The prompts that are asked when the answer has ended.
  private(set) var waiting: [String] = []
  /// The number of prompts that were sent.
  private var sent = 0
  /// The answer to the last prompt that was sent, for which the screen has room.
  private(set) var latestAnswer: Message.ID?
  /// The time that the last answer took; `nil` before it is complete.
  private(set) var answerTime: Duration?
  /// The prompt that the person writes.
  var draft = TextDocument()
  /// The prompts that were sent, for ↑.
  private(set) var prompts: [String]
  var search = MessageSearch()
  var position = ScrollPosition()
  var focus: Focus? = .composer
  /// A message that is shown for a while.
  var notice: Notice?
  /// Whether the app has the whole screen.
  private(set) var isFullScreen: Bool
  private(set) var isDone = false

  struct Notice: Hashable { var text: String }

  enum Focus: Hashable { case composer, search }

  /// An answer that is coming.
  struct Streaming: Hashable, Sendable {
    /// The message that it is in.
    let message: Message.ID
    /// The number of the answer, from the first prompt.
    let number: Int
  }

  /// The number of messages at the start.
  private let earlier: Int
  /// Whether the app began below the prompt, where it also ends.
  private let isInline: Bool

  package init(_ messages: [Message], isInline: Bool = false) {
    self.messages = messages
    self.isInline = isInline
    isFullScreen = !isInline
    earlier = messages.count
    prompts = messages.filter { $0.author == .person }.map(\.text)
    // The last answer begins with its prompt, however long it is.
    if let prompt = messages.last(where: { $0.author == .person }) { show(prompt.id) }
  }

  /// Shows a message in the first row.
  private mutating func show(_ id: Message.ID) { position.scroll(to: id, anchor: .top) }

  // MARK: - Below the prompt

  /// The latest messages that belong to the terminal's history. Earlier ones are there already: a
  /// few transitions at most are in one update.
  var printed: ArraySlice<Message> {
    guard isInline else { return [] }
    let finished = messages.last?.status == .streaming ? messages.dropLast() : messages[...]
    return finished.dropFirst(earlier).suffix(16)
  }

  /// Shows the whole conversation, or only what comes next, below the prompt.
  mutating func toggleFullScreen() {
    guard isInline else { return }
    isFullScreen.toggle()
    if !isFullScreen { closeSearch() }
  }

  var canLeaveFullScreen: Bool { isInline }

  // MARK: - Asking

  /// Sends the prompt, unless it is empty. While an answer is coming, it waits for its end.
  mutating func send() {
    let prompt = draft.text
    guard prompt.contains(where: { !$0.isWhitespace }) else { return }
    draft = TextDocument()
    prompts.append(prompt)
    if streaming == nil { ask(prompt) } else { waiting.append(prompt) }
  }

  private mutating func ask(_ prompt: String) {
    let id = (messages.last?.id ?? -1) + 1
    messages.append(Message(id: id, author: .person, text: prompt))
    messages.append(Message(id: id + 1, author: .assistant, text: "", status: .streaming))
    streaming = Streaming(message: id + 1, number: sent)
    sent += 1
    (latestAnswer, answerTime) = (id + 1, nil)
    show(id)
  }

  mutating func take(_ token: String) { answer += token }

  /// Ends the answer, and keeps what has come.
  ///
  /// - Parameter time: the time that a complete answer took.
  mutating func endAnswer(_ status: Message.Status, after time: Duration? = nil) {
    guard streaming != nil, let last = messages.indices.last else { return }
    answerTime = time
    messages[last].text = answer
    messages[last].status = status
    (answer, streaming) = ("", nil)
    if !waiting.isEmpty { ask(waiting.removeFirst()) }
  }

  /// The last block of code that an answer has, also one that is still coming.
  var latestCode: String? {
    if let code = MarkdownCode.blocks(in: answer).last { return code.text }
    for message in messages.reversed() where message.author == .assistant {
      if let code = MarkdownCode.blocks(in: message.text).last { return code.text }
    }
    return nil
  }

  /// Ends the program, unless there is a draft: as in a shell, Ctrl+C clears that first.
  mutating func quit() {
    guard !draft.isEmpty else {
      isDone = true
      return
    }
    draft = TextDocument()
    // Below the prompt it would take rows from the terminal.
    if isFullScreen { notice = Notice(text: "Draft cleared. Once more to quit.") }
  }

  // MARK: - Finding

  mutating func openSearch() { (search.isOpen, focus, isFullScreen) = (true, .search, true) }

  mutating func closeSearch() { (search.isOpen, focus) = (false, .composer) }

  mutating func take(_ found: [Message.ID], of query: String) {
    // A person who opens the search again stays where they are.
    if search.take(found, of: query) { showFound() }
  }

  mutating func goToFound(by step: Int) {
    search.go(by: step)
    showFound()
  }

  /// The line in which the text was found, of the message that is shown.
  var excerpt: String? {
    guard let id = search.current, let first = messages.first?.id,
      messages.indices.contains(id - first)
    else { return nil }
    return MessageSearch.excerpt(of: search.query, in: messages[id - first].shownText)
  }

  private mutating func showFound() {
    if let id = search.current { show(id) }
  }
}
