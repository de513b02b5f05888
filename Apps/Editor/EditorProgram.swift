import ArgumentParser
import DemoCommand
import Files
import Recurse

@main struct EditorProgram: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor", abstract: "Edits files of text, each in a tab.",
    discussion: """
      Without a file it begins with an empty text. A file that is not there yet is made when it is \
      saved. +N before a file goes to its line N. Ctrl+S saves, Ctrl+Q leaves; F1 lists all keys.
      """)

  @Argument(help: "The files.", completion: .file())
  var files: [String] = []

  @Option(
    help: "Write no file outside of this folder, which has the relative names that are typed.",
    completion: .directory)
  var within: String?

  func run() throws {
    var opened: [EditedFile] = []
    var line: Int?
    var problems: [FileProblem] = []
    for argument in files {
      if argument.hasPrefix("+"), let number = Int(argument.dropFirst()) {
        line = number
        continue
      }
      let path = FilePath(argument: argument)
      do {
        guard try !TextFile.isLarge(path) else {
          opened.append(EditedFile(id: opened.count, opening: path, atLine: line))
          line = nil
          continue
        }
        var file = EditedFile(
          id: opened.count, path: path, contents: try TextFile.read(path),
          lacksFolder: TextFile.lacksFolder(path))
        if let line { file.goTo(line: line) }
        opened.append(file)
      } catch {
        problems.append(error)
      }
      line = nil
    }
    if opened.isEmpty, !problems.isEmpty { throw FileProblem(problems) }
    let limit = within.map { FilePath(argument: $0) }
    let message = problems.isEmpty ? nil : "\(FileProblem(problems))"
    EditorApp.launch { [opened] in
      EditorApp(opened, message: message, limit: limit)
    }
  }
}
