/// A step from an old list to a new one.
///
/// Its indices are those of the list after the preceding steps.
public enum ChangeStep<Element> {
  /// Inserts an element, which is then at the index.
  case insert(at: Int, Element)
  /// Removes the element at the index.
  case remove(at: Int, Element)
  /// Moves an element. The second index is the one after the move.
  case move(from: Int, to: Int, Element)
  /// Replaces the content of the element at the index.
  case update(at: Int, old: Element, new: Element)

  /// The step that undoes this one. O(1).
  public var reversed: ChangeStep {
    switch self {
    case .insert(let index, let element): .remove(at: index, element)
    case .remove(let index, let element): .insert(at: index, element)
    case .move(let from, let to, let element): .move(from: to, to: from, element)
    case .update(let index, let old, let new): .update(at: index, old: new, new: old)
    }
  }

  /// Applies the step to a list.
  ///
  /// - Precondition: its indices are in the list.
  /// - Complexity: O(n), like an array's own edits; O(1) for an update.
  public func apply(to list: inout [Element]) {
    switch self {
    case .insert(let index, let element): list.insert(element, at: index)
    case .remove(let index, _): list.remove(at: index)
    case .move(let from, let to, _): list.insert(list.remove(at: from), at: to)
    case .update(let index, _, let new): list[index] = new
    }
  }

  /// Returns the step with its elements transformed by a function. O(1).
  public func map<Result>(_ transform: (Element) -> Result) -> ChangeStep<Result> {
    switch self {
    case .insert(let index, let element): .insert(at: index, transform(element))
    case .remove(let index, let element): .remove(at: index, transform(element))
    case .move(let from, let to, let element): .move(from: from, to: to, transform(element))
    case .update(let index, let old, let new):
      .update(at: index, old: transform(old), new: transform(new))
    }
  }
}

extension ChangeStep: Equatable where Element: Equatable {}
extension ChangeStep: Hashable where Element: Hashable {}
extension ChangeStep: Sendable where Element: Sendable {}
