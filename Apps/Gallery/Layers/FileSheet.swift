import Recurse

extension LayersPage {
  /// The form of a file, from which a sheet and an alert open in turn.
  @NodeBuilder<Self>
  func sheet(_ file: File, _ part: EditedItem<Self, File>, _ state: LayersState) -> Node {
    VStack {
      fields(file, part, state)
    }
    .interactiveDismissDisabled(state.isDirty)
    .onKey { state, key in
      guard key.key == .escape, state.isDirty else { return .ignored }
      state.isDiscarding = true
      return .handled
    }
    .alert("Discard what you typed?", isPresented: \.isDiscarding) {
      Button("Discard", role: .destructive) { $0.draft = nil }
      Button("Go on", role: .cancel)
    }
  }

  @NodeBuilder<Self>
  private func fields(
    _ file: File, _ part: EditedItem<Self, File>, _ state: LayersState
  ) -> Node {
    let title = state.files[id: file.id] == nil ? "New file" : "Rename"
    Text(title).bold().padding(.bottom)
    TextField("Name", text: part.name).frame(maxWidth: 24)
    Toggle("Hidden", isOn: part.isHidden)
    HStack {
      Text("In \(file.folder)").lineLimit(1)
      Button("Change…") { $0.isChoosingFolder = true }
        .sheet(isPresented: \.isChoosingFolder) { folders }
    }
    // As in an alert: a blank line, and buttons at the end.
    HStack(spacing: 2) {
      Button("Save") { $0.save() }.keyboardShortcut(.defaultAction).disabled(file.name.isEmpty)
      Button("Cancel") { state in
        if state.isDirty { state.isDiscarding = true } else { state.draft = nil }
      }
    }
    .padding(.top).alignSelf(.end)
  }

  @NodeBuilder<Self>
  private var folders: Node {
    Text("Folder").bold().padding(.bottom)
    for folder in ["Documents", "Music", "Pictures"] {
      Button(folder) { state, emit in
        state.draft?.folder = folder
        state.isChoosingFolder = false
        emit.announce("In \(folder)")
      }
    }
  }
}
