import RecurseLayout

/// The listener to the changes of a tree, which animates them. Layout is final at once, and the
/// animator has widgets painted elsewhere for a while.
@MainActor
package protocol ChangeAnimator: AnyObject {
  /// Whether anything is in transition.
  var isMoving: Bool { get }

  /// The number of widgets and snapshots in transition.
  var count: Int { get }

  /// Called after a widget was inserted into another.
  func didInsert(_ widget: Widget, into container: Widget)

  /// Called after a widget was moved among its siblings.
  func didMove(_ widget: Widget, in container: Widget)

  /// Has a widget at its layout at once.
  func cancelTransition(of widget: Widget, in container: Widget)

  /// Called before a widget is removed from another.
  func willRemove(_ widget: Widget, from container: Widget, at index: Int)

  /// Called after a layout pass with the frames that it changed.
  func didLayOut(_ changes: [LayoutChange])

  /// Animates the insertion of a widget that was scrolled into view only after the layout of its
  /// insertion.
  func showInsertion(of widget: Widget)

  /// Brings everything to where it is in the frame that is about to be painted.
  func step()

  /// Ends all transitions at once, and those that changes until the next frame would begin.
  func interrupt()
}
