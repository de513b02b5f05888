// How columns and rows share the room. All of it is in whole cells, so that each column is as wide
// as it looks.
extension LayoutEngine {
  /// Widens tracks that a cell lies across to what it asks for; flexible ones alone where there are
  /// some.
  func widen(_ range: Range<Int>, to need: Double, gap: Double) {
    let missing = need - gap * Double(range.count - 1) - sum(of: range) { $0.wanted }
    guard missing > CellGrid.tolerance else { return }
    giveShares(of: missing, to: range) { $0.wanted += $1 }
  }

  /// Gives a definite room to tracks that know what they ask for, and their places.
  ///
  /// - Parameter askForLeast: where the room is too small, asks each for the least that loses
  ///   nothing; false where they keep what they like.
  func sizeTracks(
    _ range: Range<Int>, room: Double, gap: Double, askForLeast: () -> Bool
  ) {
    for track in range {
      tracks[track].natural = tracks[track].wanted
      tracks[track].size = tracks[track].wanted
    }
    let gaps = gap * Double(max(0, range.count - 1))
    let free = room.isDefinite ? room - gaps - sum(of: range) { $0.natural } : 0
    if free > 0, range.contains(where: { tracks[$0].isFlexible }) {
      giveShares(of: free, to: range) { $0.size += $1 }
    } else if free < 0, askForLeast() {
      shrinkTracks(range, room: room - gaps)
    }
    var position = 0.0
    for track in range {
      tracks[track].position = position
      position += tracks[track].size + gap
    }
  }

  /// Each gives up the same part of what it likes beyond the least.
  private func shrinkTracks(_ range: Range<Int>, room: Double) {
    for track in range {
      tracks[track].wanted = min(tracks[track].wanted, tracks[track].natural)
    }
    let natural = sum(of: range) { $0.natural }
    let least = sum(of: range) { $0.wanted }
    let part = natural > least ? max(0, room - least) / (natural - least) : 0
    var exact = 0.0
    var edge = 0.0
    for track in range {
      exact += tracks[track].wanted + (tracks[track].natural - tracks[track].wanted) * part
      let next = (exact + CellGrid.tolerance).rounded(.down)
      tracks[track].size = next - edge
      edge = next
    }
  }

  private func giveShares(
    of amount: Double, to range: Range<Int>, _ give: (inout GridTrack, Double) -> Void
  ) {
    var count = 0
    for track in range where tracks[track].isFlexible { count += 1 }
    let takesAll = count == 0
    if takesAll { count = range.count }
    var index = 0
    var given = 0.0
    for track in range where takesAll || tracks[track].isFlexible {
      index += 1
      let upToHere =
        index == count ? amount : (amount * Double(index) / Double(count)).rounded(.down)
      give(&tracks[track], upToHere - given)
      given = upToHere
    }
  }

  func sum(of range: Range<Int>, _ size: (GridTrack) -> Double) -> Double {
    var sum = 0.0
    for track in range { sum += size(tracks[track]) }
    return sum
  }
}
