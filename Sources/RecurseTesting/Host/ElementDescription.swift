import RecurseReconciler
import RecurseWidgets

/// An element as text: its role, label and value, or else its own description.
@MainActor
func describe(_ element: any Element) -> String {
  if let box = element as? BoxedElement { return "box [\(describeViews(in: box.widget))]" }
  guard let known = element as? any Accessible else { return "\(element)" }
  let name = "\(known.role) “\(known.label)”"
  return known.value.map { "\(name) = “\($0)”" } ?? name
}

/// The views of a box as text.
@MainActor
private func describeViews(in widget: Widget) -> String {
  let name = widget.shownElement.map { $0 is any Accessible ? [describe($0)] : [] } ?? []
  return (name + widget.children.map(describeViews)).joined(separator: ", ")
}
