import Foundation

/// A folder with the files of Linux's `/proc`, made up, of a system with two processors.
///
/// ```swift
/// let system = try MadeUpSystem(processes: 10_000)
/// var process = MadeUpSystem.Process(number: 7, name: "a) b")
/// process.ticks = 50
/// try system.write(process)
/// ```
public final class MadeUpSystem: Sendable {
  public let folder: TemporaryFolder
  public var path: String { folder.path }

  public struct Process {
    public var number: Int
    /// Any bytes, also such as are no text.
    public var name: [UInt8]
    public var command: [UInt8] = []
    public var state = "S"
    public var parent = 1
    public var ticks: UInt64 = 0
    public var threads = 1
    public var start = 0
    public var pages = 100

    public init(number: Int, name: String, command: String = "") {
      self.number = number
      self.name = Array(name.utf8)
      self.command = Array(command.utf8)
      start = number * 10
    }
  }

  /// A system of some processes, each of which is the parent of three.
  public init(processes: Int = 0) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "net"), withIntermediateDirectories: true)
    try writeCounters()
    for number in 1..<processes + 1 {
      var process = Process(
        number: number, name: "worker-\(number)", command: "/bin/worker\0--number\0\(number)\0")
      process.parent = number == 1 ? 0 : max(1, number / 3)
      process.pages = Self.pages(of: number)
      try write(process)
    }
  }

  /// The memory of a process of those at the start, in pages: the first one has the most.
  public static func pages(of number: Int) -> Int { 10 * max(1, 1000 - number) }

  /// Writes the counters of the system: ticks of each processor, and bytes.
  public func writeCounters(
    busy: [Int] = [100, 100], idle: [Int] = [900, 900], received: UInt64 = 0, sent: UInt64 = 0,
    read: UInt64 = 0, written: UInt64 = 0
  ) throws {
    let all = "cpu  \(busy.reduce(0, +)) 0 0 \(idle.reduce(0, +)) 0 0 0 0 0 0\n"
    let each = zip(busy, idle).enumerated().map { "cpu\($0) \($1.0) 0 0 \($1.1) 0 0 0 0 0 0\n" }
    try folder.write(all + each.joined() + "intr 1 2 3\n", to: "stat")
    try folder.write(
      """
      MemTotal:        8388608 kB
      MemFree:         1000000 kB
      MemAvailable:    6291456 kB
      Cached:          5000000 kB
      SwapTotal:       2097152 kB
      SwapFree:        1048576 kB

      """, to: "meminfo")
    try folder.write("0.50 1.25 2.00 1/100 999\n", to: "loadavg")
    try folder.write(
      """
      Inter-|   Receive                            |  Transmit
       face |bytes    packets errs drop fifo frame compressed multicast|bytes
          lo: 77777 1 0 0 0 0 0 0 77777 1 0 0 0 0 0 0
        eth0:\(received) 1 0 0 0 0 0 0 \(sent) 1 0 0 0 0 0 0

      """, to: "net/dev")
    try folder.write(
      """
         7       0 loop0 9 0 9999 9 9 0 9999 9 0 9 9
         8       0 sda 9 0 \(read / 512) 9 9 0 \(written / 512) 9 0 9 9
         8       1 sda1 9 0 \(read / 512) 9 9 0 \(written / 512) 9 0 9 9

      """, to: "diskstats")
  }

  /// Writes the seconds since the start of the system, which it does not tell before.
  public func write(uptime: Double) throws {
    try folder.write("\(uptime) 0.00\n", to: "uptime")
  }

  /// Writes the files of a process, or replaces them.
  public func write(_ process: Process) throws {
    let folder = "\(path)/\(process.number)"
    mkdir(folder, 0o777)
    let fields =
      ") \(process.state) \(process.parent) 1 1 0 -1 4194560 9 0 0 0 \(process.ticks) 0 0 0 20 0 "
      + "\(process.threads) 0 \(process.start) 104857600 \(process.pages) 18446744073709551615 1\n"
    try write("\(process.number) (".utf8 + process.name + fields.utf8, to: folder + "/stat")
    try write(process.command, to: folder + "/cmdline")
  }

  /// Writes a file without waiting for the disk, as `Data` would.
  private func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "w") else { throw CocoaError(.fileWriteUnknown) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw CocoaError(.fileWriteUnknown) }
  }

  public func remove(_ number: Int) throws { try remove("\(number)") }

  /// Removes a file or a folder of the system.
  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: name))
  }
}
