@testable import RecurseCharts

/// An element of most charts in the tests.
struct Sample: Equatable {
  var x = 0.0
  var y = 0.0
  var name = "a"
  var group = "g"
  var shade = 0.0
}

/// A chart whose settings a test changes as an app does.
struct TestChart<Element>: ChartModifiable {
  var elements: [Element]
  var marks: [ChartMark<Element>]
  var chartSettings = ChartSettings()

  init(_ elements: [Element], @ChartBuilder<Element> _ marks: () -> [ChartMark<Element>]) {
    self.elements = elements
    self.marks = marks()
  }

  var columns: ChartColumns<Element> {
    ChartColumns(
      marks, elements: elements, xCategories: chartSettings.x.scale.categories,
      yCategories: chartSettings.y.scale.categories)
  }

  func plan(
    _ columns: Int, _ rows: Int, dots: CellDots = CellDots(), viewport: ChartViewport? = nil,
    keeping previous: ChartPlan? = nil
  ) -> ChartPlan {
    ChartPlan(
      self.columns.data, settings: chartSettings, columns: columns, rows: rows, dots: dots,
      viewport: viewport, keeping: previous)
  }

  func chartSettings(_ change: (inout ChartSettings) -> Void) -> Self {
    var chart = self
    change(&chart.chartSettings)
    return chart
  }

  /// The chart without anything around its plot.
  var bare: Self { chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
}

extension ChartPicture {
  var lines: [LineShape] {
    plot.shapes.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  var areas: [AreaShape] {
    plot.shapes.compactMap { if case .area(let area) = $0 { area } else { nil } }
  }

  var bars: [BarShape] {
    plot.shapes.compactMap { if case .bar(let bar) = $0 { bar } else { nil } }
  }

  var points: [PointShape] {
    plot.shapes.compactMap { if case .point(let point) = $0 { point } else { nil } }
  }

  var rules: [RuleShape] {
    plot.shapes.compactMap { if case .rule(let rule) = $0 { rule } else { nil } }
  }

  var fields: [FieldShape] {
    plot.shapes.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  func texts(_ role: ChartText.Role) -> [String] { texts.filter { $0.role == role }.map(\.text) }
}
