import RecurseLayout
import RecurseReconciler
import RecurseTerminal
import RecurseWidgets

/// Readers beside each other that show the same lines, and scroll together.
struct PanesElement: WidgetElement {
  func makeWidget(_ sender: EventSender<PanesElement>) -> ElementWidget<PanesElement> {
    PanesWidget(self, sender)
  }
}

final class PanesWidget: ContainerWidget<PanesElement> {
  override var layoutStyle: LayoutStyle {
    var style = expandingStyle
    style.direction = .row
    return style
  }

  /// Whether a reader follows another.
  private var isFollowing = false

  private var readers: [ReaderWidget] {
    var found: [ReaderWidget] = []
    forEachInside { if let reader = $0 as? ReaderWidget { found.append(reader) } }
    return found
  }

  /// The reader that stays when there is no room for another one.
  var first: ReaderWidget? { readers.first }

  /// Shows in a reader what the first one shows.
  func align(_ reader: ReaderWidget) {
    guard let first, first !== reader, !isFollowing else { return }
    isFollowing = true
    reader.surface.align(with: first.surface)
    isFollowing = false
  }

  /// The reader with the focus, which may be gone.
  private var focused: ObjectIdentifier?

  func focusChanged(of reader: ReaderWidget) {
    let id = ObjectIdentifier(reader)
    if reader.isFocused { focused = id } else if focused == id { focused = nil }
  }

  /// Returns whether a reader gets the focus if another one goes in this commit.
  func mayLoseFocus(to reader: ReaderWidget) -> Bool {
    focused.map { $0 != ObjectIdentifier(reader) } ?? false
  }

  /// Returns whether the reader with the focus has gone, the first time that it is asked for.
  func hasLostFocus() -> Bool {
    guard let id = focused, !readers.contains(where: { ObjectIdentifier($0) == id }) else {
      return false
    }
    focused = nil
    return true
  }

  /// The rows of the tallest find bar.
  var barRows: Int { readers.map(\.bar.rowCount).max() ?? 0 }

  /// Shows in the other readers what one shows.
  func follow(_ reader: ReaderWidget) {
    guard !isFollowing else { return }
    isFollowing = true
    for other in readers where other !== reader { other.surface.follow(reader.surface) }
    isFollowing = false
  }

  /// Finds the rows of the other readers after one has more or fewer.
  func resolve(besides reader: ReaderWidget) {
    for other in readers where other !== reader { other.resolve() }
  }

  // MARK: - Lines over both panes

  override var paintsOverChildren: Bool { true }

  override func paintOver(_ context: GraphicsContext) {
    let readers = readers
    guard let first = readers.first, let last = readers.last, first !== last else { return }
    let end = context.size.columns - (last.surface.indicator == nil ? 0 : 1)
    for (row, shown) in first.surface.drawn.enumerated() {
      guard let parts = first.element.parts, parts.spansPanes(shown.piece.line) else { continue }
      let style = parts.style(of: shown.piece.line)
      first.surface.paintRest(context, of: shown, row: row, upTo: end, style: style)
    }
  }
}

extension LineSurface {
  /// Draws the part of a row for which the surface has no room, and one cell before it.
  fileprivate func paintRest(
    _ context: GraphicsContext, of shown: LineRow, row: Int, upTo end: Int, style: CellStyle
  ) {
    let line = line(of: shown)
    guard textColumns > 0, line.width - column > textColumns(of: shown.piece.line) else { return }
    let start = gutter + textColumns - 1
    let hidden = column + start - gutter(of: shown.piece.line)
    context.fill(
      CellRect(column: start, row: row, columns: end - start, rows: 1), style: context.style)
    var rest = lines.measured(shown.piece).text.glyphs[line.head]
      .dropFirst(hidden).prefix(end - start)
    // No half of a wide character.
    let half = rest.first == .continuation
    if half { rest = rest.dropFirst() }
    context.draw(rest, column: half ? start + 1 : start, row: row, style: style)
  }
}

extension ReaderWidget {
  /// The panes in which the reader is, if any. A log is in none.
  var panes: PanesWidget? {
    guard element.parts != nil else { return nil }
    return selfAndAncestors.first { $0 is PanesWidget } as? PanesWidget
  }
}
