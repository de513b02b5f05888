import RecurseReactive
import RecurseReconciler
import RecurseWidgets

/// What a list shows: where it is scrolled to, and what the next layout does about it.
struct ListViewState {
  /// Lines of the row at the upper edge that are above it.
  var offset = 0
  /// Lines by which the next layout scrolls.
  var pendingScroll = 0
  /// Whether the next layout brings the cursor into view.
  var revealsCursor = false
  /// Whether the list was scrolled since the last layout.
  var wasScrolled = false
  /// The index at which the row that the state asks for was found.
  var targetIndex: Int?
  /// How many lines the last layout had room for, and whether it showed the row with the cursor.
  var lines = 0
  var showedCursor = false
  /// How many rows there were in the last frame, and the row that came with the cursor since.
  var count: Int?
  var arriving: NodeKey?
  /// How many rows there were when the last layout showed the end of them, and how many lines of
  /// the list came below them; -1 where it did not.
  var shownEnd = -1
  var footerCount = 0
  /// How many rows there were when the end was reached last.
  var reachedCount = -1

  /// Without what waits for a layout.
  var atRest: ListViewState {
    var view = self
    view.pendingScroll = 0
    (view.revealsCursor, view.wasScrolled) = (false, false)
    (view.targetIndex, view.arriving) = (nil, nil)
    return view
  }
}

/// What a list knows of its cursor, beside where it is.
struct ListCursorState {
  /// Where the cursor goes on where it may not stay: 1 down, -1 up.
  var direction = 1
  /// The selected row that the state named last.
  var followed: NodeKey?
  /// A selection that is not in the list, of which the state was told already.
  var corrected: SelectionCorrection?
  /// Whether the cursor is where it was put at first: nobody has moved it.
  var isUntouched = false
  /// Whether the state scrolled the list away from the cursor, which is the selection and stays. The
  /// next key goes on from what is seen.
  var isLeftBehind = false
  /// Where the selection by Shift and an arrow began, and whether Space put it there; where it ended.
  var anchor: SelectionAnchor?
  /// Whether the cursor was ever put where the state has it.
  var hasFollowed = false
  /// Whether the cursor came to a row before that was laid out: where the row turns out to have no
  /// height or to take no cursor, the cursor goes on.
  var isOnUnknownRow = false
  /// The last search for a row that takes the first cursor.
  var firstSearch: CursorSearch?
  /// The search for a row that the cursor may come to, while it runs; where the last one found no
  /// more.
  var search: RowSearch?
  var limits = CursorLimits()
  /// A row that was found by typing and is still to be mounted.
  var find: PendingFind?

  /// Without its searches.
  var atRest: ListCursorState {
    var state = self
    (state.firstSearch, state.search, state.find) = (nil, nil, nil)
    state.limits = CursorLimits()
    return state
  }
}

/// What was typed to find a row, and when.
struct TypeAhead {
  var text = ""
  var time = Duration.zero
}

/// A widget around a list that needs the line below it: a table with a scrollbar.
@MainActor
protocol ListContainer: Widget {
  var needsBottomLine: Bool { get }

  /// The part of a row that the cursor is on, where that is not the whole row.
  func cell(underCursorIn row: Widget) -> Instance?

  /// Whether the cursor is in a cell, and not a whole row.
  var hasCellCursor: Bool { get }

  /// The first cell of a row that the cursor can be in and for which a condition holds.
  func firstCell(in row: Widget, where isWanted: (Instance) -> Bool) -> Instance?

  /// Brings the cursor into a cell.
  func point(at cell: Instance)
}

/// A part of a row that has the cursor for itself.
@MainActor
protocol RowCell: Widget {}

/// What the mouse holds in a list: a row, or the index of sections.
enum ListDrag: Equatable {
  /// A row by its key, and where it was.
  case row(NodeKey, from: RowPath?)
  case sectionIndex
}
