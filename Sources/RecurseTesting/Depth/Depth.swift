import RecurseCore
import RecurseTerminal

/// The extent of an app that a test runs: the tree, a screen in memory, or the program in a
/// terminal.
///
/// ```swift
/// @Test("Wrong words are rejected", arguments: Depth.allCases)
/// func rejecting(depth: Depth) async throws {
///   let app = try app(LoginApp(delay: .zero), at: depth, program: "login-demo")
///   try app.type("unknown", into: "Username")
///   try app.press("Login")
///   try await app.wait(toShow: "Invalid Username!")
/// }
/// ```
public enum Depth: String, Sendable, CaseIterable, CustomStringConvertible {
  /// The tree that `render` returns, without layout, time or keys. See ``TestTree``.
  case tree
  /// The app on a screen in memory, with a clock that only the test advances. See ``TestScreen``.
  case screen
  /// The program itself, in a terminal. See ``TerminalProcess``.
  case terminal

  public var description: String { rawValue }
}

/// Starts an app at a depth.
///
/// Use the actions of ``TestedApp`` on the result.
///
/// - Parameters:
///   - program: the executable that was built from the app, for ``Depth/terminal``.
///   - arguments: the program's arguments. They must make the program the same app as `root`.
///   - columns: the width of the screen or terminal, in cells.
///   - rows: the height of the screen or terminal, in cells.
///   - fileID: the source location for issues of strict mode, together with the following
///     parameters.
/// - Throws: ``TerminalFailure`` if the program cannot be started or shows nothing.
@MainActor
public func app<Root: Component>(
  _ root: Root, at depth: Depth, program: String, _ arguments: [String] = [],
  columns: Int = 80, rows: Int = 24, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) throws -> any TestedApp {
  switch depth {
  case .tree: return tree(root)
  case .screen:
    return TestScreen(
      root, columns: columns, rows: rows, fileID: fileID, filePath: filePath, line: line,
      column: column)
  case .terminal:
    let process = try TerminalProcess(
      builtProduct(program), arguments, size: CellSize(columns: columns, rows: rows))
    try process.waitUntil("the first frame") {
      $0.alternateScreenIsActive && !$0.text.isEmpty
    }
    return TerminalApp(process)
  }
}

/// An error for an action that is not available at the depth of the test.
public struct DepthFailure: Error, CustomStringConvertible {
  /// The missing ability, and an alternative.
  public let description: String
}
