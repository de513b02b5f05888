import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// The layout of a stack's children.
package struct Arrangement: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case column, row, layers, center, flow, grid
    case flex(FlexBoxStyle)
    /// A row of a grid, with an alignment of its own unless that is `auto`.
    case gridRow(AlignSelf)
    case container(isTransparent: Bool)
  }

  package var kind: Kind
  package var alignment = AlignItems.start
  package var spacing = 0
  package var horizontal = AlignItems.start
  package var distribution: StackDistribution?
  /// Free rows between the lines of a flow or the rows of a grid.
  package var lineSpacing = 0
  /// The vertical position of the nodes of a container.
  package var vertical = JustifyContent.start
  /// Whether one node fills a container that has a size of its own.
  package var isFilled = false
}

/// An element that only arranges its children.
package protocol ArrangedElement: WidgetElement, CustomStringConvertible {
  var arrangement: Arrangement { get }
  /// Whether the arranged content can have the focus as a whole.
  var takesFocus: Bool { get }
}

extension ArrangedElement {
  package var takesFocus: Bool { false }

  @MainActor
  package func makeWidget(_ sender: EventSender<Self>) -> ElementWidget<Self> {
    StackWidget(self, sender)
  }
}

/// A widget that lays out its children and paints nothing of its own.
final class StackWidget<E: ArrangedElement>: ElementWidget<E>, ContainerPart {
  override init(_ element: E, _ sender: EventSender<E>) {
    super.init(element, sender)
    setParts(WidgetParts(container: self))
  }

  override var isLeaf: Bool { false }

  override var isFocusable: Bool { element.takesFocus }

  var paintsOverChildren: Bool { element.takesFocus }

  func paintOver(_ context: GraphicsContext) {
    guard context.isFocused else { return }
    context.highlight(
      CellRect(column: 0, row: 0, columns: context.size.columns, rows: context.size.rows))
  }

  override func prepareForReuse() -> Bool { true }

  var separatesChildLines: Bool { element.arrangement.kind == .layers }

  var childrenOverlap: Bool {
    switch element.arrangement.kind {
    case .layers: true
    // A cell that spans several rows overlaps the rows below its own.
    case .grid: true
    case .flex(let flex): flex.overlaps
    default: element.arrangement.spacing < 0
    }
  }

  override func update(from old: E) {
    refreshLayoutStyle()
    for child in children { child.parentChanged() }
    setNeedsPaint()
  }

  var passesOnItem: Bool { wrapped != nil }

  /// The only child of a transparent container.
  private var wrapped: Widget? {
    element.arrangement.kind == .container(isTransparent: true) && children.count == 1 && hasStack
      ? children[0] : nil
  }

  // Unchecked, since each frame reads these: docs/decisions/002-unchecked-access.md has the cost.
  /// The direction of the parent, cached: otherwise each of a chain of containers would ask all
  /// ancestors.
  @exclusivity(unchecked) private var directionAround = FlexDirection.column
  /// Whether the container was transparent when its children last changed.
  @exclusivity(unchecked) private var wasTransparent = false

  override func parentChanged() {
    let direction = parent?.stackDirection ?? .column
    if direction != directionAround {
      directionAround = direction
      wrapped?.parentChanged()
    }
    super.parentChanged()
  }

  func childrenChanged() {
    guard case .container(isTransparent: true) = element.arrangement.kind else { return }
    let isTransparent = wrapped != nil
    if isTransparent != wasTransparent {
      wasTransparent = isTransparent
      // They are laid out in the container's own column, or as in its parent.
      for child in children { child.parentChanged() }
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
    case .container(let isTransparent):
      style.justifyContent = arrangement.vertical
      // The growth of a single child is passed on instead.
      if !isTransparent || wrapped == nil { style.childStretch = .all }
      if isTransparent {
        style.alignItems = .stretch
        passOn(wrapped, &style)
      }
    }
    if let distribution = arrangement.distribution { distribute(distribution, &style) }
    if fillsFrame {
      style.flexGrow = 1
      style.alignSelf = .stretch
    }
    return style
  }

  /// Whether the stack is the whole content of a frame and has visible edges. The edges are then
  /// those of the frame, as for a frame of the stack itself.
  private var fillsFrame: Bool {
    guard style.border != nil || style.background != nil else { return false }
    return parent?.isFilledByOneChild == true
  }

  override var isFilledByOneChild: Bool { element.arrangement.isFilled && children.count == 1 }

  /// Passes on the layout of the only child.
  private func passOn(_ wrapped: Widget?, _ style: inout LayoutStyle) {
    guard let wrapped else { return }
    let own = wrapped.ownFlexItem
    let child = wrapped.style
    let isFixed =
      directionAround == .row
      ? child.frame.width.isSet || child.fixesWidth
      : child.frame.height.isSet || child.fixesHeight
    style.flexGrow = child.flexGrow ?? (isFixed ? 0 : own.flexGrow)
    style.stretchesMain = wrapped.layout.style.stretchesMain
    style.flexShrink = child.flexShrink ?? (isFixed ? 0 : own.flexShrink)
    if let basis = child.flexBasis {
      style.flexBasis = basis
    } else if wrapped.containerPart?.passesOnItem == true {
      style.flexBasis = own.flexBasis
    }
    style.alignSelf = child.alignSelf ?? own.alignSelf
    let inner = wrapped.layout.style
    style.stretchesWidth = inner.stretchesWidth
    style.stretchesHeight = inner.stretchesHeight
    (style.fixesWidth, style.fixesHeight) = (inner.fixesWidth, inner.fixesHeight)
    style.gridColumnSpan = inner.gridColumnSpan
    style.gridRowSpan = inner.gridRowSpan
    style.gridColumnAlignment = inner.gridColumnAlignment
    if inner.display == .none { style.display = .none }
    // A maximum of the child is also one of the container.
    let edges = contentEdges
    if !inner.maxWidth.isAuto, !inner.maxWidth.isPercent {
      style.maxWidth = .within(inner.maxWidth.cellCount() + edges.left + edges.right)
    }
    if !inner.maxHeight.isAuto, !inner.maxHeight.isPercent {
      style.maxHeight = .within(inner.maxHeight.cellCount() + edges.top + edges.bottom)
    }
  }

  /// Expands the stack along its axis, for a distribution.
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

extension ArrangedElement {
  /// A description of the element, for pictures of trees.
  package var description: String {
    switch arrangement.kind {
    case .column: "VStack"
    case .row: "HStack"
    case .layers: "ZStack"
    case .center: "Center"
    case .flow: "FlowStack"
    case .grid: "Grid"
    case .flex: "FlexBox"
    case .gridRow: "GridRow"
    case .container: "container"
    }
  }
}
