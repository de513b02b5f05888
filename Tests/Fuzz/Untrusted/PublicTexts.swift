import Foundation

/// The parameters of the package's public functions and initializers that take a text, read from
/// the sources: `Button.title` for `public func Button(_ title: String, …)`.
enum PublicTexts {
  /// The modules whose public functions show no text, or show it by way of another module.
  private static let showingNothing: Set = [
    "Algorithms", "CAllocations", "CEmulator", "CRecurse", "CStack", "Layout", "Reactive",
    "Measuring", "Reconciler", "Recurse", "RecurseTesting", "Terminal",
  ]

  static func names() throws -> Set<String> {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var names: Set<String> = []
    let sources = package.appending(path: "Sources")
    for folder in try FileManager.default.contentsOfDirectory(atPath: sources.path)
    where !showingNothing.contains(folder) {
      let path = sources.appending(path: folder).path
      for case let file as String in FileManager.default.enumerator(atPath: path) ?? .init()
      where file.hasSuffix(".swift") {
        names.formUnion(
          Self.names(in: try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)))
      }
    }
    return names
  }

  /// The parameters of one file.
  static func names(in source: String) -> Set<String> {
    let code = source.replacing(#/\/\/.*/#, with: "")
    let declaration =
      #/(?m)^(?:[a-z@]+ )*(?:struct|class|enum|protocol|extension) (?<type>\w+)|\bpublic [a-z ]*(?:func (?<function>\w+)|(?<initializer>init))/#
    var names: Set<String> = []
    var type = ""
    for match in code.matches(of: declaration) {
      if let name = match.type { type = String(name) }
      guard match.function != nil || match.initializer != nil else { continue }
      let owner = match.function.map { String($0) } ?? type
      for parameter in parameters(of: code[match.range.upperBound...]) where takesText(parameter) {
        let label = parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).last ?? ""
        names.insert("\(owner).\(label)")
      }
    }
    return names
  }

  /// The parameters between the parentheses after the name, split at top-level commas.
  private static func parameters(of code: Substring) -> [Substring] {
    var depth = 0
    var start: Substring.Index?
    var parts: [Substring] = []
    var last: Character = " "
    for index in code.indices {
      let character = code[index]
      defer { last = character }
      switch character {
      case "(" where depth == 0:
        depth = 1
        start = code.index(after: index)
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where last != "-": depth -= 1
      case "," where depth == 1:
        // Type parameters, before the parentheses.
        guard let begin = start else { continue }
        parts.append(code[begin..<index])
        start = code.index(after: index)
      default: break
      }
      if depth == 0, let start, character == ")" { return parts + [code[start..<index]] }
    }
    return parts
  }

  private static func takesText(_ parameter: Substring) -> Bool {
    let text =
      #/:\s*(inout |@autoclosure \(\) -> )?(\[?(String|Substring|Text)\]?\??|some StringProtocol|(Mutable)?Property<String>|\w*KeyPath<.*,\s*String>\??)\s*(=.*)?\s*$/#
    return parameter.firstMatch(of: text) != nil
  }
}
