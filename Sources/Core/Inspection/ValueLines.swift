/// A value as lines of path and text, so that two values can be compared part by part.
///
/// References are not followed: an object is a line with its type.
package struct ValueLines: Equatable {
  package private(set) var lines: [Line] = []
  private let most: Most

  package struct Line: Equatable {
    package var path: String
    package var text: String
    /// The value, if it is a text.
    package var string: String?
  }

  /// Parts below this depth are one line each.
  private static let deepest = 12

  /// The most that is read of a value that may be large.
  package struct Most: Equatable, Sendable {
    /// The parts of one collection; a line counts the others.
    package var parts = Int.max
    package var lines = Int.max
    /// The characters of one text.
    package var characters = Int.max

    package init(parts: Int = .max, lines: Int = .max, characters: Int = .max) {
      self.parts = parts
      self.lines = lines
      self.characters = characters
    }
  }

  package init(_ value: Any, most: Most = Most()) {
    self.most = most
    add(value, path: "", depth: 0)
  }

  private mutating func add(_ value: Any, path: String, depth: Int) {
    guard lines.count < most.lines else { return }
    let mirror = Mirror(reflecting: value)
    let isLeaf =
      mirror.children.isEmpty || mirror.displayStyle == .class || value is any StringProtocol
      || value is Duration
    guard !isLeaf, depth < Self.deepest else {
      let string = (value as? any StringProtocol).map { String($0) }
      lines.append(Line(path: path, text: text(value, mirror), string: string))
      return
    }
    switch mirror.displayStyle {
    case .optional:
      for child in mirror.children { add(child.value, path: path, depth: depth + 1) }
    case .set:
      let members = mirror.children.prefix(most.parts).map { "\($0.value)" }.sorted()
      lines.append(Line(path: path, text: "[\(members.joined(separator: ", "))]"))
    case .dictionary: addDictionary(mirror, path: path, depth: depth)
    default:
      let isElement = mirror.displayStyle == .collection
      for (index, child) in mirror.children.prefix(most.parts).enumerated() {
        let label = isElement ? "[\(index)]" : child.label ?? "\(index)"
        add(child.value, path: Self.join(path, label), depth: depth + 1)
      }
      if isElement { addRest(mirror, path: path) }
    }
  }

  private mutating func addRest(_ mirror: Mirror, path: String) {
    guard most.parts < .max, lines.count < most.lines else { return }
    let rest = mirror.children.count - most.parts
    if rest > 0 { lines.append(Line(path: path + "[…]", text: "\(rest) more")) }
  }

  private mutating func addDictionary(_ mirror: Mirror, path: String, depth: Int) {
    let entries = mirror.children.prefix(most.parts).map { entry in
      let parts = Array(Mirror(reflecting: entry.value).children)
      return (key: "\(parts[0].value)", value: parts[1].value)
    }
    for entry in entries.sorted(by: { $0.key < $1.key }) {
      add(entry.value, path: Self.join(path, "[\(entry.key)]"), depth: depth + 1)
    }
    addRest(mirror, path: path)
  }

  private func text(_ value: Any, _ mirror: Mirror) -> String {
    if mirror.displayStyle == .class { return "\(type(of: value))" }
    if let text = value as? any StringProtocol { return cut(String(text)).debugDescription }
    return cut("\(value)")
  }

  private func cut(_ text: String) -> String {
    text.utf8.count > most.characters ? String(text.prefix(most.characters)) : text
  }

  private static func join(_ path: String, _ label: String) -> String {
    path.isEmpty || label.hasPrefix("[") ? path + label : "\(path).\(label)"
  }

  /// The parts that differ, one per line: `rejected: false → true`.
  package func differences(to other: ValueLines) -> [String] {
    let mine = Dictionary(lines.map { ($0.path, $0.text) }) { first, _ in first }
    let others = Dictionary(other.lines.map { ($0.path, $0.text) }) { first, _ in first }
    var result: [String] = []
    for line in lines where others[line.path] != line.text {
      // An empty value that got parts is described by its new parts.
      if others[line.path] == nil, other.holdsMore(below: line.path) { continue }
      result.append(Self.spell(line.path, "\(line.text) → \(others[line.path] ?? "(removed)")"))
    }
    for line in other.lines where mine[line.path] == nil && !holdsMore(below: line.path) {
      result.append(Self.spell(line.path, "(new) → \(line.text)"))
    }
    return result
  }

  private func holdsMore(below path: String) -> Bool {
    lines.contains {
      $0.path.hasPrefix(path.isEmpty ? "" : path + ".") || $0.path.hasPrefix(path + "[")
    }
  }

  private static func spell(_ path: String, _ change: String) -> String {
    path.isEmpty ? change : "\(path): \(change)"
  }
}
