import Foundation
import RecurseCore

/// A month:
///
///     ‹  November 2026   ›
///      Su Mo Tu We Th Fr Sa
///       1  2  3  4  5  6  7
///       8  9 10 11 12 13 14
///      15 16 17 18 19 20 21
///      22[23]24 25 26 27 28
///      29 30
///
/// It has room for six weeks, so nothing moves when another month is shown.
final class CalendarWidget: ElementWidget<CalendarElement> {
  /// A part that responds to a click.
  enum Part: Equatable {
    case previous, next
    case day(Day)
  }

  /// The date that was last chosen here. If clocks skip its time, the state has a different one.
  private var meant: MeantDate?
  /// The day with the cursor, if that is not the chosen one.
  var ownCursor: Day?
  /// A day of the shown month, if that is not the month of the cursor.
  var shownDay: Day?
  /// The part on which a mouse button is held, and the part under the mouse.
  var held: Part?
  var pointed: Part?
  private var cachedMonth: (day: Day, days: Days, month: Month)?

  /// The width at which each day has its brackets; without the outer ones, it is two columns less.
  private static let width = 22
  /// The width that keeps days apart, in columns. A narrower popover scrolls.
  private static let leastWidth = 20

  override var isFocusable: Bool { true }

  override func keyHints(in words: Words) -> [KeyHint] {
    var hints = [KeyHint(words.choose, keys: element.isMenu ? .enter : .space)]
    if element.isOptional { hints.append(KeyHint(words.clear, keys: .delete)) }
    if element.days.today != nil { hints.append(KeyHint(words.today, keys: .character("t"))) }
    return hints
  }

  /// The cell of the day with the cursor, which is visible when the calendar opens.
  override var focusedPart: CellRect? {
    month.days.first { $0.day == cursorDay }.map {
      CellRect(column: column(of: $0.place), row: row(of: $0.place), columns: 2, rows: 1)
    }
  }

  override func focusChanged() {
    super.focusChanged()
    if isFocused, element.isMenu { scrollStackIntoView() }
  }

  override func measure(_ proposal: LayoutProposal) -> CellSize {
    func bounded(_ extent: LayoutProposal.Extent, _ length: Int) -> Int {
      switch extent {
      case .exactly(let length): length
      case .atMost(let most): min(length, most)
      case .unbounded: length
      }
    }
    return CellSize(
      columns: bounded(proposal.width, Self.width), rows: bounded(proposal.height, element.rows))
  }

  override var layoutStyle: LayoutStyle {
    var style = super.layoutStyle
    style.flexShrink = 1
    if element.isMenu { style.minWidth = .cells(Double(Self.leastWidth)) }
    return style
  }

  override func update(from old: CalendarElement) {
    if element.rows != old.rows { setNeedsLayout() }
    if selectedDay != old.selection?.day { (ownCursor, shownDay) = (nil, nil) }
    setNeedsPaint()
  }

  // MARK: - Days

  var selectedDay: Day? { element.selection?.day }

  /// Chooses a day, and keeps the intended time.
  func select(_ day: Day) {
    let days = element.days
    var date = element.selection ?? MeantDate(day: day)
    if let meant, days.shown(for: meant) == date { date = meant }
    date.day = day
    meant = date
    send(date)
  }

  /// The day that the arrow keys move from.
  var cursorDay: Day {
    let day = ownCursor ?? selectedDay ?? element.days.today
    return day.map { element.days.clamped($0) }
      ?? element.days.day(of: Date(timeIntervalSinceReferenceDate: 0))
  }

  var month: Month {
    let day = shownDay ?? ownCursor ?? selectedDay ?? cursorDay
    if let cachedMonth, cachedMonth.day == day, cachedMonth.days == element.days {
      return cachedMonth.month
    }
    let month = Month(of: day, in: element.days)
    cachedMonth = (day, element.days, month)
    return month
  }

  func canChoose(_ day: Day) -> Bool { element.days.dayRange?.contains(day) ?? true }

  // MARK: - Places

  /// The columns from one day to the next, and the columns before the first.
  private var grid: (step: Int, indent: Int) {
    let width = contentSize.columns
    return width >= Self.width ? (3, 1) : width >= 20 ? (3, 0) : (2, 0)
  }

  private func column(of place: Int) -> Int { grid.indent + place % 7 * grid.step }

  /// Returns the row of a day, which may be out of view if not all weeks are shown.
  private func row(of place: Int) -> Int { headerRows + place / 7 - firstWeek }

  private var showsNames: Bool { element.rows >= 4 }
  private var headerRows: Int { showsNames ? 2 : 1 }
  private var shownWeeks: Range<Int> { firstWeek..<(firstWeek + element.rows - headerRows) }

  /// The first week that is shown. If not all weeks are, the week of the cursor is in the middle.
  private var firstWeek: Int {
    guard element.rows < CalendarElement.allRows else { return 0 }
    let days = month.days
    let place = days.first { $0.day == cursorDay }?.place ?? 0
    let count = element.rows - headerRows
    let last = (days.last?.place ?? 0) / 7
    return max(0, min(place / 7 - (count - 1) / 2, last + 1 - count))
  }

