import Foundation
import RecurseTesting

extension TerminalProcess {
  /// A kernel's count of what the program reads or writes, available while the program is busy and
  /// its terminal is not read: `rchar`, `wchar`, `syscr`.
  func traffic(_ name: String) throws -> Int { try field(name, of: "io") }

  /// A number that the kernel reports of the program, such as `Threads`.
  func status(_ name: String) throws -> Int { try field(name, of: "status") }

  private func field(_ name: String, of file: String) throws -> Int {
    let lines = try String(contentsOfFile: "/proc/\(processID)/\(file)", encoding: .utf8)
    let line = lines.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    let value = line?.dropFirst(name.count + 1).drop { $0 == " " || $0 == "\t" }
    return value.flatMap { Int($0) } ?? 0
  }
}
