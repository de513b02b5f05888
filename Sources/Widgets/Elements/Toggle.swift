import RecurseLayout
import RecurseReactive
import RecurseReconciler
import RecurseTerminal

/// A switch with a title, bound to a flag of the state. Space, Enter or a click turns it.
///
/// ```swift
/// Toggle("Show hidden files", isOn: \.showsHidden)
/// ```
@MainActor
public func Toggle<Owner: Component>(
  _ title: String, isOn path: WritableKeyPath<Owner.State, Bool>
) -> VirtualNode<Owner> {
  VirtualNode(ToggleElement(title: title), binding: path, to: { $0.isOn = $1 }) {
    state, isOn, _ in state[keyPath: path] = isOn
  }
}

/// A switch that shows a property and writes it: no component is rendered by turning it.
///
/// ```swift
/// Toggle("Shuffle", bound: player.isShuffled)      // a MutableProperty<Bool>
/// ```
@MainActor
public func Toggle<Owner: Component>(
  _ title: String, bound isOn: MutableProperty<Bool>
) -> VirtualNode<Owner> {
  VirtualNode(ToggleElement(title: title), showing: isOn, as: \.isOn) { isOn.value = $0 }
}

/// A switch with a title: the transition takes what it is turned to.
///
/// The switch shows `isOn`: what the transition does not store is not shown.
@MainActor
public func Toggle<Owner: Component>(
  _ title: String, isOn: Bool,
  onChange: @escaping @MainActor (inout Owner.State, Bool) throws -> Void
) -> VirtualNode<Owner> {
  VirtualNode(ToggleElement(title: title, isOn: isOn), on: onChange)
}

/// A switch with a title: the transition takes what it is turned to, and may emit.
@MainActor
public func Toggle<Owner: Component>(
  _ title: String, isOn: Bool, onChange: @escaping Transition<Owner, Bool>
) -> VirtualNode<Owner> {
  VirtualNode(ToggleElement(title: title, isOn: isOn), on: onChange)
}

package struct ToggleElement: WidgetElement, Accessible {
  package typealias Event = Bool
  package var title: String
  package var isOn = false

  package var role: Role { .toggle }
  package var label: String { title }
  package var value: String? { isOn ? "on" : "off" }

  package func makeWidget(_ sender: EventSender<ToggleElement>) -> ElementWidget<ToggleElement> {
    ToggleWidget(self, sender)
  }
}

final class ToggleWidget: ElementWidget<ToggleElement> {
  private var encoded: [Glyph]?

  /// The cells of the switch and its title.
  private var cells: [Glyph] {
    if encoded == nil {
      encoded = glyphs?.encode("[\(element.isOn ? "x" : " ")] \(element.title)")
    }
    return encoded ?? []
  }

  override var isFocusable: Bool { true }

  override func update(from old: ToggleElement) {
    encoded = nil
    if element.title == old.title { setNeedsPaint() } else { setNeedsLayout() }
  }

  override func baseline(in size: LayoutSize) -> Int? { 1 }

  override func measure(_ proposal: LayoutProposal) -> LayoutSize {
    LayoutSize(width: cells.count, height: 1)
  }

  override func paint(_ canvas: Canvas) {
    let style = canvas.isFocused ? canvas.style(adding: .reverse) : canvas.style
    canvas.draw(cells[...], column: 0, row: 0, style: style)
  }

  override func handle(_ key: KeyEvent) -> Bool {
    guard key.kind != .release, key.key == .enter || key.key == .space else { return false }
    return turn()
  }

  override func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .press(.left), .drag(.left): true
    case .release(.left): isUnderMouse ? turn() : true
    default: false
    }
  }

  override func covers(_ location: CellPoint) -> Bool {
    box.background != nil || box.border != nil
      || location.row == 0 && (0..<cells.count).contains(location.column)
  }

  private func turn() -> Bool {
    guard !isDisabled else { return false }
    send(!element.isOn)
    return true
  }
}
