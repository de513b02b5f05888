import FileWork
import Recurse
import RecurseImages
import RecurseMarkdown
import RecurseReaders

/// The content of an entry: lines of text, code in colors, a picture, bytes, the entries of a
/// folder, or the target of a link.
struct Preview: Component, Equatable {
  let entry: FileEntry?
  /// A number that is another one when the entry may have changed.
  let version: Int

  struct State {
    var content: PreviewContent?
    /// The entry whose content is there.
    var entry: FileEntry?
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text(entry?.nameText ?? "").lineLimit(1).truncationMode(.middle).bold()
        .foreground(.secondaryText)
      if let entry, state.entry?.id == entry.id, let content = state.content {
        show(content).key(entry.id)
      } else {
        Spacer()
      }
    }
  }

  @NodeBuilder<Self>
  private func show(_ content: PreviewContent) -> Node {
    switch content {
    case .lines(let log):
      LogView(log) { Text(verbatim: $0.text) }.defaultScrollAnchor(.top)
    case .code(let text, let language):
      ScrollView { Code(text, language: language) }
    case .markdown(let text):
      ScrollView { Markdown(text) }
    case .prose(let text):
      ScrollView { Text(verbatim: text) }
    case .picture(let picture):
      Image(picture, label: entry?.nameText ?? "").focusable()
      Text("\(picture.width) × \(picture.height)").foreground(.secondaryText).lineLimit(1)
      Spacer()
    case .bytes(let bytes, let heading):
      GeometryReader { size in
        let count = HexDump.perLine(in: size.columns)
        HexView(heading: heading, bytes: bytes, perLine: count).key(count)
      }
    case .message(let text, let isProblem):
      Text(text).foreground(isProblem ? .error : .secondaryText).focusable()
      Spacer()
    }
  }

  // MARK: - Effects

  /// The content that is wanted.
  private struct Wanted: Hashable, Sendable {
    let entry: FileEntry
    let version: Int
  }

  func effects(state: State) -> [Effect] {
    if let entry {
      .task(id: Wanted(entry: entry, version: version)) { app in
        let content = await PreviewContent.read(entry)
        app.send { ($0.content, $0.entry) = (content, entry) }
      }
    }
  }
}
