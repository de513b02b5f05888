/// The presenters whose layers are open.
@MainActor
final class OpenLayers {
  private(set) var presenters: [PresentationInstance] = []
  private var lastOrder = 0

  /// - Parameter order: the place of the layer in the tree that this one is compared with.
  /// - Returns: the place of the layer: in front of all others.
  func add(_ presenter: PresentationInstance, order: Int?) -> Int {
    presenters.append(presenter)
    lastOrder = max(lastOrder + 1, order ?? 0)
    return order ?? lastOrder
  }

  func remove(_ presenter: PresentationInstance) {
    presenters.removeAll { $0 === presenter }
  }
}

extension Engine {
  var layers: OpenLayers { attachments.find(orAdd: OpenLayers()) }
}

extension LazyInstance {
  /// The mounted children that present something.
  var presentingChildren: [LazyPosition] {
    var found: [LazyPosition] = []
    for presenter in engine.layers.presenters {
      var child: Instance = presenter
      while let parent = child.parent, parent !== self { child = parent }
      guard child.parent === self, let slot = children.firstIndex(where: { $0 === child }),
        !found.contains(where: { $0.key == keys[slot] })
      else { continue }
      found.append(LazyPosition(key: keys[slot], index: indices[slot]))
    }
    return found
  }
}
