import FileWork
import Foundation
import Recurse

/// The deleted items, the last first; Enter brings an item back to where it was. After a question,
/// they can be removed for good.
struct TrashSheet: Component {
  let history: UndoStack

  struct State {
    var entries: [TrashEntry] = []
    var selected: TrashEntry.ID?
    /// The entry that is being brought back.
    var returning: TrashEntry?
    var isRead = false
    var failure: String?
    /// Whether a person is asked about all of them, and has said yes.
    var isAsking = false
    var isEmptying = false
  }

  enum Output { case restored(RawPath), emptied }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text("Deleted items").bold()
      if let failure = state.failure { Text(failure).foreground(.error).lineLimit(3) }
      List(\.entries, selection: \.selected) { entry in
        HStack(spacing: 2) {
          Text(entry.origin.description).lineLimit(1).truncationMode(.head)
            .flex(grow: 1, shrink: 1)
          Text(FileEntry.text(of: entry.deleted))
            .foreground(.secondaryText).lineLimit(1)
        }
        .onKey(.enter) { $0.returning = entry }
        .onTapGesture(count: 2) { $0.returning = entry }
      } placeholder: {
        Text(state.isRead ? "Nothing was deleted" : "Reading…").foreground(.secondaryText)
      }
      .accessibilityLabel("Deleted items")
      if state.isEmptying {
        ProgressView("Emptying…").foreground(.secondaryText)
      } else if !state.entries.isEmpty {
        Button("Empty the trash…", role: .destructive) { $0.isAsking = true }
      }
    }
    .alert("Empty the trash?", isPresented: \.isAsking) {
      Button("Empty", role: .destructive) { $0.isEmptying = true }
      Button("Cancel", role: .cancel)
    } message: {
      Text(state.entries.count == 1 ? "1 item" : "\(state.entries.count) items")
      Text("They are gone for good, and no change before this can be undone.")
        .foreground(.warning)
    }
  }

  private var trash: Trash { history.worker.trash }

  func effects(state: State) -> [Effect] {
    if state.isEmptying { empty(state.entries) }
    Effect.task(id: "entries") { [trash] app in
      do {
        let entries = try await trash.entries()
        app.send { state in
          state.entries = entries.reversed()
          (state.selected, state.isRead) = (state.entries.first?.id, true)
        }
      } catch {
        let reason = "\(error)"
        app.send { $0.failure = reason }
      }
    }
    if let entry = state.returning {
      Effect.task(id: entry.id, onCancel: .finish(within: .seconds(60))) { [trash] app in
        do {
          let path = try await trash.restore(entry)
          app.send { _, emit in emit(.restored(path)) }
        } catch {
          let reason = "\(error)"
          app.send { ($0.failure, $0.returning) = (reason, nil) }
        }
      }
    }
  }

  /// Removes the entries that a person was asked about, and no others. The steps of the history
  /// need what is gone, so they go as well.
  private func empty(_ entries: [TrashEntry]) -> Effect {
    .task(id: "empty", onCancel: .finish(within: .seconds(60))) { [history] app in
      do {
        try await history.worker.trash.empty(entries)
        await history.forget()
        app.send { _, emit in emit(.emptied) }
      } catch {
        await history.forget()
        let reason = "\(error)"
        app.send { ($0.failure, $0.isEmptying) = (reason, false) }
      }
    }
  }
}
