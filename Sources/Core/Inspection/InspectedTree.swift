import RecurseReconciler
import RecurseWidgets

/// The components and elements of an app, a line of JSON each, parents before their children.
///
///     {"id":4,"depth":2,"kind":"component","name":"LoginForm[ada]","props":["delay = 1"],
///      "state":["username = \"ada\""],"frame":[0,0,40,12]}
///     {"id":7,"depth":3,"kind":"element","name":"button “Login”","focused":1}
///
/// Wrappers without a widget of their own are left out, as in the paths of components. The values
/// of a component are read anew only after it was rendered: its state does not change otherwise.
@MainActor
struct InspectedTree {
  private var known: [ObjectIdentifier: Known] = [:]
  private var nextNumber = 1
  private var secrets = Secrets()
  private var fields = SecretFields()
  /// The work that was done when the tree was searched for secret fields; `nil` where what was
  /// found may make other fields secret.
  private var searched: UpdateRecord?
  /// The number of searches, each of which visits the whole tree.
  private(set) var searches = 0
  /// The texts of effects, and of paths, that an inspector has.
  private var effects = SentTexts()
  private var paths = SentTexts()

  private struct Known {
    /// Retained, so that no other instance gets the same identity.
    let instance: Instance
    let number: Int
    /// The props and the state, once they were read.
    var values: (props: [String], state: [String])?
    /// The texts of its name, and of its values, that an inspector has.
    var name = SentTexts()
    var lines = SentTexts()
  }

  /// The most lines of a tree. What comes after them is left out.
  private static let most = 3_000
  /// The most bytes of them.
  nonisolated static let mostBytes = 1 << 20
  /// The limits of a value. Its texts are cut again once secrets are withheld.
  private static let mostOfValue = ValueLines.Most(
    parts: 50, lines: 200, characters: 2_000, hasContents: true)
  private nonisolated static let mostCharacters = Secrets.mostCharacters
  /// The most texts of effects, or of paths, that are known as sent.
  private static let mostPlaces = 2_000

  /// Returns the number of an instance, which stays the same as long as it is mounted.
  mutating func number(of instance: Instance) -> Int {
    let identity = ObjectIdentifier(instance)
    if let known = known[identity] { return known.number }
    defer { nextNumber += 1 }
    known[identity] = Known(instance: instance, number: nextNumber)
    return nextNumber
  }

  /// Called when a component was rendered: its values are read anew.
  mutating func wasRendered(_ component: ComponentInstance) {
    _ = number(of: component)
    known[ObjectIdentifier(component)]?.values = nil
  }

  /// Finds the secrets of the present tree, beyond its lines too. O(1) if nothing was compared,
  /// made or removed since the last search.
  mutating func findSecrets(of runtime: Runtime<WidgetTree>) {
    let work = runtime.engine.record
    guard work != searched else { return }
    searches += 1
    let isNew = secrets.take(fields.find(below: runtime.rootElement, secrets))
    searched = isNew ? nil : work
  }

  /// Called when a text was meant for a secret field, which may never show it.
  mutating func typedSecret(_ text: String) { secrets.begin(text) }

  /// Another event comes.
  mutating func settleSecrets() {
    if secrets.settle(hasFields: hasSecretField) { searched = nil }
  }

  /// Whether the tree has a secret field.
  var hasSecretField: Bool { !fields.isEmpty }

  /// Whether a secret field has ever had a text.
  var knowsSecrets: Bool { secrets.isKnown }

