/// The scalars that one cell sends to the terminal: a base and up to four marks that take no
/// column.
///
/// Five is what a cell of ncurses holds (`CCHARW_MAX`).
public struct GlyphScalars: Hashable, Sendable {
  /// The most scalars that a cell holds.
  public static let capacity = 5

  private var storage: (UInt32, UInt32, UInt32, UInt32, UInt32)
  public private(set) var count: Int

  public init(_ base: UInt32) {
    storage = (base, 0, 0, 0, 0)
    count = 1
  }

  public var base: UInt32 { storage.0 }

  /// - Precondition: `index < count`.
  public subscript(index: Int) -> UInt32 {
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

  /// Adds a mark; a cell that is full drops it.
  public mutating func append(_ mark: UInt32) {
    switch count {
    case 1: storage.1 = mark
    case 2: storage.2 = mark
    case 3: storage.3 = mark
    case 4: storage.4 = mark
    default: return
    }
    count += 1
  }

  public static func == (left: GlyphScalars, right: GlyphScalars) -> Bool {
    left.storage == right.storage && left.count == right.count
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.0)
    hasher.combine(storage.1)
    hasher.combine(storage.2)
    hasher.combine(storage.3)
    hasher.combine(storage.4)
  }
}
