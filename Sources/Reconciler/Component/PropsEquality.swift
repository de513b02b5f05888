/// How to compare the props of two components of one type, found once for all of them: a look-up of
/// a conformance costs a hundred times what a comparison does.
///
/// An isolated conformance (`@MainActor Equatable`) counts: the look-up runs on the main actor.
@MainActor
class PropsEquality<Base: Component> {
  func areEqual(_ left: ComponentNode<Base>, _ right: ComponentNode<Base>) -> Bool { false }
}

/// How to compare the props of a component; `nil` where they cannot be compared.
///
/// A function, not a static member: for that the type would be looked up first.
@MainActor
func propsEquality<Base: Component>(of type: Base.Type) -> PropsEquality<Base>? {
  guard let equality = KnownEqualities.equality(of: type) else { return nil }
  return unsafeDowncast(equality, to: PropsEquality<Base>.self)
}

private final class EquatableProps<Base: Component & Equatable>: PropsEquality<Base> {
  override func areEqual(_ left: ComponentNode<Base>, _ right: ComponentNode<Base>) -> Bool {
    left.component == right.component
  }
}

@MainActor
private enum KnownEqualities {
  private static var all: [ObjectIdentifier: AnyObject?] = [:]
  // Rows of one kind come one after the other.
  private static var lastType: ObjectIdentifier?
  private static var last: AnyObject?

  static func equality(of type: any Component.Type) -> AnyObject? {
    let identity = ObjectIdentifier(type)
    if lastType == identity { return last }
    if let known = all[identity] {
      last = known
    } else {
      last = nil
      if let equatable = type as? any (Component & Equatable).Type { last = make(equatable) }
      all[identity] = .some(last)
    }
    lastType = identity
    return last
  }

  private static func make<Base: Component & Equatable>(_ type: Base.Type) -> AnyObject {
    EquatableProps<Base>()
  }
}
