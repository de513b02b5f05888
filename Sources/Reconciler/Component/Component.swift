/// A part of the screen, described as a pure function of its state.
///
/// ```swift
/// struct Counter: Component {
///   var initialState: Int { 0 }
///
///   func render(state: Int) -> Node {
///     Text("Count: \(state)")
///     Button("Add one") { $0 += 1 }
///   }
/// }
/// ```
///
/// The stored properties are the component's props: its parent creates them at every render. The
/// ``State`` belongs to the runtime and is created once per identity. An event handler is a
/// transition of that state. If a component is also `Equatable`, its parent does not render it
/// again while its props are equal. Neither props nor state needs to be `Sendable`.
///
/// A part of a body can be a method or a property marked with `@NodeBuilder`:
///
/// ```swift
/// @NodeBuilder<Self>
/// func row(_ name: String) -> Node {
///   Text(name)
///   Divider()
/// }
/// ```
@MainActor
public protocol Component: Modifiable, Emitting, SendableMetatype {
  /// The state that the component keeps between renders, or `Void` if it keeps none.
  associatedtype State = Void

  /// The output that the component sends to its parent, or `Never` if it sends none.
  associatedtype Output = Never

  /// The state of a component that has just appeared.
  var initialState: State { get }

  /// Returns the nodes for a state. It must be pure: the runtime may call it at any time, any
  /// number of times.
  @NodeBuilder<Self>
  func render(state: State) -> Node

  /// Returns the effects that should run while the component is in a state, each under its key.
  @EffectBuilder<Self>
  func effects(state: State) -> [Effect]

  /// Adapts the state to new props, before they are rendered.
  func propsChanged(from old: Self, state: inout State)
}

extension Component {
  /// A node whose handlers are transitions of this component.
  public typealias Node = VirtualNode<Self>

  /// An effect whose results are transitions of this component.
  public typealias Effect = ComponentEffect<Self>

  /// Returns no effects.
  public func effects(state: State) -> [Effect] { [] }

  /// Leaves the state as it is.
  public func propsChanged(from old: Self, state: inout State) {}
}

extension Component {
  /// Returns the state of an instance that is known to be this component's.
  package static func state(of instance: ComponentInstance?) -> State {
    guard let instance else { fatalError("a node of \(Self.self) belongs to no component") }
    return unsafeDowncast(instance, to: TypedComponentInstance<Self>.self).state
  }
}

extension Component where State == Void {
  /// The empty state.
  public var initialState: Void { () }
}
