import RecurseReconciler

/// An optional item of a state while a sheet edits it: the item, and with `$` paths to its parts.
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
  /// The item as it is in the state.
  public let wrappedValue: Item
  private let path: WritableKeyPath<Owner.State, Item>

  init(_ item: Item, at path: WritableKeyPath<Owner.State, Item?>) {
    wrappedValue = item
    self.path = path.appending(path: \.[last: LastItem(value: item)])
  }

  /// The same item: what a closure with a `$` in its parameter calls.
  public init(projectedValue: EditedItem) { self = projectedValue }

  /// What `$` leads to: the paths to the item's parts.
  public var projectedValue: EditedItem { self }

  /// The path from the owner's state to a part of the item. Reading it after the item has gone
  /// gives the last one; writing then changes nothing.
  public subscript<Part>(
    dynamicMember part: WritableKeyPath<Item, Part>
  ) -> WritableKeyPath<Owner.State, Part> {
    path.appending(path: part)
  }
}

/// What is read where an item has gone. All are equal, so that a path through them is one and the
/// same in every render.
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
