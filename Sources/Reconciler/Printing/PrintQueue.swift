/// Nodes that wait to be printed above an app.
@MainActor
package final class PrintQueue {
  /// Asks for a turn, in which the nodes are taken.
  package var onPrint: (() -> Void)?
  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  @exclusivity(unchecked) private var waiting: [AnyNode] = []

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  func add(_ node: AnyNode) {
    waiting.append(node)
    onPrint?()
  }

  /// Removes and returns the nodes, in order.
  package func take() -> [AnyNode] {
    defer { waiting = [] }
    return waiting
  }
}

extension Engine {
  /// The nodes that wait to be printed.
  package var prints: PrintQueue { attachments.find(orAdd: PrintQueue()) }
}

/// Adds nodes to the queue once, when it starts.
final class PrintEffect: RunningEffect {
  private var content: (@MainActor () -> AnyNode)?
  private let queue: PrintQueue

  init(to queue: PrintQueue, _ content: @escaping @MainActor () -> AnyNode) {
    self.queue = queue
    self.content = content
  }

  override func start() {
    if let content { queue.add(content()) }
    content = nil
  }

  override func cancel() {
    super.cancel()
    content = nil
  }
}
