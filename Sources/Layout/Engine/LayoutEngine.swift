/// Lays out trees of boxes by the rules of CSS's flexbox, limited to the boxes that a change
/// affects.
///
/// ```swift
/// let engine = LayoutEngine()
/// let report = engine.layout(root, width: 80, height: 24)
/// for change in engine.changes { … }
/// ```
///
/// A layout pass has two walks, both along changed nodes alone:
///
///     upward     every changed node is measured again for the cached queries of its container;
///                where all results are the same, the container is not affected
///     downward   every node whose children's positions may differ arranges them
///
/// Source: CSS Flexible Box Layout Module Level 1, §9. `LayoutStyle` documents the difference (no
/// automatic minimum size).
package final class LayoutEngine {
  /// The nodes whose frame was changed by the last layout, outer ones first.
  package var changes: [LayoutChange] { storedChanges }
  // Not checked for overlapping access, as docs/decisions/002-unchecked-access.md measures.
  @exclusivity(unchecked) var storedChanges: [LayoutChange] = []

  @exclusivity(unchecked) var report = LayoutReport()
  @exclusivity(unchecked) var pass = 0
  /// The first node for whose content the last layout had no stack left. Then no frame is valid.
  package var tooDeep: LayoutNode? { storedTooDeep }
  @exclusivity(unchecked) var storedTooDeep: LayoutNode?
  /// The nodes that were not laid out for that.
  @exclusivity(unchecked) var skippedNodes: [LayoutNode] = []
  /// The number of changed nodes that this layout has refreshed, and the number of queries that it
  /// has computed.
  @exclusivity(unchecked) var refreshedCount = 0
  @exclusivity(unchecked) var measuredCount = 0
  /// Whether columns of plain items are stacked without the stages of a flexbox; a test compares
  /// both.
  @exclusivity(unchecked) package var usesPlainColumns = true

  // Scratch memory for the containers that are being solved, one above the other.
  let items = ScratchStack<FlexItem>()
  let lines = ScratchStack<FlexLine>()
  let cells = ScratchStack<GridCell>()
  let tracks = ScratchStack<GridTrack>()

  package init() {}

  /// Computes the frame of every node of the tree.
  ///
  /// A width or height that is given overrides the root's style; `nil` leaves it to the style and
  /// the content, without a bound. A root is positioned by its margins and insets.
  ///
  /// - Complexity: linear in the changed nodes and the containers around them.
  @discardableResult
  package func layout(_ root: LayoutNode, width: Int?, height: Int?) -> LayoutReport {
    pass += 1
    report = LayoutReport()
    refreshedCount = 0
    measuredCount = 0
    storedChanges.removeAll(keepingCapacity: true)
    storedTooDeep = nil
    refresh(root)
    // Without all measurements no frame can be computed.
    if storedTooDeep == nil {
      placeRoot(
        root, width: width.map { Double(max(0, $0)) }, height: height.map { Double(max(0, $0)) })
    }
    markSkippedNodes()
    report.framesChanged = changes.count
    return report
  }

  /// The height of a root's border box for a width, without a bound, right after a layout of it.
  package func height(of root: LayoutNode, width: Int) -> Int {
    let height = contentHeight(root, width: Double(width), basis: Double(width))
    return height.isFinite ? Int(min(height, 1e6).rounded(.up)) : 0
  }
}

/// Counts of the work of a layout pass.
package struct LayoutReport: Equatable, Sendable {
  /// Nodes that were measured or arranged.
  package internal(set) var nodesLaidOut = 0
  /// Measurements requested, and children and cells visited: a layout's time is in proportion.
  package internal(set) var steps = 0
  /// Calls of `LayoutContent.measure(_:)`.
  package internal(set) var measurements = 0
  /// Nodes whose frame changed.
  package internal(set) var framesChanged = 0

  package init() {}
}
