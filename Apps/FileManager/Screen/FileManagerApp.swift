import FileWork
import Recurse

/// A manager of files: two folders, or a tree and a folder, and a preview.
package struct FileManagerApp: App {
  package typealias State = FileManagerState

  private let folder: RawPath
  private let second: RawPath?
  let history: UndoStack
  let placeFile: PlaceFile?
  let shell: KeptShell?
  private let showsHidden: Bool

  /// - Parameters:
  ///   - folder: the folder to begin with, as an absolute path. It is on the left.
  ///   - second: the folder on the right, or `nil` for the one that was there last.
  ///   - history: the steps that can be undone, with the trash. The limit of its worker is that of
  ///     the lists.
  ///   - places: the file of bookmarks. Without one, nothing is known of a last second folder, and
  ///     both lists begin in the first one.
  ///   - shell: the shell that goes on behind the app. Without one, each is a new one.
  package init(
    _ folder: RawPath, beside second: RawPath? = nil, history: UndoStack,
    places: PlaceFile? = nil, shell: KeptShell? = nil, showsHidden: Bool = false
  ) {
    (self.folder, self.second) = (folder, second)
    (self.history, placeFile, self.shell) = (history, places, shell)
    self.showsHidden = showsHidden
  }

  package var initialState: State {
    var (places, problem) = (Places(), String?.none)
    // A small file, which has the folder that is to be shown.
    do throws(PlaceProblem) {
      if let placeFile { places = try placeFile.read() }
    } catch {
      problem = error.description
    }
    let last = placeFile == nil ? folder : State.second(besides: folder, places)
    var state = State(
      folder, second: second ?? last, kept: KeptPlaces(places, hasFile: placeFile != nil),
      showsHidden: showsHidden, limit: history.worker.limit, archives: history.worker.archives)
    (state.problem, state.knowsPlaceProblem) = (problem, problem != nil)
    return state
  }

  package func render(state: State) -> Node {
    WithEnvironment(\.windowSize) { size in
      VStack(alignment: .stretch) {
        panes(state, size)
        if size.rows >= 7 || !state.jobs.running.isEmpty || state.problemBelow != nil {
          StatusLine(state).on { state, output in
            switch output {
            case .asksForJobs: state.showJobs()
            }
          }
        }
        if state.command.isOpen || keepsCommandLine(state, size) { commandLine(state, size) }
        if size.rows >= 10, !state.command.isOpen || keepsCommandLine(state, size) {
          if showsFunctionKeys(state, size) {
            functionKeys(state, columns: size.columns)
          } else {
            KeyHints()
          }
        }
      }
      .commands { allCommands(state, columns: size.columns) }
      .onAppear { $0.previewsBeside = State.previewsBeside(in: size.columns) }
      .onChange(of: State.previewsBeside(in: size.columns)) { $0.previewsBeside = $1 }
    }
    // Ctrl+C ends an app at once, unless something is lost by that.
    .onKey { [shell] state, event, _ in
      guard event.key == .control("c"), !state.isDone, shell?.isRunning == true else {
        return .ignored
      }
      state.quit(shell)
      return .handled
    }
    // What is edited in a row is the name.
    .environment(\.words, Words(edit: "Rename"))
    .onChange(of: state.focus) { $0.noteFocus($1) }
    .onChange(of: state.step) { $0.noteStep($1) }
    .onChange(of: state.waitingToAsk == nil) { if $1 { $0.endWaitingOfQuestions() } }
    .onChange(of: [state.main.folder, state.other.folder]) { state, _ in state.leaveArchives() }
    .sheets(history)
    .windowTitle(state.archives.shown(state.list.folder).description)
  }

  private func panes(_ state: State, _ size: CellSize) -> Node {
    let places = state.places(in: size.columns)
    return HSplitView(\.sizes) {
      if places.first == .preview {
        Pane("preview", min: 16) { preview(state, among: places) }
      }
      if places.contains(.left) {
        Pane("left", min: 12) {
          if state.showsTree { tree(state, size) } else { list(.other, state, size) }
        }
      }
      if places.contains(.main) {
        Pane("main", min: 16) { list(.main, state, size) }
      }
      if places.dropFirst().contains(.preview) {
        Pane("preview", min: 16) { preview(state, among: places) }
      }
    }
  }

  private func preview(_ state: State, among places: [State.Place]) -> Node {
    Preview(
      entry: state.list.currentEntry, version: state.list.reads, isWhole: state.isViewing,
      hidden: state.list.showsHidden, form: state.previewForm, line: state.previewedLine
    )
    .focused(\.focus, equals: .preview)
    .padding(margins(of: .preview, among: places))
  }

  @CommandBuilder<Self>
  private func allCommands(_ state: State, columns: Int) -> [Command<Self>] {
    Command("Preview", key: "f3") { $0.switchPreview(in: columns) }
    Command("Edit", key: "f4") { $0.edit() }
    Command("Copy", key: "f5") { $0.copy() }
    Command("Copy in the folder", key: "shift+f5") { $0.duplicate() }
    Command("Move", key: "f6") { $0.move() }
    // F2 of a list edits one name in its row, if that is text.
    if state.list.marked.count > 1 {
      Command("Rename all", key: "f2") { $0.askForNames() }.alternateKey("shift+f6")
    } else if state.isFixed(state.list.folder) || state.list.currentEntry?.hasTextName != true {
      Command("Rename to", key: "f2") { $0.askForNames() }.alternateKey("shift+f6")
    } else {
      Command("Rename to", key: "shift+f6") { $0.askForNames() }
    }
    Command("Compress", key: "c") { $0.compress() }
    Command("New folder", key: "f7") { $0.show(.newFolder) }
    Command("Delete", key: "f8") { $0.delete() }
    Command("Delete for good", key: "shift+delete") { $0.askToErase() }.alternateKey("shift+f8")
    Command("Undo", key: "ctrl+z") { $0.start(.undo) }
    Command("Redo", key: "ctrl+y") { $0.start(.redo) }
    if let ending = state.ending {
      Command(ending.title, id: "cancel", key: "escape") { $0.end(ending) }
    }
    if !state.jobs.running.isEmpty {
      Command("Changes that go on", key: "J") { $0.showJobs() }
    }
    Command("Next pane", key: "tab") { $0.goToNextPane(in: columns) }
    Command("Previous pane", key: "shift+tab") { $0.goToNextPane(in: columns) }
    Command("Mark", key: "space") { $0.list.mark() }.alternateKey("insert")
    Command("Invert marks", key: "*") { $0.list.invertMarks() }
    Command("Mark by pattern", key: "+") { $0.show(.mark) }
    Command("Take marks by pattern", key: "-") { $0.askForMarksToTake() }
    Command("View in whole window", key: "v") { $0.view() }
    Command(state.previewForm == .bytes ? "Show as text" : "Show bytes", id: "bytes", key: "x") {
      $0.switchBytes()
    }
    if state.place == .preview {
      // In a preview, "/" finds text.
      Command("Find file", key: "ctrl+p") { $0.isSearching = true }
    } else {
      Command("Find file", key: "ctrl+p") { $0.isSearching = true }.alternateKey("/")
    }
    Command("Filter", key: "&") { $0.beginFilter() }
    Command("Find in files", key: "alt+?") { $0.isSearchingContents = true }
      .alternateKey("f")
    Command(state.showsTree ? "Two lists" : "Tree", id: "left", key: "f9") { $0.switchLeft() }
    Command("Hidden files", key: ".") { $0.toggleHidden() }
    Command("Sort", key: "s") { $0.list.sortByNext() }
    Command("Reverse order", key: "r") { $0.list.reverse() }
    Command("Properties", key: "i") { $0.describe() }
    if state.list.previous != nil {
      Command("Folder before", key: "alt+y") { $0.goBack() }.alternateKey("[")
    }
    if state.list.next != nil {
      Command("Folder after", key: "alt+u") { $0.goForward() }.alternateKey("]")
    }
    Command("Same folder in the other pane", key: "alt+i") { $0.showSameFolder() }
      .alternateKey("o")
    Command("Swap panes", key: "ctrl+u") { $0.swapPanes() }
    if !state.showsTree { Command("Compare folders", key: "=") { $0.chooseComparison() } }
    Command("Bookmarks", key: "ctrl+\\") { $0.isShowingBookmarks = true }.alternateKey("b")
    Command("Recent folders", key: "h") { $0.isShowingRecent = true }
    Command("Trash", key: "t") { $0.showTrash() }
    if !state.skipped.isEmpty {
      Command("What was skipped", key: "w") { $0.isShowingSkipped = true }
    }
    Command("Reload", key: "ctrl+r") { $0.reload() }
    // In the whole window, "g" goes to the first line.
    Command("Go to…", key: state.isViewing ? "alt+g" : "g") { $0.show(.goTo) }
    if state.place != .preview { Command("New file", key: "n") { $0.show(.newFile) } }
    if state.place != .preview {
      Command("Command line", key: ":") { $0.beginCommand() }
    }
    Command("Shell", key: "!") { $0.openShell() }
    Command("Shell in folder", key: "ctrl+o") { $0.openShell() }
    Command("Copy path", key: "alt+c") { state, emit in
      let paths = state.items.map { state.archives.shown($0).description }
      guard !paths.isEmpty else { return }
      emit.copy(paths.joined(separator: "\n"))
      state.notice = paths.count == 1 ? "Copied the path" : "Copied \(paths.count) paths"
    }
    .alternateKey("y")
    Command("Quit", id: "quit", key: "q") { [shell] in $0.quit(shell) }.alternateKey("f10")
  }
}
