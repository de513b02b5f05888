/// The source pixels along one axis that make each pixel of a scaled picture.
///
/// A pixel of a smaller picture covers the source from `number * source` to the same of the next
/// one, in parts of a source pixel of which there are `target`. So all weights are whole numbers,
/// and the pixels of the source weigh the same. A pixel of a larger picture is the source pixel in
/// which its middle is.
struct Axis {
  let source: Int
  let target: Int

  /// The sum of the weights of each pixel.
  var totalWeight: Int { isEnlarged ? 1 : source }

  private var isEnlarged: Bool { target >= source }

  /// The source pixels of a pixel, not empty.
  func sources(of number: Int) -> Range<Int> {
    if isEnlarged {
      let nearest = (2 * number + 1) * source / (2 * target)
      return nearest..<(nearest + 1)
    }
    let start = number * source
    return start / target..<(start + source + target - 1) / target
  }

  /// The weight that a source pixel has in a pixel.
  func weight(of index: Int, in number: Int) -> Int {
    if isEnlarged { return 1 }
    let start = max(index * target, number * source)
    return min((index + 1) * target, (number + 1) * source) - start
  }
}
