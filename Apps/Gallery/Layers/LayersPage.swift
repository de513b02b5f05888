import Recurse

/// Files, with everything that may lie over them.
package struct LayersPage: GalleryContent {
  static let source = """
    .sheet(editing: \\.draft) { $file in
      sheet(file, $file, state)
    }
    .alert("Delete?", item: \\.doomed) { file in
      Button("Delete", role: .destructive) { $0.delete(file) }
      Button("Keep", role: .cancel)
    } message: { file in
      Text("\\(file.name) in \\(file.folder)")
    }
    .toast(item: \\.notice) { notice in
      Text(notice.text)
      if notice.deleted != nil { Button("Undo") { $0.undelete() } }
    }
    .contextMenu {
      Button("Rename…") { $0.draft = file }
      Button("Delete…", role: .destructive) { $0.doomed = file }
    }
    .popover(isPresented: \\.[showsInfo: edge], attachedTo: edge.popoverEdge) {
      Text("\\(state.files.count) files")
      Button("Close", role: .cancel)
    }
    .help("Tells how many files there are")
    """

  package init() {}

  package var initialState: LayersState { LayersState() }

  package func render(state: LayersState) -> Node {
    WithEnvironment(\.windowSize) { window in
      files(state, hasPanels: window.columns >= 80 && window.rows >= 24)
        // On a wide page the folder of a file stays near its name.
        .frame(maxWidth: 120, maxHeight: .infinity)
    }
    .sheet(editing: \.draft) { $file in
      sheet(file, $file, state)
    }
    .alert("Delete?", item: \.doomed) { file in
      Button("Delete", role: .destructive) { $0.delete(file) }
      Button("Keep", role: .cancel)
    } message: { file in
      Text("\(file.name) in \(file.folder)")
    }
    .toast(item: \.notice) { notice in
      Text(notice.text)
      if notice.deleted != nil { Button("Undo") { $0.undelete() } }
    }
    .commands {
      Command("New", key: "n") { $0.new() }
      Command("Undo", key: "u", isEnabled: state.notice?.deleted != nil) { $0.undelete() }
      Command("First file", key: "g g") { $0.selected = $0.shown.first?.id }
      Command("Last file", key: "g e") { $0.selected = $0.shown.last?.id }
    }
  }

  /// The menu bar, the list and the buttons with a popover.
  ///
  /// - Parameter hasPanels: whether there is room for borders and for the selected file.
  private func files(_ state: LayersState, hasPanels: Bool) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        menuBar
        Spacer()
        if hasPanels { Text("by \(state.order)").foreground(.secondaryText).lineLimit(1) }
      }
      .padding(horizontal: hasPanels ? 1 : 0).background(.surface)
      HStack(alignment: .stretch) {
        fileList(state).padding(horizontal: hasPanels ? 1 : 0)
          .border(hasPanels ? .rounded : nil, title: "Files").background(.surface)
        if hasPanels { details(state.current) }
      }
      HStack(spacing: hasPanels ? 1 : 0) {
        info(.top, hasPanels ? "Above" : "↑", "Above", state)
        info(.trailing, hasPanels ? "Right" : "→", "Right", state)
        Spacer()
        info(.leading, hasPanels ? "Left" : "←", "Left", state)
        info(.bottom, hasPanels ? "Below" : "↓", "Below", state)
      }
      .padding(horizontal: hasPanels ? 1 : 0)
    }
  }

  @NodeBuilder<Self>
  private var menuBar: Node {
    MenuBar {
      Menu("File") {
        Button("New…") { $0.new() }
        Button("Rename…") { $0.draft = $0.current }
        Button("Delete…", role: .destructive) { $0.doomed = $0.current }
      }
      Menu("View") {
        Toggle("Hidden files", isOn: \.showsHidden)
        Menu("Sort by") {
          Button("Name") { $0.order = .name }
          Button("Folder") { $0.order = .folder }
        }
      }
    }
  }

  @NodeBuilder<Self>
  private func fileList(_ state: LayersState) -> Node {
    List(state.shown, selection: \.selected) { file in
      HStack {
        Text(file.name).lineLimit(1)
        Spacer()
        // The name is the last to be cut.
        Text(file.folder).foreground(.secondaryText).lineLimit(1).flex(shrink: 9)
      }
      .command("Delete", key: "delete") { $0.doomed = file }
      .command("Rename", key: "f2") { $0.draft = file }
      .contextMenu {
        Button("Rename…") { $0.draft = file }
        Button("Delete…", role: .destructive) { $0.doomed = file }
      }
    } placeholder: {
      EmptyState("There is no file", message: "Press n to make one.")
    }
  }

  private func details(_ file: File?) -> Node {
    VStack(alignment: .center) {
      if let file {
        Text("╭────────╮\n│ ────── │\n│ ────── │\n│ ───    │\n╰────────╯")
          .foreground(.accent).padding(vertical: 1).accessibilityLabel("")
        Text(file.name).bold().lineLimit(1)
        Text("in \(file.folder)").foreground(.secondaryText).lineLimit(1)
        if file.isHidden { Text("hidden").foreground(.warning) }
      }
    }
    .padding(horizontal: 1).frame(width: 24, alignment: .top)
    .border(.rounded, title: "Selected").background(.surface)
  }

  @NodeBuilder<Self>
  private func info(
    _ edge: LayersState.InfoEdge, _ title: String, _ label: String, _ state: LayersState
  ) -> Node {
    Button(title) { $0.infoEdge = edge }
      .accessibilityLabel(label)
      .popover(isPresented: \.[showsInfo: edge], attachedTo: edge.popoverEdge) {
        Text("\(state.files.count) files")
        Button("Close", role: .cancel)
      }
      .help("Tells how many files there are")
  }
}

extension LayersState.InfoEdge {
  fileprivate var popoverEdge: PopoverEdge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .trailing: .trailing
    case .bottom: .bottom
    }
  }
}
