import Recurse

/// Circles that are drawn by a click and changed by a dialog, with undo and redo.
struct CircleDrawer: Component {
  struct Circle: Equatable {
    var center: CellPoint
    /// In columns.
    var diameter = 12.0

    func distance(_ column: Double, _ row: Double) -> Double {
      // A row is about as high as two columns are wide.
      let (x, y) = (column - Double(center.column), 2 * (row - Double(center.row)))
      return (x * x + y * y).squareRoot()
    }
  }

  struct State: Equatable {
    var circles: [Circle]
    /// The circles after each change, and the change that is shown.
    var steps: [[Circle]]
    var step = 0 { didSet { circles = steps[step] } }
    var pointer = CellPoint(column: 8, row: 3)
    /// The circle that the dialog is about.
    var adjusted: Int? { didSet { if adjusted == nil { keep() } } }
    var marked: Int? { adjusted ?? selected }
    var canUndo: Bool { step > 0 }
    var canRedo: Bool { step < steps.count - 1 }

    init(_ circles: [Circle]) {
      self.circles = circles
      steps = [circles]
    }

    /// The circle that is nearest to the pointer, of those that are around it.
    var selected: Int? {
      let distances = circles.map { $0.distance(Double(pointer.column), Double(pointer.row)) }
      return circles.indices.filter { distances[$0] < circles[$0].diameter / 2 }
        .min { distances[$0] < distances[$1] }
    }

    mutating func draw() {
      circles.append(Circle(center: pointer))
      keep()
    }

    mutating func removeSelected() {
      guard let selected else { return }
      circles.remove(at: selected)
      keep()
    }

    mutating func clear() {
      circles = []
      keep()
    }

    /// A change is one step, whatever it went through.
    private mutating func keep() {
      guard circles != steps[step] else { return }
      steps[(step + 1)...] = [circles]
      step += 1
    }
  }

  /// The circles at the start.
  var circles: [Circle] = []

  var initialState: State { State(circles) }

  func render(state: State) -> Node {
    VStack(alignment: .stretch) {
      HStack {
        Button("Undo") { $0.step -= 1 }.disabled(!state.canUndo)
        Button("Redo") { $0.step += 1 }.disabled(!state.canRedo)
        Button("Clear") { $0.clear() }.disabled(state.circles.isEmpty)
        Spacer()
        Text(words(state)).foreground(.secondaryText).lineLimit(1)
      }
      WithEnvironment(\.windowSize.rows) { rows in
        GeometryReader { canvas(state, $0) }.border(rows >= 8 ? .rounded : nil)
      }
    }
    .command("Undo", key: "ctrl+z", isEnabled: state.canUndo) { $0.step -= 1 }
    .command("Redo", key: "ctrl+y", isEnabled: state.canRedo) { $0.step += 1 }
  }

  /// The number of circles, and the effect of a click at the pointer.
  private func words(_ state: State) -> String {
    let count = state.circles.count
    let circles = count == 1 ? "1 circle" : "\(count) circles"
    let place = state.marked.map { state.circles[$0] }
    guard let place else { return "\(circles); a click draws one" }
    return "\(circles); Enter changes the marked one, \(Int(place.diameter)) wide"
  }

  private func canvas(_ state: State, _ size: CellSize) -> Node {
    VirtualNode(CircleCanvas(state: state))
      .frame(width: size.columns, height: size.rows)
      .onContinuousHover { state, phase in
        if case .active(let point) = phase { state.pointer = point }
      }
      .onTapGesture { if $0.selected == nil { $0.draw() } }
      .onKey(.up) { $0.pointer.row = max(0, $0.pointer.row - 1) }
      .onKey(.down) { $0.pointer.row = min($0.pointer.row + 1, size.rows - 1) }
      .onKey(.left) { $0.pointer.column = max(0, $0.pointer.column - 1) }
      .onKey(.right) { $0.pointer.column = min($0.pointer.column + 1, size.columns - 1) }
      .command(state.selected == nil ? "Draw" : "Adjust diameter", id: "draw", key: "enter") {
        if $0.selected == nil { $0.draw() } else { $0.adjusted = $0.selected }
      }
      .command("Remove", key: "delete", isEnabled: state.selected != nil) { $0.removeSelected() }
      .contextMenu {
        Button("Adjust diameter…") { $0.adjusted = $0.selected }.disabled(state.selected == nil)
        Button("Remove") { $0.removeSelected() }.disabled(state.selected == nil)
      }
      // Beside the circle, so that it is seen.
      .popover(item: \.adjusted, attachedTo: .bottom) { index in
        let center = state.circles[index].center
        Text("Adjust the diameter of the circle at (\(center.column), \(center.row)).")
        Slider("Diameter", value: \.circles[index].diameter, in: 2...60, step: 1)
      }
  }
}
