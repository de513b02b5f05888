import RecurseReactive

/// Keeps what an observer was told.
@MainActor
final class Recorder<Value> {
  private(set) var values: [Value] = []
  private var observation: Disposable?

  init(_ property: Property<Value>) {
    observation = property.observe { [weak self] in self?.values.append($0) }
  }

  init(changesOf property: Property<Value>) {
    observation = property.observeChanges { [weak self] in self?.values.append($0) }
  }

  init(_ signal: Signal<Value>) {
    observation = signal.observe { [weak self] in self?.values.append($0) }
  }

  func end() { observation?.dispose() }
}

/// Counts how often something ran.
@MainActor
final class Count {
  private(set) var value = 0
  func add() { value += 1 }
}

/// An object whose end can be seen.
@MainActor
final class Probe {}
