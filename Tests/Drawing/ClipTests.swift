import TestSupport
import Testing

@testable import RecurseDrawing

@Suite("A clip") struct ClipTests {
  private func path(_ random: inout SplitMix64) -> Path {
    Path { path in
      switch random.below(3) {
      case 0:
        path.addEllipse(
          in: DotRect(
            x: Double(random.below(16) - 4), y: Double(random.below(16) - 4),
            width: Double(random.below(14)), height: Double(random.below(14))))
      default:
        path.addLines(
          (0..<3 + random.below(4)).map { _ in
            Dot(x: Double(random.below(24) - 4), y: Double(random.below(24) - 4))
          })
      }
    }
  }

  private func draw(_ random: inout SplitMix64, into context: inout DrawingContext) {
    for _ in 0..<1 + random.below(3) {
      let paint = Paint(rawValue: UInt32(random.below(3)))
      if random.chance(50) {
        context.stroke(path(&random), with: paint)
      } else {
        context.fill(path(&random), with: paint, style: FillStyle(eoFill: random.chance(50)))
      }
    }
  }

  @Test("leaves of a picture what its fill covers", arguments: 0..<3 as Range<UInt64>)
  func mask(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<100 {
      let style = FillStyle(eoFill: random.chance(50))
      let clip = path(&random)
      var drawing = DrawingContext()
      draw(&random, into: &drawing)
      let whole = Dots(16, 16) { $0 = drawing }
      let clipped = Dots(16, 16) {
        $0.clip(to: clip, style: style)
        $0.append(drawing)
      }
      let mask = Dots(16, 16) { $0.fill(clip, with: ink, style: style) }
      #expect(clipped == whole.intersection(mask))
      count += clipped.count
    }
    #expect(count > 500)
  }

  @Test(
    "inside others leaves what is in all of them, until its layer ends",
    arguments: 0..<3 as Range<UInt64>)
  func nested(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      let clips = (0..<3).map { _ in path(&random) }
      let drawings = (0..<4).map { _ in
        var drawing = DrawingContext()
        draw(&random, into: &drawing)
        return drawing
      }
      let masks = clips.map { clip in Dots(16, 16) { $0.fill(clip, with: ink) } }
      let wholes = drawings.map { drawing in Dots(16, 16) { $0 = drawing } }
      let dots = Dots(16, 16) { context in
        context.drawLayer { layer in
          layer.clip(to: clips[0])
          layer.drawLayer { inner in
            inner.clip(to: clips[1])
            inner.append(drawings[0])
            inner.clip(to: clips[2])
            inner.append(drawings[1])
          }
          layer.append(drawings[2])
          layer.drawLayer { inner in
            inner.clip(to: clips[2])
            inner.append(drawings[3])
          }
        }
      }
      let expected = Dots(16, 16) { x, y in
        masks[0][x, y]
          && (wholes[0][x, y] && masks[1][x, y]
            || wholes[1][x, y] && masks[1][x, y] && masks[2][x, y]
            || wholes[2][x, y] || wholes[3][x, y] && masks[2][x, y])
      }
      #expect(dots == expected)
    }
  }

  @Test("ends with the drawing, so the next one has none")
  func nextDrawing() {
    var grid = DotGrid(columns: 4, rows: 2, style: .ascii)
    var clipped = DrawingContext()
    clipped.clip(to: Path(DotRect(x: 1, y: 0, width: 1, height: 1)))
    clipped.fill(Path(DotRect(x: 0, y: 0, width: 9, height: 9)), with: ink)
    grid.draw(clipped) { _ in 1 }
    #expect(picture(grid) == "·*··\n····")
    var open = DrawingContext()
    open.fill(Path(DotRect(x: 2, y: 0, width: 9, height: 1)), with: Paint(rawValue: 1))
    grid.draw(open) { _ in 1 }
    #expect(picture(grid) == "·*++\n····")
  }

  @Test("to an empty path hides everything, also texts")
  func empty() {
    let shown = picture(3, 1, .ascii) {
      $0.drawLayer { layer in
        layer.clip(to: Path())
        layer.clip(to: Path(DotRect(x: 0, y: 0, width: 9, height: 9)))
        layer.fill(Path(DotRect(x: 0, y: 0, width: 9, height: 9)), with: ink)
        layer.draw("abc", at: .zero, with: ink)
      }
      $0.draw("z", at: Dot(x: 1, y: 0), with: ink)
    }
    #expect(shown == "·z·")
  }

  @Test("ends even if the layer throws")
  func thrown() {
    struct Failure: Error {}
    let dots = Dots(3, 1) { context in
      #expect(throws: Failure.self) {
        try context.drawLayer { layer in
          layer.clip(to: Path())
          throw Failure()
        }
      }
      context.fill(Path(DotRect(x: 0, y: 0, width: 3, height: 1)), with: ink)
    }
    #expect(dots.count == 3)
  }

  @Test("shows the characters whose cells it contains whole")
  func texts() {
    func clipped(_ rect: DotRect) -> String {
      picture(6, 2, .braille) {
        $0.clip(to: Path(rect))
        $0.draw("a界bc", at: Dot(x: 3, y: 2), with: ink)
      }
    }
    #expect(clipped(DotRect(x: 0, y: 0, width: 12, height: 8)) == "·a界bc\n······")
    #expect(clipped(DotRect(x: 2, y: 0, width: 10, height: 4)) == "·a界bc\n······")
    #expect(clipped(DotRect(x: 3, y: 0, width: 6, height: 4)) == "··界··\n······")
    #expect(clipped(DotRect(x: 5, y: 0, width: 20, height: 4)) == "····bc\n······")
    #expect(clipped(DotRect(x: 0, y: 0, width: 12, height: 3)) == "······\n······")
  }
}

extension DrawingContext {
  /// Draws another drawing, with its clips.
  fileprivate mutating func append(_ drawing: DrawingContext) {
    for command in drawing.commands {
      switch command {
      case .stroke(let path, let paint): stroke(path, with: paint)
      case .fill(let path, let style, let paint): fill(path, with: paint, style: style)
      default: Issue.record("a drawing of strokes and fills")
      }
    }
  }
}
