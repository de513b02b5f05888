import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// A widget that the app creates and changes itself, instead of describing it at each render.
@MainActor
public class RetainedView {
  package let widget: Widget

  init(_ widget: Widget) {
    self.widget = widget
    if widget.isLeaf { widget.layout.content = widget }
    widget.apply(WidgetStyle())
  }

  private func change(_ change: (inout WidgetStyle) -> Void) {
    var style = widget.style
    change(&style)
    guard style != widget.style else { return }
    widget.apply(style)
    widget.tree?.setNeedsFocusUpdate()
  }

  /// The color of text, in this view and all views inside that have none of their own.
  public final var foreground: Color? {
    get { widget.style.text.foreground }
    set { change { $0.text.foreground = newValue } }
  }

  /// The attributes of text, such as bold, in this view and all views inside.
  public final var attributes: TextAttributes {
    get { widget.style.text.attributes }
    set { change { $0.text.attributes = newValue } }
  }

  /// The color behind the view; `nil` fills nothing.
  public final var background: Color? {
    get { widget.style.background }
    set { change { $0.background = newValue } }
  }

  /// The line around the view; `nil` draws none.
  public final var border: Border? {
    get { widget.style.border }
    set { change { $0.border = newValue } }
  }

  /// Free cells around the content, inside the border.
  public final var padding: Edges {
    get { widget.style.padding }
    set { change { $0.padding = newValue } }
  }

  /// The view's share of the remaining room in its stack (CSS's `flex-grow`); `nil` uses the
  /// content's.
  public final var flexGrow: Double? {
    get { widget.style.flexGrow.map { Double($0) } }
    // NaN does not equal itself, so each value would seem to be new.
    set { change { $0.flexGrow = newValue.map { Float($0.bounded) } } }
  }

  /// The position across its stack, instead of the stack's alignment.
  public final var alignSelf: AlignSelf? {
    get { widget.style.alignSelf }
    set { change { $0.alignSelf = newValue } }
  }

  /// A Boolean value that indicates whether the view is disabled: it cannot have the focus and
  /// handles no events.
  public final var isDisabled: Bool {
    get { widget.style.isDisabled }
    set { change { $0.isDisabled = newValue } }
  }
}

/// The element of a retained view, with the widget that shows it.
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
      widget.tree?.setNeedsFocusUpdate()
    }
  }
}
