@testable import ProcessTable

/// A small server on which a query runs wild, until a person ends it.
struct FilmedSystem {
  /// The seconds since the monitor began.
  private(set) var time = 0
  /// True until the query is ended.
  var isBusy = true

  static let query: Int32 = 4711

  private static let gigabyte = UInt64(1) << 30
  private static let megabyte = UInt64(1) << 20

  /// The system one second later.
  mutating func next() -> SystemSample {
    time += 1
    var sample = SystemSample()
    sample.processes = processes
    sample.counters.memory = SystemCounters.Memory(
      total: 16 * Self.gigabyte, available: (isBusy ? 7 : 11) * Self.gigabyte, swap: 0, freeSwap: 0)
    (sample.counters.networks, sample.counters.disks) = ([], [])
    sample.counters.load = isBusy ? [3.4, 2.1, 1.2] : [1.9, 1.8, 1.2]
    sample.counters.uptime = 1_234_567 + Double(time)
    let (wave, ripple) = (wave(of: 23), wave(of: 7))
    sample.rates.busy = (isBusy && time > 84 ? 0.78 : 0.18) + 0.1 * wave + 0.06 * ripple
    sample.rates.network = .init(
      incoming: 1_500_000 + 1_100_000 * wave, outgoing: 500_000 + 240_000 * ripple)
    sample.rates.disk = .init(
      incoming: (isBusy && time > 84 ? 6_000_000 : 900_000) + 600_000 * ripple,
      outgoing: 1_200_000 + 700_000 * wave)
    return sample
  }

  /// A line between -1 and 1 that goes up and down. It needs no function whose last digit depends
  /// on the system.
  private func wave(of period: Int) -> Double {
    let place = Double(time % period) / Double(period)
    return 1 - 4 * abs(place - 0.5)
  }

  private var processes: [ProcessEntry] {
    var all = [
      entry(1, 0, "root", "/sbin/init", 12, 0.0, 41),
      entry(312, 1, "root", "/usr/sbin/sshd -D", 9, 0.0, 3),
      entry(2140, 312, "ada", "sshd: ada@pts/0", 8, 0.001, 1),
      entry(2230, 2140, "ada", "swift test --parallel", 780, 0.46, 187),
      entry(640, 1, "postgres", "postgres -D /var/lib/postgresql/17", 190, 0.004, 95),
      entry(702, 640, "postgres", "postgres: checkpointer", 96, 0.012, 61),
      entry(703, 640, "postgres", "postgres: walwriter", 22, 0.006, 44),
      entry(4650, 640, "postgres", "postgres: shop web 10.0.0.7 idle", 64, 0.02, 18),
      entry(4652, 640, "postgres", "postgres: shop web 10.0.0.8 idle", 61, 0.017, 15),
      entry(810, 1, "root", "nginx: master process", 14, 0.0, 2),
      entry(811, 810, "www", "nginx: worker process", 38, 0.061, 730),
      entry(812, 810, "www", "nginx: worker process", 37, 0.048, 702),
      entry(900, 1, "shop", "node /srv/shop/server.js", 412, 0.184, 2604),
      entry(950, 1, "redis", "redis-server 127.0.0.1:6379", 218, 0.033, 512),
    ]
    if isBusy {
      all.append(
        entry(
          Self.query, 640, "postgres", "postgres: shop report 10.0.0.9 SELECT", 3790,
          time > 84 ? 2.41 : 0.2, 318))
    }
    return all
  }

  private func entry(
    _ number: Int32, _ parent: Int32, _ user: String, _ command: String, _ megabytes: UInt64,
    _ processors: Double, _ seconds: Double
  ) -> ProcessEntry {
    let name = command.split(separator: " ")[0].split(separator: "/").last ?? ""
    var entry = ProcessEntry(
      id: .init(number: number, start: 0), name: name.filter { $0 != ":" }, user: user)
    (entry.parent, entry.command, entry.state) = (parent, command, processors > 0.3 ? "R" : "S")
    (entry.threads, entry.memory) = (1, megabytes * Self.megabyte)
    (entry.processors, entry.time) = (processors, seconds)
    entry.age = 1234
    return entry
  }
}
