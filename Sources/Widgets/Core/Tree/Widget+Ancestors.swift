extension Widget {
  /// The widgets around this one, from the inside out.
  final var ancestors: WidgetAncestors { WidgetAncestors(next: parent) }

  /// The widget and those around it, from the inside out.
  package final var selfAndAncestors: WidgetAncestors { WidgetAncestors(next: self) }
}

/// Widgets of which each is the parent of the one before, up to the root.
package struct WidgetAncestors: Sequence, IteratorProtocol {
  private var upcoming: Widget?

  init(next: Widget?) { upcoming = next }

  package mutating func next() -> Widget? {
    let widget = upcoming
    upcoming = widget?.parent
    return widget
  }
}
