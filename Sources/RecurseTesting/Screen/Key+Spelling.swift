import RecurseTerminal

extension Key {
  /// The key as a test spells it, for the name of an action.
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
