import Recurse

extension CircleDrawer.Circle {
  /// A drawing to begin with: the face of a bear, which every window shows, and bubbles beside it.
  static let samples: [CircleDrawer.Circle] = [
    (9, 4, 12), (33, 4, 12), (21, 11, 36), (14, 9, 4), (28, 9, 4), (21, 14, 14), (21, 13, 3),
    (52, 18, 16), (64, 11, 10), (57, 6, 6), (72, 19, 12), (74, 6, 14), (66, 24, 4),
  ].map { CircleDrawer.Circle(center: CellPoint(column: $0.0, row: $0.1), diameter: $0.2) }
}
