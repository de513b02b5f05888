import CFileWork
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
}
