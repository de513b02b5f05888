import Recurse
import RecurseTesting
import TestSupport
import Testing

@MainActor
@Suite("Random use of the demos in strict mode")
struct RandomUseTests {
  @Test(
    "Demos handle keys, mouse events, pastes, resizes and time in any order", arguments: Demo.all)
  func use(demo: Demo) async throws {
    var input = RandomInput(Fuzz.random(1))
    for round in 0..<Fuzz.rounds(1) {
      var size = CellSize(columns: 60, rows: 18)
      let screen = try demo.open(size)
      for step in 0..<30 where screen.quitStatus == nil {
        switch input.random.below(40) {
        case 0, 1:
          size = input.size()
          // What is typed may come in the same turn.
          let events = (0..<input.random.below(3)).map { _ in input.event(in: size) }
          screen.resize(columns: size.columns, rows: size.rows, with: events)
        case 2: await screen.advance(by: .milliseconds(input.random.below(400)))
        default:
          // Events of one read share a frame.
          let count = 1 + input.random.below(3)
          screen.send((0..<count).map { _ in input.event(in: size) })
        }
        let failure = screen.failure
        #expect(failure == nil, "step \(step) of round \(round), seed \(Fuzz.seed)")
        if failure != nil { return }
      }
    }
  }

  @Test("Demos handle window sizes from 1×1 to 500×200", arguments: Demo.all)
  func resizes(demo: Demo) throws {
    var input = RandomInput(Fuzz.random(2))
    let screen = try demo.open(CellSize(columns: 1, rows: 1))
    let fixed = [(1, 1), (500, 1), (1, 200), (500, 200), (2, 2), (80, 24), (1, 1)]
    for (columns, rows) in fixed { screen.resize(columns: columns, rows: rows) }
    for _ in 0..<Fuzz.rounds(5) {
      let size = input.size()
      screen.resize(columns: size.columns, rows: size.rows, with: [input.event(in: size)])
      screen.send([input.event(in: size)])
    }
    screen.resize(columns: 60, rows: 18)
    #expect(screen.failure == nil, "seed \(Fuzz.seed)")
  }
}
