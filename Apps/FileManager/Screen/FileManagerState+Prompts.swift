import FileWork
import Foundation
import Recurse

extension FileManagerState {
  /// A text that a person types in a sheet.
  enum Prompt: Hashable, Sendable {
    case newFolder, newFile, goTo
    case copy([RawPath])
    case move([RawPath])

    var title: String {
      switch self {
      case .newFolder: "New folder"
      case .newFile: "New file"
      case .goTo: "Go to"
      case .copy(let items): "Copy \(Self.count(items)) to"
      case .move(let items): "Move \(Self.count(items)) to"
      }
    }

    private static func count(_ items: [RawPath]) -> String {
      items.count == 1 ? "“\(items[0].name)”" : "\(items.count) items"
    }
  }

  mutating func show(_ prompt: Prompt, typed: String = "") {
    (self.prompt, self.typed) = (prompt, typed)
  }

  /// Copies into the other list, or asks where to.
  mutating func copy() {
    transfer {
      .copy($0)
    } at: {
      .copy($0, into: $1)
    }
  }

  /// Moves into the other list, or asks where to.
  mutating func move() {
    transfer {
      .move($0)
    } at: {
      .move($0, into: $1)
    }
  }

  private mutating func transfer(
    asking prompt: ([RawPath]) -> Prompt, at operation: ([RawPath], RawPath) -> FileOperation
  ) {
    let items = items
    guard !items.isEmpty else { return }
    if showsTree {
      show(prompt(items), typed: main.folder.description)
    } else {
      start(.perform(operation(items, self[active == .main ? .other : .main].folder)))
    }
  }

  /// Does what the typed text is for.
  mutating func answerPrompt() {
    guard let prompt, !typed.isEmpty else { return }
    self.prompt = nil
    let folder = list.folder
    switch prompt {
    case .newFolder: start(.perform(.makeFolder(RawName(typed), in: folder)))
    case .newFile: start(.perform(.makeFile(RawName(typed), in: folder)))
    case .goTo:
      enter(typedFolder, on: active)
      goToList()
    case .copy(let items): start(.perform(.copy(items, into: typedFolder)))
    case .move(let items): start(.perform(.move(items, into: typedFolder)))
    }
  }

  /// The typed path, which may be one below the folder of the list.
  private var typedFolder: RawPath {
    if typed == list.folder.description { return list.folder }
    if typed == "~" || typed.hasPrefix("~/") {
      return RawPath(NSHomeDirectory() + typed.dropFirst())
    }
    return typed.hasPrefix("/") ? RawPath(typed) : list.folder.appending(RawName(typed))
  }

  // MARK: - Programs

  mutating func edit() {
    guard let path = list.currentEntry?.path else { return }
    run(path) { .editor($0) }
  }

  mutating func openShell() { run(list.folder) { .shell($0) } }

  private mutating func run(_ path: RawPath, _ program: (String) -> Program) {
    // The name of a program's argument is text here.
    guard let text = String(validating: path.bytes, as: UTF8.self) else {
      problem = "“\(path)” cannot be passed on, since its name is no text."
      return
    }
    self.program = program(text)
  }

  mutating func programEnded(_ result: ChildResult) {
    program = nil
    if case .failure(let error) = result { problem = "\(error)" }
    let failure = problem
    reload()
    problem = failure
  }
}
