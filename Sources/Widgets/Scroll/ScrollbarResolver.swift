import RecurseTerminal

/// Finds the scrollbars that content needs, from one layout pass to the next.
///
///     content or room changed ─▶ without bars ─▶ larger than the room ─▶ bars beside it ─▶ found
///                                     │                                     │ fits beside them
///                                     ▼                                     ▼
///                                  found ◀───────────────────── without; if wanted again, it stays
///
/// A bar is shown exactly when the content does not fit without it, whatever was shown before.
/// Content more than twice as large as the room is not tried without its bar: one more column does
/// not halve a text.
struct ScrollbarResolver {
  /// The sizes for which the bars were last found.
  private var content: CellSize?
  private var room: CellSize?
  private var turn = -1
  private var hasTried = false
  /// The axes whose bar was removed in these layouts, and those whose bar returned. A returned bar
  /// stays, so that the search ends even if narrower content is lower.
  private var gone: Axis.Set = []
  private var kept: Axis.Set = []

  /// Whether a bar stays though the content fits beside it. Its height without the bar may change
  /// unseen.
  var holdsBar: Bool { !kept.isEmpty }

  /// Makes the next call find the bars anew.
  mutating func begin() { (content, turn) = (nil, -1) }

  /// Returns the bars for the next layout pass, which are the current ones if they are right.
  ///
  /// - Parameters:
  ///   - wanted: the bars that the content needs in the current layout.
  ///   - turn: a number for all layouts of the same content.
  mutating func next(
    _ bars: Axis.Set, wanted: Axis.Set, content: CellSize, room: CellSize, turn: Int
  ) -> Axis.Set {
    if turn != self.turn {
      self.turn = turn
      hasTried = false
      gone = []
      kept = []
    }
    // A layout without bars is the one that would be tried: expanding content is larger in it.
    if bars.isEmpty { hasTried = true }
    var wanted = wanted.union(kept)
    let isNews = content != self.content || room != self.room
    if isNews, !hasTried, !bars.isEmpty {
      hasTried = true
      if mayFit(content, in: room, without: bars) { wanted = [] }
    }
    let back = gone.intersection(wanted.subtracting(bars))
    kept.formUnion(back)
    gone.formUnion(bars.subtracting(wanted))
    if wanted == bars {
      self.content = content
      self.room = room
    }
    return wanted
  }

  private func mayFit(_ content: CellSize, in room: CellSize, without bars: Axis.Set) -> Bool {
    let rows = !bars.contains(.vertical) || content.rows <= 2 * room.rows + 1
    let columns = !bars.contains(.horizontal) || content.columns <= 2 * room.columns + 1
    return rows && columns
  }
}
