import RecurseReconciler

// The screen in words, for those who do not see it: roles, labels, values and states.
extension WidgetTree {
  /// A line for each element with a role, indented as they are nested; what lies in front comes last.
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
    if let element = shownElement as? any Accessible {
      lines.append(indent + describe(element))
      inner += "  "
    }
    for child in children { child.describe(into: &lines, indent: inner) }
  }

  private func describe(_ element: any Accessible) -> String {
    var line = element.role.description
    if !element.label.isEmpty { line += " “\(element.label)”" }
    if let value = element.value { line += " = “\(value)”" }
    let states = accessibleStates
    return states.isEmpty ? line : "\(line) (\(states.joined(separator: ", ")))"
  }

  private var accessibleStates: [String] {
    var states: [String] = []
    if tree?.focus.widget === self { states.append("focused") }
    if isFocusable, isDisabled { states.append("disabled") }
    return states + ownStates
  }
}
