import Dispatch
import Foundation
import TestSupport
import Testing

@testable import RecurseTerminal

@Suite("The loop waits for everything at once and starves nothing, in either form", .serialized)
@MainActor
struct EventLoopTests {
  @Test("Bytes that arrive together are one batch", arguments: LoopForm.allCases)
  func oneBatch(form: LoopForm) async {
    let test = LoopFixture(form)
    test.terminal.type("abc")
    test.terminal.type("def")
    test.listener.onBatch = { _ in test.loop.stop() }
    await test.run()
    #expect(test.listener.batches.map(text) == ["abcdef"])
    #expect(test.loop.turns == 2)
  }

  @Test(
    "Events that are not handled come again, after signals, jobs and a turn, before later input",
    arguments: LoopForm.allCases)
  func parts(form: LoopForm) async {
    let test = LoopFixture(form)
    test.terminal.type("abcde")
    test.listener.most = 2
    var log: [String] = []
    test.listener.onBatch = { events in
      log.append(text(events))
      if log.count == 2 { test.terminal.type("f") }
      if log.last?.hasSuffix("f") == true { test.loop.stop() }
      test.addJob { log.append("job") }
    }
    test.listener.onTurn = { log.append("turn") }
    await test.run()
    let order = log.joined(separator: " ")
    #expect(order.hasPrefix("turn ab job turn cd job turn e"), "\(order)")
    // What arrives while events wait comes with the last of them, or after it.
    #expect(order.hasSuffix("f job turn"), "\(order)")
    #expect(test.listener.batches.map(text).joined() == "abcdef")
  }

  @Test("A job that changes something leads to a turn", arguments: LoopForm.allCases)
  func jobs(form: LoopForm) async {
    let test = LoopFixture(form)
    var log: [String] = []
    test.addJob { log.append("job") }
    test.listener.onTurn = {
      log.append("turn")
      if log.contains("job") { test.loop.stop() }
    }
    await test.run()
    #expect(log == ["turn", "job", "turn"])
  }

  @Test("An idle loop wakes up for its deadline only", arguments: LoopForm.allCases)
  func idle(form: LoopForm) async {
    let test = LoopFixture(form)
    test.stop(after: .milliseconds(30))
    let start = MonotonicTime.now
    await test.run()
    #expect(MonotonicTime.now - start >= .milliseconds(30))
    #expect(test.loop.turns == 2)
    #expect(test.listener.deadlines == 1)
  }

  @Test(
    "Neither a flood of input nor a flood of jobs stops the other", arguments: LoopForm.allCases)
  func noStarvation(form: LoopForm) async {
    let test = LoopFixture(form)
    var jobs = 0
    var isOver = false
    func again() {
      jobs += 1
      if !isOver { test.addJob(again) }
    }
    test.addJob(again)
    test.listener.onBatch = { _ in test.terminal.type("x") }
    test.terminal.type("x")
    test.listener.onTurn = {
      let isDone = jobs >= 500 && test.listener.batches.count >= 500
      isOver = isDone || test.loop.turns > 100_000
      if isOver { test.loop.stop() }
    }
    await test.run()
    #expect(test.listener.batches.count >= 500)
    #expect(jobs >= 500)
  }

  @Test(
    "A turn reads at most 256 KiB, so that a flood is painted while it lasts",
    arguments: LoopForm.allCases)
  func boundedRead(form: LoopForm) async {
    let test = LoopFixture(form)
    var size: Int32 = 4 << 20
    setsockopt(test.terminal.far, SOL_SOCKET, SO_SNDBUF, &size, 4)
    let chunk = String(repeating: "m", count: 64 * 1024)
    test.listener.onTurn = { test.terminal.type(chunk) }
    test.listener.onBatch = { events in
      #expect(events.count <= InputReader.limit)
      if test.listener.batches.count == 20 { test.loop.stop() }
    }
    await test.run()
    #expect(test.loop.turns <= 21)
  }

  @Test("A lone Escape is the key, after a wait without a turn", arguments: LoopForm.allCases)
  func escape(form: LoopForm) async {
    let test = LoopFixture(form)
    test.terminal.type("\u{1B}")
    test.listener.onBatch = { _ in test.loop.stop() }
    await test.run()
    #expect(test.listener.batches == [[.key(KeyEvent(.escape))]])
    // The first turn, the byte, the end of the wait.
    #expect(test.loop.turns == 3)
  }

  @Test(
    "A closed terminal is reported once and does not keep the loop busy",
    arguments: LoopForm.allCases)
  func hangUp(form: LoopForm) async {
    let test = LoopFixture(form)
    test.terminal.hangUp()
    test.stop(after: .milliseconds(30))
    await test.run()
    #expect(test.listener.signals == [.hangUp])
    // The first turn, the end of input, the deadline: on a busy machine the last two together.
    #expect(test.loop.turns <= 3)
  }

  @Test(
    "What was read before the terminal closed is handled before that is reported",
    arguments: LoopForm.allCases)
  func hangUpBehindEvents(form: LoopForm) async {
    for isSignal in [true, false] {
      let test = LoopFixture(form)
      test.terminal.type("abc")
      test.listener.most = 1
      test.listener.onBatch = { _ in
        #expect(test.listener.signals.isEmpty)
        guard test.listener.batches.count == 1 else { return }
        if isSignal { test.terminal.signal(SIGHUP) } else { test.terminal.hangUp() }
      }
      test.listener.onTurn = { if !test.listener.signals.isEmpty { test.loop.stop() } }
      await test.run()
      #expect(test.listener.batches.map(text) == ["a", "b", "c"])
      #expect(test.listener.signals == [.hangUp])
    }
  }

