import Recurse

/// The lines a minute, from the first line to the last one.
struct RateLine: Component, Equatable {
  let rates: LogTimes.Rates

  private static let bars = Array("▁▂▃▄▅▆▇█")

  func render(state: Void) -> Node {
    HStack {
      Text(rates.first.clock).foreground(.secondaryText)
      Text(bars).foreground(.accent).lineLimit(1)
      Text(rates.last.clock).foreground(.secondaryText)
      Text("\(peak)/\(rates.minutes == 1 ? "min" : "\(rates.minutes) min") at most")
        .foreground(.secondaryText).lineLimit(1)
    }
    .padding(horizontal: 1)
  }

  private var peak: Int { rates.counts.max() ?? 0 }

  private var bars: String {
    String(
      rates.counts.map { count in
        count == 0 ? " " : Self.bars[min(7, count * 8 / max(1, peak))]
      })
  }
}
