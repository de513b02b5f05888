import RecurseCore

// If the path of the flag has a typo or cannot be written, the compiler would report the containers
// around it. A twin that takes any path moves the error there.

extension OwnedContent {
  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  public func fileImporter(
    isPresented path: KeyPath<Owner.State, Bool>, allowing files: AllowedFiles = .all,
    allowsMultipleSelection: Bool = false, in folder: FileLocation? = nil,
    recents: WritableKeyPath<Owner.State, [FileLocation]>? = nil,
    onCompletion: @escaping @MainActor (inout Owner.State, [FileLocation]) throws -> Void
  ) -> VirtualNode<Owner> { fatalError() }

  @available(
    *, unavailable, message: "closing it writes there: that part of the state has to be a var"
  )
  public func fileExporter(
    isPresented path: KeyPath<Owner.State, Bool>, defaultName name: String = "",
    in folder: FileLocation? = nil,
    recents: WritableKeyPath<Owner.State, [FileLocation]>? = nil,
    onCompletion: @escaping @MainActor (inout Owner.State, FileLocation) throws -> Void
  ) -> VirtualNode<Owner> { fatalError() }
}
