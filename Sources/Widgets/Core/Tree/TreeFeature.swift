/// A feature's state for a whole tree, and its steps of a turn.
///
/// A tree has one feature of each type, made when something in it first uses the feature. So the
/// tree knows none by name, and what it does not use costs nothing.
///
///     content, style, window change ─▶ the feature notes it ─▶ commitEnded()
///                                                                   │
///                     layoutPassEnded() ◀── each pass ◀── willLayOut()
@MainActor
class TreeFeature {
  // The tree owns it.
  unowned let tree: WidgetTree

  required init(of tree: WidgetTree) { self.tree = tree }

  /// Called when a widget is attached to the tree with a style, or its style has changed.
  func styleChanged(of widget: Widget, from old: WidgetStyle) {}

  /// Called before a widget is detached.
  func willDetach(_ widget: Widget) {}

  /// Called when children were inserted into a widget or removed from it.
  func contentChanged(of parent: Widget) {}

  /// Called when the window has another size.
  func windowChanged() {}

  /// Called at the end of a commit, before the focus moves.
  func commitEnded() {}

  /// Called before a layout.
  func willLayOut() {}

  /// Called after a pass of a layout. It may ask for another one.
  func layoutPassEnded() {}
}

extension WidgetTree {
  /// The feature of a type, if anything in the tree ever used it. O(features in use).
  func feature<Feature: TreeFeature>(_ type: Feature.Type) -> Feature? {
    for feature in features
    where ObjectIdentifier(Swift.type(of: feature)) == ObjectIdentifier(type) {
      return unsafeDowncast(feature, to: type)
    }
    return nil
  }

  /// Returns the feature of a type, which the tree has from then on.
  @discardableResult
  func use<Feature: TreeFeature>(_ type: Feature.Type) -> Feature {
    if let feature = feature(type) { return feature }
    let feature = Feature(of: self)
    features.append(feature)
    return feature
  }
}
