import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A button: Enter, Space, a click or the default action runs its transition.
///
/// ```swift
/// Button("Add one") { $0.count += 1 }
/// ```
@inlinable
@MainActor
public func Button<Owner: Component>(
  _ title: String, update: UpdateMode = .automatic,
  _ action: @escaping @MainActor (inout Owner.State) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(ButtonElement(title: title), update: update) { state, _, _ in try action(&state) }
}

/// A button whose transition may emit.
///
/// ```swift
/// Button("Delete") { _, emit in emit(.deleted) }
/// ```
@inlinable
@MainActor
public func Button<Owner: Component>(
  _ title: String, update: UpdateMode = .automatic,
  _ action: @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(ButtonElement(title: title), update: update) { state, _, emit in
    try action(&state, &emit)
  }
}

extension Modifiable {
  /// Marks the button that Enter presses in the last field of a form.
  public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Modified {
    modified(by: .content { $0.isDefaultAction = true })
  }
}

/// A key that presses a button from afar.
public enum KeyboardShortcut: Hashable, Sendable {
  /// Enter in the last field of the form, where the field has no other use for it.
  case defaultAction
}

@usableFromInline
package struct ButtonElement: WidgetElement, Accessible {
  @usableFromInline package typealias Event = Press
  @usableFromInline package var title: String

  @usableFromInline package struct Press: Sendable {
    package init() {}
  }

  @inlinable package init(title: String) { self.title = title }

  @usableFromInline package var role: Role { .button }
  @usableFromInline package var label: String { title }

  @usableFromInline
  package func makeWidget(_ sender: EventSender<ButtonElement>) -> ElementWidget<ButtonElement> {
    ButtonWidget(self, sender)
  }
}

/// A widget that a default action can press.
@MainActor
package protocol Pressable: Widget {
  func press()
}

final class ButtonWidget: ElementWidget<ButtonElement>, Pressable {
  override var isFocusable: Bool { true }

  private var encoded: [Glyph]?

  private var title: [Glyph] {
    if encoded == nil { encoded = glyphs?.encode("[ \(element.title) ]") }
    return encoded ?? []
  }

  override func update(from old: ButtonElement) {
    encoded = nil
    setNeedsLayout()
  }

  override func baseline(in size: LayoutSize) -> Int? { 1 }

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    LayoutSize(width: title.count, height: 1)
  }

  override func paint(_ canvas: Canvas) {
    var attributes: TextAttributes = canvas.isFocused ? .reverse : []
    if isArmed { attributes.formUnion([.reverse, .bold]) }
    let style = canvas.style(adding: attributes)
    canvas.draw(title[...], column: 0, row: 0, style: style)
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.kind != .release, key.key == .enter || key.key == .space else { return false }
    press()
    return true
  }

  /// Whether a release would press the button now.
  private var isArmed = false {
    didSet { if isArmed != oldValue { setNeedsPaint() } }
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left): isArmed = !isDisabled
    case .drag(.left): isArmed = isUnderMouse && !isDisabled
    case .release(.left):
      isArmed = false
      if isUnderMouse { press() }
    default: return false
    }
    return true
  }

  /// A button that is wider than its title looks no wider, unless something is painted around it.
  override func covers(_ location: CellPoint) -> Bool {
    box.background != nil || box.border != nil
      || location.row == 0 && (0..<title.count).contains(location.column)
  }

  override func mouseCancelled() { isArmed = false }

  override func adoptState(of other: Widget) {
    if let other = other as? ButtonWidget { isArmed = other.isArmed }
  }

  package func press() {
    guard !isDisabled else { return }
    send(ButtonElement.Press())
    tellAroundOfPress()
  }
}
