import FileWork
import Recurse

extension OwnedContent where Owner == FileManagerApp {
  /// Asks for names and about conflicts, and finds files.
  @MainActor
  func sheets(_ history: UndoStack) -> FileManagerApp.Node {
    node.sheet(item: \.prompt) { prompt in
      VStack(alignment: .stretch) {
        WithEnvironment(\.windowSize) { window in
          HStack(spacing: 2) {
            Text(prompt.title).bold().lineLimit(1).truncationMode(.middle)
              .flex(grow: 1, shrink: 1)
            if window.columns >= 50 {
              Text(prompt.hint).foreground(.secondaryText).flex(shrink: 0)
            }
          }
        }
        Reading(\.list.folder) { folder in
          TextField(prompt.title, text: \.typed, prompt: prompt.example(in: folder))
            .onSubmit { $0.answerPrompt() }
            .suggestions(\.suggestions)
            .onKey(.tab) { $0.complete() }
        }
        Reading(\.problem) { problem in
          if let problem { Text(problem).foreground(.error).lineLimit(3) }
        }
      }
      .frame(idealWidth: 50, maxWidth: 50)
      .undoesInSheet()
    }
    .jobSheets()
    .questionSheets()
    .sheet(isPresented: \.isSearching) {
      Reading(\.searched) { searched in
        SearchSheet(
          folder: searched.folder, title: searched.title, hidden: searched.hidden,
          shown: searched.shown
        )
        .on { state, output in
          switch output {
          case .chosen(let path): state.goToFound(path)
          }
        }
      }
      .undoesInSheet()
    }
    .sheet(isPresented: \.isSearchingContents) {
      Reading(\.contentSearch) { searched in
        ContentSearchSheet(
          folder: searched.folder, title: searched.title, hidden: searched.hidden,
          last: searched.last
        )
        .on { state, output in
          switch output {
          case .chosen(let row, let search): state.goToFound(row, of: search)
          case .changed(let form):
            state.lastSearch = LastSearch(sheet: form, folder: state.list.folder)
          }
        }
      }
      .undoesInSheet()
    }
    .sheet(isPresented: \.isShowingTrash) {
      Reading(\.trashFacts) { facts in
        TrashSheet(trash: history.worker.trash, facts: facts).on { state, output in
          switch output {
          case .restore(let entry): state.startInTrash(.perform(.restore(entry)), with: entry)
          case .remove(let entry): state.startInTrash(.remove([entry]), with: entry)
          case .empty(let entries): state.startInTrash(.empty(entries))
          }
        }
      }
      .undoesInSheet()
    }
    .sheet(item: \.renamed) { request in
      RenameSheet(request: request).on { state, output in
        switch output {
        case .renamed(let names): state.renameAll(names)
        }
      }
      .undoesInSheet()
    }
    .sheet(isPresented: \.isShowingBookmarks) { BookmarkSheet.content().undoesInSheet() }
    .sheet(isPresented: \.isShowingRecent) {
      Reading(\.kept.places.recent) { recent in
        RecentSheet(folders: recent).on { state, output in
          switch output {
          case .chosen(let folder): state.goToPlace(folder)
          }
        }
      }
      .undoesInSheet()
    }
    .sheet(item: \.described) { paths in
      Reading(\.descriptionFacts) { facts in
        PropertiesSheet(paths: paths, problem: facts.problem, version: facts.version)
          .on { state, output in
            switch output {
            case .changed(let paths, let change): state.setRights(change, of: paths)
            case .gave(let paths, let change): state.setOwner(change, of: paths)
            }
          }
      }
      .undoesInSheet()
    }
    .comparisonSheet()
    .alert("Delete?", item: \.doomed) { _ in
      // It can be undone, so Enter may press it.
      Button("Delete") { $0.deleteDoomed() }
      Button("Cancel") { _ in }
    } message: { items in
      Text(items.words).lineLimit(1)
      Text("Ctrl+Z brings back what is deleted.").foreground(.secondaryText)
    }
    .alert("Delete for good?", item: \.erased) { _ in
      Button("Delete", role: .destructive) { $0.erase() }
      Button("Cancel", role: .cancel)
    } message: { items in
      Text(items.words).lineLimit(1)
      Text("Nothing brings it back.").foreground(.secondaryText)
    }
    .alert("Unpack all?", item: \.large) { _ in
      Button("Unpack all") { $0.unpackAll() }
      Button("Cancel", role: .cancel)
    } message: { archive in
      let most = history.worker.archives?.mostUnasked ?? 0
      Text("More than \(FileEntry.text(ofSize: most)) comes out")
      Text("of “\(archive.file.name)”.").lineLimit(1)
    }
    .alert("Quit?", isPresented: \.isAskingToQuit) {
      Button("Quit", role: .destructive) { $0.quitWithoutWaiting() }
      Button("Stay", role: .cancel)
    } message: {
      Reading(\.jobs.waiting.count) { count in
        switch count {
        case 0: Text("A program goes on in the shell, or is stopped. It ends with the app.")
        case 1: Text("1 change waits and is not made.")
        default: Text("\(count) changes wait.")
        }
      }
    }
    .alert("No change here", item: \.refusal) { _ in
      Button("Close", role: .cancel)
    } message: { reason in
      Text(reason)
    }
    .leftoverAlert()
    .toast(item: \.toast) { Text($0.text) }
  }
}

extension FileManagerState {
  /// The folder of a search, whether it includes hidden files, and what the folder shows.
  var searched:
    (folder: RawPath, title: RawPath, hidden: Bool, shown: ArraySlice<FileEntry>)
  {
    (list.folder, archives.shown(list.folder), list.showsHidden, list.entries)
  }
}

extension FileManagerState {
  /// Whether something is asked or shown above the panes.
  var hasSheet: Bool { asking != nil || hasOtherSheet }

  /// Whether that is something else than the question of a job.
  var hasOtherSheet: Bool {
    prompt != nil || isShowingSkipped || doomed != nil || erased != nil
      || described != nil || renamed != nil || isSearching || isSearchingContents || isShowingTrash
      || isAskingToQuit || isChoosingComparison || large != nil || isShowingBookmarks
      || isShowingRecent || isShowingJobs || doubtedJob != nil || leftovers != nil
      || refusal != nil
  }
}

extension [RawPath] {
  /// The name of one item, or the number of several ones.
  fileprivate var words: String { count == 1 ? "“\(self[0].name)”" : "\(count) items" }
}
