import FileWork
import Recurse

extension OwnedContent where Owner == FileManagerApp {
  /// Asks about the incomplete copies that a killed run has left.
  @MainActor
  func leftoverAlert() -> FileManagerApp.Node {
    node.alert("Delete incomplete copies?", item: \.leftovers) { leftovers in
      // It can be undone, so Enter may press it.
      Button("Delete") { $0.deleteLeftovers(leftovers) }
      Button("Keep") { $0.forgottenLeftovers = leftovers }
    } message: { leftovers in
      Text("An earlier run was killed while it copied, and left")
      Text(leftovers.count == 1 ? "“\(leftovers[0].part)”" : "\(leftovers.count) items.")
        .lineLimit(2).truncationMode(.head)
      Text("Ctrl+Z brings back what is deleted.").foreground(.secondaryText)
    }
  }
}

extension FileManagerApp {
  private enum LeftoverWork: Hashable, Sendable {
    case find
    case forget([PartRecords.Leftover])
  }

  /// Finds at the start what a killed run has left, and forgets it once a person has decided.
  @EffectBuilder<FileManagerApp>
  func leftoverEffects(_ state: State) -> [Effect] {
    if let parts = history.worker.parts {
      Effect.task(id: LeftoverWork.find) { app in
        let found = await parts.leftovers()
        if !found.isEmpty { app.send { $0.leftovers = found } }
      }
      if let leftovers = state.forgottenLeftovers {
        Effect.task(id: LeftoverWork.forget(leftovers), onCancel: .finish) { _ in
          await parts.forget(leftovers)
        }
      }
    }
  }
}

extension FileManagerState {
  mutating func deleteLeftovers(_ all: [PartRecords.Leftover]) {
    forgottenLeftovers = all
    start(.perform(.delete(all.map(\.part))))
  }
}
