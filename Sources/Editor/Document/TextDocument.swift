import RecurseEditing
import Synchronization

/// A text of any length with the steps that undo its edits, as a part of the state.
///
/// ```swift
/// struct State { var notes = TextDocument() }
///
/// TextEditor("Notes", text: \.notes)
/// Button("Undo") { $0.notes.undo() }.disabled(!state.notes.canUndo)
/// ```
///
/// A copy shares the text: O(1). Editing is O(log n), also in the middle of 100 MB. Bytes that are
/// no UTF-8 stay as they are where nobody edits them.
///
/// Documents are equal if their bytes are, whatever led to them. So a copy of what was saved tells
/// whether the text was modified, and a document can be the id of an effect:
///
/// ```swift
/// Text(state.notes == state.saved ? "" : "not saved")
/// ```
///
/// Comparing is O(1) for a copy, for an edit that was undone, and for another number of bytes.
/// Otherwise it ends at the first difference, and skips what both share: O(n) at most.
///
/// Several editors may show one document. Each has its own cursor, which stays in its text when
/// another one edits. Another document in the same editor begins at its start. Undoing and redoing
/// by the state moves the cursors to the place of that edit, as the keys do.
public struct TextDocument: Sendable {
  /// The identity of a document, whatever its text.
  public struct ID: Hashable, Sendable {
    private let number: Int
    fileprivate init(_ number: Int) { self.number = number }
  }

  private static let counter = Atomic(0)

  private static func next() -> Int {
    counter.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The edits that are kept for other editors of the document.
  private static let mostEdits = 64

  /// The identity of the document, which its copies and their edits keep.
  public let id: ID
  private(set) var content: EditedText<RopeText>
  private(set) var revision: Int
  /// The last edits, with the revisions before them.
  private var edits: [(revision: Int, deltas: [TextDelta])] = []
  /// The selection that the last edit shows: that of a step which the state undid or redid.
  private(set) var shownSelection: EditSelection?

  /// Creates a document. Linear.
  public init(_ text: String = "") { self.init(content: EditedText(RopeText(text))) }

  /// Creates a document of bytes, such as those of a file. Linear.
  public init(bytes: [UInt8]) { self.init(content: EditedText(RopeText(bytes: bytes))) }

  /// Creates a document of many bytes.
  ///
  /// - Parameter progress: called with the number of bytes that are done, some thousand at a time.
  package init(bytes: [UInt8], progress: (Int) -> Void) {
    self.init(content: EditedText(RopeText(bytes: bytes, progress: progress)))
  }

  private init(content: EditedText<RopeText>) {
    let number = Self.next()
    (id, revision) = (ID(number), number)
    self.content = content
  }

  // MARK: - The text

  /// The text, with U+FFFD for bytes that are not UTF-8. Linear. Setting it edits the parts that
  /// differ, and can be undone; other bytes that are not UTF-8 stay as they are.
  public var text: String {
    get { content.storage.string }
    set {
      let (old, new) = (Array(content.storage.string.utf8), Array(newValue.utf8))
      guard let delta = TextDelta(from: old, to: new) else { return }
      var ends = (delta.range.lowerBound, delta.range.upperBound)
      if old.count != byteCount { ends = content.storage.bytes.places(ends.0, ends.1) }
      replace(ends.0..<ends.1, with: Array(new[delta.newRange]))
    }
  }

  /// The bytes of the text. Linear. Setting them edits the parts that differ, and can be undone.
  public var bytes: [UInt8] {
    get { content.storage.bytes }
    set {
      guard let delta = TextDelta(from: content.storage.bytes, to: newValue) else { return }
      replace(delta.range, with: Array(newValue[delta.newRange]))
    }
  }

  mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    var editor = Editor(content)
    // Undoing the edit shows where it was.
    editor.move(to: range.upperBound)
    editor.replace(range, with: RopeText(bytes: bytes))
    take(editor.content)
  }

  /// The number of bytes. O(1).
  public var byteCount: Int { content.storage.count }

  /// The number of lines, one more than there are line breaks. O(1).
  public var lineCount: Int { content.storage.lineCount }

