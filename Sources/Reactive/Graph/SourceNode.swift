/// A node that is written from outside.
///
/// While writes wait there are two values: what was written last, and what the graph has settled.
/// Otherwise there is one, held once, so that an edit in place copies nothing.
@MainActor
class SourceNode<Value>: ValueNode<Value> {
  private var latest: Value
  private var held: Value?
  private var lastWrite = 0
  private var isInModify = false
  private let cutoff: Cutoff<Value>
  /// What lives as long as the node does: the work that writes to it.
  var attachments: [AnyObject] = []

  init(_ value: Value, cutoff: Cutoff<Value>) {
    latest = value
    self.cutoff = cutoff
  }

  override var settled: Value {
    checkNotInModify()
    return held ?? latest
  }

  override func read() -> Value {
    checkNotInModify()
    trackLatestRead()
    return latest
  }

  /// The last write, without telling Observation of the read.
  var current: Value { latest }

  func write(_ value: Value) {
    checkMayWrite()
    guard !isFinished else { return }
    if graph.isIdle {
      guard !cutoff.stops(latest, value) else { return }
      valueWillChange()
      latestWillChange()
      latest = value
      latestDidChange()
      valueDidChange()
      graph.propagate(self)
    } else {
      holdSettled()
      latestWillChange()
      latest = value
      latestDidChange()
      enqueueLatest(compares: true)
    }
  }

  /// Edits in place, and tells observers whatever the outcome.
  ///
  /// What the body writes to other properties is told together with this.
  func modify<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    checkMayWrite()
    if isFinished {
      var copy = latest
      return try body(&copy)
    }
    let isIdle = graph.isIdle
    if isIdle { valueWillChange() } else { holdSettled() }
    latestWillChange()
    graph.beginTransaction()
    isInModify = true
    // What a body wrote before it threw stays, and is told.
    defer {
      isInModify = false
      latestDidChange()
      if isIdle {
        valueDidChange()
        lastWrite += 1
        let write = lastWrite
        graph.enqueue(
          PendingWrite(source: self) { [self] in
            { [self] in if hasNews(upTo: write) { settledChanged() } }
          })
      } else {
        enqueueLatest(compares: false)
      }
      graph.endTransaction()
    }
    return try body(&latest)
  }

  /// Makes the value one that never changes again.
  func finish() {
    graph.checkMayWrite(self)
    graph.afterWrites { [self] in if !isFinished { markFinished() } }
  }

  /// The number of the write that comes next.
  var nextWrite: Int { lastWrite + 1 }

  /// Whether the edits up to a write changed anything.
  func hasNews(upTo write: Int) -> Bool { true }

  private func holdSettled() { if case .none = held { held = .some(latest) } }

  private func enqueueLatest(compares: Bool) {
    lastWrite += 1
    graph.enqueue(
      PendingWrite(source: self) { [self] in
        let (value, write) = (latest, lastWrite)
        return { [self] in settle(value, write: write, compares: compares) }
      })
  }

  private func settle(_ value: Value, write: Int, compares: Bool) {
    let isSame = compares && cutoff.stops(settled, value)
    if !isSame { valueWillChange() }
    if write == lastWrite { held = nil } else { held = .some(value) }
    guard !isSame else { return }
    valueDidChange()
    if hasNews(upTo: write) { settledChanged() }
  }

  private func checkMayWrite() {
    graph.checkMayWrite(self)
    checkNotInModify()
  }

  private func checkNotInModify() {
    guard !isInModify else {
      fatalError("A property was used inside its own `modify`: use the closure's argument.")
    }
  }
}
