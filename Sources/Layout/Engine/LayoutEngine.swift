/// Lays out trees of boxes by the rules of CSS's flexbox, and only what a change reaches.
///
/// ```swift
/// let engine = LayoutEngine()
/// let report = engine.layout(root, width: 80, height: 24)
/// for change in engine.changes { … }
/// ```
///
/// A layout has two walks, both along changed nodes alone:
///
///     upward     every changed node answers again what its container once asked it;
///                where all answers are as they were, the container does not change
///     downward   every node whose children's places may differ arranges them
///
/// Source: CSS Flexible Box Layout Module Level 1, §9; where this differs (no automatic minimum
/// size) `LayoutStyle` says so.
package final class LayoutEngine {
  /// The nodes whose frame differs from the last layout's, outer ones first.
  package var changes: [LayoutChange] { storedChanges }
  @exclusivity(unchecked) var storedChanges: [LayoutChange] = []

  @exclusivity(unchecked) var report = LayoutReport()
  @exclusivity(unchecked) var pass = 0
  /// The first node for whose inside the last layout had no stack left: then no frame is to be
  /// relied on.
  @exclusivity(unchecked) package internal(set) var tooDeep: LayoutNode?
  /// What was not laid out for that.
  @exclusivity(unchecked) var left: [LayoutNode] = []
  /// How many changed nodes this layout has let answer again, and how many answers that took.
  @exclusivity(unchecked) var refreshed = 0
  @exclusivity(unchecked) var answered = 0
  /// Whether columns of plain items are stacked; a test compares them with what the stages give.
  @exclusivity(unchecked) package var usesPlainColumns = true

  // Scratch for the containers being solved, one above the other; kept from layout to layout.
  let items = ScratchStack<FlexItem>()
  let lines = ScratchStack<FlexLine>()
  let cells = ScratchStack<GridCell>()
  let tracks = ScratchStack<GridTrack>()

  package init() {}

  /// Gives every node of the tree its frame.
  ///
  /// A size that is given is the root's, whatever its style says; nil leaves it to the style and
  /// the content, without a bound. A root stands at its margins and insets.
  @discardableResult
  package func layout(_ root: LayoutNode, width: Int?, height: Int?) -> LayoutReport {
    pass += 1
    report = LayoutReport()
    refreshed = 0
    answered = 0
    storedChanges.removeAll(keepingCapacity: true)
    tooDeep = nil
    refresh(root)
    // Where not all have answered, what they said is no ground for a place.
    if tooDeep == nil {
      placeRoot(
        root, width: width.map { Double(max(0, $0)) }, height: height.map { Double(max(0, $0)) })
    }
    noteWhatWasLeft()
    report.framesChanged = changes.count
    return report
  }
}

extension [LayoutChange] {
  /// How far down all children of a node moved that stood there before, each as it was; `nil` where
  /// one did not, or none did.
  package func shift(ofChildrenOf parent: LayoutNode) -> Int? {
    withUnsafeBufferPointer { changes in
      var distance: Int?
      var count = 0
      for index in changes.indices where changes[index].isIn(parent) {
        count += 1
        let old = changes[index].oldFrame
        if old == .zero { continue }
        let new = changes[index].node.storedFrame
        guard old.x == new.x, old.width == new.width, old.height == new.height,
          distance == nil || distance == new.y - old.y
        else { return nil }
        distance = new.y - old.y
      }
      return count == parent.children.count ? distance : nil
    }
  }

  /// Where the run of children ends that stood in a node before, from an index on.
  package func end(ofMovedChildrenOf parent: LayoutNode, from start: Int) -> Int {
    withUnsafeBufferPointer { changes in
      var end = start
      while end < changes.count, changes[end].isIn(parent), changes[end].oldFrame != .zero {
        end += 1
      }
      return end
    }
  }
}

extension LayoutChange {
  @inline(__always)
  fileprivate func isIn(_ parent: LayoutNode) -> Bool { node.parent === parent }
}

/// What one layout did.
package struct LayoutReport: Equatable, Sendable {
  /// Nodes that answered a question or arranged their children.
  package internal(set) var nodesLaidOut = 0
  /// Questions asked, and children and cells looked at for them: what a layout's time follows.
  package internal(set) var steps = 0
  /// Calls of `LayoutContent.measure(_:)`.
  package internal(set) var measurements = 0
  /// Nodes whose frame is another than before.
  package internal(set) var framesChanged = 0

  package init() {}
}

/// A frame that differs from the last layout's.
package struct LayoutChange {
  package let node: LayoutNode
  package let oldFrame: LayoutFrame
}
