import RecurseLayout
import RecurseReconciler
import RecurseTerminal

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

  /// The view as a node.
  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    switch shown {
    case .bar(let element): VirtualNode(element)
    case .sign(let element): VirtualNode(element)
    }
  }
}

package struct ProgressElement: WidgetElement, Accessible {
  /// From 0 to 1.
  package var fraction: Double

  init(fraction: Double) { self.fraction = fraction > 0 ? min(fraction, 1) : 0 }

  package var role: Role { .progressView }
  package var label: String { "" }
  package var value: String? { "\(Int((fraction * 100).rounded(.down))) %" }

  package func makeWidget(
    _ sender: EventSender<ProgressElement>
  ) -> ElementWidget<ProgressElement> {
    ProgressWidget(self, sender)
  }
}

final class ProgressWidget: ElementWidget<ProgressElement> {
  /// The width of a bar without a frame, in columns.
  static let standardWidth = 20

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    if parent?.stackDirection == .row {
      style.flexGrow = 1
    } else {
      style.alignSelf = .stretch
    }
    return style
  }

  /// How many halves of cells are done. All are only at the end.
  private func halves(of columns: Int, for element: ProgressElement) -> Int {
    Int((element.fraction * Double(2 * columns)).rounded(.down))
  }

  override func update(from old: ProgressElement) {
    let columns = contentSize.columns
    if halves(of: columns, for: old) != halves(of: columns, for: element) { setNeedsPaint() }
  }

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    switch proposal.width {
    case .exactly(let width): LayoutSize(width: width, height: 1)
    case .atMost(let width): LayoutSize(width: min(width, Self.standardWidth), height: 1)
    case .unbounded: LayoutSize(width: Self.standardWidth, height: 1)
    }
  }

  override func paint(_ context: GraphicsContext) {
    let columns = context.size.columns
    let halves = halves(of: columns, for: element)
    var done = [Glyph](repeating: Self.heavy, count: halves / 2)
    if halves % 2 == 1 { done.append(Self.half) }
    // The weight of the line shows what is done, also where there are few colors, or none: in a
    // disabled view, and behind a sheet.
    var style = context.style
    style.foreground = style.foreground ?? .accent
    context.draw(done[...], column: 0, row: 0, style: style)
    style.foreground = .border
    context.draw(
      [Glyph](repeating: Self.light, count: columns - done.count)[...], column: done.count, row: 0,
      style: style)
  }

  private static let heavy = Glyph(rawValue: 0x2501)  // ━
  private static let half = Glyph(rawValue: 0x2578)  // ╸
  private static let light = Glyph(rawValue: 0x2500)  // ─
}
