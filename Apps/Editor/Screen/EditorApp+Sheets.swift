import Files
import Recurse
import RecurseFiles

extension OwnedContent where Owner == EditorApp {
  /// Asks for names, and about changes.
  @MainActor
  func sheets(openingIn folder: FilePath?) -> EditorApp.Node {
    WithEnvironment(\.isEnding) { isEnding in
      node.onChange(of: isEnding) { state, isEnding in
        if isEnding, !state.isDone { state.isEnding = true }
      }
    }
    .alert("Save the changes?", item: \.closing) { id in
      // The first one has the focus: without a button that cancels by its role, Enter saves, and
      // loses nothing.
      Button("Save") { $0.answer = .save }
      Button("Discard", role: .destructive) { $0.answer = .discard }
      Button("Cancel") { $0.answer = nil }
    } message: { id in
      Reading(\.[file: id].name) { Text($0) }
    }
    .alert("Another program has changed the file", item: \.changed) { id in
      Button("Overwrite", role: .destructive) { $0.isOverwritten = true }
      Button("Reload") { $0.isOverwritten = false }
      Button("Cancel", role: .cancel)
    }
    .alert("The file exists", item: \.replacing) { id in
      Button("Replace", role: .destructive) { $0.isOverwritten = true }
      Button("Cancel", role: .cancel)
    } message: { id in
      Reading(\.[file: id].name) { Text("Replace “\($0)” by this text?") }
    }
    .sheet(item: \.naming) { _ in
      name("Save as").onSubmit { $0.saveAsTyped() }
    }
    .fileImporter(
      isPresented: \.isOpening, allowsMultipleSelection: true,
      in: folder.map { FileLocation(bytes: $0.bytes) }
    ) { state, files in
      for file in files { state.open(FilePath(file.bytes)) }
    }
  }

  /// The field for the name of a file, below what is done with it.
  @MainActor
  private func name(_ title: String) -> EditorApp.Node {
    VStack(alignment: .leading) {
      Text(title).bold().lineLimit(1)
      TextField("File", text: \.typed).frame(width: 50)
      Reading(\.namingProblem) { problem in
        if let problem { Text(problem).foreground(.error).lineLimit(3).frame(maxWidth: 50) }
      }
    }
  }
}
