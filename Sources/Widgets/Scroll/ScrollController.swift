import RecurseReconciler
import RecurseTerminal

/// The part of a widget that scrolls: the child that the state asks for, the position that the
/// state was told, and the mouse on wheel and scrollbars.
///
///     state ── request ──▶ target ── the next layout ──▶ the widget scrolls there
///     state ◀── report ─── the widget ◀── action ─── wheel, scrollbar
///
/// The widget knows its extents and moves its content; ScrollView, List and Table own one each.
@MainActor
package final class ScrollController {
  // The widget owns the part.
  private unowned let widget: Widget
  /// The child that the state asks for, until the widget has shown it.
  package var target: ScrollTarget?
  /// The key that was reported to the state last.
  private var reported: NodeKey?
  /// Whether the first layout has looked for a target around the widget.
  package private(set) var isResolved = false
  private var held: Held?

  /// What a press on a scrollbar holds: the thumb, or nothing that moves.
  private struct Held {
    var axis: Axis
    var drag: ScrollDrag?
  }

  package init(of widget: Widget) { self.widget = widget }

  /// Takes over the state of the same widget's part in another tree.
  package func adopt(_ other: ScrollController) {
    target = other.target
    isResolved = other.isResolved
  }

  // MARK: - The state

  /// The state asks for a child. The position that it was told itself is no request.
  ///
  /// - Returns: whether there is anything to do.
  package func request(_ target: ScrollTarget?) -> Bool {
    guard target?.key != reported else { return false }
    reported = nil
    self.target = target
    return true
  }

  /// Looks, at the first layout, for a request that was made by a modifier around the widget.
  ///
  /// - Returns: whether it is the first layout.
  package func resolve() -> Bool {
    guard !isResolved else { return false }
    isResolved = true
    target = target ?? widget.nearestStyle { $0.scrollTarget }
    return true
  }

  /// Reports the uppermost child to the state, if a `scrollPosition` modifier asks for it.
  package func report(_ key: () -> NodeKey?) {
    guard let listener = widget.positionListener else { return }
    reported = key()
    _ = listener.hears(ScrollPosition(key: reported))
  }

  // MARK: - The mouse

  /// What the mouse asks of the widget.
  package enum Action {
    /// Scroll by a page: forward where it is 1, backward where it is -1.
    case page(Axis, Int)
    /// Scroll to an offset.
    case offset(Axis, Int)
    /// The event is handled, and nothing moves.
    case none
  }

  /// A scrollbar that is shown.
  package struct Bar {
    package var axis: Axis
    package var indicator: ScrollIndicator
    /// The column of a vertical bar or the row of a horizontal one, in the widget's content.
    package var line: Int

    package init(_ axis: Axis, _ indicator: ScrollIndicator, line: Int) {
      self.axis = axis
      self.indicator = indicator
      self.line = line
    }

    /// The cell of the track at a point of the content; `nil` beside the bar.
    fileprivate func cell(at location: CellPoint) -> Int? {
      guard (axis == .vertical ? location.column : location.row) == line else { return nil }
      let cell = axis.position(of: location)
      return (0..<indicator.track).contains(cell) ? cell : nil
    }
  }

  /// What the mouse does to scrollbars: a press on the thumb holds it, one beside it turns a page.
  ///
  /// - Returns: `nil` where the event is for something else.
  package func action(for mouse: MouseEvent, bars: [Bar]) -> Action? {
    switch mouse.kind {
    case .press(.left):
      held = nil
      for bar in bars {
        guard let cell = bar.cell(at: mouse.location) else { continue }
        held = Held(axis: bar.axis, drag: ScrollDrag(bar.indicator, at: cell))
        switch bar.indicator.part(at: cell) {
        case .thumb: return Action.none
        case .before: return .page(bar.axis, -1)
        case .after: return .page(bar.axis, 1)
        }
      }
      return nil
    case .drag(.left):
      guard let held else { return nil }
      guard let drag = held.drag, let bar = bars.first(where: { $0.axis == held.axis }) else {
        return Action.none
      }
      let cell = held.axis.position(of: mouse.location)
      return .offset(held.axis, drag.offset(bar.indicator, at: cell))
    case .release(.left):
      guard held != nil else { return nil }
      held = nil
      return Action.none
    default: return nil
    }
  }

  /// Releases the scrollbar that is held.
  package func cancel() { held = nil }
}

/// A person scrolled: the key of the uppermost child that can be seen.
package struct ScrollPosition {
  package var key: NodeKey?
}

extension Axis {
  /// The coordinate of a point along the axis.
  fileprivate func position(of point: CellPoint) -> Int {
    self == .vertical ? point.row : point.column
  }

  /// Whether there is room for a scrollbar along the axis beside some content.
  package func hasRoomForScrollbar(in size: CellSize) -> Bool {
    switch self {
    case .vertical: size.columns >= 3 && size.rows >= 2
    case .horizontal: size.rows >= 3 && size.columns >= 2
    }
  }
}

extension Widget {
  /// The listener that is told of the widget's scroll position. A scroll container further out has
  /// a position of its own.
  fileprivate final var positionListener: Instance? {
    var found: Instance?
    _ = ResponderChain(start: self).firstHandler { widget in
      widget !== self && widget.isScrolled
    } listener: { instance in
      guard instance.listens(for: ScrollPosition.self) else { return false }
      found = instance
      return true
    }
    return found
  }
}
