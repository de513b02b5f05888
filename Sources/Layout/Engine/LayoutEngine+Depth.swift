import CStack

// Boxes within boxes are calls within calls, and a stack that overflows says nothing.
extension LayoutEngine {
  /// Whether there is stack for what is inside a node. Where there is none, nothing more is laid out,
  /// and the next layout starts with what was left.
  func hasRoom(for node: LayoutNode) -> Bool {
    if tooDeep == nil {
      guard recurse_stack_is_low() else { return true }
      tooDeep = node
    }
    left.append(node)
    return false
  }

  /// Notes what was left, for the next layout.
  func noteWhatWasLeft() {
    guard !left.isEmpty else { return }
    for node in left { node.setNeedsLayout() }
    left = []
  }
}
