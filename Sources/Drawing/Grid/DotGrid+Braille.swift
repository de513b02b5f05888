extension DotGrid {
  /// The bits of a Braille pattern number its left dots 0, 1, 2 and 6, its right ones 3, 4, 5 and 7
  /// (Unicode, "Braille Patterns").
  func brailleCell(_ column: Int, _ row: Int) -> DotCell? {
    var last: UInt32 = 0
    var bits: UInt32 = 0
    var place = row * 4 * plane.width + column * 2
    for line in 0..<4 {
      let (left, right) = (plane.steps[place], plane.steps[place + 1])
      last = max(last, left, right)
      if left > 0 { bits |= line < 3 ? 1 << UInt32(line) : 0x40 }
      if right > 0 { bits |= line < 3 ? 8 << UInt32(line) : 0x80 }
      place += plane.width
    }
    guard last > 0, let glyph = Unicode.Scalar(0x2800 + bits) else { return nil }
    return DotCell(.dots(glyph), paint(last))
  }
}
