import Foundation

/// A value in a line of CSV.
struct CSVField: Hashable {
  var bytes: [UInt8] = []
  var isQuoted = false

  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// Whether it is nothing: an empty text has quotes.
  var isNull: Bool { bytes.isEmpty && !isQuoted }
}

/// A reader of values with commas between them.
///
///     1,"two ""words""",,""    1 │ two "words" │ nothing │ an empty text
///
/// Lines end with `\n` or `\r\n`. Between quotes there may be both. Lines without anything are
/// passed over.
struct CSVReader {
  private static let chunk = 1 << 16
  private static let (quote, lineFeed, carriageReturn) = (UInt8(0x22), UInt8(0x0A), UInt8(0x0D))

  private let file: FileHandle
  private let separator: UInt8
  private var bytes: [UInt8] = []
  private var place = 0
  private var nextLine = 1
  /// The line at which the last record begins, from 1.
  private(set) var line = 1

  /// Opens a file. In one whose name ends with `.tsv` there are tabs instead of commas.
  init(_ path: String) throws(DatabaseProblem) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .refused("“\(DisplayText.line(path))”: \(String(cString: strerror(errno))).")
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw .refused("“\(DisplayText.line(path))” is a folder.")
    }
    separator = path.lowercased().hasSuffix(".tsv") ? 0x09 : 0x2C
  }

  /// Reads the next values; `nil` at the end.
  mutating func record() throws -> [CSVField]? {
    if nextLine == 1, place == 0 { try skipMark() }
    while try peek() != nil {
      line = nextLine
      var fields = [try field()]
      while try peek() == separator {
        place += 1
        fields.append(try field())
      }
      try endLine()
      if fields != [CSVField()] { return fields }
    }
    return nil
  }

  // MARK: - Bytes

  private mutating func peek() throws -> UInt8? {
    if place == bytes.count {
      bytes = [UInt8](try file.read(upToCount: Self.chunk) ?? Data())
      place = 0
    }
    return place < bytes.count ? bytes[place] : nil
  }

  /// A mark of the order of bytes is no part of the first name.
  private mutating func skipMark() throws {
    _ = try peek()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  private mutating func endLine() throws {
    while let byte = try peek(), byte == Self.lineFeed || byte == Self.carriageReturn {
      place += 1
      if byte == Self.lineFeed {
        nextLine += 1
        return
      }
    }
  }

  private mutating func field() throws -> CSVField {
    var field = CSVField()
    if try peek() == Self.quote {
      field.isQuoted = true
      try quoted(&field)
    }
    while let byte = try peek(), byte != separator, byte != Self.lineFeed,
      byte != Self.carriageReturn
    {
      field.bytes.append(byte)
      place += 1
    }
    return field
  }

  private mutating func quoted(_ field: inout CSVField) throws {
    place += 1
    while let byte = try peek() {
      place += 1
      if byte == Self.quote {
        guard try peek() == Self.quote else { return }
        place += 1
      }
      if byte == Self.lineFeed { nextLine += 1 }
      field.bytes.append(byte)
    }
    throw DatabaseProblem.refused("line \(line): A quote has no end.")
  }
}
