/// A system at one moment: its counters, and its processes.
public struct SystemSample: Sendable {
  public internal(set) var processes: [ProcessEntry] = []
  public internal(set) var counters = SystemCounters()
  /// The rates since the sample before, if there was one.
  public internal(set) var rates = SystemRates()

  /// The sample of a system of which nothing is known.
  public init() {}

  /// Whether the folder has nothing that a `/proc` has.
  var isEmpty: Bool { processes.isEmpty && counters == SystemCounters() }
}

/// The numbers of a system that grow since its start, and its memory. What its files do not say is
/// `nil` or empty.
public struct SystemCounters: Equatable, Sendable {
  /// The time of a processor in ticks, with that in which it worked.
  public struct Processor: Equatable, Sendable {
    public var number: Int
    public var busy: UInt64
    public var idle: UInt64
  }

  /// The bytes that went through a device since it is there.
  public struct Device: Equatable, Sendable {
    public var name: String
    public var incoming: UInt64
    public var outgoing: UInt64
  }

  public struct Memory: Equatable, Sendable {
    /// All sizes are in bytes.
    public var total: UInt64
    public var available: UInt64
    public var swap: UInt64
    public var freeSwap: UInt64
    /// Memory that nothing uses; `nil` where no file tells.
    public var free: UInt64?
    /// Memory that holds parts of files, for as long as nothing else needs it.
    public var cached: UInt64?

    public var used: UInt64 { total - min(total, available) }
    public var usedSwap: UInt64 { swap - min(swap, freeSwap) }
    /// The share of the memory that is used.
    public var share: Double { total > 0 ? Double(used) / Double(total) : 0 }
  }

  /// All processors together.
  public internal(set) var total: Processor?
  public internal(set) var processors: [Processor] = []
  public internal(set) var memory: Memory?
  /// The networks besides the one of the machine itself; `nil` where no file tells.
  public internal(set) var networks: [Device]?
  public internal(set) var disks: [Device]?
  /// The processes that wait or run: means of 1, 5 and 15 minutes.
  public internal(set) var load: [Double] = []
  /// The seconds since the start of the system.
  public internal(set) var uptime: Double?
  /// The file systems on disks, as they are now.
  public internal(set) var fileSystems: [FileSystem] = []
}
