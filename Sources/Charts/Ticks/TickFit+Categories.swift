extension TickFit {
  /// The axis with a tick for each category.
  ///
  /// A label is cut to its band if that leaves five cells; narrower bands have a label for every
  /// second category, or every third, and so on.
  func categoryAxis(_ names: [String]) -> FittedAxis {
    let grid = grid(domain.scale)
    let count = max(1, names.count)
    var names = names
    var needed = 1.0
    if case .columns = spacing {
      let band = grid.cells / count
      let limit = band > 5 ? band - 1 : max(1, grid.cells)
      names = names.map { TextRuler.cut($0, to: limit) }
      needed = Double(names.map { TextRuler.width(of: $0) }.max() ?? 0) + 1
    }
    let share = Double(grid.cells) / Double(count)
    let step = max(1, Int((needed / max(share, 1e-9)).rounded(.up)))
    let ticks = stride(from: 0, to: names.count, by: step).map { (Double($0), names[$0]) }
    return axis(domain.scale, ticks)
  }
}
