/// How many rows of a list can be selected, where the list itself holds which.
public enum SelectionMode: Hashable, Sendable {
  /// Rows have a cursor that comes and goes with the focus, and nothing more.
  case none
  /// The selected row is the one with the cursor. Before one is selected there is none: the first
  /// arrow or click selects.
  case single
  /// Space selects rows and takes them out again; the cursor selects nothing.
  case multiple
}

/// A part of the state that holds which rows of a list are selected: an optional identity, or a
/// set.
///
/// What looks selected is what the state says, from the first frame on. Where the one selected row
/// goes while the list has the focus, the list writes the row that is next to it, in the same
/// frame. Where it goes by something that is done elsewhere, in a filter or by a button, the list
/// writes `nil`, as what comes next would be done to another row; so it does where the state names
/// a row that was never there.
///
/// ```swift
/// struct State {
///   var users: [User]
///   var selected: User.ID?        // at most one, the row with the cursor
///   var marked: Set<User.ID>      // as many as there are
/// }
/// ```
@MainActor
public protocol ListSelection<ID> {
  associatedtype ID: Hashable
  static var mode: SelectionMode { get }
  /// The one row that is selected, where there can be only one.
  static func only(in selection: Self) -> ID?
  static func isSelected(_ id: ID, in selection: Self) -> Bool
  static func select(_ id: ID, _ isSelected: Bool, in selection: inout Self)
}

extension Optional: ListSelection where Wrapped: Hashable {
  public static var mode: SelectionMode { .single }
  public static func only(in selection: Wrapped?) -> Wrapped? { selection }
  public static func isSelected(_ id: Wrapped, in selection: Wrapped?) -> Bool { selection == id }
  public static func select(_ id: Wrapped, _ isSelected: Bool, in selection: inout Wrapped?) {
    if isSelected { selection = id } else if selection == id { selection = nil }
  }
}

extension Set: ListSelection {
  public static var mode: SelectionMode { .multiple }
  public static func only(in selection: Set) -> Element? { nil }
  public static func isSelected(_ id: Element, in selection: Set) -> Bool {
    selection.contains(id)
  }
  public static func select(_ id: Element, _ isSelected: Bool, in selection: inout Set) {
    if isSelected { selection.insert(id) } else { selection.remove(id) }
  }
}
