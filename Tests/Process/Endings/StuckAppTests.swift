import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("An app that is stuck", .blocking) struct StuckAppTests {
  static let places = ["stuck", "stuck-in-call"]
  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private func stuck(_ place: String) throws -> TerminalProcess {
    let app = try TerminalProcess.ending(place, environment: ["RECURSE_STRICT": nil])
    let before = try app.traffic("syscr")
    try app.type("!")
    try app.waitUntil("the key is read") { _ in try app.traffic("syscr") > before }
    return app
  }

  @Test("is ended by a signal that it does not handle", arguments: places, signals)
  func unanswered(place: String, number: Int32) throws {
    let app = try stuck(place)
    app.signal(number)
    try app.expectEnd(.signaled(number))
  }

  @Test("is ended at once by a second signal; the first one is its status", arguments: places)
  func second(place: String) throws {
    // Both are as slow as the machine is: which one ends first tells more than a clock. Where this
    // test itself was paused, both may have ended.
    var wasFirst = false
    for _ in 0..<5 where !wasFirst {
      let (patient, app) = (try stuck(place), try stuck(place))
      patient.signal(SIGTERM)
      patient.watch(seconds: 0.2)
      app.signal(SIGTERM)
      app.watch(seconds: 0.4)
      app.signal(SIGINT)
      while app.status == nil, patient.status == nil {
        app.watch(seconds: 0.01)
        patient.watch(seconds: 0.01)
      }
      wasFirst = app.status != nil && patient.status == nil
      try app.expectEnd(.signaled(SIGTERM))
      try patient.expectEnd(.signaled(SIGTERM))
    }
    #expect(wasFirst)
  }

  @Test("treats two signals of one cause as one")
  func together() throws {
    // A shell and the kernel may both report that a terminal was closed.
    let app = try TerminalProcess.ending("saving-effect")
    app.signal(SIGHUP)
    app.signal(SIGHUP)
    try app.expectEnd(.signaled(SIGHUP))
    #expect(app.screen.text == "saved")
  }

  @Test("during its end is ended too")
  func atTheEnd() throws {
    let app = try TerminalProcess.ending("stuck-at-the-end")
    app.signal(SIGTERM)
    try app.expectEnd(.signaled(SIGTERM))
  }

  @Test("and stopped in between gets its three seconds again")
  func stopped() throws {
    let app = try TerminalProcess.ending("patient-effect", environment: ["RECURSE_STRICT": nil])
    app.signal(SIGTERM)
    try app.waitUntil("it ends") { $0.shows("Ending") }
    app.signal(SIGSTOP)
    try app.waitForStop()
    app.watch(seconds: 3.5)
    app.signal(SIGCONT)
    app.watch(seconds: 0.2)
    try app.type("+")
    try app.expectEnd(.signaled(SIGTERM))
    #expect(app.screen.text == "saved")
  }

  @Test("leaves no typed keys to the shell")
  func typedAhead() throws {
    let shell = try TerminalProcess.shell(environment: ["RECURSE_STRICT": nil])
    try shell.run("\(builtProduct("ending-fixture")) stuck")
    try shell.waitUntil("the fixture") { $0.shows("Pressed 0") }
    try shell.type("!")
    try shell.waitUntil("it is stuck") { _ in try shell.modes.keysSendSignals }
    try shell.type("echo HARM\r")
    try shell.press(.control("c"))
    try shell.waitForPrompt()
    #expect(!shell.screen.shows("HARM"))
  }

  @Test("shows its printed output")
  func printed() throws {
    let app = try TerminalProcess.ending("prints")
    try app.type("!")
    try app.waitUntil("it printed") { $0.shows("Pressed 1") }
    app.signal(SIGSTOP)
    try app.waitForStop()
    app.signal(SIGTERM)
    app.signal(SIGCONT)
    try app.expectEnd(.signaled(SIGTERM))
    #expect(app.screen.shows("to standard output 1"))
  }

  #if os(Linux)
    @Test("is ended by Ctrl-C and Ctrl-\\, which it does not read", arguments: places)
    func keys(place: String) throws {
      for (key, number) in [(UInt8(0x03), SIGINT), (0x1C, SIGQUIT)] {
        let app = try stuck(place)
        try app.waitUntil("the keys are signals") { _ in
          try app.modes.keysSendSignals
        }
        try app.send([key])
        try app.expectEnd(.signaled(number))
      }
    }

    @Test("is ended by Ctrl-C in a terminal that speaks kitty's protocol, too")
    func kittyKeys() throws {
      let app = try TerminalProcess(
        builtProduct("ending-fixture"), ["stuck"], environment: ["RECURSE_STRICT": nil],
        features: [.kittyKeyboard])
      try app.waitUntil("the fixture") { $0.shows("Pressed 0") && $0.kittyFlags == 5 }
      try app.type("!")
      try app.waitUntil("the keys are signals") { $0.kittyFlags == 0 }
      try app.press(.control("c"))
      try app.expectEnd(.signaled(SIGINT))
    }

    @Test("for a while handles Ctrl-C as the key afterwards")
    func handledLater() throws {
      let app = try TerminalProcess.ending("long-turn", environment: ["RECURSE_STRICT": nil])
      let modes = try app.modes
      try app.type("!")
      try app.waitUntil("the keys are signals") { _ in try app.modes != modes }
      // Typed ahead: unread input is kept.
      try app.send(Array("+".utf8) + [0x03])
      try app.waitUntil("both are handled") { $0.shows("Pressed 2, interrupted 1") }
      #expect(try app.modes == modes)
      // No signal is unanswered: the app continues.
      #expect(app.watch(seconds: 4) == 0)
      try app.type("q")
      try app.expectEnd(.exited(0))
    }
  #endif
}
