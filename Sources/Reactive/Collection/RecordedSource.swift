/// A source that is edited step by step and delivers the steps with the change.
@MainActor
class RecordedSource<Value, Step>: SourceNode<Value> {
  /// The steps of the last round, until it has been delivered.
  private(set) var lastSteps: [Step] = []
  private var waiting: [(write: Int, steps: [Step])] = []

  /// Edits in place; the body records each step that it applies.
  func record<Result>(
    _ body: (inout Value, inout [Step]) throws -> Result
  ) rethrows -> Result {
    try modify { value in
      var steps: [Step] = []
      defer { waiting.append((nextWrite, steps)) }
      return try body(&value, &steps)
    }
  }

  override func hasChanges(upTo write: Int) -> Bool {
    let ready = waiting.prefix { $0.write <= write }
    lastSteps = ready.count == 1 ? ready[0].steps : ready.flatMap(\.steps)
    waiting.removeFirst(ready.count)
    graph.callAtRoundEnd(self)
    return !lastSteps.isEmpty
  }

  override func roundEnded() { lastSteps = [] }
}

extension RecordedSource {
  /// Calls the handler with the value and the steps of each change from now on.
  func observeSteps(_ handler: @escaping (Value, [Step]) -> Void) -> Disposable {
    let observer = Observer(self) { [unowned self] current in handler(current, lastSteps) }
    return Disposable { observer.end() }
  }

  /// Calls the handler with the current value and the steps that lead to it from an empty one, then
  /// with each change.
  func observeSteps(
    from beginning: (Value) -> [Step], _ handler: @escaping (Value, [Step]) -> Void
  ) -> Disposable {
    let observation = observeSteps(handler)
    let current = committed
    let steps = beginning(current)
    graph.deliverFirst { if !observation.isDisposed { handler(current, steps) } }
    return observation
  }
}
