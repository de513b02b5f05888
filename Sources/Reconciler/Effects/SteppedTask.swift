/// Long work of the engine's own, in steps between which the event loop reads input.
///
/// A step is a job of the main queue, and a turn of the loop runs only the jobs that were there
/// when it began. So a turn has one step, and a key typed meanwhile comes before the next.
@MainActor
package final class SteppedTask {
  private var task: Task<Void, Never>?

  /// Begins the work with the turn after this one.
  ///
  /// - Parameter step: does one step; returns whether another one follows.
  package init(on engine: Engine, step: @escaping @MainActor () -> Bool) {
    engine.runningEffects.taskCount += 1
    task = Task { [engine] in
      repeat { await Task.yield() } while !Task.isCancelled && step()
      engine.runningEffects.taskCount -= 1
      engine.clock.timeline.setNeedsTurn()
    }
  }

  deinit { task?.cancel() }

  /// Ends the work: no step begins any more.
  package func cancel() { task?.cancel() }
}
