/// A type that holds the selection of a list in the state: an optional identity, or a set.
///
/// The rows that appear selected are the rows that the state selects, from the first frame on. If
/// the only selected row is removed while the list has the focus, the list selects its neighbor in
/// the same frame. If the row is removed by a change made elsewhere, in a filter or by a button,
/// the list writes `nil`, because the next action would apply to another row. It also writes `nil`
/// if the state names a row that was never there. A list that takes a query ranks all candidates
/// before it does either. ``Modifiable/selectionFallback(_:)`` sets another rule.
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

  /// The access that a list uses to read and write the selection.
  static var listSelection: ListSelectionAccess<Self, ID> { get }
}

/// The access that a list uses to read and write a selection, which is an optional identity or a
/// set.
@MainActor
public struct ListSelectionAccess<Selection, ID: Hashable> {
  let mode: SelectionMode
  /// Returns the selected row, if there can be only one.
  let only: @MainActor (Selection) -> ID?
  let isSelected: @MainActor (ID, Selection) -> Bool
  let select: @MainActor (ID, Bool, inout Selection) -> Void
}

extension Optional: ListSelection where Wrapped: Hashable {
  /// The access to a selection of at most one row, the one with the cursor.
  public static var listSelection: ListSelectionAccess<Wrapped?, Wrapped> {
    ListSelectionAccess(
      mode: .single, only: { $0 }, isSelected: { $0 == $1 },
      select: { id, isSelected, selection in
        if isSelected { selection = id } else if selection == id { selection = nil }
      })
  }
}

extension Set: ListSelection {
  /// The access to a selection of any number of rows.
  public static var listSelection: ListSelectionAccess<Set, Element> {
    ListSelectionAccess(
      mode: .multiple, only: { _ in nil }, isSelected: { $1.contains($0) },
      select: { id, isSelected, selection in
        if isSelected { selection.insert(id) } else { selection.remove(id) }
      })
  }
}
