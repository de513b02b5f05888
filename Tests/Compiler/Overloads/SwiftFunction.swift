/// A public function of a source, in the parts that an overload of it changes.
///
/// It reads the form that `swift format` gives to declarations, and no more of Swift than that.
struct SwiftFunction {
  /// The type whose extension declares the function, or `nil` if it is global.
  var type: String?
  /// The lines of the documentation, with the marks.
  var documentation: [String] = []
  /// The first paragraph of the documentation.
  var summary: [String] { Array(documentation.prefix { $0 != "///" }) }
  /// The attributes, a line each.
  var attributes: [String] = []
  var name = ""
  /// The generic parameters with their constraints.
  var generics: [String] = []
  var parameters: [Parameter] = []
  var result = ""
  /// The clause after `where`, or an empty text.
  var condition = ""
  /// The text between the braces, without its indentation.
  var body: [String] = []

  struct Parameter {
    /// Attributes such as `@NodeBuilder<Owner>`, with a space after them.
    var attributes = ""
    /// The label and the name, or the one word that is both.
    var names = ""
    var type = ""
    /// The text after ` = `, or `nil`.
    var value: String?

    var label: String { String(names.prefix { $0 != " " }) }
    var name: String { names.splitOnce(" ")?.1 ?? names }
  }

  /// The name with its labels, such as `sheet(item:content:)`.
  var fullName: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }

  var isUnavailable: Bool { attributes.contains { $0.contains("unavailable") } }
}

extension SwiftFunction {
  /// The public functions of a source, in their order.
  static func functions(in source: String) -> [SwiftFunction] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    var found: [SwiftFunction] = []
    var type: String?
    var head: [String] = []
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      if line.hasPrefix("extension ") {
        type = String(line.dropFirst("extension ".count).prefix { $0 != "{" }).trimmed
      }
      if line == "}" { type = nil }
      if text.hasPrefix("public func ") {
        var reader = Reader(lines[index...].joined(separator: "\n"))
        var function = reader.readFunction()
        function.type = type
        function.documentation = head.filter { $0.hasPrefix("///") }
        function.attributes = attributes(in: head.filter { !$0.hasPrefix("//") })
        found.append(function)
      }
      // What stands directly above a function belongs to it.
      let belongs =
        text.hasPrefix("//") || text.hasPrefix("@") || text == ")"
        || head.last.map { $0.hasPrefix("@") && $0.hasSuffix("(") } ?? false
      if belongs { head.append(text) } else { head = [] }
    }
    return found
  }

  /// Joins the lines of an attribute that has parentheses.
  private static func attributes(in lines: [String]) -> [String] {
    lines.reduce(into: []) { joined, line in
      if line.hasPrefix("@") {
        joined.append(line)
      } else if let last = joined.popLast() {
        joined.append(last + (last.hasSuffix("(") || line == ")" ? "" : " ") + line)
      }
    }
  }
}

/// Reads a declaration from its begin.
private struct Reader {
  private let text: [Character]
  private var place = 0

  init(_ text: String) { self.text = Array(text) }

  mutating func readFunction() -> SwiftFunction {
    var function = SwiftFunction()
    function.name =
      read { $0 == "<" || $0 == "(" }.trimmed.split(separator: " ").last
      .map { String($0) } ?? ""
    if text[place] == "<" { function.generics = parts(of: readGroup()).map(\.onOneLine) }
    function.parameters = parts(of: readGroup()).map { parameter($0) }
    let rest = read { $0 == "{" }.onOneLine
    let clauses = rest.splitOnce(" where ")
    function.result = String((clauses?.0 ?? rest).dropFirst("-> ".count)).trimmed
    function.condition = clauses?.1.trimmed ?? ""
    let body = readGroup().split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    let indentation =
      body.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == " " }.count }
      .min() ?? 0
    let shown = body.map { $0.hasPrefix(" ") ? String($0.dropFirst(indentation)) : $0 }
    function.body = Array(shown.drop { $0.trimmed.isEmpty }.reversed().drop { $0.trimmed.isEmpty })
      .reversed()
    return function
  }

  private mutating func read(until isEnd: (Character) -> Bool) -> String {
    let begin = place
    while !isEnd(text[place]) { place += 1 }
    return String(text[begin..<place])
  }

  /// Reads a group in brackets, and returns what is between them.
  private mutating func readGroup() -> String {
    let begin = place + 1
    var depth = 0
    repeat {
      depth += text.depthChange(at: place)
      place += 1
    } while depth > 0
    return String(text[begin..<place - 1])
  }

  /// Splits a group at the commas that are in no brackets of their own.
  private func parts(of group: String) -> [String] {
    let signs = Array(group)
    var parts: [String] = []
    var depth = 0
    var begin = 0
    for index in signs.indices {
      depth += signs.depthChange(at: index)
      guard depth == 0, signs[index] == "," else { continue }
      parts.append(String(signs[begin..<index]))
      begin = index + 1
    }
    return (parts + [String(signs[begin...])]).map(\.trimmed).filter { !$0.isEmpty }
  }

  private func parameter(_ text: String) -> SwiftFunction.Parameter {
    var parameter = SwiftFunction.Parameter()
    var text = text.onOneLine
    while text.hasPrefix("@"), let (attribute, rest) = text.splitOnce(" ") {
      parameter.attributes += attribute + " "
      text = rest
    }
    guard let (names, type) = text.splitOnce(":") else { return parameter }
    parameter.names = names
    let parts = type.splitOnce(" = ")
    parameter.type = (parts?.0 ?? type).trimmed
    parameter.value = parts?.1.trimmed
    return parameter
  }
}

extension [Character] {
  /// How a sign changes the number of open brackets. The end of an arrow changes nothing.
  fileprivate func depthChange(at index: Int) -> Int {
    switch self[index] {
    case "(", "[", "{", "<": 1
    case ")", "]", "}": -1
    case ">": index > 0 && self[index - 1] == "-" ? 0 : -1
    default: 0
    }
  }
}

extension String {
  var trimmed: String {
    var rest = self[...]
    while let sign = rest.first, sign.isWhitespace { rest.removeFirst() }
    while let sign = rest.last, sign.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// The text with each run of white space as one space.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The parts before and after the first place of a text.
  func splitOnce(_ separator: String) -> (String, String)? {
    guard let range = firstRange(of: separator) else { return nil }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }

  /// The text with another one in each place of a text.
  func replacing(_ text: String, by other: String) -> String {
    var (result, rest) = ("", self)
    while let (before, after) = rest.splitOnce(text) {
      result += before + other
      rest = after
    }
    return result + rest
  }
}
