import RecurseCore

/// An action that opens the address of a ``Link(_:destination:)``.
///
/// ```swift
/// Library().environment(\.openURL, OpenURLAction { address in browser.open(address) })
/// ```
@MainActor
public struct OpenURLAction {
  private let open: @MainActor (String) -> Void

  /// Creates an action that opens an address. It runs on the main actor, in the transition of the
  /// press: start a task for slow work.
  public init(_ open: @escaping @MainActor (String) -> Void) { self.open = open }

  /// Opens an address.
  public func callAsFunction(_ destination: String) { open(destination) }
}

private struct OpenURLKey: @MainActor EnvironmentKey {
  @MainActor static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
  /// The action that opens the addresses of links. If it is `nil`, the default, links copy their
  /// address to the clipboard.
  public var openURL: OpenURLAction? {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
