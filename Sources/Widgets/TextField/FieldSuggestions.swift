import RecurseLayout
import RecurseReconciler
import RecurseTerminal

extension OwnedContent {
  /// Shows suggestions from the state for the typed text: below a field, or at the cursor of a text
  /// editor.
  ///
  /// ```swift
  /// TextField("City", text: \.city)
  ///   .suggestions(\.matches)
  /// ```
  ///
  /// They appear when the text is edited, and with Alt+↓. A person chooses one by ↓ and ↑. Tab, →
  /// at the end of the text, or a click replaces the text with it, or else with the first one. They
  /// stay shown if others begin with it.
  /// Enter takes a chosen suggestion, and submits the text otherwise. Escape closes them, as do a
  /// click into the field and leaving it. A list with the text alone is not shown.
  ///
  /// Around a `TextEditor` they are shown at the word before the cursor, which they replace:
  /// letters, digits and `_`. A motion of the cursor, such as →, closes them.
  ///
  /// - Parameter path: the texts, with the best one first. The state may also get them later, from
  ///   an effect. The first hundred are shown.
  public func suggestions(_ path: KeyPath<Owner.State, [String]>) -> VirtualNode<Owner> {
    suggestions(path) { Text(verbatim: $0) }
  }

  /// Shows suggestions for the typed text below a field, as styled texts.
  ///
  /// ```swift
  /// TextField("To", text: \.recipient)
  ///   .suggestions(\.contacts) { Text($0.address) }
  /// ```
  ///
  /// See ``suggestions(_:)``.
  ///
  /// - Parameter text: returns the shown text, which also replaces the typed text.
  public func suggestions<Item>(
    _ path: KeyPath<Owner.State, [Item]>, text: @escaping @MainActor (Item) -> Text
  ) -> VirtualNode<Owner> {
    node.presenting(onRequestFor: .suggestions) { state in
      let texts = state[keyPath: path].prefix(SuggestionsElement.most).map(text)
      guard !texts.isEmpty else { return nil }
      let list: VirtualNode<Owner> = VirtualNode(
        SuggestionsElement(texts: texts.map(\.element.text)),
        children: ForEach(texts.indices, id: \.self) { texts[$0].lineLimit(1) })
      let content: VirtualNode<Owner> = WithEnvironment(\.windowSize.rows) { rows in
        // The field stays visible, and the border takes two rows.
        ScrollView(fitsContent: true) { list }
          .frame(maxHeight: .cells(max(1, min(8, rows - 3))))
      }
      return VirtualNode(
        LayerElement(.suggestions, isRequested: true),
        children: content.inLayer(.suggestions, shrinks: true))
    }
  }
}

/// The rows of suggestions.
struct SuggestionsElement: WidgetElement, Accessible {
  static let most = 100

  var texts: [String]

  var role: Role { .menu }
  var label: String { "" }

  func makeWidget(_ sender: EventSender<SuggestionsElement>) -> ElementWidget<SuggestionsElement> {
    SuggestionsWidget(self, sender)
  }
}

/// A list of suggestions, whose field has the keys.
final class SuggestionsWidget: ContainerWidget<SuggestionsElement> {
  /// The suggestion that a person has chosen by an arrow.
  private(set) var chosen: Int?

  /// The suggestion that an arrow has chosen.
  override var shownValue: String? { chosen.flatMap { element.texts.dropFirst($0).first } }

  override var paintsOverChildren: Bool { true }
  override var blocksMouse: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    style.alignItems = .stretch
    return style
  }

  override func update(from old: SuggestionsElement) {
    // The same text at another place stays chosen.
    if let text = chosen.map({ old.texts[$0] }) { chosen = element.texts.firstIndex(of: text) }
    setNeedsPaint()
  }

  override func adoptState(of other: Widget) {
    chosen = (other as? SuggestionsWidget)?.chosen
  }

  /// The text that Tab takes.
  var offered: String? {
    element.texts.indices.contains(chosen ?? 0) ? element.texts[chosen ?? 0] : nil
  }

  /// Chooses another suggestion. Before the first one is none.
  func choose(_ index: Int?) {
    chosen = index
    setNeedsPaint()
    guard let index, children.indices.contains(index) else { return }
    scrollIntoView(frame(of: children[index]))
  }

  override func paintOver(_ context: GraphicsContext) {
    guard let chosen, children.indices.contains(chosen) else { return }
    context.highlight(frame(of: children[chosen]))
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    guard case .press(.left) = mouse.kind else { return true }
    if let index = children.firstIndex(where: { frame(of: $0).contains(mouse.location) }),
      let text = layer?.anchor?.firstFocusable as? any SuggestingWidget
    {
      text.take(.take(element.texts[index]))
    }
    return true
  }
}
