extension ElementInstance {
  /// Runs the transition that the tree attached to the element's event.
  ///
  /// - Returns: `false` if the element is gone and the event is dropped.
  @discardableResult
  package func send<E: Element>(_ event: E.Event, of type: E.Type) -> Bool {
    guard isMounted, let owner else { return false }
    unsafeDowncast(box, to: TypedElementBox<E>.self).handle(event, owner: owner, from: self)
    return true
  }
}

/// A handle with which a widget sends events to its element's transition.
///
/// Once the element is gone, sending only records a dropped event. A widget keeps a sender, never
/// the instance itself, which retains the widget.
@MainActor
public struct EventSender<E: Element> {
  private let reference: ZeroingReference<Instance>?
  private let engine: ZeroingReference<Engine>?
  /// Receives the events of a widget that has no element in a tree.
  private let receive: ((E.Event) -> Void)?

  package init(_ instance: ElementInstance?) { self.init(instance, of: instance?.engine) }

  /// - Parameter engine: records dropped events once the instance is gone.
  package init(_ instance: ElementInstance?, of engine: Engine?) {
    reference = instance?.reference
    self.engine = engine?.reference
    receive = nil
  }

  /// Creates a sender for a widget outside all trees of elements.
  package init(_ receive: @escaping (E.Event) -> Void) {
    reference = nil
    engine = nil
    self.receive = receive
  }

  /// The element that takes the events, as long as it exists.
  package var instance: ElementInstance? { reference?.element }

  /// Sends an event of the widget.
  public func send(_ event: E.Event) {
    if let receive { return receive(event) }
    guard instance?.send(event, of: E.self) != true else { return }
    engine?.target?.diagnostics.drop(eventFor: "\(E.self)")
  }
}
