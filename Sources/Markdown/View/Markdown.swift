import RecurseCore

/// A text in Markdown: CommonMark with tables, tasks, struck text and bare links.
///
/// ```swift
/// Markdown("**Bold**, `code` and a [link](https://swift.org)")
/// ```
///
/// Code in fences has the colors of the language that the fence names. A link is passed to the
/// terminal, which opens it as it opens all links. HTML and images are shown by their text. A text
/// that equals the shown one is not parsed again.
///
/// ```swift
/// Markdown(answer, marking: ["fog"])
/// ```
///
/// - Parameter parts: the texts that stand out wherever the page has them, such as those that a
///   search found, in the same letters. A part may begin in one style and end in another.
@MainActor
public func Markdown<Owner: Component>(
  _ text: String, marking parts: [String] = []
) -> VirtualNode<Owner> {
  MarkdownView(text: text, marks: parts, isStreaming: false).node(for: Owner.self)
}

/// A text in Markdown of the state that grows, such as the answer of a model.
///
/// ```swift
/// Markdown(streaming: \.answer)
/// ```
///
/// An addition at the end costs as much as the last block, whatever the length of the text. Bold
/// text, code and the like without an end look as if they were complete. Any other change is also
/// shown, and parses the whole text.
@MainActor
public func Markdown<Owner: Component>(
  streaming path: KeyPath<Owner.State, String>
) -> VirtualNode<Owner> {
  Reading(path) { text in MarkdownView(text: text, isStreaming: true) }
}

struct MarkdownView: Component, Equatable {
  let text: String
  var marks: [String] = []
  let isStreaming: Bool

  var initialState: MarkdownDocument { MarkdownDocument(text, isStreaming: isStreaming) }

  func propsChanged(from old: MarkdownView, state: inout MarkdownDocument) {
    state.update(to: text)
  }

  func render(state: MarkdownDocument) -> Node {
    VStack(alignment: .stretch, spacing: 1) {
      ForEach(state.blocks) { MarkdownBlockView(block: $0.value, marks: marks) }
    }
  }
}
