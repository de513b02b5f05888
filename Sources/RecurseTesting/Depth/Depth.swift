import Recurse
import RecurseTerminal

/// How much of an app a test runs.
///
/// ```swift
/// @Test("Wrong words are rejected", arguments: Depth.allCases)
/// func rejecting(depth: Depth) async throws {
///   let app = try app(LoginApp(delay: .zero), at: depth, program: "login-demo")
///   try app.type("somebody", into: "Username")
///   try app.press("Login")
///   try await app.wait(toShow: "Invalid Username!")
/// }
/// ```
public enum Depth: String, Sendable, CaseIterable, CustomStringConvertible {
  /// What `render` returns: no layout, no time, no keys. See ``TestTree``.
  case tree
  /// The app on a screen in memory, on a clock that stands still. See ``TestScreen``.
  case screen
  /// The program itself, in a terminal. See ``TerminalProcess``.
  case terminal

  public var description: String { rawValue }
}

/// An app at the depth that a test names, to be used in the words of ``TestedApp``.
///
/// - Parameters:
///   - program: the executable that was built from the app; only ``Depth/terminal`` asks for it.
///   - arguments: what the program is started with, to be the same app.
/// - Throws: ``TerminalFailure`` where the program cannot be started or shows nothing.
@MainActor
public func app<Root: Component>(
  _ root: Root, at depth: Depth, program: String, _ arguments: [String] = [],
  columns: Int = 80, rows: Int = 24
) throws -> any TestedApp {
  switch depth {
  case .tree: return tree(root)
  case .screen: return TestScreen(root, columns: columns, rows: rows)
  case .terminal:
    let strict = isStrictFromEnvironment ? "1" : nil
    let process = try TerminalProcess(
      builtProduct(program), arguments, environment: ["RECURSE_STRICT": strict],
      size: CellSize(columns: columns, rows: rows))
    try process.waitUntil("the first frame") {
      $0.alternateScreenIsActive && !$0.text.isEmpty
    }
    return TerminalApp(process)
  }
}

/// A test asks for what the depth that it runs at does not have.
public struct DepthFailure: Error, CustomStringConvertible {
  public let description: String
}
