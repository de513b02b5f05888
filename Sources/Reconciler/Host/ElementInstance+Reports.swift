extension ElementInstance {
  /// Runs the transition that the tree attached to the element's event.
  ///
  /// - Returns: false where the element is gone: the event is dropped and traced.
  @discardableResult
  package func send<E: Element>(_ event: E.Event, of type: E.Type) -> Bool {
    guard isMounted, let owner else {
      engine.drop(eventFor: self)
      return false
    }
    unsafeDowncast(box, to: TypedElementBox<E>.self).handle(event, owner: owner, from: self)
    return true
  }

  /// Tells the lazy children of this element which of them can be seen.
  package func report(window: Range<Int>) { lazyChildren?.show(window: window) }
}

/// The way back from a widget into the tree: what it sends runs the transition of its element.
///
/// Sending does nothing once the element is gone.
@MainActor
public struct EventSender<E: Element> {
  package weak let instance: ElementInstance?

  package init(_ instance: ElementInstance?) { self.instance = instance }

  /// Reports what happened to the widget.
  public func send(_ event: E.Event) { instance?.send(event, of: E.self) }
}
