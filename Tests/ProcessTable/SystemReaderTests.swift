import Foundation
import TestSupport
import Testing

@testable import ProcessTable

@Suite("A reader of a system") struct SystemReaderTests {
  private func read(_ system: MadeUpSystem) throws -> SystemSample {
    var reader = SystemReader(root: system.path)
    return try reader.read(at: .zero)
  }

  @Test("reads the counters of the system")
  func counters() throws {
    let system = try MadeUpSystem(processes: 1)
    try system.writeCounters(received: 1000, sent: 2000, read: 5120, written: 10_240)
    let counters = try read(system).counters
    #expect(counters.total == .init(number: -1, busy: 200, idle: 1800))
    #expect(
      counters.processors == [
        .init(number: 0, busy: 100, idle: 900), .init(number: 1, busy: 100, idle: 900),
      ])
    #expect(counters.memory?.total == 8 << 30)
    #expect(counters.memory?.used == 2 << 30)
    #expect(counters.memory?.usedSwap == 1 << 30)
    #expect(counters.memory?.share == 0.25)
    #expect(counters.memory?.free == 1_000_000 << 10)
    #expect(counters.memory?.cached == 5_000_000 << 10)
    #expect(counters.networks == [.init(name: "eth0", incoming: 1000, outgoing: 2000)])
    #expect(counters.disks == [.init(name: "sda", incoming: 5120, outgoing: 10_240)])
    #expect(counters.load == [0.5, 1.25, 2])
  }

  @Test(
    "knows nothing of files that are missing",
    arguments: [
      "stat", "meminfo", "loadavg", "net/dev", "net", "diskstats",
    ])
  func missing(file: String) throws {
    let system = try MadeUpSystem(processes: 2)
    try system.remove(file)
    let sample = try read(system)
    #expect(sample.processes.count == 2)
    #expect((sample.counters.total == nil) == (file == "stat"))
    #expect((sample.counters.memory == nil) == (file == "meminfo"))
    #expect(sample.counters.load.isEmpty == (file == "loadavg"))
    #expect((sample.counters.networks == nil) == file.hasPrefix("net"))
    #expect((sample.counters.disks == nil) == (file == "diskstats"))
  }

  @Test("ends a command with a sign where the rest of it is left out", arguments: [1000, 2000])
  func longCommand(bytes: Int) throws {
    let system = try MadeUpSystem()
    try system.write(
      .init(number: 42, name: "cc", command: "cc\0" + String(repeating: "a", count: bytes) + "\0"))
    let entry = try #require(try read(system).processes.first)
    #expect(entry.command.hasSuffix("a…") == (bytes == 2000))
  }

  @Test("reads a process")
  func process() throws {
    let system = try MadeUpSystem()
    var process = MadeUpSystem.Process(
      number: 42, name: "nginx", command: "nginx\0-g\0daemon off;\0")
    (process.state, process.parent, process.threads, process.pages) = ("R", 7, 3, 2)
    try system.write(process)
    let entry = try #require(try read(system).processes.first)
    #expect(entry.id == .init(number: 42, start: 420))
    #expect(entry.parent == 7 && entry.state == "R" && entry.threads == 3)
    #expect(entry.name == "nginx" && entry.command == "nginx -g daemon off;")
    #expect(entry.memory == 2 * UInt64(sysconf(Int32(_SC_PAGESIZE))))
    #expect(entry.processors == nil)
    #expect(!entry.user.isEmpty)
  }

  @Test(
    "reads names of any bytes",
    arguments: [
      "a) b (c", ")", "(", "", " ", ") S 1 2 3", "a\nb", "\u{1B}[31m", "a\tb", "日本語",
      String(repeating: ")", count: 64),
    ])
  func names(name: String) throws {
    let system = try MadeUpSystem()
    var process = MadeUpSystem.Process(number: 5, name: name)
    process.parent = 3
    try system.write(process)
    let entry = try #require(try read(system).processes.first)
    #expect(entry.name == name && entry.parent == 3 && entry.state == "S")
    #expect(entry.command == "[\(name.replacing("\n", with: " "))]")
  }

  @Test("reads a name that is no text")
  func bytes() throws {
    let system = try MadeUpSystem()
    var process = MadeUpSystem.Process(number: 5, name: "")
    process.name = [0xFF, 0x61]
    try system.write(process)
    var reader = SystemReader(root: system.path)
    #expect(try reader.read(at: .zero).processes.map(\.name) == ["\u{FFFD}a"])
    #expect(try reader.read(at: .seconds(1)).processes.map(\.command) == ["[\u{FFFD}a]"])
  }

  @Test("leaves out processes that vanish or cannot be read")
  func vanished() throws {
    let system = try MadeUpSystem(processes: 4)
    // Its folder is still listed.
    try system.remove("1/stat")
    try system.folder.write("2 (half", to: "2/stat")
    try system.folder.write("", to: "3/stat")
    for name in ["0", "-1", "12a", "99999999999", "٣"] {
      try FileManager.default.createDirectory(
        at: system.folder.url.appending(path: name), withIntermediateDirectories: true)
      try system.folder.write(
        "9 (x) S 1 1 1 0 -1 0 0 0 0 0 0 0 0 0 0 0 1 0 9 9 9", to: "\(name)/stat")
    }
    #expect(try read(system).processes.map(\.number) == [4])
  }

  @Test("says why a folder cannot be read")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    var missing = SystemReader(root: folder.path("none"))
    #expect(throws: SystemFailure(root: folder.path("none"), code: ENOENT)) {
      try missing.read(at: .zero)
    }
    var empty = SystemReader(root: folder.path)
    let failure = #expect(throws: SystemFailure.self) { try empty.read(at: .zero) }
    #expect(
      failure?.description == "“\(folder.path)” has no files of processes, as Linux has in /proc.")
  }

  @Test("reads names and commands again where they may have changed")
  func changes() throws {
    let system = try MadeUpSystem(processes: 3)
    var reader = SystemReader(root: system.path)
    _ = try reader.read(at: .zero)
    // Another program in the same process, and another process with the same number.
    try system.write(.init(number: 2, name: "new", command: "new"))
    var next = MadeUpSystem.Process(number: 3, name: "worker-3", command: "next")
    next.start = 999
    try system.write(next)
    try system.remove(1)
    let processes = try reader.read(at: .seconds(1)).processes.sorted { $0.number < $1.number }
    #expect(processes.map(\.command) == ["new", "next"])
    #expect(processes.map(\.processors) == [0, nil])
  }

  @Test("knows threads of the kernel by their flag")
  func kernel() throws {
    let system = try MadeUpSystem(processes: 1)
    let flags = 0x20_8040
    try FileManager.default.createDirectory(
      at: system.folder.url.appending(path: "2"), withIntermediateDirectories: true)
    try system.folder.write(
      "2 (kthreadd) S 0 0 0 0 -1 \(flags) 0 0 0 0 0 0 0 0 20 0 1 0 20 0 0", to: "2/stat")
    let processes = try read(system).processes.sorted { $0.number < $1.number }
    #expect(processes.map(\.isOfKernel) == [false, true])
  }

  @Test("reads the file systems on disks, each device once")
  func fileSystems() throws {
    let system = try MadeUpSystem(processes: 1)
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let spaced = folder.path("a b")
    try FileManager.default.createDirectory(atPath: spaced, withIntermediateDirectories: true)
    try system.folder.write(
      """
      proc /proc proc rw 0 0
      tmpfs \(other.path) tmpfs rw 0 0
      /dev/sda1 \(folder.path)/a\\040b ext4 rw 0 0
      /dev/sda1 \(spaced.replacing(" ", with: "\\040"))/longer ext4 rw 0 0
      /dev/loop1 \(other.path) squashfs ro 0 0
      server:/export \(other.path) nfs rw 0 0
      /dev/sdb1 \(folder.path)/none ext4 rw 0 0
      /dev/sdc1

      """, to: "mounts")
    let systems = try read(system).counters.fileSystems
    #expect(systems.map(\.folder) == [spaced])
    let found = try #require(systems.first)
    #expect(found.size > 0 && found.used <= found.size && (0...1).contains(found.share))
  }

  @Test("reads 10,000 processes, and all of them again")
  func many() throws {
    let system = try MadeUpSystem(processes: 10_000)
    var reader = SystemReader(root: system.path)
    let first = try reader.read(at: .zero).processes
    let second = try reader.read(at: .seconds(1)).processes
    #expect(first.count == 10_000)
    #expect(
      Set(first.map(\.id)) == Set((1...10_000).map { .init(number: $0, start: UInt64($0) * 10) }))
    #expect(first.map(\.id) == second.map(\.id))
    #expect(second.allSatisfy { $0.processors == 0 })
    #expect(Set(first.map(\.command)).count == 10_000)
  }

  @Test("reads the system that runs the test", .enabled(if: access("/proc/self/stat", R_OK) == 0))
  func real() throws {
    var reader = SystemReader()
    let sample = try reader.read(at: .zero)
    let own = try #require(sample.processes.first { $0.number == getpid() })
    #expect(own.parent == getppid() && own.threads > 0 && own.memory > 0)
    #expect(!own.command.isEmpty)
  }
}
