import RecurseCore

extension FilePicker.State {
  // MARK: - Asking

  /// Opens a folder, or chooses a file together with those that are marked.
  mutating func open(_ entry: FileEntry) {
    switch entry.id {
    case FileEntry.parent.id: goUp()
    case FileEntry.here.id: ask(for: [folder], choosesFolder: true)
    default:
      let location = folder.appending(entry.name)
      if entry.isFolder {
        go(to: location)
      } else if entry.kind == .other {
        (failure, check) = (FileFailure(location, .notAFile), nil)
      } else if !purpose.isSaving {
        ask(for: marked.isEmpty ? [location] : markedLocations)
      } else if entry.isTypable {
        // Enter in the field then asks whether to replace it.
        text = entry.text
        focus = .name
      } else {
        ask(for: [location])
      }
    }
  }

  /// Takes what the field has: a path, the name of a new file, or letters of the current row.
  mutating func submit() {
    if let suggested, showsSuggestions { return take(suggestion: suggested) }
    if isPartialPath { return complete() }
    wantsSuggestions = false
    if let path {
      ask(for: [TypedPath.location(of: path.text, from: folder, home: home)])
    } else if purpose.isSaving {
      if text.isEmpty {
        failure = FileFailure(folder, .noName)
      } else {
        ask(for: [folder.appending(text.utf8)])
      }
    } else if let row = foundRow() {
      open(row)
    } else if !text.isEmpty {
      ask(for: [folder.appending(text.utf8)])
    }
  }

  /// Returns the row with the cursor. While there is none, the ranking goes on to find one.
  private mutating func foundRow() -> FileEntry? {
    while currentRow == nil, ranking != nil { rankSlice() }
    return currentRow
  }

  /// Does what the main button says.
  mutating func confirm() {
    if purpose.isSaving || path != nil {
      submit()
    } else if purpose.choosesFolders {
      ask(for: marked.isEmpty ? [folder] : markedLocations, choosesFolder: true)
    } else if !marked.isEmpty {
      ask(for: markedLocations)
    } else {
      submit()
    }
  }

  private var markedLocations: [FileLocation] {
    entries.filter { marked.contains($0.id) }.map { folder.appending($0.name) }
  }

  private mutating func ask(for locations: [FileLocation], choosesFolder: Bool = false) {
    lastCheck += 1
    check = Check(locations: locations, choosesFolder: choosesFolder, number: lastCheck)
    failure = nil
  }

  // MARK: - Answers

  /// Takes what the disk says about a choice.
  mutating func take(
    _ answer: Answer, to check: Check, _ emit: inout Emit<FilePicker.Output>
  ) {
    guard check == self.check else { return }
    self.check = nil
    switch answer {
    case .failed(let failure): self.failure = failure
    case .free: emit(.chosen(check.locations))
    case .kinds(let kinds):
      let folders = zip(check.locations, kinds).filter { $0.1 == .folder }.map(\.0)
      if purpose.choosesFolders, check.choosesFolder || kinds.count > 1 {
        take(check.locations, notFolders: zip(check.locations, kinds).first { $0.1 != .folder }?.0)
        if failure == nil { emit(.chosen(check.locations)) }
      } else if let folder = folders.first {
        go(to: folder, typed: text)
      } else if let other = zip(check.locations, kinds).first(where: { $0.1 == .other }) {
        failure = FileFailure(other.0, .notAFile)
      } else if purpose.isSaving {
        replaced = check.locations.first
      } else if let failure = refusal(of: check.locations) {
        self.failure = failure
      } else {
        emit(.chosen(check.locations))
      }
    }
  }

  private mutating func take(_ locations: [FileLocation], notFolders file: FileLocation?) {
    failure = file.map { FileFailure($0, .notAFolder) }
  }

  /// The reason why files that exist cannot be chosen.
  private func refusal(of locations: [FileLocation]) -> FileFailure? {
    switch purpose.allowed.kind {
    case .all: nil
    case .folders: locations.first.map { FileFailure($0, .notAFolder) }
    case .extensions(let extensions):
      locations.first { !purpose.allowed.allowsFile(named: $0.nameBytes) }
        .map { FileFailure($0, .otherExtension(extensions)) }
    }
  }

  /// The disk's answer about a choice.
  enum Answer: Hashable, Sendable {
    /// The kinds of what was chosen.
    case kinds([FileEntry.Kind])
    /// A new file can be there.
    case free
    case failed(FileFailure)

    /// Looks at what was chosen. This may block.
    init(to check: Check, isNew: Bool, on disk: Disk) {
      do throws(FileFailure) {
        var kinds: [FileEntry.Kind] = []
        for location in check.locations { kinds.append(try disk.status(location).kind) }
        self = .kinds(kinds)
      } catch {
        self =
          isNew && error.reason == .missing
          ? Answer(toNew: error.location, on: disk) : .failed(error)
      }
    }

    /// Looks at the folder of a file that is not there.
    private init(toNew file: FileLocation, on disk: Disk) {
      do throws(FileFailure) {
        let folder = try disk.status(file.parent)
        self = folder.kind == .folder ? .free : .failed(FileFailure(file.parent, .notAFolder))
      } catch {
        self = .failed(error)
      }
    }
  }
}
