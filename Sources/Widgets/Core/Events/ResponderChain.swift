import RecurseReconciler

/// The path of an event from a widget outward to the root of its layer.
///
///     widget ─▶ listeners around its element ─▶ parent ─▶ listeners around its element ─▶ … root
///
/// It follows the widgets' parents, so it includes a widget without its own element, as in a `Box`.
@MainActor
struct ResponderChain {
  /// The widget at which the event starts.
  let start: Widget
  /// Whether the chain includes the widget itself, or only the listeners around it.
  var includesStart = true

  /// Offers an event to widgets and listeners until one handles it. O(depth).
  ///
  /// - Parameters:
  ///   - widget: returns whether a widget handles the event.
  ///   - listener: returns whether the listener of an instance, if there is one, handles it.
  /// - Returns: whether one handled it.
  func offer(widget: (Widget) -> Bool, listener: (Instance) -> Bool) -> Bool {
    var current = start
    if includesStart, widget(current) { return true }
    while true {
      // A handler may have removed its widget: the event continues from the former position of its
      // element.
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
  /// (`onEvent(_:_:)`). O(depth).
  ///
  /// ```swift
  /// bubble(CardDropped(card: element.card))
  /// ```
  ///
  /// - Returns: whether one of them handled it.
  @discardableResult
  public final func bubble<Event>(_ event: Event) -> Bool {
    ResponderChain(start: self).offer(widget: { _ in false }, listener: { $0.hears(event) })
  }
}