  public var isEmpty: Bool { content.storage.isEmpty }

  // MARK: - Undoing

  public var canUndo: Bool { content.canUndo }
  public var canRedo: Bool { content.canRedo }

  /// Undoes the last edit, if there is one.
  public mutating func undo() {
    var new = content
    if let selection = new.undo() { take(new, showing: selection) }
  }

  /// Redoes the edit that was undone last.
  public mutating func redo() {
    var new = content
    if let selection = new.redo() { take(new, showing: selection) }
  }

  /// True if undoing or redoing leads from the text of one copy to that of the other, or neither
  /// was edited: O(1). It may be false for texts that edits have made the same.
  package func hasText(of other: TextDocument) -> Bool { content.version == other.content.version }

  /// Takes the text after an edit.
  ///
  /// - Parameter selection: the one that all editors of the document show; `nil` if each keeps its
  ///   own.
  mutating func take(_ new: EditedText<RopeText>, showing selection: EditSelection? = nil) {
    shownSelection = selection
    edits.append((revision, new.deltas))
    if edits.count > Self.mostEdits { edits.removeFirst() }
    content = new
    revision = Self.next()
  }

  /// True if the other copy has the same text and steps, because neither was edited: O(1).
  func isVersion(of other: TextDocument) -> Bool { revision == other.revision }

  /// True if no edit of the other copy is missing here.
  package func isEdit(of other: TextDocument) -> Bool {
    isVersion(of: other) || deltas(since: other.revision) != nil
  }

  /// Returns where a place of another copy is after the edits since then; `nil` if the text there
  /// was replaced, or the edits are not known.
  package func place(of offset: Int, in other: TextDocument) -> Int? {
    guard !isVersion(of: other) else { return offset }
    guard let deltas = deltas(since: other.revision) else { return nil }
    var place = offset
    for delta in deltas {
      if place > delta.range.lowerBound, place < delta.range.upperBound { return nil }
      place = delta.place(of: place)
    }
    return place
  }

  /// Returns the edits since a revision, or `nil` if they are not known.
  func deltas(since revision: Int) -> [TextDelta]? {
    guard let first = edits.firstIndex(where: { $0.revision == revision }) else { return nil }
    return edits[first...].flatMap(\.deltas)
  }
}

extension TextDocument: Hashable {
  /// The bytes at either end that are hashed.
  private static let hashedBytes = 64

  public static func == (left: TextDocument, right: TextDocument) -> Bool {
    left.hasText(of: right) || left.content.storage == right.content.storage
  }

  /// Hashes the size and both ends: O(log n).
  public func hash(into hasher: inout Hasher) {
    let text = content.storage
    hasher.combine(text.count)
    hasher.combine(text.lineCount)
    hasher.combine(text.bytes(in: 0..<min(text.count, Self.hashedBytes)))
    hasher.combine(text.bytes(in: max(0, text.count - Self.hashedBytes)..<text.count))
  }
}

extension TextDocument: CustomStringConvertible {
  public var description: String { "\(byteCount) bytes in \(lineCount) lines" }
}

extension [UInt8] {
  /// Returns the places of two offsets in the text that these bytes are read as, where U+FFFD
  /// stands for what is no UTF-8. An offset in such a character is that of its start, or for the
  /// second one of its end. Linear.
  fileprivate func places(_ first: Int, _ second: Int) -> (Int, Int) {
    var (place, offset) = (0, 0)
    var places = (count, count)
    var (isFirstKnown, isSecondKnown) = (false, false)
    var parser = Unicode.UTF8.ForwardParser()
    var rest = makeIterator()
    while !isSecondKnown {
      let (read, shown): (Int, Int)
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): (read, shown) = (scalar.count, scalar.count)
      case .error(let length): (read, shown) = (length, 3)
      case .emptyInput: return places
      }
      if !isFirstKnown, first < offset + shown { (places.0, isFirstKnown) = (place, true) }
      (place, offset) = (place + read, offset + shown)
      if second <= offset { (places.1, isSecondKnown) = (second == first ? places.0 : place, true) }
    }
    return (Swift.min(places.0, places.1), places.1)
  }
}
