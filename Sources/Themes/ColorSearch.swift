import RecurseTerminal

/// A color of the palette for a role, and how unlike it is to what the role should be.
struct ColorChoice {
  var color: Color
  var cost: Float
}

/// Finds a color for each of several roles, such that they differ and cost least together.
///
/// It goes through the roles and their colors, and turns back where what is left cannot be cheaper
/// than the best so far. It gives up after a number of steps, and so takes no longer with strange
/// palettes.
struct ColorSearch {
  /// What each role may be, the cheapest first.
  let choices: [[ColorChoice]]
  /// Which pairs of roles are to differ.
  let differ: [[Bool]]
  /// By how much: the square of a distance in Oklab.
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

  /// The colors in the order of the roles; `nil` if there are none that differ.
  mutating func run() -> [Color]? {
    var rest: [Float] = [0]
    for choice in choices.reversed() {
      guard let cheapest = choice.first else { return nil }
      rest.insert(rest[0] + cheapest.cost, at: 0)
    }
    go(cost: 0, rest: rest)
    return best
  }

  /// - Parameter rest: what the roles from each on cost at least.
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
