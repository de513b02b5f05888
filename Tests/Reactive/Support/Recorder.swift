import RecurseReactive

/// Records what an observer received.
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

/// Counts calls.
@MainActor
final class Count {
  private(set) var value = 0
  func add() { value += 1 }
}

/// An object that reports when it is freed.
@MainActor
final class Probe {}
