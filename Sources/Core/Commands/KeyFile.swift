import CRecurse
import RecurseTerminal
import RecurseWidgets

/// The file in which the user chooses the keys of an app: `$XDG_CONFIG_HOME/NAME/keys`, or
/// `~/.config/NAME/keys`.
///
/// It is untrusted input. It must be a regular file of the user's own with at most 64 KiB, and is
/// not read if the process has more rights than its user. The app starts whatever the file
/// contains.
@MainActor
struct KeyFile {
  /// The keys that could be read.
  private(set) var bindings = KeyBindings()
  /// The mistakes in the file, each as a line for the user.
  private(set) var mistakes: [String] = []
  let path: String?

  private static let mostBytes = 64 << 10
  private static let mostMistakes = 10

  init(name: String, environment: [String: String]) {
    path = Self.path(name: name, environment: environment)
    guard let path, !recurse_process_is_privileged() else { return }
    var bytes = [UInt8](repeating: 0, count: Self.mostBytes + 1)
    let capacity = bytes.count
    // The call writes `capacity` bytes at most, and keeps no pointer.
    let count = bytes.withUnsafeMutableBytes {
      recurse_file_read_own(path, $0.baseAddress, capacity)
    }
    guard count >= 0 else {
      if let reason = Self.reason(count) {
        mistakes.append("\(path.terminalSafeLine) is not read: \(reason)")
      }
      return
    }
    bindings = KeyBindings(parsing: String(decoding: bytes[..<count], as: UTF8.self))
    mistakes = bindings.mistakes.prefix(Self.mostMistakes).map {
      "\(path):\($0)".terminalSafeLine
    }
    let more = bindings.mistakes.count - mistakes.count
    if more > 0 { mistakes.append("\(path): \(more) more lines".terminalSafeLine) }
  }

  /// Returns the reason for a failed read, or `nil` if there is no file.
  private static func reason(_ result: Int) -> String? {
    if result == Int(RECURSE_FILE_TOO_LARGE) { return "it has more than 64 KiB" }
    if let refusal = fileRefusal(result) { return refusal }
    let number = recurse_error()
    return number == ENOENT || number == ENOTDIR ? nil : String(cString: strerror(number))
  }

  /// Returns the path of the file, or `nil` if the name is a path or the environment gives no
  /// folder.
  private static func path(name: String, environment: [String: String]) -> String? {
    guard !name.isEmpty, name != ".", name != "..", !name.contains(where: { "/\0".contains($0) })
    else { return nil }
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return "\(folder)/\(name)/keys"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.config/\(name)/keys"
  }
}
