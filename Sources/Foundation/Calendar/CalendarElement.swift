import Foundation
import RecurseCore

/// A month, in which a day can be chosen.
struct CalendarElement: WidgetElement, Accessible {
  /// The date that is chosen.
  typealias Event = MeantDate?

  var title: String
  var days: Days
  /// Whether choosing a day closes the popover that the calendar is in. Then a cursor of its own
  /// goes through the days.
  var isMenu = false
  /// Whether there may be no day.
  var isOptional = false
  var selection: MeantDate?
  /// The rows for it: where they are few, weeks around the cursor are shown.
  var rows = CalendarElement.allRows

  /// The title, the names of the weekdays, and the weeks.
  static let allRows = 2 + Month.mostWeeks

  var role: Role { .calendar }
  var label: String { title }
  var value: String? { selection.map { DayFormat(days).text(of: $0) } }

  func makeWidget(_ sender: EventSender<CalendarElement>) -> ElementWidget<CalendarElement> {
    CalendarWidget(self, sender)
  }

  /// The calendar in a popover, in as many rows as the window has between the popover's lines.
  @MainActor
  static func menu<Owner: Component>(
    _ title: String, _ days: Days,
    _ node: @escaping @MainActor @Sendable (Self) -> VirtualNode<Owner>
  ) -> VirtualNode<Owner> {
    WithEnvironment(\.windowSize.rows) { rows in
      node(Self(title: title, days: days, isMenu: true, rows: min(max(2, rows - 2), allRows)))
    }
  }

  /// The calendar for a part of the state.
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

  /// The calendar for a part of the state that may be empty.
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
  /// A month in which a day can be chosen.
  public static let calendar = Role("calendar")
}
