import TestSupport
import Testing

@testable import ProcessTable

@Suite("Rates between two samples") struct SystemRatesTests {
  private func rates(
    _ change: (MadeUpSystem) throws -> Void, after time: Duration = .seconds(2)
  ) throws -> SystemSample {
    let system = try MadeUpSystem(processes: 2)
    try system.writeCounters(received: 1000, sent: 1000, read: 5120, written: 5120)
    var reader = SystemReader(root: system.path)
    let first = try reader.read(at: .zero)
    #expect(first.rates == SystemRates())
    #expect(first.processes.allSatisfy { $0.processors == nil })
    try change(system)
    return try reader.read(at: time)
  }

  @Test("are shares of processors and bytes a second")
  func normal() throws {
    let rates = try rates {
      try $0.writeCounters(
        busy: [200, 125], idle: [1000, 975], received: 5000, sent: 1000, read: 15_360,
        written: 7168)
    }.rates
    #expect(rates.busy == 125.0 / 300)
    #expect(rates.processors == [0.5, 0.25])
    #expect(rates.network == .init(incoming: 2000, outgoing: 0))
    #expect(rates.disk == .init(incoming: 5120, outgoing: 1024))
  }

  @Test("count nothing where a counter is less than before")
  func decrease() throws {
    let rates = try rates {
      try $0.writeCounters(
        busy: [50, 150], idle: [950, 800], received: 10, sent: 3000, read: 0, written: 7168)
    }.rates
    #expect(rates.processors == [0, 1])
    #expect(rates.network == .init(incoming: 0, outgoing: 1000))
    #expect(rates.disk == .init(incoming: 0, outgoing: 1024))
  }

  @Test("are unknown where nothing passed")
  func standstill() throws {
    let sample = try rates({ _ in }, after: .zero)
    #expect(sample.rates.busy == nil && sample.rates.processors == [nil, nil])
    #expect(sample.rates.network == nil && sample.rates.disk == nil)
    #expect(sample.processes.allSatisfy { $0.processors == nil })
  }

  @Test("find processors by their numbers")
  func hotplug() throws {
    let rates = try rates {
      try $0.folder.write("cpu  300 0 0 1900 0\ncpu1 200 0 0 1000 0\ncpu2 5 0 0 5 0\n", to: "stat")
    }.rates
    #expect(rates.processors == [0.5, nil])
  }

  @Test("begin anew for a device that comes")
  func devices() throws {
    let rates = try rates {
      try $0.folder.write(
        "a\nb\nwlan0: 9999 0 0 0 0 0 0 0 9999 0\neth0: 1400 0 0 0 0 0 0 0 1200 0\n", to: "net/dev")
      try $0.remove("diskstats")
    }.rates
    #expect(rates.network == .init(incoming: 200, outgoing: 100))
    #expect(rates.disk == nil)
  }

  @Test("of a process are the processors that it used")
  func process() throws {
    let sample = try rates {
      for (number, ticks) in [(1, UInt64(300)), (2, 0)] {
        var process = MadeUpSystem.Process(number: number, name: "worker-\(number)")
        process.ticks = ticks
        try $0.write(process)
      }
    }
    let loads = Dictionary(
      uniqueKeysWithValues: sample.processes.map { ($0.number, $0.processors) })
    // A hundred ticks a second.
    #expect(loads == [1: 1.5, 2: 0])
  }

  @Test("are those of the time that the system says has passed")
  func uptime() throws {
    let system = try MadeUpSystem(processes: 1)
    try system.write(uptime: 100)
    var reader = SystemReader(root: system.path)
    _ = try reader.read(at: .zero)
    // The caller says that a second has passed, but it asked late.
    try system.write(uptime: 104)
    try system.writeCounters(received: 4096)
    var process = MadeUpSystem.Process(number: 1, name: "worker-1")
    process.ticks = 200
    try system.write(process)
    let sample = try reader.read(at: .seconds(1))
    #expect(sample.processes.map(\.processors) == [0.5])
    #expect(sample.rates.network?.incoming == 1024)
    #expect(sample.counters.uptime == 104)
  }

  @Test("of a new process are what it used since its start")
  func newProcess() throws {
    let system = try MadeUpSystem()
    func write(_ number: Int, start: Int, ticks: UInt64, threads: Int = 1) throws {
      var process = MadeUpSystem.Process(number: number, name: "worker-\(number)")
      (process.start, process.ticks, process.threads) = (start, ticks, threads)
      try system.write(process)
    }
    try system.write(uptime: 100)
    try write(1, start: 0, ticks: 2500)
    var reader = SystemReader(root: system.path)
    let first = try reader.read(at: .zero).processes
    #expect(first.map(\.processors) == [0.25] && first.map(\.time) == [25])
    try system.write(uptime: 101)
    try write(2, start: 10_050, ticks: 40)
    try write(3, start: 10_050, ticks: 150, threads: 4)
    // More than its thread can do, as both numbers are rounded.
    try write(4, start: 10_099, ticks: 2)
    // A container may have a clock that is behind.
    try write(5, start: 99_999, ticks: 2)
    let second = try reader.read(at: .seconds(1)).processes
    let loads = Dictionary(uniqueKeysWithValues: second.map { ($0.number, $0.processors) })
    #expect(loads == [1: 0, 2: 0.8, 3: 3, 4: 1, 5: nil])
  }

  @Test("of a process are no more than there are processors")
  func mostProcessors() throws {
    let sample = try rates {
      var process = MadeUpSystem.Process(number: 1, name: "worker-1")
      process.ticks = 500
      try $0.write(process)
    }
    #expect(sample.processes.compactMap(\.processors).max() == 2)
  }

  @Test("are finite for counters of any size")
  func extremes() throws {
    let most = "99999999999999999999999999"
    let sample = try rates {
      try $0.folder.write(
        "cpu  \(most) \(most) 0 \(most)\ncpu0 \(most) 0 0 \(most) 0\n", to: "stat")
      try $0.folder.write("a\nb\neth0: \(most) 0 0 0 0 0 0 0 \(most) 0\n", to: "net/dev")
      try $0.folder.write(" 8 0 sda 9 0 \(most) 9 9 0 \(most)\n", to: "diskstats")
      try $0.folder.write("MemTotal: \(most) kB\nMemAvailable: \(most) kB\n", to: "meminfo")
      var process = MadeUpSystem.Process(number: 1, name: "worker-1")
      process.ticks = .max
      try $0.write(process)
    }
    #expect(sample.rates.busy.map { (0...1).contains($0) } == true)
    #expect(sample.rates.network?.incoming.isFinite == true)
    #expect(sample.rates.disk?.outgoing.isFinite == true)
    #expect(sample.processes.allSatisfy { $0.processors?.isFinite != false })
  }
}
