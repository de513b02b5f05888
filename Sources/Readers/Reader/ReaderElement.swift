import RecurseReconciler
import RecurseWidgets

/// An element that shows many lines.
struct ReaderElement: WidgetElement, Accessible {
  var log: Log
  var content: (@MainActor (Log.Line) -> Text)?
  var wraps: Bool
  /// The words for the number of new lines.
  var newLines: String
  /// The words for a search without a result.
  var noMatch: String

  var role: Role { .log }
  var label: String { "" }

  /// Texts that a closure makes may differ in each update.
  static func == (left: ReaderElement, right: ReaderElement) -> Bool {
    left.content == nil && right.content == nil && left.wraps == right.wraps
      && left.newLines == right.newLines && left.noMatch == right.noMatch && left.log == right.log
  }

  func makeWidget(_ sender: EventSender<ReaderElement>) -> ElementWidget<ReaderElement> {
    ReaderWidget(self, sender)
  }
}
