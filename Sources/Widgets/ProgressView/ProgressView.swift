import RecurseReconciler

/// A bar that fills as a task proceeds, as wide as its stack.
///
/// ```swift
/// ProgressView(value: state.bytes, total: state.size)
/// ```
///
/// Some terminals also show the first incomplete bar in sight in their tab or in the taskbar:
/// Windows Terminal, Ghostty, WezTerm, ConEmu and those with VTE 0.79. `RECURSE_PROGRESS=0` in the
/// environment turns that off, and `1` turns it on.
///
/// A bar may have several segments, and its label inside:
///
/// ```swift
/// ProgressView(
///   segments: [
///     BarSegment("passed", value: 41).foreground(.success),
///     BarSegment("failed", value: 3).foreground(.error),
///   ], total: 120
/// )
/// .labelsInside()
/// ```
///
/// It fills in steps of half a cell. A value outside `0...total` is clamped; NaN counts as 0.
/// Without a value it is a turning sign. A ``Spinner`` can also be shown and hidden.
public struct ProgressView: StaticContent, Modifiable {
  private enum Shown {
    case bar(ProgressElement)
    case sign(SpinnerElement)
  }

  private var shown: Shown
  private var hasTimeLeft = false

  /// Creates a bar for a task of known length.
  public init(value: Double, total: Double = 1) {
    shown = .bar(ProgressElement(fraction: value / total))
  }

  /// Creates a bar for a task whose work so far is of several kinds.
  ///
  /// - Parameters:
  ///   - segments: the parts that are done, from left to right.
  ///   - total: the amount at which the task is complete.
  public init(segments: [BarSegment], total: Double = 1) {
    shown = .bar(ProgressElement(segments: segments, total: total))
  }

  @available(
    *, unavailable, message: "write Text(title) before ProgressView(value:total:), in a stack"
  )
  public init(_ title: String, value: Double, total: Double = 1) { fatalError() }

  /// Creates a sign for a task of unknown length.
  ///
  /// ```swift
  /// if state.isConnecting { ProgressView("Connecting…") }
  /// ```
  public init(_ title: String = "") {
    shown = .sign(SpinnerElement(title: title, isAnimating: true))
  }

  /// Shows the percentage in the bar, or the titles of its segments in them.
  ///
  /// ```swift
  /// ProgressView(value: 0.4).labelsInside()
  /// ProgressView(value: 4, total: 10).labelsInside(caption: "4 of 10 files")
  /// ```
  ///
  ///     ██████████████████── 40 % ────────────────────
  ///
  /// The bar is then an area, where there are colors. A text for which there is no room is hidden,
  /// and the title of a segment is truncated before. The modifier has no effect on the sign for a
  /// task of unknown length, which has no bar: its title is beside it.
  ///
  /// - Parameters:
  ///   - isInside: whether there are labels in the bar.
  ///   - caption: the text in a bar without segments; `nil` writes the percentage.
  public func labelsInside(_ isInside: Bool = true, caption: String? = nil) -> ProgressView {
    guard case .bar(let element) = shown else { return self }
    var view = self
    view.shown = .bar(element.withLabelsInside(isInside, caption: caption))
    return view
  }

  /// Shows the remaining time of the task beside the bar.
  ///
  /// ```swift
  /// ProgressView(value: state.bytes, total: state.size).showsTimeLeft()
  /// ```
  ///
  ///     ━━━━━━━━━━╾─────────  about 2 min left
  ///
  /// The time is estimated from the speed so far. It is shown once the speed is known: after three
  /// seconds and three changes of the value. It is rounded, and does not jump back and forth. It is
  /// hidden while the value rests, and the estimate restarts when the value goes back. If there is
  /// no room for both, only the bar is shown. Without a bar, the modifier has no effect.
  ///
  /// - Parameter shows: whether the time is shown.
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
