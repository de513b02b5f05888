import Files
import Recurse

// Messages about the file, and the work on it.
extension UserListScreen {
  typealias Emission = Emit<Output>

  // MARK: - Problems

  @NodeBuilder<UserListScreen>
  func notice(_ state: UserListState) -> Node {
    let keeping = state.keeping
    if let problem = keeping.problem {
      Text("Not saved: \(problem).\(advice(keeping))").foreground(.error)
    }
    if keeping.theirs != nil {
      HStack(spacing: 1) {
        Text(question(keeping)).foreground(.error)
        Button("Keep mine") { $0.keep { keeping, _ in keeping.keepMine() } }
        Button("Take theirs") { $0.keep { keeping, book in keeping.takeTheirs(at: book.revision) } }
      }
    }
    if keeping.leaving == .waits { Text("Saving…") }
  }

  private func advice(_ keeping: FileKeeping) -> String {
    keeping.leaving == .warned ? " Leave again to go without the changes." : ""
  }

  private func question(_ keeping: FileKeeping) -> String {
    let fact = "Another program has changed \(name)."
    return keeping.leaving == .warned ? fact + " Leave again to keep both." : fact
  }

  private var name: String { file.map { String(decoding: $0.path.name, as: UTF8.self) } ?? "" }

  // MARK: - Leaving

  /// Leaves when the file contains the list. A second request leaves at once.
  func leave(_ state: inout UserListState, _ emit: inout Emission) {
    var canLeave = false
    state.keep { canLeave = $0.leave(at: $1.revision) }
    guard canLeave else { return }
    if state.isSaved || file == nil { emit(.left) } else { giveUp(&state, &emit) }
  }

  private func giveUp(_ state: inout UserListState, _ emit: inout Emission) {
    guard let file, state.keeping.leaving != .over else { return }
    state.keep { keeping, _ in keeping.giveUp() }
    file.giveUp()
    let words = state.problem.map { "\($0)." } ?? "\(file.path.text) was not written."
    emit(.lost("\(words) \(state.keeping.loss(at: state.book.revision))"))
  }

  // MARK: - Work

  @EffectBuilder<UserListScreen>
  package func effects(state: UserListState) -> [Effect] {
    if let file, let work = state.keeping.work(at: state.book.revision) {
      switch work {
      case .write: write(state, to: file, work)
      case .read: read(file, work)
      case .writeBeside: writeBeside(state, file, work)
      }
    }
  }

  /// The time for which the end of the app waits for a file. A disk may be slow, or asleep.
  private static let patience = Duration.seconds(60)

  /// Writes the current list. Changes made meanwhile are written next, together.
  private func write(_ state: UserListState, to file: UserFile, _ work: FileKeeping.Work) -> Effect
  {
    let users = state.book.users
    let revision = state.book.revision
    let version = state.keeping.version
    return .task(id: FileTask(file, work), onCancel: .finish(within: Self.patience)) { list in
      do {
        switch try await file.write(users, over: version) {
        case .written(let version):
          list.send { state, emit in
            state.keep { keeping, _ in keeping.didSave(revision, as: version) }
            if state.keeping.leaving == .waits, state.isSaved { emit(.left) }
          }
        case .changed(let theirs):
          list.send { $0.keep { keeping, _ in keeping.didFind(theirs) } }
        }
      } catch let error as UserFileError {
        list.send { didFail(error, &$0, &$1) }
      }
    }
  }

  private func didFail(
    _ error: UserFileError, _ state: inout UserListState, _ emit: inout Emission
  ) {
    state.keep { keeping, _ in keeping.didFail(error) }
    if state.keeping.leaving == .waits { giveUp(&state, &emit) }
  }

  private func read(_ file: UserFile, _ work: FileKeeping.Work) -> Effect {
    .task(id: FileTask(file, work)) { list in
      do {
        let (users, version) = try await file.readAgain()
        list.send { $0.take(users, version) }
      } catch let error as UserFileError {
        list.send { didFail(error, &$0, &$1) }
      }
    }
  }

  private func writeBeside(
    _ state: UserListState, _ file: UserFile, _ work: FileKeeping.Work
  ) -> Effect {
    let users = state.book.users
    return .task(id: FileTask(file, work), onCancel: .finish(within: Self.patience)) { list in
      do {
        let copy = try await file.writeBeside(users)
        list.send { state, emit in
          state.keep { keeping, _ in keeping.giveUp() }
          emit(
            .lost("Another program has changed \(file.path.text). Your list is in \(copy.text)."))
        }
      } catch let error as UserFileError {
        list.send { didFail(error, &$0, &$1) }
      }
    }
  }
}

/// The work of an effect on a file. Its text is shown if it did not finish in time.
private struct FileTask: Hashable, CustomStringConvertible {
  private let path: FilePath
  private let work: FileKeeping.Work

  init(_ file: UserFile, _ work: FileKeeping.Work) {
    path = file.path
    self.work = work
  }

  var description: String { "writing \(path.text)" }
}
