import RecurseReconciler

/// The way of an event from a widget outward to the root of its layer.
///
///     widget ─▶ listeners around its element ─▶ parent ─▶ listeners around its element ─▶ … ─▶ root
///
/// It follows the widgets' parents, so that a widget without an element of its own, as in a `Box`,
/// is on it like any other.
@MainActor
struct ResponderChain {
  /// Where the event starts.
  let start: Widget
  /// Whether it starts at the widget itself, or at the listeners around it.
  var includesStart = true

  /// Offers an event to widgets and listeners until one handles it. O(depth).
  ///
  /// - Parameters:
  ///   - widget: whether a widget handles the event.
  ///   - listener: whether the listener at an instance, where there is one, handles it.
  /// - Returns: whether one did.
  func firstHandler(
    widget: (Widget) -> Bool, listener: (Instance) -> Bool
  ) -> Bool {
    var current = start
    if includesStart, widget(current) { return true }
    while true {
      // A handler may have removed its widget: the event goes on from where its element was.
      let instance = current.instance
      let parent = current.parent
      let next = parent?.instance
      if instance !== next {
        var around = instance?.outward
        while let candidate = around, candidate !== next {
          if listener(candidate) { return true }
          around = candidate.outward
        }
      }
      guard let parent else { return false }
      if widget(parent) { return true }
      current = parent
    }
  }
}

extension Widget {
  /// Offers an event to the listeners around the widget, from the inside out
  /// (``OwnedContent/onEvent(_:_:)``). O(depth).
  ///
  /// ```swift
  /// bubble(CardDropped(card: element.card))
  /// ```
  ///
  /// - Returns: whether one of them handled it.
  @discardableResult
  public final func bubble<Event>(_ event: Event) -> Bool {
    ResponderChain(start: self).firstHandler(widget: { _ in false }, listener: { $0.hears(event) })
  }
}
