import RecurseLayout
import RecurseReconciler
import RecurseTerminal

/// The selection of text with the mouse, over any number of texts in one scope, or of whole rows
/// once a drag leaves its row in a list.
///
///     idle ─ press ─▶ armed ─ drag to another cell, a press ─▶ selecting ─ release ─▶ selected
///      ▲                │ release                                 │                     │
///      └────────────────┴──────── Escape, Ctrl-C, a press, another text ────────────────┘
@MainActor
final class TextSelections: TreeFeature {
  /// The unit by which a selection grows: a word after two clicks, a line after three.
  enum Unit {
    case character, word, line
  }

  /// A place in a text.
  struct Mark {
    weak var text: (any SelectableText)?
    var positions: Range<Int>
  }

  /// A press from which a drag selects.
  private struct Press {
    weak var scope: Widget?
    let location: CellPoint
    let anchor: Mark
    let unit: Unit
    /// The list around the scope, if that is a row.
    weak var list: (any RowSelectionHolder)?
    var isSelecting = false
    /// Whether the drag has left its row, and selects whole ones.
    var isOfRows = false
  }

  private var press: Press?
  private var selected: [WeakWidget] = []
  private weak var scope: Widget?
  private var edgeScroll: ScheduledAction?

  /// Whether the mouse is selecting: from a drag or a second click until the release.
  var isSelecting: Bool { press?.isSelecting == true }

  // MARK: - The mouse

  /// Notes a press, from which a drag may select.
  ///
  /// - Parameters:
  ///   - hit: the widget under the mouse.
  ///   - isHandled: whether something has taken the press.
  func pressed(on hit: Widget, at location: CellPoint, clicks: Int, isHandled: Bool) {
    press = nil
    let text = hit as? any SelectableText
    guard !isHandled || text?.isSelectable == true else { return }
    _ = clear()
    if let list = tree.selectedText as? any RowSelectionHolder { _ = list.clearSelection() }
    guard let scope = TextScope(around: hit, in: tree),
      let anchor = scope.members.nearest(to: location)
    else { return }
    let unit: Unit = clicks == 1 ? .character : clicks == 2 ? .word : .line
    press = Press(
      scope: scope.widget, location: location, anchor: anchor, unit: unit,
      list: scope.widget.parent as? any RowSelectionHolder)
    if clicks > 1, !isHandled, anchor.text === text {
      press?.isSelecting = true
      select(upTo: location)
    }
  }

  /// Selects up to the mouse.
  ///
  /// - Returns: whether the drag selects.
  func dragged(to location: CellPoint) -> Bool {
    guard let press, press.isSelecting || press.location != location else { return false }
    self.press?.isSelecting = true
    select(upTo: location)
    return true
  }

  /// Ends the drag.
  ///
  /// - Returns: whether it has selected.
  func released() -> Bool {
    defer { endPress() }
    return isSelecting
  }

  private func endPress() {
    press = nil
    edgeScroll?.cancel()
    edgeScroll = nil
  }

  /// Selects from the press to a point. Beyond an edge, content scrolls into view as long as the
  /// mouse is there.
  private func select(upTo location: CellPoint) {
    edgeScroll?.cancel()
    guard let press else { return }
    if let list = press.list, press.isOfRows || press.scope.map({ leaves($0, location) }) == true {
      return selectRows(upTo: location, from: press, in: list)
    }
    guard let widget = press.scope, widget.tree === tree else { return endPress() }
    let scope = TextScope(widget: widget, tree: tree)
    if scope.scroll(toward: location) {
      edgeScroll = widget.schedule(after: .milliseconds(50)) { [weak self] in
        self?.select(upTo: location)
      }
    }
    let members = scope.members
    let point = scope.visible.flatMap { $0.isEmpty ? nil : location.clamped(to: $0) } ?? location
    guard let head = members.nearest(to: point) else { return }
    select(from: press.anchor, to: head, by: press.unit, in: members, of: widget)
  }

