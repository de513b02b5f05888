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
/// In a sheet, an alert or a popover, which has a border already, the box has none: its title is a
/// heading, and its content is indented.
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
    .boxed(.rounded, title: title, truncation: truncation)
}

extension VirtualNode {
  /// Returns the content in a border with a title, or below a heading where a layer has the border.
  func boxed(_ border: Border, title: String, truncation: TruncationMode) -> VirtualNode {
    WithEnvironment(\.isPresented) { isPresented in
      if !isPresented {
        padding(horizontal: 1)
          .border(border, title: title.isEmpty ? nil : title, truncation: truncation)
      } else if title.isEmpty {
        self
      } else {
        VStack(alignment: .stretch) {
          Text(title).bold().lineLimit(1).truncationMode(truncation)
          padding(.leading, 2)
        }
      }
    }
  }
}
