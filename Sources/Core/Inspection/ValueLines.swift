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
    /// The texts in the path and in the value, as they are before they are spelled or cut; `nil` if
    /// they are not asked for, or too many.
    package var contents: [String]?
    /// Whether the value can hold no text: a Boolean value, a case, nothing, or a type.
    package var isPlain = false
    /// The path without the keys of dictionaries.
    package var keyless: String
  }

  /// The way to a value.
  private struct Path {
    var text = ""
    var keyless = ""
    /// The texts in the keys of dictionaries on the way.
    var contents: [String]? = []

    func appending(_ label: String) -> Path { appending(label, keyless: label, []) }

    func appending(_ label: String, keyless other: String, _ texts: [String]?) -> Path {
      var path = self
      path.text = Self.join(text, label)
      path.keyless = Self.join(keyless, other)
      path.contents = texts.flatMap { texts in contents.map { $0 + texts } }
      return path
    }

    private static func join(_ path: String, _ label: String) -> String {
      path.isEmpty || label.hasPrefix("[") ? path + label : "\(path).\(label)"
    }
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
    /// Whether each line has the texts that it is made of.
    package var hasContents = false

    package init(
      parts: Int = .max, lines: Int = .max, characters: Int = .max, hasContents: Bool = false
    ) {
      self.parts = parts
      self.lines = lines
      self.characters = characters
      self.hasContents = hasContents
    }
  }

  package init(_ value: Any, most: Most = Most()) {
    self.most = most
    add(value, path: Path(), depth: 0)
  }

  private mutating func add(_ value: Any, path: Path, depth: Int) {
    guard lines.count < most.lines else { return }
    let mirror = Mirror(reflecting: value)
    let isLeaf =
      mirror.children.isEmpty || mirror.displayStyle == .class || value is any StringProtocol
      || value is Duration
    guard !isLeaf, depth < Self.deepest else {
      let string = (value as? any StringProtocol).map { String($0) }
      let isPlain = string == nil && mirror.isPlain(value)
      let contents = isPlain ? [] : string.map { [$0] } ?? contents(of: [value])
      return addLine(path, text(value, mirror), string: string, contents, isPlain: isPlain)
    }
    switch mirror.displayStyle {
    case .optional:
      for child in mirror.children { add(child.value, path: path, depth: depth + 1) }
    case .set:
      let members = mirror.children.prefix(most.parts).map(\.value)
      let texts = members.map { "\($0)" }.sorted()
      addLine(path, "[\(texts.joined(separator: ", "))]", contents(of: members))
    case .dictionary: addDictionary(mirror, path: path, depth: depth)
    default:
      let isElement = mirror.displayStyle == .collection
      for (index, child) in mirror.children.prefix(most.parts).enumerated() {
        let label = isElement ? "[\(index)]" : child.label ?? "\(index)"
        add(child.value, path: path.appending(label), depth: depth + 1)
      }
      if isElement { addRest(mirror, path: path) }
    }
  }

  private mutating func addLine(
    _ path: Path, _ text: String, string: String? = nil, _ contents: [String]?,
    isPlain: Bool = false
  ) {
    let all = most.hasContents ? path.contents.flatMap { keys in contents.map { keys + $0 } } : nil
    lines.append(
      Line(
        path: path.text, text: text, string: string, contents: all,
        isPlain: isPlain && path.contents?.isEmpty == true, keyless: path.keyless))
  }

  private mutating func addRest(_ mirror: Mirror, path: Path) {
    guard most.parts < .max, lines.count < most.lines else { return }
    let rest = mirror.children.count - most.parts
    if rest > 0 { addLine(path.appending("[…]"), "\(rest) more", [], isPlain: true) }
  }

  private mutating func addDictionary(_ mirror: Mirror, path: Path, depth: Int) {
    let entries = mirror.children.prefix(most.parts).map { entry in
      let parts = Array(Mirror(reflecting: entry.value).children)
      return (name: "\(parts[0].value)", key: parts[0].value, value: parts[1].value)
    }
    for entry in entries.sorted(by: { $0.name < $1.name }) {
      let path = path.appending("[\(entry.name)]", keyless: "[…]", contents(of: [entry.key]))
      add(entry.value, path: path, depth: depth + 1)
    }
    addRest(mirror, path: path)
  }

  /// The most parts of a value that are looked at for texts.
  private static let mostContents = 10_000

  /// Returns the texts in several values, and their descriptions; `nil` if they are too many.
  private func contents(of values: [Any]) -> [String]? {
    guard most.hasContents else { return [] }
    var texts = values.map { "\($0)" }
    var left = values
    var count = 0
    while let value = left.popLast() {
      count += 1
      guard count <= Self.mostContents else { return nil }
      if let text = value as? any StringProtocol {
        texts.append(String(text))
        continue
      }
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle != .class else { continue }
      for child in mirror.children.prefix(Self.mostContents) { left.append(child.value) }
    }
    return texts
  }

  private func text(_ value: Any, _ mirror: Mirror) -> String {
    if mirror.displayStyle == .class { return "\(type(of: value))" }
    if let text = value as? any StringProtocol { return cut(String(text)).debugDescription }
    return cut("\(value)")
  }

  private func cut(_ text: String) -> String {
    text.utf8.count > most.characters ? String(text.prefix(most.characters)) : text
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

extension Mirror {
  /// Whether the value can hold no text, however its type describes it.
  fileprivate func isPlain(_ value: Any) -> Bool {
    switch displayStyle {
    case .class: true
    case .enum, .optional, .collection, .set, .dictionary: children.isEmpty
    default: value is Bool
    }
  }
}
