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
  /// The number of prompts that were sent.
  private var sent = 0
  /// The prompt that the person writes.
  var draft = TextDocument()
  /// The prompts that were sent, for ↑.
  private(set) var prompts: [String]
  var search = MessageSearch()
  var position = ScrollPosition()
  var focus: Focus? = .composer
  /// The code that was copied, for a notice.
  var copied: CopiedCode?

  struct CopiedCode: Hashable { var lines: Int }

  enum Focus: Hashable { case composer, search }

  /// An answer that is coming.
  struct Streaming: Hashable, Sendable {
    /// The message that it is in.
    let message: Message.ID
    /// The number of the answer, from the first prompt.
    let number: Int
  }

  package init(_ messages: [Message]) {
    self.messages = messages
    prompts = messages.filter { $0.author == .person }.map(\.text)
  }

  // MARK: - Asking

  /// Sends the prompt, unless it is empty or an answer is coming.
  mutating func send() {
    let prompt = draft.text
    guard streaming == nil, prompt.contains(where: { !$0.isWhitespace }) else { return }
    draft = TextDocument()
    prompts.append(prompt)
    let id = (messages.last?.id ?? -1) + 1
    messages.append(Message(id: id, author: .person, text: prompt))
    messages.append(Message(id: id + 1, author: .assistant, text: "", status: .streaming))
    streaming = Streaming(message: id + 1, number: sent)
    sent += 1
    position.scrollToEnd()
  }

  mutating func take(_ token: String) { answer += token }

  /// Ends the answer, and keeps what has come.
  mutating func endAnswer(_ status: Message.Status) {
    guard streaming != nil, let last = messages.indices.last else { return }
    messages[last].text = answer
    messages[last].status = status
    (answer, streaming) = ("", nil)
  }

  /// The last block of code that an answer has, also one that is still coming.
  var latestCode: String? {
    if let code = MarkdownCode.blocks(in: answer).last { return code.text }
    for message in messages.reversed() where message.author == .assistant {
      if let code = MarkdownCode.blocks(in: message.text).last { return code.text }
    }
    return nil
  }

  // MARK: - Finding

  mutating func openSearch() { (search.isOpen, focus) = (true, .search) }

  mutating func closeSearch() { (search.isOpen, focus) = (false, .composer) }

  mutating func take(_ found: [Message.ID], of query: String) {
    search.take(found, of: query)
    showFound()
  }

  mutating func goToFound(by step: Int) {
    search.go(by: step)
    showFound()
  }

  private mutating func showFound() {
    if let id = search.current { position.scroll(to: id, anchor: .top) }
  }
}
