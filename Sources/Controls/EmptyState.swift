import RecurseCore

/// What is shown where there is nothing yet: a sign, a sentence, and what helps.
///
/// ```swift
/// List(\.notes) { note in Text(note.title) } placeholder: {
///   EmptyState("No notes", message: "Press n to write the first one.")
/// }
/// ```
///
/// It says that something is over: while it is still loading, show a `ProgressView`.
///
/// - Parameters:
///   - title: what there is not.
///   - sign: a sign above it, and its color.
///   - message: why, and what a person can do.
///   - actions: buttons that do it.
@MainActor
public func EmptyState<Owner: Component>(
  _ title: String, sign: String = "∅", color: Color = .secondaryText, message: String = "",
  @NodeBuilder<Owner> actions: () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VStack(alignment: .center, spacing: 1) {
    VStack(alignment: .center) {
      Text(sign).foreground(color)
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

/// What is shown where there is nothing yet: a sign, a sentence, and what helps.
@MainActor
public func EmptyState<Owner: Component>(
  _ title: String, sign: String = "∅", color: Color = .secondaryText, message: String = ""
) -> VirtualNode<Owner> {
  EmptyState(title, sign: sign, color: color, message: message, actions: {})
}
