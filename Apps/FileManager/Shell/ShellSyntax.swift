import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// What a shell says about a line without running it.
enum ShellSyntax {
  /// Whether a shell can run a line, and asks for no further one, as it does in a quotation.
  ///
  /// - Parameter shell: the path of the shell. One that has no option `-n` says no.
  @concurrent static func isWhole(_ line: String, in shell: String) async -> Bool {
    guard !goesOn(line) else { return false }
    return await withTaskGroup(of: Bool.self) { group in
      group.addTask { await accepts(line, shell) }
      group.addTask {
        try? await Task.sleep(for: patience)
        return false
      }
      defer { group.cancelAll() }
      return await group.next() ?? false
    }
  }

  /// A shell answers within some milliseconds.
  private static let patience: Duration = .seconds(1)

  private static func accepts(_ line: String, _ shell: String) async -> Bool {
    let name = shell.split(separator: "/").last ?? ""
    // At a prompt, bash reads the patterns that its completions turn on.
    let options = name == "bash" ? ["-O", "extglob"] : []
    // fish looks only at what it reads.
    let argument = name == "fish" ? [] : ["-c", line]
    let result = try? await run(
      shell.contains("/") ? .path(FilePath(shell)) : .name(shell),
      arguments: Arguments(options + ["-n"] + argument),
      input: .string(name == "fish" ? line + "\n" : ""), output: .discarded, error: .discarded)
    return result?.terminationStatus.isSuccess ?? false
  }

  /// Whether the next line would be a part of this one, where not every shell says so.
  private static func goesOn(_ line: String) -> Bool {
    let line = line.trimmingCharacters(in: .whitespaces)
    return ["\\", "&&", "||", "|"].contains { line.hasSuffix($0) }
      || line.replacing("<<<", with: "").contains("<<")
  }
}
