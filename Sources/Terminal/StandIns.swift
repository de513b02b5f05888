package enum ColorLevel: Sendable {
  case none, ansi16, palette256, trueColor
  static func detect(environment: [String: String], terminfoColors: Int) -> ColorLevel {
    if let no = environment["NO_COLOR"], !no.isEmpty { return .none }
    if let color = environment["COLORTERM"], color == "truecolor" || color == "24bit" { return .trueColor }
    return terminfoColors >= 256 ? .palette256 : terminfoColors >= 8 ? .ansi16 : .none
  }
}
func quantise(_ color: Color, to level: ColorLevel) -> Color {
  if color.index != nil { return level == .ansi16 ? .indexed(color.index! & 15) : color }
  return level == .trueColor ? color : .white
}
package struct InputDecoder {
  package init(terminfoKeys: [(String, String)]) {}
  package mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>, into: inout [InputEvent]) {
    for byte in bytes { into.append(.key(KeyEvent(.character(Character(Unicode.Scalar(byte)))))) }
  }
  package mutating func expire(into: inout [InputEvent]) {}
  package var isWaiting: Bool { false }
}
