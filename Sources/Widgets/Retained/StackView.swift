import RecurseLayout
import RecurseReconciler

/// A stack of views in a column or a row, or centered in the available room.
public final class StackView: RetainedView {
  /// The direction of a stack of views.
  public enum Axis: Hashable, Sendable {
    /// A row.
    case horizontal
    /// A column.
    case vertical
  }

  /// The position of views across their stack.
  public enum Alignment: Hashable, Sendable {
    /// The left of a column, or the top of a row.
    case start
    /// The middle.
    case center
    /// The right of a column, or the bottom of a row.
    case end
    /// The full width of a column, or the full height of a row.
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

  /// The views, in order.
  public private(set) var subviews: [RetainedView] = []
  private let element: RetainedElement<StackElement>

  /// Creates an empty stack.
  ///
  /// - Parameter spacing: the free cells between neighbors.
  public init(_ axis: Axis = .vertical, alignment: Alignment = .start, spacing: Int = 0) {
    self.alignment = alignment
    self.spacing = spacing
    element = RetainedElement(
      StackElement(
        axis == .vertical ? .column : .row, alignment: alignment.items, spacing: spacing))
    super.init(element.widget)
  }

  /// Creates an empty stack that takes the available room and centers its views.
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

  /// The free cells between neighbors.
  public var spacing: Int {
    didSet { if spacing != oldValue { element.value.arrangement.spacing = spacing } }
  }

  /// Adds a view at the end, and removes it from its previous stack. O(n).
  public func append(_ view: RetainedView) { insert(view, at: subviews.count) }

  /// Inserts a view at an index, and removes it from its previous stack. O(n).
  public func insert(_ view: RetainedView, at index: Int) {
    view.widget.removeRetained()
    subviews.insert(view, at: index)
    widget.insertRetained(view.widget, at: index)
  }

  /// Removes the view at an index. O(n).
  public func remove(at index: Int) {
    subviews.remove(at: index).widget.removeRetained()
  }

  /// Moves a view to an index in the stack without that view. O(n).
  public func move(from: Int, to: Int) {
    let view = subviews[from]
    remove(at: from)
    insert(view, at: to)
  }
}
