import Recurse
import RecurseCharts
import RecurseTesting
import Testing

@MainActor @Suite("The series of a chart of bars on a screen") struct ChartSeriesTests {
  private let sales = ["Q1", "Q2"].enumerated().flatMap { index, quarter in
    ["web", "shop", "mail"].enumerated().map { place, name in
      Sale(quarter: quarter, count: Double(4 + 2 * place - index), channel: name)
    }
  }

  private func page(grouped: Bool) -> Page {
    let sales = sales
    return Page {
      grouped
        ? Chart(of: sales) {
          BarMark(x: \.quarter, y: \.count).foreground(by: \.channel).position(by: \.channel)
        }
        : Chart(of: sales) { BarMark(x: \.quarter, y: \.count).foreground(by: \.channel) }
    }
  }

  @Test("has the cursor's dots on the bars of a group, which are equally wide")
  func groups() {
    let screen = TestScreen(page(grouped: true), columns: 34, rows: 9)
    screen.press(.home)
    #expect(
      screen.picture == """
        10 ⠁⠁⠁⠁⠁⠁│⠁ Q1       ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁
                 │  █ web 4
                ▂●▂ ░ shop 6       ▇▇▇▇
         5 ⠂⠂⠂⠂⠂░░░ ▓ mail 8 ⠂⠂▄▄▄▄▓▓▓▓⠂⠂⠂
            ▆●▆▆░░░░▓▓▓▓   ▁▁▁▁░░░░▓▓▓▓
            ████░░░░▓▓▓▓   ████░░░░▓▓▓▓
         0 ⡀████░░░░▓▓▓▓⡀⡀⡀████░░░░▓▓▓▓⡀⡀⡀
                 Q1             Q2
        █ web  ░ shop  ▓ mail
        """)
  }

  @Test("tells stacked bars apart by patterns where there are no colors, as does the legend")
  func patterns() {
    let screen = TestScreen(
      page(grouped: false), columns: 34, rows: 9, colors: ColorLevel.none)
    #expect(
      screen.picture == """
        20 ▂▂▂▂▂▂▂▂▂▂▂▂▂▂⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁
           ▓▓▓▓▓▓▓▓▓▓▓▓▓▓ ▂▂▂▂▂▂▂▂▂▂▂▂▂▂
           ▓▓▓▓▓▓▓▓▓▓▓▓▓▓ ▓▓▓▓▓▓▓▓▓▓▓▓▓▓
        10 ░░░░░░░░░░░░░░⠂▓▓▓▓▓▓▓▓▓▓▓▓▓▓⠂⠂
           ░░░░░░░░░░░░░░ ░░░░░░░░░░░░░░
           ░░░░░░░░░░░░░░ ░░░░░░░░░░░░░░
         0 ██████████████⡀██████████████⡀⡀
                 Q1             Q2
        █ web  ░ shop  ▓ mail
        """)
    screen.press(.home)
    #expect(
      screen.picture == """
        20 ▂▂▂▂▂▂●▂ Q1       ⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁
           ▓▓▓▓▓▓▓▓ █ web 4  ▂▂▂▂▂▂▂▂▂▂▂
           ▓▓▓▓▓▓▓▓ ░ shop 6 ▓▓▓▓▓▓▓▓▓▓▓
        10 ░░░░░░●░ ▓ mail 8 ▓▓▓▓▓▓▓▓▓▓▓⠂⠂
           ░░░░░░░░░░░░░░ ░░░░░░░░░░░░░░
           ░░░░░░●░░░░░░░ ░░░░░░░░░░░░░░
         0 ██████████████⡀██████████████⡀⡀
                 Q1             Q2
        █ web  ░ shop  ▓ mail
        """)
  }

  @Test("says how many values a logarithmic axis leaves out")
  func omitted() {
    let values = [1.0, 0, -4, 100, .nan, 10]
    let page = Page(
      samples: values.enumerated().map { Load(time: Double($0.offset), value: $0.element) }
    ) {
      Chart(\.samples) { LineMark(x: \.time, y: \.value) }.chartYScale(type: .log)
    }
    #expect(TestScreen(page, columns: 30, rows: 8).rows.last == "≤ 0: 2")
    let linear = Page(samples: page.samples) {
      Chart(\.samples) { LineMark(x: \.time, y: \.value) }
    }
    #expect(TestScreen(linear, columns: 30, rows: 8).rows.last?.contains("≤") == false)
  }
}

struct Sale: Equatable {
  var quarter: String
  var count: Double
  var channel: String
}
