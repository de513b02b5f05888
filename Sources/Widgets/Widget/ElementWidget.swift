import RecurseReconciler

/// A widget that shows one type of element.
///
/// ```swift
/// final class GaugeWidget: ElementWidget<Gauge> {
///   override func measure(_ proposal: LayoutProposal) -> LayoutSize {
///     LayoutSize(width: 10, height: 1)
///   }
///   override func paint(_ canvas: Canvas) {
///     canvas.draw(String(repeating: "█", count: element.value), column: 0, row: 0)
///   }
/// }
/// ```
open class ElementWidget<E: Element>: Widget {
  /// What the widget shows.
  public private(set) final var element: E

  private let sender: EventSender<E>

  public init(_ element: E, _ sender: EventSender<E>) {
    self.element = element
    self.sender = sender
    super.init()
  }

  /// Called when the widget shows another element; it is measured and painted anew by default.
  open func update(from old: E) {
    setNeedsLayout()
  }

  /// Reports what happened: the transition that the tree attached to the element runs.
  public final func send(_ event: E.Event) { sender.send(event) }

  final override package var shownElement: (any Element)? { element }

  final override var elementDescription: String { "\(element)" }

  final override func makeReplica() -> Widget {
    func open<Known: WidgetElement>(_ element: Known) -> Widget {
      element.makeWidget(EventSender { _ in })
    }
    guard let known = element as? any WidgetElement else {
      fatalError("\(E.self) has no widget")
    }
    return open(known)
  }

  final override func show(_ element: ElementBox) {
    let old = self.element
    self.element = element.element(as: E.self)
    if old != self.element { update(from: old) }
  }
}

/// An element that knows the widget which shows it.
///
/// ```swift
/// struct Gauge: WidgetElement {
///   typealias Event = Int
///   var value: Int
///
///   func makeWidget(_ sender: EventSender<Gauge>) -> ElementWidget<Gauge> {
///     GaugeWidget(self, sender)
///   }
/// }
/// ```
public protocol WidgetElement: Element {
  @MainActor
  func makeWidget(_ sender: EventSender<Self>) -> ElementWidget<Self>
}
