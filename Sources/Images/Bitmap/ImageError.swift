/// The reason why a picture cannot be read.
///
/// ```swift
/// do {
///   state.picture = try Bitmap(pngFile: path)
/// } catch {
///   state.problem = "\(error)"
/// }
/// ```
///
/// Its description is a sentence for a person.
public enum ImageError: Error, Equatable, Sendable {
  /// The bytes are of another format.
  case notPNG
  /// The PNG is damaged or not complete, for a reason in the words of the decoder.
  case broken(String)
  /// The picture has more pixels than are read, or a side of more than a million.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)
  /// The file has more bytes than are read.
  case fileTooLarge(path: String, maximumBytes: Int)
  /// The file cannot be read, for a reason in the words of the system.
  case cannotRead(path: String, reason: String)
  /// The bytes are not those of all pixels of the size.
  case wrongCount(bytes: Int, width: Int, height: Int)
}

extension ImageError {
  /// The longest side that libpng reads unless it is told otherwise.
  static let longestSide = 1_000_000
}

extension ImageError: CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    switch self {
    case .notPNG: "The picture is not a PNG."
    case .broken(let reason): "The picture is damaged: \(reason)."
    case .tooLarge(let width, let height, let most):
      "The picture has \(width)×\(height) pixels. At most \(most) can be shown, "
        + "and \(Self.longestSide) on a side."
    case .fileTooLarge(let path, let most): "“\(path)” has more than \(most) bytes."
    case .cannotRead(let path, let reason): "“\(path)” cannot be read: \(reason)."
    case .wrongCount(let bytes, let width, let height):
      "\(bytes) bytes are not a picture of \(width)×\(height) pixels with 4 bytes each."
    }
  }
}
