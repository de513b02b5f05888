import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A bar that fills as a task proceeds, as wide as its stack.
///
/// ```swift
/// ProgressView(value: state.bytes, total: state.size)
/// ```
///
/// It fills by eighths of a cell. A value outside of `0...total` is clamped; NaN counts as 0.
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

  /// How many eighths of cells are full. All are only at the end.
  private func eighths(of columns: Int, for element: ProgressElement) -> Int {
    Int((element.fraction * Double(8 * columns)).rounded(.down))
  }

  override func update(from old: ProgressElement) {
    let columns = contentSize.columns
    if eighths(of: columns, for: old) != eighths(of: columns, for: element) { setNeedsPaint() }
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
    let eighths = eighths(of: columns, for: element)
    var cells = [Glyph](repeating: Self.full, count: eighths / 8)
    // U+2588 is a full block; after it come seven, six, … eighths from the left.
    if eighths % 8 > 0 {
      cells.append(Glyph(rawValue: Self.full.rawValue + 8 - UInt32(eighths % 8)))
    }
    cells += repeatElement(Self.empty, count: columns - cells.count)
    let end = (eighths + 7) / 8
    var bar = context.style
    bar.foreground = bar.foreground ?? .accent
    // Some terminals leave gaps between full blocks, through which the background shows.
    var full = bar
    if context.showsSurfaces { full.background = full.foreground }
    let whole = eighths / 8
    context.draw(cells[..<whole], column: 0, row: 0, style: full)
    context.draw(cells[whole..<end], column: whole, row: 0, style: bar)
    var rest = context.style
    rest.foreground = .border
    context.draw(cells[end...], column: end, row: 0, style: rest)
  }

  private static let full = Glyph(rawValue: 0x2588)  // █
  private static let empty = Glyph(rawValue: 0x2500)  // ─
}
