import Recurse

/// The properties with their values: as many as fit, including the selected one.
struct PropertyList: Component, Equatable {
  var settings: Settings

  func render(state: Void) -> Node {
    GeometryReader { size in
      VStack(alignment: .stretch) {
        ForEach(visible(in: size.rows), id: \.self) { place in
          row(place)
        }
      }
      .frame(width: size.columns)
    }
  }

  /// The indices of the visible rows. The list scrolls if the selected row would be outside.
  private func visible(in rows: Int) -> Range<Int> {
    let count = settings.rows.count
    guard rows < count else { return 0..<count }
    let start = min(max(0, settings.chosen - rows / 2), count - max(0, rows))
    return start..<(start + max(0, rows))
  }

  private func row(_ place: Int) -> Node {
    let row = settings.rows[place]
    let isChosen = place == settings.chosen
    let value = settings.value(of: row)
    return HStack {
      Text(name(of: row)).lineLimit(1)
      Spacer()
      Text(isChosen ? "‹\(value)›" : value).lineLimit(1).bold(isChosen || value != row.values[0])
        .foreground(value == row.values[0] ? .secondaryText : .accent).flex(shrink: 0)
    }
    .padding(horizontal: 1).background(isChosen ? .selection : nil)
  }

  private func name(of row: Settings.Row) -> String {
    switch row {
    case .container: row.name
    case .box: "\(Preview.name(of: settings.selectedBox)).\(row.name)"
    }
  }
}
