import RecurseReconciler
import RecurseWidgets

// A tree has no focus, so it does not know which controls were left. That a form with a fault is
// not submitted is the same as on a screen.
extension TestTree {
  /// Whether a press does nothing, since it would submit a form in which something is wrong.
  func isHeldBack(_ button: FoundElement) -> Bool {
    guard button.styles.contains(where: \.isDefaultAction) else { return false }
    return elements.contains { control in
      guard control.isEnabled, let form = control.enclosingForm,
        control.error != nil
          || (control.instance.box.element as? TextFieldElement)?.isRefused == true
      else { return false }
      return button.enclosingForm.map { $0 === form } ?? form.isInside(button.instance.owner)
    }
  }
}

extension FoundElement {
  /// The nearest form around the element.
  fileprivate var enclosingForm: ElementInstance? {
    var container = instance.container
    while let current = container {
      if (current.box.element as? any Accessible)?.role == .form { return current }
      container = current.container
    }
    return nil
  }
}

extension ElementInstance {
  /// Whether the instance is of a component, or of one inside it.
  fileprivate func isInside(_ component: ComponentInstance?) -> Bool {
    guard let component else { return false }
    var owner = owner
    while let current = owner {
      if current === component { return true }
      owner = current.owner
    }
    return false
  }
}
