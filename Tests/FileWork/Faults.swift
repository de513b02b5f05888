import Foundation
import Synchronization

@testable import FileWork

/// Calls of the system that fail at random while they are switched on, and a clock beside them.
///
/// All that is random comes from the seed and from the order of the calls. The clock is a part of
/// it: the trash asks for another name if two entries are made in the same millisecond.
final class Faults: Sendable {
  private struct State {
    var generator: SeededGenerator
    var isOn = false
    var odds: UInt64 = 40
    var milliseconds: Int64 = 1_764_240_000_000
    var history: [String] = []
  }

  private let state: Mutex<State>

  init(seed: UInt64) { state = Mutex(State(generator: SeededGenerator(seed: seed))) }

  func set(isOn: Bool, odds: UInt64 = 40) {
    state.withLock {
      $0.isOn = isOn
      $0.odds = odds
    }
  }

  /// Whether a person cancels at this moment.
  func cancel() -> Bool { state.withLock { $0.isOn && $0.generator.next() % 200 == 0 } }

  /// The calls so far, each with the name of its item, and whether it failed.
  var history: [String] { state.withLock { $0.history } }

  var disk: Disk {
    var disk = Disk()
    // Small, so that a file takes several chunks.
    disk.chunk = 4
    disk.fault = { call, path in self.failure(of: call, path) }
    disk.now = { self.tick() }
    return disk
  }

  private func failure(of call: DiskCall, _ path: RawPath) -> Int32? {
    state.withLock { state in
      let number = state.generator.next()
      var code: Int32?
      if call == .rename, number % 3 == 0 {
        code = EXDEV
      } else if state.isOn, (number >> 8) % state.odds == 0 {
        code = EIO
      }
      state.history.append("\(call) \(path.name) \(code ?? 0)")
      return code
    }
  }

  /// The next time, which is often the one before.
  private func tick() -> Int64 {
    state.withLock { state in
      state.milliseconds += Int64(state.generator.next() % 2)
      return state.milliseconds
    }
  }
}
