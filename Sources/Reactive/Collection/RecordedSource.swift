/// A source that is edited step by step, and tells the steps with the change.
@MainActor
class RecordedSource<Value, Step>: SourceNode<Value> {
  /// The steps of the round that settled last, until it has been delivered.
  private(set) var lastSteps: [Step] = []
  private var waiting: [(write: Int, steps: [Step])] = []

  /// Edits in place; the body notes each step that it takes.
  func record<Result>(
    _ body: (inout Value, inout [Step]) throws -> Result
  ) rethrows -> Result {
    try modify { value in
      var steps: [Step] = []
      defer { waiting.append((nextWrite, steps)) }
      return try body(&value, &steps)
    }
  }

  override func hasNews(upTo write: Int) -> Bool {
    let ready = waiting.prefix { $0.write <= write }
    lastSteps = ready.count == 1 ? ready[0].steps : ready.flatMap(\.steps)
    waiting.removeFirst(ready.count)
    graph.noteRoundEnd(self)
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

  /// Calls the handler with the value now, and the steps that lead there from nothing; then with
  /// each change.
  func observeSteps(
    from beginning: (Value) -> [Step], _ handler: @escaping (Value, [Step]) -> Void
  ) -> Disposable {
    let observation = observeSteps(handler)
    let current = settled
    let steps = beginning(current)
    graph.deliverFirst { if !observation.isDisposed { handler(current, steps) } }
    return observation
  }
}
