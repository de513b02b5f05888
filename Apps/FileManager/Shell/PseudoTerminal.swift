import CFileWork
import FileWork
import Foundation

/// A terminal without a window, and a program in it that leads a session of its own.
struct PseudoTerminal {
  /// What is written here is typed, and what is read here is shown. It does not block.
  let master: Int32
  /// The path of the terminal as the program has it.
  let line: String
  let process: pid_t

  /// Starts a program without arguments.
  ///
  /// - Returns: `nil` if the system has no terminal or no process to give.
  init?(_ program: String, in folder: String) {
    var name = [CChar](repeating: 0, count: 128)
    var process: pid_t = 0
    master = filework_start_in_terminal(program, folder, &name, Int32(name.count), &process)
    guard master >= 0 else { return nil }
    line = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.process = process
  }

  /// The folder of the program.
  var folder: RawPath? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/\(process)/cwd", &bytes, bytes.count)
    guard count > 0 else { return nil }
    return RawPath(bytes: bytes[..<count].map { UInt8(bitPattern: $0) })
  }

  /// The width of what is shown.
  var columns: Int {
    var size = winsize()
    return ioctl(master, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
  }

  /// Runs code with the side of the program, open for a moment only: the terminal ends when nobody
  /// has it open.
  ///
  /// - Returns: `nil` if it has ended.
  func withLine<Value>(_ use: (Int32) -> Value) -> Value? { Self.withLine(line, use) }

  /// Does the same for the terminal of another process.
  static func withLine<Value>(_ line: String, _ use: (Int32) -> Value) -> Value? {
    let file = open(line, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return use(file)
  }
}
