import Recurse

extension LayoutPage {
  /// The properties with their values.
  func propertyList(_ settings: LayoutSettings) -> Node {
    List(settings.rows, id: \.self, selection: \.settings.chosenRow) { row in
      let isChosen = row == settings.chosenRow
      let value = settings.value(of: row)
      HStack {
        Text(name(of: row, settings)).lineLimit(1)
        Spacer()
        Text(isChosen ? "‹\(value)›" : value).lineLimit(1).bold(isChosen || value != row.values[0])
          .foreground(value == row.values[0] ? .secondaryText : .accent).flex(shrink: 0)
      }
    }
  }

  private func name(of row: LayoutSettings.Row, _ settings: LayoutSettings) -> String {
    switch row {
    case .container: row.name
    case .box: "\(LayoutPreview.name(of: settings.selectedBox)).\(row.name)"
    }
  }
}
