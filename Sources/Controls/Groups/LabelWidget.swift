import RecurseCore

/// The title of the content after it.
struct LabelElement: WidgetElement, Accessible {
  var label: String

  var role: Role { .label }

  func makeWidget(_ sender: EventSender<LabelElement>) -> ElementWidget<LabelElement> {
    LabelWidget(self, sender)
  }
}

final class LabelWidget: ElementWidget<LabelElement>, FieldPart {
  /// The minimum width of a truncated title, in columns.
  private static let leastColumns = 8

  override init(_ element: LabelElement, _ sender: EventSender<LabelElement>) {
    super.init(element, sender)
    setField(self)
  }

  var showsFieldError: Bool { false }
  var columnTitle: String? { element.label }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    if isTitleInColumn {
      // The column of titles ends with free columns, so the row needs no spacing.
      style.margin.right = -1
    } else {
      style.flexShrink = 100
      style.minWidth = .cells(Double(min(element.label.count, Self.leastColumns)))
    }
    return style
  }

  override func baseline(in size: CellSize) -> Int? { 1 }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    guard let glyphs else { return .zero }
    let width = isTitleInColumn ? 0 : glyphs.columns(of: element.label)
    return CellSize(columns: proposal.width.bounding(width), rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    guard !isTitleInColumn else { return }
    context.draw(element.label, column: 0, width: context.size.columns)
  }
}
