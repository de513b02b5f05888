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

  /// Starts a shell.
  ///
  /// - Parameter command: what it runs before it ends; `nil` if a person types in it.
  /// - Returns: `nil` if the system has no terminal or no process to give.
  init?(_ program: String, running command: String? = nil, in folder: String) {
    var name = [CChar](repeating: 0, count: 128)
    var process: pid_t = 0
    master = filework_start_in_terminal(
      program, command, folder, &name, Int32(name.count), &process)
    guard master >= 0 else { return nil }
    line = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.process = process
  }

  /// The folder of the program.
  var folder: RawPath? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/\(process)/cwd", &bytes, bytes.count)
    guard count > 0 else { return nil }
    let path = bytes[..<count].map { UInt8(bitPattern: $0) }
    let mark = Array(" (deleted)".utf8)
    let isThere = { (path: RawPath) in (try? Disk().resolved(path)) != nil }
    var folder = RawPath(bytes: path)
    guard path.suffix(mark.count) == mark[...], !isThere(folder) else { return folder }
    // The folder is gone: what is left is around it.
    folder = RawPath(bytes: path.dropLast(mark.count))
    while folder.bytes.count > 1, !isThere(folder) { folder = folder.parent }
    return folder
  }

  /// Whether a program that was started in it is stopped.
  var hasStoppedProgram: Bool {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.lazy.compactMap { pid_t($0) }.contains { process in
      guard let status = ProcessStatus(process) else { return false }
      return status.state == "T" && status.session == self.process
    }
  }

  /// The width of what is shown.
  var columns: Int { Int(size.ws_col) }

  /// Gives it the size of another one.
  func resize(like other: PseudoTerminal) {
    let old = size
    var new = other.size
    if (old.ws_row, old.ws_col) != (new.ws_row, new.ws_col) {
      _ = ioctl(master, UInt(TIOCSWINSZ), &new)
    }
  }

  private var size: winsize {
    var size = winsize()
    _ = ioctl(master, UInt(TIOCGWINSZ), &size)
    return size
  }

  /// Whether what is typed comes to the program as whole lines.
  var takesLines: Bool {
    var modes = termios()
    return tcgetattr(master, &modes) != 0 || modes.c_lflag & tcflag_t(ICANON) != 0
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

/// What the system tells of a process.
struct ProcessStatus {
  /// `S` for one that sleeps, `T` for one that is stopped.
  let state: Character
  /// The process that leads its session.
  let session: pid_t

  /// - Returns: `nil` if the process has ended.
  init?(_ process: pid_t) {
    let path = "/proc/\(process)/stat"
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    // The name of the program, in parentheses, may have any characters.
    let end = bytes.lastIndex(of: UInt8(ascii: ")")) ?? bytes.startIndex
    let fields = String(decoding: bytes[end...], as: UTF8.self).split(separator: " ")
    guard fields.count > 4, let state = fields[1].first, let session = pid_t(fields[4]) else {
      return nil
    }
    (self.state, self.session) = (state, session)
  }
}
