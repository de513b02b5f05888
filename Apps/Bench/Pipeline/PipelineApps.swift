import Recurse

/// An element without behaviour.
struct Plain: Element {
  typealias Event = Void
  var value: Int
}

/// A number that a key increments.
struct Counter: Component {
  var initialState: Int { 0 }
  func render(state: Int) -> Node { Text("\(state)").onKey(.character("+")) { $0 += 1 } }
}

/// A counter above constant labels.
struct LabelTree: Component {
  let count: Int

  func render(state: Void) -> Node {
    VStack {
      Counter()
      for index in 1..<count { Text("label \(index)") }
    }
  }
}

/// A screen whose cells all change with each key.
struct FullScreen: Component {
  enum Palette: String, CaseIterable { case plain, named, rgb }
  let palette: Palette

  var initialState: Int { 0 }

  func render(state: Int) -> Node {
    VStack {
      for row in 0..<60 { line(row, state) }
    }
    .onKey(.character("f")) { $0 += 1 }
  }

  private func line(_ row: Int, _ state: Int) -> Text {
    guard palette != .plain else { return Text(Self.letters(from: 0, to: 200, row + state)) }
    var line = Text("")
    for start in stride(from: 0, to: 200, by: 8) {
      line += Text(Self.letters(from: start, to: start + 8, row + state))
        .foreground(color(start / 8 + row + state))
    }
    return line
  }

  private func color(_ number: Int) -> Color {
    palette == .named
      ? .indexed(UInt8(1 + number % 6))
      : .rgb(UInt8(number * 7 % 256), UInt8(number * 11 % 256), UInt8(number * 13 % 256))
  }

  private nonisolated static func letters(from start: Int, to end: Int, _ shift: Int) -> String {
    let letters = (start..<end).map { UInt8(ascii: "A") + UInt8(($0 * 7 + shift * 13) % 26) }
    return String(decoding: letters, as: UTF8.self)
  }
}
