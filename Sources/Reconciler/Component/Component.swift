/// A part of the screen as a pure function of its state.
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
/// The stored properties are the component's props: its parent makes them anew at every render.
/// The ``State`` belongs to the runtime and is made once per identity. An event handler is a
/// transition of that state. A component that is also `Equatable` is not rendered again by its
/// parent where its props are equal. Neither props nor state needs to be `Sendable`.
///
/// A part of a body that becomes a method or a property of its own says that it is one:
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
  /// What the component remembers between two renders; `Void` where it remembers nothing.
  associatedtype State = Void

  /// What the component tells its parent; `Never` where it tells nothing.
  associatedtype Output = Never

  /// The state of a component that has just appeared.
  var initialState: State { get }

  /// The screen for a state. It must be pure: it is called as often as the runtime likes.
  @NodeBuilder<Self>
  func render(state: State) -> Node

  /// The effects that should be running while the component is in a state, each under its key.
  @EffectBuilder<Self>
  func effects(state: State) -> [Effect]

  /// Called before a render with new props, to adapt the state to them.
  func propsChanged(from old: Self, state: inout State)
}

extension Component {
  /// A node whose handlers are transitions of this component.
  public typealias Node = VirtualNode<Self>

  /// An effect whose results are transitions of this component.
  public typealias Effect = ComponentEffect<Self>

  /// No effects.
  public func effects(state: State) -> [Effect] { [] }

  /// Leaves the state as it is.
  public func propsChanged(from old: Self, state: inout State) {}
}

extension Component {
  /// The state of an instance that is known to be this component's.
  package static func state(of instance: ComponentInstance?) -> State {
    guard let instance else { fatalError("a node of \(Self.self) belongs to no component") }
    return unsafeDowncast(instance, to: TypedComponentInstance<Self>.self).state
  }
}

extension Component where State == Void {
  /// Nothing is remembered.
  public var initialState: Void { () }
}
