import Recurse

/// The lines a minute, from the first line to the last one, in the width that there is, and below
/// them the errors. Those of the lines in view are on a band.
///
///     08:00 ▃▅▂▁▇█▄▅▃▁▂▅▃ 11:17   peak 36/min
///               ▁   █▂        errors peak 4/min
///
/// Without a row for the errors, bars with many of them are red.
struct RateLine: Component, Equatable {
  let rates: LogTimes.Rates
  /// The lines in view, counted from the first one of the log.
  let view: Range<Int>
  /// Whether there is a row for the errors.
  let showsErrors: Bool

  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// The columns of a time, of both with the gaps beside them, and those of a rate in words.
  private static let (clockColumns, timeColumns, wordColumns) = (5, 12, 22)

  func render(state: Void) -> Node {
    let hasErrors = showsErrors && rates.errors.contains { $0 > 0 }
    GeometryReader { size in lines(columns: size.columns, hasErrors) }
      .frame(height: hasErrors ? 2 : 1)
      .padding(horizontal: 1)
  }

  /// The rates in as many parts as there are columns for, with words where these leave room.
  private func lines(columns: Int, _ hasErrors: Bool) -> Node {
    let free = columns - Self.timeColumns
    let hasWords = free >= 2 * Self.wordColumns
    let room = max(1, hasWords ? free - Self.wordColumns : free)
    let rates = rates.joined(most: room)
    return VStack(alignment: .stretch) {
      HStack {
        Text(rates.first.clock).foreground(.secondaryText)
        bars(of: rates, columns: room) { part in
          let isFaulty = !hasErrors && rates.isFaulty(part)
          return (rates.height(of: part), isFaulty ? .error : nil)
        }
        Text(rates.last.clock).foreground(.secondaryText)
        if hasWords { words("peak \(rates.perMinute(rates.counts.max() ?? 0))") }
      }
      if hasErrors {
        let most = rates.errors.max() ?? 0
        HStack {
          Text("").frame(width: Self.clockColumns)
          bars(of: rates, columns: room) { part in
            (LogTimes.Rates.height(of: rates.errors[part], from: 0, to: most), .error)
          }
          Text("").frame(width: Self.clockColumns)
          if hasWords { words("errors peak \(rates.perMinute(most))") }
        }
      }
    }
  }

  private func words(_ text: String) -> Node {
    HStack { Text(text).foreground(.secondaryText).lineLimit(1) }
      .padding(.leading, 2).frame(width: Self.wordColumns - 1)
  }

  /// A bar for each part; all of them share the columns.
  private func bars(
    of rates: LogTimes.Rates, columns: Int, bar: (Int) -> (height: Int, color: Color?)
  ) -> Text {
    let shown = rates.parts(of: view)
    let count = rates.counts.count
    return rates.counts.indices.reduce(Text("")) { text, part in
      let (height, color) = bar(part)
      let sign = height == 0 ? " " : Self.bars[height - 1]
      let width = (part + 1) * columns / count - part * columns / count
      return text
        + Text(String(repeating: sign, count: width))
        .foreground(color ?? (shown.contains(part) ? .text : .accent))
        .background(shown.contains(part) ? .selection : nil)
    }
    .lineLimit(1)
  }
}

extension LogTimes.Rates {
  /// The height of a part's bar in eighths of a row. The least rate has the lowest one, so that
  /// rates that hardly differ do so in the bars. The ends are parts of their time only.
  fileprivate func height(of part: Int) -> Int {
    let whole = counts.count > 2 ? counts.dropFirst().dropLast() : counts[...]
    let least = whole.filter { $0 > 0 }.min() ?? 0
    return Self.height(of: counts[part], from: least, to: counts.max() ?? 0)
  }

  fileprivate static func height(of number: Int, from least: Int, to most: Int) -> Int {
    guard number > 0 else { return 0 }
    guard most > least else { return 8 }
    return 1 + max(0, number - least) * 7 / (most - least)
  }

  /// A number of lines in a part, as a rate in words; few are told by the hour.
  fileprivate func perMinute(_ lines: Int) -> String {
    lines >= minutes ? "\(lines / minutes)/min" : "\(lines * 60 / minutes)/h"
  }
}
