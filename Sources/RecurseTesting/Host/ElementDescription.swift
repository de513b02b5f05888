import RecurseLists
import RecurseReconciler
import RecurseWidgets

/// An element as text: its role, label and value, or else its own description.
@MainActor
func describe(_ element: any Element) -> String {
  if let box = element as? BoxedElement { return "box [\(describeViews(in: box.widget))]" }
  guard let known = element as? any Accessible else { return "\(element)" }
  return describe(known, called: known.label)
}

/// An element as text, with what it contains: a line of a list has the text of what is in it, and a
/// list the number of its rows.
///
/// - Parameter below: the elements in it, in tree order.
@MainActor
func describe(
  _ element: any Element, in instance: ElementInstance?, with below: () -> [any Element]
) -> String {
  if element is ListRowElement, let row = element as? any Accessible {
    return describe(row, called: joinedText(of: below()))
  }
  if let count = instance?.listRowCount, let list = element as? any Accessible {
    return "\(list.role) of \(count) \(count == 1 ? "row" : "rows")"
  }
  return describe(element)
}

/// The texts among elements, in order, joined by spaces.
@MainActor
func joinedText(of elements: [any Element]) -> String {
  elements.compactMap { element in
    guard let known = element as? any Accessible, known.role == .text else { return nil }
    return known.label
  }.joined(separator: " ")
}

@MainActor
private func describe(_ element: any Accessible, called label: String) -> String {
  describe(element.role, label, element.value)
}

/// A role, what it is called, and its value.
func describe(_ role: Role, _ label: String, _ value: String?) -> String {
  let name = "\(role) “\(label)”"
  return value.map { "\(name) = “\($0)”" } ?? name
}

/// The views of a box as text.
@MainActor
private func describeViews(in widget: Widget) -> String {
  let name = widget.shownElement.map { $0 is any Accessible ? [describe($0)] : [] } ?? []
  return (name + widget.children.map(describeViews)).joined(separator: ", ")
}
