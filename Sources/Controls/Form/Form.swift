import RecurseCore

/// A column of controls whose titles are aligned in one column.
///
/// ```swift
/// Form {
///   Section("Server") {
///     TextField("Host", text: \.host).fieldError(state.host.isEmpty ? "A host is needed" : nil)
///     Stepper("Connections", value: \.connections, in: 1...9)
///   }
///   Button("Save") { $0.save() }.keyboardShortcut(.defaultAction)
/// }
/// ```
///
///     Server
///     Host
///                  ✗ A host is needed
///     Connections  [−]  2 [+]
///
///     [ Save ]
///
/// The `fieldError` message of a control appears once the focus has left the control. The default
/// button of the form, and Enter in any of its text fields, run the button's transition only if no
/// control has an error. Otherwise all errors are shown, and the focus moves to the first. The app
/// therefore need not check for texts that cannot be read: the state keeps the last value, and the
/// button waits. If the button is disabled, or there is none, Enter moves to the next text field.
/// Tab visits all controls.
///
/// Controls that are disabled or not mounted do not count. A default button beside the form, in the
/// same component or around it, works like one inside.
///
/// After the button's transition has run, the form starts afresh: an error in a value that changes
/// afterwards appears when the focus leaves its control. A button with `.cancelAction` hides all
/// errors and replaces texts that cannot be read with the values of the state, unless it opens a
/// layer to ask first. If a form edits one of several records, give it the record's key, so that
/// each record has its own form:
///
/// ```swift
/// Form { TextField("Budget", value: \.draft.budget, format: .number) }.key(state.selected)
/// ```
///
/// The form is at most 72 columns wide, and scrolls if it is too high. If the controls have too
/// little room, the column of titles takes two fifths of the width, and longer titles are
/// truncated. In an `HStack`, only the first control's title moves to the column; the others keep
/// theirs as outside a form. A control of an app's own takes part as a ``FieldPart``.
///
/// - Parameter content: the controls, optionally in sections.
@MainActor
public func Form<Owner: Component>(
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    FormElement(), children: ScrollView(fitsContent: true, content: content).flex(shrink: 1)
  )
  .flex(shrink: 1)
}

struct FormElement: WidgetElement, Accessible {
  var role: Role { .form }
  var label: String { "" }

  func makeWidget(_ sender: EventSender<FormElement>) -> ElementWidget<FormElement> {
    FormWidget(self, sender)
  }
}

final class FormWidget: ContainerWidget<FormElement> {
  /// The maximum width at which the eye still connects a title with its control.
  private static let mostColumns = 72.0

  override var isForm: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    style.alignItems = .stretch
    style.alignSelf = .stretch
    style.flexShrink = 1
    // A row is left for the field with the focus, whatever keeps its rows beside the form.
    style.minHeight = .cells(1)
    style.maxWidth = .cells(Self.mostColumns)
    return style
  }
}
