/// The time since a moment, as short as a column needs it: `5m`, `3h`, `2d`, `6w`, `4y`.
enum Age {
  /// - Parameters:
  ///   - moment: the seconds since 1970.
  ///   - now: the same of the present.
  static func text(of moment: Int, now: Int) -> String {
    let seconds = max(0, now - moment)
    let units = [
      (1, "s"), (60, "m"), (3600, "h"), (86_400, "d"), (604_800, "w"), (31_557_600, "y"),
    ]
    let unit = units.last { seconds >= $0.0 } ?? units[0]
    return "\(seconds / unit.0)\(unit.1)"
  }
}
