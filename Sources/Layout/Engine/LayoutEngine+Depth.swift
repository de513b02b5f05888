// Boxes within boxes are calls within calls, and a stack that overflows says nothing.
extension LayoutEngine {
  /// How many boxes may be nested within each other.
  ///
  /// A level takes up to 4 KB of the stack (a debug build a little more), so that a stack of 8 MB,
  /// the main thread's, has room for twice as many.
  package static var deepestTree: Int { 1_000 }

  /// Goes one level down; every call has its `leave()`.
  func enter() {
    depth += 1
    precondition(
      depth <= Self.deepestTree,
      "More than \(Self.deepestTree) boxes are nested within each other: does one contain itself?")
  }

  func leave() {
    depth -= 1
  }
}