  /// Returns the lines of the present tree.
  mutating func lines(of runtime: Runtime<WidgetTree>, _ tree: WidgetTree) -> [String] {
    findSecrets(of: runtime)
    let found = Self.nodes(of: runtime)
    let focused = tree.focus.widget
    var lines: [String] = []
    var bytes = 0
    for (instance, depth) in found {
      let line = line(of: instance, depth: depth, focused: focused)
      bytes += line.utf8.count
      guard bytes <= Self.mostBytes else { break }
      lines.append(line)
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
        writer.member("name", name(of: component))
        if !values.props.isEmpty { writer.array("props", values.props) { $0.text($1) } }
        if !values.state.isEmpty { writer.array("state", values.state) { $0.text($1) } }
      } else if let element = instance as? ElementInstance {
        writer.member("kind", element.isLayer ? "layer" : "element")
        writer.member("name", name(of: element))
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

  // MARK: - Names

  private mutating func name(of component: ComponentInstance) -> String {
    naming(component) { tree, place, next in
      component.name + tree.key(of: component, place, &next)
    }
  }

  /// The role, the label and the value, or the type of an element without a role.
  private mutating func name(of instance: ElementInstance) -> String {
    naming(instance) { tree, place, next in
      let key = tree.key(of: instance, place, &next)
      guard let element = instance.box.element as? any Accessible else {
        let type = instance.node.name
        return (type.hasSuffix("Element") ? String(type.dropLast(7)) : type) + key
      }
      let style = (instance.box.attributes as? StyleAttributes)?.style
      var name = "\(element.role)\(key)"
      name += tree.part(style?.accessibilityLabel ?? element.label, after: " ", place, &next)
      if tree.fields.contains(instance) {
        let text = (element as? TextFieldElement)?.text ?? ""
        name += text.isEmpty ? "" : " = \(Secrets.count(of: text))"
      } else if let value = element.value {
        name += tree.part(value, after: " = ", place, &next)
      }
      return name
    }
  }

  private mutating func naming(
    _ instance: Instance, _ name: (inout Self, SentTexts, inout SentTexts) -> String
  ) -> String {
    var next = SentTexts()
    let identity = ObjectIdentifier(instance)
    let name = name(&self, known[identity]?.name ?? SentTexts(), &next)
    known[identity]?.name = next
    return name
  }

  private mutating func key(
    of instance: Instance, _ place: SentTexts, _ next: inout SentTexts
  ) -> String {
    guard let key = instance.node.key ?? instance.parent?.key(of: instance) else { return "" }
    let text = key.description
    let shown = "[\(Self.cut(text))]"
    let isSent = secrets.sends(shown, of: [text], in: place)
    next.add(shown, isSent: isSent)
    return isSent ? shown : "[…]"
  }

  /// A label or a value with what comes before it.
  private mutating func part(
    _ text: String, after start: String, _ place: SentTexts, _ next: inout SentTexts
  ) -> String {
    // A value without a text is shown too: a field is empty.
    if text.isEmpty { return start == " " ? "" : "\(start)“”" }
    let shown = "\(start)“\(Self.cut(text))”"
    let isSent = secrets.sends(shown, of: [text], in: place)
    next.add(shown, isSent: isSent)
    return isSent ? shown : start + secrets.words(for: text)
  }

  /// Returns the path of a component, if need be without the keys in it.
  mutating func path(_ path: String, keyless: String) -> String {
    sends(path, in: \.paths) ? Self.cut(path) : keyless
  }

  /// Returns the name of an effect.
  mutating func effect(_ name: String) -> String {
    sends(name, in: \.effects) ? Self.cut(name) : secrets.words(for: name)
  }

  private mutating func sends(_ text: String, in place: WritableKeyPath<Self, SentTexts>) -> Bool {
    let isSent = secrets.sends(text, of: [text], in: self[keyPath: place])
    let count = self[keyPath: place].sent.count + self[keyPath: place].withheld.count
    if count >= Self.mostPlaces { self[keyPath: place] = SentTexts() }
    self[keyPath: place].add(text, isSent: isSent)
    return isSent
  }

  // MARK: - Values

  private mutating func values(
    of component: ComponentInstance
  ) -> (props: [String], state: [String]) {
    let identity = ObjectIdentifier(component)
    if let values = known[identity]?.values { return values }
    let place = known[identity]?.lines ?? SentTexts()
    var next = SentTexts()
    let values = (
      props: lines(of: component.anyProps, "props", place, &next),
      state: lines(of: component.anyState, "state", place, &next)
    )
    known[identity]?.values = values
    known[identity]?.lines = next
    return values
  }

  /// A value as lines, `path = text`, with secrets as counts.
  private mutating func lines(
    of value: Any, _ kind: String, _ place: SentTexts, _ next: inout SentTexts
  ) -> [String] {
    if value is Void { return [] }
    let mirror = Mirror(reflecting: value)
    // A component without properties: its name says the same.
    if mirror.displayStyle == .struct, mirror.children.isEmpty { return [] }
    return ValueLines(value, most: Self.mostOfValue).lines.map { line in
      func spell(_ path: String, _ text: String) -> String {
        Self.cut(path.isEmpty ? text : "\(path) = \(text)")
      }
      let whole = spell(line.path, line.text)
      let isNamed = Secrets.isName(line.path) && !line.isPlain && line.string != ""
      let isSent = secrets.sends(
        "\(kind) \(whole)", of: line.contents, isPlain: line.isPlain, in: place)
      next.add("\(kind) \(whole)", isSent: isSent)
      guard isNamed || !isSent else { return whole }
      let words = line.string.map { isNamed ? Secrets.count(of: $0) : secrets.words(for: $0) }
      return spell(isSent ? line.path : line.keyless, words ?? "hidden")
    }
  }

  private nonisolated static func cut(_ text: String) -> String {
    // The bytes are counted at once; characters are found one by one.
    guard text.utf8.count > mostCharacters else { return text }
    let start = text.prefix(mostCharacters)
    return start.endIndex == text.endIndex ? text : "\(start)…"
  }
}

extension Instance {
  /// Whether the node is one that an author wrote: a component, an element, a layer.
  fileprivate var isInspected: Bool {
    if self is ComponentInstance { return true }
    guard let element = self as? ElementInstance else { return false }
    return element.isLayer || !element.box.isModifierBox
  }
}
