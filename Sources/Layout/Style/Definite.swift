extension Double {
  /// A size that is not known: it follows from the content, or from a container not yet solved.
  ///
  /// Not NaN, so that two unknown sizes are equal in a `MeasureQuery`.
  static var indefinite: Double { -.infinity }

  var isDefinite: Bool { self > -.infinity }

  /// The size without the edges around the content, never below zero; unknown stays unknown.
  func inner(less edges: Double) -> Double {
    isDefinite ? Swift.max(0, self - edges) : self
  }

  /// The value clamped to its bounds, of which the lower one wins.
  func clamped(_ minimum: Double, _ maximum: Double) -> Double {
    Swift.max(minimum, Swift.min(maximum, self))
  }
}
