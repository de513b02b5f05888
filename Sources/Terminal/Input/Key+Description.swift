extension Key: CustomStringConvertible {
  /// The key as it is written on keyboards: `Ctrl+S`, `Alt+←`, `F10`, `Enter`. A letter alone is
  /// written as it is typed: `g`, `G`.
  public var description: String {
    if case .character(let letter) = code, letter != " ", modifiers.isSubset(of: .shift) {
      return String(letter)
    }
    let names: [(Modifiers, String)] = [
      (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"), (.super, "Super"), (.hyper, "Hyper"),
      (.meta, "Meta"),
    ]
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [code.name])
      .joined(separator: "+")
  }
}

extension Key.Code {
  fileprivate var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): character.uppercased()
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Insert"
    case .escape: "Esc"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .function(let number): "F\(number)"
    case .other(57363): "Menu"
    case .other(let number): "key \(number)"
    case .chord(let keys): keys.map(\.description).joined(separator: " ")
    case .invalid: "no key"
    }
  }
}
