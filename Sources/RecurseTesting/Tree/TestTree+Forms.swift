import RecurseReconciler
import RecurseWidgets

// A tree has no focus, so it does not know which controls were left. That a form with a fault is
// not submitted is the same as on a screen.
extension TestTree {
  /// Whether a press does nothing, since it would submit a form in which something is wrong.
  func isHeldBack(_ button: FoundElement) -> Bool {
    guard button.styles.contains(where: \.isDefaultAction) else { return false }
    let around = button.instance.enclosingForm
    return hasFault { form in
      around.map { $0 === form } ?? form.isInside(button.instance.owner)
    }
  }

  /// Whether a command does nothing, since it would submit a form in which something is wrong.
  func isHeldBack(_ command: NodeCommand) -> Bool {
    guard command.submitsForm else { return false }
    let around = command.instance.enclosingForm
    return hasFault { form in around.map { $0 === form } ?? form.isBelow(command.instance) }
  }

  /// Whether something is wrong in one of the forms that a condition names.
  private func hasFault(in isSubmitted: (ElementInstance) -> Bool) -> Bool {
    elements.contains { control in
      guard control.isEnabled, let form = control.instance.enclosingForm,
        control.error != nil
          || (control.instance.box.element as? TextFieldElement)?.isRefused == true
      else { return false }
      return isSubmitted(form)
    }
  }
}

extension Instance {
  /// The nearest form around the instance.
  fileprivate final var enclosingForm: ElementInstance? {
    var container = container
    while let current = container {
      if (current.box.element as? any Accessible)?.role == .form { return current }
      container = current.container
    }
    return nil
  }
}

extension ElementInstance {
  /// Whether the instance is below another in one layer, such as below the node of a command.
  fileprivate func isBelow(_ instance: Instance) -> Bool {
    var current = outward
    while let outer = current {
      if outer === instance { return true }
      current = outer.outward
    }
    return false
  }

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
