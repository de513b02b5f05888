import Recurse
import RecurseTesting
import Testing

@MainActor
@Suite("Demos that are used at random, each commit and frame compared with a fresh one")
struct RandomUseTests {
  @Test("keys, the mouse, pastes, sizes and time in any order", arguments: Demo.all)
  func use(demo: Demo) async throws {
    var input = RandomInput(Fuzz.random(1))
    for round in 0..<Fuzz.rounds(1) {
      var size = CellSize(columns: 60, rows: 18)
      let screen = try demo.open(size)
      for step in 0..<30 where screen.quitStatus == nil {
        switch input.random.below(40) {
        case 0, 1:
          size = input.size()
          screen.resize(columns: size.columns, rows: size.rows)
        case 2: await screen.advance(by: .milliseconds(input.random.below(400)))
        default:
          // Several events of one read are one frame.
          let count = 1 + input.random.below(3)
          screen.send((0..<count).map { _ in input.event(in: size) })
        }
        let failure = screen.failure
        #expect(failure == nil, "step \(step) of round \(round), seed \(Fuzz.seed)")
        if failure != nil { return }
      }
    }
  }

  @Test("from 1×1 to 500×200 and back, through sizes of every kind", arguments: Demo.all)
  func resizes(demo: Demo) throws {
    var input = RandomInput(Fuzz.random(2))
    let screen = try demo.open(CellSize(columns: 1, rows: 1))
    let fixed = [(1, 1), (500, 1), (1, 200), (500, 200), (2, 2), (80, 24), (1, 1)]
    for (columns, rows) in fixed { screen.resize(columns: columns, rows: rows) }
    for _ in 0..<Fuzz.rounds(5) {
      let size = input.size()
      screen.resize(columns: size.columns, rows: size.rows)
      screen.send([input.event(in: size)])
    }
    screen.resize(columns: 60, rows: 18)
    #expect(screen.failure == nil, "seed \(Fuzz.seed)")
  }
}
