import FileWork
import Recurse

extension FileManagerApp {
  /// The line in which a command is typed, in place of the keys.
  var commandLine: Node {
    HStack(spacing: 1) {
      Text("$").bold().foreground(.accent)
      TextField(
        "Command", text: \.command.text,
        prompt: "a command; Alt+Enter writes the name, Alt+A all marked"
      )
        .onSubmit { $0.runCommand() }
        .history(\.command.history)
        .suggestions(\.commandCompletions)
        .focused(\.focus, equals: .command)
        .onKey(Key.enter.with(.alt)) { $0.insertNames(allMarked: false) }
        .onKey(.alt("a")) { $0.insertNames(allMarked: true) }
        .onKey(.escape) { $0.endCommand() }
        .flex(grow: 1, shrink: 1)
    }
    .padding(horizontal: 1)
  }
}
