import RecurseLayout

extension Widget {
  /// The number of the layer whose lines the widget's lines join where they meet. What lies over
  /// others, in a `ZStack` or by its position, is a layer of its own.
  final var lineGroup: UInt32 {
    var layer = self
    while let parent = layer.parent, !layer.isLayer(of: parent) { layer = parent }
    return layer.lineGroupNumber
  }

  private func isLayer(of parent: Widget) -> Bool {
    style.position == .absolute || parent.containerPart?.separatesChildLines == true
  }
}
