/// A mounted component, its type erased.
package class ComponentInstance: Region {
  /// The nodes that the parent passed (React's `children`), which the component shows in its slot.
  // Not checked for overlapping access, as docs/decisions/002-unchecked-access.md measures.
  @exclusivity(unchecked) final var content: AnyNode?
  @exclusivity(unchecked) private(set) final weak var contentSlot: (any ContentSlot)?
  /// Other slots for the content: one of them shows it when the first is gone.
  @exclusivity(unchecked) private final var waitingSlots: [WaitingSlot] = []
  @exclusivity(unchecked) private final var isRendering = false
  /// Whether the commit that runs will look at its effects.
  @exclusivity(unchecked) final var awaitsEffects = false

  private struct WaitingSlot { weak var slot: (any ContentSlot)? }

  /// The name of the component in a path.
  package final var name: String { node.name }

  /// The state, and what it is at first, for tests that look at it whatever the component.
  package var anyState: Any { () }
  package var anyInitialState: Any { () }
  /// The component with its props.
  package var anyProps: Any { () }

  final override var unmountsSilently: Bool { true }

  /// Starts and ends effects so that those run which the state asks for.
  func refreshEffects() {}

  /// Looks at the effects after the commit, once however often the component is rendered.
  final func refreshEffectsAfterCommit() {
    guard !awaitsEffects else { return }
    awaitsEffects = true
    engine.scheduler.schedule(.effects(self))
  }

  /// Brings what the component shows to what it renders now.
  final func updateRendered(to node: AnyNode, at cursor: HostCursor) {
    isRendering = true
    updateChild(to: node, owner: self, at: cursor)
    fillContentSlot(at: cursor)
    isRendering = false
    reportMissingContentSlot()
  }

  // MARK: - Content

  /// Whether a new slot shows the content; else it waits until the one that does is gone.
  final func claims(_ slot: any ContentSlot) -> Bool {
    guard contentSlot?.isMounted == true else {
      contentSlot = slot
      return true
    }
    waitingSlots.append(WaitingSlot(slot: slot))
    return false
  }

  /// Shows the content in another slot if its previous slot is gone.
  private final func fillContentSlot(at cursor: HostCursor) {
    guard !waitingSlots.isEmpty, contentSlot?.isMounted != true else { return }
    waitingSlots.removeAll { $0.slot?.isMounted != true }
    guard let slot = waitingSlots.first?.slot else { return }
    waitingSlots.removeFirst()
    contentSlot = slot
    show(content, in: slot, at: cursor)
  }

  final func contentSlotWasUnmounted() {
    if !isRendering, !waitingSlots.isEmpty { markDirty() }
  }

  private final func show(
    _ content: AnyNode?, in slot: any ContentSlot, at cursor: HostCursor
  ) {
    let count = slot.widgetCount
    slot.show(content, at: HostCursor(at: slot, within: self, cursor))
    slot.propagateWidgetCount(slot.widgetCount - count, through: self)
  }

  /// Shows new content if the component's own render does not reach it.
  final func updateContentSlot(at cursor: HostCursor) {
    guard let contentSlot, contentSlot.isMounted, contentSlot.shown !== content else { return }
    show(content, in: contentSlot, at: cursor)
  }

  final func reportMissingContentSlot() {
    #if DEBUG
      if content != nil, contentSlot?.isMounted != true, !engine.isOutOfStack {
        engine.diagnostics.report(
          "\(path): the content given to \(name) is placed nowhere: add Content()")
      }
    #endif
  }
}

/// The slot in which a component shows the nodes that its parent passed.
@MainActor
protocol ContentSlot: Instance {
  /// The displayed content, or `nil` if there is none.
  var shown: AnyNode? { get }
  func show(_ content: AnyNode?, at cursor: HostCursor)
}
