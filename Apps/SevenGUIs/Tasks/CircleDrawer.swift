import Recurse

/// Circles that are drawn by a click and changed by a dialog, with undo and redo.
struct CircleDrawer: Component {
  struct Circle: Equatable {
    var center: CellPoint
    /// In columns.
    var diameter = 12.0

    func distance(to point: CellPoint) -> Double {
      // A row is about as high as two columns are wide.
      let columns = Double(point.column - center.column)
      let rows = 2 * Double(point.row - center.row)
      return (columns * columns + rows * rows).squareRoot()
    }

    func contains(_ point: CellPoint) -> Bool { distance(to: point) < diameter / 2 }
  }

  struct State {
    var circles: [Circle] = []
    var past: [[Circle]] = []
    var future: [[Circle]] = []
    var pointer = CellPoint(column: 0, row: 0)
    /// The circle that the dialog is about, and all of them before it opened.
    var adjusted = 0
    var before: [Circle] = []
    var isAdjusting = false { didSet { if !isAdjusting { keep(before) } } }

    /// The circle that is nearest to the pointer, of those that are around it.
    var selected: Int? {
      circles.indices.filter { circles[$0].contains(pointer) }
        .min { circles[$0].distance(to: pointer) < circles[$1].distance(to: pointer) }
    }

    /// Opens the dialog for the circle that the pointer is on.
    mutating func adjust() {
      guard let selected else { return }
      (adjusted, before) = (selected, circles)
      isAdjusting = true
    }

    mutating func draw(at point: CellPoint) {
      before = circles
      circles.append(Circle(center: point))
      keep(before)
    }

    /// A change is one step, whatever it went through.
    private mutating func keep(_ before: [Circle]) {
      guard before != circles else { return }
      past.append(before)
      future = []
    }

    mutating func step(
      from steps: WritableKeyPath<State, [[Circle]]>, to others: WritableKeyPath<State, [[Circle]]>
    ) {
      guard let circles = self[keyPath: steps].popLast() else { return }
      self[keyPath: others].append(self.circles)
      self.circles = circles
    }
  }

  var initialState: State { State() }

  func render(state: State) -> Node {
    HStack {
      Button("Undo") { $0.step(from: \.past, to: \.future) }.disabled(state.past.isEmpty)
      Button("Redo") { $0.step(from: \.future, to: \.past) }.disabled(state.future.isEmpty)
    }
    VirtualNode(
      CircleCanvas(
        circles: state.circles, selected: state.selected.map { state.circles[$0] },
        adjusted: state.isAdjusting ? state.circles[state.adjusted] : nil,
        pointer: state.pointer)
    ) { state, event in
      state.pointer = event.point
      switch event.action {
      case .draw where state.selected == nil: state.draw(at: event.point)
      case .adjust where state.selected != nil: state.adjust()
      case .adjust: state.draw(at: event.point)
      case .draw, .point: break
      }
    }
    .onHover { _, _ in }
    .contextMenu {
      Button("Adjust diameter…") { $0.adjust() }.disabled(state.selected == nil)
    }
    // Beside the circle, so that it is seen.
    .popover(isPresented: \.isAdjusting, attachedTo: .bottom) {
      let center = state.circles[state.adjusted].center
      Text("Adjust the diameter of the circle at (\(center.column), \(center.row)).")
      Slider("Diameter", value: \.circles[state.adjusted].diameter, in: 2...60, step: 1)
    }
    .border(.rounded)
    .commands {
      Command("Undo", key: "ctrl+z", isEnabled: !state.past.isEmpty) {
        $0.step(from: \.past, to: \.future)
      }
      Command("Redo", key: "ctrl+y", isEnabled: !state.future.isEmpty) {
        $0.step(from: \.future, to: \.past)
      }
    }
  }
}
