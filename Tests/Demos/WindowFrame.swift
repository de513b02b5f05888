import Recurse

/// The frame of a window around a picture of the screen, as a desktop draws it.
struct WindowFrame {
  let title: String
  let scheme: ColorScheme

  /// The height of the title bar, in units of the picture.
  private static let bar = 36

  /// Returns a picture in the frame. It is a picture inside the other, so that it may move.
  func around(_ picture: String) throws -> String {
    guard let head = picture.firstMatch(of: /<svg ([^>]*)width="(\d+)" height="(\d+)"/),
      let width = Int(head.2), let height = Int(head.3)
    else { throw NoPicture() }
    let palette = Theme.standard.palette(scheme)
    let (bar, line) = scheme == .dark ? ("#2a2e37", "#3d434f") : ("#e6e8ec", "#c3c8d0")
    let all = height + Self.bar
    let buttons = ["#ff5f57", "#febc2e", "#28c840"].enumerated().map { place, color in
      #"<circle cx="\#(22 + 20 * place)" cy="18" r="6" fill="\#(color)"/>"#
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(all)" \
      viewBox="0 0 \(width) \(all)">
      <clipPath id="window"><rect width="\(width)" height="\(all)" rx="10"/></clipPath>
      <g clip-path="url(#window)">
      <rect width="\(width)" height="\(all)" fill="\(bar)"/>
      \(buttons.joined(separator: "\n"))
      <text x="\(width / 2)" y="23" text-anchor="middle" fill="\(palette.secondaryText)" \
      font-family="system-ui, 'DejaVu Sans', sans-serif" font-size="14">\(title)</text>
      <svg y="\(Self.bar)" \(picture.dropFirst("<svg ".count))</g>
      <rect x="0.5" y="0.5" width="\(width - 1)" height="\(all - 1)" rx="9.5" fill="none" \
      stroke="\(line)"/>
      </svg>

      """
  }

  private struct NoPicture: Error {}
}
