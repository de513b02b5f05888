/// The scalars of one cell: a base and up to four marks without width.
///
/// Five is the limit of ncurses (`CCHARW_MAX`).
package struct GlyphScalars: Hashable, Sendable {
  /// The most scalars of a cell.
  package static let capacity = 5

  private var storage: (UInt32, UInt32, UInt32, UInt32, UInt32)
  package private(set) var count: Int

  package init(_ base: UInt32) {
    storage = (base, 0, 0, 0, 0)
    count = 1
  }

  package var base: UInt32 { storage.0 }

  /// - Precondition: `index < count`.
  package subscript(index: Int) -> UInt32 {
    guard index >= 0, index < count else {
      fatalError("a cell of \(count) scalars has none at \(index)")
    }
    switch index {
    case 0: return storage.0
    case 1: return storage.1
    case 2: return storage.2
    case 3: return storage.3
    default: return storage.4
    }
  }

  /// Adds a mark, which is dropped if the cell is full.
  package mutating func append(_ mark: UInt32) {
    switch count {
    case 1: storage.1 = mark
    case 2: storage.2 = mark
    case 3: storage.3 = mark
    case 4: storage.4 = mark
    default: return
    }
    count += 1
  }

  package static func == (left: GlyphScalars, right: GlyphScalars) -> Bool {
    left.storage == right.storage && left.count == right.count
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(storage.0)
    hasher.combine(storage.1)
    hasher.combine(storage.2)
    hasher.combine(storage.3)
    hasher.combine(storage.4)
  }
}
