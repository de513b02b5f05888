import FileWork
import Recurse

extension FileManagerState {
  /// Goes to the line below the panes. In an archive, its folder is the one with the archive.
  mutating func beginCommand() {
    if focus == .command { return }
    goToList()
    command.isOpen = true
    focus = .command
  }

  /// Closes the line, and keeps nothing of it.
  mutating func endCommand() {
    (command.isOpen, command.text) = (false, "")
    goToList()
  }

  /// Writes the name under the cursor into the line, or all that are marked.
  mutating func insertNames(allMarked: Bool) {
    if isInArchive { return problem = "Commands run beside the archive, where this name is not." }
    let entries = allMarked ? list.chosen : list.currentEntry.map { [$0] } ?? []
    let odd = entries.filter { !$0.hasTextName }
    if let first = odd.first {
      let others = odd.count == 1 ? "" : " and \(odd.count - 1) more"
      problem = "“\(first.name)”\(others) is no text, and cannot be typed."
    }
    command.append(entries.filter(\.hasTextName).map(\.name.shellWord))
  }

  /// Goes back to the list. What is typed stays, as letters are commands there.
  mutating func leaveEmptyCommand() { if command.text.isEmpty { endCommand() } }

  /// Runs the command that is typed. Without one, goes back to the list.
  ///
  /// - Parameter staysOpen: whether the next command is typed at once.
  mutating func runCommand(staysOpen: Bool) {
    let line = command.take()
    if line == nil || !staysOpen { endCommand() }
    guard let line else { return }
    problem = nil
    if program == nil { run(line) } else { command.waiting.append(line) }
  }

  private mutating func run(_ line: String) {
    if let folder = CommandLine.folder(of: line) { return changeFolder(folder) }
    run(archives.outside(list.folder)) { .command(line, in: $0) }
  }

  /// Runs the command that was typed before the last one had ended.
  mutating func runNextCommand() {
    if program == nil, !command.waiting.isEmpty { run(command.waiting.removeFirst()) }
  }

  /// Goes to a folder as `cd` does.
  private mutating func changeFolder(_ text: String) {
    if text == "-" {
      return list.before.isEmpty ? problem = "No folder was shown before this one." : goBack()
    }
    program = .changeFolder(text.isEmpty ? RawPath.home : path(of: text))
  }

  /// Shows the folder of a `cd`, and leaves the focus where the next command is typed.
  mutating func folderChanged(_ place: FolderReader.Place) {
    if let file = place.item { return folderRefused("“\(file)” is no folder.") }
    program = nil
    let isTyping = focus == .command
    arrive(at: place)
    if isTyping { (command.isOpen, focus) = (true, .command) }
    runNextCommand()
  }

  mutating func folderRefused(_ reason: String) {
    (program, problem) = (nil, reason)
    runNextCommand()
  }

  /// The line with whole names in place of the one that is typed.
  var commandCompletions: [String] {
    if isInArchive { return [] }
    guard let folder = completedInCommand else { return command.completions(among: list.all) }
    return typedNames?.folder == folder
      ? command.completions(amongNames: typedNames?.names ?? []) : []
  }

  /// The folder in which a path of the line can go on; `nil` if none is typed.
  var completedInCommand: RawPath? {
    isInArchive ? nil : command.typedFolder.map { $0 == "/" ? RawPath("/") : path(of: $0) }
  }
}

extension TerminalProgram {
  /// A command of a shell of its own, for where none is kept or that one takes no command. After it
  /// the terminal waits for a key: the output can be read.
  ///
  /// - Parameter line: is read by `$SHELL`, or else `sh`.
  static func command(_ line: String, in folder: String) -> TerminalProgram {
    var program = TerminalProgram("sh", ["-c", script, "sh", line])
    program.directory = folder
    return program
  }

  /// Ctrl+C ends the command and not what waits for a key. One read takes all bytes of a key.
  private static let script = """
    trap : INT QUIT
    printf '\\n(a new shell)\\n$ %s\\n' "$1"
    "${SHELL:-/bin/sh}" -c "$1"
    status=$?
    [ $status = 0 ] || printf '[status %d] ' $status
    printf 'Press a key to go back'
    before=$(stty -g) && stty -icanon -echo -isig min 1 time 0 &&
      dd bs=64 count=1 >/dev/null 2>&1
    stty "$before"
    printf '\\r\\033[K'
    exit $status
    """
}
