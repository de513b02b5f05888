import RecurseControls
import RecurseCore

extension OwnedContent {
  /// Presents a sheet in which a person chooses the place and name of a new file, while a flag of
  /// the state is set.
  ///
  /// ```swift
  /// Button("Save as…") { $0.isSaving = true }
  ///   .fileExporter(isPresented: \.isSaving, defaultName: "notes.txt") { state, file in
  ///     state.target = file
  ///   }
  /// ```
  ///
  /// The sheet asks before it chooses a file that exists. It writes nothing: an effect of the app
  /// does, and may find that the file has come or gone since.
  ///
  /// - Parameters:
  ///   - path: the flag.
  ///   - name: the name that is offered.
  ///   - folder: the folder that is shown first; `nil` is the one in which the app runs.
  ///   - recents: the part of the state with the folders that were used last, to which that of the
  ///     choice is added.
  ///   - onCompletion: the change of state by the chosen location.
  public func fileExporter(
    isPresented path: WritableKeyPath<Owner.State, Bool>, defaultName name: String = "",
    in folder: FileLocation? = nil,
    recents: WritableKeyPath<Owner.State, [FileLocation]>? = nil,
    onCompletion: @escaping Transition<Owner, FileLocation>
  ) -> VirtualNode<Owner> {
    let dialog = FileDialog<Owner>(
      isPresented: path, recents: recents,
      makePicker: { FilePicker(savingAs: name, in: folder, recents: $0) }
    ) { state, files, emit in
      if let file = files.first { try onCompletion(&state, file, &emit) }
    }
    return sheet(isPresented: path) { dialog.content }
  }
}
