/// A node of the inspected tree with the nodes below it.
package struct TreeNode: Identifiable, Equatable, Sendable {
  package let line: TreeLine
  /// The reason for which the component was rendered in the shown step.
  package let reason: String?
  package private(set) var children: [TreeNode]?

  package var id: Int { line.id }

  /// Makes a tree of lines, parents before their children.
  ///
  /// A line that is too deep for its place is a child of the line before.
  package static func nodes(of lines: [TreeLine], _ step: Step?) -> [TreeNode] {
    let reasons = Dictionary(
      step?.renders.map { ($0.node, $0.reason) } ?? [], uniquingKeysWith: { first, _ in first })
    // The nodes on the way down, each with the depth of its line; the first stands for the roots.
    var open: [(depth: Int, node: TreeNode)] = []
    var roots: [TreeNode] = []
    func close(downTo depth: Int) {
      while let last = open.last, last.depth >= depth {
        open.removeLast()
        if open.isEmpty {
          roots.append(last.node)
        } else {
          open[open.count - 1].node.append(last.node)
        }
      }
    }
    for line in lines {
      close(downTo: line.depth)
      open.append((line.depth, TreeNode(line: line, reason: reasons[line.id], children: nil)))
    }
    close(downTo: .min)
    return roots
  }

  private mutating func append(_ child: TreeNode) {
    children = (children ?? []) + [child]
  }
}

extension [TreeLine] {
  /// The ids of the nodes above a node, which are open so that it can be seen.
  package func ancestors(of id: Int) -> [Int] {
    guard var index = firstIndex(where: { $0.id == id }) else { return [] }
    var found: [Int] = []
    var depth = self[index].depth
    while index > 0, depth > 0 {
      index -= 1
      guard self[index].depth < depth else { continue }
      depth = self[index].depth
      found.append(self[index].id)
    }
    return found
  }

  /// The next node with a text, from the node behind `id` on, and around the end.
  ///
  /// - Parameters:
  ///   - steps: 1 for the next one, -1 for the one before, 0 for the node itself or the next one.
  package func match(_ text: String, from id: Int?, _ steps: Int) -> Int? {
    guard !isEmpty, !text.isEmpty else { return nil }
    let start = id.flatMap { id in firstIndex { $0.id == id } }
    for distance in 0..<count {
      let way = steps < 0 ? -distance : distance
      let from = start.map { $0 + steps } ?? (steps < 0 ? count - 1 : 0)
      let index = ((from + way) % count + count) % count
      if self[index].contains(text) { return self[index].id }
    }
    return nil
  }
}