  func part(at point: CellPoint) -> Part? {
    let width = min(contentSize.columns, Self.width)
    if point.row == 0 {
      if 0..<3 ~= point.column { return .previous }
      return (width - 3)..<width ~= point.column ? .next : nil
    }
    let (step, indent) = grid
    let column = point.column - indent
    guard point.row >= headerRows, column >= 0, column < 7 * step else { return nil }
    let place = (point.row - headerRows + firstWeek) * 7 + column / step
    return month.days.first { $0.place == place }.map { .day($0.day) }
  }

  // MARK: - Painting

  override func paint(_ context: GraphicsContext) {
    let month = month
    let width = min(context.size.columns, Self.width)
    guard width > 0 else { return }
    paintTitle(month.title, width, context)
    var names = context.style
    names.foreground = .secondaryText
    if showsNames {
      for (place, name) in month.weekdays.enumerated() {
        draw(name, column(of: place), 1, names, context)
      }
    }
    let weeks = shownWeeks
    for (day, place) in month.days where weeks.contains(place / 7) {
      paint(day, at: place, context)
    }
  }

  private func paintTitle(_ title: String, _ width: Int, _ context: GraphicsContext) {
    func sign(_ sign: String, _ part: Part, _ column: Int) {
      guard !isDisabled, column >= 0 else { return }
      var style = context.style
      style.foreground = .accent
      if held == part || isHovered && pointed == part { style.attributes.insert(.bold) }
      if held == part, pointed == part { style.attributes.insert(.reverse) }
      draw(sign, column, 0, style, context)
    }
    sign("‹", .previous, min(1, width - 2))
    sign("›", .next, width - 2)
    let room = width - 6
    guard room > 0 else { return }
    let layout = TextLayout(
      title, width: room, wrap: .none, lineLimit: 1, glyphs: context.glyphs)
    var style = context.style
    style.attributes.insert(.bold)
    context.draw(layout, column: 3 + (room - layout.size.columns) / 2, row: 0, style: style)
  }

  private func paint(_ day: Day, at place: Int, _ context: GraphicsContext) {
    let (column, row) = (column(of: place), row(of: place))
    let isSelected = day == selectedDay
    let isHeld = held == .day(day)
    var style = context.style
    if !canChoose(day) {
      style.foreground = .secondaryText
      draw(" ·", column, row, style, context)
      if isSelected { bracket(column, row, style, context) }
      return
    }
    let isCursor = context.isFocused && !isDisabled && day == cursorDay
    if isCursor {
      style = context.controlStyle(isFocused: true)
    } else if isSelected, !isDisabled, context.showsSurfaces {
      style = CellStyle(background: .selection, attributes: .bold)
    } else if isSelected {
      style.foreground = style.foreground ?? .accent
      style.attributes.insert(.bold)
    } else if isHovered, pointed == .day(day) {
      style.attributes.insert(.bold)
    }
    if isHeld, pointed == held { style.attributes.formUnion([.bold, .underline, .reverse]) }
    if day == element.days.today { style.attributes.insert(.underline) }
    draw(day.day < 10 ? " \(day.day)" : "\(day.day)", column, row, style, context)
    style.attributes.remove(.underline)
    if isSelected || isCursor && context.showsSurfaces { bracket(column, row, style, context) }
  }

  /// Marks the chosen day with brackets or a wider background, if there is a column for them.
  private func bracket(_ column: Int, _ row: Int, _ style: CellStyle, _ context: GraphicsContext) {
    guard grid.step == 3 else { return }
    let isFilled = style.background != nil
    let (start, end) = isDisabled ? ("(", ")") : isFilled ? (" ", " ") : ("[", "]")
    if column > 0 { draw(start, column - 1, row, style, context) }
    draw(end, column + 2, row, style, context)
  }

  private func draw(
    _ text: String, _ column: Int, _ row: Int, _ style: CellStyle, _ context: GraphicsContext
  ) {
    context.draw(context.glyphs.encode(text)[...], column: column, row: row, style: style)
  }

  // MARK: - State

  override var ownStates: [String] { isFocused && ownCursor != nil ? ["on \(cursorText)"] : [] }

  private var cursorText: String { DayFormat(element.days).text(of: cursorDay) }

  // MARK: - Input

  override func handle(_ key: KeyEvent) -> Bool {
    !isDisabled && take(key.key)
  }

  override func handle(_ mouse: MouseEvent) -> Bool { take(mouse) }

  override func mouseCancelled() {
    held = nil
    setNeedsPaint()
  }

  override func adoptState(of other: Widget) {
    guard let other = other as? CalendarWidget else { return }
    (ownCursor, shownDay) = (other.ownCursor, other.shownDay)
    (held, pointed, meant) = (other.held, other.pointed, other.meant)
  }
}
