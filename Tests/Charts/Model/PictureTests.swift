import Testing

@testable import RecurseCharts

@Suite("A picture") struct PictureTests {
  @Test("of a line")
  func line() {
    let samples = (0...10).map { Sample(x: Double($0), y: Double($0 * $0)) }
    let chart = TestChart(samples) { LineMark(x: \.x, y: \.y) }
    let picture = """
      100                        ⢀⠔⠁
                               ⢀⠔⠁
                             ⢀⠔⠁
       50                 ⢀⡠⠊⠁
                       ⣀⠤⠊⠁
                   ⢀⡠⠔⠊
        0 ⣀⣀⣀⣀⠤⠤⠔⠒⠊⠁
          0    2    4    6    8   10
      """
    #expect(chart.plan(30, 8).picture.drawing == picture)
  }

  @Test("of a rule and a line with a gap")
  func gap() {
    let values = [1, 2, Double.nan, 4, 3]
    let samples = values.indices.map { Sample(x: Double($0), y: values[$0]) }
    let chart = TestChart(samples) {
      LineMark(x: \.x, y: \.y)
      RuleMark(y: 2.0)
    }
    let picture = """
      4             ⠈⠒⠤⣀
                        ⠉⠂
      2 ⠒⠒⣒⠶⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒
        ⠔⠊
      0
        0   1   2   3    4
      """
    #expect(chart.plan(20, 6).picture.drawing == picture)
  }

  @Test("of bars in eighths of cells, of which a value that is not zero has one at least")
  func bars() {
    let samples = [("Mon", 3.0), ("Tue", 5), ("Wed", 0), ("Thu", 0.1)].map {
      Sample(y: $0.1, name: $0.0)
    }
    let chart = TestChart(samples) { BarMark(x: \.name, y: \.y) }
    let picture = """
      6
             ▇▇▇▇
      4      ████
        ▄▄▄▄ ████
      2 ████ ████
        ████ ████
      0 ████ ████       ▁▁▁▁
        Mon  Tue   Wed  Thu
      """
    #expect(chart.plan(24, 8).picture.drawing == picture)
  }

  @Test("of bars beside each other")
  func groups() {
    let samples = ["Q1", "Q2"].flatMap { quarter in
      ["2025", "2026"].map { Sample(y: $0 == "2025" ? 2 : 3.5, name: quarter, group: $0) }
    }
    let chart = TestChart(samples) {
      BarMark(x: \.name, y: \.y).foreground(by: \.group).position(by: \.group)
    }
    let picture = """
      4     ▃▃▃▃     ▃▃▃▃
            ████     ████
      2 ▄▄▄▄████ ▄▄▄▄████
        ████████ ████████
      0 ████████ ████████
           Q1       Q2
      ● 2025  ▲ 2026
      """
    #expect(chart.plan(20, 7).picture.drawing == picture)
  }

  @Test("of level bars")
  func levelBars() {
    let samples = [("Swift", 12.0), ("Rust", 7.5), ("C", 3)].map { Sample(y: $0.1, name: $0.0) }
    let chart = TestChart(samples) { BarMark(x: \.y, y: \.name) }
    let picture = """
      Swift ██████████████▊
            ██████████████▊
       Rust █████████▎
            █████████▎
          C ███▊
            ███▊
            0     5     10    15
      """
    #expect(chart.plan(26, 7).picture.drawing == picture)
  }

  @Test("of a heat map")
  func heatMap() {
    let samples = (0..<3).flatMap { row in
      (0..<6).map { column in
        Sample(name: "\(column)h", group: ["Mon", "Tue", "Wed"][row], shade: Double(column * row))
      }
    }
    let chart = TestChart(samples) { RectangleMark(x: \.name, y: \.group).foreground(by: \.shade) }
    let picture = """

      Mon ░░░░░░░░░░░░░░░░░░░░░░░░
      Tue ░░░░░░░░░░░░▒▒▒▒▒▒▒▒▓▓▓▓
      Wed ░░░░░░░░▒▒▒▒▓▓▓▓████████
           0h  1h  2h  3h  4h  5h
      """
    #expect(chart.plan(28, 5).picture.drawing == picture)
  }

