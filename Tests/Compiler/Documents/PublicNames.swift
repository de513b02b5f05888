/// The names in a file of `Tests/API`: a declaration a line, after its name.
struct PublicNames {
  /// Types, functions outside of types, and modifiers.
  private(set) var own: Set<String> = []
  /// These, and members of types.
  private(set) var all: Set<String> = []

  /// Types whose members are modifiers, or values that a view reads.
  private static let open: Set = [
    "ChartModifiable", "EnvironmentValues", "Modifiable", "OwnedContent",
  ]
  /// What these types need beside modifiers.
  private static let members: Set = ["Modified", "Owner", "init", "modified", "node", "subscript"]

  init(in interface: String) {
    for line in interface.split(separator: "\n") where !line.hasPrefix("s:") {
      let path = line.prefix { $0 != ":" && $0 != "(" }.split(separator: ".")
      guard let first = path.first, first.allSatisfy({ $0.isLetter || $0.isNumber }) else {
        continue
      }
      own.insert(String(first))
      all.formUnion(path.map { String($0) })
      let isModifier = path.count == 2 && Self.open.contains(String(first))
      if isModifier, !Self.members.contains(String(path[1])) { own.insert(String(path[1])) }
    }
  }
}
