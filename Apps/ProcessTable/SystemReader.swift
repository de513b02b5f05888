#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A reader of the files in which Linux shows its processes, again and again.
///
/// ```swift
/// var reader = SystemReader()
/// let first = try reader.read(at: .zero)
/// let next = try reader.read(at: .seconds(1))
/// print(next.rates.busy ?? 0, next.processes.count)
/// ```
///
/// A refresh opens one file a process. Names, commands and users are read again where they may have
/// changed. Processes that vanish meanwhile are left out.
public struct SystemReader: Sendable {
  private let root: String
  private var buffer = FileBuffer()
  private var last: (sample: SystemSample, time: Duration)?
  private var users = UserNames()

  private static let ticksPerSecond = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
  private static let pageSize = UInt64(max(1, sysconf(Int32(_SC_PAGESIZE))))
  /// The bytes of a command that are kept.
  private static let longestCommand = 1024

  /// - Parameter root: the folder, which is made up in tests.
  public init(root: String = "/proc") { self.root = root }

  /// Reads the system.
  ///
  /// - Parameter time: the time now, on any clock. Rates are those since the last read.
  /// - Throws: the reason why the folder cannot be read.
  public mutating func read(at time: Duration) throws(SystemFailure) -> SystemSample {
    guard let folder = opendir(root) else { throw SystemFailure(root: root, code: errno) }
    defer { closedir(folder) }
    let file = dirfd(folder)
    var sample = SystemSample()
    readCounters(into: &sample.counters, in: file)
    let seconds = last.map { elapsed(since: $0, to: sample.counters, at: time) } ?? 0
    if let last {
      sample.rates = SystemRates(
        from: last.sample.counters, to: sample.counters, seconds: seconds)
    }
    var known = KnownProcesses(last?.sample.processes ?? [])
    sample.processes.reserveCapacity(known.count + 16)
    while let item = readdir(folder) {
      // The name ends with a zero within the item, which lives until the next `readdir`.
      let number = withUnsafeBytes(of: &item.pointee.d_name) { Self.number($0) }
      guard let number,
        let entry = process(number, seconds, sample.counters, &known, in: file)
      else { continue }
      sample.processes.append(entry)
    }
    if sample.isEmpty { throw SystemFailure(root: root, code: 0) }
    last = (sample, time)
    return sample
  }

  /// The seconds since the read before. The system's own clock counts, as it is read with the
  /// counters: the caller's may have been asked long before.
  private func elapsed(
    since last: (sample: SystemSample, time: Duration), to counters: SystemCounters,
    at time: Duration
  ) -> Double {
    if let old = last.sample.counters.uptime, let new = counters.uptime, new > old {
      return new - old
    }
    return (time - last.time) / .seconds(1)
  }

  private mutating func readCounters(into counters: inout SystemCounters, in folder: Int32) {
    if buffer.read("stat", in: folder) { counters.readProcessors(buffer.contents) }
    if buffer.read("meminfo", in: folder) { counters.readMemory(buffer.contents) }
    if buffer.read("uptime", in: folder) { counters.readUptime(buffer.contents) }
    if buffer.read("mounts", in: folder) { counters.readMounts(buffer.contents) }
    if buffer.read("loadavg", in: folder) { counters.readLoad(buffer.contents) }
    if buffer.read("net/dev", in: folder) { counters.readNetworks(buffer.contents) }
    if buffer.read("diskstats", in: folder) { counters.readDisks(buffer.contents) }
  }

  private mutating func process(
    _ number: Int32, _ seconds: Double, _ counters: SystemCounters,
    _ known: inout KnownProcesses, in folder: Int32
  ) -> ProcessEntry? {
    guard buffer.read("stat", of: number, in: folder),
      let status = ProcessStatus(buffer.contents), let owner = buffer.owner(of: number, in: folder)
    else { return nil }
    let id = ProcessEntry.ID(number: number, start: status.start)
    let old = known.entry(id)
    var entry: ProcessEntry
    if let old, buffer.contents.spells(old.name, at: status.name) {
      entry = old
      if old.owner != owner { entry.user = users.name(of: owner) }
    } else {
      let name = buffer.contents.text(status.name)
      entry = ProcessEntry(id: id, name: name, user: users.name(of: owner))
      entry.command = command(of: number, in: folder) ?? Self.line("[\(name)]".utf8)
    }
    entry.time = Double(status.ticks) / Self.ticksPerSecond
    entry.age = counters.uptime.flatMap {
      Self.age($0 - Double(status.start) / Self.ticksPerSecond)
    }
    if let old, seconds > 0 {
      let growth = SystemRates.growth(from: old.ticks, to: status.ticks)
      let load = growth / Self.ticksPerSecond / seconds
      // Processes are not all read at one moment.
      entry.processors =
        counters.processors.isEmpty ? load : min(load, Double(counters.processors.count))
    } else {
      entry.processors = entry.age.map {
        min(entry.time / max($0, 1 / Self.ticksPerSecond), Double(max(1, status.threads)))
      }
    }
    entry.isOfKernel = status.isOfKernel
    entry.parent = Int32(truncatingIfNeeded: status.parent)
    entry.state = Character(Unicode.Scalar(status.state))
    entry.threads = Int(truncatingIfNeeded: status.threads)
    entry.memory = status.pages &* Self.pageSize
    (entry.ticks, entry.owner) = (status.ticks, owner)
    return entry
  }

  /// An age that is one: the start of a process is rounded, and a container may have a clock of its
  /// own.
  private static func age(_ seconds: Double) -> Double? { seconds > -1 ? max(0, seconds) : nil }

  /// The arguments of a process, which zeros end; `nil` if it has none.
  private mutating func command(of number: Int32, in folder: Int32) -> String? {
    guard buffer.read("cmdline", of: number, in: folder, most: Self.longestCommand) else {
      return nil
    }
    let contents = buffer.contents
    guard let last = (0..<contents.count).last(where: { contents[$0] != 0 }) else { return nil }
    let line = Self.line((0...last).map { contents[$0] })
    // What is left out is not to be taken for the end.
    return contents.count < Self.longestCommand ? line : line + "…"
  }

  /// A text in one line: what ends an argument or a line is a space.
  private static func line(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.map { $0 == 0 || $0 == 10 || $0 == 13 ? 32 : $0 }, as: UTF8.self)
  }

  /// The number that a name spells, if it is one of a process.
  private static func number(_ name: UnsafeRawBufferPointer) -> Int32? {
    var number: Int32 = 0
    for byte in name {
      if byte == 0 { break }
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10, number < Int32.max / 10 else { return nil }
      number = number * 10 + Int32(digit)
    }
    return number > 0 ? number : nil
  }
}
