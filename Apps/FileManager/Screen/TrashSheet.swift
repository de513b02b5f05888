import FileWork
import Foundation
import Recurse

/// The deleted items, the last first; Enter brings an item back to where it was.
struct TrashSheet: Component {
  let trash: Trash

  struct State {
    var entries: [TrashEntry] = []
    var selected: TrashEntry.ID?
    /// The entry that is being brought back.
    var returning: TrashEntry?
    var isRead = false
    var failure: String?
  }

  enum Output { case restored(RawPath) }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      Text("Deleted items").bold()
      if let failure = state.failure { Text(failure).foreground(.error).lineLimit(3) }
      List(\.entries, selection: \.selected) { entry in
        HStack(spacing: 2) {
          Text(entry.origin.description).lineLimit(1).truncationMode(.head)
            .flex(grow: 1, shrink: 1)
          Text(entry.deleted.formatted(date: .numeric, time: .shortened))
            .foreground(.secondaryText).lineLimit(1)
        }
        .onKey(.enter) { $0.returning = entry }
        .onTapGesture(count: 2) { $0.returning = entry }
      } placeholder: {
        Text(state.isRead ? "Nothing was deleted" : "Reading…").foreground(.secondaryText)
      }
      .accessibilityLabel("Deleted items")
    }
  }

  func effects(state: State) -> [Effect] {
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
}
