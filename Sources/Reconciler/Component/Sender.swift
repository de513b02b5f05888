/// A handle with which an effect runs transitions of its component.
///
/// It does nothing once the component is unmounted or the effect has ended, so late results are
/// dropped.
///
/// ```swift
/// .task(id: "login") { form in
///   let isValid = await authenticate()
///   form.send { $0.isLoggedIn = isValid }
/// }
/// ```
public struct Sender<Owner: Component>: Sendable {
  private let reference: ZeroingReference<Instance>
  /// The lifetime of the sending effect.
  private let life: EffectLife?

  /// The app's clock: the system's time, or a time that a test advances.
  public let clock: AppClock

  @MainActor
  package init(_ instance: TypedComponentInstance<Owner>) {
    self.init(instance.reference, clock: instance.engine.clock, life: nil)
  }

  private init(_ reference: ZeroingReference<Instance>, clock: AppClock, life: EffectLife?) {
    self.reference = reference
    self.clock = clock
    self.life = life
  }

  /// Returns a sender that works as long as an effect lives.
  func within(_ life: EffectLife) -> Sender { Sender(reference, clock: clock, life: life) }

  /// The engine of the component, while that is mounted and the effect lives.
  @MainActor
  var engine: Engine? { life?.isOver == true ? nil : reference.target?.engine }

  /// Runs a transition whose errors come from an instance, as long as all of them exist.
  @MainActor
  func perform(
    update: UpdateMode, from source: ZeroingReference<Instance>,
    _ transition:
      @escaping @MainActor (inout Owner.State, inout Emit<Owner.Output>) throws -> Void
  ) {
    guard life?.isOver != true, let source = source.target else { return }
    reference.target(as: TypedComponentInstance<Owner>.self)?
      .perform(update: update, from: source, transition)
  }

  /// Runs a transition for each of several values, and returns the number of those that are done:
  /// all of them if there is nobody to take them.
  @MainActor
  func performAll<Value>(
    _ values: [Value], within time: inout DeliveryTime, from source: ZeroingReference<Instance>,
    _ transition: @MainActor (inout Owner.State, Value) throws -> Void
  ) -> Int {
    guard life?.isOver != true, let source = source.target,
      let owner = reference.target(as: TypedComponentInstance<Owner>.self)
    else { return values.count }
    return owner.performAll(values, within: &time, from: source, transition)
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
    perform(update: update, from: reference, transition)
  }
}
