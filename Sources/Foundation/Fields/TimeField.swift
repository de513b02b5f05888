import Foundation
import RecurseCore

/// A line of text that is the time of a date, to the minute.
///
/// ```swift
/// TimeField("At", selection: \.due)
/// ```
///
///     14:30
///
/// Hours of a day, or with `am` and `pm`. What cannot be read stays as it was typed, and is said
/// below. ↑ and ↓ step the part with the cursor: an hour or a minute later, also where clocks change.
/// The day of the date and its seconds stay as they are. A time over which clocks jump on that day is
/// later by as much; of one that comes twice the date stays in the hour that it was in.
///
/// - Parameters:
///   - title: what the time is: the name of the field.
///   - path: the part of the state.
///   - range: the dates that can be chosen; `nil` are all. It has an end on its first and on its last
///     day only.
///   - calendar: the calendar with its time zone; `nil` has the ``EnvironmentValues/calendar``.
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

/// A line of text that is the time of a date, or is empty while there is none. A time that is typed
/// then is one of today.
@MainActor
public func TimeField<Owner: Component>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Date?>,
  in range: (any DateRange)? = nil, calendar: Calendar? = nil
) -> VirtualNode<Owner> {
  timeField(title, path, range, calendar, isBesideDay: false)
}

/// - Parameter isBesideDay: whether a field of the day says if there is a date.
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

/// A line of text that is the time of a date.
@available(*, unavailable, message: "typing writes there: that part of the state has to be a var")
@MainActor
public func TimeField<Owner: Component>(
  _ title: String, selection path: KeyPath<Owner.State, Date>, in range: (any DateRange)? = nil,
  calendar: Calendar? = nil
) -> VirtualNode<Owner> { fatalError() }
