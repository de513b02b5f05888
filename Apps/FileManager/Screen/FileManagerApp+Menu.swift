import FileWork
import Recurse

extension FileManagerApp {
  /// The context menu of an entry. It is about the marked entries, if this is one of them.
  @NodeBuilder<FileManagerApp>
  func menu(of entry: FileEntry, on side: State.Side) -> Node {
    Button("Open") { $0.open(entry, on: side) }
    if !entry.isParent { changes(of: entry, on: side) }
  }

  @NodeBuilder<FileManagerApp>
  private func changes(of entry: FileEntry, on side: State.Side) -> Node {
    Divider()
    Button("Copy") { state in
      state.pick(entry, on: side)
      state.copy()
    }
    Button("Move") { state in
      state.pick(entry, on: side)
      state.move()
    }
    Button("Rename") { state in
      state.pick(entry, on: side)
      state.askForNames()
    }
    Button("Compress") { state in
      state.pick(entry, on: side)
      state.compress()
    }
    Button("Delete", role: .destructive) { state in
      state.pick(entry, on: side)
      state.delete()
    }
    Divider()
    Button("Mark") { $0[side].toggleMark(of: entry.id) }
    Button("Properties") { state in
      state.pick(entry, on: side)
      state.describe()
    }
  }
}
