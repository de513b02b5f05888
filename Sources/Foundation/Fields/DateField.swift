import Foundation
import RecurseCore

/// A text field for the day of a date.
///
/// ```swift
/// DateField("Due", selection: \.due)
/// ```
///
///     2026-11-23       ▾
///
/// The user types year, month and day, separated by `-`, `/`, `.` or a space. The state is updated
/// once month and day have two digits each, otherwise on Enter and when the focus leaves. Text that
/// cannot be read stays as typed, with an error message below. ↑ and ↓ step the part under the
/// cursor. Alt+↓ and a click on `▾` open a calendar, where Enter chooses a day, Escape changes
/// nothing, and Delete clears an optional date. The time of the date is kept. If clocks skip it on
/// a day that the arrow keys pass, the next day has it again.
///
/// - Parameters:
///   - title: the name of the field.
///   - path: the key path to the date.
///   - range: the dates that can be chosen, or `nil` for all.
///   - calendar: the calendar with its time zone; `nil` uses the environment's.
@MainActor
public func DateField<Owner: Component>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Date>,
  in range: (any DateRange)? = nil, calendar: Calendar? = nil
) -> VirtualNode<Owner> {
  WithEnvironment(\.dateSettings) { settings in
    let days = settings.days(in: calendar, range)
    let day = path.appending(path: \.[day: days])
    Reading(day) { date in
      TextField(title, value: day, format: DayFormat(days, of: date), prompt: DayFormat.prompt)
        .popover(onRequestAttachedTo: .bottom) {
          CalendarElement.menu(title, days) { $0.node(day) }
        }
    }
  }
}

/// A text field for the day of an optional date, empty while there is none.
///
/// ```swift
/// DateField("Done", selection: \.done)     // a Date?
/// ```
@MainActor
public func DateField<Owner: Component>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Date?>,
  in range: (any DateRange)? = nil, calendar: Calendar? = nil
) -> VirtualNode<Owner> {
  WithEnvironment(\.dateSettings) { settings in
    let days = settings.days(in: calendar, range)
    let day = path.appending(path: \.[day: days])
    Reading(day) { date in
      let format = OptionalPartFormat(base: DayFormat(days, of: date))
      TextField(title, value: day, format: format, prompt: DayFormat.prompt)
        .popover(onRequestAttachedTo: .bottom) {
          CalendarElement.menu(title, days) { $0.node(optional: day) }
        }
    }
  }
}

/// A text field for the day of a date.
@available(*, unavailable, message: "typing writes there: that part of the state has to be a var")
@MainActor
public func DateField<Owner: Component>(
  _ title: String, selection path: KeyPath<Owner.State, Date>, in range: (any DateRange)? = nil,
  calendar: Calendar? = nil
) -> VirtualNode<Owner> { fatalError() }
