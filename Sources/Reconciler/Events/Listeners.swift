/// All that listen in a tree, so that an event without a target finds them without a walk.
@MainActor
final class Listeners {
  // Unchecked, as docs/decisions/002-unchecked-access.md measures: each key is offered to these.
  @exclusivity(unchecked) private var all: [ListenerInstance] = []
  private(set) var declarationVersion = 0

  /// A declaration came, went, or says something else.
  func declarationsChanged() { declarationVersion &+= 1 }

  func add(_ listener: ListenerInstance) {
    if listener.listener.isDeclaration { declarationsChanged() }
    listener.slot = all.count
    all.append(listener)
  }

  /// O(1): the last one takes the place.
  func remove(_ listener: ListenerInstance) {
    if listener.listener.isDeclaration { declarationsChanged() }
    let last = all.removeLast()
    guard last !== listener else { return }
    last.slot = listener.slot
    all[last.slot] = last
  }

  /// Returns the visible listeners for an event, inner ones first, in the order of the tree.
  func listening<Event>(for event: Event) -> [ListenerInstance] {
    let type = ObjectIdentifier(Event.self)
    var found: [ListenerInstance] = []
    for instance in all where instance.listener.event == type {
      let listener = unsafeDowncast(instance.listener, to: EventListener<Event>.self)
      if listener.accepts(event) { found.append(instance) }
    }
    return ListenerOrder.sorted(found)
  }

  /// Returns the visible listeners for a type of event, in the same order.
  func listening<Event>(for event: Event.Type) -> [ListenerInstance] {
    let type = ObjectIdentifier(event)
    return ListenerOrder.sorted(all.filter { $0.listener.event == type })
  }
}

extension Engine {
  var listeners: Listeners { attachments.find(orAdd: Listeners()) }
}
