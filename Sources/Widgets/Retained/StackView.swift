import RecurseLayout
import RecurseReconciler

/// Views in a column or a row.
public final class StackView: RetainedView {
  /// The direction of a stack of views.
  public enum Axis: Hashable, Sendable {
    /// In a row.
    case horizontal
    /// In a column.
    case vertical
  }

  /// The views, in their order.
  public private(set) var subviews: [RetainedView] = []

  /// An empty stack.
  ///
  /// - Parameter spacing: the free cells between neighbours.
  public init(_ axis: Axis = .vertical, spacing: Int = 0) {
    let element = StackElement(
      axis == .vertical ? .column : .row, alignment: .start, spacing: spacing)
    super.init(RetainedElement(element).widget)
  }

  deinit { StackSafeRelease.take(subviews) }

  /// Adds a view at the end, and removes it from where it was. O(n).
  public func append(_ view: RetainedView) { insert(view, at: subviews.count) }

  /// Inserts a view at an index, and removes it from where it was. O(n).
  public func insert(_ view: RetainedView, at index: Int) {
    view.widget.removeRetained()
    subviews.insert(view, at: index)
    widget.insertRetained(view.widget, at: index)
  }

  /// Removes the view at an index. O(n).
  public func remove(at index: Int) {
    subviews.remove(at: index).widget.removeRetained()
  }

  /// Moves a view to an index, which counts without it. O(n).
  public func move(from: Int, to: Int) {
    let view = subviews[from]
    remove(at: from)
    insert(view, at: to)
  }
}
