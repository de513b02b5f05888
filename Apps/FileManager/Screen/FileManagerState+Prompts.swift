import FileWork
import Foundation
import Recurse

extension FileManagerState {
  /// A text that a person types in a sheet.
  enum Prompt: Hashable, Sendable {
    case newFolder, newFile, goTo, mark, unmark
    case copy([RawPath])
    case move([RawPath])
    case rename(RawPath)
    /// A copy in the folder of the item.
    case duplicate(RawPath)
    /// The name of an archive for the items.
    case compress([RawPath])

    var title: String {
      switch self {
      case .newFolder: "New folder"
      case .newFile: "New file"
      case .goTo: "Go to"
      case .mark: "Mark names like"
      case .unmark: "Take marks of names like"
      case .copy(let items): "Copy \(Self.count(items)) to"
      case .move(let items): "Move \(Self.count(items)) to"
      case .rename(let item): "Rename \(Self.count([item])) to"
      case .duplicate(let item): "Copy \(Self.count([item])) in its folder as"
      case .compress(let items): "Compress \(Self.count(items)) to"
      }
    }

    /// What Enter does.
    var hint: String {
      switch self {
      case .newFolder, .newFile: "Enter makes it"
      case .goTo: "Enter goes there"
      case .mark: "Enter marks"
      case .unmark: "Enter takes marks"
      case .copy, .duplicate: "Enter copies"
      case .move: "Enter moves"
      case .rename: "Enter renames"
      case .compress: "Enter compresses"
      }
    }

    /// The text in the empty field.
    func example(in folder: RawPath) -> String {
      switch self {
      case .newFolder: "name, or a/b/c"
      case .newFile, .rename, .duplicate: "name"
      case .goTo: "a path, ~/…, or one below \(folder)"
      case .mark, .unmark: "*.txt a*"
      case .copy, .move: "a folder, or a new name"
      case .compress: "name.tar.gz, .zip, .7z"
      }
    }

    /// Whether the folder of the list gets or loses a name.
    fileprivate var isChangeOfFolder: Bool {
      switch self {
      case .newFolder, .newFile, .move, .rename, .duplicate, .compress: true
      case .goTo, .mark, .unmark, .copy: false
      }
    }

    private static func count(_ items: [RawPath]) -> String {
      items.count == 1 ? "“\(items[0].name)”" : "\(items.count) items"
    }
  }

  mutating func show(_ prompt: Prompt, typed: String = "") {
    if prompt.isChangeOfFolder, refusesInArchive() { return }
    (self.prompt, self.typed, problem, destination) = (prompt, typed, nil, nil)
    awaitedText = nil
  }

  /// Asks whose marks are taken. Without marks that is said, and what is typed does nothing else.
  mutating func askForMarksToTake() {
    show(.unmark)
    if list.marked.isEmpty { problem = "Nothing is marked." }
  }

  /// Why a folder cannot be shown: it is outside of the limit.
  func reason(against folder: RawPath) -> String? {
    guard let limit, !archives.outside(folder).isWithin(limit) else { return nil }
    return "“\(folder)” is outside of “\(limit)”."
  }

  /// Asks for another name of the entry under the cursor, or for names of all marked ones.
  mutating func askForNames() {
    if refusesInArchive() { return }
    if list.marked.count > 1 {
      let names = list.chosen.map(\.name)
      let others = Set(list.all.map(\.name)).subtracting(names)
      renamed = RenameSheet.Request(folder: list.folder, names: names, others: others)
      // The notice of a pattern that marked them would lie over the names.
      notice = nil
      return
    }
    guard let entry = list.currentEntry else { return tellNoItem() }
    show(.rename(entry.path), typed: entry.typedName)
  }

  /// Asks for the name of a copy beside the entry under the cursor.
  mutating func duplicate() {
    guard let entry = list.currentEntry else { return tellNoItem() }
    show(.duplicate(entry.path), typed: entry.typedName)
  }

  /// Asks for the name of an archive with the marked items, or the one under the cursor.
  mutating func compress() {
    let items = items
    guard !items.isEmpty else { return tellNoItem() }
    let name = items.count == 1 ? items[0].name : list.folder.name
    let text = String(validating: name.bytes, as: UTF8.self) ?? ""
    show(.compress(items), typed: (text.isEmpty ? "archive" : text) + ".tar.gz")
  }

  mutating func renameAll(_ names: [FileRenaming]) {
    guard let folder = renamed?.folder else { return }
    renamed = nil
    start(.perform(.renameAll(names, in: folder)))
  }

  /// Asks where to copy: into the other list, unless another path is typed.
  mutating func copy() {
    askForTarget {
      .copy($0)
    } at: {
      .copy($0, into: $1)
    }
  }

  /// Asks where to move.
  mutating func move() {
    askForTarget {
      .move($0)
    } at: {
      .move($0, into: $1)
    }
  }

  /// Says why nothing is done where no item is marked or under the cursor.
  mutating func tellNoItem() {
    problem =
      list.rows.isEmpty ? "No item is here." : "“..” is the folder above, and no item of this one."
  }

  private mutating func askForTarget(
    _ prompt: ([RawPath]) -> Prompt, at operation: ([RawPath], RawPath) -> FileOperation
  ) {
    let items = items
    guard !items.isEmpty else { return tellNoItem() }
    let target = (showsTree ? main : self[active == .main ? .other : .main]).folder
    if refusesChange(in: target) { return }
    let shown = archives.shown(target)
    let path = shown.description
    // Bytes that are no text cannot be typed.
    guard RawPath(path) == shown else { return start(.perform(operation(items, target))) }
    // What is typed goes on below the folder.
    show(prompt(items), typed: path.hasSuffix("/") ? path : path + "/")
  }

