/// One step from an old list to a new one.
///
/// Its numbers are places in the list as the steps before it have left it.
public enum ChangeStep<Element> {
  /// An element is put in, and is then at the index.
  case insert(at: Int, Element)
  /// The element at the index is taken out.
  case remove(at: Int, Element)
  /// The element at one index is taken out and put in at the other, counted without it.
  case move(from: Int, to: Int, Element)
  /// The element at the index gets new content.
  case update(at: Int, old: Element, new: Element)

  /// The step that undoes this one.
  public var reversed: ChangeStep {
    switch self {
    case .insert(let index, let element): .remove(at: index, element)
    case .remove(let index, let element): .insert(at: index, element)
    case .move(let from, let to, let element): .move(from: to, to: from, element)
    case .update(let index, let old, let new): .update(at: index, old: new, new: old)
    }
  }

  /// Takes the step in a list.
  public func apply(to list: inout [Element]) {
    switch self {
    case .insert(let index, let element): list.insert(element, at: index)
    case .remove(let index, _): list.remove(at: index)
    case .move(let from, let to, _): list.insert(list.remove(at: from), at: to)
    case .update(let index, _, let new): list[index] = new
    }
  }

  /// The step with its elements as a function makes them.
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
