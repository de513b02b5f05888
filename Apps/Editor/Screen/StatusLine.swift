import Recurse
import RecurseEditor

/// A line with the place of the cursor, and the problem with the file.
struct StatusLine: Component {
  let file: EditedFile

  struct State {}
  var initialState: State { State() }

  func render(state: State) -> Node {
    let cursor = file.selection.cursor
    let document = file.document
    return HStack(spacing: 2) {
      if let problem = file.problem {
        Text("Not saved: \(problem)").foreground(.error).lineLimit(1)
      } else if file.wasSaved, !file.isModified {
        Text("Saved \(file.name)").lineLimit(1)
      } else if !file.isWritable {
        Text("Read only").foreground(.warning)
      }
      Spacer()
      if let language = file.language { Text(language.name).lineLimit(1) }
      Text("Line \(document.line(at: cursor)) of \(document.lineCount)").lineLimit(1)
      Text("Column \(document.column(at: cursor) + 1)").lineLimit(1)
    }
    .foreground(.secondaryText)
    .padding(horizontal: 1).background(.surface)
  }
}
