extension DotGrid {
  func asciiCell(_ column: Int, _ row: Int) -> DotCell? {
    let step = step(column, row, x: 0, y: 0)
    guard step > 0 else { return nil }
    let paint = paint(step)
    let index = order[paint, default: 0] % Self.characters.count
    return DotCell(.dots(Self.characters[index]), paint)
  }

  /// The characters of the first paints, which a reader tells apart without colors.
  private static let characters: [Unicode.Scalar] = ["*", "+", "x", "o", "#", "@", "%", "="]
}
