import Foundation
import RecurseCore

/// A text field for the time of a date, to the minute.
///
/// ```swift
/// TimeField("At", selection: \.due)
/// ```
///
///     14:30
///
/// The user types a time of 24 hours, or one with `am` or `pm`. Text that cannot be read stays as
/// typed, with an error message below. ↑ and ↓ step the part under the cursor to an hour or a
/// minute later or earlier, also when clocks change. The day and the seconds of the date are kept.
/// A time that clocks skip on that day becomes later by as much; if a time occurs twice, the date
/// stays in the hour that it was in.
///
/// - Parameters:
///   - title: the name of the field.
///   - path: the key path to the date.
///   - range: the dates that can be chosen, or `nil` for all. It limits the time on its first and
///     last day only.
///   - calendar: the calendar with its time zone; `nil` uses the environment's.
@MainActor
public func TimeField<Owner: Component>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Date>,
  in range: (any DateRange)? = nil, calendar: Calendar? = nil
) -> VirtualNode<Owner> {
  WithEnvironment(\.dateSettings) { settings in
    let days = settings.days(in: calendar, range)
    let time = path.appending(path: \.[time: days])
    Reading(time) { date in
      TextField(
        title, value: time, format: DayTimeFormat(of: date, days), prompt: DayTimeFormat.prompt)
    }
  }
}

/// A text field for the time of an optional date, empty while there is none. A time typed into the
/// empty field is a time of today.
@MainActor
public func TimeField<Owner: Component>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Date?>,
  in range: (any DateRange)? = nil, calendar: Calendar? = nil
) -> VirtualNode<Owner> {
  timeField(title, path, range, calendar, isBesideDay: false)
}

/// - Parameter isBesideDay: whether a field of the day determines if there is a date.
@MainActor
func timeField<Owner: Component>(
  _ title: String, _ path: WritableKeyPath<Owner.State, Date?>, _ range: (any DateRange)?,
  _ calendar: Calendar?, isBesideDay: Bool
) -> VirtualNode<Owner> {
  WithEnvironment(\.dateSettings) { settings in
    let days = settings.days(in: calendar, range)
    let time = path.appending(path: \.[time: days])
    Reading(time) { date in
      let format = DayTimeFormat(of: date, days)
      TextField(
        title, value: time,
        format: OptionalPartFormat(base: format, isRequired: isBesideDay && date != nil),
        prompt: DayTimeFormat.prompt)
    }
  }
}

/// A text field for the time of a date.
@available(*, unavailable, message: "typing writes there: that part of the state has to be a var")
@MainActor
public func TimeField<Owner: Component>(
  _ title: String, selection path: KeyPath<Owner.State, Date>, in range: (any DateRange)? = nil,
  calendar: Calendar? = nil
) -> VirtualNode<Owner> { fatalError() }
