/// How one list becomes another: steps that can be taken one by one, or as one batch.
///
/// ```swift
/// let changes = Changeset(from: old, to: new)     // elements are Identifiable
/// var list = old
/// changes.apply(to: &list)                        // list is new
/// ```
public struct Changeset<Element> {
  /// The steps, in the order in which they have to be taken.
  ///
  /// Those of a difference are the removals from last to first, then from left to right the
  /// insertions and moves, then the updates.
  public let steps: [ChangeStep<Element>]
  /// The length of the list that they start from.
  public let oldCount: Int
  private let knownBatch: ChangeBatch<Element>?

  /// - Parameters:
  ///   - steps: steps of which each finds the list as the ones before have left it.
  ///   - oldCount: the length of the list that the first one finds.
  public init(steps: [ChangeStep<Element>], oldCount: Int) {
    self.init(steps: steps, oldCount: oldCount, batch: nil)
  }

  init(steps: [ChangeStep<Element>], oldCount: Int, batch: ChangeBatch<Element>?) {
    self.steps = steps
    self.oldCount = oldCount
    knownBatch = batch
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { steps.isEmpty }

  /// Takes all steps in a list.
  public func apply(to list: inout [Element]) { for step in steps { step.apply(to: &list) } }

  /// The way back.
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

  /// All changes at once, in old and new places.
  ///
  /// - Complexity: O(1) for a difference; for other steps O(n) each.
  public var batch: ChangeBatch<Element> { knownBatch ?? ChangeBatch(of: self) }
}

extension Changeset: Equatable where Element: Equatable {
  /// Whether the steps are the same ones, in the same order.
  public static func == (left: Changeset, right: Changeset) -> Bool {
    left.oldCount == right.oldCount && left.steps == right.steps
  }
}
