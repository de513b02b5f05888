import RecurseReconciler
import RecurseTesting
import Testing

private struct AccentKey: EnvironmentKey { static var defaultValue: String { "blue" } }
private struct DepthKey: EnvironmentKey { static var defaultValue: Int? { 7 } }

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  fileprivate var level: Int? {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private struct Reader: Component, @MainActor Equatable {
  func render(state: Void) -> Node { WithEnvironment(\.accent) { Label("accent \($0)") } }
}

@MainActor @Suite("Environment") struct EnvironmentTests {
  @Test("when a value changes, its reader alone is rendered again")
  func readerAlone() {
    let stage = Stage(
      Scene(0) { _ in
        Label("before")
        Reader()
      })
    stage.runtime.setEnvironment { $0.accent = "red" }
    stage.commit()
    let record = stage.record
    #expect(record.renders == 0 && record.regions == 1)
    #expect(stage.operations == [.update("accent blue", to: "accent red")])
  }

  @Test("an equal value renders nothing")
  func equalValue() {
    let stage = Stage(Scene(0) { _ in Reader() })
    stage.runtime.setEnvironment { $0.accent = "blue" }
    #expect(!stage.runtime.needsCommit)
  }

  @Test("the nearest provider counts, and its change goes past components that are skipped")
  func providers() {
    let stage = Stage(
      Scene("red") { accent in
        Reader()
        Box {
          Reader()
          Box { Reader() }.environment(\.accent, "green")
        }.environment(\.accent, accent)
      })
    #expect(stage.names == ["accent blue", "box", "accent red", "box", "accent green"])
    stage.change { $0 = "pink" }
    #expect(stage.operations == [.update("accent red", to: "accent pink")])
    let record = stage.record
    #expect(record.renders == 1 && record.skipped == 3 && record.regions == 1)
  }

  @Test("a value changed above reaches a reader below a provider of another value")
  func throughProvider() {
    let stage = Stage(Scene(0) { _ in Box { Reader() }.environment(\.level, 1) })
    stage.runtime.setEnvironment { $0.accent = "red" }
    stage.commit()
    #expect(stage.names == ["box", "accent red"])
  }

  @Test("an optional value has its default, unless nil is provided")
  func optionalValue() {
    let stage = Stage(
      Scene(0) { _ in
        WithEnvironment(\.level) { Label("\($0 ?? -1)") }
        WithEnvironment(\.level) { Label("\($0 ?? -1)") }.environment(\.level, nil)
      })
    #expect(stage.names == ["7", "-1"])
  }
}
