import Foundation
import RecurseImages

/// A picture scaled by its definition, slowly: each pixel of the source is repeated until both
/// sizes are whole parts of the picture, and areas of it are averaged.
enum PlainScaling {
  static func scaled(_ bitmap: Bitmap, _ width: Int, _ height: Int) throws -> Bitmap {
    let across = sources(bitmap.width, width)
    let down = sources(bitmap.height, height)
    return try Bitmap(width, height) { x, y in
      var (light, opacity, count) = ([0.0, 0.0, 0.0], 0.0, 0.0)
      for row in down[y] {
        for column in across[x] {
          let pixel = bitmap.pixel(column, row)
          for part in 0..<3 { light[part] += linear(pixel[part]) * Double(pixel[3]) }
          opacity += Double(pixel[3])
          count += 1
        }
      }
      let bytes = light.map { opacity > 0 ? encoded($0 / opacity) : 0 }
      return bytes.reduce(0) { $0 << 8 | $1 } << 8 | UInt32((opacity / count).rounded())
    }
  }

  /// The source pixels of each pixel, as often as they count.
  private static func sources(_ source: Int, _ target: Int) -> [[Int]] {
    if target >= source {
      return (0..<target).map { [Int((Double($0) + 0.5) * Double(source) / Double(target))] }
    }
    let parts = (0..<(source * target)).map { $0 / target }
    return (0..<target).map { Array(parts[($0 * source)..<(($0 + 1) * source)]) }
  }

  private static func linear(_ value: UInt8) -> Double {
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> UInt32 {
    let share = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt32((share * 255).rounded())
  }
}
