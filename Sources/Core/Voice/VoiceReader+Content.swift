import RecurseWidgets

// The content of a widget in words: texts, the cells of a table with their titles, what controls
// are called and their values.
extension VoiceReader {
  func content(of widget: Widget) -> String {
    content(of: widget) { _ in true }
  }

  /// The content that is neither a control nor in a list.
  func quietContent(of widget: Widget) -> String {
    quietTexts(of: widget).joined(separator: ", ")
  }

  func quietTexts(of widget: Widget) -> [String] {
    texts(of: widget) { !$0.isFocusable && $0.accessibleRole != .keyHints }
  }

  private func content(of widget: Widget, where isWanted: (Widget) -> Bool) -> String {
    texts(of: widget, where: isWanted).joined(separator: ", ")
  }

  private func texts(of widget: Widget, where isWanted: (Widget) -> Bool) -> [String] {
    var texts: [String] = []
    for child in widget.children { add(child, to: &texts, where: isWanted) }
    return texts
  }

  private func add(_ widget: Widget, to texts: inout [String], where isWanted: (Widget) -> Bool) {
    guard widget.isHeard, isWanted(widget) else { return }
    guard let role = widget.accessibleRole else {
      for child in widget.children { add(child, to: &texts, where: isWanted) }
      return
    }
    let label = widget.accessibleLabel.withoutOuterSpaces
    if role == .tableCell {
      let inside = content(of: widget, where: isWanted)
      if !inside.isEmpty { texts.append(inside == label ? label : "\(label) \(inside)") }
      return
    }
    if !label.isEmpty { texts.append(label) }
    if role == .secureField { return }
    if let accessible = widget.accessible, role != .row,
      let value = widget.shownValue ?? accessible.value, !value.isEmpty
    {
      texts.append(accessible.hasWordAsValue ? words.states[value] ?? value : value)
    }
    texts += widget.accessibleParts.filter(\.isSelected).map(\.label)
    guard label.isEmpty else { return }
    for child in widget.children { add(child, to: &texts, where: isWanted) }
  }
}

extension String {
  /// The text without white space at both ends, which only has a place on the screen.
  fileprivate var withoutOuterSpaces: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
