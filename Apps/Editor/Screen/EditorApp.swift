import Files
import Foundation
import Recurse
import RecurseEditor

/// Texts that are edited, each in a tab.
package struct EditorApp: App {
  package typealias State = EditorState

  private let files: [EditedFile]
  private let message: String?
  private let limit: FilePath?

  /// - Parameters:
  ///   - message: a text that is shown at first, such as why a file is not open.
  ///   - limit: the only folder in which files are written, and that of relative names that are
  ///     typed; by default files are written anywhere.
  package init(_ files: [EditedFile] = [], message: String? = nil, limit: FilePath? = nil) {
    (self.files, self.message, self.limit) = (files, message, limit)
  }

  package var initialState: State { EditorState(files, message: message, limit: limit) }

  package func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        TabView(selection: \.selected) {
          for file in state.files {
            Tab(file.title, value: file.id) { text(file, state.options) }
          }
        }
        if size.rows >= 5 { StatusLine(file: state.current, isNarrow: size.columns < 60) }
        if size.rows >= 10 { KeyHints() }
      }
    }
    .commands {
      Command("Save", key: "ctrl+s") { $0.save() }
      Command("Save as…", key: "f12") { $0.askForName() }
      Command("Open…", key: "ctrl+o") { ($0.isOpening, $0.typed) = (true, "") }
      Command("New", key: "ctrl+n") { $0.add(nil, nil) }
      Command("Close", key: "f4") { $0.close($0.selected) }
      Command("Wrap lines", key: "f6") { $0.options.wraps.toggle() }
      Command("Line numbers", key: "f7") { $0.options.lineNumbers.toggle() }
      Command("Quit", id: "quit", key: "ctrl+q") { $0.quit() }
    }
    .onChange(of: state.selected) { $0.focus = $1 }
    .sheets()
    .windowTitle(state.current.title)
  }

  private func text(_ file: EditedFile, _ options: State.Options) -> Node {
    TextEditor(
      "Text", text: \.[file: file.id].document, selection: \.[file: file.id].selection,
      prompt: "", wraps: options.wraps, lineNumbers: options.lineNumbers,
      indentation: file.indentation, language: file.language
    )
    .focused(\.focus, equals: file.id)
  }

  // MARK: - Effects

  package func effects(state: State) -> [Effect] {
    if state.isDone { .quit() }
    if let reading = state.reading { read(reading) }
    for file in state.files {
      if let path = file.path, let writing = file.writing { write(file, to: path, writing) }
      if state.isEnding, file.isModified { rescue(file) }
    }
  }

  /// The time for which the end of the app waits for a disk.
  private static let patience = Duration.seconds(60)

  private func read(_ reading: State.Reading) -> Effect {
    .task(id: reading) { app in
      do {
        let contents = try await TextFile.readLater(reading.path)
        app.send { $0.didRead(reading, contents) }
      } catch let problem as FileProblem {
        app.send { $0.didNotRead("\(problem)") }
      }
    }
  }

  private func write(
    _ file: EditedFile, to path: FilePath, _ writing: EditedFile.Writing
  ) -> Effect {
    let (id, text, version) = (file.id, file.text, file.version)
    return .task(
      id: FileTask(id: id, path: path, writing: writing), onCancel: .finish(within: Self.patience)
    ) { app in
      do {
        let outcome = try await TextFile.write(
          text, to: path, over: version, overwrites: writing.overwrites)
        app.send { $0.didWrite(id, text.document, outcome) }
      } catch let problem as FileProblem {
        app.send { $0.didNotWrite(id, "\(problem)") }
      }
    }
  }

  /// Writes a text beside its file when the app ends by a signal.
  private func rescue(_ file: EditedFile) -> Effect {
    let (path, text) = (file.path ?? FilePath("untitled"), file.text)
    return .task(
      id: FileTask(id: file.id, path: path, writing: nil),
      onCancel: .finish(within: Self.patience)
    ) { _ in
      let copy = try await TextFile.rescue(text, of: path)
      // Shown after the terminal is restored.
      let words = "The text of \(path.text) that was not saved is in \(copy.text)\n"
      try FileHandle.standardError.write(contentsOf: Data(words.terminalSafe.utf8))
    }
  }
}

/// The work of an effect on a file. Its text is shown if it did not finish in time.
private struct FileTask: Hashable, CustomStringConvertible {
  let id: EditedFile.ID
  let path: FilePath
  let writing: EditedFile.Writing?

  var description: String { "writing \(path.text)" }
}
