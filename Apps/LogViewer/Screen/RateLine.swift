import Recurse

/// The lines a minute, from the first line to the last one.
struct RateLine: Component, Equatable {
  let rates: LogTimes.Rates

  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// The columns of both times with the gaps beside them, and those of the greatest rate in words.
  private static let (timeColumns, wordColumns) = (12, 22)

  func render(state: Void) -> Node {
    GeometryReader { size in line(columns: size.columns) }
      .frame(height: 1)
      .padding(horizontal: 1)
  }

  /// The rates in as many parts as there are columns for, with words where these leave room.
  private func line(columns: Int) -> Node {
    let free = columns - Self.timeColumns
    let hasWords = free >= 2 * Self.wordColumns
    let rates = rates.joined(most: max(1, hasWords ? free - Self.wordColumns : free))
    let peak = rates.counts.max() ?? 0
    return HStack {
      Text(rates.first.clock).foreground(.secondaryText)
      Text(Self.bars(of: rates.counts, peak)).foreground(.accent).lineLimit(1)
      Text(rates.last.clock).foreground(.secondaryText)
      if hasWords {
        Text("most: \(peak) in \(rates.minutes == 1 ? "a minute" : "\(rates.minutes) min")")
          .foreground(.secondaryText).lineLimit(1)
      }
    }
  }

  private static func bars(of counts: [Int], _ peak: Int) -> String {
    String(counts.map { $0 == 0 ? " " : bars[min(7, $0 * 8 / max(1, peak))] })
  }
}
