import RecurseControls
import RecurseCore

/// A picker in a sheet, with what its owner does with the choice.
@MainActor
struct FileDialog<Owner: Component> {
  let isPresented: WritableKeyPath<Owner.State, Bool>
  let recents: WritableKeyPath<Owner.State, [FileLocation]>?
  let makePicker: @MainActor ([FileLocation]) -> FilePicker
  let choose: Transition<Owner, [FileLocation]>

  @NodeBuilder<Owner>
  var content: VirtualNode<Owner> {
    if let recents {
      Reading(recents) { picker(makePicker($0)) }
    } else {
      picker(makePicker([]))
    }
  }

  /// The picker fills a small window, and stays small in a large one.
  @NodeBuilder<Owner>
  private func picker(_ picker: FilePicker) -> VirtualNode<Owner> {
    WithEnvironment(\.windowSize) { window in
      titled(picker).on { state, output, emit in
        state[keyPath: isPresented] = false
        guard case .chosen(let files) = output else { return }
        if let recents, let folder = files.first?.parent {
          state[keyPath: recents] = state[keyPath: recents].puttingFirst(folder)
        }
        try choose(&state, files, &emit)
      }
      .frame(height: window.rows > 36 ? 30 : nil, idealWidth: 96, maxWidth: 96)
    }
  }

  private func titled(_ picker: FilePicker) -> FilePicker {
    var picker = picker
    picker.isTitled = true
    return picker
  }
}
