/// The nodes that a round still has to compute, lowest height first.
@MainActor
final class RecomputeQueue {
  private struct Bucket {
    var nodes: [GraphNode] = []
    var head = 0

    mutating func popFirst() -> GraphNode? {
      guard head < nodes.count else { return nil }
      let node = nodes[head]
      head += 1
      // An empty bucket keeps no node alive.
      if head == nodes.count {
        nodes.removeAll(keepingCapacity: true)
        head = 0
      }
      return node
    }
  }

  private var buckets: [Bucket] = []
  private var lowest = 0
  private var count = 0

  func insert(_ node: GraphNode) {
    guard !node.isQueued else { return }
    node.isQueued = true
    count += 1
    append(node)
  }

  private func append(_ node: GraphNode) {
    while buckets.count <= node.height { buckets.append(Bucket()) }
    buckets[node.height].nodes.append(node)
    // A node that came to life in the middle of a round may lie below the ones at work.
    lowest = min(lowest, node.height)
  }

  func popLowest() -> GraphNode? {
    guard count > 0 else {
      lowest = 0
      return nil
    }
    while true {
      guard let node = buckets[lowest].popFirst() else {
        lowest += 1
        continue
      }
      if node.height > lowest {
        // It was raised while it waited.
        append(node)
        continue
      }
      node.isQueued = false
      count -= 1
      return node
    }
  }
}
