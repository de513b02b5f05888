import RecurseTerminal

/// A color of the palette for a role, and its difference from the color that the role should have.
struct ColorChoice {
  var color: Color
  var cost: Float
}

/// A search for a color for each of several roles, such that they differ and their total cost is
/// least.
///
/// It goes through the roles and their colors, and backtracks if the rest cannot be cheaper than
/// the best so far. It gives up after a number of steps, so it does not take longer with unusual
/// palettes.
struct ColorSearch {
  /// The choices for each role, the cheapest first.
  let choices: [[ColorChoice]]
  /// The pairs of roles that must differ.
  let differ: [[Bool]]
  /// The minimum difference: the square of a distance in Oklab.
  let distance: Float

  private var chosen: [Color] = []
  private var best: [Color]?
  private var leastCost = Float.infinity
  private var steps = 20_000

  init(choices: [[ColorChoice]], differ: [[Bool]], distance: Float) {
    self.choices = choices
    self.differ = differ
    self.distance = distance
  }

  /// Returns the colors in the order of the roles, or `nil` if there are none that differ.
  mutating func run() -> [Color]? {
    var rest: [Float] = [0]
    for choice in choices.reversed() {
      guard let cheapest = choice.first else { return nil }
      rest.insert(rest[0] + cheapest.cost, at: 0)
    }
    go(cost: 0, rest: rest)
    return best
  }

  /// - Parameter rest: the minimum cost of the roles from each index on.
  private mutating func go(cost: Float, rest: [Float]) {
    let role = chosen.count
    guard role < choices.count else {
      (best, leastCost) = (chosen, cost)
      return
    }
    for choice in choices[role] {
      guard cost + choice.cost + rest[role + 1] < leastCost, steps > 0 else { return }
      steps -= 1
      guard isApart(choice.color, role) else { continue }
      chosen.append(choice.color)
      go(cost: cost + choice.cost, rest: rest)
      chosen.removeLast()
    }
  }

  private func isApart(_ color: Color, _ role: Int) -> Bool {
    guard distance > 0 else { return true }
    return chosen.indices.allSatisfy {
      !differ[role][$0] || Oklab.of(color).distance(to: Oklab.of(chosen[$0])) >= distance
    }
  }
}
