import RecurseReconciler

/// A view of an element of any type, including an app's own. Its properties can follow sources.
///
/// ```swift
/// let chart = Box(ElementView(ElevationChart(profile)))
/// chart.bind(track.profile, to: \.element.profile)
/// ```
public final class ElementView<E: WidgetElement>: RetainedView {
  private let shown: RetainedElement<E>
  /// The handler of the element's events.
  public var onEvent: (E.Event) -> Void

  /// Creates a view of an element.
  ///
  /// - Parameter onEvent: called with each event of the element.
  public init(_ element: E, onEvent: @escaping (E.Event) -> Void = { _ in }) {
    weak var view: ElementView?
    shown = RetainedElement(element) { view?.onEvent($0) }
    self.onEvent = onEvent
    super.init(shown.widget)
    view = self
  }

  /// The element that the view shows.
  public var element: E {
    get { shown.value }
    set { shown.value = newValue }
  }
}
