extension Bitmap {
  /// Returns the picture in another size.
  ///
  /// ```swift
  /// let thumbnail = picture.scaled(width: 80, height: 60)
  /// ```
  ///
  /// Along an axis that gets shorter a pixel has the average of the area that it covers. It is an
  /// average of light, not of sRGB's values, which would make fine patterns darker than they are
  /// seen from afar. A color counts by its opacity. Along an axis that gets longer a pixel is
  /// repeated. Negative sizes count as 0.
  ///
  /// An app that shows a picture of many pixels scales it once, in a task, so that a change of the
  /// window's size scales fewer pixels.
  ///
  /// - Complexity: O(pixels of both)
  public func scaled(width: Int, height: Int) -> Bitmap {
    let (width, height) = (max(0, width), max(0, height))
    return scaled(width: width, height: height, columns: 0..<width, rows: 0..<height)
  }

  /// Returns a part of the picture in another size. O(pixels of the part in both).
  func scaled(width: Int, height: Int, columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    guard !isEmpty, !columns.isEmpty, !rows.isEmpty else { return .empty }
    if width == self.width, height == self.height, columns.count == width, rows.count == height {
      return self
    }
    let across = Axis(source: self.width, target: width)
    let down = Axis(source: self.height, target: height)
    var result: [UInt8] = []
    result.reserveCapacity(4 * columns.count * rows.count)
    for row in rows {
      for column in columns { append(column, row, across, down, to: &result) }
    }
    return Bitmap(columns.count, rows.count, result)
  }

  private func append(
    _ column: Int, _ row: Int, _ across: Axis, _ down: Axis, to result: inout [UInt8]
  ) {
    let sources = across.sources(of: column)
    let lines = down.sources(of: row)
    if sources.count == 1, lines.count == 1 {
      let place = 4 * (lines.lowerBound * width + sources.lowerBound)
      return result.append(contentsOf: pixels[place..<(place + 4)])
    }
    var (red, green, blue, opacity) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    let light = LinearLight.ofValues
    for line in lines {
      let lineWeight = down.weight(of: line, in: row)
      for source in sources {
        let place = 4 * (line * width + source)
        let weight = UInt64(lineWeight * across.weight(of: source, in: column))
        let cover = weight * UInt64(pixels[place + 3])
        red += cover * light[Int(pixels[place])]
        green += cover * light[Int(pixels[place + 1])]
        blue += cover * light[Int(pixels[place + 2])]
        opacity += cover
      }
    }
    guard opacity > 0 else { return result.append(contentsOf: [0, 0, 0, 0]) }
    let whole = UInt64(across.totalWeight * down.totalWeight)
    result.append(LinearLight.value(red, of: opacity))
    result.append(LinearLight.value(green, of: opacity))
    result.append(LinearLight.value(blue, of: opacity))
    result.append(UInt8((opacity + whole / 2) / whole))
  }
}
