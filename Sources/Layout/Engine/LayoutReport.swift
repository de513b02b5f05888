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
