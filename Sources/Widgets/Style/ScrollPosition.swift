import RecurseReconciler

/// The position of a scroll view, a list, a table or a log view, as the state asks for it and reads
/// it.
///
/// ```swift
/// struct State { var position = ScrollPosition() }
///
/// List(\.messages) { Text($0.text) }
///   .scrollPosition(\.position)
///
/// Button("Latest") { $0.position.scrollToEnd() }
/// Button("Chapter 2") { $0.position.scroll(to: $0.chapters[1].id, anchor: .top) }
/// ```
///
/// A request is counted, so the same one twice scrolls twice. Of several requests in one transition
/// the last one counts. A person scrolls on from there, and ``viewID(type:)`` is the first child in
/// view.
public struct ScrollPosition: Hashable, Sendable {
  private var number = 0
  private var goal: ScrollGoal?
  private var first: ScrollID?

  /// Creates a position that asks for nothing: content starts where it would without one.
  public init() {}

  /// Scrolls to the child with an identity: that of `ForEach` or `.key`, of a row of a list, or the
  /// number of a line of a log. If it does not exist, nothing moves.
  ///
  /// - Parameter anchor: the position of the child in the viewport; `nil` scrolls as little as
  ///   needed to make it visible.
  public mutating func scroll(to id: some Hashable & Sendable, anchor: Alignment? = nil) {
    ask(.child(ScrollID(id), anchor))
  }

  /// Scrolls by a distance, as far as the content goes.
  public mutating func scroll(by distance: ScrollDistance) { ask(.distance(distance)) }

  /// Scrolls to the start.
  public mutating func scrollToStart() { ask(.start) }

  /// Scrolls to the end. Content with ``Modifiable/defaultScrollAnchor(_:)`` follows it again.
  public mutating func scrollToEnd() { ask(.end) }

  /// Returns the identity of the first child in view, after a person or a request has scrolled;
  /// `nil` before, or if it has another type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
    first?.key.value(as: type)
  }

  private mutating func ask(_ goal: ScrollGoal) {
    number += 1
    self.goal = goal
  }

  /// The last request, or the child that is first in view, to which no mounted view scrolls.
  package var request: ScrollRequest? {
    guard let goal else { return nil }
    let isSeen = goal == first.map(ScrollGoal.top)
    return ScrollRequest(number: isSeen ? -number - 1 : number, goal: goal)
  }

  /// Returns whether a child is known to be first in view.
  func isFirst(_ key: NodeKey?) -> Bool {
    guard first?.key == key else { return false }
    return goal == nil || goal == first.map(ScrollGoal.top)
  }

  /// Takes the child that is first in view. Content that is shown again begins there.
  mutating func see(_ key: NodeKey?) {
    first = key.map { ScrollID(seen: $0) }
    goal = first.map(ScrollGoal.top) ?? goal
  }
}

/// A distance to scroll: down, or to the right where only columns scroll. Negative is back.
public enum ScrollDistance: Hashable, Sendable {
  /// A number of rows, or of columns where only columns scroll.
  case rows(Int)
  /// A number of viewports, of which one row stays in view.
  case pages(Int)

  /// A number that leads to an end of any content.
  private static let most = 1 << 40

  /// One viewport on.
  public static let page = ScrollDistance.pages(1)

  /// Returns the distance in rows of a viewport.
  package func rows(page: Int) -> Int {
    func bounded(_ count: Int) -> Int { min(max(-Self.most, count), Self.most) }
    return switch self {
    case .rows(let count): bounded(count)
    case .pages(let count): bounded(count) * page
    }
  }
}

/// The identity of a child.
///
/// Unchecked: a key is a value, made of a `Sendable` identity.
package struct ScrollID: Hashable, @unchecked Sendable {
  package let key: NodeKey

  init(_ id: some Hashable & Sendable) { key = NodeKey(id) }

  /// - Parameter key: the key of a mounted child, which is compared and read, and never changed.
  init(seen key: NodeKey) { self.key = key }
}

/// A place to which the state asks to scroll.
package enum ScrollGoal: Hashable, Sendable {
  case child(ScrollID, Alignment?)
  case distance(ScrollDistance)
  case start, end

  /// A child at the upper edge, or at the left one.
  static func top(_ id: ScrollID) -> ScrollGoal { .child(id, .topLeading) }
}

/// A request of the state to scroll. Each has another number, so that it differs from the last.
package struct ScrollRequest: Hashable, Sendable {
  package var number: Int

  /// Whether it only tells what is first in view, for a view that is shown later.
  package var isSeen: Bool { number < 0 }

  package var goal: ScrollGoal

  /// The child to show, if the request names one.
  package var child: (key: NodeKey, anchor: Alignment?)? {
    guard case .child(let id, let anchor) = goal else { return nil }
    return (id.key, anchor)
  }
}
