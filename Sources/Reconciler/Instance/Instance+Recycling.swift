extension Instance {
  /// Whether nothing here or below is more than its nodes say, so that another lazy child can go on
  /// with it: no component, no effect, nobody who wants to hear that it comes or goes.
  var isPlain: Bool {
    switch self {
    case let element as ElementInstance: guard element.isPlainElement else { return false }
    case is ListenerInstance, is BranchInstance, is GroupInstance, is EmptyInstance: break
    default: return false
    }
    for child in childInstances where !child.isPlain { return false }
    return true
  }

  /// Makes the widgets here and below as good as new; whether all of them can be.
  func recycleWidgets() -> Bool {
    if let element = self as? ElementInstance, !engine.patcher.recycle(element.widget) {
      return false
    }
    for child in childInstances where !child.recycleWidgets() { return false }
    return true
  }
}
