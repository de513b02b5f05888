import RecurseCore

/// Options below each other, each with a mark before it.
struct OptionsElement: WidgetElement, Accessible {
  enum Event: Sendable {
    case choose(Int)
    /// The cursor goes to an option.
    case point(Int)
    /// A person types what is looked for, or takes back a character of it.
    case type(String)
    case erase
  }

  /// How an option is marked that is chosen, and how one that is not.
  enum Mark: Sendable {
    case dot, bar, check, tick

    /// What cannot be chosen has no box, and no sign but a dash.
    func text(isChosen: Bool, isDisabled: Bool) -> String {
      guard isChosen || !isDisabled else { return indent == 4 ? " –" : "–" }
      return switch self {
      case .dot: isChosen ? "(•)" : "( )"
      case .bar: isChosen ? "▌" : ""
      case .check: isChosen ? "[x]" : "[ ]"
      case .tick: isChosen ? "✓" : ""
      }
    }

    /// The columns before the content.
    var indent: Int { self == .dot || self == .check ? 4 : 2 }
  }

  var label: String
  var mark: Mark
  var texts: [String]
  /// The options that cannot be chosen.
  var disabled: [Int] = []
  /// The chosen options, ascending.
  var chosen: [Int] = []
  /// The option with the cursor, where that is not the chosen one, nor the widget's own.
  var cursor: Int?
  /// What an author would want to know of the options.
  var problem: String?
  /// Whether it is the list of a popover: it takes what is typed, and choosing closes it.
  var isMenu = false

  /// Whether the title is above the options.
  var hasTitle: Bool { !isMenu && !label.isEmpty }

  /// Whether an arrow chooses.
  var choosesByArrow: Bool { mark == .dot || mark == .bar }

  var role: Role { isMenu ? .menu : .picker }
  var value: String? {
    isMenu ? nil : chosen.map { texts[$0] }.joined(separator: ", ")
  }

  func makeWidget(_ sender: EventSender<OptionsElement>) -> ElementWidget<OptionsElement> {
    OptionsWidget(self, sender)
  }
}

/// One of the options, with room for its mark.
struct OptionRow: WidgetElement, Accessible {
  var label: String

  var role: Role { .option }

  func makeWidget(_ sender: EventSender<OptionRow>) -> ElementWidget<OptionRow> {
    OptionRowWidget(self, sender)
  }

  /// The rows of a list, below its title.
  @MainActor
  static func rows<Owner: Component, Value>(
    _ options: [PickerOption<Owner, Value>], _ texts: [String], below title: String,
    mark: OptionsElement.Mark
  ) -> VirtualNode<Owner> {
    rows(below: title) {
      for (index, option) in options.enumerated() {
        VirtualNode(OptionRow(label: texts[index]), children: option.node)
          .lineLimit(1).padding(.leading, mark.indent).disabled(option.isDisabled)
      }
    }
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

/// The title above the options, which is the label of the whole.
struct OptionTitle: WidgetElement {
  var title: String

  func makeWidget(_ sender: EventSender<OptionTitle>) -> ElementWidget<OptionTitle> {
    OptionTitleWidget(self, sender)
  }
}

final class OptionTitleWidget: ElementWidget<OptionTitle> {
  /// Whether a form shows it beside the options.
  var isHidden = false {
    didSet { if isHidden != oldValue { setNeedsLayout() } }
  }

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    guard !isHidden, let glyphs else { return .zero }
    return LayoutSize(width: proposal.width.bounding(glyphs.columns(of: element.title)), height: 1)
  }

  override func paint(_ context: GraphicsContext) {
    if !isHidden { context.draw(element.title, column: 0, width: context.size.columns) }
  }
}

final class OptionRowWidget: ContainerWidget<OptionRow> {
  /// Whether the option is chosen; the options know.
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
