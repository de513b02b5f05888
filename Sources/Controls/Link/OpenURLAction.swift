import RecurseCore

/// What opens the address of a ``Link(_:destination:)``.
///
/// ```swift
/// Library().environment(\.openURL, OpenURLAction { address in browser.open(address) })
/// ```
@MainActor
public struct OpenURLAction {
  private let open: @MainActor (String) -> Void

  /// An action that opens an address. It runs on the main actor, in the transition of a press: what
  /// takes time belongs into a task of its own.
  public init(_ open: @escaping @MainActor (String) -> Void) { self.open = open }

  /// Opens an address.
  public func callAsFunction(_ destination: String) { open(destination) }
}

private struct OpenURLKey: @MainActor EnvironmentKey {
  @MainActor static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
  /// What opens the addresses of links; `nil`, as long as nothing is provided, copies them to the
  /// clipboard.
  public var openURL: OpenURLAction? {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
