import RecurseTerminal

/// A reader of progress whose bytes come in pieces. A line ends with a line feed, or with a
/// carriage return if the next one is written over it.
struct ProgressReader {
  private var line: [UInt8] = []

  /// Adds bytes and returns the lines that are whole.
  mutating func read(_ bytes: [UInt8]) -> [GitProgress] {
    var progress: [GitProgress] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if let next = GitProgress(line: line[...]) { progress.append(next) }
        line.removeAll(keepingCapacity: true)
      } else if line.count < 4096 {
        line.append(byte)
      }
    }
    return progress
  }
}

extension GitProgress {
  /// The beginnings of lines that tell of a transfer, also where git does not write over them.
  private static let phases = [
    "Enumerating objects:", "Counting objects:", "Delta compression using", "Compressing objects:",
    "Writing objects:", "Total ", "Receiving objects:", "Resolving deltas:", "Updating files:",
  ]

  /// Returns whether a line only tells how far a transfer is, here or at the remote.
  static func isPhase(_ line: ArraySlice<UInt8>) -> Bool {
    let line = line.after("remote: ") ?? line
    return phases.contains { line.starts(with: $0.utf8) }
  }

  /// Reads `remote: Counting objects:  50% (5/10), 1.2 MiB | 3 KiB/s`. A line of blanks is none.
  init?(line: ArraySlice<UInt8>) {
    let text = String(terminalSafeName: Self.trimmed(line))
    guard !text.isEmpty else { return nil }
    self.init(phase: text, text: text)
    readCount(line)
    readShare(line)
  }

  /// Reads a share in percent, and the numbers that it is made of.
  private mutating func readShare(_ line: ArraySlice<UInt8>) {
    guard let percent = line.firstIndex(of: UInt8(ascii: "%")) else { return }
    let digits = line[..<percent].reversed().prefix { (0x30...0x39).contains($0) }
    guard let number = ArraySlice(digits.reversed()).number, number <= 100 else { return }
    let head = line[..<(percent - digits.count)]
    phase = Self.phase(head)
    fraction = Double(number) / 100
    guard let open = line[percent...].firstIndex(of: UInt8(ascii: "(")),
      let close = line[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return }
    let numbers = line[(open + 1)..<close].split(separator: UInt8(ascii: "/"))
    if numbers.count == 2 { (done, total) = (numbers[0].number, numbers[1].number) }
  }

  /// Reads a count without a share, such as `Enumerating objects: 12, done.`
  private mutating func readCount(_ line: ArraySlice<UInt8>) {
    guard let colon = line.lastIndex(of: UInt8(ascii: ":")) else { return }
    let digits = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
      .prefix { (0x30...0x39).contains($0) }
    guard let number = digits.number else { return }
    (phase, done) = (Self.phase(line[..<colon]), number)
  }

  private static func phase(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = trimmed(bytes)
    if bytes.last == UInt8(ascii: ":") { bytes = bytes.dropLast() }
    return String(terminalSafeName: bytes.after("remote: ") ?? bytes)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.drop { $0 == UInt8(ascii: " ") }
    let end = start.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    // The remote ends its lines with a code that clears the rest of the row.
    let trimmed = end.map { start[...$0] } ?? []
    return trimmed.suffix(3).elementsEqual("\u{1B}[K".utf8) ? trimmed.dropLast(3) : trimmed
  }
}
