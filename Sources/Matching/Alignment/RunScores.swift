/// The best scores of the alignments that end at one character of the text, one for each bonus that
/// the run of characters without a gap may hold.
///
/// A run holds the bonus of the place where it started, until a better start of a word comes. It is
/// not enough to keep the best score alone: an alignment with fewer points and a better run may
/// overtake. fzf keeps one, so its score may be lower than the best. With all five it is not.
struct RunScores {
  /// Indexed by the raw value of `PlaceBonus`. The three last are unused.
  private var lanes: SIMD8<Int16>

  /// Deep enough that no sum of points makes it positive: an alignment that is not greedy has no
  /// more than 512 characters with 26 points each.
  private static var missing: Int16 { -16_384 }

  /// The scores of a character at which no alignment can end.
  @inline(__always)
  init() { lanes = SIMD8(repeating: Self.missing) }

  /// The score of the best alignment, or `nil` if there is none.
  @inline(__always)
  var best: Int? {
    let score = lanes.max()
    return score >= 0 ? Int(score) : nil
  }

  /// The run of the best alignment.
  var bestRun: PlaceBonus {
    let best = lanes.max()
    return PlaceBonus.all.first { self[$0] == Int(best) } ?? .none
  }

  @inline(__always)
  subscript(run: PlaceBonus) -> Int { Int(lanes[run.rawValue]) }

  /// Considers an alignment whose run starts here.
  @inline(__always)
  mutating func start(_ run: PlaceBonus, score: Int) {
    lanes[run.rawValue] = max(lanes[run.rawValue], Int16(truncatingIfNeeded: score))
  }

  /// The scores one character further, if it is the next of the word.
  @inline(__always)
  func extended(by place: PlaceBonus) -> RunScores {
    var result = self
    let points = SIMD8<Int16>(repeating: Int16(truncatingIfNeeded: place.points))
    // For each lane the points of its bonus, but at least those of a run.
    let least = SIMD8<Int16>(4, 7, 8, 9, 10, 0, 0, 0)
    result.lanes &+= pointwiseMax(points, least) &+ Int16(Points.match)
    guard place.startsRun else { return result }
    // The place takes over the runs that hold less.
    for lane in 0..<place.rawValue {
      result.lanes[place.rawValue] = max(result.lanes[place.rawValue], result.lanes[lane])
      result.lanes[lane] = Self.missing
    }
    return result
  }
}

extension PlaceBonus {
  static var all: [PlaceBonus] { [.none, .camelCase, .word, .delimiter, .space] }

  /// The bonus that a run holds after one more character.
  func extended(by place: PlaceBonus) -> PlaceBonus {
    place.startsRun && place.rawValue > rawValue ? place : self
  }

  /// The points of a character in a run with this bonus at a place.
  func points(at place: PlaceBonus) -> Int { max(points, place.points, Points.run) }
}
