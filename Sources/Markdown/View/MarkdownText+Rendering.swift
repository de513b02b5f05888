import RecurseTerminal
import RecurseThemes
import RecurseWidgets

extension MarkdownText {
  /// The text with the looks of its runs, for a theme.
  var shown: Text {
    var text = Text("")
    for run in runs {
      let address = (run.link ?? run.image).flatMap { Hyperlink($0.destination) }
      text.element.append(run.shownText, style: run.shownStyle, link: address)
    }
    return text
  }
}

extension MarkdownRun {
  /// An image without a text is shown by its address.
  fileprivate var shownText: String {
    guard let image else { return text }
    return "[\(text.isEmpty ? image.destination : text)]"
  }

  fileprivate var shownStyle: TextStyle {
    var shown = TextStyle()
    if style.contains(.bold) { shown.attributes.insert(.bold) }
    if style.contains(.italic) { shown.attributes.insert(.italic) }
    if style.contains(.struck) { shown.attributes.insert(.strikethrough) }
    if style.contains(.code) { shown.foreground = .success }
    if style.contains(.html) { shown.foreground = .secondaryText }
    if link != nil || image != nil {
      shown.foreground = .link
      shown.attributes.insert(.underline)
    }
    return shown
  }
}
