import RecurseCore

/// A control or other content, with what it is before it.
///
/// ```swift
/// LabeledContent("Host") { TextField("Host", text: \.host) }
/// ```
///
///     Host example.org
///
/// Where there is little room, the title is truncated first, down to eight characters. A control
/// without a title has this one for those who do not see it, and for tests. What `fieldError` says
/// is shown below the first control.
///
/// - Parameters:
///   - title: what the content is.
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

/// A text, with what it is before it.
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
