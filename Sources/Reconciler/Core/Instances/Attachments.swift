/// Objects that rooms above the core keep with an element or with the engine, one of each type.
///
/// So the core has no field for what only some trees have: the window of lazy children, a size, the
/// environment, listeners.
@MainActor
struct Attachments {
  private var objects: [AnyObject] = []

  var isEmpty: Bool { objects.isEmpty }

  /// The object of a final class. O(n) of the few there are.
  func find<Object: AnyObject>(_ type: Object.Type) -> Object? {
    for object in objects where ObjectIdentifier(Swift.type(of: object)) == ObjectIdentifier(type) {
      return unsafeDowncast(object, to: type)
    }
    return nil
  }

  /// Returns the object of a final class, created if there is none yet.
  mutating func find<Object: AnyObject>(orAdd make: @autoclosure () -> Object) -> Object {
    if let object = find(Object.self) { return object }
    let object = make()
    objects.append(object)
    return object
  }

  /// Replaces the object of a type, or takes it out.
  mutating func set<Object: AnyObject>(_ object: Object?) {
    objects.removeAll { ObjectIdentifier(Swift.type(of: $0)) == ObjectIdentifier(Object.self) }
    if let object { objects.append(object) }
  }
}
