import Foundation
import RecurseCore

/// A line of text that is the day of a date.
///
/// ```swift
/// DateField("Due", selection: \.due)
/// ```
///
///     2026-11-23       ▾
///
/// Year, month and day, with `-`, `/`, `.` or a space between them. The state has a day when month and
/// day have two digits, else on Enter and when the focus leaves. What cannot be read stays as it was
/// typed, and is said below. ↑ and ↓ step the part with the cursor. Alt+↓ and a click on `▾`
/// open a calendar, where Enter chooses, Escape leaves everything as it was, and Delete empties a date
/// that is optional. The time of the date stays as it is; where clocks jump over it on a day that the
/// arrows pass, the next day has it again.
///
/// - Parameters:
///   - title: what the date is: the name of the field.
///   - path: the part of the state.
///   - range: the dates that can be chosen; `nil` are all.
///   - calendar: the calendar with its time zone; `nil` has the ``EnvironmentValues/calendar``.
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

/// A line of text that is the day of a date, or is empty while there is none.
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

/// A line of text that is the day of a date.
@available(*, unavailable, message: "typing writes there: that part of the state has to be a var")
@MainActor
public func DateField<Owner: Component>(
  _ title: String, selection path: KeyPath<Owner.State, Date>, in range: (any DateRange)? = nil,
  calendar: Calendar? = nil
) -> VirtualNode<Owner> { fatalError() }
