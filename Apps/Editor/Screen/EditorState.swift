import Files
import Recurse
import RecurseEditor

/// The files that are edited, and what a person is asked.
package struct EditorState {
  package var files: [EditedFile]
  package var selected: EditedFile.ID
  private var lastID: Int
  /// The text with the focus.
  var focus: EditedFile.ID?
  var options = Options()
  /// The file about whose changes a person is asked, before it is closed.
  var closing: EditedFile.ID? {
    didSet { if closing == nil, let oldValue { didAsk(about: oldValue) } }
  }
  /// The button that a person pressed; `nil` before that, and if the question was closed.
  var answer: Answer?
  /// The file that has changed on the disk, about which a person is asked.
  var changed: EditedFile.ID? {
    didSet { if changed == nil, let oldValue { didAsk(aboutChanged: oldValue) } }
  }
  /// True if the text replaces the file, false if the file replaces the text; `nil` before a button
  /// is pressed.
  var isOverwritten: Bool?
  /// The file whose new name is that of another file, which a person may replace.
  var replacing: EditedFile.ID? {
    didSet { if replacing == nil, let oldValue { didAsk(aboutReplaced: oldValue) } }
  }
  /// The file for which a name is typed.
  var naming: EditedFile.ID?
  /// The reason why the text could not be saved with the name that was typed.
  private(set) var namingProblem: String?
  /// True while a file to open is chosen.
  var isOpening = false
  /// The name that is typed.
  var typed = ""
  /// The only folder in which files are written; `nil` for all.
  private let limit: FilePath?
  /// The file that is read, to take what it has now.
  var reading: Reading?
  var message: String?
  /// True if all files are closed, one after the other.
  private(set) var isQuitting = false
  package private(set) var isDone = false
  /// True if the app ends by a signal, and texts that are in no file are written beside it.
  var isEnding = false

  enum Answer { case save, discard }

  struct Options: Equatable {
    var wraps = true
    var lineNumbers = true
  }

  struct Reading: Hashable {
    let path: FilePath
    /// The file whose text is replaced.
    let replaced: EditedFile.ID
  }

  package init(_ files: [EditedFile], message: String? = nil, limit: FilePath? = nil) {
    (self.message, self.limit) = (message, limit)
    let files = files.isEmpty ? [EditedFile(id: 0)] : files
    self.files = files
    (selected, focus) = (files[0].id, files[0].id)
    lastID = files.map(\.id).max() ?? 0
  }

  /// The file with an identity. One that is closed is empty, and keeps nothing.
  subscript(file id: EditedFile.ID) -> EditedFile {
    get { files.first { $0.id == id } ?? EditedFile(id: id) }
    set {
      if let index = files.firstIndex(where: { $0.id == id }) { files[index] = newValue }
    }
  }

  package var current: EditedFile {
    get { self[file: selected] }
    set { self[file: selected] = newValue }
  }

  /// The file whose name was typed.
  private var typedPath: FilePath {
    guard let limit, !typed.hasPrefix("/") else { return FilePath(typed) }
    return FilePath(limit.text + "/" + typed)
  }

  private func isInLimit(_ path: FilePath) -> Bool {
    guard let limit else { return true }
    return path.absolute.text.hasPrefix(limit.absolute.text + "/")
      && !path.text.split(separator: "/").contains("..")
  }

  // MARK: - Opening

  /// Shows a new tab.
  mutating func add() {
    lastID += 1
    files.append(EditedFile(id: lastID))
    selected = lastID
  }

  /// Opens a file, or shows its tab.
  mutating func open(_ path: FilePath) {
    message = nil
    if let file = files.first(where: { $0.path?.absolute == path.absolute }) {
      selected = file.id
    } else {
      lastID += 1
      files.append(EditedFile(id: lastID, opening: path, from: selected))
      selected = lastID
    }
  }

  mutating func didOpen(_ id: EditedFile.ID, _ contents: TextFile.Contents?) {
    self[file: id].didOpen(contents)
    // The untitled text that the app begins with makes room for the first file.
    files.removeAll { $0.path == nil && $0.document.isEmpty && !$0.isModified }
    if id == selected { focus = id }
  }

  /// Closes the tab of a file that cannot be read.
  mutating func didNotOpen(_ id: EditedFile.ID, _ problem: String) {
    message = problem
    let opener = self[file: id].opening?.opener
    files.removeAll { $0.id == id }
    if files.isEmpty { add() }
    guard selected == id else { return }
    selected = files.first { $0.id == opener }?.id ?? files[0].id
  }

  mutating func didReload(_ reading: Reading, _ contents: TextFile.Contents?) {
    self.reading = nil
    self[file: reading.replaced].reload(contents)
    goOnLeaving()
  }

  mutating func didNotReload(_ problem: String) {
    (reading, message, isQuitting) = (nil, problem, false)
  }

  /// Takes what another program did with a file.
  mutating func didFind(_ contents: TextFile.Contents?, in watched: EditedFile.Watched) {
    guard self[file: watched.id].watched == watched, reading?.replaced != watched.id,
      self[file: watched.id].didFind(contents)
    else { return }
    let name = self[file: watched.id].name
    message =
      contents == nil
      ? "Another program has removed \(name). Saving makes it anew."
      : "Another program has changed \(name). Saving asks whose text to keep."
  }

  // MARK: - Saving

  mutating func save() {
    guard current.opening == nil else { return }
    message = nil
    guard let path = current.path else { return askForName() }
    if isInLimit(path) { current.save() } else { message = refusal(of: path) }
  }

  mutating func askForName() {
    guard current.opening == nil else { return }
    typed = current.path?.text ?? ""
    (naming, namingProblem) = (selected, nil)
  }

  /// Saves a text in the file whose name was typed.
  mutating func saveAsTyped() {
    guard let id = naming, !typed.isEmpty else { return }
    (naming, message) = (nil, nil)
    let path = typedPath
    guard isInLimit(path) else { return askAgain(id, refusal(of: path)) }
    self[file: id].rename(to: path)
    self[file: id].save()
  }

  private func refusal(of path: FilePath) -> String {
    "“\(path.text)” is outside of the folder in which files may be written."
  }

  /// Asks for another name, and keeps the one that was typed.
  private mutating func askAgain(_ id: EditedFile.ID, _ problem: String) {
    (naming, namingProblem) = (id, problem)
  }

  mutating func didWrite(
    _ id: EditedFile.ID, _ document: TextDocument, _ outcome: TextFile.Outcome
  ) {
    switch outcome {
    case .written(let version):
      self[file: id].didWrite(document, as: version)
      goOnLeaving()
    case .changed:
      self[file: id].didNotWrite(nil)
      isOverwritten = nil
      if self[file: id].isMoving { replacing = id } else { changed = id }
    }
  }

  mutating func didNotWrite(_ id: EditedFile.ID, _ problem: String) {
    let isMoving = self[file: id].isMoving
    self[file: id].didNotWrite(isMoving ? nil : problem)
    (isQuitting, closingSaved) = (false, nil)
    guard isMoving else { return }
    self[file: id].returnToFile()
    askAgain(id, problem)
  }

  /// Replaces the file that has the new name, or goes back to the old one.
  private mutating func didAsk(aboutReplaced id: EditedFile.ID) {
    if isOverwritten == true { return self[file: id].save(overwriting: true) }
    self[file: id].returnToFile()
    stay()
  }

  /// Does what a person wants to become of a file that has changed.
  private mutating func didAsk(aboutChanged id: EditedFile.ID) {
    switch isOverwritten {
    case true?: self[file: id].save(overwriting: true)
    case false?:
      if let path = self[file: id].path { reading = Reading(path: path, replaced: id) }
    case nil: stay()
    }
  }

  // MARK: - Closing

  /// The file that is closed once its text is written.
  private var closingSaved: EditedFile.ID?

  /// Closes a tab, once it is saved if that was asked for, or asks about its changes.
  mutating func close(_ id: EditedFile.ID) {
    let file = self[file: id]
    if file.isBeingSaved {
      closingSaved = id
    } else if file.isModified {
      closing = id
    } else {
      remove(id)
    }
  }

  /// Does what a person has answered. Without an answer, everything stays open.
  private mutating func didAsk(about id: EditedFile.ID) {
    let answer = answer
    self.answer = nil
    switch answer {
    case .save:
      (selected, closingSaved) = (id, id)
      save()
    case .discard: remove(id)
    case nil: stay()
    }
  }

  mutating func remove(_ id: EditedFile.ID) {
    guard let index = files.firstIndex(where: { $0.id == id }) else { return }
    files.remove(at: index)
    if selected == id, !files.isEmpty { selected = files[min(index, files.count - 1)].id }
    if files.isEmpty { isDone = true }
    goOnLeaving()
  }

  mutating func quit() {
    isQuitting = true
    goOnLeaving()
  }

  private mutating func stay() { (isQuitting, closingSaved) = (false, nil) }

  /// Closes what waits for it, and asks about the next file with changes.
  private mutating func goOnLeaving() {
    if let id = closingSaved, !self[file: id].isModified {
      closingSaved = nil
      return remove(id)
    }
    guard isQuitting, !isDone, closing == nil else { return }
    guard let next = files.first(where: \.isModified) else {
      isDone = true
      return
    }
    // It goes on when the write is done.
    if next.isBeingSaved { return }
    selected = next.id
    closing = next.id
  }
}
