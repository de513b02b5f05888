/// Sorts listeners into the order of the tree, inner ones first. Their paths from the root are
/// walked once, however many share a part: a chain of listeners costs its length.
@MainActor
struct ListenerOrder {
  /// The instances that lead on from an instance, and the instance's own listener.
  private struct Way {
    var first: Instance?
    var others: [Instance] = []
    var listener: ListenerInstance?
  }

  private var ways: [ObjectIdentifier: Way] = [:]
  private var root: Instance?

  /// Returns the listeners in order, without those in a lazy child outside the window. Most events
  /// have one listener, which needs no order.
  static func sorted(_ found: [ListenerInstance]) -> [ListenerInstance] {
    guard found.count > 1 else { return found.filter { !$0.isInSuspendedChild } }
    var order = ListenerOrder()
    for listener in found { order.add(listener) }
    return order.inSight()
  }

  private mutating func add(_ listener: ListenerInstance) {
    var current: Instance = listener
    var below: Instance?
    while true {
      let isKnown = ways[ObjectIdentifier(current)] != nil
      update(current) { way in
        if let below { if way.first == nil { way.first = below } else { way.others.append(below) } }
      }
      if isKnown { break }
      below = current
      guard let above = current.parent else {
        root = current
        break
      }
      current = above
    }
    update(listener) { $0.listener = listener }
  }

  private mutating func update(_ instance: Instance, _ change: (inout Way) -> Void) {
    change(&ways[ObjectIdentifier(instance), default: Way()])
  }

  private func inSight() -> [ListenerInstance] {
    var sorted: [ListenerInstance] = []
    // What is still to be looked at, the next one last; a listener comes after all below it.
    var left: [(instance: Instance, isLookedInto: Bool)] = root.map { [($0, false)] } ?? []
    while let (instance, isLookedInto) = left.popLast() {
      guard !instance.isSuspended, let way = ways[ObjectIdentifier(instance)] else { continue }
      if isLookedInto || way.first == nil {
        if let listener = way.listener { sorted.append(listener) }
        continue
      }
      left.append((instance, true))
      if way.others.isEmpty, let below = way.first {
        left.append((below, false))
      } else {
        for below in instance.childInstances.reversed()
        where ways[ObjectIdentifier(below)] != nil {
          left.append((below, false))
        }
      }
    }
    return sorted
  }
}
