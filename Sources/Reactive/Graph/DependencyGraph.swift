/// Carries changes from properties that were written to everything that depends on them.
///
/// All properties share one graph, which lives on the main actor. It works in rounds:
///
///     write ──▶ settle ──▶ compute, lowest height first ──▶ deliver, oldest observer first ──┐
///                 ▲                                                                          │
///                 └──────────── the next round, while writes are waiting ◀───────────────────┘
///
/// Nothing is delivered before everything is computed, so neither a transform nor an observer sees
/// old and new inputs together. What an observer writes waits for the next round.
@MainActor
final class DependencyGraph {
  static let shared = DependencyGraph()

  enum Phase { case idle, computing, delivering }

  /// How often a delivery may lead to a write that leads to a delivery.
  static let maximumDepth = 100

  private(set) var phase = Phase.idle
  /// Counts the rounds: what was computed in one revision holds until the next.
  private(set) var revision = 1
  /// The number of transforms that run now, one inside the other.
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

  /// Whether a write takes effect at once, because nobody is being told of an earlier one.
  var isIdle: Bool { isOpen && nextRound == rounds.count }
  private var isOpen: Bool { phase == .idle && transactionDepth == 0 }

  /// The place of a new observer among all.
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

  /// Notes that a node has a new value, so that its observers are told after this round's work.
  func noteChange(_ node: GraphNode) { changed.append(node) }

  /// Asks for `roundEnded` to be called on a node.
  func noteRoundEnd(_ node: GraphNode) { ending.append(node) }

  // MARK: - Writing

  /// Runs a round for a source that has just been written while the graph was idle.
  func propagate(_ source: GraphNode) {
    run { source.settledChanged() }
    runWaitingRounds()
  }

  /// Keeps a write until what is going on has ended.
  func enqueue(_ write: PendingWrite) {
    if transactionDepth > 0 {
      batch.add(write)
    } else {
      rounds.append(Round(depth: depth + 1, work: .writes([write.seal()])))
      if isOpen { runWaitingRounds() }
    }
  }

  /// Tells an event to those who listen when its turn has come.
  func send(_ deliveries: @escaping () -> [Delivery]) {
    if transactionDepth > 0 {
      batch.events.append(deliveries)
    } else {
      rounds.append(Round(depth: depth + 1, work: .event(deliveries)))
      if isOpen { runWaitingRounds() }
    }
  }

  /// Does work on the graph in a round of its own, behind the writes that wait.
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
      rounds.append(Round(depth: depth + 1, work: .writes(ended.writes.map { $0.seal() })))
    }
    for event in ended.events { rounds.append(Round(depth: depth + 1, work: .event(event))) }
    if isOpen { runWaitingRounds() }
  }

  /// Tells a new observer the value that it starts with.
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
          "An update loop: what observers wrote led to a delivery in which observers wrote, "
            + "\(Self.maximumDepth) times over.")
      }
      switch round.work {
      case .writes(let writes): run { for settle in writes { settle() } }
      case .event(let deliveries): deliver(deliveries())
      case .change(let work): run(work)
      }
    }
    rounds.removeAll(keepingCapacity: true)
    nextRound = 0
    depth = 0
  }

  private func run(_ settle: () -> Void) {
    phase = .computing
    revision += 1
    settle()
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
