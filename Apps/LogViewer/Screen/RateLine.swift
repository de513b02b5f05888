import Recurse

/// The lines a minute, from the first line to the last one, in the width that there is. Bars of the
/// lines in view are on a band, and those with many errors are red.
struct RateLine: Component, Equatable {
  let rates: LogTimes.Rates
  /// The lines in view, counted from the first one of the log.
  let view: Range<Int>

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
    let room = max(1, hasWords ? free - Self.wordColumns : free)
    let rates = rates.joined(most: room)
    let peak = rates.counts.max() ?? 0
    return HStack {
      Text(rates.first.clock).foreground(.secondaryText)
      bars(of: rates, peak, columns: room).lineLimit(1)
      Text(rates.last.clock).foreground(.secondaryText)
      if hasWords {
        Text("most: \(peak) in \(rates.minutes == 1 ? "a minute" : "\(rates.minutes) min")")
          .foreground(.secondaryText).lineLimit(1)
      }
    }
  }

  /// A bar for each part; all of them share the columns.
  private func bars(of rates: LogTimes.Rates, _ peak: Int, columns: Int) -> Text {
    let shown = rates.parts(of: view)
    let count = rates.counts.count
    return rates.counts.indices.reduce(Text("")) { text, part in
      let lines = rates.counts[part]
      let sign = lines == 0 ? " " : Self.bars[min(7, lines * 8 / max(1, peak))]
      let width = (part + 1) * columns / count - part * columns / count
      return text
        + Text(String(repeating: sign, count: width))
        .foreground(
          rates.isFaulty(part) ? .error : shown.contains(part) ? .text : .accent
        )
        .background(shown.contains(part) ? .selection : nil)
    }
  }
}
