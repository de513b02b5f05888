import Recurse

/// All text attributes and colours. A terminal with fewer colours shows the nearest.
struct TextStyles: Component, Equatable {
  /// The columns of the colors.
  private static let width = 36

  func render(state: Void) -> Node {
    attributes
    Text("")
    palette(0..<8) + "\n" + palette(8..<16)
    Text("")
    ramp { .rgb(red: 255 - $0, green: $0, blue: 0) }
    ramp { .rgb(red: 0, green: 255 - $0, blue: $0) }
    ramp { .rgb(red: $0, green: $0, blue: $0) }
    Text("")
    palette(16..<232, cell: " ").wrap(.characters).frame(width: Self.width)
    palette(232..<256, cell: " ")
  }

  private var attributes: Text {
    Text("bold").bold() + " " + Text("dim").dim() + " " + Text("italic").italic() + " "
      + Text("underline").underline() + " " + Text("reverse").reverse() + " "
      + Text("strike").strikethrough()
  }

  private func palette(_ colors: Range<Int>, cell: Text? = nil) -> Text {
    var palette = Text("")
    for index in colors {
      let color = Color.indexed(UInt8(index))
      palette +=
        cell?.background(color)
        ?? Text(" \(index) ").background(color)
        .foreground(index % 8 == 0 ? .white : .black)
    }
    return palette
  }

  private func ramp(_ color: (Int) -> Color) -> Text {
    var ramp = Text("")
    for column in 0..<Self.width {
      ramp += Text(" ").background(color(255 * column / (Self.width - 1)))
    }
    return ramp.lineLimit(1).truncationMode(.clip)
  }
}

extension Color {
  fileprivate static func rgb(red: Int, green: Int, blue: Int) -> Color {
    .rgb(UInt8(red), UInt8(green), UInt8(blue))
  }
}
