import RecurseLayout

extension Widget {
  /// Which lines the widget's own join where they meet: those of the same layer. What lies over
  /// others, in a ``ZStack(alignment:content:)`` or by its position, joins none of theirs.
  final var lineGroup: UInt32 {
    var layer = self
    while let parent = layer.parent, !layer.isLayer(of: parent) { layer = parent }
    return layer.groupNumber
  }

  private func isLayer(of parent: Widget) -> Bool {
    box.position == .absolute || parent.holdsLayers
  }
}
