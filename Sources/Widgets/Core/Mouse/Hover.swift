import RecurseReconciler
import RecurseTerminal

/// The widgets under the mouse. A listener there hears once each when the mouse comes and when it
/// leaves, and where it is meanwhile.
///
///     motion, layout, another layer ─▶ hit test ─▶ listeners around what is hit
///                                                    │ those that are new: entered
///                                                    │ others: moved, to another of their cells
///                                                    └ those that are gone: left
@MainActor
final class Hover {
  unowned var tree: WidgetTree?
  private var listeners: [Listening] = []
  /// The tooltip for the content under the mouse.
  private var helper: Waiting?
  /// The tooltip for the content with the focus.
  private var focusHelper: Waiting?
  /// Whether a widget ever showed its value below the mouse, which it does without colors, too.
  var showsValues = false

  /// A listener, and the last place of the mouse in its content.
  private struct Listening {
    let listener: NearestListener<HoverChange>
    var location: CellPoint

    @MainActor func isSame(as other: Listening) -> Bool { listener.isSame(as: other.listener) }
  }

  /// A tooltip that is shown when its content was pointed at for a while.
  private struct Waiting {
    let presenter: PresentationInstance
    var timer: Timeline.Timer?
  }

  /// The time for which the mouse, or the focus, rests before a tooltip is shown.
  private static let mouseDelay = Duration.milliseconds(600)
  private static let focusDelay = Duration.milliseconds(1500)

  /// Whether anything has heard that the mouse is there.
  var isActive: Bool { !listeners.isEmpty || helper != nil || lit != nil || litAround != nil }

  /// The widget that looks different because the mouse is over it.
  private weak var lit: Widget?

  /// Whether the mouse is over a widget that looks different there.
  func isOver(_ widget: Widget) -> Bool { lit === widget }

  /// The widget that looks different because the mouse is over it, or over something inside.
  private weak var litAround: Widget?

  func isInside(_ widget: Widget) -> Bool { litAround === widget }

  /// Shows what another tree shows below the mouse, in a tree that is built for comparison.
  func adopt(_ widget: Widget) { lit = widget }
  func adoptAround(_ widget: Widget) { litAround = widget }

  /// Brings the listeners up to date with what is at a cell; at none, where the mouse is `nil`.
  ///
  /// - Parameter isMotion: whether the mouse moved. What comes below it by itself is not explained
  ///   before it moves.
  func update(at location: CellPoint?, isMotion: Bool) {
    let hit = location.flatMap { tree?.hit($0)?.widget }
    let instance = hit?.instance
    let nextLit = hit?.followsHover == true ? hit : nil
    tell(instance.map { NearestListener<HoverChange>.all(around: $0) } ?? [], at: location)
    if lit !== nextLit {
      let last = lit
      lit = nextLit
      last?.setNeedsPaint()
      nextLit?.setNeedsPaint()
    }
    let nextAround = hit?.selfAndAncestors.first { $0.followsHoverInside }
    if litAround !== nextAround {
      let last = litAround
      litAround = nextAround
      last?.setNeedsPaint()
      nextAround?.setNeedsPaint()
    }
    helper = waiting(
      for: instance?.presenter(around: .help), after: Self.mouseDelay, last: helper,
      starts: isMotion)
  }

  /// Tells those that listen where the mouse is, and those that did that it left.
  private func tell(_ found: [NearestListener<HoverChange>], at location: CellPoint?) {
    guard let tree, !found.isEmpty || !listeners.isEmpty else { return }
    let next = found.map { listener in
      let place = location ?? CellPoint(column: 0, row: 0)
      let corner = tree.corner(of: listener.instance)
      return Listening(listener: listener, location: place.located(in: corner))
    }
    let last = listeners
    listeners = next
    for listening in last where !next.contains(where: listening.isSame) {
      listening.listener.handle(.left)
    }
    for listening in next.reversed() {
      let (column, row) = (listening.location.column, listening.location.row)
      let known = last.first(where: listening.isSame)
      if known == nil {
        listening.listener.handle(.entered(column: column, row: row))
      } else if known?.location != listening.location {
        listening.listener.handle(.moved(column: column, row: row))
      }
    }
  }

  /// Explains what has the focus, after a while.
  func focusMoved(to widget: Widget?) {
    focusHelper = waiting(
      for: widget?.instance?.presenter(around: .help), after: Self.focusDelay, last: focusHelper)
  }

  /// A key or a click ends what is explained: it is in the way now.
  func dismissHelp() {
    guard helper != nil || focusHelper != nil else { return }
    for waiting in [helper, focusHelper] {
      waiting?.timer?.cancel()
      waiting?.presenter.request(nil)
    }
  }

  private func waiting(
    for presenter: PresentationInstance?, after delay: Duration, last: Waiting?,
    starts: Bool = true
  ) -> Waiting? {
    if let last, last.presenter === presenter, last.timer != nil || !starts { return last }
    last?.timer?.cancel()
    last?.presenter.request(nil)
    guard let presenter, let tree, !tree.isForComparison, let timeline = tree.timeline else {
      return nil
    }
    guard starts else { return Waiting(presenter: presenter, timer: nil) }
    let timer = timeline.schedule(at: timeline.now + delay) { [weak presenter] in
      guard let presenter, presenter.isMounted else { return }
      presenter.request(PresentationRequest())
    }
    return Waiting(presenter: presenter, timer: timer)
  }
}

extension WidgetTree {
  /// Whether anything in the app listens for motion, as every explanation does.
  var listensForMotion: Bool { root.instance?.engine.wants(.motion) == true }

  /// Whether anything is explained where the mouse or the focus rests.
  var hasHelp: Bool { !isForComparison && listensForMotion }
}
