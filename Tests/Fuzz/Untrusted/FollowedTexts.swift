import Recurse

/// Texts that views show from properties, without a component.
@MainActor
final class FollowedTexts {
  private var texts: [HostileParameter: MutableProperty<String>] = [:]
  /// One view of each kind that shows text. New texts get new views, because titles do not change.
  private(set) lazy var stack = makeStack([:])

  subscript(parameter: HostileParameter) -> MutableProperty<String> {
    if let text = texts[parameter] { return text }
    let text = MutableProperty("")
    texts[parameter] = text
    return text
  }

  func show(_ shown: HostilePage.Texts) {
    stack = makeStack(shown)
    for (parameter, text) in shown { self[parameter].value = text }
  }

  private func makeStack(_ shown: HostilePage.Texts) -> Box<StackView> {
    let label = Box(LabelView())
    label.bind(self[.labelView], to: \.text)
    let button = Box(ButtonView())
    button.bind(self[.buttonView], to: \.title)
    let field = Box(TextFieldView(shown[.fieldView] ?? ""))
    let titled = Box.textField(shown[.boxedFieldTitle] ?? "", text: MutableProperty(""))
    return Box.stackView([
      Box.label(text: self[.label]).cast, label.cast,
      Box.button(title: self[.boxedButton]) {}.cast, button.cast,
      Box.textField(text: self[.boxedField]).cast, field.cast, titled.cast,
    ])
  }
}

/// A custom element that paints a text, and glyphs that come from no text.
struct Banner: WidgetElement {
  typealias Event = Never

  var title = ""
  var glyphs = ""
  var layout = ""
  var button = ""
  var bar = ""

  func makeWidget(_ sender: EventSender<Banner>) -> ElementWidget<Banner> {
    BannerWidget(self, sender)
  }

  @MainActor func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode<Owner>(self)
  }
}

final class BannerWidget: ElementWidget<Banner> {
  override func measure(_ proposal: LayoutProposal) -> CellSize {
    CellSize(columns: 60, rows: 4)
  }

  override func update(from old: Banner) { setNeedsPaint() }

  override func paint(_ context: GraphicsContext) {
    context.draw(element.title, column: 0, row: 0)
    // Scalar values, including controls.
    let glyphs = element.glyphs.unicodeScalars.map { Glyph(rawValue: $0.value) }
    context.draw(glyphs[...], column: 0, row: 1)
    let layout = TextLayout(
      element.layout, width: 60, lineLimit: 1, glyphs: context.glyphs)
    context.draw(layout, column: 0, row: 2)
    context.draw(SegmentedBar([], label: element.bar), column: 0, row: 3, width: 60)
    if !element.button.isEmpty { context.drawButton(element.button, ControlState()) }
  }
}
