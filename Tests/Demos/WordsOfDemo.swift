import RecurseTesting
import TestSupport
import Testing

/// The words that a demo prints of itself without a terminal, for a person who chose nothing.
///
/// - Parameter part: the value of `RECURSE_DESCRIBE`.
func wordsOfDemo(_ demo: String, _ arguments: String = "", part: String) throws -> String {
  let folder = try TemporaryFolder()
  let script =
    "XDG_CONFIG_HOME=\"$1\" XDG_STATE_HOME=\"$1\" RECURSE_DESCRIBE=\(part) \"$0\""
    + " \(arguments) < /dev/null 2>&1 | cat"
  let shell = try TerminalProcess("sh", ["-c", script, builtProduct(demo), folder.path])
  #expect(try shell.waitForExit() == .exited(0))
  return String(decoding: shell.output, as: UTF8.self).replacing("\r\n", with: "\n")
}
