import FileWork
import Recurse

/// The folders that are shown, the work that goes on, and what a person is asked.
package struct FileManagerState {
  /// The folder on the right, or beside the tree.
  package var main: FolderView
  /// The folder on the left, unless the tree is there.
  package var other: FolderView
  var tree: FolderTree
  /// Whether the tree is on the left, and not the second folder.
  package internal(set) var showsTree = false
  /// Whether the folder on the left went to the other side when the tree took its place.
  private var isMovedByTree = false
  /// Whether the preview is in place of the pane beside the list, where there is no room for three.
  var isPreviewing = false
  /// Whether that has the place of the other pane, and not one of its own.
  var previewsBeside = false
  /// `true` while the preview has the whole window, until another pane gets the focus.
  private(set) var isViewing = false
  /// The file whose bytes are shown, and not what it is.
  private var fileOfBytes: FileEntry.ID?
  var sizes: SplitSizes = ["left": .share(1), "preview": .share(1), "main": .share(1)]
  var focus: Place? = .main
  /// The pane that had the focus last. Where there is little room, it is shown alone.
  package internal(set) var place = Place.main
  /// The list that had the focus last.
  package internal(set) var active = Side.main

  /// The work on files that goes on or waits.
  var jobs = FileJobs()
  /// Whether a job has ended while others went on or waited: they are told together.
  var isInRow = false
  /// Whether a person is asked about the changes that wait, as the app is to end.
  var isAskingToQuit = false
  /// Whether the changes are listed, and the one under the cursor.
  var isShowingJobs = false
  var chosenJob: FileJob.ID?
  /// The job about which a person is asked whether it goes on.
  var doubted: FileJob.ID?
  /// The number of jobs that have ended.
  var finished = 0
  /// What the last job skipped.
  var skipped: [SkippedItem] = []
  var isShowingSkipped = false

  /// The last result, and the last failure.
  var notice: String? {
    get { toast?.text }
    set { toast = newValue.map { Notice(text: $0, number: notices + 1) } }
  }
  var toast: Notice? {
    didSet { if let toast { notices = toast.number } }
  }
  private var notices = 0
  /// The notice that a question waits.
  var noticeOfQuestion: Notice?
  package internal(set) var problem: String?
  /// The step before which it was told.
  var lastStep: Step?
  /// Why a change is not made where a person wants it, until it is read.
  var refusal: String?

  /// The incomplete copies of killed runs about which a person is asked, and those about which one
  /// has decided. Who closes the question without an answer is asked again in the next run.
  var leftovers: [PartRecords.Leftover]?
  var forgottenLeftovers: [PartRecords.Leftover]?

  /// The items about whose deletion a person is asked, into the trash or for good.
  var doomed: [RawPath]?
  var erased: [RawPath]?
  /// The question of a sheet, and the text that a person types there.
  var prompt: Prompt? {
    // Whoever closes the sheet has read there why the text was refused.
    didSet { if prompt == nil, oldValue != nil { (problem, destination) = (nil, nil) } }
  }
  var typed = ""
  /// Where a person goes, until it is known whether that leads to a folder.
  var destination: Destination?
  /// The names with which the typed path can go on, once they are read.
  var typedNames: TypedNames?
  /// The text that is completed once they are read, unless it is another one by then.
  var awaitedText: String?
  /// Whether a person is asked how the folders are compared.
  var isChoosingComparison = false
  var isSearching = false
  var isSearchingContents = false
  /// The last search in files that led to one, which is shown again.
  var lastSearch: LastSearch?
  /// The line that a search has found, which the preview of its file shows.
  private(set) var foundLine: FoundLine?
  var isShowingTrash = false
  /// The bookmarks and the folders that were shown, also in earlier runs.
  var kept: KeptPlaces
  /// Whether a person knows that places are not stored.
  var knowsPlaceProblem = false
  var isShowingBookmarks = false
  var isShowingRecent = false
  /// The selected bookmark.
  var bookmark: RawPath.ID?
  /// The items for whose names a person is asked.
  var renamed: RenameSheet.Request?
  /// The items whose rights, owner and size are shown.
  var described: [RawPath]?
  var command = CommandLine()
  /// The program that has the terminal.
  var program: Program?
  /// The file of an archive that the program may change.
  var edited: FileEntry?
  var isDone = false
  /// The archives that lists show as folders.
  var archives: OpenArchives
  /// The archive of which more comes out than is unpacked unasked. Closed without an answer, it is
  /// left.
  var large: OpenArchives.Archive? {
    didSet { if large == nil, let oldValue { leaveLarge(oldValue) } }
  }
  /// The folder that no list leaves, if there is one.
  let limit: RawPath?

  /// A pane.
  package enum Place: Hashable, Sendable {
    case left, main, preview
    /// The field above a list, which is a part of its pane.
    case filter(Side)
    /// The line below the panes, which belongs to the list that had the focus.
    case command
  }

  /// A list of the entries of a folder.
  package enum Side: Hashable, Sendable { case main, other }

  /// A text that is shown for a moment.
  struct Notice: Hashable, Sendable {
    let text: String
    /// Tells a text from an equal one before it.
    let number: Int
  }

  /// A program that runs on the terminal.
  enum Program: Hashable, Sendable {
    case editor(String)
    case shell(String)
    case command(String, in: String)
    /// A `cd`, which the list does for the shell.
    case changeFolder(RawPath)
  }

  /// Begins in the list on the left.
  ///
  /// - Parameters:
  ///   - second: the folder of the list on the right.
  ///   - limit: the folder that no list leaves, or `nil`.
  init(
    _ folder: RawPath, second: RawPath, kept: KeptPlaces, showsHidden: Bool, limit: RawPath?,
    archives: ArchiveStore? = nil
  ) {
    (self.kept, self.limit, self.archives) = (kept, limit, OpenArchives(archives))
    main = FolderView(second, showsHidden: showsHidden)
    other = FolderView(folder, showsHidden: showsHidden)
    tree = FolderTree(folder)
    go(to: .left)
  }

  /// The list on a side.
  package subscript(side: Side) -> FolderView {
    get { side == .main ? main : other }
    set { if side == .main { main = newValue } else { other = newValue } }
  }

  /// The list to which commands apply.
  var list: FolderView {
    get { self[active] }
    set { self[active] = newValue }
  }

  // MARK: - Panes

  /// The panes for which there is room.
  func places(in columns: Int) -> [Place] {
    if columns < Self.columnsOfTwo || isViewing { return [place] }
    if columns >= Self.columnsOfThree { return [.left, .main, .preview] }
    guard isPreviewing || place == .preview else { return [.left, .main] }
    // The list stays where it is.
    return active == .main ? [.preview, .main] : [.left, .preview]
  }

  /// Whether the preview is shown beside a list in place of the other pane.
  static func previewsBeside(in columns: Int) -> Bool {
    columns >= columnsOfTwo && columns < columnsOfThree
  }

  private static let columnsOfTwo = 60
  private static let columnsOfThree = 110

  mutating func go(to place: Place) {
    (self.place, focus) = (place, place)
    noteFocus(place)
  }

  /// Takes the pane that a person went to.
  mutating func noteFocus(_ focus: Place?) {
    guard let focus else { return }
    if case .filter(let side) = focus { return noteFocus(side == .main ? .main : .left) }
    if focus == .command { return }
    // What is typed stays for the next time, unless Escape ends it.
    command.isOpen = false
    place = focus
    if focus != .preview { isViewing = false }
    if focus == .main { active = .main }
    if focus == .left { active = showsTree ? .main : .other }
  }

  mutating func goToNextPane(in columns: Int) {
    let others = places(in: columns).filter { $0 != place }
    go(to: others.count == 1 ? others[0] : place == .main ? .left : .main)
  }

  /// Shows the tree on the left, or a folder again. The folder in which a person works is beside
  /// the tree.
  mutating func switchLeft() {
    if !showsTree { isMovedByTree = active == .other }
    (showsTree, isPreviewing) = (!showsTree, false)
    sizes["left"] = showsTree ? .cells(24) : .share(1)
    if isMovedByTree {
      swap(&main, &other)
      // What is being read is read anew, as it belongs to a side.
      main.reload()
    }
    if showsTree {
      tree.reveal(archives.outside(main.folder))
    } else {
      other.reload()
    }
    if isMovedByTree { go(to: showsTree ? .main : .left) } else { noteFocus(place) }
    if place != .left { active = .main }
  }

  /// Shows the preview in place of the pane beside the list, or that pane again. Where the preview
  /// is always there or takes all the room, goes to it or back.
  mutating func switchPreview(in columns: Int) {
    let hasTwo = Self.previewsBeside(in: columns)
    if hasTwo, !isViewing { isPreviewing = !isPreviewing && place != .preview }
    if place == .preview {
      goToList()
    } else if !hasTwo {
      go(to: .preview)
    } else if place == .left, showsTree {
      // The preview shows what is in the list, and takes the place of the tree.
      goToList()
    }
  }

  /// The form in which the preview shows its file.
  var previewForm: PreviewForm {
    fileOfBytes != nil && fileOfBytes == list.current ? .bytes : .usual
  }

  /// Shows the bytes of the file in the preview, or what it is again.
  mutating func switchBytes() {
    fileOfBytes = previewForm == .usual ? list.current : nil
    go(to: .preview)
  }

  /// Shows the preview in the whole window, or the other panes again.
  mutating func view() {
    isViewing.toggle()
    go(to: .preview)
  }

  // MARK: - Folders

  /// Shows a folder in the list, or says that it is outside of the limit.
  mutating func enter(_ folder: RawPath, selecting entry: RawPath? = nil, on side: Side) {
    // Who goes elsewhere meanwhile does not want to be there any more.
    if destination?.side == side { destination = nil }
    if archives.isLost(folder) { return leaveArchive(on: side) }
    if let reason = reason(against: folder) {
      problem = reason
      return
    }
    self[side].go(to: folder, selecting: entry)
    (problem, foundLine) = (nil, nil)
    if side == .main { tree.reveal(archives.outside(folder)) }
  }

  mutating func enterParent(on side: Side) {
    let folder = self[side].folder
    if archives.archive(of: folder)?.root == folder { return leaveArchive(on: side) }
    guard folder.parent != folder else { return }
    enter(folder.parent, selecting: folder, on: side)
  }

  /// Enters a folder or an archive, or shows a file.
  mutating func open(_ entry: FileEntry, on side: Side) {
    if entry.isParent {
      enterParent(on: side)
    } else if entry.isDirectory {
      if leadsOut(entry) { return problem = "“\(entry.name)” leads out of the archive." }
      enter(entry.path, on: side)
    } else if isArchive(entry) {
      enterArchive(entry.path, on: side)
    } else {
      go(to: .preview)
    }
  }

  /// Goes to the folder that the list showed before.
  mutating func goBack() {
    list.goBack()
    noteFolder()
  }

  mutating func goForward() {
    list.goForward()
    noteFolder()
  }

  private mutating func noteFolder() {
    (problem, destination) = (nil, nil)
    if active == .main { tree.reveal(archives.outside(main.folder)) }
  }

  private var opposite: Side { active == .main ? .other : .main }

  /// Shows the folder of the list in the other list, too.
  mutating func showSameFolder() {
    if showsTree { switchLeft() }
    isPreviewing = false
    enter(list.folder, selecting: list.currentEntry?.path, on: opposite)
  }

  /// Swaps the folders of both lists, with their cursors and marks. The focus stays in its pane.
  mutating func swapPanes() {
    if showsTree { switchLeft() }
    swap(&main, &other)
    // What is being read is read anew, as it belongs to a side.
    main.reload()
    other.reload()
    tree.reveal(archives.outside(main.folder))
  }

  mutating func openFromTree(_ folder: RawPath) {
    enter(folder, on: .main)
    if place == .left { go(to: .main) }
  }

  /// Shows a found item in its folder, and a line of it in the preview.
  mutating func goToFound(_ path: RawPath, line: Int? = nil) {
    (isSearching, isSearchingContents) = (false, false)
    // What is there need not be read again.
    if !list.select(path) { enter(path.parent, selecting: path, on: active) }
    problem = nil
    foundLine = line.map { FoundLine(path: path, number: $0) }
    if line != nil, previewsBeside { isPreviewing = true }
    goToList()
  }

  /// The number of the line that the preview shows, if that was found in the file.
  var previewedLine: Int? {
    guard let foundLine, foundLine.path.id == list.current else { return nil }
    return foundLine.number
  }

  /// Goes from the tree or the preview to the list that had the focus last.
  mutating func goToList() { go(to: active == .main ? .main : .left) }

  mutating func reload() {
    archives.check()
    main.reload()
    if !showsTree { other.reload() }
    tree.reload(main.folder)
    problem = nil
  }

  mutating func toggleHidden() {
    main.toggleHidden()
    if other.showsHidden != main.showsHidden { other.toggleHidden() }
  }
}
