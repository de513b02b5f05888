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

  private func stage(defersRelease: Bool) -> (stage: Stage<Rows>, first: () -> RecordedWidget?) {
    let stage = Stage(Rows())
    stage.runtime.engine.defersRelease = defersRelease
    weak let first = stage.host.root["0"]
    return (stage, { first })
  }

  @Test("rows that go are out of the tree at once, and are freed together by releaseUnmounted")
  func later() {
    let (stage, first) = stage(defersRelease: true)
    stage.change { $0 = [2] }
    #expect(stage.picture == stage.freshPicture)
    #expect(first()?.instance?.isMounted == false)
    stage.runtime.engine.releaseUnmounted()
    #expect(first() == nil)
  }

  @Test("what stands below a row that went has gone with it, whoever still keeps it")
  func below() throws {
    let stage = Stage(
      Scene([0, 1]) { state in
        ForEach(state, id: \.self) { row in
          Box { Label("\(row)") }
        }
      })
    stage.runtime.engine.defersRelease = true
    let row = try #require(stage.host.root["0"]?.instance)
    stage.change { $0 = [1] }
    #expect(!row.isMounted)
    // The row is kept here alone: what stood above it is freed.
    weak let box = row.parent
    #expect(box != nil)
    stage.runtime.engine.releaseUnmounted()
    #expect(box == nil)
    #expect(!row.isMounted)
  }

  private struct Outer: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node { Box { Inner() } }
    func effects(state: Int) -> [Effect] { .task(id: 0) { _ in } }
  }

  private struct Inner: Component {
    var initialState: Int { 0 }
    func render(state: Int) -> Node { Label("inner") }
    func effects(state: Int) -> [Effect] { .task(id: 0) { _ in } }
  }

  @Test("what is kept of a tree that is freed as a whole has gone with it")
  func whole() throws {
    var stage: Stage<Outer>? = Stage(Outer())
    let label = try #require(stage?.host.root["inner"]?.instance)
    // The label's component, and the box around that.
    let inner = try #require(label.parent)
    let box = try #require(inner.parent)
    weak let root = box.parent
    #expect(root != nil && inner.isMounted)
    stage = nil
    #expect(root == nil)
    #expect(!box.isMounted && !inner.isMounted && !label.isMounted)
  }

  @Test("a host that does not ask for it has them freed by the commit")
  func atOnce() {
    let (stage, first) = stage(defersRelease: false)
    #expect(first() != nil)
    stage.change { $0 = [2] }
    #expect(first() == nil)
  }
}
