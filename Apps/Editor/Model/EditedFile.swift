import Files
import RecurseEditor

/// A text that is edited, and the file that it comes from.
///
///     opening ──▶ saved ── edit ──▶ modified ── save ──▶ writing ──▶ saved
///                  ▲ │                 ▲                    │  failed, or the file has changed
///                  └─┘ another         └────────────────────┘  meanwhile
///                      program writes it
package struct EditedFile: Identifiable {
  package let id: Int
  /// `nil` until a person names the file.
  package private(set) var path: FilePath?
  package var document: TextDocument
  package var selection = TextSelection()
  /// The text that the file has, as far as is known.
  private var saved: TextDocument
  /// The contents from which the text comes; `nil` if there is no file.
  private(set) var version: FileVersion?
  /// The file that was read, by its time; `nil` if there was none, or the text was written since.
  private var stamp: FileStamp?
  /// What became of the file since then, if it does not have the text.
  private(set) var fate: Fate?
  /// The file of the text before it is saved as another one, until that is written.
  private var left: Place?
  /// The first reading of the file, while it goes on.
  private(set) var opening: Opening?
  package private(set) var isWritable = true
  /// Whether the file begins with a byte order mark, which is no part of the document.
  private var hasByteOrderMark = false
  /// Whether the file has bytes that no text has.
  private(set) var isBinary = false
  /// The language of the text, by the file's name and its first line; `nil` for a binary file.
  private(set) var language: Language?
  private(set) var indentation = Indentation.spaces(2)
  /// The write that was asked for.
  private(set) var writing: Writing?
  /// The text that is written, if any is.
  private var written: TextDocument?
  private var attempts = 0
  /// True if the text was written once.
  private(set) var wasSaved = false
  /// The problem that keeps the text from the file.
  package private(set) var problem: String?

  /// A file, and what is known of it.
  private struct Place {
    let path: FilePath?
    let saved: TextDocument
    let version: FileVersion?
    let stamp: FileStamp?
    let fate: Fate?
    let isWritable: Bool
    let language: Language?
    let indentation: Indentation
  }

  /// What keeps the file from having the text: another program has changed or removed it, or it is
  /// still to be made in a folder that is not there.
  enum Fate { case changed, gone, noFolder }

  /// A file that is read.
  struct Opening: Hashable {
    /// The part that is read, up to 1.
    var fraction = 0.0
    /// The line to which the cursor goes then.
    var line: Int?
    /// The tab that is shown again if the file cannot be read.
    var opener: EditedFile.ID?
  }

  /// A text that is written.
  struct Writing: Hashable {
    let attempt: Int
    let overwrites: Bool
  }

  /// - Parameters:
  ///   - contents: what the file has; `nil` if there is none.
  ///   - lacksFolder: whether its folder is not there, either.
  package init(
    id: Int, path: FilePath? = nil, contents: TextFile.Contents? = nil, lacksFolder: Bool = false
  ) {
    self.id = id
    self.path = path
    document = contents?.document ?? TextDocument()
    saved = document
    take(contents)
    if lacksFolder { fate = .noFolder }
    findLanguage()
  }

  /// A file that is still to be read.
  package init(
    id: Int, opening path: FilePath, atLine line: Int? = nil, from opener: EditedFile.ID? = nil
  ) {
    self.init(id: id, path: path)
    opening = Opening(line: line, opener: opener)
  }

  private mutating func findLanguage() {
    let start = document.bytes(upTo: 4096)
    // Words of a language in a binary file are there by chance.
    language =
      isBinary ? nil : path.flatMap { Language(forFile: $0.text, firstLine: start[...]) }
    // Git writes tabs into its messages, with stops every eight columns.
    indentation =
      language == .commitMessage ? .tabs(width: 8) : Indentation(of: start) ?? indentation
  }

  private mutating func take(_ contents: TextFile.Contents?) {
    (version, isWritable) = (contents?.version, contents?.isWritable ?? true)
    (stamp, fate) = (contents?.stamp, nil)
    hasByteOrderMark = contents?.hasByteOrderMark ?? false
    isBinary = contents?.isBinary ?? false
  }

  /// The text as the file is to have it.
  var text: TextFile.Text {
    TextFile.Text(document: document, hasByteOrderMark: hasByteOrderMark)
  }

  /// True while the text, as it is, is written.
  var isBeingSaved: Bool { writing != nil && document == written }

  /// True if the file does not have the text.
  package var isModified: Bool {
    fate == .gone || isEdited
  }

  /// True if the text is not the one that was read or written last. A short one that was edited to
  /// that is compared with it.
  private var isEdited: Bool {
    guard !document.hasText(of: saved) else { return false }
    let count = document.byteCount
    return count != saved.byteCount || count > 1 << 20 || document.bytes != saved.bytes
  }

  package var name: String {
    path.map { String(decoding: $0.name, as: UTF8.self) } ?? "untitled"
  }

  /// The name, with a mark if the file does not have the text.
  var title: String { isModified ? "\(name) •" : name }

  /// Moves the cursor to a line, counted from 1.
  package mutating func goTo(line: Int) {
    selection = TextSelection(cursor: document.offset(ofLine: line))
  }

  // MARK: - Reading

  mutating func didRead(_ fraction: Double) { opening?.fraction = fraction }

  mutating func didOpen(_ contents: TextFile.Contents?) {
    let line = opening?.line
    self = EditedFile(id: id, path: path, contents: contents)
    if let line { goTo(line: line) }
  }

  /// Takes the text that the file has now. It is an edit, which can be undone.
  mutating func reload(_ contents: TextFile.Contents?) {
    let old = document
    if let contents, contents.document.isEdit(of: document) {
      document = contents.document
    } else {
      document.bytes = contents?.document.bytes ?? []
    }
    selection = document.selection(selection, of: old)
    saved = document
    problem = nil
    take(contents)
  }

  /// The file as it is looked at for changes of other programs; `nil` if there is none, or it is
  /// read or written now.
  var watched: Watched? {
    guard let path, opening == nil, writing == nil, left == nil else { return nil }
    return Watched(id: id, path: path, stamp: stamp)
  }

  struct Watched: Hashable {
    let id: EditedFile.ID
    let path: FilePath
    let stamp: FileStamp?
  }

  /// Takes what another program wrote to the file, unless that would lose edits.
  ///
  /// - Returns: whether the text is no longer that of the file, which was so before.
  mutating func didFind(_ contents: TextFile.Contents?) -> Bool {
    let before = fate
    stamp = contents?.stamp
    if contents?.version == version {
      fate = nil
    } else if contents == nil {
      fate = .gone
    } else if isEdited {
      fate = .changed
    } else {
      reload(contents)
    }
    return fate != nil && fate != before
  }

  // MARK: - Writing

  /// Asks for the text to be written.
  mutating func save(overwriting overwrites: Bool = false) {
    attempts += 1
    problem = nil
    writing = Writing(attempt: attempts, overwrites: overwrites)
    written = document
  }

  /// Takes another file for the text.
  mutating func rename(to path: FilePath) {
    guard path != self.path else { return }
    left =
      left
      ?? Place(
        path: self.path, saved: saved, version: version, stamp: stamp, fate: fate,
        isWritable: isWritable, language: language, indentation: indentation)
    self.path = path
    (version, isWritable, stamp, fate) = (nil, true, nil, nil)
    // The new file has nothing of the text.
    saved = TextDocument()
    findLanguage()
  }

  /// Whether the text is to be saved as another file, which is not written yet.
  var isMoving: Bool { left != nil }

  /// Takes the file again that the text had before it was to be saved as another one.
  mutating func returnToFile() {
    guard let left else { return }
    self.left = nil
    (path, saved, version, stamp) = (left.path, left.saved, left.version, left.stamp)
    (fate, isWritable) = (left.fate, left.isWritable)
    (language, indentation) = (left.language, left.indentation)
  }

  mutating func didWrite(_ document: TextDocument, as version: FileVersion) {
    (writing, written, wasSaved, left) = (nil, nil, true, nil)
    (saved, self.version) = (document, version)
    (stamp, fate) = (nil, nil)
  }

  mutating func didNotWrite(_ problem: String?) {
    (writing, written) = (nil, nil)
    self.problem = problem
  }
}

extension TextDocument {
  fileprivate func bytes(upTo count: Int) -> [UInt8] { Array(text(in: 0..<count).utf8) }
}

extension Indentation {
  /// Creates the indentation of a text: that of the first line that has one.
  fileprivate init?(of text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "\t") {
        self = .tabs(width: 4)
        return
      }
      let spaces = line.prefix { $0 == UInt8(ascii: " ") }.count
      if spaces > 1, spaces < line.count {
        self = .spaces(spaces <= 8 ? spaces : 2)
        return
      }
    }
    return nil
  }
}
