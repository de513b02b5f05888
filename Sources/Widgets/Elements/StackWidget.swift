import RecurseLayout
import RecurseReconciler

/// How a widget's children stand together.
package struct Arrangement: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case column, row, layers, center
    case box(isTransparent: Bool)
  }

  package var kind: Kind
  package var alignment = AlignItems.start
  package var spacing = 0
  package var horizontal = AlignItems.start
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

  override var hasLayers: Bool { element.arrangement.kind == .layers }

  override func update(from old: E) {
    refreshLayoutStyle()
    for child in children { child.parentChanged() }
    setNeedsPaint()
  }

  /// The one child that a transparent box stands for.
  private var wrapped: Widget? {
    element.arrangement.kind == .box(isTransparent: true) && children.count == 1
      ? children[0] : nil
  }

  override func parentChanged() {
    wrapped?.parentChanged()
    super.parentChanged()
  }

  override func childrenChanged() {
    if case .box(isTransparent: true) = element.arrangement.kind { refreshLayoutStyle() }
  }

  override func roomTakersChanged() {
    takesRoom = roomTakers > 0
    refreshLayoutStyle()
  }

  override var stackDirection: FlexDirection {
    wrapped == nil ? layout.style.direction : parent?.stackDirection ?? .column
  }

  /// What holds something that takes the room there is takes it too.
  private func takeRoom(_ style: inout LayoutStyle) {
    let isInRow = parent?.stackDirection == .row
    style.alignSelf = .stretch
    guard isInRow ? !box.frame.width.isSet : !box.frame.height.isSet else { return }
    style.flexGrow = max(1, style.flexGrow)
    style.flexBasis = 0
  }

  override var layoutStyle: LayoutStyle {
    let arrangement = element.arrangement
    var style = LayoutStyle()
    style.direction = .column
    style.alignItems = arrangement.alignment
    let gap = LayoutLength.cells(Double(max(0, arrangement.spacing)))
    switch arrangement.kind {
    case .column: style.gap.row = gap
    case .row:
      style.direction = .row
      style.gap.column = gap
    case .layers:
      style.display = .layers
      style.justifyContent = arrangement.horizontal.content
    case .center:
      style.justifyContent = .center
      style.flexGrow = 1
      style.alignSelf = .stretch
    case .box(let isTransparent):
      if isTransparent { style.alignItems = .stretch }
      if let wrapped {
        let inner = wrapped.layoutStyle
        style.flexGrow = wrapped.box.flexGrow ?? inner.flexGrow
        style.flexShrink = wrapped.box.flexShrink ?? inner.flexShrink
        style.alignSelf = wrapped.box.alignSelf ?? inner.alignSelf
      }
    }
    if takesRoom { takeRoom(&style) }
    return style
  }
}

extension AlignItems {
  /// The same place along the main axis.
  var content: JustifyContent {
    switch self {
    case .center: .center
    case .end: .end
    case .start, .baseline, .stretch: .start
    }
  }
}
