/// A log that is read page by page, while git waits.
///
/// ```swift
/// let log = repository.log()
/// let first = try await log.next(500)
/// let second = try await log.next(500)
/// ```
///
/// A page costs as much as its commits. Git is ended with the object, by `cancel`, or by a task
/// that is cancelled while it waits for a page.
package final class GitLog: Sendable {
  private let pages: CommitQueue
  private let task: Task<Void, Never>

  init(_ repository: GitRepository, _ command: @escaping @Sendable () async throws -> GitCommand?) {
    let pages = CommitQueue()
    self.pages = pages
    task = Task.detached {
      do {
        if let command = try await command() {
          var stream = CommitStream()
          let output = try await repository.program.stream(command, in: repository.root) { bytes in
            try await pages.add(stream.read(bytes))
          }
          try command.check(output)
        }
        await pages.finish(nil)
      } catch {
        await pages.finish(GitProgram.error(error, repository.root))
      }
    }
  }

  deinit { task.cancel() }

  /// Reads the next commits; fewer than wanted at the end, none after it.
  package func next(_ count: Int = 500) async throws(GitError) -> [GitCommit] {
    do {
      return try await withTaskCancellationHandler {
        try await pages.take(count)
      } onCancel: {
        cancel()
      }
    } catch { throw GitProgram.error(error, "") }
  }

  /// Ends git. A page that is awaited throws `GitError.cancelled`.
  package func cancel() { task.cancel() }
}

/// Commits that are read, and the reader that waits while there are enough of them.
private actor CommitQueue {
  private var commits: [GitCommit] = []
  private var wanted = 0
  private var result: Result<Void, GitError>?
  private var reader: CheckedContinuation<Void, Never>?
  private var takers: [CheckedContinuation<Void, Never>] = []
  private var isCancelled = false

  /// Adds commits, and waits until more are wanted.
  func add(_ more: [GitCommit]) async throws {
    commits += more
    wake()
    while commits.count >= max(wanted, 1), !isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { reader = $0 }
      } onCancel: {
        Task { await cancel() }
      }
    }
    if isCancelled { throw CancellationError() }
  }

  func finish(_ error: GitError?) {
    result = error.map { .failure($0) } ?? .success(())
    wake()
  }

  func take(_ count: Int) async throws -> [GitCommit] {
    wanted = count
    while commits.count < count, result == nil {
      reader?.resume()
      reader = nil
      await withCheckedContinuation { takers.append($0) }
    }
    if case .failure(let error) = result, commits.isEmpty || error == .cancelled { throw error }
    let page = Array(commits.prefix(count))
    commits.removeFirst(page.count)
    wanted = 0
    return page
  }

  private func cancel() {
    isCancelled = true
    reader?.resume()
    reader = nil
  }

  private func wake() {
    for taker in takers { taker.resume() }
    takers = []
  }
}
