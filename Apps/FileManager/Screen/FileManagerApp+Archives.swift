import FileWork
import Recurse
import Synchronization

extension FileManagerApp {
  private enum ArchiveWork: Hashable, Sendable {
    case sweep
    case unpack(OpenArchives.Pending)
    case remove(OpenArchives.Archive)
    case check(Int)
  }

  /// Unpacks the archives that are entered, and removes what those leave that are left.
  @EffectBuilder<FileManagerApp>
  func archiveEffects(_ state: State) -> [Effect] {
    if let store = history.worker.archives {
      Effect.task(id: ArchiveWork.sweep) { _ in await Self.sweep(besides: store) }
      for pending in state.archives.pending where pending.archive != state.large {
        unpack(pending, in: store)
      }
      let open = state.archives.all
      if state.archives.checks > 0, !open.isEmpty {
        Effect.task(id: ArchiveWork.check(state.archives.checks)) { app in
          for archive in open where await !store.isCurrent(archive.root) {
            app.send { $0.refresh(archive) }
          }
        }
      }
      for archive in state.archives.left {
        Effect.task(id: ArchiveWork.remove(archive), onCancel: .finish) { app in
          await Self.remove(archive.root, from: store)
          app.send { $0.archives.noteRemoved(archive) }
        }
      }
    }
  }

  private func unpack(_ pending: OpenArchives.Pending, in store: ArchiveStore) -> Effect {
    let archive = pending.archive
    let moments = Moments()
    return .task(id: ArchiveWork.unpack(pending)) { app in
      do throws(FileError) {
        let troubles = try await store.unpack(
          archive.file, to: archive.root, most: pending.takesAll ? nil : store.mostUnasked
        ) { progress in
          guard moments.isDue else { return }
          Task { @MainActor in app.send { $0.note(progress, of: archive) } }
        }
        app.send { $0.finish(archive, troubles) }
      } catch {
        app.send { $0.fail(archive, error) }
      }
    }
  }

  /// The moments at which a person is told how far the work is.
  private final class Moments: Sendable {
    private let last = Mutex(ContinuousClock.now)

    var isDue: Bool {
      last.withLock { last in
        let now = ContinuousClock.now
        guard now - last >= .milliseconds(100) else { return false }
        last = now
        return true
      }
    }
  }

  @concurrent
  private static func sweep(besides store: ArchiveStore) async {
    ArchiveStore.removeLeftovers(in: store.folder.parent)
  }

  @concurrent
  private static func remove(_ root: RawPath, from store: ArchiveStore) async {
    store.remove(root)
  }
}