  /// Returns whether a point is above or below a widget.
  private func leaves(_ widget: Widget, _ location: CellPoint) -> Bool {
    guard let top = Placement(of: widget, in: tree)?.origin.row else { return false }
    return !(top..<top + widget.layout.frame.rows).contains(location.row)
  }

  /// Selects whole rows of a list up to a point, which others come to as long as it is beyond an
  /// edge.
  private func selectRows(
    upTo location: CellPoint, from press: Press, in list: any RowSelectionHolder
  ) {
    guard list.tree === tree, let corner = Placement(of: list, in: tree)?.origin else {
      return endPress()
    }
    let row = press.isOfRows ? nil : press.scope
    // What the drag has selected inside its row is a part of that.
    _ = clear()
    self.press = press
    self.press?.isOfRows = true
    if list.selectRows(from: row, to: list.contentPoint(location, at: corner)) {
      edgeScroll = list.schedule(after: .milliseconds(50)) { [weak self] in
        self?.select(upTo: location)
      }
    }
  }

  private func select(
    from anchor: Mark, to head: Mark, by unit: Unit, in members: [TextScope.Member],
    of scope: Widget
  ) {
    guard let first = members.firstIndex(where: { $0.text === anchor.text }),
      let last = members.firstIndex(where: { $0.text === head.text })
    else {
      _ = clear()
      return
    }
    let start = members[first].text.positions(of: unit, around: anchor.positions)
    let end = members[last].text.positions(of: unit, around: head.positions)
    let old = selected
    var ranges: [(text: any SelectableText, range: Range<Int>)] = []
    for index in min(first, last)...max(first, last) {
      let text = members[index].text
      var range = 0..<text.endOfText
      if index == first, index == last {
        range = min(start.lowerBound, end.lowerBound)..<max(start.upperBound, end.upperBound)
      } else if index == first {
        range = first < last ? start.lowerBound..<range.upperBound : 0..<start.upperBound
      } else if index == last {
        range = first < last ? 0..<end.upperBound : end.lowerBound..<range.upperBound
      }
      ranges.append((text, range))
    }
    if ranges.allSatisfy(\.range.isEmpty) { ranges = [] }
    selected = ranges.map { WeakWidget(widget: $0.text) }
    for (text, range) in ranges { text.selection = range }
    for case let text as any SelectableText in old.map(\.widget)
    where !selected.contains(where: { $0.widget === text }) {
      text.selection = nil
    }
    self.scope = scope
    members[first].text.noteSelection(isEmpty: selected.isEmpty)
  }

  // MARK: - The selection

  /// Ends the selection.
  ///
  /// - Returns: whether there was one.
  func clear() -> Bool {
    guard !selected.isEmpty else { return false }
    let texts = selected.compactMap { $0.widget as? any SelectableText }
    selected = []
    endPress()
    for text in texts { text.selection = nil }
    if tree.selectedText is any SelectableText { tree.selectedText = nil }
    return true
  }

  /// Copies the selection. Texts beside each other are separated by a space, others by a newline.
  ///
  /// - Returns: whether there was one.
  func copy() -> Bool {
    guard !selected.isEmpty, let scope else { return false }
    tree.copy(TextScope(widget: scope, tree: tree).members.joined(\.selection))
    return true
  }

  /// Whether a widget is in the scope of the selection.
  func reaches(_ widget: Widget) -> Bool {
    !selected.isEmpty && widget.selfAndAncestors.contains { $0 === scope }
  }

  override func willDetach(_ widget: Widget) {
    guard !selected.isEmpty || press != nil else { return }
    let isPressed = press?.anchor.text === widget && press?.isOfRows == false
    if isPressed || selected.contains(where: { $0.widget === widget }) {
      _ = clear()
      endPress()
    }
  }
}

extension CellPoint {
  fileprivate func clamped(to rect: CellRect) -> CellPoint {
    CellPoint(
      column: min(max(column, rect.column), rect.endColumn - 1),
      row: min(max(row, rect.row), rect.endRow - 1))
  }
}
