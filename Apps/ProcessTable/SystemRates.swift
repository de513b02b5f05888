/// The work of a system between two samples. A figure that is not known is `nil`.
public struct SystemRates: Equatable, Sendable {
  /// Bytes a second.
  public struct Flow: Equatable, Sendable {
    public var incoming: Double
    public var outgoing: Double
  }

  /// The share of the processors that worked, between 0 and 1.
  public internal(set) var busy: Double?
  /// The share of each processor, in the order of the counters.
  public internal(set) var processors: [Double?] = []
  public internal(set) var network: Flow?
  public internal(set) var disk: Flow?

  /// The rates of a system of which only one sample is known.
  public init() {}

  /// The rates between two samples.
  ///
  /// A counter that is less than before began anew, or has no more digits: what it counted
  /// meanwhile is not known, and counts nothing. So it is with a device that is new.
  public init(from old: SystemCounters, to new: SystemCounters, seconds: Double) {
    busy = old.total.flatMap { old in new.total.flatMap { Self.share(from: old, to: $0) } }
    processors = new.processors.map { new in
      old.processors.first { $0.number == new.number }.flatMap { Self.share(from: $0, to: new) }
    }
    guard seconds > 0 else { return }
    network = Self.flow(from: old.networks, to: new.networks, seconds)
    disk = Self.flow(from: old.disks, to: new.disks, seconds)
  }

  private static func share(
    from old: SystemCounters.Processor, to new: SystemCounters.Processor
  ) -> Double? {
    let busy = growth(from: old.busy, to: new.busy)
    let all = busy + growth(from: old.idle, to: new.idle)
    return all > 0 ? busy / all : nil
  }

  private static func flow(
    from old: [SystemCounters.Device]?, to new: [SystemCounters.Device]?, _ seconds: Double
  ) -> Flow? {
    guard let old, let new else { return nil }
    let known = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
    var flow = Flow(incoming: 0, outgoing: 0)
    for device in new {
      guard let before = known[device.name] else { continue }
      flow.incoming += growth(from: before.incoming, to: device.incoming) / seconds
      flow.outgoing += growth(from: before.outgoing, to: device.outgoing) / seconds
    }
    return flow
  }

  static func growth(from old: UInt64, to new: UInt64) -> Double {
    new > old ? Double(new - old) : 0
  }
}
