import RecurseReconciler
import RecurseWidgets

/// An element that shows a chart.
struct ChartElement: WidgetElement, Accessible {
  var source: any ChartSource
  var settings = ChartSettings()
  /// The part of the horizontal axis that the state says; `nil` if no state is bound.
  var bound: BoundDomain?

  var role: Role { .chart }
  var label: String { settings.y.label ?? settings.x.label ?? "" }

  static func == (left: ChartElement, right: ChartElement) -> Bool {
    // Trees are compared on the main actor, to which a source is bound.
    left.settings == right.settings && left.bound == right.bound
      && MainActor.assumeIsolated {
        left.source === right.source || left.source.isEqual(to: right.source)
      }
  }

  func makeWidget(_ sender: EventSender<ChartElement>) -> ElementWidget<ChartElement> {
    ChartWidget(self, sender)
  }
}

/// Without the elements, which are many.
extension ChartElement: CustomStringConvertible {
  var description: String { "chart \(label)" }
}

extension Role {
  /// The role of a ``Chart(_:marks:)``.
  public static let chart = Role("chart")
  /// The role of a ``Sparkline(_:domain:)``.
  public static let sparkline = Role("sparkline")
}
