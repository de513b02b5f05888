import RecurseTesting

extension TestScreen {
  /// The pictures of all frames until nothing moves any more, without those that look the same.
  package func frames() -> [String] {
    var pictures = [text]
    while stepAnimation() {
      if pictures.last != text { pictures.append(text) }
    }
    return pictures
  }

  /// Whether nothing moves, and nothing waits to.
  package var isIdle: Bool { !isAnimating && waitingTimers == 0 }
}
