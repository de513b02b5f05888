import RecurseCore

/// A vertical list of options, each with a mark before it.
struct OptionsElement: WidgetElement, Accessible {
  enum Event: Sendable {
    case choose(Int)
    /// The cursor moves to an option.
    case point(Int)
    /// The user types a part of the search text, or deletes its last character.
    case type(String)
    case erase
  }

  /// The marks of chosen and other options.
  enum Mark: Sendable {
    case dot, bar, check, tick

    /// An option that cannot be chosen has no box, only a dash.
    func text(isChosen: Bool, isDisabled: Bool) -> String {
      guard isChosen || !isDisabled else { return indent == 4 ? " –" : "–" }
      return switch self {
      case .dot: isChosen ? "(•)" : "( )"
      case .bar: isChosen ? "▌" : ""
      case .check: isChosen ? "[x]" : "[ ]"
      case .tick: isChosen ? "✓" : ""
      }
    }

    /// The width of the mark, in columns before the content.
    var indent: Int { self == .dot || self == .check ? 4 : 2 }
  }

  var label: String
  var mark: Mark
  var texts: [String]
  /// The indices of the options that cannot be chosen.
  var disabled: [Int] = []
  /// The indices of the chosen options, ascending.
  var chosen: [Int] = []
  /// The option with the cursor, if that is neither the chosen one nor kept by the widget.
  var cursor: Int?
  /// A mistake in the options, to report to the author of the app.
  var problem: String?
  /// Whether it is the list of a popover, which takes typed text and closes when an option is
  /// chosen.
  var isMenu = false

  /// Whether the title is shown above the options.
  var hasTitle: Bool { !isMenu && !label.isEmpty }

  /// Whether an arrow key chooses an option.
  var choosesByArrow: Bool { mark == .dot || mark == .bar }

  var role: Role { isMenu ? .menu : .picker }
  var value: String? {
    isMenu ? nil : chosen.map { texts[$0] }.joined(separator: ", ")
  }

  func makeWidget(_ sender: EventSender<OptionsElement>) -> ElementWidget<OptionsElement> {
    OptionsWidget(self, sender)
  }
}

/// An option, with room for its mark.
struct OptionRow: WidgetElement, Accessible {
  var label: String

  var role: Role { .option }

  func makeWidget(_ sender: EventSender<OptionRow>) -> ElementWidget<OptionRow> {
    OptionRowWidget(self, sender)
  }

  /// Returns the rows of a list, below its title.
  @MainActor
  static func rows<Owner: Component, Value>(
    _ options: [PickerOption<Owner, Value>], _ texts: [String], below title: String,
    mark: OptionsElement.Mark
  ) -> VirtualNode<Owner> {
    rows(below: title) {
      for (index, option) in options.enumerated() {
        row(texts[index], mark, isDisabled: option.isDisabled, content: option.node)
      }
    }
  }

  @MainActor
  static func row<Owner: Component>(
    _ label: String, _ mark: OptionsElement.Mark, isDisabled: Bool, content: VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    VirtualNode(OptionRow(label: label), children: content)
      .lineLimit(1).padding(.leading, mark.indent).disabled(isDisabled)
  }

  @MainActor
  private static func rows<Owner: Component>(
    below title: String, @NodeBuilder<Owner> _ rows: () -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    NodeBuilder.buildBlock(
      title.isEmpty
        ? NodeBuilder.buildBlock()
        : NodeBuilder.buildExpression(VirtualNode(OptionTitle(title: title))), rows())
  }
}

/// The title above the options, which is the label of the whole list.
struct OptionTitle: WidgetElement {
  var title: String

  func makeWidget(_ sender: EventSender<OptionTitle>) -> ElementWidget<OptionTitle> {
    OptionTitleWidget(self, sender)
  }
}

final class OptionTitleWidget: ElementWidget<OptionTitle> {
  /// Whether the title is hidden because a form shows it beside the options.
  var isHidden = false {
    didSet { if isHidden != oldValue { setNeedsLayout() } }
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    guard !isHidden, let glyphs else { return .zero }
    return CellSize(columns: proposal.width.bounding(glyphs.columns(of: element.title)), rows: 1)
  }

  override func paint(_ context: GraphicsContext) {
    if !isHidden { context.draw(element.title, column: 0, width: context.size.columns) }
  }
}

final class OptionRowWidget: ContainerWidget<OptionRow> {
  /// Whether the option is chosen, as set by the list of options.
  var isChosen = false

  override var ownStates: [String] {
    (isChosen ? ["selected"] : []) + (isDisabled ? ["disabled"] : [])
  }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    style.alignItems = .start
    return style
  }

  override var paintsOverChildren: Bool { true }

  override func paintOver(_ context: GraphicsContext) {
    guard isHoveredInside, !isDisabled else { return }
    context.restyle(
      CellRect(column: 0, row: 0, columns: context.size.columns, rows: context.size.rows),
      adding: .bold)
  }

  override func prepareForReuse() -> Bool {
    isChosen = false
    return true
  }
}