  /// Does what the typed text is for.
  mutating func answerPrompt() {
    guard let prompt, !typed.isEmpty else { return }
    if prompt == .goTo {
      destination = Destination(
        path: typedFolder, side: active, isFolder: typed.hasSuffix("/"))
      problem = nil
      return
    }
    self.prompt = nil
    let folder = list.folder
    switch prompt {
    case .newFolder:
      // A slash at the end means a folder, too.
      let names = typed.split(separator: "/").map { RawName(String($0)) }
      if typed.hasPrefix("/") || names.isEmpty {
        start(.perform(.makeFolder(RawName(typed), in: folder)), for: prompt)
      } else {
        start(.perform(.makeFolders(names, in: folder)), for: prompt)
      }
    case .newFile: start(.perform(.makeFile(RawName(typed), in: folder)), for: prompt)
    case .goTo: break
    case .mark:
      let count = list.mark(matching: NamePattern(typed))
      notice = count == 1 ? "1 name matches." : "\(count) names match."
    case .unmark:
      let count = list.unmark(matching: NamePattern(typed))
      notice = count == 1 ? "1 mark was taken." : "\(count) marks were taken."
    case .copy(let items):
      // What ends in a slash is a folder. Another path is a folder or the name of the copy.
      if items.count == 1, !typed.hasSuffix("/") {
        start(.perform(.copyAs(items[0], to: typedFolder)), for: prompt)
      } else {
        start(.perform(.copy(items, into: typedFolder)), for: prompt)
      }
    case .move(let items): start(.perform(.move(items, into: typedFolder)), for: prompt)
    case .duplicate(let item):
      let name = RawName(typed)
      if let flaw = name.flaw {
        (self.prompt, problem) = (prompt, "\(FileError.invalidName(name, flaw))")
      } else {
        start(.perform(.copyAs(item, to: item.parent.appending(name))), for: prompt)
      }
    case .rename(let item): start(.perform(.rename(item, to: RawName(typed))), for: prompt)
    case .compress(let items):
      let path = typedFolder
      if path.name.isPackable {
        start(.perform(.pack(items, to: path)), for: prompt)
      } else {
        (self.prompt, problem) = (prompt, "The ending tells the form: .tar.gz, .tar.xz, .zip, .7z.")
      }
    }
  }

  private var typedFolder: RawPath { archives.unpacked(path(of: typed)) }

  /// The path of a text, which may be one below the folder of the list.
  func path(of text: String) -> RawPath {
    if text == archives.shown(list.folder).description { return list.folder }
    if text.count > 1, text.hasSuffix("/") { return path(of: String(text.dropLast())) }
    if text == "~" || text.hasPrefix("~/") {
      return RawPath(bytes: RawPath.home.bytes + text.dropFirst().utf8)
    }
    if let path = Self.expanded(text) { return path }
    return text.hasPrefix("/") ? RawPath(text) : list.folder.appending(RawName(text))
  }

  /// The path of a text that begins with a variable of the environment: `$HOME/notes`.
  private static func expanded(_ text: String) -> RawPath? {
    guard text.hasPrefix("$") else { return nil }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(1 + name.count)
    guard rest.isEmpty || rest.hasPrefix("/"), let value = environment[String(name)],
      value.hasPrefix("/")
    else { return nil }
    return RawPath(value + rest)
  }

  private static let environment = ProcessInfo.processInfo.environment

  // MARK: - Programs

  mutating func edit() {
    guard let entry = list.currentEntry else { return tellNoItem() }
    guard !refusesInArchive() else { return }
    guard entry.kind != .other else {
      problem = "“\(entry.name)” is no file with a text."
      return
    }
    if isInArchive {
      // An editor follows a link, and what it writes there is not seen here.
      guard entry.kind == .file else { return problem = "“\(entry.name)” is a link." }
      edited = entry
    }
    run(entry.path) { .editor($0) }
  }

  /// Opens a shell in the folder of the list, or in the one with the archive that it shows.
  mutating func openShell() { run(archives.outside(list.folder)) { .shell($0) } }

  mutating func run(_ path: RawPath, _ program: (String) -> Program) {
    // The name of a program's argument is text here.
    guard let text = String(validating: path.bytes, as: UTF8.self) else {
      problem = "“\(path)” cannot be passed on, since its name is no text."
      return
    }
    self.program = program(text)
  }

  mutating func programEnded(_ result: ChildResult) {
    program = nil
    if case .failure(let error) = result { problem = "\(error)" }
    let failure = problem
    if let edited {
      self.edited = nil
      start(.perform(.writeBack(edited)))
    }
    reload()
    problem = failure
  }

  /// Follows the shell to the folder in which it waits for a command.
  ///
  /// - Parameter keys: what a person has typed at the output, for the line below the panes.
  mutating func shellEnded(_ result: ChildResult, in folder: RawPath?, typed keys: String) {
    let isTyping = focus == .command
    let place = list.folder
    if let folder, reason(against: folder) == nil { enter(folder, on: active) }
    programEnded(result)
    // A shell is always there.
    if case .failure(.couldNotStart) = result { problem = "“\(place)” is no folder any more." }
    let begins = command.type(keys)
    if isTyping { focus = .command } else if begins { beginCommand() }
    runNextCommand()
  }
}

extension FileEntry {
  /// The name as it can be typed; empty if it is no text, since a part of it would be lost.
  fileprivate var typedName: String { String(validating: name.bytes, as: UTF8.self) ?? "" }
}
