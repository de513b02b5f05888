import RecurseTerminal

extension Key {
  /// How a test spells the key, for the name of a verb.
  var spelling: String {
    let name =
      switch code {
      case .character(let character): "\(character)"
      case .function(let number): "F\(number)"
      default: "\(code)"
      }
    let names: [(Modifiers, String)] = [
      (.control, "control-"), (.alt, "alt-"), (.shift, "shift-"), (.super, "super-"),
      (.hyper, "hyper-"), (.meta, "meta-"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined() + name
  }
}
