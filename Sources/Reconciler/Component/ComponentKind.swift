/// The data that all components of one type share, found once for all of them. Looking up a
/// conformance or a generic type costs a hundred times as much as the work done with it.
@MainActor
class ComponentKind<Base: Component> {
  private let instanceType = TypedComponentInstance<Base>.self
  let sourceUsage = SourceUsage()

  /// Returns whether the props of two components are equal; `false` if they cannot be compared.
  func areEqual(_ left: Base, _ right: Base) -> Bool { false }

  final func mount(_ node: ComponentNode<Base>, in context: MountContext) -> Instance {
    instanceType.init(node, kind: self, in: context)
  }
}

/// Components whose props can be compared. An isolated conformance (`@MainActor Equatable`) counts:
/// it is looked up on the main actor.
private final class EquatableKind<Base: Component & Equatable>: ComponentKind<Base> {
  override func areEqual(_ left: Base, _ right: Base) -> Bool { left == right }
}

@MainActor
enum KnownKinds {
  private static var all: [ObjectIdentifier: AnyObject] = [:]
  // Rows of one kind come one after the other.
  private static var lastType: ObjectIdentifier?
  private static var last: AnyObject?

  /// Returns the data that the components of a type share.
  ///
  /// This is a function, because a static member of the data would first look up its type.
  static func kind<Base: Component>(of type: Base.Type) -> ComponentKind<Base> {
    let identity = ObjectIdentifier(type)
    if let last, lastType == identity {
      // Not cast, because a checked cast costs more than the comparison it is for. An entry has the
      // type of its key.
      return unsafeDowncast(last, to: ComponentKind<Base>.self)
    }
    let kind = all[identity] ?? make(type)
    all[identity] = kind
    (lastType, last) = (identity, kind)
    return unsafeDowncast(kind, to: ComponentKind<Base>.self)
  }

  private static func make<Base: Component>(_ type: Base.Type) -> AnyObject {
    if let equatable = type as? any (Component & Equatable).Type { return makeEquatable(equatable) }
    return ComponentKind<Base>()
  }

  private static func makeEquatable<Base: Component & Equatable>(_ type: Base.Type) -> AnyObject {
    EquatableKind<Base>()
  }
}
