import RecurseLayout
import RecurseTerminal

// In a part of the terminal that is as high as its content, what scrolls has the height of its
// content, up to a limit. Elsewhere it takes the room that is left.
extension WidgetTree {
  /// Lets each widget that scrolls ask for the rows of all its content, right after a layout. O(n)
  /// in the mounted widgets.
  ///
  /// - Parameter most: the most rows that one asks for; `nil` if it asks for none.
  /// - Returns: whether the layout has to be repeated.
  package func fitScrolledContent(upTo most: Int?) -> Bool {
    guard most != nil || !fittedRows.isEmpty else { return false }
    let before = fittedRows
    fittedRows = [:]
    var changed: [Widget] = []
    func fit(_ widget: Widget) {
      guard let container = widget.scrollContainer else { return widget.children.forEach(fit) }
      let sized = container.sizedWidget
      let id = ObjectIdentifier(sized)
      fittedRows[id] = most.flatMap { most in
        container.contentRows(upTo: most).map {
          min(most, $0 + max(0, sized.layout.frame.rows - container.contentSize.rows))
        }
      }
      if fittedRows[id] != before[id] { changed.append(sized) }
    }
    fit(root)
    for widget in changed { widget.refreshLayoutStyle() }
    return !changed.isEmpty
  }

  /// Takes the rows for which the widget of another tree asks.
  func adoptFittedRows(of other: Widget, for mine: Widget) {
    guard let rows = other.tree?.fittedRows[ObjectIdentifier(other)] else { return }
    fittedRows[ObjectIdentifier(mine)] = rows
    mine.refreshLayoutStyle()
  }
}
