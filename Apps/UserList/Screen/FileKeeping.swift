/// How a list and its file stand to each other: what is written, what is in the way, and what leaving
/// waits for.
///
/// One change at a time is written, the newest that there is when the one before it is out.
package struct FileKeeping: Equatable {
  /// Whether there is a file.
  let isKept: Bool
  /// What the file had when it was read or written last.
  private(set) var version: UserFile.Version?
  /// The last change that the file has.
  package private(set) var saved: Int
  /// How often writing was begun again after something was in the way.
  private(set) var attempts = 0
  /// Why the file does not have the last change.
  package private(set) var problem: UserFileError?
  /// What somebody else has written, as long as nobody has said which is to stay.
  package private(set) var theirs: UserFile.Version?
  /// The change at which somebody said that the other's is to stay.
  private(set) var taking: Int?
  package private(set) var leaving = Leaving.stays

  package enum Leaving: Equatable {
    case stays
    /// Leaving was asked for although changes would be lost, and that was told.
    case warned
    /// The list is left when the file has it.
    case waits
    /// It was left although the file does not have it.
    case over
  }

  init(isKept: Bool, version: UserFile.Version?, revision: Int) {
    self.isKept = isKept
    self.version = version
    saved = revision
  }

  /// What is to be done with the file.
  enum Work: Hashable {
    case write(after: Int, attempt: Int)
    case read(attempt: Int)
    /// Nobody says which is to stay, and the list is left: both are kept.
    case writeBeside
  }

  func work(at revision: Int) -> Work? {
    guard isKept, saved != revision else { return nil }
    if taking != nil { return .read(attempt: attempts) }
    if theirs != nil { return leaving == .waits ? .writeBeside : nil }
    return .write(after: saved, attempt: attempts)
  }

  mutating func didChange() {
    if problem != nil { attempts += 1 }
    if leaving == .warned { leaving = .stays }
  }

  // MARK: - What became of it

  mutating func didSave(_ revision: Int, as version: UserFile.Version) {
    saved = max(saved, revision)
    self.version = version
    problem = nil
    if leaving == .warned { leaving = .stays }
  }

  mutating func didFail(_ error: UserFileError) {
    problem = error
    taking = nil
  }

  mutating func didFind(_ theirs: UserFile.Version) {
    self.theirs = theirs
    problem = nil
  }

  // MARK: - What a person says

  mutating func saveAgain() {
    if problem != nil { attempts += 1 }
  }

  /// What is in the file now may be overwritten.
  mutating func keepMine() {
    version = theirs
    theirs = nil
    taking = nil
    attempts += 1
  }

  mutating func takeTheirs(at revision: Int) {
    taking = revision
    problem = nil
    attempts += 1
  }

  /// Whether the other's may still take the place of the list: who edits on has to be asked again.
  mutating func mayTake(at revision: Int) -> Bool {
    defer { taking = nil }
    return taking == revision
  }

  mutating func didTake(_ version: UserFile.Version?, revision: Int) {
    self.version = version
    theirs = nil
    problem = nil
    saved = revision
  }

  // MARK: - Leaving

  /// Somebody asks to leave.
  ///
  /// - Returns: whether the list can be left at once; else it says what it waits for.
  mutating func leave(at revision: Int) -> Bool {
    guard isKept, saved != revision, leaving != .waits, leaving != .over else { return true }
    let isBlocked = problem != nil || theirs != nil
    guard !isBlocked || leaving == .warned else {
      leaving = .warned
      return false
    }
    leaving = .waits
    taking = nil
    return isBlocked && theirs == nil
  }

  /// The app ends, whatever is in the way: what can be done is, once more.
  mutating func end(at revision: Int) {
    guard isKept, saved != revision, leaving != .waits, leaving != .over else { return }
    leaving = .waits
    taking = nil
    if problem != nil { attempts += 1 }
  }

  mutating func giveUp() { leaving = .over }

  /// What the file does not have, in words.
  func loss(at revision: Int) -> String {
    let count = revision - saved
    return count == 1
      ? "The last change was not saved." : "The last \(count) changes were not saved."
  }
}
