import Foundation
import RecurseControls
import RecurseCore

/// A control that selects a date, with its title before it.
///
/// ```swift
/// DatePicker("Due", selection: \.due)
/// DatePicker("Due", selection: \.due, displayedComponents: .date, style: .inline)
/// ```
///
///     Due 2026-11-23    ▾ 14:30
///
/// In a calendar, ← → ↑ ↓ move by days and weeks, Page Up and Page Down by months, with Shift by
/// years. Home and End move to the ends of the week, with Ctrl to those of the month, and `t` moves
/// to today.
/// In the popover of a field, Enter, Space and a click choose a day and close the popover, and
/// Escape closes it. Delete clears an optional date, and closes the popover too.
///
/// Today is underlined, the chosen day has brackets, and a day that cannot be chosen is a dot.
///
/// - Parameters:
///   - title: the title of the date.
///   - path: the key path to the date.
///   - range: the dates that can be chosen, or `nil` for all.
///   - displayedComponents: the parts of the date that can be chosen. The others stay unchanged.
///   - style: the appearance of the picker.
///   - calendar: the calendar with its time zone and its language; `nil` uses the
///     environment's.
@MainActor
public func DatePicker<Owner: Component>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Date>,
  in range: (any DateRange)? = nil,
  displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
  style: DatePickerStyle = .menu, calendar: Calendar? = nil
) -> VirtualNode<Owner> {
  picker(
    title, displayedComponents, style,
    field: { DateField(title, selection: path, in: range, calendar: calendar) },
    time: { TimeField($0, selection: path, in: range, calendar: calendar) },
    page: {
      WithEnvironment(\.dateSettings) { settings in
        let days = settings.days(in: calendar, range)
        CalendarElement(title: title, days: days).node(path.appending(path: \.[day: days]))
      }
    })
}

/// A control that selects an optional date. Delete in a calendar and an empty field clear it.
///
/// ```swift
/// DatePicker("Done", selection: \.done, displayedComponents: .date)     // a Date?
/// ```
@MainActor
public func DatePicker<Owner: Component>(
  _ title: String, selection path: WritableKeyPath<Owner.State, Date?>,
  in range: (any DateRange)? = nil,
  displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
  style: DatePickerStyle = .menu, calendar: Calendar? = nil
) -> VirtualNode<Owner> {
  picker(
    title, displayedComponents, style,
    field: { DateField(title, selection: path, in: range, calendar: calendar) },
    time: {
      timeField(
        $0, path, range, calendar, isBesideDay: displayedComponents.contains(.date))
    },
    page: {
      WithEnvironment(\.dateSettings) { settings in
        let days = settings.days(in: calendar, range)
        CalendarElement(title: title, days: days)
          .node(optional: path.appending(path: \.[day: days]))
      }
    })
}

/// A control that selects a date, with its title before it.
@available(*, unavailable, message: "choosing writes there: that part of the state has to be a var")
@MainActor
public func DatePicker<Owner: Component>(
  _ title: String, selection path: KeyPath<Owner.State, Date>, in range: (any DateRange)? = nil,
  displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
  style: DatePickerStyle = .menu, calendar: Calendar? = nil
) -> VirtualNode<Owner> { fatalError() }

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The time, to the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// The appearance of a date picker.
public enum DatePickerStyle: Hashable, Sendable {
  /// Fields in one line; the field of the day opens a calendar: `Due 2026-11-23 ▾ 14:30`.
  case menu
  /// The page of a month below the title.
  case inline
}

@MainActor
private func picker<Owner: Component>(
  _ title: String, _ components: DatePickerComponents, _ style: DatePickerStyle,
  field: @escaping @MainActor () -> VirtualNode<Owner>,
  time: @escaping @MainActor (_ title: String) -> VirtualNode<Owner>,
  page: @escaping @MainActor () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  switch style {
  case .menu: line(title, components, field: field, time: time)
  case .inline: block(title, components, time: time, page: page)
  }
}

@MainActor
@NodeBuilder<Owner>
private func line<Owner: Component>(
  _ title: String, _ components: DatePickerComponents,
  field: @escaping @MainActor () -> VirtualNode<Owner>,
  time: @escaping @MainActor (_ title: String) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  let fields = VirtualNode<Owner>(
    DateParts(),
    children: FlowStack {
      if components.contains(.date) {
        field().frame(minWidth: 11, maxWidth: 24).flex(grow: 2, basis: 12)
      }
      if components.contains(.hourAndMinute) {
        timeNode(title, components, time)
          .frame(minWidth: 6, maxWidth: 12).flex(grow: 1, basis: 6)
      }
    })
  if title.isEmpty {
    fields
  } else {
    LabeledContent(title) { fields }
  }
}

@MainActor
@NodeBuilder<Owner>
private func block<Owner: Component>(
  _ title: String, _ components: DatePickerComponents,
  time: @escaping @MainActor (_ title: String) -> VirtualNode<Owner>,
  page: @escaping @MainActor () -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  VirtualNode(
    DateParts(),
    children: VStack {
      if !title.isEmpty { Text(title).lineLimit(1) }
      if components.contains(.date) { page() }
      if components.contains(.hourAndMinute) {
        timeNode(title, components, time).frame(width: 12)
      }
    })
}

/// Returns the field of the time, which has its own name beside a field of the day.
@MainActor
private func timeNode<Owner: Component>(
  _ title: String, _ components: DatePickerComponents,
  _ time: @escaping @MainActor (_ title: String) -> VirtualNode<Owner>
) -> VirtualNode<Owner> {
  WithEnvironment(\.words.time) { word in
    time(components.contains(.date) && !title.isEmpty ? "\(title) \(word)" : title)
  }
}
