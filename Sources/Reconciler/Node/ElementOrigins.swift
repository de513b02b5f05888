#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A function that makes a child from an element of a collection.
@MainActor
package struct ChildFunction<Element, Owner: Component> {
  package let make: @MainActor (Element) -> VirtualNode<Owner>

  package init(_ make: @escaping @MainActor (Element) -> VirtualNode<Owner>) { self.make = make }

  /// The address of the function's code, where it captures nothing: then what it makes depends on
  /// the element alone. `nil` where it may capture something.
  ///
  /// A function is two words, its code and what it captures, and the second is zero where that is
  /// nothing. Stored in a structure of its own it is not wrapped in another on its way here.
  package var code: UInt? {
    guard MemoryLayout<Self>.size == 2 * MemoryLayout<UInt>.size else { return nil }
    return withUnsafeBytes(of: self) { words in
      let captured = words.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
      return captured == 0 ? words.load(as: UInt.self) : nil
    }
  }
}

/// The elements that children were made from by a function that captures nothing.
///
/// They are compared bit by bit: equal bits are equal values, and what differs though it means the
/// same is only made once more. They hold the elements, not the collection.
package struct ElementOrigins<Element>: LazyOrigins {
  private let code: UInt
  private let elements: ContiguousArray<Element>

  /// `nil` where equal bits say too little: of objects, and of what may hold some and cannot be
  /// compared.
  package init?<Data: RandomAccessCollection>(
    of data: Data, at indices: [Int], code: UInt
  ) where Data.Element == Element {
    guard
      _isPOD(Element.self)
        || !(Element.self is AnyObject.Type) && Element.self is any Equatable.Type
    else { return nil }
    self.code = code
    if let first = indices.first, let last = indices.last, last - first == indices.count - 1,
      // In one go where they stand in memory one after the other.
      let copied = data.withContiguousStorageIfAvailable({ Self.copy($0, first...last) })
    {
      elements = copied
    } else {
      var elements = ContiguousArray<Element>()
      elements.reserveCapacity(indices.count)
      for index in indices {
        elements.append(data[data.index(data.startIndex, offsetBy: index)])
      }
      self.elements = elements
    }
  }

  private static func copy(
    _ data: UnsafeBufferPointer<Element>, _ range: ClosedRange<Int>
  ) -> ContiguousArray<Element> {
    precondition(range.upperBound < data.count)
    return ContiguousArray(unsafeUninitializedCapacity: range.count) { buffer, count in
      guard let source = data.baseAddress, let target = buffer.baseAddress else { return }
      target.initialize(from: source + range.lowerBound, count: range.count)
      count = range.count
    }
  }

  /// How many of the others are passed over in search of one that is made from the same.
  private static var longestSearch: Int { 4 }

  package func differences(from others: any LazyOrigins) -> [Int]? {
    guard let others = others as? ElementOrigins, others.code == code,
      others.elements.count == elements.count
    else { return nil }
    let stride = MemoryLayout<Element>.stride
    let size = MemoryLayout<Element>.size
    var slots: [Int] = []
    elements.withUnsafeBytes { mine in
      others.elements.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return }
        for slot in 0..<elements.count
        where memcmp(mine + slot * stride, theirs + slot * stride, size) != 0 {
          slots.append(slot)
        }
      }
    }
    return slots
  }

  package func places(in others: any LazyOrigins) -> [Int] {
    var places = [Int](repeating: -1, count: elements.count)
    guard let others = others as? ElementOrigins, others.code == code else { return places }
    let stride = MemoryLayout<Element>.stride
    let size = MemoryLayout<Element>.size
    elements.withUnsafeBytes { mine in
      others.elements.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return }
        var next = 0
        for place in 0..<elements.count {
          let end = min(others.elements.count, next + Self.longestSearch)
          var candidate = next
          while candidate < end,
            memcmp(mine + place * stride, theirs + candidate * stride, size) != 0
          {
            candidate += 1
          }
          guard candidate < end else { continue }
          places[place] = candidate
          next = candidate + 1
        }
      }
    }
    return places
  }
}
