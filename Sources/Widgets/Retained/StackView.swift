import RecurseLayout
import RecurseReconciler

/// Views in a column or a row, or in the middle of the room there is.
public final class StackView: RetainedView {
  /// The direction of a stack of views.
  public enum Axis: Hashable, Sendable {
    /// In a row.
    case horizontal
    /// In a column.
    case vertical
  }

  /// The position of views across their stack.
  public enum Alignment: Hashable, Sendable {
    /// At the left of a column, at the top of a row.
    case start
    /// In the middle.
    case center
    /// At the right of a column, at the bottom of a row.
    case end
    /// As wide as the column, as high as the row.
    case stretch

    fileprivate var items: AlignItems {
      switch self {
      case .start: .start
      case .center: .safeCenter
      case .end: .end
      case .stretch: .stretch
      }
    }
  }

  /// The views, in their order.
  public private(set) var subviews: [RetainedView] = []
  private let element: RetainedElement<StackElement>

  /// An empty stack.
  ///
  /// - Parameter spacing: the free cells between neighbours.
  public init(_ axis: Axis = .vertical, alignment: Alignment = .start, spacing: Int = 0) {
    self.alignment = alignment
    self.spacing = spacing
    element = RetainedElement(
      StackElement(
        axis == .vertical ? .column : .row, alignment: alignment.items, spacing: spacing))
    super.init(element.widget)
  }

  /// An empty stack that takes the room there is, and has its views in the middle.
  init(centered: Void) {
    alignment = .center
    spacing = 0
    element = RetainedElement(StackElement(.center, alignment: .safeCenter))
    super.init(element.widget)
  }

  deinit { StackSafeRelease.take(subviews) }

  /// The position of the views across the stack.
  public var alignment: Alignment {
    didSet { if alignment != oldValue { element.value.arrangement.alignment = alignment.items } }
  }

  /// The free cells between neighbours.
  public var spacing: Int {
    didSet { if spacing != oldValue { element.value.arrangement.spacing = spacing } }
  }

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
