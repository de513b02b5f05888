import Files
import Recurse

extension OwnedContent where Owner == EditorApp {
  /// Asks for names, and about changes.
  @MainActor
  func sheets() -> EditorApp.Node {
    WithEnvironment(\.isEnding) { isEnding in
      node.onChange(of: isEnding) { state, isEnding in
        if isEnding, !state.isDone { state.isEnding = true }
      }
    }
    .alert("Save the changes?", item: \.closing) { id in
      Button("Save") { $0.answer = .save }
      Button("Discard", role: .destructive) { $0.answer = .discard }
      Button("Cancel", role: .cancel)
    } message: { id in
      Reading(\.[file: id].name) { Text($0) }
    }
    .alert("Another program has changed the file", item: \.changed) { id in
      Button("Overwrite", role: .destructive) { $0.isOverwritten = true }
      Button("Reload") { $0.isOverwritten = false }
      Button("Cancel", role: .cancel)
    }
    .sheet(item: \.naming) { _ in
      TextField("File", text: \.typed).onSubmit { $0.saveAsTyped() }.frame(width: 50)
    }
    .sheet(isPresented: \.isOpening) {
      TextField("File", text: \.typed).onSubmit { $0.open() }.frame(width: 50)
    }
    .toast(item: \.message) { Text($0) }
  }
}
