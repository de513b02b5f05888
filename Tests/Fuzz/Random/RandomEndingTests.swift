import Foundation
import RecurseTerminal
import RecurseTesting
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An app without descriptors, disk space, readers of its pipes, or a terminal that reads. However
/// it ends, it ends, says why it could not start, and restores the terminal.
@Suite("Random endings with missing resources", .blocking)
struct RandomEndingTests {
  private static let fixtures = [
    "quit", "stuck", "stuck-in-call", "prints-much", "saving-effect", "endless-effect", "slow",
    "handler-error", "fatal-error", "exit", "exit-in-thread", "busy-tasks", "fork-exit",
  ]
  private static let businesses = ["nothing", "painting", "effects"]
  private static let signals = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGXCPU, SIGABRT, SIGSEGV,
  ]
  private static let inputs: [[UInt8]] = [
    "+++", "\u{1B}", "\u{1B}]0;half", "\u{1B}[200~half", "\u{1B}[1;", "\u{1B}[<0;3;1M", "!",
  ].map { Array($0.utf8) }

  /// The environment of an app, and the shell's limits.
  private struct Launch {
    var limits = ":"
    var environment: [String: String?] = ["RECURSE_STRICT": nil]
    var output = ""

    init(_ random: inout SplitMix64, pipe: String) {
      switch random.below(6) {
      case 0: limits = "ulimit -n \(4 + random.below(30))"
      case 1: limits = "ulimit -f \(random.below(2) == 0 ? random.below(100) : random.below(40000))"
      case 2: limits = "ulimit -s \(200 + random.below(2000))"
      default: break
      }
      let files = [pipe, "/dev/full", "/dev/null", "/dev/tty", "/", "/nowhere/file"]
      for variable in ["RECURSE_RECORD", "RECURSE_TRACE", "RECURSE_LOG"] where random.chance(20) {
        environment[variable] = files[random.below(files.count)]
      }
      if random.chance(10) { output = " >\(pipe)" }
    }
  }

  private func happen(_ random: inout SplitMix64, to app: TerminalProcess) {
    switch random.below(5) {
    case 0, 1: app.sendUnread(Self.inputs[random.below(Self.inputs.count)])
    case 2:
      try? app.resize(CellSize(columns: 1 + random.below(200), rows: 1 + random.below(60)))
    case 3: poll(nil, 0, Int32(random.below(60)))
    default: app.watch(seconds: Double(random.below(40)) / 1000)
    }
  }

  @Test("An app ends, says why it could not start, and restores the terminal")
  func endings() throws {
    var random = Fuzz.random(31)
    for round in 0..<Fuzz.rounds(12) {
      let folder = try TemporaryFolder()
      let pipe = folder.path("pipe")
      try #require(mkfifo(pipe, 0o600) == 0)
      // A reader that reads nothing, or no reader.
      let reader = random.chance(60) ? open(pipe, O_RDONLY | O_NONBLOCK) : -1
      defer { if reader >= 0 { close(reader) } }
      var launch = Launch(&random, pipe: pipe)
      // Without a reader the shell itself waits for one.
      if reader < 0 { launch.output = "" }
      let fixture = Self.fixtures[random.below(Self.fixtures.count)]
      let business = Self.businesses[random.below(Self.businesses.count)]
      let app = try TerminalProcess(
        "sh",
        ["-c", "\(launch.limits); exec \"$@\"\(launch.output)", "sh"]
          + [builtProduct("ending-fixture"), fixture, business],
        environment: launch.environment,
        size: CellSize(columns: 10 + random.below(200), rows: 2 + random.below(60)))
      let what: Comment =
        "round \(round), seed \(Fuzz.seed): \(fixture) \(business), \(launch)"
      try? app.waitUntil("it begins") { $0.alternateScreenIsActive }
      let hasBegun = app.screen.privateModesSeen.contains(1049)
      if hasBegun {
        for _ in 0..<random.below(6) { happen(&random, to: app) }
      } else if app.status == nil {
        Issue.record("neither a beginning nor an end: \(app.screen.text)\n\(what)")
      }
      let number = Self.signals[random.below(Self.signals.count)]
      app.signal(number)
      guard let status = try? app.waitForExit() else {
        Issue.record("it does not end at signal \(number): \(what)")
        continue
      }
      #expect(try app.modes == app.modesAtStart, what)
      #expect(!app.screen.alternateScreenIsActive && app.screen.cursorIsVisible, what)
      #expect(app.screen.privateModes == [] && app.screen.kittyFlags == 0, what)
      if !hasBegun {
        #expect(status != .exited(0), what)
        #expect(app.screen.text != "", what)
      }
    }
  }
}
