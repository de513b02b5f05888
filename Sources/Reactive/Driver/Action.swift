/// A named change of a driver's state.
///
/// ```swift
/// extension Action where State == Book, Event == BookEvent {
///   static var like: Action { Action("like") { $0.isLiked.toggle() } }
///   static func rename(_ title: String) -> Action { Action("rename") { $0.title = title } }
///   static var close: Action { Action("close") { _, emit in emit(.closed) } }
/// }
/// ```
@MainActor
public struct Action<State, Event> {
  /// The name in recordings.
  public let name: String
  let change: (inout State, inout DriverEvents<Event>) -> Void

  /// Creates a change that reports no event.
  public init(_ name: String, _ change: @escaping (inout State) -> Void) {
    self.name = name
    self.change = { state, _ in change(&state) }
  }

  /// Creates a change that may also report events.
  public init(
    _ name: String, _ change: @escaping (inout State, inout DriverEvents<Event>) -> Void
  ) {
    self.name = name
    self.change = change
  }
}

/// The function with which an action reports events: `emit(.closed)`.
public struct DriverEvents<Event> {
  var events: [Event] = []

  /// Reports an event, which is sent after the change is delivered.
  public mutating func callAsFunction(_ event: Event) { events.append(event) }
}
