import RecurseLayout
import RecurseReconciler

/// A widget that has children and nothing to paint of its own.
final class StackWidget<E: Element>: ElementWidget<E> {
  private var kind: StackElement.Kind

  init(_ element: E, _ sender: EventSender<E>, layout kind: StackElement.Kind) {
    self.kind = kind
    super.init(element, sender)
  }

  override var isLeaf: Bool { false }

  override var hasLayers: Bool { kind == .layers }

  override func update(from old: E) {
    if let stack = element as? StackElement { kind = stack.kind }
    refreshLayoutStyle()
    for child in children { child.refreshLayoutStyle() }
    setNeedsPaint()
  }

  override var layoutStyle: LayoutStyle {
    var style = LayoutStyle()
    let stack = element as? StackElement
    style.alignItems = stack?.alignment ?? .start
    let gap = LayoutLength.cells(Double(max(0, stack?.spacing ?? 0)))
    switch kind {
    case .column:
      style.direction = .column
      style.gap.row = gap
    case .row:
      style.direction = .row
      style.gap.column = gap
    case .layers:
      style.display = .layers
      style.justifyContent = stack?.horizontal.content ?? .start
    case .center:
      style.direction = .column
      style.justifyContent = .center
      style.flexGrow = 1
      style.alignSelf = .stretch
    }
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
