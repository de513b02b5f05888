/// Something that a driver can be told to do: a change of its state, with a name.
///
/// ```swift
/// extension Verb where State == Book, Event == BookEvent {
///   static var like: Verb { Verb("like") { $0.isLiked.toggle() } }
///   static func rename(_ title: String) -> Verb { Verb("rename") { $0.title = title } }
///   static var close: Verb { Verb("close") { _, emit in emit(.closed) } }
/// }
/// ```
@MainActor
public struct Verb<State, Event> {
  /// What it is called in recordings.
  public let name: String
  let change: (inout State, inout DriverEvents<Event>) -> Void

  /// A change that reports nothing.
  public init(_ name: String, _ change: @escaping (inout State) -> Void) {
    self.name = name
    self.change = { state, _ in change(&state) }
  }

  /// A change that may also report events.
  public init(
    _ name: String, _ change: @escaping (inout State, inout DriverEvents<Event>) -> Void
  ) {
    self.name = name
    self.change = change
  }
}

/// The events that a verb reports: `emit(.closed)`.
public struct DriverEvents<Event> {
  var events: [Event] = []

  /// Reports an event; it is told when the change has been.
  public mutating func callAsFunction(_ event: Event) { events.append(event) }
}
