import RecurseReconciler
import RecurseWidgets

/// A view of the lines of a log, which follows the end of the log.
///
/// ```swift
/// LogView(state.log) { line in
///   Text(line.text).foreground(line.text.contains("ERROR") ? .error : nil)
/// }
/// ```
///
/// It starts at the end and stays there while the log grows, until a person scrolls up. Then the
/// lines in view do not move, and a mark at the lower edge counts the new lines below. End, or
/// scrolling down to the end, follows it again. `.defaultScrollAnchor(.top)` starts at the first
/// line and follows nothing.
///
/// Without a closure, colors, attributes and links are those of the escape sequences in the log.
/// Other sequences and controls are dropped, as `Text(ansi:)` drops them.
///
/// The view expands to the available room. Long lines wrap, or are cut at the edges and scrolled
/// sideways. The arrows, Page Up, Page Down, Home, End and the wheel (with Shift: sideways) scroll.
/// A drag of the mouse selects characters, a double click words, a triple click lines. Shift with
/// an arrow selects lines, and so it does with Page Up, Page Down, Home and End if lines wrap or
/// some are selected. Ctrl-C and Enter copy the selection, 64 KiB at most. From the press on the
/// view holds still; after the selection it follows again.
///
/// `/` finds a text while it is typed, `?` finds it backward, and Enter keeps it. `n` and `N` go to
/// the next and the previous line with it, and Escape ends the search. Letters of ASCII match in
/// either case, unless the text has a capital one. `:` goes to a line by its number, or to a part
/// of all lines (`50%`).
///
/// `m` marks the selected lines, or the current one, and `'` goes to the next mark. The current
/// line is the one that was found or gone to, and else the first in view. A backtick goes back to
/// the place before the last jump; without marks, so does `''`. `j`, `k`, `d`, `u`, Space, `b`,
/// `g`, `G` and `F` scroll as in `less`. Commands of the app on these keys go first.
///
/// `scrollPosition(_:)` scrolls to a line by its number, and holds the number of the first one.
///
/// Only lines in view are measured, so 10 million lines cost as much as 100. Searches and filters
/// look at many lines on another thread, and show what they have found so far; a search in texts
/// that a closure makes does so between events. A line of more than 16 KiB is shown in pieces of
/// that size, each of which begins a row.
///
/// - Parameters:
///   - wraps: whether lines that are longer than the view is wide continue on the next row.
///     Otherwise `‹` and `›` mark lines that continue beyond an edge, and ← and → scroll.
///   - wrapIndent: the columns by which such a row begins behind the first word of its line, as far
///     as half of the view is left to the text.
///   - lineNumbers: whether the numbers of lines are shown before them.
///   - filter: the lines that are shown, and counted in the last row. They keep their numbers. A
///     filter reads the lines of the log, not the texts that the closure makes. `onMatch` hears
///     how many there are.
///   - placeholder: the text that is shown if the filter chooses no line; `nil` says that nothing
///     matches.
///   - content: returns another text for a line. It is called for lines in view, again after each
///     update, and for those that a search looks at. Lines of more than 16 KiB are shown as they
///     are.
@MainActor
public func LogView<Owner: Component>(
  _ log: Log, wraps: Bool = true, wrapIndent: Int = 0, lineNumbers: Bool = false,
  filter: LogFilter = LogFilter(), placeholder: String? = nil,
  content: (@MainActor (Log.Line) -> Text)? = nil
) -> VirtualNode<Owner> {
  var made: LineContent?
  if let content { made = { content(log[$0 - log.lines.lowerBound]) } }
  return reader(
    log, made, wraps: wraps, wrapIndent: wrapIndent, lineNumbers: lineNumbers, filter: filter,
    placeholder: placeholder)
}

/// A view of the lines of a file, which follows its end. See
/// ``LogView(_:wraps:wrapIndent:lineNumbers:filter:placeholder:content:)-(Log,_,_,_,_,_,_)``.
@MainActor
public func LogView<Owner: Component>(
  _ file: LogFile, wraps: Bool = true, wrapIndent: Int = 0, lineNumbers: Bool = false,
  filter: LogFilter = LogFilter(), placeholder: String? = nil,
  content: (@MainActor (Log.Line) -> Text)? = nil
) -> VirtualNode<Owner> {
  var made: LineContent?
  if let content { made = { content(file[$0 - file.lines.lowerBound]) } }
  return reader(
    file, made, wraps: wraps, wrapIndent: wrapIndent, lineNumbers: lineNumbers, filter: filter,
    placeholder: placeholder)
}

/// A view of lines whose bar searches backward, if the state opens it so.
///
/// - Parameters:
///   - onCopy: takes the number of lines of a text that was copied.
///   - onFollow: takes whether the view follows the end, after that has changed.
@MainActor
package func LogView<Owner: Component>(
  _ source: some LineSource, wraps: Bool, lineNumbers: Bool, filter: LogFilter,
  placeholder: String, findsBackward: Bool, content: @escaping @MainActor (Log.Line) -> Text,
  onCopy: @escaping @MainActor (inout Owner.State, Int) -> Void = { _, _ in },
  onFollow: @escaping @MainActor (inout Owner.State, Bool) -> Void = { _, _ in }
) -> VirtualNode<Owner> {
  reader(
    source, { content(Log.Line(number: $0, bytes: source.bytes(of: $0))) }, wraps: wraps,
    lineNumbers: lineNumbers, filter: filter, placeholder: placeholder,
    findsBackward: findsBackward, onCopy: onCopy, onFollow: onFollow)
}

@MainActor
private func reader<Owner: Component>(
  _ source: any LineSource, _ content: LineContent?, wraps: Bool, wrapIndent: Int = 0,
  lineNumbers: Bool, filter: LogFilter, placeholder: String?, findsBackward: Bool = false,
  onCopy: @escaping @MainActor (inout Owner.State, Int) -> Void = { _, _ in },
  onFollow: @escaping @MainActor (inout Owner.State, Bool) -> Void = { _, _ in }
) -> VirtualNode<Owner> {
  WithEnvironment(\.words) { words in
    VirtualNode(
      ReaderElement(
        source: source, content: content, wraps: wraps, wrapIndent: wrapIndent,
        hasLineNumbers: lineNumbers, filter: filter, words: ReaderWords(words),
        findsBackward: findsBackward, placeholder: placeholder ?? words.noMatch)
    ) { state, event, _ in
      switch event {
      case .copied(let lines): onCopy(&state, lines)
      case .follows(let follows): onFollow(&state, follows)
      default: break
      }
    }
  }
}

extension Role {
  /// The role of a view of lines that are added at the end.
  public static let log = Role("log")
}
