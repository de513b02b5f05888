import RecurseReconciler

/// A bar that fills as a task proceeds, as wide as its stack.
///
/// ```swift
/// ProgressView(value: state.bytes, total: state.size)
/// ```
///
/// It fills by halves of a cell. A value outside of `0...total` is clamped; NaN counts as 0.
/// Without a value it is a sign that turns; a ``Spinner`` is one that is shown and hidden.
public struct ProgressView: StaticContent, Modifiable {
  private enum Shown {
    case bar(ProgressElement)
    case sign(SpinnerElement)
  }

  private let shown: Shown
  private var hasTimeLeft = false

  /// A bar for a known part of a task.
  public init(value: Double, total: Double = 1) {
    shown = .bar(ProgressElement(fraction: value / total))
  }

  /// A sign for a task whose duration is not known.
  ///
  /// ```swift
  /// if state.isConnecting { ProgressView("Connecting…") }
  /// ```
  public init(_ title: String = "") {
    shown = .sign(SpinnerElement(title: title, isAnimating: true))
  }

  /// Shows beside the bar how long the task still takes.
  ///
  /// ```swift
  /// ProgressView(value: state.bytes, total: state.size).showsTimeLeft()
  /// ```
  ///
  ///     ━━━━━━━━━━╾─────────  about 2 min left
  ///
  /// It is estimated from the speed so far, and shown once that is known: after three seconds and
  /// three changes of the value. It is rounded, and does not go to and fro. While the value rests it
  /// is not shown; where the value goes back it begins anew. Where there is no room for both there is
  /// the bar alone. It changes nothing where there is no bar.
  ///
  /// - Parameter shows: whether it is shown.
  public func showsTimeLeft(_ shows: Bool = true) -> ProgressView {
    var view = self
    view.hasTimeLeft = shows
    return view
  }

  /// The view as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    switch shown {
    case .bar(let element) where hasTimeLeft:
      WithEnvironment(\.words) { VirtualNode(element.showingTimeLeft($0)) }
    case .bar(let element): VirtualNode(element)
    case .sign(let element): VirtualNode(element)
    }
  }
}

package struct ProgressElement: WidgetElement, Accessible {
  /// From 0 to 1.
  package var fraction: Double
  /// How the time that is left is said; `nil` does not.
  var timeLeft: TimeLeftWords?

  init(fraction: Double) { self.fraction = fraction > 0 ? min(fraction, 1) : 0 }

  package var role: Role { .progressView }
  package var label: String { "" }
  package var value: String? { "\(Int((fraction * 100).rounded(.down))) %" }

  func showingTimeLeft(_ words: Words) -> ProgressElement {
    var element = self
    element.timeLeft = TimeLeftWords(words)
    return element
  }

  package func makeWidget(
    _ sender: EventSender<ProgressElement>
  ) -> ElementWidget<ProgressElement> {
    ProgressWidget(self, sender)
  }
}
