import RecurseCore

/// Content that belongs together, in a border with a title.
///
/// ```swift
/// GroupBox("Network") {
///   LabeledContent("Host") { TextField("Host", text: \.host) }
///   Toggle("Use a proxy", isOn: \.usesProxy)
/// }
/// ```
///
/// - Parameters:
///   - title: what is in the border; none where it is empty.
///   - content: what belongs together.
@MainActor
public func GroupBox<Owner: Component>(
  _ title: String = "", @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VStack(alignment: .stretch, content: content)
    .padding(horizontal: 1)
    .border(.rounded, title: title.isEmpty ? nil : title)
}
