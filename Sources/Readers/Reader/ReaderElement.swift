import RecurseReconciler
import RecurseWidgets

/// An element that shows many lines.
struct ReaderElement: WidgetElement, Accessible {
  typealias Event = LinePartEvent

  var source: any LineSource
  var content: LineContent?
  var wraps: Bool
  /// The columns by which a row that continues a line begins further in.
  var wrapIndent = 0
  var hasLineNumbers: Bool
  var filter: LogFilter
  var words: ReaderWords
  var role = Role.log
  /// The signs beside the lines, and the parts of the text.
  var parts: (any LineParts)?
  /// The header of the part that is chosen.
  var chosenHeader: Int?
  /// Whether the part that was chosen is gone.
  var hasLostPart = false
  /// Whether its owner, which knows the folds, has unfolded some only for what is found.
  var hasOpened = false

  /// Whether the bar that the state opens searches backward.
  var findsBackward = false

  /// The text that is shown if there are no lines; empty if nothing is.
  var emptyText = ""
  /// The text that is shown if the filter chooses no line.
  var placeholder = ""

  var label: String { "" }

  var value: String? { source.lines.isEmpty && !emptyText.isEmpty ? emptyText : nil }

  /// Texts that a closure makes may differ in each update.
  static func == (left: ReaderElement, right: ReaderElement) -> Bool {
    left.content == nil && right.content == nil && left.wraps == right.wraps
      && left.wrapIndent == right.wrapIndent && left.placeholder == right.placeholder
      && left.hasLineNumbers == right.hasLineNumbers && left.filter == right.filter
      && left.words == right.words && left.role == right.role
      && left.chosenHeader == right.chosenHeader && left.hasLostPart == right.hasLostPart
      && left.findsBackward == right.findsBackward && left.hasOpened == right.hasOpened
      && left.emptyText == right.emptyText
      && left.hasEqualParts(right)
      && left.source.isEqual(to: right.source)
  }

  private func hasEqualParts(_ other: ReaderElement) -> Bool {
    switch (parts, other.parts) {
    case (nil, nil): true
    case (let mine?, let its?): mine.isEqual(to: its)
    default: false
    }
  }

  func makeWidget(_ sender: EventSender<ReaderElement>) -> ElementWidget<ReaderElement> {
    ReaderWidget(self, sender)
  }
}

/// Without the lines, which are many.
extension ReaderElement: CustomStringConvertible {
  var description: String {
    "lines \(source.lines), wraps: \(wraps), numbers: \(hasLineNumbers), \(filter), \(words)"
  }
}

/// The words that a reader shows.
struct ReaderWords: Equatable {
  /// Those for the number of new lines.
  var newLines: String
  /// Those for the number of lines that a filter chooses.
  var lines: String

  init(_ words: Words) {
    newLines = words.newLines
    lines = words.chosenLines
  }
}
