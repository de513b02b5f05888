import RecurseReconciler
import RecurseTerminal

// Names that SwiftUI and CSS have for modifiers. The compiler answers with the name here, and
// offers to write it where the arguments are the same.

extension Modifiable {
  @available(*, unavailable, renamed: "foreground(_:)")
  public consuming func foregroundColor(_ color: Color?) -> Modified { fatalError() }

  @available(*, unavailable, renamed: "foreground(_:)")
  public consuming func foregroundStyle(_ color: Color?) -> Modified { fatalError() }

  @available(*, unavailable, renamed: "key(_:)")
  public consuming func id(_ key: some Hashable) -> Modified { fatalError() }

  // Without this, the compiler offers to drop the label, which pads every edge.
  @available(
    *, unavailable,
    message: "the edge comes first: .padding(.bottom, 1), or .padding(Edges(top: 1, bottom: 2))"
  )
  public consuming func padding(
    top: Int = 0, leading: Int = 0, left: Int = 0, bottom: Int = 0, trailing: Int = 0,
    right: Int = 0
  ) -> Modified { fatalError() }

  @available(
    *, unavailable,
    message: "a key with a name is a command: .command(\"Save\", key: \"ctrl+s\") { … }"
  )
  public consuming func keyboardShortcut(
    _ key: Character, modifiers: Key.Modifiers = []
  ) -> Modified { fatalError() }
}

extension OwnedContent {
  @available(*, unavailable, renamed: "onTapGesture(count:_:)")
  public func onTap(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> { fatalError() }

  @available(*, unavailable, renamed: "onKey(_:_:)")
  public func onKeyPress(
    _ key: Key, _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> { fatalError() }
}

extension Modifiable where Modified: StaticContent {
  @available(*, unavailable, renamed: "onTapGesture(count:_:)")
  @_disfavoredOverload
  public func onTap<Owner: Component>(
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> { fatalError() }

  @available(*, unavailable, renamed: "onKey(_:_:)")
  @_disfavoredOverload
  public func onKeyPress<Owner: Component>(
    _ key: Key, _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) -> VirtualNode<Owner> { fatalError() }
}
