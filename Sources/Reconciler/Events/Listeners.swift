/// All that listen in a tree, so that an event without a target finds them without a walk.
@MainActor
final class Listeners {
  private var all: [ListenerInstance] = []
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

  /// Those that listen for an event, those further in first and in the order of the tree. Most
  /// events have one, which has no order.
  fileprivate func listening<Event>(for event: Event) -> [ListenerInstance] {
    let type = ObjectIdentifier(Event.self)
    var found: [ListenerInstance] = []
    for instance in all where instance.listener.event == type {
      let listener = unsafeDowncast(instance.listener, to: EventListener<Event>.self)
      if listener.accepts(event) { found.append(instance) }
    }
    return Self.sorted(found)
  }

  /// Those that listen for a type of event, in the same order.
  func listening<Event>(for event: Event.Type) -> [ListenerInstance] {
    let type = ObjectIdentifier(event)
    return Self.sorted(all.filter { $0.listener.event == type })
  }

  private static func sorted(_ found: [ListenerInstance]) -> [ListenerInstance] {
    guard found.count > 1 else { return found }
    var paths: [(path: [Int], instance: ListenerInstance)] = []
    for instance in found { paths.append((instance.slots, instance)) }
    paths.sort { $0.path.comesBefore($1.path) }
    return paths.map(\.instance)
  }
}

extension Engine {
  var listeners: Listeners { attachments.find(orAdd: Listeners()) }

  /// Offers an event to all that listen for its type, those further in first, until one handles it.
  ///
  /// What is out of sight is not asked, nor what `isOpen` excludes.
  package func offer<Event>(_ event: Event, where isOpen: (Instance) -> Bool) -> Bool {
    for listener in listeners.listening(for: event)
    where listener.isMounted && !listener.isInSuspendedChild && isOpen(listener) {
      if listener.hears(event) { return true }
    }
    return false
  }
}

extension Instance {
  /// The way from the root: at each step the place among the siblings.
  fileprivate final var slots: [Int] {
    var slots: [Int] = []
    var below: Instance = self
    while let above = below.parent {
      slots.append(above.childInstances.firstIndex { $0 === below } ?? 0)
      below = above
    }
    return slots.reversed()
  }
}

extension [Int] {
  /// Whether one path comes before another: what is further in does.
  fileprivate func comesBefore(_ other: [Int]) -> Bool {
    for (mine, others) in zip(self, other) where mine != others { return mine < others }
    return count > other.count
  }
}
