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
  ///   - limit: the only folder in which files are written, which relative names are in. Files are
  ///     opened there at first. By default files are written anywhere.
  package init(_ files: [EditedFile] = [], message: String? = nil, limit: FilePath? = nil) {
    (self.files, self.message, self.limit) = (files, message, limit)
  }

  package var initialState: State { EditorState(files, message: message, limit: limit) }

  package func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        TabView(selection: \.selected) {
          for file in state.files {
            Tab(file.title, value: file.id) {
              if let opening = file.opening {
                OpeningPage(name: file.name, fraction: opening.fraction)
              } else {
                text(file, state.options)
              }
            }
          }
        }
        if size.rows >= 5 || state.message != nil {
          StatusLine(
            file: state.current, message: state.message, isNarrow: size.columns < 60
          )
          .key(state.selected)
        }
        if size.rows >= 10 { KeyHints() }
      }
    }
    .commands {
      Command("Save", key: "ctrl+s") { $0.save() }
      Command("Save as…", key: "f12") { $0.askForName() }
      Command("Open…", key: "ctrl+o") { $0.isOpening = true }
      Command("New", key: "ctrl+n") { $0.add() }
      Command("Close", key: "f4") { $0.close($0.selected) }
      Command("Wrap lines", key: "f6") { $0.options.wraps.toggle() }
      Command("Line numbers", key: "f7") { $0.options.lineNumbers.toggle() }
      Command("Quit", id: "quit", key: "ctrl+q") { $0.quit() }
    }
    .onChange(of: state.selected) { $0.focus = $1 }
    .sheets(openingIn: state.current.path?.folder ?? limit)
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
    if let reading = state.reading { reload(reading, state[file: reading.replaced].document) }
    if let message = state.message { forget(message) }
    watch(state.files)
    for file in state.files {
      if let path = file.path, file.opening != nil { open(file.id, path) }
      if let path = file.path, let writing = file.writing { write(file, to: path, writing) }
      if state.isEnding, file.isModified { rescue(file) }
    }
  }

  /// The time for which the end of the app waits for a disk.
  private static let patience = Duration.seconds(60)

  /// Reads a file for the first time.
  private func open(_ id: EditedFile.ID, _ path: FilePath) -> Effect {
    .task(id: FileOpening(id: id, path: path)) { app in
      let (fractions, progress) = AsyncStream.makeStream(
        of: Double.self, bufferingPolicy: .bufferingNewest(1))
      async let contents = TextFile.readLater(path, progress: progress)
      for await fraction in fractions { app.send { $0[file: id].didRead(fraction) } }
      do {
        let contents = try await contents
        app.send { $0.didOpen(id, contents) }
      } catch let problem as FileProblem {
        app.send { $0.didNotOpen(id, "\(problem)") }
      }
    }
  }

  private func reload(_ reading: State.Reading, _ document: TextDocument) -> Effect {
    .task(id: reading) { app in
      do {
        let contents = try await TextFile.readLater(reading.path, into: document)
        app.send { $0.didReload(reading, contents) }
      } catch let problem as FileProblem {
        app.send { $0.didNotReload("\(problem)") }
      }
    }
  }

  /// The time between two looks at the files, and the one for which a message is shown.
  private static let (lookInterval, messageTime) = (Duration.seconds(2), Duration.seconds(8))

  /// Looks for what other programs write to the files.
  private func watch(_ files: [EditedFile]) -> Effect {
    let documents = files.compactMap { file in file.watched.map { ($0, file.document) } }
    return .task(id: documents.map(\.0)) { app in
      while true {
        try await app.clock.sleep(for: Self.lookInterval)
        for (watched, document) in documents {
          let stamp = await TextFile.stamp(of: watched.path)
          guard stamp != watched.stamp else { continue }
          do {
            let contents = try await TextFile.readLater(watched.path, into: document)
            app.send { $0.didFind(contents, in: watched) }
          } catch is FileProblem {
            // One that cannot be read is looked at again.
          }
        }
      }
    }
  }

  private func forget(_ message: String) -> Effect {
    .task(id: message) { app in
      try await app.clock.sleep(for: Self.messageTime)
      app.send { if $0.message == message { $0.message = nil } }
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

/// The first reading of a file.
private struct FileOpening: Hashable {
  let id: EditedFile.ID
  let path: FilePath
}

/// The work of an effect on a file. Its text is shown if it did not finish in time.
private struct FileTask: Hashable, CustomStringConvertible {
  let id: EditedFile.ID
  let path: FilePath
  let writing: EditedFile.Writing?

  var description: String { "writing \(path.text)" }
}
