import RecurseCore

/// Related content in a border with a title.
///
/// ```swift
/// GroupBox("Network") {
///   LabeledContent("Host") { TextField("Host", text: \.host) }
///   Toggle("Use a proxy", isOn: \.usesProxy)
/// }
/// ```
///
/// - Parameters:
///   - title: the title in the border; an empty string shows none. The box is as wide as the title
///     if there is room.
///   - truncation: the part of the title that remains if there is too little room.
///   - content: the related content.
@MainActor
public func GroupBox<Owner: Component>(
  _ title: String = "", truncation: TruncationMode = .tail,
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VStack(alignment: .stretch, content: content)
    .padding(horizontal: 1)
    .border(.rounded, title: title.isEmpty ? nil : title, truncation: truncation)
}
