import Recurse
import Testing

@testable import RecurseCharts

extension Double {
  fileprivate var grade: String { self < 2 ? "low" : "high" }
  fileprivate var hostile: String { "\u{1B}[2J\(Int(self))\n" + String(repeating: "x", count: 500) }
}

@Suite("A format of an axis") struct FormatTests {
  private func chart(_ values: [Double]) -> TestChart<Sample> {
    TestChart(values.enumerated().map { Sample(x: Double($0.offset), y: $0.element) }) {
      LineMark(x: \.x, y: \.y)
    }
  }

  private func labels(_ chart: TestChart<Sample>, rows: Int = 9) -> [String] {
    chart.plan(40, rows).picture.texts(.yTick)
  }

  private func cursor(_ chart: TestChart<Sample>, _ x: Double = 1) -> String? {
    chart.plan(40, 9).readout(at: x)?.entries.first?.label
  }

  @Test("has a number of digits and a unit, at the axis and at the cursor")
  func placesAndUnit() {
    let chart = chart([0, 5.49595, -4]).chartYAxis(format: .automatic.places(1).suffix(" °C"))
    #expect(labels(chart) == ["-5.0 °C", "0.0 °C", "5.0 °C"])
    #expect(cursor(chart) == "5.5 °C")
    #expect(cursor(chart.chartYAxis(format: .automatic.prefix("$").places(2)), 2) == "-$4.00")
    #expect(cursor(chart.chartYAxis(format: .percent.places(0))) == "550%")
    #expect(cursor(chart.chartYAxis(format: .automatic.prefix("a").prefix("b"))) == "ba5.5")
  }

  @Test("has at most one digit more at the cursor than the steps of the axis need")
  func rounded() {
    #expect(cursor(chart([0, -5.49595])) == "-5.5")
    #expect(cursor(chart([0, 12_345.678])) == "12345.7")
    #expect(cursor(chart([0, 0.0123456])) == "0.0123")
    #expect(cursor(chart([0, 0.123456, 1])) == "0.12")
    #expect(cursor(chart([0, 5, 10])) == "5")
    #expect(cursor(chart([0, 0.001, 1_000_000])) == "0")
    #expect(cursor(chart([0, 0.51239]).chartYAxis(format: .percent)) == "51.2%")
    #expect(cursor(chart([1, 1234.5678, 1e6]).chartYScale(type: .log)) == "1234.6")
    // Where the cursor is has as many digits as tell two columns apart.
    let times = [0, 0.123456789, 1].map { Sample(x: $0, y: 1) }
    let plan = TestChart(times) { LineMark(x: \.x, y: \.y) }.plan(40, 8)
    #expect(plan.readout(at: 0.123456789)?.label == "0.12")
  }

  @Test("has ticks that its digits tell apart")
  func toldApart() {
    for rows in 2...40 {
      for upper in [0.5, 1, 2, 3, 5, 7.5] {
        for format in [ChartAxisFormat.automatic.places(0), .text(\.grade), .percent.places(0)] {
          let labels = labels(chart([0, upper]).chartYAxis(format: format), rows: rows)
          #expect(zip(labels, labels.dropFirst()).allSatisfy { $0 != $1 }, "\(labels)")
        }
      }
    }
  }

