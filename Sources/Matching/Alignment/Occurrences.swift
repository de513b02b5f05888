/// The positions at which the query's characters occur in a text, as one linked list for each.
///
/// Most positions are in none, so an alignment has few places to look at.
struct Occurrences {
  /// Stands for "no more", because it is behind the last position.
  let end: Int
  private let heads: UnsafeMutableBufferPointer<Int16>
  private let nexts: UnsafeMutableBufferPointer<Int16>

  /// Links the positions in memory that is given.
  ///
  /// - Parameters:
  ///   - heads: room for as many numbers as the query has different characters.
  ///   - nexts: room for as many numbers as the text has characters.
  /// - Complexity: O(n), where n is the number of characters in the text.
  @inline(__always)
  init(
    in text: some NumberedText, heads: UnsafeMutableBufferPointer<Int16>,
    nexts: UnsafeMutableBufferPointer<Int16>
  ) {
    end = text.count
    self.heads = heads
    self.nexts = nexts
    heads.initialize(repeating: Int16(truncatingIfNeeded: end))
    var position = end
    while position > 0 {
      position -= 1
      let number = Int(text.number(at: position))
      guard number >= 0 else { continue }
      nexts[position] = heads[number]
      heads[number] = Int16(truncatingIfNeeded: position)
    }
  }

  /// The first position of a character, or `end`.
  @inline(__always)
  func first(of number: Int32) -> Int { Int(heads[Int(number)]) }

  /// The next position of the character at a position, or `end`.
  @inline(__always)
  func next(after position: Int) -> Int { Int(nexts[position]) }
}
