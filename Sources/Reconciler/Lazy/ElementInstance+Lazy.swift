/// The lazy-children data of an element.
private final class LazyPart {
  var children: ZeroingReference<Instance>?
  var window: LazyWindow?
}

extension ElementInstance {
  /// The lazy children whose window this element's widget reports.
  package var lazyChildren: LazyInstance? {
    get { attachments.find(LazyPart.self)?.children?.target(as: LazyInstance.self) }
    set {
      let part = attachments.find(orAdd: LazyPart())
      part.children = newValue?.reference
      if let window = part.window { newValue?.show(window: window) }
    }
  }

  /// Called by the host: the lazy children that can be seen.
  package func report(window: Range<Int>) { report(window: LazyWindow(window)) }

  /// Called by the host: the lazy children that can be seen, and those that are to stay.
  package func report(window: LazyWindow) {
    attachments.find(orAdd: LazyPart()).window = window
    lazyChildren?.show(window: window)
  }
}

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
