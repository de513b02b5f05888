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

  /// How a list reads and writes the selection.
  static var listSelection: ListSelectionAccess<Self, ID> { get }
}

/// How a list reads and writes a selection: that of an optional identity, or of a set.
@MainActor
public struct ListSelectionAccess<Selection, ID: Hashable> {
  let mode: SelectionMode
  /// The one row that is selected, where there can be only one.
  let only: @MainActor (Selection) -> ID?
  let isSelected: @MainActor (ID, Selection) -> Bool
  let select: @MainActor (ID, Bool, inout Selection) -> Void
}

extension Optional: ListSelection where Wrapped: Hashable {
  /// At most one row is selected, the one with the cursor.
  public static var listSelection: ListSelectionAccess<Wrapped?, Wrapped> {
    ListSelectionAccess(
      mode: .single, only: { $0 }, isSelected: { $0 == $1 },
      select: { id, isSelected, selection in
        if isSelected { selection = id } else if selection == id { selection = nil }
      })
  }
}

extension Set: ListSelection {
  /// Any number of rows is selected.
  public static var listSelection: ListSelectionAccess<Set, Element> {
    ListSelectionAccess(
      mode: .multiple, only: { _ in nil }, isSelected: { $1.contains($0) },
      select: { id, isSelected, selection in
        if isSelected { selection.insert(id) } else { selection.remove(id) }
      })
  }
}
