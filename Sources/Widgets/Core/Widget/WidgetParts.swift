import RecurseTerminal

/// What a widget says about the focus when it is more than one focusable leaf: a field, a container
/// of rows, a scroll view.
@MainActor
package protocol FocusPart: AnyObject {
  /// Whether text is typed here, so that Enter moves on to the next such widget.
  var acceptsText: Bool { get }

  /// Whether the focus comes here when the focused widget inside is removed.
  var receivesLostFocus: Bool { get }

  /// Whether Tab comes here only where nothing inside is focusable.
  var yieldsFocusToContent: Bool { get }

  /// Whether nothing inside gets input or focus for now.
  var blocksInput: Bool { get }

  /// Whether the tab order includes what is inside a child.
  func admitsTab(to child: Widget) -> Bool

  /// Called when the focus moved to or away from something inside.
  func focusMovedInside()

  /// Called after a button inside was pressed.
  func pressedInside()
}

extension FocusPart {
  package var acceptsText: Bool { false }
  package var receivesLostFocus: Bool { false }
  package var yieldsFocusToContent: Bool { false }
  package var blocksInput: Bool { false }
  package func admitsTab(to child: Widget) -> Bool { true }
  package func focusMovedInside() {}
  package func pressedInside() {}
}

/// How a widget scrolls what is inside.
@MainActor
package protocol ScrollContainer: AnyObject {
  /// Whether it has a position of its own that the state may ask for.
  var hasPosition: Bool { get }

  /// What bounds content that expands; `nil` where the container lays that out by itself.
  var contentViewport: ContentViewport? { get }

  /// Scrolls as little as needed to see a rectangle, which counts from the widget's corner, as the
  /// layout of its children does.
  func reveal(_ rect: CellRect)

  /// Called when the state asks for another child to be shown.
  func scrollTargetChanged(to target: ScrollTarget?)
}

extension ScrollContainer {
  package var hasPosition: Bool { true }
  package var contentViewport: ContentViewport? { nil }
  package func reveal(_ rect: CellRect) {}
  package func scrollTargetChanged(to target: ScrollTarget?) {}
}

/// The visible part of scrolled content: along its axes, what expands is as large as that.
package struct ContentViewport {
  package var axes: Axis.Set
  package var size: CellSize
}

/// What hears of layouts. It may report a size or a window to the reconciler; what that leads to is
/// committed and laid out before the frame is painted.
@MainActor
package protocol LayoutObserver: AnyObject {
  /// Whether it hears of layouts that changed a child's frame, too.
  var observesChildren: Bool { get }

  /// Whether a child may observe layouts of its own.
  var childrenObserveLayout: Bool { get }

  /// Called after a layout in which the widget's frame or style changed, or which the widget asked
  /// for with ``Widget/setNeedsReport()``.
  func didLayOut()
}

extension LayoutObserver {
  package var observesChildren: Bool { false }
  package var childrenObserveLayout: Bool { true }
}

/// A widget with something to do at the end of a commit that it asked for with
/// ``WidgetTree/setNeedsCommitUpdate(for:)``.
@MainActor
package protocol CommitObserver: Widget {
  /// Called when the commit has ended. It may ask for another one.
  func applyCommit()
}
