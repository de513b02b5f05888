/// The nodes that a round still has to compute, lowest height first: a bucket for each height.
@MainActor
final class RecomputeQueue {
  private struct Bucket {
    var nodes: [GraphNode] = []
    var head = 0

    mutating func popFirst() -> GraphNode? {
      guard head < nodes.count else { return nil }
      let node = nodes[head]
      head += 1
      // An empty bucket retains no node.
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
    // A node that became active during the round may be lower than those computed now.
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
        // Its height grew while it was queued.
        append(node)
        continue
      }
      node.isQueued = false
      count -= 1
      return node
    }
  }
}
