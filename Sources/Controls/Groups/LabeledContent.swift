import RecurseCore

/// A control or other content, after a title.
///
/// ```swift
/// LabeledContent("Host") { TextField("Host", text: \.host) }
/// ```
///
///     Host example.org
///
/// If there is little room, the title is truncated first, down to eight characters. If a control
/// has no title of its own, this title is its accessibility label, which tests read too. The
/// `fieldError` message is shown below the first control.
///
/// - Parameters:
///   - title: the title of the content.
///   - content: the content.
@MainActor
public func LabeledContent<Owner: Component>(
  _ title: String, @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  HStack(alignment: .firstTextBaseline) {
    VirtualNode(LabelElement(label: title))
    content()
  }
}

/// A text, after a title.
///
/// ```swift
/// LabeledContent("Version", value: "1.0")
/// ```
@MainActor
public func LabeledContent<Owner: Component>(
  _ title: String, value: String
) -> VirtualNode<Owner> {
  LabeledContent(title) { Text(value) }
}
