import RecurseTerminal

/// Looks for the scrollbars that content needs, from one layout to the next.
///
///     content or room changed ─▶ without bars ─▶ larger than the room ─▶ bars beside it ─▶ settled
///                                     │                                      │ fits beside them
///                                     ▼                                      ▼
///                                  settled ◀──────────────────── without; if wanted again, it stays
///
/// So a bar is shown where the content would not fit without it, however it was before. What is
/// more than twice as large as the room is not tried without its bar: a column more does not halve
/// a text.
struct BarSearch {
  /// What the bars were found for last.
  private var content: CellSize?
  private var room: CellSize?
  private var turn = -1
  private var hasTried = false
  /// Axes whose bar went in this turn, and those where it came back: there it stays, so that there
  /// is an end where content that is narrower were lower.
  private var gone: Axis.Set = []
  private var kept: Axis.Set = []

  /// The bars to lay out with next; those that are there, where they are right.
  ///
  /// - Parameters:
  ///   - wanted: the bars that the content needs as it is laid out.
  ///   - turn: a number for all layouts of one frame.
  mutating func next(
    _ bars: Axis.Set, wanted: Axis.Set, content: CellSize, room: CellSize, turn: Int
  ) -> Axis.Set {
    if turn != self.turn {
      self.turn = turn
      hasTried = false
      gone = []
      kept = []
    }
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
