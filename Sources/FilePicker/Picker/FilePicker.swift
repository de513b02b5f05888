import RecurseControls
import RecurseCore

/// A view in which a person chooses files or folders, or the name of a new file.
///
/// ```swift
/// FilePicker(allowing: ["txt", "md"], allowsMultipleSelection: true)
///   .on { state, output in
///     switch output {
///     case .chosen(let files): state.open(files)
///     case .cancelled: state.isOpening = false
///     }
///   }
/// FilePicker(savingAs: "notes.txt", in: state.folder).on { … }
/// ```
///
/// `fileImporter` and `fileExporter` present a picker in a sheet.
///
///     ~/Notes                     [ Places ] [ ] Hidden
///     me
///     meals.md                          1.2K 2026-11-26
///     times.txt                          812 2026-11-20
///     2 of 41
///     [ Open ]  [ Cancel ]
///
/// | Key | In the list |
/// |---|---|
/// | letters | keep the names that have them in their order, the best first |
/// | Enter, a double click | opens a folder, chooses a file |
/// | → | opens a folder |
/// | Backspace | takes the last letter back; without one, goes to the folder above, as ← does |
/// | Space | marks a file, where several can be chosen; after a letter, it is one |
/// | Insert, Ctrl+Space | marks a file, also after a letter |
/// | Tab | completes what is typed |
/// | `/` `~` | begin a path, which is completed in the field |
/// | Alt+. | shows hidden files, or hides them |
/// | F5 | reads the folder again |
///
/// In the field, Tab and Enter complete a path as far as all names agree, and then show them. A
/// path that ends in a slash is a folder: Tab, ↓ and Enter show it in the list. ".." takes back the
/// component before it in the text. A pipe, a socket, a device and a broken link are dim, and not
/// chosen.
///
/// Files are read by threads of their own, so a folder that does not answer keeps nobody waiting.
/// The last rows stay, and another folder can be opened meanwhile. Names that would harm a terminal
/// are shown with other characters, and chosen exactly as they are. A chosen location is absolute
/// and was there a moment ago. With 100,000 files each letter costs a look at all names, and the
/// rows in view are the only ones that are rendered.
public struct FilePicker: Component {
  /// The result of a picker.
  public enum Output: Hashable, Sendable {
    /// The person has chosen one location, or several in the order in which they were shown.
    case chosen([FileLocation])
    case cancelled
  }

  let purpose: Purpose
  let folder: FileLocation?
  let recents: [FileLocation]
  var disk = Disk.system
  /// Whether the first line begins with a title.
  var isTitled = false

  /// Creates a picker of files that exist, or of folders.
  ///
  /// - Parameters:
  ///   - files: the files that can be chosen; others are not shown.
  ///   - allowsMultipleSelection: whether several can be chosen.
  ///   - folder: the folder that is shown first; `nil` is the one in which the app runs.
  ///   - recents: folders that were used before, the last one first.
  public init(
    allowing files: AllowedFiles = .all, allowsMultipleSelection: Bool = false,
    in folder: FileLocation? = nil, recents: [FileLocation] = []
  ) {
    purpose = .open(files, several: allowsMultipleSelection)
    (self.folder, self.recents) = (folder, recents)
  }

  /// Creates a picker of the place and name of a new file. It asks before it chooses a file that
  /// exists.
  ///
  /// - Parameters:
  ///   - name: the name that is offered.
  ///   - folder: the folder that is shown first; `nil` is the one in which the app runs.
  ///   - recents: folders that were used before, the last one first.
  public init(
    savingAs name: String, in folder: FileLocation? = nil, recents: [FileLocation] = []
  ) {
    purpose = .save(as: name)
    (self.folder, self.recents) = (folder, recents)
  }

  enum Purpose: Hashable, Sendable {
    case open(AllowedFiles, several: Bool)
    case save(as: String)

    var isSaving: Bool { if case .save = self { true } else { false } }

    var allowed: AllowedFiles { if case .open(let files, _) = self { files } else { .all } }

    var choosesFolders: Bool { allowed == .folders }

    var title: String { isSaving ? "Save as" : choosesFolders ? "Choose a folder" : "Open" }

    var choosesSeveral: Bool { if case .open(_, several: true) = self { true } else { false } }
  }

  public func propsChanged(from old: FilePicker, state: inout State) {
    if purpose != old.purpose { state.purpose = purpose }
  }

  public var initialState: State {
    let current = disk.current()
    let start = folder.map { $0.isAbsolute ? $0 : current.appending($0.bytes) } ?? current
    return State(purpose, start: start.withoutParents, home: disk.home())
  }
}