  @Test("of a heat map has rows of equal height, with what is left over above them")
  func heatMapRows() throws {
    for count in 1...8 {
      for isNamed in [true, false] {
        let samples = (0..<count).map { Sample(y: Double($0), name: "row \($0)", shade: 1) }
        let chart = TestChart(samples) {
          isNamed
            ? RectangleMark(x: \.x, y: \.name).foreground(by: \.shade)
            : RectangleMark(x: \.x, y: \.y).foreground(by: \.shade)
        }
        for rows in count...3 * count + 2 {
          let field = try #require(chart.bare.plan(8, rows).picture.fields.first)
          let filled = (0..<rows).map { field.paints[$0 * field.columns] != nil }
          let free = rows - rows / count * count
          #expect(
            filled == (0..<rows).map { $0 >= free }, "\(count) in \(rows), named: \(isNamed)")
        }
      }
    }
  }

  @Test("of points of two series")
  func points() {
    let samples = (0..<8).map {
      Sample(x: Double($0), y: Double($0 % 3), name: $0 % 2 == 0 ? "even" : "odd")
    }
    let chart = TestChart(samples) { PointMark(x: \.x, y: \.y).foreground(by: \.name) }
    let picture = """
      2        ●           ▲


      1    ▲           ●           ▲


      0 ●          ▲           ●
        0  1   2   3   4   5   6   7
      ● even  ▲ odd
      """
    #expect(chart.plan(30, 9).picture.drawing == picture)
  }

  @Test("of stacked areas over time")
  func areas() {
    struct Load {
      var time: Duration
      var value: Double
      var name: String
    }
    let loads = (0...12).flatMap { step in
      [
        Load(time: .seconds(step * 10), value: 0.3, name: "user"),
        Load(time: .seconds(step * 10), value: Double(step) / 24, name: "system"),
      ]
    }
    let chart = TestChart(loads) { AreaMark(x: \.time, y: \.value).foreground(by: \.name) }
      .chartYScale(domain: 0.0...1).chartYAxis(format: .percent).chartXAxisLabel("uptime")
    let picture = """
      100%
                                    ⣀⣀⣤⡄
                             ⣀⣀⣤⣤⣴⣶⣿⣿⣿⣿⡇
       50%            ⣀⣀⣤⣤⣴⣶⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
              ⢀⣀⣀⣤⣤⣴⣶⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
           ⣤⣶⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
           ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
        0% ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
           0     30s     1m   1m30s   2m
                                  uptime
      ● user  ▲ system
      """
    #expect(chart.plan(34, 11).picture.drawing == picture)
  }

  @Test("of a logarithmic axis")
  func logarithms() {
    let samples = (0...6).map { Sample(x: Double($0), y: power(ofTen: Double($0) / 2)) }
    let chart = TestChart(samples) { LineMark(x: \.x, y: \.y) }.chartYScale(type: .log)
    let picture = """
      1000                ⢀⡠⠒⠁
                        ⡠⠔⠁
       100           ⢀⠤⠊
                  ⢀⡠⠊⠁
        10      ⣀⠔⠁
             ⢀⠔⠊
         1 ⡠⠊⠁
           0  1  2  3  4  5  6
      """
    #expect(chart.plan(24, 8).picture.drawing == picture)
  }

  @Test("of nothing has axes, and is the same each time")
  func empty() {
    let chart = TestChart<Sample>([]) { LineMark(x: \.x, y: \.y) }
    let picture = """
      1


      0
        0    0.5     1
      """
    #expect(chart.plan(16, 5).picture.drawing == picture)
    #expect(chart.plan(16, 5).picture == chart.plan(16, 5).picture)
    #expect(chart.plan(16, 5).picture != chart.plan(16, 6).picture)
  }
}
