import RecurseLayout
import RecurseReactive
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// What is shown below the rows of a list while more are loaded, and when that fails.
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
/// While it loads the row says so. Where it failed the row says why, and can be chosen: Enter, or
/// its button, tries again. Else there is no row.
@MainActor
@NodeBuilder<Owner>
public func LoadingRow<Owner: Component, Value, Failure: Error>(
  _ load: Loadable<Value, Failure>, message: String? = nil,
  retry: @escaping @MainActor (inout Owner.State) throws -> Void
) -> VirtualNode<Owner> {
  if load.isLoading {
    WithEnvironment(\.words) { Text(message ?? $0.loading).foreground(.secondaryText).lineLimit(1) }
  } else if let failure = load.failure {
    HStack {
      Text.failure("\(failure)").lineLimit(1).flex(grow: 1, shrink: 1, basis: 0)
      WithEnvironment(\.words) { Button($0.retry, retry) }
    }
    .onSelect(retry)
  }
}

/// What a list shows while its rows are loaded: grey lines, as many as rows are to come.
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

  /// - Parameter count: how many lines.
  public init(_ count: Int) { self.count = max(0, count) }

  /// Lines are not all as long, as those of text are not.
  private static let lengths = [14, 19, 11, 16, 9]

  public func node<Owner: Component>(for owner: Owner.Type) -> VirtualNode<Owner> {
    let lines = (0..<count).map {
      String(repeating: "░", count: Self.lengths[$0 % Self.lengths.count])
    }
    return Text(lines.joined(separator: "\n")).foreground(.border).node(for: owner)
  }
}
