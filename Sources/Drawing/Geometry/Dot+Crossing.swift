extension Dot {
  /// The point at which the line to another one crosses a column, which lies between both.
  func crossing(x column: Double, toward end: Dot) -> Dot {
    Dot(x: column, y: Self.height(at: column, from: (x, y), to: (end.x, end.y)))
  }

  /// The point at which the line to another one crosses a row, which lies between both.
  func crossing(y row: Double, toward end: Dot) -> Dot {
    Dot(x: Self.height(at: row, from: (y, x), to: (end.y, end.x)), y: row)
  }

  /// The height of a line above an axis: determinant / run + place · rise / run.
  ///
  /// The share of the way would lose the place beside coordinates of 10²⁰. The determinant is right
  /// to its last bits, because the error of its second product is added (Kahan). A power of two
  /// keeps products finite.
  private static func height(
    at place: Double, from first: (along: Double, across: Double),
    to last: (along: Double, across: Double)
  ) -> Double {
    guard first.across != last.across else { return first.across }
    let largest = max(
      abs(first.along), abs(first.across), max(abs(last.along), abs(last.across)))
    let scale = Double(sign: .plus, exponent: -min(1_020, largest.exponent + 2), significand: 1)
    let (x0, y0) = (first.along * scale, first.across * scale)
    let (x1, y1) = (last.along * scale, last.across * scale)
    let second = y1 * x0
    let error = second.addingProduct(-y1, x0)
    let determinant = (-second).addingProduct(y0, x1) + error
    let run = x1 - x0
    return determinant / run / scale + place * ((y1 - y0) / run)
  }
}
