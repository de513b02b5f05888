extension Instance {
  /// Whether nothing here or below is more than its nodes say, so that another lazy child can go on
  /// with it.
  var canBeRecycled: Bool {
    guard isRecyclable else { return false }
    for child in childInstances where !child.canBeRecycled { return false }
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
