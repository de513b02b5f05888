import Foundation
import RecurseTesting

extension TerminalProcess {
  /// A kernel's count of what the program reads or writes, available while the program is busy and
  /// its terminal is not read: `rchar`, `wchar`, `syscr`.
  ///
  /// - Parameter process: The program, or another process that it has started.
  func traffic(_ name: String, of process: Int32? = nil) throws -> Int {
    try field(name, of: "io", process)
  }

  /// A number that the kernel reports of the program, such as `Threads`.
  func status(_ name: String) throws -> Int { try field(name, of: "status") }

  private func field(_ name: String, of file: String, _ process: Int32? = nil) throws -> Int {
    let path = "/proc/\(process ?? processID)/\(file)"
    let lines = try String(contentsOfFile: path, encoding: .utf8)
    let line = lines.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    let value = line?.dropFirst(name.count + 1).drop { $0 == " " || $0 == "\t" }
    return value.flatMap { Int($0) } ?? 0
  }
}
