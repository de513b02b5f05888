import RecurseReconciler

/// The box style as the reconciler carries it.
package final class BoxAttributes: Attributes {
  // Unchecked, because it is changed before anybody else has it.
  @exclusivity(unchecked) package fileprivate(set) var style: BoxStyle

  package init(_ style: BoxStyle) { self.style = style }

  package override func isEqual(to other: Attributes) -> Bool {
    style == unsafeDowncast(other, to: BoxAttributes.self).style
  }
}

extension ElementBox {
  /// How far out the modifiers of the element have come.
  final var styleStage: BoxStyle.Stage {
    (attributes as? BoxAttributes)?.style.stage ?? .content
  }

  /// Changes what modifiers have said of the element, in its place where that is said of no other.
  final func changeStyle(_ change: (inout BoxStyle) -> Void) {
    if let own = ownAttributes as? BoxAttributes { return change(&own.style) }
    let own = BoxAttributes((attributes as? BoxAttributes)?.style ?? BoxStyle())
    change(&own.style)
    attributes = own
  }
}
