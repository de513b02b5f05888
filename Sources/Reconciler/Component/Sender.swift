/// The way back into a component from an effect. Does nothing once the component is gone.
///
/// ```swift
/// .task(id: "login") { form in
///   let isValid = await authenticate()
///   form.send { $0.isLoggedIn = isValid }
/// }
/// ```
public struct Sender<Owner: Component>: Sendable {
  private let reference: ZeroingReference<Instance>

  /// Time as the app sees it: the system's, or the one that a test steps.
  public let clock: AppClock

  @MainActor
  package init(_ instance: TypedComponentInstance<Owner>) {
    reference = instance.reference
    clock = instance.engine.clock
  }

  /// The component, as long as it is there.
  @MainActor
  var instance: TypedComponentInstance<Owner>? {
    reference.target(as: TypedComponentInstance<Owner>.self)
  }

  /// Runs a transition of the component.
  @MainActor
  public func send(
    update: UpdateMode = .automatic,
    _ transition: @escaping @MainActor (inout Owner.State) throws -> Void
  ) {
    send(update: update) { state, _ in try transition(&state) }
  }

  /// Runs a transition of the component that may emit.
  @MainActor
  public func send(
    update: UpdateMode = .automatic,
    _ transition:
      @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) {
    guard let instance else { return }
    instance.perform(update: update, from: instance, transition)
  }
}
