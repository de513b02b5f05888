import RecurseControls
import RecurseCore

extension FilePicker {
  public func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { window in
      VStack(alignment: .stretch) {
        if window.rows >= 10 { heading(window) }
        field(window)
        ZStack(alignment: .topLeading) {
          list(window)
          suggestions(window)
        }
        .flex(grow: 1, shrink: 1)
        line(window)
        if window.rows >= 16 { buttons }
      }
      .commands {
        Command("Hidden files", key: "alt+.", file: "") { $0.showsHidden.toggle() }
        Command("Folder above", key: "alt+up", file: "") { $0.goUp() }
        Command("Read the folder again", key: "f5", file: "") { $0.reload() }
        if purpose.choosesSeveral {
          Command("Mark", key: "insert", file: "") { $0.markCurrent() }
        }
      }
      .onKey(.control(" ")) { $0.markCurrent() }
      .onKey(.escape) { _, emit in emit(.cancelled) }
    }
    .alert("Replace the file?", item: \.replaced) { file in
      Button("Replace", role: .destructive) { _, emit in emit(.chosen([file])) }
      Button("Cancel", role: .cancel)
    } message: { file in
      Text("“\(file.name)” exists already.").lineLimit(3)
    }
  }

  // MARK: - Around the list

  private func heading(_ window: CellSize) -> Node {
    Reading(\.place) { place in
      HStack(spacing: 1) {
        if isTitled, window.columns >= 60 { Text(purpose.title).bold() }
        Text(place).bold().foreground(.accent).lineLimit(1).truncationMode(.head)
          .flex(grow: 1, shrink: 1)
        if window.columns >= 40 {
          Menu("Places") {
            Reading(\.places) { places in
              for place in recents(after: places) {
                Button(place.text(home: disk.home())) { $0.go(to: place) }.key(place)
              }
            }
          }
        }
        Toggle("Hidden", isOn: \.showsHidden)
      }
    }
  }

  /// The folders of this run, those of the app, and where all files are.
  private func recents(after places: [FileLocation]) -> [FileLocation] {
    var all: [FileLocation] = []
    for place in places + recents + [disk.home(), FileLocation("/")].compactMap({ $0 })
    where !all.contains(place) { all.append(place) }
    return all
  }

  private func field(_ window: CellSize) -> Node {
    Reading(\.shortPlace) { place in
      TextField(
        purpose.isSaving ? "Name" : "Name or path", text: \.text,
        prompt: window.rows >= 10 ? nil : place
      )
      .onSubmit { $0.submit() }
      .focused(\.focus, equals: .name)
      .onKey(.up) { $0.step(by: -1) }
      .onKey(.down) { $0.step(by: 1) }
      .onKey(Key.down.with(.alt)) { $0.wantsSuggestions = true }
      .onKey(.pageUp) { $0.moveCursor(by: -10) }
      .onKey(.pageDown) { $0.moveCursor(by: 10) }
      .onKey { state, key in
        if key.key == .tab { return state.tab() ? .handled : .ignored }
        guard key.key == .escape, state.showsSuggestions else { return .ignored }
        state.wantsSuggestions = false
        return .handled
      }
    }
  }

  /// The suggestions, above the list.
  private func suggestions(_ window: CellSize) -> Node {
    Reading(\.offer) { offer in
      if !offer.texts.isEmpty {
        VStack(alignment: .stretch) {
          ForEach(offer.texts(in: max(1, min(8, window.rows - 4))), id: \.self) { text in
            Text(verbatim: text).lineLimit(1).truncationMode(.head).padding(.horizontal, 1)
              .background(text == offer.chosen ? .selection : .raised)
              .onTapGesture { $0.take(suggestion: text) }
          }
        }
        .border(.rounded, joins: false).background(.raised)
      }
    }
  }

  private func line(_ window: CellSize) -> Node {
    Reading(\.message) { message in
      // In a very small window the line is there only if it says something that matters.
      if window.rows >= 8 || message.matters {
        Text(message.text).foreground(message.isFailure ? .error : .secondaryText)
          .lineLimit(window.rows >= 8 ? 3 : 1).truncationMode(.middle)
      }
    }
  }

  private var buttons: Node {
    FlowStack(spacing: 2) {
      Button(purpose.isSaving ? "Save" : purpose.choosesFolders ? "Choose" : "Open") {
        $0.confirm()
      }
      Button("Cancel", role: .cancel) { _, emit in emit(.cancelled) }
    }
  }

  // MARK: - The list

  private func list(_ window: CellSize) -> Node {
    List(\.rows, selection: \.current) { entry, state in
      row(entry, window, isMarked: state.marked.contains(entry.id), query: state.query)
        .onKey(.enter) { state in
          // A path leads where it says, and not to a row of another folder.
          if state.path == nil { state.open(entry) } else { state.submit() }
        }
        .onKey(.right) { state in if entry.isFolder { state.open(entry) } }
        .onTapGesture(count: 2) { $0.open(entry) }
        .onKey { state, key in
          // In a query, Space is between two words.
          guard key.key == .space, state.purpose.choosesSeveral, state.text.isEmpty else {
            return .ignored
          }
          state.mark(entry)
          return .handled
        }
    } placeholder: {
      Reading(\.emptiness) { Text($0).foreground(.secondaryText) }
    }
    .accessibilityLabel("Files")
    .focused(\.focus, equals: .list)
    .onKey(.left) { $0.goUp() }
    .onKey(.backspace) { $0.deleteBackward() }
    .onKey { state, key in
      if key.key == .tab, !state.purpose.isSaving, state.completed != nil {
        state.complete()
      } else if key.key == .enter, state.rows.isEmpty {
        state.submit()
      } else if let text = key.text, key.key != .tab, key.key != .enter {
        state.type(text)
      } else {
        return .ignored
      }
      return .handled
    }
    .onPaste { $0.paste($1) }
  }

  private func row(
    _ entry: FileEntry, _ window: CellSize, isMarked: Bool, query: String
  ) -> Node {
    HStack(spacing: 1) {
      name(of: entry, isMarked: isMarked, query: query)
        .lineLimit(1).truncationMode(.middle).flex(grow: 1, shrink: 1)
      if window.columns >= 34 {
        Text(entry.sizeText).foreground(.secondaryText).lineLimit(1)
          .frame(width: 5, alignment: .trailing)
      }
      if window.columns >= 50 {
        Text(entry.dateText).foreground(.secondaryText).lineLimit(1).frame(width: 10)
      }
    }
    .padding(.trailing, window.columns >= 34 ? 1 : 0)
  }

  private func name(of entry: FileEntry, isMarked: Bool, query: String) -> Text {
    let ranges = entry.isWayOut ? [] : fuzzyMatch(query, in: entry.text)?.ranges ?? []
    let text =
      Text(isMarked ? "✓ " : "") + Text(entry.text, marking: ranges) + Text(entry.sign)
      + Text(entry.id == FileEntry.here.id ? " this folder" : "")
    if isMarked { return text.foreground(.warning) }
    if entry.kind == .other { return text.foreground(.secondaryText) }
    return entry.isFolder ? text.foreground(.accent) : text
  }
}
