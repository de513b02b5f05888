import RecurseLayout
import RecurseReconciler

/// How a widget's children stand together.
package struct Arrangement: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case column, row, layers, center, flow, grid
    case flex(FlexBoxStyle)
    /// A row of a grid, with its own alignment where it has one.
    case gridRow(AlignSelf)
    case box(isTransparent: Bool)
  }

  package var kind: Kind
  package var alignment = AlignItems.start
  package var spacing = 0
  package var horizontal = AlignItems.start
  package var distribution: StackDistribution?
  /// Free rows between the lines of a flow or the rows of a grid.
  package var lineSpacing = 0
  /// Where the nodes of a box stand down it.
  package var vertical = JustifyContent.start
}

/// An element that is nothing but an arrangement of its children.
package protocol ArrangedElement: WidgetElement {
  var arrangement: Arrangement { get }
}

extension ArrangedElement {
  @MainActor
  package func makeWidget(_ sender: EventSender<Self>) -> ElementWidget<Self> {
    StackWidget(self, sender)
  }
}

/// A widget that has children and nothing to paint of its own.
final class StackWidget<E: ArrangedElement>: ElementWidget<E> {
  override var isLeaf: Bool { false }

  override func prepareForReuse() -> Bool { true }

  override var holdsLayers: Bool { element.arrangement.kind == .layers }

  override var hasLayers: Bool {
    switch element.arrangement.kind {
    case .layers: true
    // A cell of several rows lies over the rows below its own.
    case .grid: true
    case .flex(let flex): flex.overlaps || super.hasLayers
    default: element.arrangement.spacing < 0 || super.hasLayers
    }
  }

  override func update(from old: E) {
    refreshLayoutStyle()
    for child in children { child.parentChanged() }
    setNeedsPaint()
  }

  /// The one child that a transparent box stands for.
  private var wrapped: Widget? {
    element.arrangement.kind == .box(isTransparent: true) && children.count == 1 && hasStack
      ? children[0] : nil
  }

  // A border around one widget alone shows its focus as the widget's own border would.
  override var marksFocusOnBorder: Bool {
    children.count == 1 && children[0].marksFocusOnBorder
  }
  override var marksFocusOfContent: Bool {
    children.count == 1 && (children[0].isFocused || children[0].marksFocusOfContent)
  }

  /// The direction of the stack around, as of the last time that it was asked: a chain of boxes
  /// does not ask all the way up for each of them.
  private var directionAround = FlexDirection.column
  /// Whether the box stood for one child when its children last changed.
  private var wasTransparent = false

  override func parentChanged() {
    let direction = parent?.stackDirection ?? .column
    if direction != directionAround {
      directionAround = direction
      wrapped?.parentChanged()
    }
    super.parentChanged()
  }

  override func childrenChanged() {
    guard case .box(isTransparent: true) = element.arrangement.kind else { return }
    let isTransparent = wrapped != nil
    if isTransparent != wasTransparent {
      wasTransparent = isTransparent
      // They stand in the box's own column, or in the stack around it.
      if directionAround != super.stackDirection {
        for child in children { child.parentChanged() }
      }
    }
    refreshLayoutStyle()
  }

  override var stackDirection: FlexDirection {
    wrapped == nil ? super.stackDirection : directionAround
  }

  override var layoutStyle: LayoutStyle {
    let arrangement = element.arrangement
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = arrangement.alignment
    style.childStretch = .axes
    let gap = LayoutLength.cells(Double(arrangement.spacing))
    let lineGap = LayoutLength.cells(Double(max(0, arrangement.lineSpacing)))
    switch arrangement.kind {
    case .column:
      style.childStretch = .all
      style.gap.row = gap
    case .row:
      style.direction = .row
      style.childStretch = .all
      style.gap.column = gap
    case .flow:
      style.direction = .row
      style.wrap = .wrap
      style.alignContent = .start
      style.justifyContent = arrangement.horizontal.content
      style.gap = LayoutGap(row: lineGap, column: gap)
    case .grid:
      style.display = .grid
      style.justifyItems = arrangement.horizontal
      style.gap = LayoutGap(row: lineGap, column: gap)
    case .flex(let flex): flex.apply(to: &style)
    case .gridRow(let alignment):
      style.display = .gridRow
      style.direction = .row
      style.alignSelf = alignment
    case .layers:
      style.display = .layers
      style.justifyContent = arrangement.horizontal.content
    case .center:
      style.justifyContent = .safeCenter
      style.stretchesWidth = true
      style.stretchesHeight = true
    case .box(let isTransparent):
      style.justifyContent = arrangement.vertical
      // What grows in a box around it alone grows where the box is.
      if !isTransparent || wrapped == nil { style.childStretch = .all }
      if isTransparent {
        style.alignItems = .stretch
        standFor(wrapped, &style)
      }
    }
    if let distribution = arrangement.distribution { distribute(distribution, &style) }
    return style
  }

  /// A box takes the place of what it is around.
  private func standFor(_ wrapped: Widget?, _ style: inout LayoutStyle) {
    guard let wrapped else { return }
    let own = wrapped.ownClaim
    let box = wrapped.box
    let isFixed = directionAround == .row ? box.frame.width.isSet : box.frame.height.isSet
    style.flexGrow = box.flexGrow ?? (isFixed ? 0 : own.flexGrow)
    style.stretchesMain = wrapped.layout.style.stretchesMain
    style.flexShrink = box.flexShrink ?? (isFixed ? 0 : own.flexShrink)
    style.alignSelf = box.alignSelf ?? own.alignSelf
    let inner = wrapped.layout.style
    style.stretchesWidth = inner.stretchesWidth
    style.stretchesHeight = inner.stretchesHeight
    style.gridColumnSpan = inner.gridColumnSpan
    style.gridRowSpan = inner.gridRowSpan
    style.gridColumnAlignment = inner.gridColumnAlignment
    if inner.display == .none { style.display = .none }
    // What may not grow further does not let its box grow either.
    let edges = contentEdges
    if !inner.maxWidth.isAuto, !inner.maxWidth.isPercent {
      style.maxWidth = .within(inner.maxWidth.cellCount() + edges.left + edges.right)
    }
    if !inner.maxHeight.isAuto, !inner.maxHeight.isPercent {
      style.maxHeight = .within(inner.maxHeight.cellCount() + edges.top + edges.bottom)
    }
  }

  /// A stack that says how its room is shared takes all the room along it that there is.
  private func distribute(_ distribution: StackDistribution, _ style: inout LayoutStyle) {
    style.stretchesWidth = style.direction == .row
    style.stretchesHeight = style.direction == .column
    switch distribution {
    case .fill: style.sharing = .fill
    case .fillEqually: style.sharing = .equal
    case .fillProportionally: style.sharing = .proportional
    case .equalSpacing: style.justifyContent = .spaceBetween
    case .equalCentering: style.justifyContent = .equalCenters
    }
  }
}

extension AlignItems {
  /// The same place along the main axis.
  var content: JustifyContent {
    switch self {
    case .center: .center
    case .safeCenter: .safeCenter
    case .end: .end
    case .start, .baseline, .stretch: .start
    }
  }
}
