import Recurse
import RecurseEditor

/// A line with the place of the cursor, and what is to be said of the file. A message stands beside
/// the place, and hides nothing.
struct StatusLine: Component {
  let file: EditedFile
  let message: String?
  /// True where there is little room: the place is two numbers then.
  let isNarrow: Bool

  struct State {}
  var initialState: State { State() }

  func render(state: State) -> Node {
    HStack(spacing: 2) {
      if let problem = file.problem {
        Text("Not saved: \(problem)").foreground(.error).lineLimit(3)
      } else if let message {
        Text(message).foreground(.text).lineLimit(isNarrow ? 4 : 3)
      } else if let fate = file.fate {
        Text(words(for: fate)).foreground(.warning).lineLimit(isNarrow ? 2 : 1)
      } else if file.writing != nil {
        Text("Saving…").lineLimit(1)
      } else if file.wasSaved, !file.isModified {
        Text(isNarrow ? "Saved" : "Saved \(file.name)").lineLimit(1)
      } else if file.isBinary {
        Text(isNarrow ? "Binary" : "This is a binary file.")
          .foreground(.warning).lineLimit(1)
      } else if !file.isWritable {
        Text("Read only").foreground(.warning).lineLimit(1)
      }
      Spacer()
      if file.opening == nil {
        if isNarrow { shortPlace.lineLimit(1) } else { place }
      }
    }
    .foreground(.secondaryText)
    .padding(horizontal: 1).background(.surface)
    .onChange(of: news) { _, news, emit in
      if let news { emit.announce(news) }
    }
  }

  private func words(for fate: EditedFile.Fate) -> String {
    switch fate {
    case .gone: "Gone from the disk"
    case .changed: "Changed by another program"
    case .noFolder:
      isNarrow ? "No folder" : "No such folder: saving fails until it is there."
    }
  }

  /// What happened to the file, for a person who does not see the line.
  private var news: String? {
    if let problem = file.problem { return "Not saved: \(problem)" }
    if let message { return message }
    return file.wasSaved && !file.isModified ? "Saved \(file.name)" : nil
  }

  private var line: Int { file.document.line(at: file.selection.cursor) }
  private var column: Int { file.document.column(at: file.selection.cursor) + 1 }

  private var shortPlace: Text { Text("\(line):\(column)") }

  @NodeBuilder<Self> private var place: Node {
    // A message has what is left, so that the place stays as it is.
    if let language = file.language { Text(language.name).lineLimit(1).fixedSize() }
    Text("Line \(line) of \(file.document.lineCount)").lineLimit(1).fixedSize()
    Text("Column \(column)").lineLimit(1).fixedSize()
  }
}
