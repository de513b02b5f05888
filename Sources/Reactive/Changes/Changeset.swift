/// The steps that turn one list into another.
///
/// ```swift
/// let changes = Changeset(from: old, to: new)     // elements are Identifiable
/// var list = old
/// changes.apply(to: &list)                        // list is new
/// ```
public struct Changeset<Element> {
  /// The steps, in the order in which they are applied.
  ///
  /// A difference has the removals from last to first, then the insertions and moves from left to
  /// right, then the updates.
  public let steps: [ChangeStep<Element>]
  /// The length of the list that the first step is applied to.
  public let oldCount: Int

  /// Creates a changeset from steps.
  ///
  /// - Parameters:
  ///   - steps: the steps; the indices of each are those of the list after the preceding steps.
  ///   - oldCount: the length of the list that the first step is applied to.
  public init(steps: [ChangeStep<Element>], oldCount: Int) {
    self.steps = steps
    self.oldCount = oldCount
  }

  /// A Boolean value that indicates whether the changeset has no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// Applies all steps to a list.
  ///
  /// - Complexity: O(n) for each step.
  public func apply(to list: inout [Element]) { for step in steps { step.apply(to: &list) } }

  /// The changeset that undoes this one. O(s) for s steps.
  public var reversed: Changeset {
    var newCount = oldCount
    for step in steps {
      switch step {
      case .insert: newCount += 1
      case .remove: newCount -= 1
      case .move, .update: break
      }
    }
    return Changeset(steps: steps.reversed().map(\.reversed), oldCount: newCount)
  }
}

extension Changeset: Equatable where Element: Equatable {
  /// Returns a Boolean value that indicates whether the steps are equal and in the same order.
  public static func == (left: Changeset, right: Changeset) -> Bool {
    left.oldCount == right.oldCount && left.steps == right.steps
  }
}
