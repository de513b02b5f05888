import Testing

@testable import RecurseImages

@Suite("The place of a picture in its room") struct PlaceTests {
  private static let sizes = [1, 2, 3, 5, 8, 40, 1_000]

  private func each(_ body: (Bitmap, Int, Int) throws -> Void) throws {
    for width in Self.sizes {
      for height in Self.sizes where width * height < 50_000 {
        let picture = try Bitmap(width, height) { _, _ in 255 }
        for columns in 0...7 {
          for rows in 0...5 { try body(picture, columns, rows) }
        }
      }
    }
  }

  /// Whether a size has the aspect of a picture, to the nearest pixel of the shorter side.
  private func hasAspect(_ place: ImagePlace, _ picture: Bitmap) -> Bool {
    let wanted = Double(picture.width) / Double(picture.height)
    let (width, height) = (Double(place.width), Double(place.height))
    return abs(width - height * wanted) <= 0.5 || abs(height - width / wanted) <= 0.5
      || place.width == 1 || place.height == 1
  }

  @Test("is inside, in the middle, and touches two edges if it fits")
  func fit() throws {
    try each { picture, columns, rows in
      let place = ImagePlace(of: picture, .fit, columns: columns, rows: rows)
      guard columns > 0, rows > 0 else { return #expect(place.columns.isEmpty) }
      #expect(place.columns == 0..<place.width && place.rows == 0..<place.height)
      #expect(place.width == columns || place.height == 2 * rows)
      #expect(place.width <= columns && place.height <= 2 * rows)
      #expect(place.column == (columns - place.width) / 2)
      #expect(place.row == (rows - (place.height + 1) / 2) / 2)
      #expect(hasAspect(place, picture))
    }
  }

  @Test("is covered if it fills it, with the middle of the picture")
  func fill() throws {
    try each { picture, columns, rows in
      let place = ImagePlace(of: picture, .fill, columns: columns, rows: rows)
      guard columns > 0, rows > 0 else { return #expect(place.columns.isEmpty) }
      #expect(place.columns.count == columns && place.rows.count == 2 * rows)
      #expect(place.width == columns || place.height == 2 * rows)
      #expect(place.column == 0 && place.row == 0)
      let (left, right) = (place.columns.lowerBound, place.width - place.columns.upperBound)
      #expect((0...1).contains(right - left))
      #expect(hasAspect(place, picture))
    }
  }

  @Test("is no larger than its pixels unless it may be")
  func natural() throws {
    try each { picture, columns, rows in
      let place = ImagePlace(of: picture, .natural, columns: columns, rows: rows)
      if picture.width <= columns, picture.height <= 2 * rows {
        #expect(place.width == picture.width && place.height == picture.height)
      } else {
        #expect(place == ImagePlace(of: picture, .fit, columns: columns, rows: rows))
      }
    }
  }

  @Test("is bounded by what a terminal may have")
  func huge() throws {
    let picture = try Bitmap(3, 2) { _, _ in 255 }
    for sizing in [ImageSizing.natural, .fit, .fill] {
      let place = ImagePlace(of: picture, sizing, columns: 1_000_000, rows: 1_000_000)
      #expect(place.columns.count * place.rows.count <= 1 << 22)
    }
  }
}
