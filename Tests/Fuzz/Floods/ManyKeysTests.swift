import Foundation
import Recurse
import RecurseTesting
import TestSupport
import Testing

@Suite("Memory after very many keys", .blocking) struct ManyKeysTests {
  /// A thousand keys in a quick run, a million with `FUZZ_SCALE=1000`. `FUZZ_DEMO` names the only
  /// demo to run.
  private static let keys = Fuzz.rounds(1000)

  @Test("Random keys do not make a demo grow", arguments: Demo.chosen)
  func memory(demo: Demo) throws {
    var input = RandomInput(Fuzz.random(8))
    var app = try open(demo)
    // The first keys allocate what is then reused.
    try press(500, &input, app)
    var start = try Memory.resident(of: app.processID)
    var largest = 0
    var restarts = 0
    for _ in 0..<Self.keys / 500 {
      try press(500, &input, app)
      if app.status != nil {
        restarts += 1
        app = try open(demo)
        try press(500, &input, app)
        start = try Memory.resident(of: app.processID)
      }
      largest = max(largest, try Memory.resident(of: app.processID) - start)
    }
    Figures.note(
      "\(demo.name): \(Self.keys) keys, at most \(largest / 1024) KiB more, \(restarts) restarts")
    #expect(largest < 24 << 20, "seed \(Fuzz.seed)")
    #expect(restarts == 0)
  }

  @Test("An app in a terminal of 16 million colours keeps no table of them")
  func colors() throws {
    let app = try open(.all[0])
    // This includes the pages of the program: 60 MB in a debug build.
    #expect(try Memory.resident(of: app.processID) < 160 << 20)
  }

  private let settings: TemporaryFolder

  init() throws { settings = try TemporaryFolder() }

  private func open(_ demo: Demo) throws -> TerminalProcess {
    // Without the page of all commands, from which Enter may choose to quit.
    try FileManager.default.createDirectory(
      at: settings.url.appending(path: demo.name), withIntermediateDirectories: true)
    try settings.write("help =\n", to: "\(demo.name)/keys")
    let app = try TerminalProcess(
      builtProduct(demo.name), demo.arguments,
      environment: [
        "RECURSE_STRICT": nil, "XDG_CONFIG_HOME": settings.path,
        // Random keys may ask for a shell, an editor or a pager, in which they would do anything.
        "SHELL": "true", "EDITOR": "true", "VISUAL": "true", "PAGER": "true",
      ],
      size: CellSize(columns: 60, rows: 18))
    try app.waitUntil("the first frame") { $0.alternateScreenIsActive && !$0.text.isEmpty }
    return app
  }

  private func press(_ count: Int, _ input: inout RandomInput, _ app: TerminalProcess) throws {
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes += app.screen.bytes(for: input.key()) ?? [] }
    // An Escape at the end would wait for the rest of a sequence.
    bytes += Array(" ".utf8)
    try app.send(bytes)
    _ = try? app.counts()
  }
}
