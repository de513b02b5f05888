// The widgets of the instances that this element contains.
extension ElementInstance {
  func insertWidgets(of child: Instance, at index: Int) {
    child.insertWidgets(into: self, at: index)
    engine.record.inserted += child.widgetCount
  }

  func insert(_ element: ElementInstance, at index: Int) {
    engine.patcher.insert(element.widget, into: widget, at: index)
  }

  func removeWidgets(of child: Instance, at index: Int) {
    engine.record.removed += child.widgetCount
    if child.widgetCount == 1 {
      return child.forEachWidget { engine.patcher.remove($0.widget, from: widget, at: index) }
    }
    var last = index + child.widgetCount
    var widgets: [AnyObject] = []
    child.forEachWidget { widgets.append($0.widget) }
    for removed in widgets.reversed() {
      last -= 1
      engine.patcher.remove(removed, from: widget, at: last)
    }
  }

  func moveWidgets(of child: Instance, from old: Int, to new: Int) {
    guard old != new else { return }
    let count = child.widgetCount
    var step = 0
    child.forEachWidget {
      let isRight = new > old
      engine.patcher.move(
        $0.widget, in: widget, from: isRight ? old : old + step,
        to: isRight ? new + count - 1 : new + step)
      step += 1
    }
    engine.record.moved += count
  }
}
