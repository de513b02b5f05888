import RecurseReconciler
import RecurseTesting
import Testing

@MainActor @Suite("Nothing is kept for longer than it stands") struct LeakTests {
  private final class Held {
    weak var token: Token?
    weak var instance: Instance?
    weak var widget: RecordedWidget?
    var isGone: Bool { token == nil && instance == nil && widget == nil }
  }

  private struct Child: Component {
    let make: @MainActor () -> Token
    var initialState: Token { make() }
    func render(state: Token) -> Node {
      Box {
        Tap("child") { _ in }
        Label("x").onAppear { _ in }.onDisappear { _ in }.task { _ in }
        WithEnvironment(\.self) { _ in Label("reader") }
        ErrorBoundary {
          Label("content")
        } fallback: { _ in
          Label("fallback")
        }
      }
    }
    func effects(state: Token) -> [Effect] {
      .every(.seconds(1), id: "every") { [state] _ in _ = state }
    }
  }

  @Test("a subtree that comes and goes a hundred times leaves nothing behind")
  func mountAndUnmount() async {
    let held = Held()
    let stage = Stage(
      Scene(false) { isShown in
        if isShown {
          Child {
            let token = Token()
            held.token = token
            return token
          }
        }
      })
    for _ in 0..<100 {
      stage.change { $0 = true }
      let widget = stage.host.root["child"]
      held.widget = widget
      held.instance = widget?.instance
      #expect(!held.isGone && held.instance != nil)
      await settle(until: { stage.runtime.runningTasks == 0 })
      stage.change { $0 = false }
      stage.commit()
    }
    #expect(held.isGone)
    #expect(stage.time.clock.timeline.waiting == 0)
  }

  @Test("a runtime that is let go takes everything along")
  func runtime() {
    let held = Held()
    weak var runtime: Runtime<RecordingHost>?
    weak var engine: Engine?
    for isUnmounted in [true, false] {
      let stage = Stage(
        Scene(Token()) { token in
          Box { Tap("child") { _ in } }
        })
      held.token = stage.state
      held.widget = stage.host.root["child"]
      held.instance = held.widget?.instance
      runtime = stage.runtime
      engine = stage.runtime.engine
      stage.perform { _ in }
      if isUnmounted { stage.runtime.unmount() }
    }
    #expect(runtime == nil && engine == nil)
    #expect(held.isGone)
  }

  @Test("a widget that outlives its runtime sends into the void")
  func widgetOutlives() {
    var stage: Stage<Scene<Int>>? = Stage(Scene(0) { _ in Box { Tap("child") { $0 += 1 } } })
    let widget = stage?.host.root["child"]
    stage = nil
    widget?.send("", of: TapElement.self)
    #expect(widget?.instance == nil)
  }

  @Test("the nodes of earlier renders are gone")
  func oldNodes() {
    weak var node: AnyNode?
    let stage = Stage(
      Scene(0) { (state: Int) -> VirtualNode<Scene<Int>> in
        let made = Box { Label("\(state)") } as VirtualNode<Scene<Int>>
        if state == 0 { node = made.base }
        return made
      })
    #expect(node != nil)
    stage.change { $0 = 1 }
    #expect(node == nil)
  }
}
