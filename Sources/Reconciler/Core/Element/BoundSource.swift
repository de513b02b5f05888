import RecurseReactive

/// A source that an element shows directly, its value's type erased.
@MainActor
struct BoundSource {
  let identity: PropertyIdentity
  let observeChanges: @MainActor (@escaping @MainActor () -> Void) -> Disposable

  init<Value>(_ source: Property<Value>) {
    identity = source.identity
    observeChanges = { handler in source.observeChanges { _ in handler() } }
  }
}

/// The observation of the sources that an element is bound to.
@MainActor
final class SourceObservation {
  private let identities: [PropertyIdentity]
  private var observations: [Disposable] = []
  /// Whether a source changed since the element was last shown.
  var isStale = false

  /// - Parameter changed: called once, until the element is no longer stale.
  init(of sources: [BoundSource], changed: @escaping @MainActor () -> Void) {
    identities = sources.map(\.identity)
    observations = sources.map { source in
      source.observeChanges { [weak self] in
        guard let self, !isStale else { return }
        isStale = true
        changed()
      }
    }
  }

  func isOf(_ sources: [BoundSource]) -> Bool {
    identities.elementsEqual(sources.lazy.map(\.identity))
  }
}
