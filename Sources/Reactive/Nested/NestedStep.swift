/// One step from old nested collections to new ones.
///
/// Its places are those in the collections as the steps before it have left them.
public enum NestedStep<Value> {
  /// An element is put in, with all that is new below it.
  case insert(at: NestedPath, NestedElement<Value>)
  /// An element is taken out, with all that ends below it.
  case remove(at: NestedPath, NestedElement<Value>)
  /// An element is taken out, with all below it, and put in at another place, counted without it.
  case move(from: NestedPath, to: NestedPath, NestedElement<Value>)
  /// An element changes; what is below it stays.
  case update(at: NestedPath, old: Value, new: Value)

  /// The step that undoes this one.
  public var reversed: NestedStep {
    switch self {
    case .insert(let path, let element): .remove(at: path, element)
    case .remove(let path, let element): .insert(at: path, element)
    case .move(let from, let to, let element): .move(from: to, to: from, element)
    case .update(let path, let old, let new): .update(at: path, old: new, new: old)
    }
  }

  /// Takes the step in nested collections.
  public func apply(to list: inout [NestedElement<Value>]) {
    switch self {
    case .insert(let path, let element):
      list.withSiblings(at: path) { $0.insert(element, at: $1) }
    case .remove(let path, _):
      list.withSiblings(at: path) { _ = $0.remove(at: $1) }
    case .move(let from, let to, _):
      let element = list.withSiblings(at: from) { $0.remove(at: $1) }
      list.withSiblings(at: to) { $0.insert(element, at: $1) }
    case .update(let path, _, let value):
      list.withSiblings(at: path) { $0[$1].value = value }
    }
  }
}

extension NestedStep: Equatable where Value: Equatable {}
extension NestedStep: Sendable where Value: Sendable {}
