import Foundation
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("What ends the app comes after what was read before it", .serialized)
@MainActor
struct EventLoopEndTests {
  /// What the delegate hears until a signal, in order. Time stands still, but for what a batch
  /// takes.
  private func log(
    _ form: LoopForm, most: Int = .max, batchTakes: Duration = .zero,
    _ prepare: (SocketTerminal) -> Void,
    onBatch: @escaping (SocketTerminal, String) -> Void = { _, _ in }
  ) async -> String {
    let test = LoopFixture(form)
    test.listener.most = most
    var time = Duration.zero
    test.loop.patienceClock = { time }
    var log: [String] = []
    test.listener.onBatch = {
      log.append(text($0))
      time += batchTakes
      onBatch(test.terminal, text($0))
    }
    test.listener.onTurn = {
      guard !test.listener.signals.isEmpty else { return }
      log += test.listener.signals.map { "\($0)" }
      test.loop.stop()
    }
    prepare(test.terminal)
    await test.run()
    return log.joined(separator: " ")
  }

  @Test("be it read before it or with it", arguments: LoopForm.allCases)
  func readable(form: LoopForm) async {
    for signal in [SIGHUP, SIGTERM] {
      let heard = await log(form) {
        $0.signal(signal)
        $0.type("ab")
      }
      #expect(heard == "ab \(signal == SIGHUP ? "hangUp" : "terminate")")
    }
  }

  @Test("also where that is handled in parts", arguments: LoopForm.allCases)
  func parts(form: LoopForm) async {
    let heard = await log(form, most: 2) {
      $0.type("abcde")
      $0.signal(SIGHUP)
    }
    #expect(heard == "ab cd e hangUp")
  }

  @Test("also where the terminal closes, and sends no signal")
  func closed() async {
    // A terminal that closes drops what was not read. A socket does not, and Dispatch tells of both
    // at once.
    for most in [2, .max] {
      let heard = await log(.poll, most: most) {
        $0.type("abcde")
        $0.hangUp()
      }
      #expect(heard == (most == 2 ? "ab cd e hangUp" : "abcde hangUp"))
    }
  }

  @Test("also a paste whose end has not come", arguments: LoopForm.allCases)
  func paste(form: LoopForm) async {
    for signal in [SIGHUP, SIGTERM] {
      let heard = await log(form) {
        $0.type("\u{1b}[200~half")
        $0.signal(signal)
      }
      #expect(heard == "? \(signal == SIGHUP ? "hangUp" : "terminate")")
    }
    let heard = await log(.poll) {
      $0.type("\u{1b}[200~half")
      $0.hangUp()
    }
    #expect(heard == "? hangUp")
  }

  @Test("unless another signal asks for the end", arguments: LoopForm.allCases)
  func again(form: LoopForm) async {
    let heard = await log(form, most: 1) {
      $0.type("abcdefgh")
      $0.signal(SIGTERM)
    } onBatch: { terminal, text in
      if text == "b" { terminal.signal(SIGTERM) }
    }
    #expect(heard == "a b c terminate terminate")
  }

  @Test("for a second", arguments: LoopForm.allCases)
  func patience(form: LoopForm) async {
    let heard = await log(form, most: 1, batchTakes: .milliseconds(100)) {
      $0.type(String(repeating: "a", count: 100))
      $0.signal(SIGTERM)
    }
    #expect(heard == String(repeating: "a ", count: 10) + "terminate")
  }
}
