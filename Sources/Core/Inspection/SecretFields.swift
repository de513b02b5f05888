import RecurseReconciler
import RecurseWidgets

/// The fields of a tree whose texts are secret, wherever in the tree they are.
///
/// A field is secret if it is a `SecureField`, if its title says so, or if it shows the text of one
/// that was. A person may have made a password visible. A field that was secret stays so.
@MainActor
struct SecretFields {
  /// Retained, so that no other instance gets the same identity.
  private var fields: [ObjectIdentifier: ElementInstance] = [:]

  var isEmpty: Bool { fields.isEmpty }

  /// Returns whether an element is one of them.
  func contains(_ element: ElementInstance) -> Bool { fields[ObjectIdentifier(element)] != nil }

  /// Finds the fields below an instance, and returns their texts without empty ones. O(n).
  mutating func find(
    below root: Instance, _ secrets: Secrets
  ) -> [ObjectIdentifier: String] {
    var found: [ObjectIdentifier: ElementInstance] = [:]
    var texts: [ObjectIdentifier: String] = [:]
    // A loop, since a tree may be deeper than the stack.
    var left = root.childInstances
    while let instance = left.popLast() {
      left += instance.childInstances
      guard let element = instance as? ElementInstance,
        let field = element.box.element as? TextFieldElement
      else { continue }
      let identity = ObjectIdentifier(element)
      let isSecret =
        field.isMadeForSecret || fields[identity] != nil
        || !field.text.isEmpty && secrets.isSecret(field.text)
      guard isSecret else { continue }
      found[identity] = element
      if !field.text.isEmpty { texts[identity] = field.text }
    }
    fields = found
    return texts
  }
}

extension TextFieldElement {
  /// Whether the field is one for a secret, whatever its text is.
  var isMadeForSecret: Bool { isSecure || Secrets.isName(title) }
}
