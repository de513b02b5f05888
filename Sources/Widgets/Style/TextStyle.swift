import RecurseTerminal

/// The colors and attributes of text. Those that are `nil` or missing are inherited.
package struct TextStyle: Hashable, Sendable {
  package var foreground: Color?
  /// The background of a span's characters. The background of a whole element is
  /// `WidgetStyle.background`.
  package var background: Color?
  package var attributes: TextAttributes = []
  /// Attributes that are cleared: neither set nor inherited.
  package var cleared: TextAttributes = []

  package init() {}

  package init(_ style: CellStyle) {
    foreground = style.foreground
    background = style.background
    attributes = style.attributes
  }

  /// Sets or clears an attribute, unless a modifier further in already did.
  package mutating func set(_ attribute: TextAttributes, to isActive: Bool) {
    guard attributes.union(cleared).isDisjoint(with: attribute) else { return }
    if isActive { attributes.insert(attribute) } else { cleared.insert(attribute) }
  }

  /// Returns the style with what it inherits from an outer one.
  package func over(_ outer: TextStyle) -> TextStyle {
    var style = self
    style.foreground = foreground ?? outer.foreground
    style.background = background ?? outer.background
    style.attributes.formUnion(outer.attributes.subtracting(cleared))
    style.cleared.formUnion(outer.cleared.subtracting(attributes))
    return style
  }
}

extension CellStyle {
  package init(_ text: TextStyle) {
    self.init(
      foreground: text.foreground, background: text.background, attributes: text.attributes)
  }
}
