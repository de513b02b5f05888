import Testing

@testable import RecurseDrawing

@Suite("A drawing") struct ContextTests {
  private func drawing(_ draw: (inout DrawingContext) -> Void) -> DrawingContext {
    var context = DrawingContext()
    draw(&context)
    return context
  }

  private let path = Path(DotRect(x: 0, y: 0, width: 2, height: 2))

  @Test("equals another with the same steps, and no other")
  func equality() {
    let drawings = [
      drawing { _ in },
      drawing { $0.stroke(path, with: ink) },
      drawing { $0.stroke(path, with: Paint(rawValue: 1)) },
      drawing { $0.fill(path, with: ink) },
      drawing { $0.fill(path, with: ink, style: FillStyle(eoFill: true)) },
      drawing { $0.clip(to: path) },
      drawing { $0.draw("a", at: .zero, with: ink) },
      drawing { $0.draw("a", at: Dot(x: 1, y: 0), with: ink) },
      drawing { context in context.drawLayer { $0.stroke(path, with: ink) } },
    ]
    for (index, first) in drawings.enumerated() {
      for (other, second) in drawings.enumerated() {
        #expect((first == second) == (index == other))
      }
    }
    let same = Path(DotRect(x: 0, y: 0, width: 2, height: 2))
    #expect(drawing { $0.stroke(same, with: ink) } == drawings[1])
  }

  @Test("of nothing has no steps")
  func nothing() {
    let empty = drawing {
      $0.stroke(Path(), with: ink)
      $0.fill(Path(), with: ink)
      $0.draw("", at: .zero, with: ink)
      $0.draw("a", at: Dot(x: .nan, y: 0), with: ink)
    }
    #expect(empty == DrawingContext())
  }

  @Test("that a layer throws away is harmless")
  func replaced() {
    let dots = Dots(2, 2) { context in
      context.drawLayer { layer in
        layer.clip(to: Path())
        layer = DrawingContext()
      }
      context.fill(path, with: ink)
    }
    #expect(dots.count == 4)
  }

  @Test("shows what was drawn last in each dot")
  func order() {
    let shown = picture(4, 2, .ascii) {
      $0.fill(Path(DotRect(x: 0, y: 0, width: 4, height: 2)), with: Paint(rawValue: 0))
      $0.stroke(Path(from: Dot(x: 0, y: 0), to: Dot(x: 3, y: 1)), with: Paint(rawValue: 1))
      $0.fill(Path(DotRect(x: 1, y: 0, width: 2, height: 1)), with: Paint(rawValue: 2))
    }
    #expect(shown == "+xx*\n**++")
  }
}
