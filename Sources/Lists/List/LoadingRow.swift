import RecurseLayout
import RecurseReactive
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// A footer of a list that shows that more rows are loading, or that loading failed.
///
/// ```swift
/// List(\.people) { person in
///   Text(person.name)
/// } footer: {
///   LoadingRow(state.nextPage) { $0.loadNextPage() }
/// }
/// .onReachEnd { $0.loadNextPage() }
/// ```
///
/// While rows load, the footer says so, with the turning sign of a `ProgressView`. If loading
/// failed, it shows the error and can be chosen: Enter, or its button, tries again. Otherwise there
/// is no row.
@MainActor
@NodeBuilder<Owner>
public func LoadingRow<Owner: Component, Value, Failure: Error>(
  _ load: Loadable<Value, Failure>, message: String? = nil,
  retry: @escaping @MainActor (inout Owner.State) throws -> Void
) -> VirtualNode<Owner> {
  if load.isLoading {
    WithEnvironment(\.words) { LoadingLine(message ?? $0.loading) }
  } else if let failure = load.failure {
    HStack {
      Text.failure("\(failure)").lineLimit(1).flex(grow: 1, shrink: 1, basis: 0)
      WithEnvironment(\.words) { Button($0.retry, retry) }
    }
    .onSelect(retry)
  }
}

/// A line that says that something is loading: the sign of a ``ProgressView`` and a text.
@MainActor
func LoadingLine<Owner: Component>(_ message: String) -> VirtualNode<Owner> {
  HStack {
    ProgressView()
    Text(message).lineLimit(1)
  }
  .foreground(.secondaryText)
}

/// A placeholder for a list whose rows are loading: a gray line for each expected row.
///
/// ```swift
/// List(state.people.value ?? []) { person in
///   Text(person.name)
/// } placeholder: {
///   if state.people.isLoading { PlaceholderRows(8) } else { Text("Nobody yet") }
/// }
/// ```
public struct PlaceholderRows: StaticContent, Modifiable {
  let count: Int

  /// Creates a placeholder.
  ///
  /// - Parameter count: the number of lines.
  public init(_ count: Int) { self.count = max(0, count) }

  /// The lengths of the lines, which differ as in text.
  private static let lengths = [14, 19, 11, 16, 9]

  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    let lines = (0..<count).map {
      String(repeating: "░", count: Self.lengths[$0 % Self.lengths.count])
    }
    // There is nothing to hear in them.
    return Text(lines.joined(separator: "\n")).foreground(.border).accessibilityLabel("")
      .node(for: owner)
  }
}
