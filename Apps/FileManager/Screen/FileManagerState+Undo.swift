import FileWork
import Recurse

extension OwnedContent where Owner == FileManagerApp {
  /// Takes the keys of undo and redo in a sheet, which a notice above it offers: they are neither
  /// lost there nor suspend the app.
  @MainActor
  func undoesInSheet() -> FileManagerApp.Node {
    node.onKey(.control("z")) { $0.reverseInSheet(.undo) }
      .onKey(.control("y")) { $0.reverseInSheet(.redo) }
  }
}

extension FileManagerState {
  /// Undoes or redoes a change while a notice offers it. Who later takes back what was typed or
  /// chosen in a sheet does not mean files.
  mutating func reverseInSheet(_ kind: FileJob.Kind) {
    if notice != nil { start(kind) }
  }
}
