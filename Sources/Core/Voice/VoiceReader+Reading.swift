import RecurseLists
import RecurseWidgets

extension VoiceReader {
  /// Returns a line for each element of what has the input, in the order of the tree. O(widgets).
  func reading(of tree: WidgetTree, title: String, in words: Words) -> [String] {
    let phrases = VoicePhrases(words: words)
    var lines: [String] = []
    if let layer = tree.inputLayer {
      let element = layer.element
      let known = VoiceElement(layer.voiceID, role: element.role, label: element.label)
      lines.append(phrases.name(known))
    } else {
      lines.append(title)
    }
    let root: Widget = tree.inputLayer ?? tree.root
    for child in root.children { lines += self.lines(child, phrases) }
    lines = lines.filter { !$0.isEmpty }
    // A screen often begins with its title.
    if lines.count > 1, lines[0] == lines[1] { lines.removeFirst() }
    return lines
  }

  private func lines(_ widget: Widget, _ phrases: VoicePhrases) -> [String] {
    guard widget.isHeard else { return [] }
    if widget.shownElement is ListRowElement, widget.accessibleRole == .row {
      return [phrases.whole(element(widget))]
    }
    var lines: [String] = []
    switch widget.accessibleRole {
    case nil, .some(.scrollView), .some(.form), .some(.tableRow): break
    case .some(.keyHints): return []
    case .some(.option): return [phrases.whole(option(widget))]
    case .some(.tableHeader):
      return [phrases.name(element(widget)) + ", " + content(of: widget)]
    case .some(let role):
      let element = element(widget)
      if role == .text, element.label.utf8.contains(0x0A) {
        // Code and verse are heard line by line.
        return element.label.split(whereSeparator: \.isNewline).map { String($0) }
      }
      lines.append(phrases.whole(element))
      // What is called by its content was read.
      let isRead = widget.accessibleLabel.isEmpty && !element.label.isEmpty
      if isRead || role == .button { return lines }
      lines += parts(of: widget, phrases)
      lines += (widget as? any SpokenWidget)?.spokenLines ?? []
    }
    for child in widget.children { lines += self.lines(child, phrases) }
    return lines
  }

  /// The parts of a widget that are no widgets: segments, tabs.
  private func parts(of widget: Widget, _ phrases: VoicePhrases) -> [String] {
    let parts = widget.accessibleParts
    return parts.enumerated().map { index, part in
      var element = VoiceElement(widget.voiceID, role: .option, label: part.label)
      element.place = VoiceElement.Place(number: index + 1, total: parts.count)
      element.states = part.isSelected ? ["selected"] : []
      return phrases.whole(element)
    }
  }
}
