/// A frame that differs from the last layout's.
package struct LayoutChange {
  /// The node, with its new frame.
  package let node: LayoutNode
  /// The previous frame, or zero if the node had none.
  package let oldFrame: CellRect
}

extension [LayoutChange] {
  /// Returns the number of rows by which all previous children of a node moved down without a
  /// change of size. Returns `nil` if one did not, or if there were none before.
  ///
  /// - Complexity: O(n) changes.
  package func shift(ofChildrenOf parent: LayoutNode) -> Int? {
    withUnsafeBufferPointer { changes in
      var distance: Int?
      var count = 0
      for index in changes.indices where changes[index].isIn(parent) {
        count += 1
        let old = changes[index].oldFrame
        if old == .zero { continue }
        let new = changes[index].node.storedFrame
        guard old.column == new.column, old.columns == new.columns, old.rows == new.rows,
          distance == nil || distance == new.row - old.row
        else { return nil }
        distance = new.row - old.row
      }
      return count == parent.children.count ? distance : nil
    }
  }

  /// The end of the run of changes, from an index on, whose nodes were children of a node before.
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
