import Recurse

/// The seats of a hall, row by row, of which the first are taken.
struct Hall: Component, Equatable {
  /// The number of seats that are taken, and of those that are chosen.
  let taken: Int
  let chosen: Int

  nonisolated static let rows = 8
  nonisolated static let columns = 16

  func render(state: Void) -> Node {
    VStack(alignment: .center) {
      Text("stage").padding(horizontal: 10).background(.raised).padding(.bottom)
      for row in 0..<Self.rows { line(row).key(row) }
      Text("■ ").foreground(.secondaryText) + Text("taken   ") + Text("■ ").foreground(.accent)
        + Text("yours   ") + Text("□ ").foreground(.secondaryText) + Text("free")
    }
    .frame(maxWidth: .infinity)
  }

  private func line(_ row: Int) -> Node {
    let first = row * Self.columns
    let seats = (first..<first + Self.columns).map { seat in
      seat < taken
        ? Text("■ ").foreground(.secondaryText)
        : seat < taken + chosen
          ? Text("■ ").foreground(.accent) : Text("□ ").foreground(.secondaryText)
    }
    let letter = Character(Unicode.Scalar(UInt8(65 + row)))
    return HStack {
      Text(String(letter)).foreground(.secondaryText)
      seats.dropFirst().reduce(seats[0], +).lineLimit(1)
    }
    .padding(.bottom, row == Self.rows - 1 ? 1 : 0)
  }
}