  @Test(
    "Signals that end the process are reported, the others go to the session",
    arguments: LoopForm.allCases)
  func signals(form: LoopForm) async {
    let test = LoopFixture(form)
    for number in [SIGTERM, SIGINT, SIGTSTP, SIGCONT, SIGWINCH, SIGQUIT, SIGHUP] {
      test.terminal.signal(number)
    }
    test.listener.onTurn = { if test.loop.turns == 2 { test.loop.stop() } }
    await test.run()
    #expect(test.listener.signals == [.terminate, .interrupt, .quit, .hangUp])
    #expect(test.terminal.calls == ["stop", "continue", "size"])
  }

  @Test(
    "A terminal that may not be read after a signal is not read, and wakes nothing",
    arguments: LoopForm.allCases)
  func unreadable(form: LoopForm) async {
    let test = LoopFixture(form)
    test.terminal.type("a")
    test.terminal.onContinue = { test.terminal.mayBeRead = false }
    test.terminal.signal(SIGCONT)
    test.stop(after: .milliseconds(30))
    await test.run()
    #expect(test.listener.batches.isEmpty)
    // Dispatch may report the descriptor once more; on a busy machine the signal and the deadline
    // come together.
    #expect((2...4).contains(test.loop.turns))
    test.terminal.mayBeRead = true
    test.listener.onBatch = { _ in test.loop.stop() }
    await test.run()
    #expect(test.listener.batches.map(text) == ["a"])
  }

  @Test(
    "A signal that comes while the app is stopped is reported before the turn that paints",
    arguments: LoopForm.allCases)
  func signalWhileStopped(form: LoopForm) async {
    let test = LoopFixture(form)
    test.terminal.onContinue = { test.terminal.signal(SIGTERM) }
    test.terminal.signal(SIGCONT)
    test.listener.onTurn = {
      guard test.loop.turns == 2 else { return }
      #expect(test.listener.signals == [.terminate])
      test.loop.stop()
    }
    await test.run()
    #expect(test.terminal.calls == ["continue"])
  }

  @Test("A new size is reported before the turn that paints it", arguments: LoopForm.allCases)
  func resize(form: LoopForm) async {
    let test = LoopFixture(form)
    test.terminal.newSize = CellSize(columns: 10, rows: 5)
    test.terminal.signal(SIGWINCH)
    test.listener.onTurn = { if !test.listener.sizes.isEmpty { test.loop.stop() } }
    await test.run()
    #expect(test.listener.sizes == [CellSize(columns: 10, rows: 5)])
    #expect(test.loop.turns == 2)
  }

  @Test(
    "A blocked terminal is flushed when it can be written, and input is read",
    arguments: LoopForm.allCases)
  func blocked(form: LoopForm) async {
    let test = LoopFixture(form)
    test.terminal.isBlocked = true
    test.terminal.type("x")
    test.listener.onTurn = {
      if test.terminal.flushes == 1, !test.listener.batches.isEmpty { test.loop.stop() }
    }
    await test.run()
    #expect(test.terminal.flushes == 1)
    #expect(test.listener.batches.count == 1)
  }

  @Test(
    "After the stop, jobs continue until the work is done, without input",
    arguments: LoopForm.allCases)
  func afterStop(form: LoopForm) async {
    let test = LoopFixture(form)
    test.terminal.type("unread")
    var left = 3
    func again() {
      left -= 1
      if left > 0 { test.addJob(again) }
    }
    test.addJob(again)
    await test.run(for: .seconds(600)) { left > 0 }
    #expect(left == 0)
    #expect(test.listener.batches.isEmpty)
    // A waiter whose turns include the jobs runs one in each.
    #expect(form == .poll ? test.loop.turns == 3 : (1...3).contains(test.loop.turns))
  }

  @Test("Work that is not done in time is given up", arguments: LoopForm.allCases)
  func timeLimit(form: LoopForm) async {
    let test = LoopFixture(form)
    await test.run(for: .milliseconds(20)) { true }
    // None where the time was over before the first.
    #expect(test.loop.turns <= 1)
  }

  @Test(
    "The loop refuses to start inside a job of the main queue, and says how to start",
    arguments: LoopForm.allCases)
  func busyMainQueue(form: LoopForm) {
    // This test is such a job.
    #expect(throws: TerminalError.mainQueueIsBusy) { _ = try form.makeWaiter() }
    #expect(TerminalError.mainQueueIsBusy.description.contains("synchronous main"))
  }
}

@Suite("The form of the loop", .blocking) struct LoopFormTests {
  @Test("is chosen by RECURSE_LOOP", arguments: LoopForm.allCases)
  func chosen(form: LoopForm) throws {
    #expect(try LoopForm(environment: ["RECURSE_LOOP": form.rawValue]) == form)
  }

  @Test("is the system's default without the variable", arguments: [[:], ["RECURSE_LOOP": ""]])
  func standard(environment: [String: String]) throws {
    #expect(try LoopForm(environment: environment) == (MainQueue.canPoll ? .poll : .dispatch))
  }

  @Test("must be one that exists, which the error names")
  func unknown() {
    #expect(
      throws: TerminalError.system(
        "RECURSE_LOOP is \"epoll\"; it can be \"poll\" or \"dispatch\".")
    ) {
      _ = try LoopForm(environment: ["RECURSE_LOOP": "epoll"])
    }
  }
}
