/// The way in which a picture takes its room.
enum ImageSizing: Hashable, Sendable {
  /// All of it is shown, no larger than its pixels.
  case natural
  /// All of it is shown, as large as there is room.
  case fit
  /// The room is covered, and what is outside is cut.
  case fill
}

/// The size of a picture and its place in a room of cells.
///
/// A cell is one pixel wide and two pixels high, so pixels are about squares. The aspect is kept to
/// the nearest pixel, and each side has at least one.
struct ImagePlace: Equatable {
  /// The size of the whole picture, in pixels.
  var width = 0
  var height = 0
  /// The pixels of it that are shown.
  var columns = 0..<0
  var rows = 0..<0
  /// The cell of the first one.
  var column = 0
  var row = 0

  /// The most columns or rows of a terminal, and the most cells in all.
  private static let maximumSide = 32_767
  private static let maximumCells = 1 << 21

  /// Places a picture in the middle of a room.
  init(of bitmap: Bitmap, _ sizing: ImageSizing, columns roomColumns: Int, rows roomRows: Int) {
    let roomWidth = min(roomColumns, Self.maximumSide)
    let roomHeight = 2 * min(roomRows, Self.maximumSide, Self.maximumCells / max(1, roomWidth))
    guard !bitmap.isEmpty, roomWidth > 0, roomHeight > 0 else { return }
    let isWider = bitmap.width * roomHeight > roomWidth * bitmap.height
    if sizing == .natural, bitmap.width <= roomWidth, bitmap.height <= roomHeight {
      (width, height) = (bitmap.width, bitmap.height)
    } else if isWider == (sizing != .fill) {
      width = roomWidth
      height = Self.share(of: bitmap.height, roomWidth, bitmap.width)
    } else {
      width = Self.share(of: bitmap.width, roomHeight, bitmap.height)
      height = roomHeight
    }
    columns = Self.shown(width, in: roomWidth)
    rows = Self.shown(height, in: roomHeight)
    column = (roomColumns - columns.count) / 2
    row = (roomRows - rowCount) / 2
  }

  /// The number of rows of cells.
  var rowCount: Int { (rows.count + 1) / 2 }

  /// Returns a length in the scale of another one, rounded, and at least 1.
  private static func share(of length: Int, _ part: Int, _ whole: Int) -> Int {
    max(1, (2 * length * part + whole) / (2 * whole))
  }

  /// Returns the middle of a length.
  private static func shown(_ length: Int, in room: Int) -> Range<Int> {
    let start = max(0, (length - room) / 2)
    return start..<min(length, start + room)
  }
}
