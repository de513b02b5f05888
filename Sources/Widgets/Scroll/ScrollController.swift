import RecurseReconciler
import RecurseTerminal

/// The scrolling part of a widget: what the state asks for and is told, and the mouse on wheel and
/// scrollbars.
///
///     state ── request ──▶ kept ── the next layout ──▶ the widget scrolls there
///     state ◀── report ─── the widget ◀── action ─── wheel, scrollbar
///
/// The widget knows its extents and moves its content. ScrollView, List and Table own one each.
@MainActor
package final class ScrollController {
  // The widget owns the part.
  private unowned let widget: Widget
  /// The scrolling that the state asks for, until the widget has done it.
  package var request: ScrollRequest? {
    get { storedRequest }
    set { storedRequest = newValue }
  }
  // Unchecked, as docs/decisions/002-unchecked-access.md measures: each layout asks these. Stored
  // apart, as another module would check it all the same.
  @exclusivity(unchecked) private var storedRequest: ScrollRequest?
  /// Whether the first layout has looked for a target around the widget.
  @exclusivity(unchecked) package private(set) var isResolved = false
  private var held: Held?

  /// The part of a scrollbar that a press holds: the thumb, or a part that does not move.
  private struct Held {
    var axis: Axis
    var drag: ScrollDrag?
  }

  package init(of widget: Widget) { self.widget = widget }

  /// Copies the state of the same widget's part in another tree.
  package func adopt(_ other: ScrollController) {
    request = other.request
    isResolved = other.isResolved
  }

  // MARK: - The state

  /// Takes another request of the state. The next layout scrolls there.
  package func take(_ request: ScrollRequest?) {
    guard let request, !request.isSeen else { return }
    self.request = request
    widget.setNeedsReport()
  }

  /// Looks, at the first layout, for a request of a modifier around the widget.
  ///
  /// - Returns: whether it is the first layout.
  package func resolve() -> Bool {
    guard !isResolved else { return false }
    isResolved = true
    request = request ?? widget.nearestStyle { $0.style.scrollRequest }
    return true
  }

  /// Reports the topmost child to the state, if a `scrollPosition` modifier asks for it.
  package func report(_ key: () -> NodeKey?) {
    guard let listener = widget.positionListener else { return }
    _ = listener.hears(ScrollMove(key: key()))
  }

  // MARK: - The mouse

  /// An action of the mouse on the widget.
  package enum Action {
    /// Scroll by a page: forward where it is 1, backward where it is -1.
    case page(Axis, Int)
    /// Scroll to an offset.
    case offset(Axis, Int)
    /// The event is handled, and nothing moves.
    case none
  }

  /// A visible scrollbar.
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

    /// Returns the cell of the track at a point of the content, or `nil` beside the bar.
    fileprivate func cell(at location: CellPoint) -> Int? {
      guard (axis == .vertical ? location.column : location.row) == line else { return nil }
      let cell = axis.position(of: location)
      return (0..<indicator.track).contains(cell) ? cell : nil
    }
  }

  /// Returns the action of the mouse on scrollbars: a press on the thumb holds it, one beside it
  /// scrolls a page.
  ///
  /// - Returns: `nil` if the event is for something else.
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

  /// Releases the held scrollbar.
  package func cancel() { held = nil }
}

/// The event of scrolling, by a person or a request: the key of the topmost visible child.
package struct ScrollMove {
  package var key: NodeKey?
}

extension Axis {
  /// Returns the coordinate of a point along the axis.
  fileprivate func position(of point: CellPoint) -> Int {
    self == .vertical ? point.row : point.column
  }

  /// Returns whether there is room for a scrollbar along the axis beside some content.
  package func hasRoomForScrollbar(in size: CellSize) -> Bool {
    switch self {
    case .vertical: size.columns >= 3 && size.rows >= 2
    case .horizontal: size.rows >= 3 && size.columns >= 2
    }
  }
}

extension Widget {
  /// The listener for the widget's scroll position. A scroll container further out has its own
  /// position.
  fileprivate final var positionListener: Instance? {
    var found: Instance?
    _ = ResponderChain(start: self).offer { widget in
      widget !== self && widget.isScrolled
    } listener: { instance in
      guard instance.listens(for: ScrollMove.self) else { return false }
      found = instance
      return true
    }
    return found
  }
}
