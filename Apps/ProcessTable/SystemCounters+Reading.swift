// The files of the whole system. What a file does not have stays as it is.
extension SystemCounters {
  /// Reads `stat`: the ticks of all processors, and those of each.
  mutating func readProcessors(_ text: FileContents) {
    var scanner = FieldScanner(text)
    while !scanner.isAtEnd {
      let name = scanner.word()
      guard name.hasPrefix("cpu") else { return }
      // user, nice, system, idle, waiting, interrupts, soft interrupts, stolen. The time of guests,
      // which follows, is in that of users.
      var fields: [UInt64] = []
      while fields.count < 8, !scanner.isAtLineEnd { fields.append(scanner.number()) }
      let idle = fields.dropFirst(3).prefix(2).reduce(0, &+)
      let all = fields.reduce(0, &+)
      let number = Int(name.dropFirst(3))
      let processor = Processor(number: number ?? -1, busy: all &- idle, idle: idle)
      if number == nil { total = processor } else { processors.append(processor) }
      scanner.nextLine()
    }
  }

  /// Reads `meminfo`.
  mutating func readMemory(_ text: FileContents) {
    var (total, buffers) = (UInt64(0), UInt64(0))
    var (available, free, cached): (UInt64?, UInt64?, UInt64?)
    var (swap, freeSwap) = (UInt64(0), UInt64(0))
    var scanner = FieldScanner(text)
    while !scanner.isAtEnd {
      let name = scanner.word()
      let bytes = scanner.number().multipliedReportingOverflow(by: 1024).partialValue
      switch name {
      case "MemTotal": total = bytes
      case "MemFree": free = bytes
      case "MemAvailable": available = bytes
      case "Buffers": buffers = bytes
      case "Cached": cached = bytes
      case "SwapTotal": swap = bytes
      case "SwapFree": freeSwap = bytes
      default: break
      }
      scanner.nextLine()
    }
    guard total > 0 else { return }
    memory = Memory(
      total: total, available: available ?? (free ?? 0) &+ buffers &+ (cached ?? 0), swap: swap,
      freeSwap: freeSwap, free: free, cached: cached)
  }

  /// Reads `loadavg`.
  mutating func readLoad(_ text: FileContents) {
    var scanner = FieldScanner(text)
    load = (0..<3).compactMap { _ in Double(scanner.word()) }
  }

  /// Reads `uptime`.
  mutating func readUptime(_ text: FileContents) {
    var scanner = FieldScanner(text)
    uptime = Double(scanner.word()).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  /// Reads `net/dev`. Left out are the loopback and what passes on the bytes of other networks.
  mutating func readNetworks(_ text: FileContents) {
    var networks: [Device] = []
    var scanner = FieldScanner(text)
    for _ in 0..<2 { scanner.nextLine() }
    while !scanner.isAtEnd {
      let name = scanner.word()
      let incoming = scanner.number()
      scanner.skip(7)
      let outgoing = scanner.number()
      let isOwn = !["veth", "docker", "br-", "virbr"].contains(where: name.hasPrefix)
      if !name.isEmpty, name != "lo", isOwn {
        networks.append(Device(name: name, incoming: incoming, outgoing: outgoing))
      }
      scanner.nextLine()
    }
    self.networks = networks
  }

  /// Reads `diskstats`. Left out are partitions, which are parts of a disk, and devices in memory
  /// or made of others.
  mutating func readDisks(_ text: FileContents) {
    var disks: [Device] = []
    var scanner = FieldScanner(text)
    while !scanner.isAtEnd {
      scanner.skip(2)
      let name = scanner.word()
      scanner.skip(2)
      let read = scanner.number()
      scanner.skip(3)
      let written = scanner.number()
      let isDisk = !["loop", "ram", "zram", "dm-", "md", "sr", "fd"].contains(where: name.hasPrefix)
      if isDisk, !name.isEmpty, !disks.contains(where: { Self.isPart(name, of: $0.name) }) {
        // A sector has 512 bytes here, whatever those of the disk have.
        disks.append(Device(name: name, incoming: read &* 512, outgoing: written &* 512))
      }
      scanner.nextLine()
    }
    self.disks = disks
  }

  /// Whether a device is a partition: `sda1` of `sda`, `nvme0n1p1` of `nvme0n1`.
  private static func isPart(_ name: String, of disk: String) -> Bool {
    guard name.hasPrefix(disk), name.utf8.count > disk.utf8.count else { return false }
    var rest = name.utf8.dropFirst(disk.utf8.count)
    if disk.utf8.last.map(isDigit) == true {
      guard rest.popFirst() == UInt8(ascii: "p") else { return false }
    }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
