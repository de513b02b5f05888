/// An element of a list with a label that orders it among the others.
@MainActor
final class LabelledItem<Element> {
  var element: Element
  fileprivate(set) var label: UInt64 = 0
  var isIncluded = false

  init(_ element: Element) { self.element = element }
}

/// A list whose elements can be compared by position in O(1).
///
/// Labels grow along the list and leave gaps. When a gap is used up, all labels are assigned again,
/// which keeps their order. This is the simplest form of Dietz and Sleator, "Two algorithms for
/// maintaining order in a list", 1987.
@MainActor
struct LabelledItems<Element> {
  private(set) var items: [LabelledItem<Element>]
  private static var gap: UInt64 { 1 << 32 }

  init(_ elements: [Element]) {
    items = elements.map { LabelledItem($0) }
    relabel()
  }

  mutating func insert(_ item: LabelledItem<Element>, at index: Int) {
    items.insert(item, at: index)
    let lower = index > 0 ? items[index - 1].label : 0
    let upper = index + 1 < items.count ? items[index + 1].label : lower + 2 * Self.gap
    guard upper - lower > 1, upper < .max / 2 else { return relabel() }
    item.label = lower + (upper - lower) / 2
  }

  mutating func remove(at index: Int) -> LabelledItem<Element> { items.remove(at: index) }

  private func relabel() {
    var label: UInt64 = 0
    for item in items {
      label += Self.gap
      item.label = label
    }
  }
}
