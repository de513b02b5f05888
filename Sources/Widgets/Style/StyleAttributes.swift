import RecurseReconciler

/// A widget's style as the reconciler carries it, beside the element.
package final class StyleAttributes: Attributes {
  // Unchecked, as docs/decisions/002-unchecked-access.md measures: each update compares these.
  @exclusivity(unchecked) package fileprivate(set) var style: WidgetStyle

  package init(_ style: WidgetStyle) { self.style = style }

  package override func isEqual(to other: Attributes) -> Bool {
    style == unsafeDowncast(other, to: StyleAttributes.self).style
  }
}

extension ElementBox {
  /// The outermost modifier of the element so far.
  final var styleStage: WidgetStyle.Stage {
    (attributes as? StyleAttributes)?.style.stage ?? .content
  }

  /// Changes the element's style: in place if no other element shares it, otherwise in a copy.
  final func changeStyle(_ change: (inout WidgetStyle) -> Void) {
    if let own = ownAttributes as? StyleAttributes { return change(&own.style) }
    let own = StyleAttributes((attributes as? StyleAttributes)?.style ?? WidgetStyle())
    change(&own.style)
    attributes = own
  }
}
