extension SwiftFunction {
  /// The source of the function, in at most 100 columns where that can be.
  var source: String {
    let indentation = type == nil ? "" : "  "
    var lines = documentation + attributes.flatMap(Self.lines(ofAttribute:))
    lines += head(indentation: indentation.count)
    lines[lines.count - 1] += " {"
    if body.count == 1, isUnavailable {
      lines[lines.count - 1] += " \(body[0]) }"
    } else {
      lines += body.map { $0.isEmpty ? $0 : "  " + $0 } + ["}"]
    }
    return lines.map { $0.isEmpty ? $0 : indentation + $0 }.joined(separator: "\n")
  }

  private static func lines(ofAttribute attribute: String) -> [String] {
    guard attribute.count > 98, attribute.hasSuffix(")"),
      let (name, arguments) = attribute.splitOnce("(")
    else { return [attribute] }
    return ["\(name)(", "  \(arguments.dropLast())", ")"]
  }

  /// The lines from `public func` to the result.
  private func head(indentation: Int) -> [String] {
    let end = ") -> \(result)" + (condition.isEmpty ? "" : " where \(condition)")
    let begin = "public func \(name)"
    let generic = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let all = parameters.map(\.source).joined(separator: ", ")
    if indentation + (begin + generic + "(" + all + end + " {").count <= 100 {
      return [begin + generic + "(" + all + end]
    }
    var lines = [begin + generic + "("]
    if indentation + lines[0].count > 100 {
      lines = [begin + "<"] + Self.filled(generics, indentation: indentation) + [">("]
    }
    return lines + Self.filled(parameters.map(\.source), indentation: indentation) + [end]
  }

  /// A call in as few lines as have room for it.
  static func call(_ function: String, _ arguments: [String], room: Int) -> [String] {
    let line = "\(function)(\(arguments.joined(separator: ", ")))"
    if line.count <= room { return [line] }
    var lines = ["\(function)("] + filled(arguments, indentation: 100 - room + 1)
    lines[lines.count - 1] += ")"
    return lines
  }

  /// Parts in as few lines as hold them, with commas between them.
  private static func filled(_ parts: [String], indentation: Int) -> [String] {
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let part = part + (index == parts.count - 1 ? "" : ",")
      if let last = lines.last, indentation + last.count + 1 + part.count <= 100 {
        lines[lines.count - 1] += " " + part
      } else if indentation + 2 + part.count <= 100 {
        lines.append("  " + part)
      } else {
        lines += broken(part, room: 98 - indentation).map { "  " + $0 }
      }
    }
    return lines
  }

  /// A parameter that is longer than a line: its default is a closure, or its type is long.
  private static func broken(_ part: String, room: Int) -> [String] {
    if let (before, after) = part.splitOnce(" = { _ in ") {
      return closure(before + " = { _ in", after)
    }
    if let (before, after) = part.splitOnce(" = { ") { return closure(before + " = {", after) }
    guard let (names, type) = part.splitOnce(": ") else { return [part] }
    guard type.count + 2 > room, let (before, after) = type.splitOnce(" -> ") else {
      return [names + ":", "  " + type]
    }
    return [names + ":", "  \(before) ->", "  " + after]
  }

  private static func closure(_ begin: String, _ rest: String) -> [String] {
    let end = rest.hasSuffix(",") ? " }," : " }"
    return [begin, "  " + rest.dropLast(end.count), end.trimmed]
  }
}

extension SwiftFunction.Parameter {
  var source: String {
    "\(attributes)\(names): \(type)" + (value.map { " = \($0)" } ?? "")
  }

  /// The argument that hands the parameter on to another overload.
  var argument: String { label == "_" ? name : "\(label): \(name)" }
}
