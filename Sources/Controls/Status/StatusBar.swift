import RecurseCore

/// A bar at the bottom of a screen that shows its status.
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
/// The bar is one row high and goes from edge to edge. If there is little room, its texts are
/// truncated. A toast leaves it in view while there is room elsewhere.
///
/// - Parameter content: the content of the bar, from left to right.
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
