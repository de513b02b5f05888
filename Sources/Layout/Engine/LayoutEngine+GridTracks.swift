// How columns and rows share the space. All sizes are whole cells, so that columns that look equal
// are equal.
extension LayoutEngine {
  /// Widens the tracks of a cell to the size that it requests. If some of them are flexible, only
  /// those are widened.
  func widen(_ range: Range<Int>, to need: Double, gap: Double) {
    let missing = need - gap * Double(range.count - 1) - sum(of: range) { $0.requested }
    guard missing > CellRounding.tolerance else { return }
    distribute(of: missing, to: range) { $0.requested += $1 }
  }

  /// Computes the sizes and positions of tracks from the sizes that they request.
  ///
  /// - Parameter requestMinimum: called to request minimum sizes if the space is too small; returns
  ///   `false` if tracks keep their natural sizes.
  func sizeTracks(
    _ range: Range<Int>, space: Double, gap: Double, requestMinimum: () -> Bool
  ) {
    for track in range {
      tracks[track].natural = tracks[track].requested
      tracks[track].size = tracks[track].requested
    }
    let gaps = gap * Double(max(0, range.count - 1))
    let free = space.isDefinite ? space - gaps - sum(of: range) { $0.natural } : 0
    if free > 0, range.contains(where: { tracks[$0].isFlexible }) {
      distribute(of: free, to: range) { $0.size += $1 }
    } else if free < 0, requestMinimum() {
      shrinkTracks(range, space: space - gaps)
    }
    var position = 0.0
    for track in range {
      tracks[track].position = position
      position += tracks[track].size + gap
    }
  }

  /// Each track gives up the same part of its size beyond the minimum.
  private func shrinkTracks(_ range: Range<Int>, space: Double) {
    for track in range {
      tracks[track].requested = min(tracks[track].requested, tracks[track].natural)
    }
    let natural = sum(of: range) { $0.natural }
    let minimum = sum(of: range) { $0.requested }
    let part = natural > minimum ? max(0, space - minimum) / (natural - minimum) : 0
    var exact = 0.0
    var edge = 0.0
    for track in range {
      exact += tracks[track].requested + (tracks[track].natural - tracks[track].requested) * part
      let next = (exact + CellRounding.tolerance).rounded(.down)
      tracks[track].size = next - edge
      edge = next
    }
  }

  private func distribute(
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
