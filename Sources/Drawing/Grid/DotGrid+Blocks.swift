extension DotGrid {
  func halfBlockCell(_ column: Int, _ row: Int) -> DotCell? {
    let upper = step(column, row, x: 0, y: 0)
    let lower = step(column, row, x: 0, y: 1)
    switch (upper > 0, lower > 0) {
    case (false, false): return nil
    case (true, false): return DotCell(.dots("▀"), paint(upper))
    case (false, true): return DotCell(.dots("▄"), paint(lower))
    case (true, true):
      let (upper, lower) = (paint(upper), paint(lower))
      return upper == lower ? DotCell(.dots("█"), upper) : DotCell(.dots("▀"), upper, on: lower)
    }
  }

  func quadrantCell(_ column: Int, _ row: Int) -> DotCell? {
    let steps = SIMD4(
      step(column, row, x: 0, y: 0), step(column, row, x: 1, y: 0),
      step(column, row, x: 0, y: 1), step(column, row, x: 1, y: 1))
    let last = steps.max()
    guard last > 0 else { return nil }
    let empty = steps .== 0
    guard empty == SIMDMask(repeating: false) else {
      return DotCell(.dots(Self.quadrants[15 - Self.bits(of: empty)]), paint(last))
    }
    let first = mostFrequent(steps, among: SIMDMask(repeating: true))
    let others = .!paintMask(first, in: steps)
    guard others != SIMDMask(repeating: false) else { return DotCell(.dots("█"), first) }
    let second = mostFrequent(steps, among: others)
    let bits = Self.bits(of: paintMask(second, in: steps))
    return DotCell(.dots(Self.quadrants[15 - bits]), first, on: second)
  }

  /// The paint of most dots, or of equally frequent ones the one that was drawn last.
  private func mostFrequent(_ steps: SIMD4<UInt32>, among mask: SIMDMask<SIMD4<Int32>>) -> Paint {
    var best = (count: 0, step: UInt32(0))
    for index in 0..<4 where mask[index] {
      let same = paintMask(paint(steps[index]), in: steps)
      let rank = (
        count: Self.bits(of: same).nonzeroBitCount,
        step: steps.replacing(with: 0, where: .!same).max()
      )
      if rank > best { best = rank }
    }
    return paint(best.step)
  }

  /// The dots with a paint.
  private func paintMask(_ paint: Paint, in steps: SIMD4<UInt32>) -> SIMDMask<SIMD4<Int32>> {
    var mask = SIMDMask<SIMD4<Int32>>(repeating: false)
    for index in 0..<4 { mask[index] = self.paint(steps[index]) == paint }
    return mask
  }

  private static func bits(of mask: SIMDMask<SIMD4<Int32>>) -> Int {
    (mask[0] ? 1 : 0) | (mask[1] ? 2 : 0) | (mask[2] ? 4 : 0) | (mask[3] ? 8 : 0)
  }

  /// The glyph that fills what another one leaves empty.
  package static func rest(of glyph: Unicode.Scalar) -> Unicode.Scalar {
    quadrants.firstIndex(of: glyph).map { quadrants[15 - $0] } ?? glyph
  }

  /// The glyph of each set of quarters: upper left, upper right, lower left, lower right.
  private static let quadrants: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
}
