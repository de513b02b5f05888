import Recurse
import RecurseTesting

/// Rows that come, go and move, on time that the test steps.
@MainActor
func animatedRows(
  _ names: [String], _ animation: Animation? = .slide, columns: Int = 6, rows: Int = 4,
  environment: EnvironmentValues = EnvironmentValues(), animates: Bool = true
) -> TestScreen<Fixture<[String]>> {
  TestScreen(
    Fixture(names) { names in
      VStack(alignment: .stretch) {
        ForEach(names, id: \.self) { Text($0) }
      }.animation(animation)
    }, columns: columns, rows: rows, environment: environment, animates: animates)
}

extension TestScreen {
  /// The pictures of all frames until nothing moves any more, without those that look the same.
  func frames() -> [String] {
    var pictures = [text]
    while stepAnimation() {
      if pictures.last != text { pictures.append(text) }
    }
    return pictures
  }

  /// Whether nothing moves, and nothing waits to.
  var isIdle: Bool { !isAnimating && waitingTimers == 0 }
}
