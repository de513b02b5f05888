import RecurseReactive
import RecurseReconciler
import RecurseWidgets

/// The state of a list's view: its scroll position, and the work for the next layout.
struct ListViewState {
  /// The lines of the row at the upper edge that are above the edge.
  var offset = 0
  /// The lines by which the next layout scrolls.
  var pendingScroll = 0
  /// Whether the next layout scrolls the cursor into view.
  var revealsCursor = false
  /// The edge at which a row of the cursor is shown then that is larger than the list.
  var revealedEdge: VerticalAlignment?
  /// Whether the list was scrolled since the last layout.
  var wasScrolled = false
  /// The number of rows when a person opened or closed a row with the mouse, which stays there when
  /// others come or go; `nil` after that.
  var keptCount: Int?
  /// Whether the list follows its end.
  var isPinned = false
  /// The edge at which a request of the state takes the cursor along.
  var cursorEdge: VerticalAlignment?
  /// The index at which the requested row was found.
  var targetIndex: Int?
  /// The lines that the last layout had room for, and whether it showed the row with the cursor.
  var lines = 0
  var showedCursor = false
  /// The number of rows in the last frame, and the row that arrived with the cursor since.
  var count: Int?
  var arriving: NodeKey?
  /// The number of rows when the last layout showed their end, and the number of lines below them;
  /// -1 if it did not show the end.
  var shownEnd = -1
  var footerCount = 0
  /// The number of rows when the end was last reached.
  var reachedCount = -1
  /// The number of the query for which the rows were last shown, if the list takes one.
  var query: Int?
  /// The number of rows of a query that was last reported.
  var matchCount: Int?
  /// Whether the rows are the results for a query, and whether all of them are there.
  var isOfQuery = false
  var isSettled = true
  /// Whether none of the rows is found by the query.
  var isOutdated = false
  /// Whether the first rows stay in view while better ones may come for the query.
  var followsBest = false
  /// Whether the next update of the cursor shows the first rows.
  var showsBest = false

  /// The state without the work for the next layout.
  var atRest: ListViewState {
    var view = self
    view.pendingScroll = 0
    (view.revealsCursor, view.wasScrolled, view.keptCount) = (false, false, nil)
    view.showsBest = false
    (view.targetIndex, view.arriving, view.cursorEdge) = (nil, nil, nil)
    return view
  }
}

/// The state of a list's cursor, apart from its position.
struct ListCursorState {
  /// The direction in which the cursor moves on from a row that no longer takes it: 1 down, -1 up.
  var direction = 1
  /// The selected row that the state last named.
  var followed: NodeKey?
  /// A selection that is not in the list and was already reported to the state.
  var corrected: SelectionCorrection?
  /// Whether the cursor is still where it was first placed, because nobody has moved it.
  var isUntouched = false
  /// Whether the state scrolled the list away from the cursor, which stays because it is the
  /// selection. The next key continues from the visible rows.
  var isLeftBehind = false
  /// The row at which the selection with Shift and an arrow key begins.
  var anchor: SelectionAnchor?
  /// Whether the cursor was ever placed where the state has it.
  var hasFollowed = false
  /// The row with the cursor and those above it in a tree, innermost first, as of the last update.
  var lineage: [NodeKey] = []
  /// The last search for a row for the first cursor, if it found none and nothing has changed
  /// since.
  var firstSearch: FirstCursorSearch?
}

/// The rows among which a row for the first cursor was searched.
struct FirstCursorSearch: Equatable {
  var visible: Range<Int>
  /// The version of the list's children.
  var rows: Int
}

/// The text typed to find a row, and the time.
struct TypeAhead {
  var text = ""
  var time = Duration.zero
}

/// A widget around a list that needs the line below it: a table with a scrollbar.
@MainActor
protocol ListContainer: Widget {
  var needsBottomLine: Bool { get }

  /// Returns the part of a row under the cursor, or `nil` if the cursor is on the whole row.
  func cell(underCursorIn row: Widget) -> Instance?

  /// Whether the cursor is in a cell rather than on a whole row.
  var hasCellCursor: Bool { get }

  /// Returns the first cell of a row that can have the cursor and that satisfies a condition.
  func firstCell(in row: Widget, where isWanted: (Instance) -> Bool) -> Instance?

  /// Moves the cursor to a cell.
  func point(at cell: Instance)
}

/// A part of a row that can have the cursor for itself.
@MainActor
protocol RowCell: Widget {
  /// The alignment of its content.
  var alignment: HorizontalAlignment { get }
}

/// The target of a drag in a list: a row, or the section index.
enum ListDrag: Equatable {
  /// A row by its key, and its original path.
  case row(NodeKey, from: RowPath?)
  /// A node of a tree by its key, and its original place.
  case node(NodeKey, from: NodeMove?)
  case sectionIndex
}
