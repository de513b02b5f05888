extension DotGrid {
  /// Draws over what is there.
  ///
  /// - Parameters:
  ///   - context: the drawing.
  ///   - width: the number of columns of a character of a text; one of 0 or less is left out.
  /// - Complexity: A line costs its dots in sight. A fill costs, for each row in sight, its edges
  ///   and the dots between the first and the last of them.
  package mutating func draw(_ context: DrawingContext, width: (Character) -> Int) {
    guard columns > 0, rows > 0 else { return }
    for command in context.commands {
      switch command {
      case .stroke(let path, let paint): stroke(path, paint)
      case .fill(let path, let style, let paint): fill(path, style, paint)
      case .text(let text, let dot, let paint): draw(text, at: dot, paint, width)
      case .clip(let path, let style): clip(to: path, style)
      case .beginLayer: layers.append(plane.clipCount)
      case .endLayer:
        if let count = layers.popLast() { plane.endClips(downTo: count) }
      }
    }
    layers.removeAll(keepingCapacity: true)
    plane.endClips(downTo: 0)
  }

  private mutating func stroke(_ path: Path, _ paint: Paint) {
    let window = plane.window
    guard !window.isEmpty else { return }
    let step = step(of: paint)
    path.forEachLine(closing: false, flatness: Path.Flatness.stroke, sight: window) {
      if let line = DotLine(from: $0, to: $1) { plane.stroke(line, step) }
    }
  }

  private mutating func fill(_ path: Path, _ style: FillStyle, _ paint: Paint) {
    let window = plane.window
    guard !window.isEmpty else { return }
    field.add(path, in: window)
    field.sweep(style, .step(step(of: paint)), into: &plane)
  }

  private mutating func clip(to path: Path, _ style: FillStyle) {
    plane.beginClip()
    let window = plane.window
    if !window.isEmpty {
      field.add(path, in: window)
      field.sweep(style, .clip, into: &plane)
    }
    plane.applyClip()
  }

  private mutating func draw(
    _ text: String, at dot: Dot, _ paint: Paint, _ width: (Character) -> Int
  ) {
    let row = (dot.y / Double(style.dotsPerRow)).rounded(.down)
    let start = (dot.x / Double(style.dotsPerColumn)).rounded(.down)
    guard row >= 0, row < Double(rows), start < Double(columns), start > -1e15 else { return }
    let cells = Int(row)..<Int(row) + 1
    let dots = cells.scaled(by: style.dotsPerRow)
    var column = Int(start)
    for character in text {
      guard column < columns else { return }
      let count = character.isControl ? 0 : min(max(0, width(character)), columns + 1)
      guard count > 0 else { continue }
      let range = column..<column + count
      if column >= 0,
        plane.isInClip(columns: range.scaled(by: style.dotsPerColumn), rows: dots)
      {
        texts.place(character, paint, columns: range, row: cells.lowerBound)
      }
      column += count
    }
  }

  /// The number of the next step, which is that of the last one if its paint is the same.
  private mutating func step(of paint: Paint) -> UInt32 {
    if paints.last != paint {
      paints.append(paint)
      if self.style == .ascii, order[paint] == nil { order[paint] = order.count }
    }
    return UInt32(paints.count)
  }
}

extension Range<Int> {
  fileprivate func scaled(by factor: Int) -> Range { lowerBound * factor..<upperBound * factor }
}

extension Character {
  /// Whether a part of the character would change the terminal's state or its line.
  fileprivate var isControl: Bool {
    unicodeScalars.contains {
      switch $0.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}
