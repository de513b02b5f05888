import RecurseReconciler

/// A view that shows an element of any kind, one's own as well; its parts can follow properties.
///
/// ```swift
/// let chart = Box(ElementView(ElevationChart(profile)))
/// chart.bind(track.profile, to: \.element.profile)
/// ```
public final class ElementView<E: WidgetElement>: RetainedView {
  private let shown: RetainedElement<E>
  /// Called with each event of the element.
  public var onEvent: (E.Event) -> Void

  /// A view of an element.
  public init(_ element: E, onEvent: @escaping (E.Event) -> Void = { _ in }) {
    weak var view: ElementView?
    shown = RetainedElement(element) { view?.onEvent($0) }
    self.onEvent = onEvent
    super.init(shown.widget)
    view = self
  }

  /// What the view shows.
  public var element: E {
    get { shown.value }
    set { shown.value = newValue }
  }
}
