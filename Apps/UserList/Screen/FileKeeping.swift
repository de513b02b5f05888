/// The relation between a list and its file: what is written, what prevents it, and what leaving
/// waits for.
///
/// One change is written at a time. The next is the newest when the one before is done.
package struct FileKeeping: Equatable {
  /// Whether there is a file.
  let isKept: Bool
  /// The version that was last read or written.
  private(set) var version: UserFile.Version?
  /// The last change in the file.
  package private(set) var saved: Int
  /// The number of times that writing was retried after a problem.
  private(set) var attempts = 0
  /// The problem that keeps the last change from the file.
  package private(set) var problem: UserFileError?
  /// The version that another program has written, until the user decides which one to keep.
  package private(set) var theirs: UserFile.Version?
  /// The change at which the user decided to keep the other version.
  private(set) var taking: Int?
  package private(set) var leaving = Leaving.stays

  package enum Leaving: Equatable {
    case stays
    /// The user asked to leave although changes would be lost, and was told.
    case warned
    /// The list is left when the file contains it.
    case waits
    /// The user left although the file does not contain the list.
    case over
  }

  /// Whether asking once more to leave means to do so at once.
  var isAskedToLeave: Bool { leaving == .warned || leaving == .waits }

  init(isKept: Bool, version: UserFile.Version?, revision: Int) {
    self.isKept = isKept
    self.version = version
    saved = revision
  }

  /// The next work on the file.
  enum Work: Hashable {
    case write(after: Int, attempt: Int)
    case read(attempt: Int)
    /// The list is left without a decision: both versions are kept.
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

  // MARK: - Results

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

  // MARK: - Decisions of the user

  mutating func saveAgain() {
    if problem != nil { attempts += 1 }
  }

  /// The current contents of the file may be overwritten.
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

  /// Whether the other version may still replace the list. Further edits need another decision.
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

  /// The user asks to leave.
  ///
  /// - Returns: whether the list can be left at once; otherwise its message says what it waits for.
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

  /// The app ends: tries once more to write what is possible.
  mutating func end(at revision: Int) {
    guard isKept, saved != revision, leaving != .waits, leaving != .over else { return }
    leaving = .waits
    taking = nil
    if problem != nil { attempts += 1 }
  }

  mutating func giveUp() { leaving = .over }

  /// The changes that the file does not contain, in words.
  func loss(at revision: Int) -> String {
    let count = revision - saved
    return count == 1
      ? "The last change was not saved." : "The last \(count) changes were not saved."
  }
}
