import RecurseCore

/// A side of a divider: the left and the right one, or the upper and the lower one.
enum SplitSide: Hashable, Sendable {
  case leading, trailing
}

/// The model of a divider: a value that says where the divider is, and what a person's drag
/// changes.
protocol SplitModel: Hashable, Sendable {
  associatedtype Change: Sendable

  /// The cell of the divider in the split.
  var position: Int { get }
  /// The cells to which keys move it.
  var bounds: ClosedRange<Int> { get }
  /// The side on which a part is hidden that Enter or a click shows; `nil` if both are shown.
  var hiddenSide: SplitSide? { get }
  /// Whether the mouse drags the divider.
  var isDraggable: Bool { get }
  /// The change that says that the divider is in use; `nil` if nothing depends on that.
  var use: Change? { get }

  /// Returns the change that moves the divider to a cell, or `nil` if that changes nothing.
  ///
  /// - Parameter start: the model when the drag began.
  func moving(to position: Int, since start: Self, byDrag: Bool) -> Change?
  /// Returns the change that restores the model with which a drag began.
  func undoing(since start: Self) -> Change?
  /// Returns the change that shows the hidden part, or hides one.
  func toggling() -> Change?
  /// Returns the change that an arrow key makes where a part is hidden.
  func opening(by side: SplitSide) -> Change?
  /// Returns the change that evens out the parts.
  func evening() -> Change?
}

extension SplitModel {
  var use: Change? { nil }
  func evening() -> Change? { nil }
}

extension Role {
  /// A line between two parts, which the user moves.
  public static let separator = Role("separator")
}
