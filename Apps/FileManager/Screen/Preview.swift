import FileWork
import Foundation
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
  /// Whether the file is shown as what it is, or its bytes are.
  let form: PreviewForm
  /// The line that a search has found; its file is shown around it.
  let line: Int?

  struct State {
    var content: PreviewContent?
    /// The lines of a long text, as they are found.
    var file: LogFile?
    /// The entry whose content is there.
    var entry: FileEntry?
    var position = ScrollPosition()
    /// The line to which the position went.
    var shown: FoundLine?
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      HStack(spacing: 2) {
        Text(entry?.nameText ?? "").lineLimit(1).truncationMode(.middle).bold()
          .foreground(.secondaryText).flex(grow: 1, shrink: 1)
        if isWhole {
          WithEnvironment(\.windowSize.columns) { columns in
            Reading(\.place) { place in
              // In a narrow window, the name says more than the numbers.
              if let place, columns >= 48 {
                Text(place).foreground(.secondaryText).lineLimit(1)
              }
            }
          }
        }
      }
      if let found, let text = foundPath {
        Reading(\.file) { file in
          around(found, file?.path == text ? file ?? LogFile(text) : LogFile(text))
        }
      } else if let entry, state.entry?.id == entry.id, let content = state.content {
        show(content).key(entry.id)
      } else {
        Spacer()
      }
    }
  }

  // MARK: - A line that was found

  private var found: FoundLine? {
    guard let entry, let line, form == .usual else { return nil }
    return FoundLine(path: entry.path, number: line)
  }

  /// The path of the file with the line; `nil` if it is no text, which the view of lines needs.
  private var foundPath: String? {
    found.flatMap { String(validating: $0.path.bytes, as: UTF8.self) }
  }

  private func around(_ found: FoundLine, _ file: LogFile) -> Node {
    LogView(file, lineNumbers: true) { line in
      let text = Text(verbatim: line.text)
      return line.number == found.number ? text.bold().foreground(.warning) : text
    }
    .defaultScrollAnchor(.top)
    .scrollPosition(\.position)
    .key(found)
  }

  // MARK: - What a file is

  @NodeBuilder<Self>
  private func show(_ content: PreviewContent) -> Node {
    switch content {
    case .lines(_, let path?) where isWhole:
      Reading(\.file) { file in
        // Without texts of its own, a view of lines is searched on another thread.
        LogView(file ?? LogFile(path), lineNumbers: true).defaultScrollAnchor(.top)
          .scrollPosition(\.position)
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
    case .bytes(let file, let heading):
      for line in heading { Text(line).foreground(.secondaryText).lineLimit(1) }
      GeometryReader { size in
        let digits = HexLine.digits(ofSize: file.size)
        let count = HexLine.perLine(in: size.columns, digits: digits)
        HexView(file: file, perLine: count).key(count)
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
    let form: PreviewForm
  }

  /// A long text that is read to its end.
  private struct WholeFile: Hashable, Sendable {
    let path: String
    let version: Int
    let line: Int?
  }

  func effects(state: State) -> [Effect] {
    if let entry {
      let wanted = Wanted(entry: entry, version: version, hidden: hidden, form: form)
      Effect.task(id: wanted) { app in
        let content = await PreviewContent.read(
          wanted.entry, hidden: wanted.hidden, as: wanted.form)
        app.send { state in
          // A file that is read along for a found line stays.
          if state.entry?.path != wanted.entry.path, state.shown?.path != wanted.entry.path {
            (state.file, state.position) = (nil, ScrollPosition())
          }
          (state.content, state.entry) = (content, wanted.entry)
        }
      }
      if let whole = wholeFile(state) {
        let found = found
        Effect.values(of: LogFile.updates(of: whole.path), id: whole) { $0.take($1, found) }
      }
    }
  }

  /// The file that is read to its end: around a line, or in the whole window.
  private func wholeFile(_ state: State) -> WholeFile? {
    if let foundPath { return WholeFile(path: foundPath, version: version, line: line) }
    guard isWhole, case .lines(_, let path?) = state.content, state.entry == entry else {
      return nil
    }
    return WholeFile(path: path, version: version, line: nil)
  }
}

extension Preview.State {
  /// The first line in view, and how many there are; `nil` if no file is read line by line.
  fileprivate var place: String? {
    guard let file, let last = file.lines.last else { return nil }
    let line = position.viewID(type: Int.self) ?? file.lines.lowerBound
    let more = if case .reading = file.status { "…" } else { "" }
    let percent = (line - file.lines.lowerBound) * 100 / max(1, file.lines.count)
    return "Line \(line.formatted()) of \(last.formatted())\(more), \(percent) %"
  }

  /// Takes the lines that are read, and goes to one of them once it is there.
  fileprivate mutating func take(_ file: LogFile, _ found: FoundLine?) {
    self.file = file
    guard let found, shown != found, file.lines.contains(found.number) else { return }
    position.scroll(to: found.number, anchor: .center)
    shown = found
  }
}
