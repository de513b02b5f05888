import RecurseReconciler
import RecurseTesting
import Testing

@MainActor @Suite("What has gone is freed when the host says so") struct FreeingTests {
  private struct Rows: Component {
    var initialState: [Int] { Array(0..<3) }
    func render(state: [Int]) -> Node {
      ForEach(state, id: \.self) { row in Label("\(row)") }
    }
  }

  private func stage(keepsGone: Bool) -> (stage: Stage<Rows>, first: () -> RecordedWidget?) {
    let stage = Stage(Rows())
    stage.runtime.engine.keepsGone = keepsGone
    weak let first = stage.host.root["0"]
    return (stage, { first })
  }

  @Test("rows that go are out of the tree at once, and are freed together by letGo")
  func later() {
    let (stage, first) = stage(keepsGone: true)
    stage.change { $0 = [2] }
    #expect(stage.picture == stage.freshPicture)
    #expect(first()?.instance?.isMounted == false)
    stage.runtime.engine.letGo()
    #expect(first() == nil)
  }

  @Test("a host that does not ask for it has them freed by the commit")
  func atOnce() {
    let (stage, first) = stage(keepsGone: false)
    #expect(first() != nil)
    stage.change { $0 = [2] }
    #expect(first() == nil)
  }
}
