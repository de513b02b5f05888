import RecurseCore

/// Controls below each other, with their titles in one column.
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
/// What `fieldError` says of a control is shown when the focus has left it, not while the person is
/// on the way there. The default button of the form, and Enter in any of its text fields, run the
/// button's transition only where nothing is wrong: else all that is wrong is shown, and the focus goes
/// to the first of it. So a text that cannot be read needs no check of the app: the state keeps the last
/// value, and the button waits. Where the button is disabled, or there is none, Enter goes to the next
/// text field. Tab goes through all controls.
///
/// Controls that are disabled, or not mounted, do not count. A default button that
/// is beside the form, in the same component or around it, works as one inside.
///
/// After the button's transition ran, the form is as new: what is wrong with values that change since is
/// shown when they were left. After a button with `.cancelAction` that opened no layer, to ask first,
/// nothing is shown, and texts that cannot be read are what the state says. A form for one of several
/// records gets the record's key, so that it is another form for another record:
///
/// ```swift
/// Form { TextField("Budget", value: \.draft.budget, format: .number) }.key(state.selected)
/// ```
///
/// It is at most 72 columns wide, and scrolls where it is too high. Where the controls have too little
/// room, the column of titles takes two fifths of the width; longer ones are truncated. What is beside
/// another, in an `HStack`, has its title where it would be elsewhere.
///
/// - Parameter content: the controls, in sections or not.
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
  /// The width up to which a line of a title and a control is read as one.
  private static let mostColumns = 72.0

  override var isForm: Bool { true }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.direction = .column
    style.alignItems = .stretch
    style.alignSelf = .stretch
    style.flexShrink = 1
    style.maxWidth = .cells(Self.mostColumns)
    return style
  }
}
