import RecurseLists
import RecurseWidgets

extension VoiceReader {
  /// A line of what is read.
  private struct Line {
    var text: String
    /// The name of a control or a group that the line begins.
    var name = ""
  }

  /// Returns a line for each element of what has the input, in the order of the tree. O(widgets).
  func reading(of tree: WidgetTree, title: String, in words: Words) -> [String] {
    let phrases = VoicePhrases(words: words)
    var lines: [Line] = []
    if let layer = tree.inputLayer {
      let element = layer.element
      let known = VoiceElement(layer.voiceID, role: element.role, label: element.label)
      lines.append(Line(text: phrases.name(known)))
    } else {
      lines.append(Line(text: title))
    }
    let root: Widget = tree.inputLayer ?? tree.root
    for child in root.children { lines += self.lines(child, phrases) }
    lines = lines.filter { !$0.text.isEmpty }
    // A screen often begins with its title, and a text often is the name of what follows it.
    return lines.indices.filter { index in
      guard index + 1 < lines.count else { return true }
      let (line, next) = (lines[index], lines[index + 1])
      return !(index == 0 && line.text == next.text)
        && !(line.name.isEmpty && line.text == next.name)
    }.map { lines[$0].text }
  }

  /// Returns the texts that a widget shows without its controls, a line for each. O(widgets).
  func keptTexts(of widget: Widget, _ phrases: VoicePhrases) -> [String] {
    guard widget.isHeard else { return [] }
    var texts: [String] = []
    switch widget.accessibleRole {
    case .some(.keyHints): return []
    case .some(.row), .some(.tableRow), .some(.text): return [content(ofRow: widget)]
    case nil: break
    case .some(.scrollView), .some(.list), .some(.table), .some(.group), .some(.form):
      texts.append(widget.accessibleLabel)
    case .some:
      guard !widget.isFocusable else { return [] }
      let element = element(widget)
      texts.append(phrases.whole(element))
      if widget.accessibleLabel.isEmpty, !element.label.isEmpty { return texts }
    }
    for child in widget.children { texts += keptTexts(of: child, phrases) }
    return texts
  }

  private func content(ofRow widget: Widget) -> String {
    widget.accessibleLabel.isEmpty ? content(of: widget) : widget.accessibleLabel
  }

  private func lines(_ widget: Widget, _ phrases: VoicePhrases) -> [Line] {
    guard widget.isHeard else { return [] }
    if widget.shownElement is ListRowElement, widget.accessibleRole == .row {
      return [Line(text: phrases.whole(element(widget)))]
    }
    var lines: [Line] = []
    switch widget.accessibleRole {
    case nil, .some(.scrollView), .some(.form), .some(.tableRow): break
    case .some(.keyHints): return []
    case .some(.option): return [Line(text: phrases.whole(option(widget)))]
    case .some(.tableHeader):
      return [Line(text: words.columns + ", " + content(of: widget))]
    case .some(.sectionHeader) where isTitleRow(widget): break
    // The table has said what it is.
    case .some(.list) where widget.parent?.shownElement is TableElement: break
    case .some(let role):
      let element = element(widget)
      if role == .text, element.label.utf8.contains(0x0A) {
        // Code and verse are heard line by line.
        return element.label.split(whereSeparator: \.isNewline).map { Line(text: String($0)) }
      }
      lines.append(
        Line(text: phrases.whole(element), name: role == .text ? "" : element.label))
      // What is called by its content was read.
      let isRead = widget.accessibleLabel.isEmpty && !element.label.isEmpty
      if isRead || role == .button { return lines }
      lines += parts(of: widget, phrases).map { Line(text: $0) }
      lines += ((widget as? any SpokenWidget)?.spokenLines ?? []).map { Line(text: $0) }
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
