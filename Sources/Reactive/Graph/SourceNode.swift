/// A node that is written from outside.
///
/// While writes are pending there are two values: the last one written, and the committed one.
/// Otherwise there is one, stored once, so that an edit in place copies nothing.
@MainActor
class SourceNode<Value>: ValueNode<Value> {
  private var latest: Value
  /// The committed value while later writes are pending.
  private var committedValue: Value?
  private var lastWrite = 0
  private var isInModify = false
  private let cutoff: Cutoff<Value>
  /// Objects that live as long as the node: the work that writes to it.
  var attachments: [AnyObject] = []

  init(_ value: Value, cutoff: Cutoff<Value>) {
    latest = value
    self.cutoff = cutoff
  }

  override var committed: Value {
    checkNotInModify()
    return committedValue ?? latest
  }

  override func read() -> Value {
    checkNotInModify()
    trackLatestRead()
    return latest
  }

  /// The last write, without registering a read.
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
      keepCommitted()
      latestWillChange()
      latest = value
      latestDidChange()
      enqueueLatest(compares: true)
    }
  }

  /// Edits in place, and notifies observers whatever the outcome.
  ///
  /// Writes of the body to other properties are delivered together with this one.
  func modify<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    checkMayWrite()
    if isFinished {
      var copy = latest
      return try body(&copy)
    }
    let isIdle = graph.isIdle
    if isIdle { valueWillChange() } else { keepCommitted() }
    latestWillChange()
    graph.beginTransaction()
    isInModify = true
    // What a body wrote before it threw stays, and is delivered.
    defer {
      isInModify = false
      latestDidChange()
      if isIdle {
        valueDidChange()
        lastWrite += 1
        let write = lastWrite
        graph.enqueue(
          PendingWrite(source: self) { [self] in
            { [self] in if hasChanges(upTo: write) { propagateChange() } }
          })
      } else {
        enqueueLatest(compares: false)
      }
      graph.endTransaction()
    }
    return try body(&latest)
  }

  /// Makes the value a constant.
  func finish() {
    graph.checkMayWrite(self)
    graph.afterWrites { [self] in if !isFinished { markFinished() } }
  }

  /// The number of the write that comes next.
  var nextWrite: Int { lastWrite + 1 }

  /// Whether the edits up to a write changed the value.
  func hasChanges(upTo write: Int) -> Bool { true }

  private func keepCommitted() { if case .none = committedValue { committedValue = .some(latest) } }

  private func enqueueLatest(compares: Bool) {
    lastWrite += 1
    graph.enqueue(
      PendingWrite(source: self) { [self] in
        let (value, write) = (latest, lastWrite)
        return { [self] in commit(value, write: write, compares: compares) }
      })
  }

  private func commit(_ value: Value, write: Int, compares: Bool) {
    let isSame = compares && cutoff.stops(committed, value)
    if !isSame { valueWillChange() }
    if write == lastWrite { committedValue = nil } else { committedValue = .some(value) }
    guard !isSame else { return }
    valueDidChange()
    if hasChanges(upTo: write) { propagateChange() }
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
