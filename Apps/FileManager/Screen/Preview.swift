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
  /// Whether it has the whole window, and shows a text to its end.
  let isWhole: Bool
  /// Whether a folder shows its hidden entries.
  let hidden: Bool

  struct State {
    var content: PreviewContent?
    /// The lines of a long text, as they are found.
    var file: LogFile?
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
    case .lines(_, let path?) where isWhole:
      Reading(\.file) { file in
        LogView(file ?? LogFile(path)) { Text(verbatim: $0.text) }.defaultScrollAnchor(.top)
      }
    case .lines(let log, _):
      LogView(log) { Text(verbatim: $0.text) }.defaultScrollAnchor(.top)
    case .entries(let entries, let heading, let more):
      for line in heading { Text(line).foreground(.secondaryText).lineLimit(1) }
      List(entries, id: \.id) { entry in
        HStack(spacing: 1) {
          Text(entry.nameText).foreground(FileLook(entry).color).lineLimit(1)
            .truncationMode(.middle).flex(grow: 1, shrink: 1)
          Text(entry.sizeText).foreground(.secondaryText).lineLimit(1)
        }
      }
      .accessibilityLabel("Content")
      if more > 0 { Text("… and \(more) more").foreground(.secondaryText).lineLimit(1) }
    case .code(let text, let language):
      ScrollView { Code(text, language: language) }
    case .markdown(let text):
      ScrollView { Markdown(text) }
    case .prose(let text):
      ScrollView { Text(verbatim: text) }
    case .picture(let picture):
      Image(picture, label: entry?.nameText ?? "")
      // The focus reverses what has it.
      Text("\(picture.width) × \(picture.height)").foreground(.secondaryText).lineLimit(1)
        .focusable()
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
    let hidden: Bool
  }

  /// A long text that is read to its end.
  private struct WholeFile: Hashable, Sendable {
    let path: String
    let version: Int
  }

  func effects(state: State) -> [Effect] {
    if let entry {
      .task(id: Wanted(entry: entry, version: version, hidden: hidden)) { [hidden] app in
        let content = await PreviewContent.read(entry, hidden: hidden)
        app.send { ($0.content, $0.entry, $0.file) = (content, entry, nil) }
      }
      if isWhole, case .lines(_, let path?) = state.content, state.entry == entry {
        Effect.values(of: LogFile.updates(of: path), id: WholeFile(path: path, version: version)) {
          $0.file = $1
        }
      }
    }
  }
}
