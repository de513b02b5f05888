import Recurse
import RecurseCharts
import RecurseTesting
import Testing

private struct Height: Equatable {
  var distance: Double
  var elevation: Double
}

/// A chart and a sparkline of properties.
private struct Profile: Component {
  let heights: MutableProperty<[Height]>
  let history: MutableProperty<[Double]>

  func render(state: Void) -> Node {
    VStack(alignment: .stretch) {
      Sparkline(following: history, domain: 0.0...8)
      Chart(following: heights) { BarMark(x: \.distance, y: \.elevation) }
    }
  }
}

@MainActor @Suite("A chart that follows a property") struct BoundChartTests {
  @Test("is updated without a render, and not at all for an equal value")
  func updates() throws {
    let heights = MutableProperty([Height(distance: 1, elevation: 4)])
    let history = MutableProperty([1.0, 8])
    let screen = TestScreen(Profile(heights: heights, history: history), columns: 20, rows: 6)
    #expect(screen.rows[0].hasSuffix(" ▂█"))
    _ = screen.takeRecord()
    screen.turn { heights.value = [Height(distance: 1, elevation: 4)] }
    #expect(screen.takeRecord().painted == 0)
    screen.turn {
      heights.value.append(Height(distance: 2, elevation: 8))
      history.value.append(4)
    }
    let record = screen.takeRecord()
    #expect(record.update.renders == 0 && record.update.updated == 2)
    #expect(screen.rows[0].hasSuffix(" ▂█▅"))
    screen.press(.end)
    #expect(try screen.element(.chart, "").value == "2: 8")
  }
}
