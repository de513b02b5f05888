import RecurseCore

/// A line at the bottom of a screen that says how things are.
///
/// ```swift
/// VStack(alignment: .stretch) {
///   List(\.files) { file in Text(file.name) }
///   StatusBar {
///     Text("\(state.files.count) files")
///     KeyHints()
///   }
/// }
/// ```
///
/// It has one row, from edge to edge. Where there is little room its texts are truncated.
///
/// - Parameter content: what is beside each other in it.
@MainActor
public func StatusBar<Owner: Component>(
  @NodeBuilder<Owner> content: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  HStack(spacing: 2, content: content)
    .lineLimit(1)
    .padding(horizontal: 1)
    .frame(height: 1, maxWidth: .infinity)
    .background(.surface)
}
