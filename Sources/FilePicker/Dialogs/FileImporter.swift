import RecurseControls
import RecurseCore

extension OwnedContent {
  /// Presents a sheet in which a person chooses files or folders while a flag of the state is set.
  ///
  /// ```swift
  /// Button("Open…") { $0.isOpening = true }
  ///   .fileImporter(isPresented: \.isOpening, allowing: ["txt", "md"]) { state, files in
  ///     state.files += files
  ///   }
  /// ```
  ///
  /// The choice clears the flag, and so do Escape and Cancel, without a choice. The sheet shows a
  /// ``FilePicker``, whose page lists its keys.
  ///
  /// - Parameters:
  ///   - path: the flag.
  ///   - files: the files that can be chosen: those with some extensions, or `.folders`.
  ///   - allowsMultipleSelection: whether several can be chosen.
  ///   - folder: the folder that is shown first; `nil` is the one in which the app runs.
  ///   - recents: the part of the state with the folders that were used last, to which that of the
  ///     choice is added. The app keeps them as long as it wants, also in a file.
  ///   - onCompletion: the change of state by the chosen locations, of which there is one at least.
  public func fileImporter(
    isPresented path: WritableKeyPath<Owner.State, Bool>, allowing files: AllowedFiles = .all,
    allowsMultipleSelection: Bool = false, in folder: FileLocation? = nil,
    recents: WritableKeyPath<Owner.State, [FileLocation]>? = nil,
    onCompletion: @escaping Transition<Owner, [FileLocation]>
  ) -> VirtualNode<Owner> {
    let dialog = FileDialog<Owner>(
      isPresented: path, recents: recents,
      makePicker: { recents in
        FilePicker(
          allowing: files, allowsMultipleSelection: allowsMultipleSelection, in: folder,
          recents: recents)
      }, choose: onCompletion)
    return sheet(isPresented: path) { dialog.content }
  }
}

extension Modifiable where Modified: StaticContent {
  /// The content as a node of an owner, by a modifier without effect.
  func ownedNode<Owner: Component>() -> VirtualNode<Owner> {
    NodeBuilder<Owner>.buildExpression(disabled(false))
  }
}
