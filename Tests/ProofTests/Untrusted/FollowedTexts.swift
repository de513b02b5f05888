import Recurse

/// Texts that are shown without a component: each view follows a property.
@MainActor
final class FollowedTexts {
  private var texts: [HostilePlace: MutableProperty<String>] = [:]
  /// One view of each kind that shows text; new ones for new texts, as titles of fields stay.
  private(set) lazy var stack = makeStack([:])

  subscript(place: HostilePlace) -> MutableProperty<String> {
    if let text = texts[place] { return text }
    let text = MutableProperty("")
    texts[place] = text
    return text
  }

  func show(_ shown: HostilePage.Texts) {
    stack = makeStack(shown)
    for (place, text) in shown { self[place].value = text }
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

/// An element of an app's own, which paints a text, and glyphs that are no text's.
struct Banner: WidgetElement {
  typealias Event = Never

  var title: String
  var glyphs: String

  func makeWidget(_ sender: EventSender<Banner>) -> ElementWidget<Banner> {
    BannerWidget(self, sender)
  }

  @MainActor func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    VirtualNode<Owner>(self)
  }
}

final class BannerWidget: ElementWidget<Banner> {
  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    LayoutSize(width: 60, height: 2)
  }

  override func update(from old: Banner) { setNeedsPaint() }

  override func paint(_ context: GraphicsContext) {
    context.draw(element.title, column: 0, row: 0)
    // Numbers of scalars as they are, controls among them.
    let glyphs = element.glyphs.unicodeScalars.map { Glyph(rawValue: $0.value) }
    context.draw(glyphs[...], column: 0, row: 1)
  }
}
