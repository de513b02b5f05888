import Foundation
import RecurseCore

// On a page, an arrow key chooses a day, as in a single-choice list. In a popover, it moves a
// cursor, so that Escape leaves the selection unchanged:
//
//     arrow ─▶ cursor ─ Enter, Space, a click ─▶ chosen, and closed
//                     └ Escape ─▶ closed
extension CalendarWidget {
  func take(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.left, []): go(by: -1, .day)
    case (.right, []): go(by: 1, .day)
    case (.up, []): go(by: -7, .day)
    case (.down, []): go(by: 7, .day)
    case (.pageUp, []): go(by: -1, .month)
    case (.pageDown, []): go(by: 1, .month)
    case (.pageUp, _): go(by: -1, .year)
    case (.pageDown, _): go(by: 1, .year)
    case (.home, []): go(to: end(of: .weekOfMonth, first: true))
    case (.end, []): go(to: end(of: .weekOfMonth, first: false))
    case (.home, .control): go(to: end(of: .month, first: true))
    case (.end, .control): go(to: end(of: .month, first: false))
    case (.character("t"), []): if let today = element.days.today { go(to: today) }
    case (.enter, []) where element.isMenu: choose(cursorDay)
    case (.character(" "), []): choose(cursorDay)
    case (.delete, []) where element.isOptional, (.backspace, []) where element.isOptional:
      send(nil)
      if element.isMenu { dismissLayer() }
    default: return false
    }
    return true
  }

  /// Whether no day is chosen yet, so that the first key chooses the day with the cursor.
  private var isEmpty: Bool { !element.isMenu && element.selection == nil }

  private func go(by count: Int, _ unit: Calendar.Component) {
    go(to: isEmpty ? cursorDay : element.days.day(cursorDay, movedBy: count, unit))
  }

  private func go(to day: Day) {
    let day = element.days.clamped(day)
    shownDay = nil
    if element.isMenu {
      ownCursor = day
    } else if day != selectedDay {
      select(day)
    }
    setNeedsPaint()
    if let day = focusedPart { scrollIntoView(day) }
  }

  /// Returns the first or last day of the cursor's week or month.
  private func end(of unit: Calendar.Component, first isFirst: Bool) -> Day {
    let places = Month(of: cursorDay, in: element.days).days
    guard unit != .month, let place = places.first(where: { $0.day == cursorDay })?.place else {
      return (isFirst ? places.first : places.last)?.day ?? cursorDay
    }
    // A week may begin in the previous month and end in the next one.
    let column = place % 7
    return element.days.day(cursorDay, movedBy: isFirst ? -column : 6 - column, .day)
  }

  private func choose(_ day: Day) {
    guard canChoose(day) else { return }
    if day != selectedDay { select(day) }
    if element.isMenu { dismissLayer() }
  }

  func take(_ mouse: MouseEvent) -> Bool {
    let part = part(at: mouse.location)
    if part != pointed { setNeedsPaint() }
    pointed = part
    switch mouse.kind {
    case .press(.left): if !isDisabled { held = part }
    case .drag(.left): break
    case .release(.left):
      if let part, part == held { press(part) }
      held = nil
    default: return false
    }
    setNeedsPaint()
    return true
  }

  private func press(_ part: Part) {
    switch part {
    case .previous: turn(by: -1)
    case .next: turn(by: 1)
    case .day(let day):
      if canChoose(day) { ownCursor = element.isMenu ? day : nil }
      choose(day)
    }
  }

  /// Shows another month, if a day in it can be chosen.
  private func turn(by count: Int) {
    guard let day = month.days.first?.day else { return }
    let next = element.days.day(day, movedBy: count, .month)
    if next.month != day.month || next.year != day.year { shownDay = next }
    setNeedsPaint()
  }
}
