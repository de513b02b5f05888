/// A component tree on a host: it renders, patches the host's widgets, and runs effects.
///
/// ```swift
/// let runtime = Runtime(Counter(), on: host, clock: clock)
/// runtime.commit()          // after every event
/// ```
@MainActor
package final class Runtime<Host: WidgetHost> {
  package let host: Host
  package let engine: Engine
  package let rootElement: ElementInstance
  package let rootInstance: ComponentInstance
  /// The layer that the library itself presents over the tree.
  package let overlay: PresentationInstance?

  /// Mounts a component in the host's root. Effects start with the first commit.
  ///
  /// - Parameters:
  ///   - state: the root's state, or `nil` for the component's `initialState`.
  ///   - overlay: the layer that the library itself presents over the tree, once its presenter is
  ///     asked for it.
  ///   - onReport: receives warnings: duplicate keys, content placed nowhere.
  package convenience init<Root: Component>(
    _ root: Root, state: Root.State? = nil, on host: Host, clock: AppClock,
    environment: EnvironmentValues = EnvironmentValues(), startsEffects: Bool = true,
    overlay: (@MainActor () -> AnyNode?)? = nil,
    onOutput: (@MainActor (Root.Output) -> Void)? = nil,
    onReport: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    let overlay = overlay.map { layer in
      PresentationNode(EmptyNode.shared, .overlay) { _, request in request.flatMap { _ in layer() }
      }
    }
    self.init(
      ComponentNode(root, content: nil), overlay: overlay, state: state, on: host, clock: clock,
      environment: environment, startsEffects: startsEffects, counterpart: nil, onReport: onReport)
    let typed = unsafeDowncast(rootInstance, to: TypedComponentInstance<Root>.self)
    typed.rootOutput = onOutput
  }

  private init(
    _ root: AnyNode, overlay: AnyNode?, state: Any?, on host: Host, clock: AppClock,
    environment: EnvironmentValues, startsEffects: Bool, counterpart: Runtime?,
    onReport: @escaping @MainActor (String) -> Void
  ) {
    self.host = host
    let engine = Engine(
      HostPatcher(host), clock: clock, startsEffects: startsEffects,
      subscribes: counterpart == nil, onReport: onReport)
    engine.attachments.set(EnvironmentScope(environment))
    self.engine = engine
    let rootElement = ElementInstance(root: RootElement.box, widget: host.root, engine: engine)
    self.rootElement = rootElement
    let instance = engine.mount(withRootState: state) {
      rootElement.mountRoot(root, counterpart: counterpart?.rootInstance)
    }
    rootInstance = unsafeDowncast(instance, to: ComponentInstance.self)
    self.overlay = overlay.flatMap {
      rootElement.mountOverlay($0, counterpart: counterpart?.overlay) as? PresentationInstance
    }
  }

  /// The same tree built anew on another host, with each instance's state taken from this one.
  ///
  /// It starts no effect and answers no event: it is what the patched tree is compared with.
  package func rebuilt(on host: Host) -> Runtime {
    Runtime(
      rootInstance.node, overlay: overlay?.node, state: nil, on: host, clock: engine.clock,
      environment: engine.environment.values, startsEffects: false, counterpart: self,
      onReport: { _ in })
  }

  // Instances are taken down on the main actor, where they are followed.
  isolated deinit { rootElement.treeWillBeFreed() }

  /// Whether anything waits for a commit.
  package var needsCommit: Bool { engine.needsCommit }

  /// Renders the changes and patches the widgets. Does nothing if nothing changed.
  package func commit() { engine.commit() }

  /// Returns counts of the work of the updates since the last call.
  package func takeRecord() -> UpdateRecord {
    defer { engine.record = UpdateRecord() }
    return engine.record
  }

  /// Changes the environment of the whole tree.
  package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = engine.environment.values
    change(&values)
    engine.environment.change(to: values)
  }

  /// Ends everything: effects are cancelled, handlers are inert. To be called before the runtime is
  /// let go: tasks of effects would otherwise go on.
  package func unmount() {
    overlay?.unmount()
    rootInstance.unmount()
  }

  /// Tasks of effects that have not ended yet.
  package var runningTasks: Int { engine.runningEffects.taskCount }

  /// Returns the time until which an app that was asked to end waits for effects that must finish,
  /// or `nil` if there are none.
  package func finishingDeadline(askedAt time: Duration) -> Duration? {
    engine.runningEffects.deadline(askedAt: time)
  }

  /// Cancels the effects that are to finish and have not.
  ///
  /// - Returns: the index of each, and its key.
  package func giveUpFinishing() -> [String] {
    engine.runningEffects.giveUp()
  }

  /// Whether the tree asked for the end, or an error was not caught.
  package var asksForEnd: Bool { engine.asksForEnd }

  /// The exit status, once the tree asked for the end.
  package var quitStatus: Int32? { engine.quitStatus }

  /// The error that no boundary caught.
  package var uncaughtFailure: Failure? { engine.uncaught }
}

/// Stands for the host's own root in the instance tree.
private struct RootElement: Element {
  @MainActor static let box: ElementBox = TypedElementBox(
    RootElement(), attributes: nil, children: [])
}
