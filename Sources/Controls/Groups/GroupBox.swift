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
///   - title: what is in the border; none where it is empty. The box is as wide as that where
///     there is room.
///   - truncation: the part of the title that is shown where there is none.
///   - content: what belongs together.
@MainActor
public func GroupBox<Owner: Component>(
  _ title: String = "", truncation: TruncationMode = .tail,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VStack(alignment: .stretch, content: content)
    .padding(horizontal: 1)
    .border(.rounded, title: title.isEmpty ? nil : title, truncation: truncation)
}
