extension ElementInstance {
  /// Runs the transition that the tree attached to the element's event.
  ///
  /// - Returns: false where the element is gone and the event is dropped.
  @discardableResult
  package func send<E: Element>(_ event: E.Event, of type: E.Type) -> Bool {
    guard isMounted, let owner else { return false }
    unsafeDowncast(box, to: TypedElementBox<E>.self).handle(event, owner: owner, from: self)
    return true
  }
}

/// The way back from a widget into the tree: what it sends runs the transition of its element.
///
/// Sending does nothing once the element is gone, beyond leaving a trace. A widget keeps a sender
/// and never the instance itself, which holds the widget.
@MainActor
public struct EventSender<E: Element> {
  private let reference: ZeroingReference<Instance>?
  private let engine: ZeroingReference<Engine>?
  /// Takes the events of a widget that has no element in a tree.
  private let receive: ((E.Event) -> Void)?

  package init(_ instance: ElementInstance?) { self.init(instance, of: instance?.engine) }

  /// - Parameter engine: what leaves the trace where the instance is already gone.
  package init(_ instance: ElementInstance?, of engine: Engine?) {
    reference = instance?.reference
    self.engine = engine?.reference
    receive = nil
  }

  /// The way out of a widget outside of all trees of elements.
  package init(_ receive: @escaping (E.Event) -> Void) {
    reference = nil
    engine = nil
    self.receive = receive
  }

  /// The element that takes the events, as long as it is there.
  package var instance: ElementInstance? { reference?.element }

  /// Reports what happened to the widget.
  public func send(_ event: E.Event) {
    if let receive { return receive(event) }
    if instance?.send(event, of: E.self) != true { engine?.target?.diagnostics.drop(eventFor: "\(E.self)") }
  }
}
