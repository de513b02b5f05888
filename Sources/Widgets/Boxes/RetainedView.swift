import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A widget that an app makes and changes itself, instead of describing it anew at each render.
@MainActor
public class RetainedView {
  package let widget: Widget

  init(_ widget: Widget) {
    self.widget = widget
    if widget.isLeaf { widget.layout.content = widget }
    widget.apply(BoxStyle())
  }

  private func change(_ change: (inout BoxStyle) -> Void) {
    var box = widget.box
    change(&box)
    guard box != widget.box else { return }
    widget.apply(box)
    widget.tree?.focus.noteNews()
  }

  /// The colour of text, here and in what is inside.
  public final var foreground: Color? {
    get { widget.box.text.foreground }
    set { change { $0.text.foreground = newValue } }
  }

  /// The colour behind it; what is around shows through where there is none.
  public final var background: Color? {
    get { widget.box.background }
    set { change { $0.background = newValue } }
  }

  /// The lines around it.
  public final var border: Border? {
    get { widget.box.border }
    set { change { $0.border = newValue } }
  }

  /// Takes no focus and answers no key while it is disabled.
  public final var isDisabled: Bool {
    get { widget.box.isDisabled }
    set { change { $0.isDisabled = newValue } }
  }
}

/// The element that a retained view shows.
@MainActor
struct RetainedElement<E: WidgetElement> {
  let widget: ElementWidget<E>

  init(_ element: E, onEvent receive: @escaping (E.Event) -> Void = { _ in }) {
    widget = element.makeWidget(EventSender(receive))
  }

  var value: E {
    get { widget.element }
    nonmutating set {
      widget.show(TypedElementBox(newValue, attributes: nil, children: []))
      widget.tree?.focus.noteNews()
    }
  }
}
