import RecurseReconciler
import RecurseWidgets

/// The components and elements of an app, a line of JSON each, parents before their children.
///
///     {"id":4,"depth":2,"kind":"component","name":"LoginForm[ada]","props":["delay = 1"],
///      "state":["username = \"ada\""],"frame":[0,0,40,12]}
///     {"id":7,"depth":3,"kind":"element","name":"button “Login”","focused":1}
///
/// Wrappers without a widget of their own are left out, as in the paths of components. The values of
/// a component are read anew only after it was rendered: its state does not change otherwise.
@MainActor
struct InspectedTree {
  private var known: [ObjectIdentifier: Known] = [:]
  private var nextNumber = 1
  private(set) var secrets = Secrets()

  private struct Known {
    /// Retained, so that no other instance gets the same identity.
    let instance: Instance
    let number: Int
    /// The props and the state, once they were read.
    var values: (props: [String], state: [String])?
  }

  /// The most lines of a tree. What comes after them is left out.
  private static let most = 3_000
  /// The most of a value. Texts are cut once more, when their secrets are hidden.
  private static let mostOfValue = ValueLines.Most(parts: 50, lines: 200, characters: 2_000)
  private static let mostCharacters = 200

  /// Returns the number of an instance, which stays.
  mutating func number(of instance: Instance) -> Int {
    let identity = ObjectIdentifier(instance)
    if let known = known[identity] { return known.number }
    defer { nextNumber += 1 }
    known[identity] = Known(instance: instance, number: nextNumber)
    return nextNumber
  }

  /// The values of a component are read anew.
  mutating func wasRendered(_ component: ComponentInstance) {
    _ = number(of: component)
    known[ObjectIdentifier(component)]?.values = nil
  }

  /// Returns the lines of the present tree.
  mutating func lines(of runtime: Runtime<WidgetTree>, _ tree: WidgetTree) -> [String] {
    let found = Self.nodes(of: runtime)
    secrets.take(found.lazy.compactMap { ($0.instance as? ElementInstance)?.secretText })
    let focused = tree.focus.widget
    var lines: [String] = []
    for (instance, depth) in found {
      lines.append(line(of: instance, depth: depth, focused: focused))
    }
    let mounted = Set(found.map { ObjectIdentifier($0.instance) })
    known = known.filter { mounted.contains($0.key) }
    return lines
  }

  /// The components and elements in tree order. A loop, since a tree may be deeper than the stack.
  private static func nodes(
    of runtime: Runtime<WidgetTree>
  ) -> [(instance: Instance, depth: Int)] {
    var found: [(instance: Instance, depth: Int)] = []
    var left = runtime.rootElement.childInstances.reversed().map { (instance: $0, depth: 0) }
    while let (instance, depth) = left.popLast(), found.count < most {
      let isShown = instance.isInspected
      if isShown { found.append((instance, depth)) }
      let below = isShown ? depth + 1 : depth
      left += instance.childInstances.reversed().map { ($0, below) }
    }
    return found
  }

  private mutating func line(of instance: Instance, depth: Int, focused: Widget?) -> String {
    let number = number(of: instance)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("id", number)
      writer.member("depth", depth)
      if let component = instance as? ComponentInstance {
        writer.member("kind", "component")
        let values = values(of: component)
        writer.member("name", secrets.hidden(in: component.inspectedName))
        if !values.props.isEmpty { writer.array("props", values.props) { $0.text($1) } }
        if !values.state.isEmpty { writer.array("state", values.state) { $0.text($1) } }
      } else if let element = instance as? ElementInstance {
        writer.member("kind", element.isLayer ? "layer" : "element")
        writer.member("name", secrets.hidden(in: element.inspectedName))
        let widget = element.widget as? Widget
        if let frame = widget?.frameOnScreen {
          writer.array("frame", [frame.column, frame.row, frame.columns, frame.rows]) {
            $0.number($1)
          }
        }
        if let widget, widget === focused { writer.member("focused", 1) }
      }
    }
    return writer.text
  }

  private mutating func values(
    of component: ComponentInstance
  ) -> (props: [String], state: [String]) {
    let identity = ObjectIdentifier(component)
    if let values = known[identity]?.values { return values }
    let values = (
      props: lines(of: component.anyProps), state: lines(of: component.anyState)
    )
    known[identity]?.values = values
    return values
  }

  /// A value as lines, `path = text`, with secrets as counts.
  private func lines(of value: Any) -> [String] {
    if value is Void { return [] }
    let mirror = Mirror(reflecting: value)
    // A component without properties: its name says the same.
    if mirror.displayStyle == .struct, mirror.children.isEmpty { return [] }
    return ValueLines(value, most: Self.mostOfValue).lines.map { line in
      let text =
        line.string.flatMap { secrets.hidden($0, called: line.path) }
        ?? secrets.hidden(in: line.text)
      return Self.cut(line.path.isEmpty ? text : "\(line.path) = \(text)")
    }
  }

  private static func cut(_ text: String) -> String {
    text.count > mostCharacters ? "\(text.prefix(mostCharacters))…" : text
  }
}

extension Instance {
  /// Whether the node is one that an author wrote: a component, an element, a layer.
  fileprivate var isInspected: Bool {
    if self is ComponentInstance { return true }
    guard let element = self as? ElementInstance else { return false }
    return element.isLayer || !element.box.isModifierBox
  }

  fileprivate var inspectedKey: String {
    (node.key ?? parent?.key(of: self)).map { "[\($0.description)]" } ?? ""
  }
}

extension ComponentInstance {
  fileprivate var inspectedName: String { name + inspectedKey }
}

extension ElementInstance {
  /// The text of a secret field.
  fileprivate var secretText: String? {
    guard let field = box.element as? TextFieldElement, field.isSecure else { return nil }
    return field.text
  }

  /// The role, the label and the value, or the type of an element without a role.
  fileprivate var inspectedName: String {
    guard let element = box.element as? any Accessible else {
      let type = node.name
      return (type.hasSuffix("Element") ? String(type.dropLast(7)) : type) + inspectedKey
    }
    var name = "\(element.role)\(inspectedKey)"
    let label = (box.attributes as? StyleAttributes)?.style.accessibilityLabel ?? element.label
    if !label.isEmpty { name += " “\(label)”" }
    if let text = secretText {
      name += text.isEmpty ? "" : " = \(Secrets.count(of: text))"
    } else if let value = element.value {
      name += " = “\(value)”"
    }
    return name
  }
}
