/// Propagates changes from properties that were written to everything that depends on them.
///
/// All properties share one graph, which belongs to the main actor. It works in rounds:
///
///     write ──▶ commit ──▶ compute, lowest height first ──▶ deliver, oldest observer first ──┐
///                 ▲                                                                          │
///                 └──────────── the next round, while writes are pending ◀───────────────────┘
///
/// Nothing is delivered before everything is computed, so neither a transform nor an observer sees
/// old and new inputs together. A write by an observer is committed in the next round.
@MainActor
final class DependencyGraph {
  static let shared = DependencyGraph()

  enum Phase { case idle, computing, delivering }

  /// The maximum number of consecutive deliveries that are each caused by a write of the previous
  /// one.
  static let maximumDepth = 100

  private(set) var phase = Phase.idle
  /// The number of rounds so far: a value computed in one revision is valid until the next.
  private(set) var revision = 1
  /// The number of transforms that are running, one inside the other.
  var evaluationDepth = 0

  private let queue = RecomputeQueue()
  private var rounds: [Round] = []
  private var nextRound = 0
  private var depth = 0
  private var changed: [GraphNode] = []
  private var ending: [GraphNode] = []
  private(set) var observerCount = 0

  private var transactionDepth = 0
  private var batch = Batch()

  /// Whether a write is committed at once, because no earlier one is being delivered.
  var isIdle: Bool { isOpen && nextRound == rounds.count }
  private var isOpen: Bool { phase == .idle && transactionDepth == 0 }

  /// The number of a new observer among all that ever began: deliveries are sorted by it.
  func nextObserverOrder() -> Int {
    observerCount += 1
    return observerCount
  }

  func checkMayWrite(_ node: GraphNode) {
    guard phase != .computing, evaluationDepth == 0 else {
      fatalError(
        "A transform wrote to a property (\(node.label)). Transforms are pure: write from an "
          + "observer or from an event handler.")
    }
  }

  func insert(_ node: GraphNode) { queue.insert(node) }

  /// Delivers a node's new value to its observers when everything in this round is computed.
  func scheduleDelivery(of node: GraphNode) { changed.append(node) }

  /// Calls `roundEnded` on a node after this round's deliveries.
  func callAtRoundEnd(_ node: GraphNode) { ending.append(node) }

  // MARK: - Writing

  /// Runs a round for a source that was written while the graph was idle.
  func propagate(_ source: GraphNode) {
    run { source.propagateChange() }
    runWaitingRounds()
  }

  /// Commits a write in a later round, or with the open transaction.
  func enqueue(_ write: PendingWrite) {
    if transactionDepth > 0 {
      batch.add(write)
    } else {
      rounds.append(Round(depth: depth + 1, work: .writes([write.capture()])))
      if isOpen { runWaitingRounds() }
    }
  }

  /// Delivers an event to its listeners after the rounds that are waiting.
  func send(_ deliveries: @escaping () -> [Delivery]) {
    if transactionDepth > 0 {
      batch.events.append(deliveries)
    } else {
      rounds.append(Round(depth: depth + 1, work: .event(deliveries)))
      if isOpen { runWaitingRounds() }
    }
  }

  /// Changes the graph in a round of its own, after the writes that are pending.
  func afterWrites(_ work: @escaping @MainActor () -> Void) {
    rounds.append(Round(depth: depth + 1, work: .change(work)))
    if isOpen { runWaitingRounds() }
  }

  func beginTransaction() { transactionDepth += 1 }

  func endTransaction() {
    transactionDepth -= 1
    guard transactionDepth == 0 else { return }
    let ended = batch
    batch = Batch()
    if !ended.writes.isEmpty {
      rounds.append(Round(depth: depth + 1, work: .writes(ended.writes.map { $0.capture() })))
    }
    for event in ended.events { rounds.append(Round(depth: depth + 1, work: .event(event))) }
    if isOpen { runWaitingRounds() }
  }

  /// Delivers its first value to a new observer.
  func deliverFirst(_ body: () -> Void) {
    guard phase == .idle else { return body() }
    phase = .delivering
    body()
    phase = .idle
    if isOpen { runWaitingRounds() }
  }

  // MARK: - Rounds

  private func runWaitingRounds() {
    while nextRound < rounds.count {
      let round = rounds[nextRound]
      nextRound += 1
      depth = round.depth
      guard depth <= Self.maximumDepth else {
        fatalError(
          "An update loop: observers wrote to properties, which notified observers that wrote "
            + "again, \(Self.maximumDepth) times in a row.")
      }
      switch round.work {
      case .writes(let writes): run { for commit in writes { commit() } }
      case .event(let deliveries): deliver(deliveries())
      case .change(let work): run(work)
      }
    }
    rounds.removeAll(keepingCapacity: true)
    nextRound = 0
    depth = 0
  }

  private func run(_ commit: () -> Void) {
    phase = .computing
    revision += 1
    commit()
    while let node = queue.popLowest() { node.recompute() }
    let nodes = changed
    changed.removeAll(keepingCapacity: true)
    var deliveries: [Delivery] = []
    for node in nodes { node.collectDeliveries(&deliveries) }
    deliver(deliveries)
    let ended = ending
    ending.removeAll(keepingCapacity: true)
    for node in ended { node.roundEnded() }
  }

  private func deliver(_ deliveries: [Delivery]) {
    phase = .delivering
    if deliveries.count > 1 {
      for delivery in deliveries.sorted(by: { $0.order < $1.order }) { delivery.run() }
    } else {
      deliveries.first?.run()
    }
    phase = .idle
  }
}
