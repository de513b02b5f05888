import RecurseTerminal

/// The scrolling of a key: the arrows, Page Up, Page Down, Home and End, with Shift or Alt.
package struct KeyScroll {
  package enum Distance {
    /// A number of lines; negative is up or left.
    case lines(Int)
    /// A number of pages; negative is up or left.
    case pages(Int)
    case start, end
  }

  /// The axis; `nil` is that of the content, which is the vertical one if it scrolls along both.
  package let axis: Axis?
  package let distance: Distance

  /// Creates the scroll of a key, or `nil` for a key that scrolls nothing.
  package init?(_ key: Key) {
    switch (key.code, key.modifiers) {
    case (.up, []): (axis, distance) = (.vertical, .lines(-1))
    case (.down, []): (axis, distance) = (.vertical, .lines(1))
    case (.left, []): (axis, distance) = (.horizontal, .lines(-1))
    case (.right, []): (axis, distance) = (.horizontal, .lines(1))
    case (.up, .alt), (.pageUp, []): (axis, distance) = (nil, .pages(-1))
    case (.down, .alt), (.pageDown, []): (axis, distance) = (nil, .pages(1))
    case (.left, .alt), (.left, .shift), (.pageUp, .shift):
      (axis, distance) = (.horizontal, .pages(-1))
    case (.right, .alt), (.right, .shift), (.pageDown, .shift):
      (axis, distance) = (.horizontal, .pages(1))
    case (.home, []): (axis, distance) = (nil, .start)
    case (.end, []): (axis, distance) = (nil, .end)
    case (.home, .shift): (axis, distance) = (.horizontal, .start)
    case (.end, .shift): (axis, distance) = (.horizontal, .end)
    default: return nil
    }
  }
}
