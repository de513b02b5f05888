import RecurseTerminal

/// Counts presses in one place that follow each other quickly: the second of a double click is 2.
struct ClickCounter {
  private var last: (button: MouseButton, location: CellPoint, time: Duration)?
  private var count = 0
  /// The number of the last press.
  var number: Int { count }

  /// The longest time between two presses of a double click, as on desktops.
  static let interval = Duration.milliseconds(500)

  /// - Returns: the press's number among those that belong together, from 1.
  mutating func press(
    _ button: MouseButton, at location: CellPoint, time: Duration
  ) -> Int {
    if let last, last.button == button, last.location == location,
      time - last.time <= Self.interval
    {
      count += 1
    } else {
      count = 1
    }
    last = (button, location, time)
    return count
  }
}
