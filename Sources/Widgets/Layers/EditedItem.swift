import RecurseReconciler

/// An optional item of a state while a sheet edits it: the item itself, and with `$` the paths to
/// its parts.
///
/// ```swift
/// .sheet(editing: \.draft) { $file in
///   Text("Edit \(file.name)").bold()
///   TextField("Name", text: $file.name)
/// }
/// ```
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct EditedItem<Owner: Component, Item> {
  /// The current item in the state.
  public let wrappedValue: Item
  private let path: WritableKeyPath<Owner.State, Item>

  init(_ item: Item, at path: WritableKeyPath<Owner.State, Item?>) {
    wrappedValue = item
    self.path = path.appending(path: \.[last: LastItem(value: item)])
  }

  /// Creates a copy of an item, as a closure with a `$` parameter does.
  public init(projectedValue: EditedItem) { self = projectedValue }

  /// The projected value, which provides the paths to the item's parts.
  public var projectedValue: EditedItem { self }

  /// The path from the owner's state to a part of the item. After the item is removed, reading
  /// returns the last value and writing has no effect.
  public subscript<Part>(
    dynamicMember part: WritableKeyPath<Item, Part>
  ) -> WritableKeyPath<Owner.State, Part> {
    path.appending(path: part)
  }
}

/// The value that a path reads after its item is removed. All instances are equal, so a path
/// through them is the same in every render.
private struct LastItem<Value>: Hashable {
  let value: Value

  static func == (left: LastItem, right: LastItem) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension Optional {
  fileprivate subscript(last last: LastItem<Wrapped>) -> Wrapped {
    get { self ?? last.value }
    set { if self != nil { self = newValue } }
  }
}
