/// The data that a source of lazy children keeps from one update to the next, such as a ranking of
/// them.
///
/// Nodes are made anew by each render. So what is expensive to make stays with the instance, and
/// goes with it.
@MainActor
package protocol LazyMemory: AnyObject {
  /// Returns the memory for the same children in a tree that is built for comparison; `nil` if they
  /// begin without one there.
  func copyForComparison() -> (any LazyMemory)?

  /// Ends work for the children, which are unmounted or have another source now.
  func end()
}
