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
    var circles: [Circle] = []
    /// The circles after each change, and the change that is shown.
    var steps: [[Circle]] = [[]]
    var step = 0 { didSet { circles = steps[step] } }
    var pointer = CellPoint(column: 8, row: 3)
    /// The circle that the dialog is about.
    var adjusted: Int? { didSet { if adjusted == nil { keep() } } }
    var marked: Int? { adjusted ?? selected }

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

    /// A change is one step, whatever it went through.
    private mutating func keep() {
      guard circles != steps[step] else { return }
      steps[(step + 1)...] = [circles]
      step += 1
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    HStack {
      Button("Undo") { $0.step -= 1 }.disabled(state.step == 0)
      Button("Redo") { $0.step += 1 }.disabled(state.step == state.steps.count - 1)
    }
    WithEnvironment(\.windowSize.rows) { rows in
      GeometryReader { canvas(state, $0) }.frame(height: max(6, rows - 9)).border(.rounded)
    }
    .command("Undo", key: "ctrl+z", isEnabled: state.step > 0) { $0.step -= 1 }
    .command("Redo", key: "ctrl+y", isEnabled: state.step < state.steps.count - 1) { $0.step += 1 }
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
      .contextMenu {
        Button("Adjust diameter…") { $0.adjusted = $0.selected }.disabled(state.selected == nil)
      }
      // Beside the circle, so that it is seen.
      .popover(item: \.adjusted, attachedTo: .bottom) { index in
        let center = state.circles[index].center
        Text("Adjust the diameter of the circle at (\(center.column), \(center.row)).")
        Slider("Diameter", value: \.circles[index].diameter, in: 2...60, step: 1)
      }
  }
}
