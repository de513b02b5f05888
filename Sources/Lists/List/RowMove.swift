import RecurseReactive
import RecurseReconciler
import RecurseWidgets

/// A move of a row in a list.
///
/// ```swift
/// Text(user.name).onMove { $0.users.move(id: user.id, by: $1.offset) }
/// Text(book.title).onMove(within: .list) { _, move in
///   library.modify { $0.move(from: move.from, to: move.to) }    // a SectionedCollectionProperty
/// }
/// ```
public struct RowMove: Hashable, Sendable {
  /// The section of the row, and its index in the section. A list without sections is section 0;
  /// rows beside sections form sections of their own.
  public var from: RowPath
  /// The section and the index after the move, counted without the row itself.
  public var to: RowPath

  /// Creates a move of a row.
  public init(from: RowPath, to: RowPath) {
    self.from = from
    self.to = to
  }

  /// The number of rows that the row moves down in its own section, or up if negative.
  public var offset: Int { to.row - from.row }
}

/// The range in which a row can be moved.
public enum RowMoveScope: Hashable, Sendable {
  /// Among the rows of its section.
  case section
  /// To any section of the list.
  case list
}

extension OwnedContent {
  /// Runs a transition when the user moves the row. Alt-Up and Alt-Down move it past a row, and
  /// dragging moves it to the mouse.
  ///
  /// ```swift
  /// .onMove { $0.users.move(id: user.id, by: $1.offset) }
  /// ```
  ///
  /// - Parameters:
  ///   - scope: the range of the move: within the section, or past headers.
  ///   - transition: the transition that takes the old and the new position.
  public func onMove(
    within scope: RowMoveScope = .section, _ transition: @escaping Transition<Owner, RowMove>
  ) -> VirtualNode<Owner> {
    node.listening(
      for: { (move: RowMove) in scope == .list || move.from.section == move.to.section },
      transition)
  }
}
