import RecurseCore

/// Coloured letters that all change with each key.
struct CellsScreen: Component {
  let columns: Int
  let rows: Int

  var initialState: Int { 0 }

  func render(state keys: Int) -> Node {
    VStack {
      for row in 0..<rows { line(row, keys) }
      Text("seq=\(keys)")
    }
    .onKey(.character("f")) { $0 += 1 }
  }

  /// A line of letters, eight in each colour.
  private func line(_ row: Int, _ keys: Int) -> Text {
    var line = Text("")
    for start in stride(from: 0, to: columns, by: 8) {
      line += Text(Self.letters(from: start, to: min(start + 8, columns), row * 13 + keys))
        .foreground(Self.colors[(start / 8 + row + keys) % 6])
    }
    return line
  }

  private nonisolated static func letters(from start: Int, to end: Int, _ shift: Int) -> String {
    let letters = (start..<end).map { UInt8(ascii: "A") + UInt8(($0 * 7 + shift) % 26) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let colors: [Color] = [.red, .green, .yellow, .blue, .magenta, .cyan]
}
