import ArgumentParser
import DemoCommand
import Foundation
import GitWork
import Recurse

@main struct GitClientProgram: DemoCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-client", abstract: "Shows and changes a git repository.",
    discussion: """
      Files, hunks and lines are staged; commits are made, found, rearranged; branches, stashes \
      and remotes are looked after. Ctrl+Z undoes every step that loses something. F1 lists all \
      keys.
      """)

  @Argument(help: "A folder of the repository.", completion: .directory)
  var folder = "."

  func run() throws {
    guard let path = realpath(folder, nil) else {
      throw ValidationError("“\(folder)”: \(String(cString: strerror(errno))).")
    }
    defer { free(path) }
    var isFolder: ObjCBool = false
    let text = String(cString: path)
    guard FileManager.default.fileExists(atPath: text, isDirectory: &isFolder), isFolder.boolValue
    else { throw ValidationError("“\(folder)” is not a folder.") }
    GitClientApp.launch {
      GitClientApp(GitPath(text)) { Int(Date().timeIntervalSince1970) }
    }
  }
}
