import RecurseReconciler

// The screen in words, for those who do not see it: roles, labels, values and states.
extension WidgetTree {
  /// A line for each element with a role, indented as they are nested; what lies in front comes
  /// last.
  package var accessibleDescription: String {
    var lines: [String] = []
    for root in roots { root.describe(into: &lines, indent: "") }
    return lines.joined(separator: "\n")
  }
}

extension Widget {
  fileprivate final func describe(into lines: inout [String], indent: String) {
    guard !style.isCollapsed, hasStack else { return }
    var inner = indent
    if let role = accessibleRole {
      lines.append(indent + describe(role))
      inner += "  "
    }
    for part in accessibleParts {
      lines.append("\(inner)\(part.role) “\(part.label)”\(part.isSelected ? " (selected)" : "")")
    }
    for child in children { child.describe(into: &lines, indent: inner) }
  }

  private func describe(_ role: Role) -> String {
    var line = role.description
    let label = accessibleLabel
    if !label.isEmpty { line += " “\(label)”" }
    if let value = shownValue ?? accessibleElement?.value { line += " = “\(value)”" }
    let states = accessibleStates
    return states.isEmpty ? line : "\(line) (\(states.joined(separator: ", ")))"
  }

  private var accessibleStates: [String] {
    var states: [String] = []
    if tree?.focus.widget === self { states.append("focused") }
    if isFocusable, isDisabled { states.append("disabled") }
    return states + ownStates + (shownError.map { ["error: \($0)"] } ?? [])
  }
}

extension Widget {
  private var accessibleElement: (any Accessible)? { shownElement as? any Accessible }

  /// The role of the widget for people who do not see it; `nil` if the role has no name.
  package final var accessibleRole: Role? {
    let isNamed = style.accessibilityLabel != nil || style.borderTitle != nil
    let role = accessibleElement?.role ?? (isNamed ? .group : nil)
    return role == .presentation ? nil : role
  }

  /// The name of the widget: from a modifier, or else from its element, or from its border.
  package final var accessibleLabel: String {
    if let label = style.accessibilityLabel { return label }
    if let label = accessibleElement?.label, !label.isEmpty { return label }
    return style.borderTitle ?? (isFocusable ? lentLabel ?? "" : "")
  }

  /// The label before the widget, or before what it is in.
  private var lentLabel: String? {
    for (widget, parent) in zip(selfAndAncestors, ancestors) {
      if let first = parent.children.first, first !== widget, first.accessibleRole == .label {
        return first.accessibleElement?.label
      }
    }
    return nil
  }
}
