import RecurseCore

/// A placeholder for missing content: a sign, a title, a message and actions.
///
/// ```swift
/// List(\.notes) { note in Text(note.title) } placeholder: {
///   EmptyState("No notes", message: "Press n to write the first one.")
/// }
/// ```
///
/// It states a final result: while the content is still loading, show a `ProgressView` instead.
///
/// - Parameters:
///   - title: the title, which names the missing content.
///   - sign: a sign above the title, and its color. It is not spoken.
///   - message: the reason, and the remedy.
///   - actions: buttons that carry out the remedy.
@MainActor
public func EmptyState<Owner: Component>(
  _ title: String, sign: String = "∅", color: Color = .secondaryText, message: String = "",
  @NodeBuilder<Owner> actions: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VStack(alignment: .center, spacing: 1) {
    VStack(alignment: .center) {
      Text(sign).foreground(color).accessibilityLabel("")
      Text(title).bold()
      if !message.isEmpty {
        Text(message).foreground(.secondaryText).multilineTextAlignment(.center)
      }
    }
    actions()
  }
  .padding(horizontal: 1, vertical: 1)
  .frame(maxWidth: .infinity, alignment: .center)
}

/// A placeholder for missing content: a sign, a title and a message.
@MainActor
public func EmptyState<Owner: Component>(
  _ title: String, sign: String = "∅", color: Color = .secondaryText, message: String = ""
) -> VirtualNode<Owner> {
  EmptyState(title, sign: sign, color: color, message: message, actions: {})
}
