import FileWork
import Foundation
import Recurse

/// The deleted items, the last first; Enter brings an item back to where it was, and Delete removes
/// it for good, after a question. All of them can be removed, too.
struct TrashSheet: Component {
  let trash: Trash
  let facts: Facts

  /// The work on the trash that goes on, and how the last one ended.
  struct Facts: Equatable {
    var progress: FileProgress?
    var problem: String?
    /// A number that is another one when the trash may have changed.
    var version = 0
  }

  struct State {
    var entries: [TrashEntry] = []
    var selected: TrashEntry.ID?
    /// The bytes of the entries that are counted.
    var sizes: [TrashEntry.ID: Int64] = [:]
    var isRead = false
    var failure: String?
    /// Whether a person is asked about all of them.
    var isAsking = false
    /// The entry about which a person is asked.
    var doomed: TrashEntry?

    /// `2 items, 3.4G`; the bytes once all are counted.
    var words: String {
      let count = entries.count == 1 ? "1 item" : "\(entries.count) items"
      let sizes = entries.compactMap { self.sizes[$0.id] }
      guard sizes.count == entries.count else { return count + ", counting…" }
      return count + ", " + FileEntry.words(ofSize: sizes.reduce(0, +))
    }

    mutating func askAboutSelected() { doomed = entries.first { $0.id == selected } }
  }

  enum Output: Equatable {
    case restore(TrashEntry)
    case remove(TrashEntry)
    case empty([TrashEntry])
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      HStack(spacing: 2) {
        Text("Deleted items").bold().lineLimit(1)
        if !state.entries.isEmpty {
          Text(state.words).foreground(.secondaryText).lineLimit(1).flex(shrink: 1)
        }
      }
      if let failure = facts.problem ?? state.failure {
        Text(failure).foreground(.error).lineLimit(3)
      }
      List(\.entries, selection: \.selected) { entry in
        HStack(spacing: 2) {
          Text(entry.origin.description).lineLimit(1).truncationMode(.head)
            .flex(grow: 1, shrink: 1)
          Reading(\.sizes[entry.id]) { size in
            Text(size.map { FileEntry.text(ofSize: $0) } ?? "").foreground(.secondaryText)
              .lineLimit(1)
          }
          Text(FileEntry.text(of: entry.deleted))
            .foreground(.secondaryText).lineLimit(1)
        }
        .onKey(.enter) { _, emit in emit(.restore(entry)) }
        .onTapGesture(count: 2) { _, emit in emit(.restore(entry)) }
        .onDelete { state, _ in state.doomed = entry }
      } placeholder: {
        Text(state.isRead ? "Nothing was deleted" : "Reading…").foreground(.secondaryText)
      }
      .accessibilityLabel("Deleted items")
      if let progress = facts.progress {
        HStack(spacing: 1) {
          Text("Removing \(progress.itemsDone)/\(progress.itemsTotal)").lineLimit(1)
          ProgressView(
            value: Double(progress.itemsDone), total: Double(max(1, progress.itemsTotal))
          )
            .flex(grow: 1, shrink: 1)
        }
        .foreground(.secondaryText)
      } else if !state.entries.isEmpty {
        WithEnvironment(\.windowSize) { size in
          // In a small window, the items have the lines.
          if size.rows >= 10 {
            Text("Enter brings an item back, Delete or d removes it for good.")
              .foreground(.secondaryText).lineLimit(2)
          }
        }
        Button("Empty the trash…", role: .destructive) { $0.isAsking = true }
      }
    }
    .commands {
      if facts.progress == nil, state.selected != nil {
        Command("Remove for good", key: "d") { $0.askAboutSelected() }
      }
    }
    .alert("Empty the trash?", isPresented: \.isAsking) {
      Button("Empty", role: .destructive) { state, emit in emit(.empty(state.entries)) }
      Button("Cancel", role: .cancel)
    } message: {
      Text(state.words)
      Text("They are gone for good, and no change before this can be undone.")
        .foreground(.warning)
    }
    .alert("Remove for good?", item: \.doomed) { entry in
      Button("Remove", role: .destructive) { _, emit in emit(.remove(entry)) }
      Button("Cancel", role: .cancel)
    } message: { entry in
      Text("“\(entry.name)”").lineLimit(1)
      Text("Nothing brings it back.").foreground(.warning)
    }
  }

  func effects(state: State) -> [Effect] {
    Effect.task(id: facts.version) { [trash] app in
      do {
        let entries = try await trash.entries()
        app.send { state in
          let place = state.entries.firstIndex { $0.id == state.selected } ?? 0
          state.entries = entries.reversed()
          if !state.entries.contains(where: { $0.id == state.selected }) {
            state.selected =
              state.entries.isEmpty ? nil : state.entries[min(place, entries.count - 1)].id
          }
          (state.isRead, state.failure) = (true, nil)
        }
      } catch {
        let reason = "\(error)"
        app.send { $0.failure = reason }
      }
    }
    // Counting looks at each file, which would hold up removing them.
    if facts.progress == nil, !state.entries.isEmpty {
      Effect.task(id: state.entries.map(\.id)) { [entries = state.entries] app in
        for entry in entries {
          // What is gone meanwhile is in the next list no more.
          guard let details = try? await FileDetails.read(entry.item) else { continue }
          app.send { $0.sizes[entry.id] = details.bytes }
        }
      }
    }
  }
}

extension FileManagerState {
  var trashFacts: TrashSheet.Facts {
    var facts = TrashSheet.Facts(problem: problem, version: finished)
    // Nothing else goes on beside it.
    if let running = jobs.shown {
      switch running.job.kind {
      case .empty, .remove: facts.progress = running.progress
      case .perform, .undo, .redo, .compare: break
      }
    }
    return facts
  }

  mutating func showTrash() { (isShowingTrash, problem) = (true, nil) }

  /// Begins work on the trash, or says in its sheet why it cannot begin.
  mutating func startInTrash(_ kind: FileJob.Kind, with entry: TrashEntry? = nil) {
    guard !jobs.running.isEmpty else { return start(kind) }
    if let entry, jobs.running.contains(where: { $0.job.kind.takes(entry) }) {
      problem = "“\(entry.name)” is being removed."
    } else {
      problem = "Another change is going on."
    }
  }
}
