/// What `swift-symbolgraph-extract` writes about a module, as far as an interface is made from it.
struct SymbolGraph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Symbol: Decodable {
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var swiftExtension: Extension?
    var swiftGenerics: Generics?

    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Extension: Decodable { var constraints: [Constraint]? }
    struct Generics: Decodable { var constraints: [Constraint]? }

    var name: String { pathComponents.joined(separator: ".") }

    /// The constraints that a type has for all of its members.
    var ownConstraints: [Constraint] { swiftGenerics?.constraints ?? [] }

    /// The full name and the declaration, on one line.
    ///
    /// - Parameter known: the constraints of the types, by name, which are not repeated.
    func line(_ known: [String: [Constraint]]) -> String {
      let ofType = known[pathComponents.dropLast().joined(separator: ".")] ?? []
      let declaration = (declarationFragments ?? []).map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(name): \(declaration)"
        + (swiftExtension?.constraints ?? []).filter { !ofType.contains($0) }.clause
    }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    /// The name of a target in another module, with that module's.
    var targetFallback: String?
    var swiftConstraints: [Constraint]?
  }

  struct Constraint: Decodable, Equatable {
    var kind: String
    var lhs: String
    var rhs: String
  }
}

extension [SymbolGraph.Constraint] {
  fileprivate var clause: String {
    guard !isEmpty else { return "" }
    let parts = map { "\($0.lhs) \($0.kind == "sameType" ? "==" : ":") \($0.rhs)" }
    return " [where \(parts.sorted().joined(separator: ", "))]"
  }
}

extension SymbolGraph.Relationship {
  /// Conformances that the compiler adds to nearly all types.
  private static let implied: Set = ["SendableMetatype", "Copyable", "Escapable"]

  /// A conformance or superclass on one line; `nil` for other relationships.
  func line(_ names: [String: String]) -> String? {
    guard kind == "conformsTo" || kind == "inheritsFrom" else { return nil }
    let target =
      names[target] ?? targetFallback.map {
        $0.split(separator: ".").dropFirst().joined(separator: ".")
      }
      ?? target
    guard !Self.implied.contains(target) else { return nil }
    return "\(names[source] ?? source): \(target)" + (swiftConstraints ?? []).clause
  }
}