  @Test("of bytes has multiples of 1,024 and ticks at powers of two")
  func bytes() {
    let bytes = { (values: [Double]) in self.chart(values).chartYAxis(format: .bytes) }
    #expect(labels(bytes([0, 800])) == ["0", "256", "512", "768"])
    #expect(labels(bytes([0, 1_024]), rows: 18).prefix(5) == ["0", "128", "256", "384", "512"])
    #expect(labels(bytes([0, 1_900]), rows: 10) == ["0", "512", "1K", "1.5K", "2K"])
    #expect(labels(bytes([0, 1.9e6])) == ["0", "512K", "1M", "1.5M"])
    #expect(labels(bytes([0, 61_000]).chartYAxis(format: .bytes.suffix("B/s"))).last == "48KB/s")
    #expect(cursor(bytes([0, 1.5e6])) == "1.43M")
    #expect(cursor(bytes([0, 34_567, 200_000])) == "33.8K")
    #expect(cursor(bytes([0, 300, 1e9])) == "300")
    #expect(cursor(bytes([0, 1e300])) != nil)
    for exponent in 0...60 {
      let most = 1.37 * power(ofTen: Double(exponent) / 3)
      for text in labels(bytes([0, most])) {
        let unit = text.last.map { "KMGTP".contains($0) } ?? false
        let number = Double(unit ? String(text.dropLast()) : text)
        #expect(number != nil, "\(text)")
        #expect(text.count <= 8, "\(text)")
        // Half a unit is a number of the smaller one.
        #expect(!unit || !text.hasPrefix("0"), "\(text)")
      }
    }
  }

  @Test("of bytes has ticks at powers of two on a logarithmic axis, too")
  func logarithmicBytes() {
    func chart(_ values: [Double]) -> TestChart<Sample> {
      self.chart(values).chartYScale(type: .log).chartYAxis(format: .bytes)
    }
    #expect(labels(chart([1_000, 7.9e6]), rows: 10) == ["1K", "32K", "1M"])
    #expect(labels(chart([1_024, 16_384]), rows: 12) == ["1K", "2K", "4K", "8K", "16K"])
    #expect(labels(chart([512, 2_147_483_648]), rows: 8) == ["1K", "1M", "1G"])
    for rows in 3...40 {
      for exponent in 1...17 {
        let labels = labels(chart([1, power(ofTen: exponent)]), rows: rows)
        let digits = Set((0..<10).map { "\(1 << $0)" })
        for label in labels where !digits.contains(label.filter { $0.isNumber || $0 == "." }) {
          Issue.record("\(label) of 1e\(exponent) in \(rows)")
        }
      }
    }
    // Below one byte and beyond an integer there are powers of ten.
    #expect(labels(chart([0.001, 0.1])).count > 1)
    #expect(labels(chart([1e30, 1e40])).count > 1)
  }

  @Test("of lengths of time has their units, also for plain numbers")
  func durations() {
    let chart = chart([0, 100, 290]).chartYAxis(format: .duration)
    #expect(labels(chart) == ["0", "2m", "4m"])
    #expect(cursor(chart) == "1m40s")
  }

  @Test("of an app is the text of a property, or that of a field")
  func custom() {
    let chart = chart([0, 1, 3])
    #expect(labels(chart.chartYAxis(format: .text(\.grade)), rows: 5) == ["low", "high"])
    #expect(cursor(chart.chartYAxis(format: .number.places(3))) == "1.000")
    let field = ChartAxisFormat(.number.places(2)).prefix("€")
    #expect(cursor(chart.chartYAxis(format: field)) == "€1.00")
  }

  @Test("is equal to another one of the same parts")
  func equality() {
    let places = { ChartAxisFormat(.number.places($0)) }
    #expect(ChartAxisFormat.text(\.grade) == .text(\.grade))
    #expect(ChartAxisFormat.text(\.grade) != .text(\.hostile))
    #expect(places(2) == places(2) && places(2) != places(3))
    #expect(places(2) != .text(\.grade))
    #expect(Set([places(2), places(2), places(3), .bytes, .bytes]).count == 3)
    #expect(ChartAxisFormat.bytes.suffix("B") != .bytes)
  }

  @Test("shows no control characters, and cuts what is endless")
  func controls() {
    let chart = chart([0, 1, 3])
    for format in [ChartAxisFormat.text(\.hostile), .automatic.suffix("\u{1B}]0;x\u{7}\n")] {
      let chart = chart.chartYAxis(format: format).chartXAxis(format: format)
      let plan = chart.plan(80, 12)
      let texts = plan.picture.texts.map(\.text) + [cursor(chart) ?? "\u{0}"]
      #expect(texts.count > 2)
      for text in texts {
        #expect(text.count <= 40)
        #expect(
          !text.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
      }
    }
  }
}
