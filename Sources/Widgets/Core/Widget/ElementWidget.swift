import RecurseReconciler

/// A widget that shows one type of element.
///
/// ```swift
/// final class GaugeWidget: ElementWidget<Gauge> {
///   override func measure(_ proposal: LayoutProposal) -> CellSize {
///     CellSize(columns: 10, rows: 1)
///   }
///   override func paint(_ context: GraphicsContext) {
///     context.draw(String(repeating: "█", count: element.value), column: 0, row: 0)
///   }
/// }
/// ```
open class ElementWidget<E: Element>: Widget {
  /// The element that the widget shows, from the last commit.
  ///
  /// It does not change in ``send(_:)``. The state's answer arrives before the next event is
  /// handled. A widget that sends more than once for one event must keep what it has sent until
  /// then.
  @inlinable public final var element: E { storedElement }

  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  @usableFromInline @exclusivity(unchecked) final var storedElement: E

  private let sender: EventSender<E>

  /// Creates a widget that shows an element.
  ///
  /// - Parameter sender: takes the element's events; ``send(_:)`` uses it.
  public init(_ element: E, _ sender: EventSender<E>) {
    storedElement = element
    self.sender = sender
    super.init()
  }

  /// Called when the widget shows another element. By default, it is measured and painted again.
  open func update(from old: E) {
    setNeedsLayout()
  }

  /// Sends an event of the element, which runs the transition attached to it in the tree.
  /// ``element`` does not change until the commit that follows.
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
    let old = storedElement
    storedElement = element.element(as: E.self)
    guard old != storedElement else { return }
    update(from: old)
    guard let field else { return }
    if field.attention == .submitted { submittedValueChanged() }
    guard let forms = tree?.feature(Forms.self) else { return }
    field.changedBy = tree?.handled?.number
    if field.titleColumns > 0 { forms.setNeedsTitles(around: self) }
  }
}

/// An element that creates the widget that shows it.
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
  /// Creates a widget that shows the element.
  ///
  /// - Parameter sender: takes the element's events.
  @MainActor
  func makeWidget(_ sender: EventSender<Self>) -> ElementWidget<Self>
}
