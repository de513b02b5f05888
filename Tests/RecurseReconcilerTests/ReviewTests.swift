import RecurseReconciler
import RecurseTesting
import Testing

private struct Row: Component {
  let id: Int
  var initialState: Int { id }
  func render(state: Int) -> Node {
    Label("row \(state)")
    if state > 100 { Label("extra \(state)") }
    Tap("grow \(id)") { $0 += 100 }
  }
}

private struct Mortal: Component {
  func render(state: Void) -> Node { Label("mortal").onDisappear { _ in } }
}

private struct Maybe: Component {
  var initialState: Int? { 5 }
  func render(state: Int?) -> Node { Label("\(state ?? -1)") }
}

private struct OptionalKey: EnvironmentKey { static var defaultValue: Int? { 7 } }
extension EnvironmentValues {
  fileprivate var optional: Int? { get { self[OptionalKey.self] } set { self[OptionalKey.self] = newValue } }
}

private struct Panel: Component, @MainActor Equatable {
  var first: Bool
  func render(state: Void) -> Node {
    if first { Content() }
    Label("middle")
    if !first { Content() }
  }
}

@MainActor @Suite("review") struct ReviewTests {
  @Test func a_disappearHookWithItsOwner() {
    let stage = Stage(Scene(true) { if $0 { Mortal() } })
    stage.change { $0 = false }
  }
  @Test func b_eventForRemoved() {
    let stage = Stage(Scene(true) { if $0 { Box { Tap("x") { $0 = false } } } })
    let widget = stage.host.root["x"]
    stage.change { $0 = false }
    widget?.send("", of: TapElement.self)
  }
  @Test func c_optionalState() {
    let stage = Stage(Maybe())
    #expect(stage.names == ["5"])
  }
  @Test func d_optionalEnvironment() {
    let stage = Stage(Scene(0) { _ in WithEnvironment(\.optional) { Label("\($0 ?? -1)") } })
    #expect(stage.names == ["7"])
  }
  @Test func e_contentMovesToEarlierPlace() {
    let stage = Stage(Scene(false) { Panel(first: $0).content { Label("content") } })
    stage.change { $0 = true }
    #expect(stage.names == ["content", "middle"])
  }
  @Test func f_parkedRowChanges() {
    let stage = Stage(Scene(0) { _ in
      Box { VirtualNode.lazy(count: 10, key: { $0 }) { Row(id: $0) } }
    })
    stage.host.root["box"]?.report(window: 0..<3)
    stage.commit()
    let grow = stage.host.root["grow 0"]
    stage.host.root["box"]?.report(window: 3..<6)
    stage.commit()
    grow?.send("", of: TapElement.self)
    stage.commit()
    stage.host.root["box"]?.report(window: 0..<3)
    stage.commit()
    #expect(stage.names.first == "box")
    #expect(stage.names.contains("extra 100"))
  }
  @Test func g_secondFailure() {
    let stage = Stage(Scene(0) { _ in
      ErrorBoundary { Tap("a") { _ in throw Mishap() } } fallback: { _ in Label("fallback") }
    })
    stage.tap("a"); stage.tap("a")
    stage.commit()
    #expect(stage.runtime.uncaughtFailure == nil)
  }
  @Test func h_outputsThenQueued() {}
  @Test func i_emptyKey() {
    let empty: VirtualNode<Scene<Int>> = NodeBuilder.buildOptional(nil)
    let other = empty.key(1)
    #expect(other.base !== empty.base)
  }
  @Test func j_leak() {
    weak var token: Token?
    do {
      let made = Token(); token = made
      let stage = Stage(Scene(made) { _ in Box { Label("a") } })
      stage.runtime.unmount()
    }
    #expect(token == nil)
  }
  @Test func k_commitInTransition() {
    let stage = Stage(Scene(0) { Label("\($0)") })
    stage.perform { [runtime = stage.runtime] in $0 = 1; runtime.commit() }
    stage.commit()
    #expect(stage.names == ["1"])
  }
}
