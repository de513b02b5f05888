import RecurseReconciler
import RecurseWidgets

/// A move of a node in a tree.
///
/// ```swift
/// Text(file.name).onTreeMove { (state, move: TreeMove<File.ID>) in
///   state.files.move(move.id, into: move.parent, at: move.index)
/// }
/// ```
public struct TreeMove<ID: Hashable> {
  /// The node.
  public var id: ID
  /// The node of which it becomes a child; `nil` if it becomes a root.
  public var parent: ID?
  /// The index among the children of the new parent, counted without the node itself. `Int.max`
  /// means the end.
  public var index: Int

  /// Creates a move.
  public init(id: ID, parent: ID?, index: Int) {
    self.id = id
    self.parent = parent
    self.index = index
  }
}

extension TreeMove: Equatable {}
extension TreeMove: Sendable where ID: Sendable {}

/// A move of a node, whatever its identity is.
struct NodeMove: Equatable {
  var key: NodeKey
  var parent: NodeKey?
  var index: Int
  /// The key that the node has then, which is another one if a path identifies it.
  var newKey: NodeKey
}

/// The user opened the row.
package struct RowExpansion { package init() {} }

extension OwnedContent {
  /// Runs a transition when the user opens the row of a tree, for example to load its children.
  ///
  /// ```swift
  /// Text(folder.name).onExpand { $0.load(folder.id) }
  /// ```
  ///
  /// It runs again when → is pressed on a row whose children could not be loaded. A row that the
  /// state expands does not run it.
  public func onExpand(
    _ transition: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.handling(EventFilter<RowExpansion>.all, transition)
  }

  /// Runs a transition when the user moves the row of a tree. Alt-Up and Alt-Down move it past its
  /// siblings and out of its parent. Alt-Right moves it into the sibling above, Alt-Left out of its
  /// parent, and a drag to the mouse.
  ///
  /// ```swift
  /// .onTreeMove { (state, move: TreeMove<File.ID>) in
  ///   state.files.move(move.id, into: move.parent, at: move.index)
  /// }
  /// ```
  ///
  /// The identities of the move are those by which the tree selects: an `id`, or a path of them.
  public func onTreeMove<ID: Hashable>(
    _ transition: @escaping @MainActor (inout Owner.State, TreeMove<ID>) throws -> Void
  ) -> VirtualNode<Owner> {
    node.listening(for: { (move: NodeMove) in move.key.value(as: ID.self) != nil }) {
      state, move, _ in
      guard let id = move.key.value(as: ID.self) else { return }
      try transition(
        &state,
        TreeMove(id: id, parent: move.parent?.value(as: ID.self), index: move.index))
    }
  }
}
