import RecurseReactive
import RecurseReconciler
import RecurseWidgets

/// Where a row of a list is to go.
///
/// ```swift
/// Text(user.name).onMove { $0.users.move(id: user.id, by: $1.offset) }
/// Text(book.title).onMove(within: .list) { _, move in
///   library.modify { $0.move(from: move.from, to: move.to) }    // a SectionedCollectionProperty
/// }
/// ```
public struct RowMove: Hashable, Sendable {
  /// The row's section, and its index there. A list without sections is section 0; rows beside
  /// sections form sections of their own.
  public var from: RowPath
  /// The section and the index after the move, as the list is without the row.
  public var to: RowPath

  /// A move of a row.
  public init(from: RowPath, to: RowPath) {
    self.from = from
    self.to = to
  }

  /// By how many rows the row goes down, or up where it is less than zero, in its own section.
  public var offset: Int { to.row - from.row }
}

/// How far a row can be moved.
public enum RowMoveScope: Hashable, Sendable {
  /// Among the rows of its section.
  case section
  /// To any section of the list.
  case list
}

extension OwnedContent {
  /// Runs a transition when the row is to go elsewhere: Alt-Up and Alt-Down move it past a row,
  /// dragging it as far as the mouse goes.
  ///
  /// ```swift
  /// .onMove { $0.users.move(id: user.id, by: $1.offset) }
  /// ```
  ///
  /// - Parameters:
  ///   - scope: whether the row stays in its section, or can pass headers.
  ///   - transition: gets where the row was, and where it is to go.
  public func onMove(
    within scope: RowMoveScope = .section,
    _ transition: @escaping @MainActor (inout Owner.State, RowMove) throws -> Void
  ) -> VirtualNode<Owner> {
    onMove(within: scope) { state, move, _ in try transition(&state, move) }
  }

  /// Runs a transition that may emit when the row is to go elsewhere.
  public func onMove(
    within scope: RowMoveScope = .section, _ transition: @escaping Transition<Owner, RowMove>
  ) -> VirtualNode<Owner> {
    node.listening(
      for: { (move: RowMove) in scope == .list || move.from.section == move.to.section },
      transition)
  }
}

extension Modifiable where Modified: StaticContent {
  /// Runs a transition when the row is to go elsewhere.
  @_disfavoredOverload
  public func onMove<Owner: Component>(
    within scope: RowMoveScope = .section,
    _ transition: @escaping @MainActor (inout Owner.State, RowMove) throws -> Void
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onMove(within: scope, transition)
  }

  /// Runs a transition that may emit when the row is to go elsewhere.
  @_disfavoredOverload
  public func onMove<Owner: Component>(
    within scope: RowMoveScope = .section, _ transition: @escaping Transition<Owner, RowMove>
  ) -> VirtualNode<Owner> {
    node(for: Owner.self).onMove(within: scope, transition)
  }
}
