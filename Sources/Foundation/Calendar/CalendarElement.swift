import Foundation
import RecurseCore

/// A month in which the user chooses a day.
struct CalendarElement: WidgetElement, Accessible {
  /// The chosen date.
  typealias Event = MeantDate?

  var title: String
  var days: Days
  /// Whether choosing a day closes the popover around the calendar. If so, a separate cursor moves
  /// through the days.
  var isMenu = false
  /// Whether the selection may be empty.
  var isOptional = false
  var selection: MeantDate?
  /// The available rows. If there are few, the weeks around the cursor are shown.
  var rows = CalendarElement.allRows

  /// The rows of the title, the names of the weekdays, and the weeks.
  static let allRows = 2 + Month.mostWeeks

  var role: Role { .calendar }
  var label: String { title }
  var value: String? { selection.map { DayFormat(days).text(of: $0) } }

  func makeWidget(_ sender: EventSender<CalendarElement>) -> ElementWidget<CalendarElement> {
    CalendarWidget(self, sender)
  }

  /// Returns a calendar for a popover, with as many rows as the window has between the popover's
  /// border lines.
  @MainActor
  static func menu<Owner: Component>(
    _ title: String, _ days: Days,
    _ node: @escaping @MainActor @Sendable (Self) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    WithEnvironment(\.windowSize.rows) { rows in
      node(Self(title: title, days: days, isMenu: true, rows: min(max(2, rows - 2), allRows)))
    }
  }

  /// Returns the calendar for a part of the state.
  @MainActor
  func node<Owner: Component>(
    _ path: WritableKeyPath<Owner.State, MeantDate>
  ) -> VirtualNode<Owner> {
    VirtualNode(self) { calendar, state in
      calendar.selection = state[keyPath: path]
    } on: { state, date, _ in
      if let date { state[keyPath: path] = date }
    }
  }

  /// Returns the calendar for an optional part of the state.
  @MainActor
  func node<Owner: Component>(
    optional path: WritableKeyPath<Owner.State, MeantDate?>
  ) -> VirtualNode<Owner> {
    var element = self
    element.isOptional = true
    return VirtualNode(element) { calendar, state in
      calendar.selection = state[keyPath: path]
    } on: { state, date, _ in
      state[keyPath: path] = date
    }
  }
}

extension Role {
  /// A month in which the user chooses a day.
  public static let calendar = Role("calendar")
}
